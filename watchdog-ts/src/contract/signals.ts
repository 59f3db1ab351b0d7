// Generated from intervention/contract by `python -m intervention.contract.generate`. Do not edit.
import type { AnyType, Check, Kind, Severity, Signal } from "./types"

export interface SignalRow {
  readonly number: number
  readonly violation_type: AnyType
  readonly code: string | null
  readonly priority: number
  readonly kind: Kind
  readonly check: Check | null
  readonly default: Severity
}

export const SIGNALS: Readonly<Record<Signal, SignalRow>> = {
  "no-business-code-before-phase5": { number: 1, violation_type: "SKIP_RED_PHASE", code: "V-4", priority: 1, kind: "file", check: "business_code", default: "block" },
  "no-test-modification-during-green": { number: 2, violation_type: "MODIFIED_TEST", code: "V-5", priority: 1, kind: "file", check: "modified_test", default: "block" },
  "write-business-code-without-test-file": { number: 3, violation_type: "MISSING_TEST", code: "V-6", priority: 1, kind: "standing", check: "missing_test", default: "block" },
  "test-runner-exit-nonzero-was-passing": { number: 4, violation_type: "REGRESSION", code: "V-7", priority: 3, kind: "standing", check: "regression", default: "block" },
  "no-phase-advance-without-gate": { number: 5, violation_type: "SKIP_REVIEW", code: "V-1", priority: 2, kind: "standing", check: "review", default: "block" },
  "ralph-round-complete-without-reviewer": { number: 6, violation_type: "INSUFFICIENT_REVIEW", code: "V-2", priority: 2, kind: "standing", check: "review", default: "block" },
  "ralph-rounds-exceeded": { number: 7, violation_type: "UNFIXED_ISSUES", code: "V-3", priority: 2, kind: "passing", check: "review", default: "block" },
  "violation-gate-block": { number: 8, violation_type: "UNFIXED_ISSUES", code: "V-3", priority: 2, kind: "passing", check: null, default: "warn" },
  "phase-complete-dirty-tree": { number: 9, violation_type: "UNCOMMITTED_PHASE", code: "V-10", priority: 4, kind: "standing", check: "commit", default: "block" },
  "review-uncommitted": { number: 10, violation_type: "UNCOMMITTED_REVIEW", code: "V-11", priority: 4, kind: "standing", check: "commit_rounds", default: "warn" },
  "phase-complete-no-ki-doc": { number: 11, violation_type: "MISSING_KI_DOC", code: "V-8", priority: 4, kind: "standing", check: "known_issues", default: "warn" },
  "phase-complete-outdated-ki-doc": { number: 12, violation_type: "KI_DOC_OUTDATED", code: "V-9", priority: 4, kind: "standing", check: "known_issues", default: "warn" },
  "phase-complete-no-assessment": { number: 13, violation_type: "MISSING_KI_ASSESSMENT", code: "V-12", priority: 5, kind: "standing", check: "assessment", default: "warn" },
  "review-prompt-matches-forbidden-pattern": { number: 14, violation_type: "INVALID_REVIEW_PROMPT", code: "V-13", priority: 2, kind: "passing", check: "review_prompt", default: "block" },
  "same-violation-3-in-10-rounds": { number: 15, violation_type: "PATTERN_CYCLE", code: null, priority: 6, kind: "passing", check: null, default: "block" },
  "file-too-large": { number: 16, violation_type: "FILE_SPLIT_NEEDED", code: null, priority: 6, kind: "standing", check: "file_size", default: "warn" },
  "prompt-injection-detected": { number: 17, violation_type: "PROMPT_INJECTION_BLOCKED", code: null, priority: 6, kind: "passing", check: "review_prompt", default: "block" },
  "ralph-round-finding-valid-submission": { number: 18, violation_type: "FINDING_RECORDED", code: null, priority: 6, kind: "protocol", check: null, default: "info" },
  "ralph-round-finding-severity-p": { number: 19, violation_type: "PROPOSAL_RECORDED", code: null, priority: 6, kind: "protocol", check: null, default: "info" },
  "ralph-prompt-contamination": { number: 20, violation_type: "PROMPT_CONTAMINATION", code: null, priority: 6, kind: "protocol", check: "review_prompt", default: "warn" },
  "gpav-validation-failure": { number: 21, violation_type: "FINDING_INVALID", code: null, priority: 6, kind: "passing", check: null, default: "warn" },
}

export const MAX_REQUEST_BYTES = 16777216
export const MAX_VIOLATIONS = 10000
export const MAX_FILES_PER_VIOLATION = 500
export const MAX_DEPTH = 64
