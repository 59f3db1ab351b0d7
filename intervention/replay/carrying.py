"""Captured batches as they have to be known to be carried out again: whole, in their order, with their decisions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pydantic import ValidationError

from intervention.contract.request import Policy, Run
from intervention.contract.result import Handled
from intervention.core.plan import Batch
from intervention.replay.captured import Captured, capture
from intervention.replay.drafts import Draft, Drafts
from intervention.replay.groups import Group, decide_layer, groups_of
from intervention.replay.imagined import under
from intervention.replay.lines import read_head
from intervention.replay.sources import Piece, read
from intervention.replay.whatif import WhatIf


class Planned(NamedTuple):
    """What is to be carried out for one batch. `states` are the recorded states right before its acts, the same commit
    for all of them; none where nothing was secured then."""

    source: str
    batch: Captured
    run: Run
    policy: Policy
    groups: tuple[Group, ...]
    decided: Batch
    state: str | None


def plan_batches(pieces: Iterable[Piece], what_if: WhatIf | None) -> Iterator[Planned]:
    """The batches that were answered and of which the log holds everything, in the order of their lines."""
    readers: dict[str, Drafts] = {}
    numbers: dict[str, int] = {}
    for piece in pieces:
        drafts = readers.setdefault(piece.source, Drafts(piece.source))
        for raw in read(piece).splitlines():
            numbers[piece.source] = line = numbers.get(piece.source, 0) + 1
            try:
                whole = list(drafts.take(line, raw, read_head(raw)))
            except ValidationError:
                continue
            yield from (planned for draft in whole if (planned := _plan(piece.source, draft, what_if)) is not None)


def _plan(source: str, draft: Draft, what_if: WhatIf | None) -> Planned | None:
    try:
        batch = capture(draft)
    except ValidationError:
        return None
    run, policy, result = batch.run, batch.policy, batch.result
    if run is None or policy is None or result is None or result.status == "empty":
        return None
    groups = [group for group in groups_of(batch, result) if group.is_whole and group.entries]
    if what_if is not None:
        changed = [under(group, policy, what_if) for group in groups]
        groups = [group for group, is_certain in changed if is_certain and group.entries]
        policy = what_if.policy(policy)
    states = [group.answer.snapshot for group in groups if isinstance(group.answer, Handled)]
    state = next((one for one in states if one is not None), None)
    return Planned(source, batch, run, policy, tuple(groups), decide_layer(groups, run, policy), state)
