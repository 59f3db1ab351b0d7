"""The one question that a batch puts to a person, for all types that led to a suspension."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from intervention.contract.decision import DecisionFile, DecisionOption
from intervention.contract.request import Request
from intervention.effects.apply import Done


def ask(request: Request, stopped: Sequence[Done], now: str) -> DecisionFile:
    """The first type's options; `stopped` holds at least one, by priority. What they restore and waive is that of
    all."""
    types = tuple(one.decision.group.violation_type for one in stopped)
    own = tuple(operation.id for one in stopped for operation in one.operations)
    options = tuple(_fill(option, own, types) for option in _options(stopped))
    return DecisionFile(
        id="dec_" + hashlib.sha256(request.batch_id.encode()).hexdigest()[:16],
        kind="decision",
        run_id=request.run.run_id,
        opened_at=now,
        status="open",
        question="\n".join(one.stopped.question for one in stopped if one.stopped is not None),
        options=options,
        violation_types=types,
        violation_ids=tuple(entry.id for one in stopped for entry in one.decision.group.entries),
        batch_id=request.batch_id,
        answer=None,
    )


def _fill(option: DecisionOption, own: tuple[str, ...], types: tuple[str, ...]) -> DecisionOption:
    update: dict[str, object] = {}
    if option.restores == ("own",):
        update["restores"] = own
    if option.waives:
        update["waives"] = types
    return option.model_copy(update=update) if update else option


def _options(stopped: Sequence[Done]) -> tuple[DecisionOption, ...]:
    first = stopped[0].stopped
    return first.options if first is not None else ()
