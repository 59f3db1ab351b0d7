"""Typed pieces of a decision, made by the contract's own models from the plain ones in `envelopes`."""

from collections.abc import Sequence
from typing import Any

from intervention.contract.entry import AuditEntry
from intervention.contract.request import Policy, Run
from intervention.contract.result import Evidence, Facts, FileOutcome, PathFact
from intervention.contract.words import Action, AnyType, Language, Outcome, Rung
from intervention.core.plan import Group, Plan, Quarantine, Rollback, Suspend, Told
from intervention.decide import handler_of
from tests.support import envelopes

BASE, CURRENT = "1" * 64, "2" * 64

#: The signals of each type; the first is the one that tests use unless they say otherwise.
SIGNALS_OF: dict[AnyType, tuple[str, ...]] = {
    "SKIP_RED_PHASE": ("no-business-code-before-phase5",),
    "MODIFIED_TEST": ("no-test-modification-during-green",),
    "MISSING_TEST": ("write-business-code-without-test-file",),
    "REGRESSION": ("test-runner-exit-nonzero-was-passing",),
    "SKIP_REVIEW": ("no-phase-advance-without-gate",),
    "INSUFFICIENT_REVIEW": ("ralph-round-complete-without-reviewer",),
    "UNFIXED_ISSUES": ("violation-gate-block", "ralph-rounds-exceeded"),
    "UNCOMMITTED_PHASE": ("phase-complete-dirty-tree",),
    "UNCOMMITTED_REVIEW": ("review-uncommitted",),
    "MISSING_KI_DOC": ("phase-complete-no-ki-doc",),
    "KI_DOC_OUTDATED": ("phase-complete-outdated-ki-doc",),
    "MISSING_KI_ASSESSMENT": ("phase-complete-no-assessment",),
    "INVALID_REVIEW_PROMPT": ("review-prompt-matches-forbidden-pattern",),
    "PATTERN_CYCLE": ("same-violation-3-in-10-rounds",),
    "FILE_SPLIT_NEEDED": ("file-too-large",),
    "PROMPT_INJECTION_BLOCKED": ("prompt-injection-detected",),
    "FINDING_RECORDED": ("ralph-round-finding-valid-submission",),
    "PROPOSAL_RECORDED": ("ralph-round-finding-severity-p",),
    "PROMPT_CONTAMINATION": ("ralph-prompt-contamination",),
    "FINDING_INVALID": ("gpav-validation-failure",),
}


def entry(kind: str, number: int = 1, **changes: Any) -> AuditEntry:
    """A violation of a type (its first signal) or of a signal by name."""
    signals = [names[0] for name, names in SIGNALS_OF.items() if name == kind]
    return AuditEntry.model_validate(envelopes.violation(signals[0] if signals else kind, number, **changes))


def run(**changes: Any) -> Run:
    return Run.model_validate({**envelopes.request()["run"], **changes})


def policy(**changes: Any) -> Policy:
    return Policy.model_validate({**envelopes.request()["policy"], **changes})


def path(name: str = "src/login.py", judgement: str = "business", **changes: Any) -> PathFact:
    known = {"path": name, "base_sha256": None, "current_sha256": CURRENT, "judgement": judgement}
    return PathFact.model_validate({**known, **changes})


def evidence(
    text: str,
    *,
    kind: str = "expectation_changed",
    current_line: int | None = None,
    base_line: int | None = None,
) -> Evidence:
    return Evidence(kind=kind, base_line=base_line, current_line=current_line, text=text)


def facts(*paths: PathFact, strike: int = 1, **changes: Any) -> Facts:
    return Facts(strike=strike, paths=paths, **changes)


def group(
    kind: AnyType,
    rung: Rung = "instruct",
    entries: Sequence[AuditEntry] = (),
    language: Language = "en",
    preset: str = "standard",
    **of_run: Any,
) -> Group:
    rules = policy(language=language, preset=preset)
    return Group(kind, tuple(entries) or (entry(kind),), rung, run(**of_run), rules)


def plan(kind: AnyType, rung: Rung, known: Facts, **of_group: Any) -> Plan:
    """What the handler of a type decides on a rung."""
    return handler_of(kind).decide(group(kind, rung, **of_group), known)


def told(
    about: Group,
    known: Facts,
    *files: FileOutcome,
    action: Action = "instruct",
    is_suspended: bool = False,
    error: str | None = None,
) -> Told:
    return Told(about, known, action, files, about.policy.language, is_suspended, error)


def instruct(kind: AnyType, known: Facts, *files: FileOutcome, **of_group: Any) -> str:
    """What the agent is told about a group of that type when this has happened to its files."""
    about = group(kind, **of_group)
    return handler_of(kind).instruction(told(about, known, *files))


def outcome(name: str, what: Outcome, reason: str | None = None) -> FileOutcome:
    return FileOutcome(path=name, outcome=what, kept_at=None, reason=reason)


def undone(of: Plan) -> tuple[str, ...]:
    """The paths that a plan takes away or puts back."""
    return tuple(name for step in of.steps if isinstance(step, Quarantine | Rollback) for name in step.paths)


def asked(of: Plan) -> Suspend | None:
    return next((step for step in of.steps if isinstance(step, Suspend)), None)
