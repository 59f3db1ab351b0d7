"""One decision in the form in which two of them are compared: as it was recorded, and as it is taken now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from intervention.contract.result import Deferred, Handled
from intervention.contract.words import Action, AnyType, Outcome
from intervention.core.plan import Batch, Decision, Quarantine, Rollback, Superseded, Suspend, WriteDocument

#: `none`: nothing would have been asked; `continue`: the run goes on (only where the run as a whole is meant).
Did = Literal["quarantine", "rollback", "suspend", "instruct", "superseded", "none", "continue"]
_RANK: dict[Did, int] = {"instruct": 1, "quarantine": 2, "rollback": 2, "suspend": 3}


class Verdict(NamedTuple):
    """`did` is the strongest act; `strike` counts as in results. The paths are sorted: those taken back, those with
    nothing to do, those left for a reason, and the document that was written. `by` is the type that superseded it; a
    verdict without a type is about the run as a whole."""

    violation_type: AnyType | None
    did: Did
    strike: int | None
    undone: tuple[str, ...] = ()
    untouched: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    written: tuple[str, ...] = ()
    by: AnyType | None = None


def of_handled(handled: Handled) -> Verdict:
    """What was recorded of a type that was handled."""
    paths: dict[Outcome, list[str]] = {}
    for file in handled.files:
        paths.setdefault(file.outcome, []).append(file.path)
    return Verdict(
        violation_type=handled.violation_type,
        did=handled.action,
        strike=handled.strike,
        undone=_sorted([*paths.get("quarantined", ()), *paths.get("restored", ())]),
        untouched=_sorted(paths.get("untouched", ())),
        refused=_sorted(paths.get("refused", ())),
        written=_sorted(paths.get("written", ())),
    )


def of_deferred(deferred: Deferred, owners: Mapping[str, AnyType]) -> Verdict:
    """What was recorded of a superseded type. `owners` tells whose an operation was."""
    return Verdict(deferred.violation_type, "superseded", None, by=owners.get(deferred.by))


def of_decided(decided: Decision | Superseded, batch: Batch) -> Verdict:
    """What is decided now."""
    if isinstance(decided, Superseded):
        return Verdict(decided.group.violation_type, "superseded", None, by=_type_of(batch.decisions[decided.by]))
    plan = decided.plan
    return Verdict(
        violation_type=decided.group.violation_type,
        did=_strongest(decided),
        strike=decided.strike if plan.is_strike else max(decided.strike - 1, 0),
        undone=_sorted(path for step in plan.steps if isinstance(step, Quarantine | Rollback) for path in step.paths),
        untouched=_sorted(path for path, _ in plan.untouched),
        refused=_sorted(path for path, _ in plan.refused),
        written=_sorted(step.path for step in plan.steps if isinstance(step, WriteDocument)),
    )


def is_same(recorded: Verdict, now: Verdict, *, is_whole: bool) -> bool:
    """Whether what was recorded is what is decided now. Where the engine could not find out or carry out everything
    (`is_whole` is False) less may have been done than was decided, and never more."""
    if is_whole or recorded.did == "superseded":
        return recorded == now
    return (
        recorded.violation_type == now.violation_type
        and (recorded.strike or 0) <= (now.strike or 0)
        and _RANK.get(recorded.did, 0) <= _RANK.get(now.did, 0)
        and set(recorded.undone) <= set(now.undone)
        and set(recorded.untouched) == set(now.untouched)
        and set(recorded.written) <= set(now.written)
    )


def _strongest(decision: Decision) -> Action:
    steps = decision.plan.steps
    if any(isinstance(step, Suspend) for step in steps):
        return "suspend"
    if any(isinstance(step, Rollback) for step in steps):
        return "rollback"
    return "quarantine" if any(isinstance(step, Quarantine) for step in steps) else "instruct"


def _type_of(decided: Decision | Superseded) -> AnyType:
    return decided.group.violation_type


def _sorted(paths: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(paths)))
