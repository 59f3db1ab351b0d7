// Generated from intervention/contract by `python -m intervention.contract.generate`. Do not edit.

export type Action = "quarantine" | "rollback" | "suspend" | "instruct"

export interface Answer {
  readonly option: string
  readonly answered_at: Time
  readonly by: Author
}

export type AnyType = "SKIP_RED_PHASE" | "MODIFIED_TEST" | "MISSING_TEST" | "REGRESSION" | "SKIP_REVIEW" | "INSUFFICIENT_REVIEW" | "UNFIXED_ISSUES" | "UNCOMMITTED_PHASE" | "UNCOMMITTED_REVIEW" | "MISSING_KI_DOC" | "KI_DOC_OUTDATED" | "MISSING_KI_ASSESSMENT" | "INVALID_REVIEW_PROMPT" | "PATTERN_CYCLE" | "FILE_SPLIT_NEEDED" | "PROMPT_INJECTION_BLOCKED" | "FINDING_RECORDED" | "PROPOSAL_RECORDED" | "PROMPT_CONTAMINATION" | "FINDING_INVALID"

/**
 * One line of `audit.jsonl`; a violation where `signal` is set.
 *
 * `detail` has the shape of its signal or, without one, of its event; an entry whose detail does not fit is refused.
 */
export interface AuditEntryHead {
  readonly v: 1
  readonly id: Uuid
  readonly ts: Time
  readonly run_id: string
  readonly session_id: string
  readonly call_id: string | null
  readonly phase: number
  readonly round: number | null
  readonly severity: Severity
  readonly tool: string | null
  readonly command: string | null
  readonly files: readonly string[]
  readonly prev: Sha256 | null
}

/** Ask for `signal` first: an entry with one has its signal's detail, any other its event's. */
export type AuditEntry =
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "no-business-code-before-phase5"; readonly detail: EarlyCode })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "no-test-modification-during-green"; readonly detail: TestChange })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "write-business-code-without-test-file"; readonly detail: NoTest })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "test-runner-exit-nonzero-was-passing"; readonly detail: Regression })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "no-phase-advance-without-gate"; readonly detail: GateSkipped })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "ralph-round-complete-without-reviewer"; readonly detail: NoReviewer })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "ralph-rounds-exceeded"; readonly detail: RoundsExceeded })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "violation-gate-block"; readonly detail: GateBlocked })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "phase-complete-dirty-tree"; readonly detail: DirtyTree })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "review-uncommitted"; readonly detail: DirtyTree })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "phase-complete-no-ki-doc"; readonly detail: NoKnownIssues })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "phase-complete-outdated-ki-doc"; readonly detail: OldKnownIssues })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "phase-complete-no-assessment"; readonly detail: NoAssessment })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "review-prompt-matches-forbidden-pattern"; readonly detail: ForbiddenPrompt })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "same-violation-3-in-10-rounds"; readonly detail: PatternCycle })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "file-too-large"; readonly detail: LargeFile })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "prompt-injection-detected"; readonly detail: Injection })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "ralph-round-finding-valid-submission"; readonly detail: FindingsRecorded })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "ralph-round-finding-severity-p"; readonly detail: ProposalsRecorded })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "ralph-prompt-contamination"; readonly detail: ForbiddenPrompt })
  | (AuditEntryHead & { readonly event: AuditEvent; readonly signal: "gpav-validation-failure"; readonly detail: FindingInvalid })
  | (AuditEntryHead & { readonly event: "live"; readonly signal: null; readonly detail: Live })
  | (AuditEntryHead & { readonly event: "intercepted"; readonly signal: null; readonly detail: Plain })
  | (AuditEntryHead & { readonly event: "observed"; readonly signal: null; readonly detail: Plain })
  | (AuditEntryHead & { readonly event: "test_run"; readonly signal: null; readonly detail: TestRun })
  | (AuditEntryHead & { readonly event: "checkpoint"; readonly signal: null; readonly detail: Checkpoint })
  | (AuditEntryHead & { readonly event: "transition"; readonly signal: null; readonly detail: Transition })
  | (AuditEntryHead & { readonly event: "intervention"; readonly signal: null; readonly detail: InterventionDone })
  | (AuditEntryHead & { readonly event: "resolved"; readonly signal: null; readonly detail: Resolved })
  | (AuditEntryHead & { readonly event: "decision"; readonly signal: null; readonly detail: DecisionTaken })
  | (AuditEntryHead & { readonly event: "degraded"; readonly signal: null; readonly detail: Degraded })

export type AuditEvent = "live" | "intercepted" | "observed" | "test_run" | "checkpoint" | "transition" | "intervention" | "resolved" | "decision" | "degraded"

/**
 * Who made a person's act, as far as a process can know.
 */
export interface Author {
  readonly user: string
  readonly agent_environment: boolean
  readonly host_ancestor: boolean
}

export type Check = "business_code" | "modified_test" | "missing_test" | "regression" | "review" | "review_prompt" | "test_evidence" | "commit" | "commit_rounds" | "known_issues" | "assessment" | "file_size"

/**
 * What a checkpoint was asked and what it sent. `run`, `policy` and `project` are those of the request.
 */
export interface Checkpoint {
  readonly event: CheckpointEvent
  readonly accepted: boolean
  readonly batch_id: Uuid | null
  readonly sent: readonly Uuid[]
  readonly run: { readonly [key: string]: unknown } | null
  readonly policy: { readonly [key: string]: unknown } | null
  readonly project: { readonly [key: string]: unknown } | null
}

export type CheckpointEvent = "pipeline_start" | "phase_enter" | "why_articulation" | "ralph_loop_start" | "ralph_round_finding" | "ralph_round_complete" | "ralph_terminate" | "user_approval" | "phase_complete" | "phase_return" | "phase_fail" | "pipeline_pause" | "pipeline_resume" | "test_evidence" | "TEST_RUN_COMPLETE"

export interface Counts {
  readonly received: number
  readonly handled: number
  readonly deferred: number
  readonly failed: number
}

export interface DecisionAsked {
  readonly id: string
  readonly question: string
  readonly options: readonly Option[]
  readonly command: string
}

/**
 * `kind` is `decision` for a suspension; `runs_end` and `config_accept` are written by commands, already answered.
 *
 * `status` goes `open` → `answered` → `carried_out`; the last step means that the engine's part is done, and only then
 * does the watchdog do its own.
 */
export interface DecisionFile {
  readonly v: 1
  readonly id: string
  readonly kind: "decision" | "runs_end" | "config_accept"
  readonly run_id: string
  readonly opened_at: Time
  readonly status: "open" | "answered" | "carried_out"
  readonly question: string
  readonly options: readonly DecisionOption[]
  readonly violation_types: readonly AnyType[]
  readonly violation_ids: readonly Uuid[]
  readonly batch_id: Uuid | null
  readonly answer: Answer | null
}

/**
 * `run` is the watchdog's part. `restores` are operations that the engine reverses, each path an exception then.
 * `waives` are violation types whose gate passes without them for the rest of the phase.
 */
export interface DecisionOption {
  readonly key: string
  readonly label: string
  readonly consequence: string
  readonly run: RunEffect
  readonly restores?: readonly string[]
  readonly waives?: readonly AnyType[]
}

export interface DecisionTaken {
  readonly decision_id: string
  readonly option: string | null
  readonly opened_at: Time
  readonly answered_at: Time | null
}

/**
 * A violation type of which nothing was left: `by` is the operation that has undone it, `facts` what was known of
 * it before that operation was taken into account.
 */
export interface Deferred {
  readonly violation_ids: readonly Uuid[]
  readonly violation_type: AnyType
  readonly reason: "superseded"
  readonly by: string
  readonly facts: Facts
}

export interface Degraded {
  readonly what: "engine" | "observer" | "config" | "log"
  readonly code: string
  readonly message: string
}

export interface DirtyTree {
  readonly repeats?: Uuid | null
  readonly paths: readonly string[]
}

/**
 * The known-issues document as it was found.
 */
export interface DocumentFact {
  readonly path: string
  readonly exists: boolean
  readonly is_writable: boolean
}

export interface EarlyCode {
  readonly repeats?: Uuid | null
  readonly gate: string
  readonly judgement: string
}

export type ErrorCode = "bad_json" | "bad_envelope" | "unsupported_version" | "too_large" | "not_a_repository" | "busy" | "git_failed" | "internal"

/**
 * A piece of code on which a judgement rests. Lines count from 1; null where there is none on that side.
 */
export interface Evidence {
  readonly kind: string
  readonly base_line: number | null
  readonly current_line: number | null
  readonly text: string
}

/**
 * `content` is the version's SHA-256, `absent` where the path is not there, `any` for every version until the entry
 * ends. `allow` and `mine` are a person's words, `undo` and `restore` come with a person's act, `engine` is what the
 * engine wrote. `once` ends with the first use, `expires_at` at that time; `run_id` null means for every run.
 */
export interface ExceptionEntry {
  readonly path: string
  readonly content: string
  readonly kind: "allow" | "mine" | "undo" | "restore" | "engine"
  readonly run_id: string | null
  readonly reason: string
  readonly at: Time
  readonly expires_at?: Time | null
  readonly once: boolean
  readonly operation_id?: string | null
  readonly by?: Author | null
}

export interface Exceptions {
  readonly v: 1
  readonly entries: readonly ExceptionEntry[]
}

/**
 * Exactly what a decision was given besides the entries and the policy: enough to decide again from the log.
 *
 * `strike` counts this one; `tree` names what forbids touching the tree as a whole (a merge in progress, …).
 */
export interface Facts {
  readonly strike: number
  readonly paths?: readonly PathFact[]
  readonly tree?: string | null
  readonly target?: TargetFact | null
  readonly is_green?: boolean | null
  readonly document?: DocumentFact | null
}

export interface FileOutcome {
  readonly path: string
  readonly outcome: Outcome
  readonly kept_at: string | null
  readonly reason: string | null
}

/**
 * One finding as a reviewer's report gives it; `original` and `downgrade_reason` where the severity was lowered.
 */
export interface Finding {
  readonly severity: string
  readonly description: string
  readonly original?: string | null
  readonly downgrade_reason?: string | null
}

export interface FindingInvalid {
  readonly repeats?: Uuid | null
  readonly index: number | null
  readonly field: string
  readonly problem: string
}

export interface FindingsRecorded {
  readonly repeats?: Uuid | null
  readonly round: number
  readonly counts: Tally
}

export interface ForbiddenPrompt {
  readonly repeats?: Uuid | null
  readonly matches: readonly PromptMatch[]
}

export interface GateBlocked {
  readonly repeats?: Uuid | null
  readonly open: readonly OpenViolation[]
}

export interface GateSkipped {
  readonly repeats?: Uuid | null
  readonly attempted: string
  readonly missing: readonly ("review" | "approval" | "red_run" | "green_run")[]
  readonly last_run?: LastRun | null
}

/**
 * What was done about one violation type of the batch.
 */
export interface Handled {
  readonly violation_ids: readonly Uuid[]
  readonly violation_type: AnyType
  readonly code: string | null
  readonly priority: number
  readonly strike: number
  readonly action: Action
  readonly success: boolean
  readonly operation_id: string | null
  readonly files: readonly FileOutcome[]
  readonly snapshot: ObjectId | null
  readonly instruction: string
  readonly undo: string | null
  readonly facts: Facts
  readonly error: ViolationError | null
}

export interface Injection {
  readonly repeats?: Uuid | null
  readonly matches: readonly PromptMatch[]
  readonly where: string
}

export interface InterventionDone {
  readonly result: { readonly [key: string]: unknown }
}

export type Kind = "file" | "standing" | "passing" | "protocol"

/**
 * Something that the known-issues document has to name: a finding of a review, or an intervention.
 */
export interface KnownIssue {
  readonly ts: Time
  readonly severity: string
  readonly title: string
  readonly phase?: number | null
  readonly raised_in?: string | null
  readonly files?: readonly string[]
  readonly description?: string
  readonly why_deferred?: string | null
  readonly plan?: string | null
}

export type Language = "en" | "zh"

export interface LargeFile {
  readonly repeats?: Uuid | null
  readonly path: string
  readonly bytes: number
  readonly lines: number
  readonly limit: string
}

export interface LastGreen {
  readonly ts: Time
  readonly snapshot?: ObjectId | null
}

/**
 * The newest test run and, in a word, why it is not the one that is missing; `by` is the program whose exit status
 * the line has instead.
 */
export interface LastRun {
  readonly command: string
  readonly why: string
  readonly by?: string | null
}

export interface Live {
  readonly plugin_version: string
  readonly host: string
  readonly host_version: string | null
  readonly config_sha256: Sha256
  readonly loosened: readonly string[]
}

export interface LogHead {
  readonly lines: number
  readonly head: Sha256 | null
}

/**
 * `boundary` is the phase that ends.
 */
export interface NoAssessment {
  readonly repeats?: Uuid | null
  readonly boundary: number
  readonly tally: Tally | null
}

export interface NoKnownIssues {
  readonly repeats?: Uuid | null
  readonly expected: string
  readonly findings: readonly KnownIssue[]
}

export interface NoReviewer {
  readonly repeats?: Uuid | null
  readonly round: number | null
  readonly reported_by: string
  readonly clean: number
  readonly needed: number
}

export interface NoTest {
  readonly repeats?: Uuid | null
  readonly looked_for: readonly string[]
}

export type NoticeType = "PATTERN_CYCLE" | "FILE_SPLIT_NEEDED" | "PROMPT_INJECTION_BLOCKED" | "FINDING_RECORDED" | "PROPOSAL_RECORDED" | "PROMPT_CONTAMINATION" | "FINDING_INVALID"

export type ObjectId = string

export interface OldKnownIssues {
  readonly repeats?: Uuid | null
  readonly newest_entry: Time | null
  readonly missing: readonly KnownIssue[]
}

export interface OpenViolation {
  readonly id: Uuid
  readonly violation_type: AnyType
}

export interface Option {
  readonly key: string
  readonly label: string
  readonly consequence: string
}

export type Outcome = "quarantined" | "restored" | "untouched" | "written" | "refused"

/**
 * What was known of one path. `base_sha256` is the content it would go back to, null for absent, and for a link the
 * digest of its target behind a marker (see `core.paths`). `refusal` says why it must not be touched at all.
 */
export interface PathFact {
  readonly path: string
  readonly base_sha256: Sha256 | null
  readonly current_sha256: Sha256 | null
  readonly judgement: PathJudgement
  readonly refusal?: string | null
  readonly evidence?: readonly Evidence[]
}

export type PathJudgement = "business" | "stub" | "changed" | "unchanged" | "equal" | "excepted" | "upstream" | "imported" | "moved_on" | "told" | "unjudged" | "unknown"

export interface PatternCycle {
  readonly repeats?: Uuid | null
  readonly violation_type: AnyType
  readonly count: number
  readonly window: number
}

export type PhaseStatus = "idle" | "active" | "ralph_loop" | "awaiting_approval" | "approved" | "complete" | "paused" | "suspended" | "archived"

export type PipelineAction = "continue" | "suspend"

/**
 * A refusal or an observation without a signal: own ground, suspended, early deliverable, unattributed path.
 */
export interface Plain {
  readonly rule: string
  readonly paths: readonly string[]
}

export interface Policy {
  readonly preset: Preset
  readonly ladders: { readonly [K in ViolationType]?: readonly Rung[] }
  readonly language: Language
}

export type Preset = "standard" | "strict" | "advise"

/**
 * `root` is the worktree's absolute path; `project_id` the first 16 hex digits of SHA-256 of its real path.
 */
export interface Project {
  readonly root: string
  readonly project_id: string
}

/**
 * A forbidden piece of a reviewer's prompt: its category (FP-1 … FP-7 or INJECTION), the pattern, line and text.
 */
export interface PromptMatch {
  readonly category: string
  readonly pattern: string
  readonly line: number
  readonly text: string
}

export interface ProposalsRecorded {
  readonly repeats?: Uuid | null
  readonly round: number
  readonly findings: readonly Finding[]
}

export interface Regression {
  readonly repeats?: Uuid | null
  readonly tests: readonly string[] | null
  readonly command: string
  readonly exit: number | null
  readonly last_green: LastGreen | null
}

/**
 * One batch. `violations` holds entries whose `signal` is set, in the order of their events.
 */
export interface Request {
  readonly v: 1
  readonly batch_id: Uuid
  readonly sent_at: Time
  readonly trigger: CheckpointEvent
  readonly project: Project
  readonly run: Run
  readonly policy: Policy
  readonly violations: readonly AuditEntry[]
}

export interface Resolved {
  readonly resolves: readonly Uuid[]
  readonly how: "undone" | "told" | "gone" | "decided" | "superseded"
}

/**
 * `batch_id` is null only where the request could not be read far enough to know it.
 */
export interface Result {
  readonly v: 1
  readonly batch_id: Uuid | null
  readonly status: Status
  readonly error: WireError | null
  readonly pipeline_action: PipelineAction
  readonly results: readonly Handled[]
  readonly deferred: readonly Deferred[]
  readonly decision: DecisionAsked | null
  readonly counts: Counts
}

export interface RoundTally {
  readonly C: number
  readonly H: number
  readonly M: number
  readonly P: number
  readonly L: number
  readonly I: number
  readonly round: number
}

export interface RoundsExceeded {
  readonly repeats?: Uuid | null
  readonly rounds: number
  readonly limit: number
  readonly tally: Tally
}

export interface Run {
  readonly run_id: string
  readonly description: string
  readonly session_id: string
  readonly phase: number
  readonly phase_status: PhaseStatus
  readonly round: number | null
  readonly max_phase: number
  readonly base_snapshot: ObjectId | null
  readonly boundary_commit: ObjectId | null
  readonly green_snapshot: ObjectId | null
  readonly touched: readonly Touched[] | null
  readonly known_issues: string
  readonly tallies: readonly RoundTally[]
  readonly log: LogHead
}

export type RunEffect = "resume" | "archive" | "more_rounds" | "accept_rounds" | "return_phase" | "accept_config"

export type Rung = "instruct" | "quarantine" | "rollback" | "suspend" | "quarantine+suspend" | "rollback+suspend"

export type Severity = "block" | "warn" | "info"

export type Sha256 = string

export type Signal = "no-business-code-before-phase5" | "no-test-modification-during-green" | "write-business-code-without-test-file" | "test-runner-exit-nonzero-was-passing" | "no-phase-advance-without-gate" | "ralph-round-complete-without-reviewer" | "ralph-rounds-exceeded" | "violation-gate-block" | "phase-complete-dirty-tree" | "review-uncommitted" | "phase-complete-no-ki-doc" | "phase-complete-outdated-ki-doc" | "phase-complete-no-assessment" | "review-prompt-matches-forbidden-pattern" | "same-violation-3-in-10-rounds" | "file-too-large" | "prompt-injection-detected" | "ralph-round-finding-valid-submission" | "ralph-round-finding-severity-p" | "ralph-prompt-contamination" | "gpav-validation-failure"

export type Status = "ok" | "degraded" | "empty"

/**
 * How many findings of each severity a review round had: critical, high, major, proposal, low, info.
 */
export interface Tally {
  readonly C: number
  readonly H: number
  readonly M: number
  readonly P: number
  readonly L: number
  readonly I: number
}

/**
 * The state that a rollback of more than single paths would go back to.
 */
export interface TargetFact {
  readonly kind: "base" | "green" | "head"
  readonly snapshot: ObjectId | null
}

export interface TestChange {
  readonly repeats?: Uuid | null
  readonly fast: "changed" | "unsure"
}

export interface TestRun {
  readonly runner: string
  readonly exit: number | null
  readonly verdict: "green" | "red" | "unknown"
  readonly why: string
  readonly passed: readonly string[] | null
  readonly failed: readonly string[] | null
  readonly package: string | null
  readonly snapshot: ObjectId | null
}

export type Time = string

/**
 * A path that the run's own calls changed, with the first and the last time.
 */
export interface Touched {
  readonly path: string
  readonly first_ts: Time
  readonly last_ts: Time
}

/**
 * `from` and `to` are states as `<phase>:<status>`.
 */
export interface Transition {
  readonly from: string
  readonly to: string
  readonly event: string
  readonly approved_by?: "person" | "agent" | null
}

export type Uuid = string

/**
 * Why one violation type of the batch could not be handled; the rest of the batch stands.
 */
export interface ViolationError {
  readonly code: string
  readonly message: string
  readonly hint: string
}

export type ViolationType = "SKIP_RED_PHASE" | "MODIFIED_TEST" | "MISSING_TEST" | "REGRESSION" | "SKIP_REVIEW" | "INSUFFICIENT_REVIEW" | "UNFIXED_ISSUES" | "UNCOMMITTED_PHASE" | "UNCOMMITTED_REVIEW" | "MISSING_KI_DOC" | "KI_DOC_OUTDATED" | "MISSING_KI_ASSESSMENT" | "INVALID_REVIEW_PROMPT"

export interface WireError {
  readonly code: ErrorCode
  readonly message: string
  readonly hint: string
}
