"""From what really happened to the result: claims are made here, and from outcomes only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from intervention.contract.parse import BadViolation
from intervention.contract.request import Request
from intervention.contract.result import (
    Counts,
    DecisionAsked,
    Deferred,
    Handled,
    Option,
    Result,
    WireError,
)
from intervention.contract.words import Language
from intervention.core.plan import Superseded, Told
from intervention.effects.apply import Done, Settled

if TYPE_CHECKING:
    from intervention.contract.decision import DecisionFile


class Stored(NamedTuple):
    """Answers that the ledger already has for violations of this batch: they are given again, and nothing is done."""

    results: tuple[Handled, ...] = ()
    deferred: tuple[Deferred, ...] = ()


def build_result(
    request: Request, bad: Sequence[BadViolation], outcomes: Sequence[Settled], stored: Stored, now: str
) -> tuple[Result, DecisionFile | None]:
    """The result of a batch and the decision that it asks for, if any."""
    language = request.policy.language
    done = [one for one in outcomes if isinstance(one, Done)]
    decision = _ask(request, [one for one in done if one.stopped is not None], now)
    results = [_handled(one, language) for one in done] + list(stored.results)
    deferred = [_deferred(*one) for one in outcomes if not isinstance(one, Done)] + list(stored.deferred)
    results.sort(key=lambda one: one.priority)
    failed = [one for one in results if not one.success]
    result = Result(
        batch_id=request.batch_id,
        status="degraded" if failed or bad else "ok",
        error=_first_error(bad),
        pipeline_action="suspend" if decision is not None else "continue",
        results=tuple(results),
        deferred=tuple(deferred),
        decision=_asked(decision),
        counts=_count(results, deferred, bad),
    )
    return result, decision


def _handled(done: Done, language: Language) -> Handled:
    decision = done.decision
    group, handler, facts = decision.group, decision.handler, decision.facts
    told = Told(
        group=group,
        facts=facts,
        action=done.action,
        files=tuple(done.files),
        language=language,
        is_suspended=done.stopped is not None,
        error=done.error.message if done.error is not None else None,
    )
    operation = done.operations[-1].id if done.operations else None
    return Handled(
        violation_ids=tuple(entry.id for entry in group.entries),
        violation_type=group.violation_type,
        code=handler.code,
        priority=handler.priority,
        strike=decision.strike if done.is_strike else max(decision.strike - 1, 0),
        action=done.action,
        success=is_success(done),
        operation_id=operation,
        files=tuple(done.files),
        snapshot=done.snapshot,
        instruction=handler.instruction(told),
        undo=f"intervention undo {operation}" if operation is not None else None,
        facts=facts,
        error=done.error,
    )


def is_success(done: Done) -> bool:
    """Whether everything that was decided was carried out. What was refused beforehand was never decided."""
    refused_later = len([file for file in done.files if file.outcome == "refused"]) > len(done.decision.plan.refused)
    return done.error is None and not refused_later


def _deferred(superseded: Superseded, by: str) -> Deferred:
    group = superseded.group
    ids = tuple(entry.id for entry in group.entries)
    return Deferred(
        violation_ids=ids,
        violation_type=group.violation_type,
        reason="superseded",
        by=by,
        facts=superseded.facts,
    )


def _count(results: Sequence[Handled], deferred: Sequence[Deferred], bad: Sequence[BadViolation]) -> Counts:
    handled = sum(len(one.violation_ids) for one in results if one.success)
    failed = sum(len(one.violation_ids) for one in results if not one.success) + len(bad)
    later = sum(len(one.violation_ids) for one in deferred)
    return Counts(received=handled + failed + later, handled=handled, deferred=later, failed=failed)


def _first_error(bad: Sequence[BadViolation]) -> WireError | None:
    if not bad:
        return None
    first = bad[0]
    message = f"{first.error.code} {first.signal or '-'} {first.id or '-'}: {first.error.message}"
    more = f" (+{len(bad) - 1})" if len(bad) > 1 else ""
    return WireError(code="bad_envelope", message=message[:500] + more, hint=first.error.hint)


def _ask(request: Request, stopped: Sequence[Done], now: str) -> DecisionFile | None:
    if not stopped:
        return None
    from intervention.effects.asking import ask

    return ask(request, stopped, now)


def _asked(decision: DecisionFile | None) -> DecisionAsked | None:
    if decision is None:
        return None
    options = tuple(Option(key=one.key, label=one.label, consequence=one.consequence) for one in decision.options)
    command = f"intervention decide {decision.id} <option>"
    return DecisionAsked(id=decision.id, question=decision.question, options=options, command=command)
