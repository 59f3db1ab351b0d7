"""The shapes of an audit entry's `detail`: one model a signal and one an event, and the table of which is whose.

A batch uses few of them, so a model's module is imported when an entry first needs it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from intervention.contract.base import Model
from intervention.contract.words import AuditEvent, Signal

#: signal or event -> (module of this package, model)
SIGNAL_DETAIL: dict[Signal, tuple[str, str]] = {
    "no-business-code-before-phase5": ("tree", "EarlyCode"),
    "no-test-modification-during-green": ("tree", "TestChange"),
    "write-business-code-without-test-file": ("tree", "NoTest"),
    "test-runner-exit-nonzero-was-passing": ("tree", "Regression"),
    "no-phase-advance-without-gate": ("reviews", "GateSkipped"),
    "ralph-round-complete-without-reviewer": ("reviews", "NoReviewer"),
    "ralph-rounds-exceeded": ("reviews", "RoundsExceeded"),
    "violation-gate-block": ("reviews", "GateBlocked"),
    "phase-complete-dirty-tree": ("tree", "DirtyTree"),
    "review-uncommitted": ("tree", "DirtyTree"),
    "phase-complete-no-ki-doc": ("documents", "NoKnownIssues"),
    "phase-complete-outdated-ki-doc": ("documents", "OldKnownIssues"),
    "phase-complete-no-assessment": ("documents", "NoAssessment"),
    "review-prompt-matches-forbidden-pattern": ("prompts", "ForbiddenPrompt"),
    "same-violation-3-in-10-rounds": ("reviews", "PatternCycle"),
    "file-too-large": ("tree", "LargeFile"),
    "prompt-injection-detected": ("prompts", "Injection"),
    "ralph-round-finding-valid-submission": ("reviews", "FindingsRecorded"),
    "ralph-round-finding-severity-p": ("reviews", "ProposalsRecorded"),
    "ralph-prompt-contamination": ("prompts", "ForbiddenPrompt"),
    "gpav-validation-failure": ("reviews", "FindingInvalid"),
}

EVENT_DETAIL: dict[AuditEvent, tuple[str, str]] = {
    "live": ("events", "Live"),
    "intercepted": ("events", "Plain"),
    "observed": ("events", "Plain"),
    "test_run": ("events", "TestRun"),
    "checkpoint": ("events", "Checkpoint"),
    "transition": ("events", "Transition"),
    "intervention": ("events", "InterventionDone"),
    "resolved": ("events", "Resolved"),
    "decision": ("events", "DecisionTaken"),
    "degraded": ("events", "Degraded"),
}


def detail_model(event: AuditEvent, signal: Signal | None) -> type[Model]:
    """The model of an entry's detail: its signal's where it has one, else its event's."""
    return _load(*(SIGNAL_DETAIL[signal] if signal is not None else EVENT_DETAIL[event]))


@cache
def _load(module: str, name: str) -> type[Model]:
    model: type[Model] = getattr(import_module(f"{__name__}.{module}"), name)
    return model
