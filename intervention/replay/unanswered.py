"""Violations for which no answer is recorded: there are no facts, so only what needs none can be said of them."""

from __future__ import annotations

from collections.abc import Sequence

from intervention.contract.entry import AuditEntry
from intervention.contract.request import Policy
from intervention.contract.words import AnyType
from intervention.core.ladder import is_capped, ladder_of, strongest_severity
from intervention.decide import group_violations, handler_of
from intervention.replay.captured import Captured
from intervention.replay.groups import Group
from intervention.replay.rows import Row, make_row
from intervention.replay.verdicts import Verdict
from intervention.replay.whatif import WhatIf


def left_out(batch: Captured, groups: Sequence[Group], what_if: WhatIf | None) -> list[Row]:
    """Violations that the answer does not mention: the engine could not read them."""
    answered = {one for group in groups for one in group.answer.violation_ids}
    return unanswered(batch, tuple(entry for entry in batch.entries if entry.id not in answered), what_if)


def unanswered(batch: Captured, entries: Sequence[AuditEntry], what_if: WhatIf | None) -> list[Row]:
    """One row a type. Where nothing but an instruction can come of it, that much is known."""
    policy = batch.policy
    if policy is not None and what_if is not None:
        policy = what_if.policy(policy)
    rows: list[Row] = []
    for violation_type, group in group_violations(entries).items():
        is_known = policy is not None and _can_only_instruct(violation_type, group, policy)
        now = Verdict(violation_type, "instruct", None) if is_known else None
        rows.append(make_row(batch, group, violation_type, None, now, "unknown", "unanswered"))
    return rows


def _can_only_instruct(violation_type: AnyType, entries: Sequence[AuditEntry], policy: Policy) -> bool:
    rungs = set(ladder_of(handler_of(violation_type), policy))
    return is_capped(strongest_severity(entries), policy) or rungs == {"instruct"}
