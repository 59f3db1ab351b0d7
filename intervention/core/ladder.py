"""Which rung a violation type stands on: from preset, configured ladder, strike and severity.

Rules that hold here: the last rung repeats; a configured ladder counts only if all its rungs are legal for the type;
severity `warn` or `info` and the preset `advise` never get beyond `instruct`, whatever the ladder says.
"""

from __future__ import annotations

from collections.abc import Sequence

from intervention.contract.entry import AuditEntry
from intervention.contract.request import Policy
from intervention.contract.words import Action, Rung, Severity
from intervention.core.plan import Group, Handler

INSTRUCT_OR_SUSPEND: frozenset[Rung] = frozenset({"instruct", "suspend"})
MAY_QUARANTINE: frozenset[Rung] = INSTRUCT_OR_SUSPEND | {"quarantine", "quarantine+suspend"}
MAY_ROLL_BACK: frozenset[Rung] = INSTRUCT_OR_SUSPEND | {"rollback", "rollback+suspend"}

#: The ladder of what can only be said, and then stopped.
SAY_SAY_STOP: tuple[Rung, ...] = ("instruct", "instruct", "suspend")

_RANK: dict[Severity, int] = {"info": 0, "warn": 1, "block": 2}


def rung_for(handler: Handler, strike: int, severity: Severity, policy: Policy) -> Rung:
    """The rung at `strike` (counted from 1; anything lower counts as 1)."""
    if is_capped(severity, policy):
        return "instruct"
    ladder = ladder_of(handler, policy)
    return ladder[min(max(strike, 1), len(ladder)) - 1]


def ladder_of(handler: Handler, policy: Policy) -> tuple[Rung, ...]:
    """The ladder in force: the configured one, else the preset's. `advise` caps it but has no ladder of its own."""
    for violation_type, rungs in policy.ladders.items():
        if violation_type == handler.violation_type and rungs and handler.legal.issuperset(rungs):
            return tuple(rungs)
    return strict_ladder(handler) if policy.preset == "strict" else handler.ladder


def strict_ladder(handler: Handler) -> tuple[Rung, ...]:
    """Starts at the strongest rung of the standard ladder that does not suspend; the third strike suspends as usual."""
    calm = [rung for rung in handler.ladder if not has_act(rung, "suspend")]
    return (calm[-1], calm[-1], handler.ladder[-1]) if calm else handler.ladder


def is_capped(severity: Severity, policy: Policy) -> bool:
    return policy.preset == "advise" or severity != "block"


def is_group_capped(group: Group) -> bool:
    return is_capped(strongest_severity(group.entries), group.policy)


def strongest_severity(entries: Sequence[AuditEntry]) -> Severity:
    """The severity that caps a whole group; `info` for an empty one."""
    return max((entry.severity for entry in entries), key=_RANK.__getitem__, default="info")


def has_act(rung: Rung, act: Action) -> bool:
    """Whether a rung, which may join two acts by a plus sign, holds this one."""
    return act in rung.split("+")
