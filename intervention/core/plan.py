"""What a decision is: a value that says what is to be done, and can be printed, compared and replayed.

A decision holds steps in the order in which they are carried out. Each step names its inverse:
`Quarantine` and `Rollback` are reversed by `undo`, `WriteDocument` likewise, `Suspend` ends with a person's answer, and
`Instruct` changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from intervention.core.values import Value

if TYPE_CHECKING:
    from intervention.contract.decision import DecisionOption
    from intervention.contract.details.parts import KnownIssue
    from intervention.contract.entry import AuditEntry
    from intervention.contract.request import Policy, Run
    from intervention.contract.result import Facts, FileOutcome, TargetFact
    from intervention.contract.words import Action, AnyType, Language, Rung


class Quarantine(Value):
    """Keep the version that is there in the quarantine and give each path its base back (absent: take it away)."""

    paths: tuple[str, ...]


class Rollback(Value):
    """Give each path the content that it has in `target`; the safety state becomes a stash entry first."""

    paths: tuple[str, ...]
    target: TargetFact


class TakeSafetyState(Value):
    """Nothing but a snapshot, held by its ref: tree, index and stash list stay as they are."""


class WriteDocument(Value):
    """Append to the known-issues document (make it where there is none): entries, and at most one assessment."""

    path: str
    issues: tuple[KnownIssue, ...]
    assessment: Assessment | None = None


class Assessment(Value):
    """The state in which a phase ends: `verdict` is PASS, CONDITIONAL or FAIL, counts by severity letter."""

    boundary: int
    verdict: str
    counts: Mapping[str, int]


class Suspend(Value):
    """Stop the run until a person has answered. Options whose `restores` is `("own",)` bring back what this decision's
    own operation took away; the effects put the operation's id there."""

    question: str
    options: tuple[DecisionOption, ...]


class Instruct(Value):
    """Tell the agent what to do; nothing is changed."""


Step = Quarantine | Rollback | TakeSafetyState | WriteDocument | Suspend | Instruct


class Plan(Value):
    """`untouched` and `refused` are the paths that no step changes, each with a reason for the person or agent."""

    steps: tuple[Step, ...]
    untouched: tuple[tuple[str, str], ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    is_strike: bool = True


class Group(Value):
    """All open violations of one type in a batch, with the rung that ladder, preset, strike and severity give."""

    violation_type: AnyType
    entries: tuple[AuditEntry, ...]
    rung: Rung
    run: Run
    policy: Policy


class Told(Value):
    """What really happened to a group: from this, and from nothing else, its instruction is worded."""

    group: Group
    facts: Facts
    action: Action
    files: tuple[FileOutcome, ...]
    language: Language
    is_suspended: bool
    error: str | None


class Handler(Value):
    """One violation type or notice. `ladder` is the standard preset's; `legal` are the rungs that a configuration may
    name. `code` is null and both ladders are of one rung for notices."""

    violation_type: AnyType
    code: str | None
    priority: int
    ladder: tuple[Rung, ...]
    legal: frozenset[Rung]
    decide: Callable[[Group, Facts], Plan]
    instruction: Callable[[Told], str]
    has_strikes: bool = True


class Decision(Value):
    """What is to be done about one violation type of a batch."""

    handler: Handler
    group: Group
    facts: Facts
    plan: Plan
    strike: int


class Superseded(Value):
    """Everything this group is about is already undone by the decision at index `by` of the same batch. Should that one
    fail, `otherwise` is carried out in its place."""

    group: Group
    facts: Facts
    by: int
    otherwise: Decision


class Batch(Value):
    """The decisions of a batch in the order in which they are carried out."""

    decisions: Sequence[Decision | Superseded] = ()
