"""The closed vocabularies of the contract, and the table of the 21 signals."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

VERSION: Literal[1] = 1

ViolationType = Literal[
    "SKIP_RED_PHASE",
    "MODIFIED_TEST",
    "MISSING_TEST",
    "REGRESSION",
    "SKIP_REVIEW",
    "INSUFFICIENT_REVIEW",
    "UNFIXED_ISSUES",
    "UNCOMMITTED_PHASE",
    "UNCOMMITTED_REVIEW",
    "MISSING_KI_DOC",
    "KI_DOC_OUTDATED",
    "MISSING_KI_ASSESSMENT",
    "INVALID_REVIEW_PROMPT",
]
NoticeType = Literal[
    "PATTERN_CYCLE",
    "FILE_SPLIT_NEEDED",
    "PROMPT_INJECTION_BLOCKED",
    "FINDING_RECORDED",
    "PROPOSAL_RECORDED",
    "PROMPT_CONTAMINATION",
    "FINDING_INVALID",
]
AnyType = Literal[ViolationType, NoticeType]

Signal = Literal[
    "no-business-code-before-phase5",
    "no-test-modification-during-green",
    "write-business-code-without-test-file",
    "test-runner-exit-nonzero-was-passing",
    "no-phase-advance-without-gate",
    "ralph-round-complete-without-reviewer",
    "ralph-rounds-exceeded",
    "violation-gate-block",
    "phase-complete-dirty-tree",
    "review-uncommitted",
    "phase-complete-no-ki-doc",
    "phase-complete-outdated-ki-doc",
    "phase-complete-no-assessment",
    "review-prompt-matches-forbidden-pattern",
    "same-violation-3-in-10-rounds",
    "file-too-large",
    "prompt-injection-detected",
    "ralph-round-finding-valid-submission",
    "ralph-round-finding-severity-p",
    "ralph-prompt-contamination",
    "gpav-validation-failure",
]
AuditEvent = Literal[
    "live",
    "intercepted",
    "observed",
    "test_run",
    "checkpoint",
    "transition",
    "intervention",
    "resolved",
    "decision",
    "degraded",
]
CheckpointEvent = Literal[
    "pipeline_start",
    "phase_enter",
    "why_articulation",
    "ralph_loop_start",
    "ralph_round_finding",
    "ralph_round_complete",
    "ralph_terminate",
    "user_approval",
    "phase_complete",
    "phase_return",
    "phase_fail",
    "pipeline_pause",
    "pipeline_resume",
    "test_evidence",
    "TEST_RUN_COMPLETE",
]
PhaseStatus = Literal[
    "idle", "active", "ralph_loop", "awaiting_approval", "approved", "complete", "paused", "suspended", "archived"
]
Severity = Literal["block", "warn", "info"]
Kind = Literal["file", "standing", "passing", "protocol"]
Check = Literal[
    "business_code",
    "modified_test",
    "missing_test",
    "regression",
    "review",
    "review_prompt",
    "test_evidence",
    "commit",
    "commit_rounds",
    "known_issues",
    "assessment",
    "file_size",
]
Action = Literal["quarantine", "rollback", "suspend", "instruct"]
PipelineAction = Literal["continue", "suspend"]
Rung = Literal["instruct", "quarantine", "rollback", "suspend", "quarantine+suspend", "rollback+suspend"]
Preset = Literal["standard", "strict", "advise"]
Language = Literal["en", "zh"]
Status = Literal["ok", "degraded", "empty"]
ErrorCode = Literal[
    "bad_json",
    "bad_envelope",
    "unsupported_version",
    "too_large",
    "not_a_repository",
    "busy",
    "git_failed",
    "internal",
]
Outcome = Literal["quarantined", "restored", "untouched", "written", "refused"]


class SignalRow(NamedTuple):
    """What a signal means: its type, the life of its violations, the configuration key that sets its severity."""

    violation_type: AnyType
    kind: Kind
    check: Check | None
    default: Severity


#: Rows in the contract's own order: the position in this table is the row number that the documents use.
SIGNALS: dict[Signal, SignalRow] = {
    "no-business-code-before-phase5": SignalRow("SKIP_RED_PHASE", "file", "business_code", "block"),
    "no-test-modification-during-green": SignalRow("MODIFIED_TEST", "file", "modified_test", "block"),
    "write-business-code-without-test-file": SignalRow("MISSING_TEST", "standing", "missing_test", "block"),
    "test-runner-exit-nonzero-was-passing": SignalRow("REGRESSION", "standing", "regression", "block"),
    "no-phase-advance-without-gate": SignalRow("SKIP_REVIEW", "standing", "review", "block"),
    "ralph-round-complete-without-reviewer": SignalRow("INSUFFICIENT_REVIEW", "standing", "review", "block"),
    "ralph-rounds-exceeded": SignalRow("UNFIXED_ISSUES", "passing", "review", "block"),
    "violation-gate-block": SignalRow("UNFIXED_ISSUES", "passing", None, "warn"),
    "phase-complete-dirty-tree": SignalRow("UNCOMMITTED_PHASE", "standing", "commit", "block"),
    "review-uncommitted": SignalRow("UNCOMMITTED_REVIEW", "standing", "commit_rounds", "warn"),
    "phase-complete-no-ki-doc": SignalRow("MISSING_KI_DOC", "standing", "known_issues", "warn"),
    "phase-complete-outdated-ki-doc": SignalRow("KI_DOC_OUTDATED", "standing", "known_issues", "warn"),
    "phase-complete-no-assessment": SignalRow("MISSING_KI_ASSESSMENT", "standing", "assessment", "warn"),
    "review-prompt-matches-forbidden-pattern": SignalRow("INVALID_REVIEW_PROMPT", "passing", "review_prompt", "block"),
    "same-violation-3-in-10-rounds": SignalRow("PATTERN_CYCLE", "passing", None, "block"),
    "file-too-large": SignalRow("FILE_SPLIT_NEEDED", "standing", "file_size", "warn"),
    "prompt-injection-detected": SignalRow("PROMPT_INJECTION_BLOCKED", "passing", "review_prompt", "block"),
    "ralph-round-finding-valid-submission": SignalRow("FINDING_RECORDED", "protocol", None, "info"),
    "ralph-round-finding-severity-p": SignalRow("PROPOSAL_RECORDED", "protocol", None, "info"),
    "ralph-prompt-contamination": SignalRow("PROMPT_CONTAMINATION", "protocol", "review_prompt", "warn"),
    "gpav-validation-failure": SignalRow("FINDING_INVALID", "passing", None, "warn"),
}

#: What people call a violation type, and its priority: 1 is handled first, and it is compared as a number.
RANKS: dict[ViolationType, tuple[str, int]] = {
    "SKIP_RED_PHASE": ("V-4", 1),
    "MODIFIED_TEST": ("V-5", 1),
    "MISSING_TEST": ("V-6", 1),
    "REGRESSION": ("V-7", 3),
    "SKIP_REVIEW": ("V-1", 2),
    "INSUFFICIENT_REVIEW": ("V-2", 2),
    "UNFIXED_ISSUES": ("V-3", 2),
    "UNCOMMITTED_PHASE": ("V-10", 4),
    "UNCOMMITTED_REVIEW": ("V-11", 4),
    "MISSING_KI_DOC": ("V-8", 4),
    "KI_DOC_OUTDATED": ("V-9", 4),
    "MISSING_KI_ASSESSMENT": ("V-12", 5),
    "INVALID_REVIEW_PROMPT": ("V-13", 2),
}
#: The priority of everything that has no code.
NOTICE_PRIORITY = 6

VIOLATION_TYPES: tuple[ViolationType, ...] = get_args(ViolationType)

#: The limits of one batch.
MAX_REQUEST_BYTES = 16 * 1024 * 1024
MAX_VIOLATIONS = 10_000
MAX_FILES_PER_VIOLATION = 500
MAX_DEPTH = 64
