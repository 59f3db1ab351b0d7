// One honest value of each kind that is read, to be spoiled in one place.
import type { AuditEntry, DecisionFile, Exceptions, Handled, Result } from "../../src/contract/types"

export const BATCH = "0c7c3c0e-0000-4000-8000-000000000001"
const VIOLATION = "0c7c3c0e-0000-4000-8000-000000000002"
const NOW = "2026-11-30T15:44:23.006Z"
const hash = "b".repeat(64)

const handled: Handled = {
  violation_ids: [VIOLATION],
  violation_type: "SKIP_RED_PHASE",
  code: "V-4",
  priority: 1,
  strike: 1,
  action: "quarantine",
  success: true,
  operation_id: "op_1",
  files: [{ path: "src/login.py", outcome: "quarantined", kept_at: "op_1/files/src/login.py", reason: null }],
  snapshot: "a".repeat(40),
  instruction: "src/login.py was taken away: write it in phase 5",
  undo: "intervention undo op_1",
  facts: {
    strike: 1,
    paths: [{ path: "src/login.py", base_sha256: null, current_sha256: hash, judgement: "business", refusal: null, evidence: [] }],
    tree: null,
    target: null,
    is_green: null,
    document: null,
  },
  error: null,
}

export const result: Result = {
  v: 1,
  batch_id: BATCH,
  status: "ok",
  error: null,
  pipeline_action: "continue",
  results: [handled],
  deferred: [],
  decision: null,
  counts: { received: 1, handled: 1, deferred: 0, failed: 0 },
}

export const empty: Result = {
  ...result,
  status: "empty",
  error: { code: "busy", message: "another process works here", hint: "try again in a moment" },
  results: [],
  counts: { received: 0, handled: 0, deferred: 0, failed: 0 },
}

export const entry: AuditEntry = {
  v: 1,
  id: VIOLATION,
  ts: NOW,
  run_id: "run_1",
  session_id: "ses_1",
  call_id: null,
  phase: 4,
  round: null,
  event: "observed",
  severity: "block",
  signal: "no-business-code-before-phase5",
  tool: "write",
  command: null,
  files: ["src/login.py"],
  detail: { gate: "phase 4", judgement: "business", repeats: null },
  prev: null,
}

export const live: AuditEntry = {
  ...entry,
  event: "live",
  severity: "info",
  signal: null,
  files: [],
  detail: { plugin_version: "1.0.0", host: "opencode", host_version: null, config_sha256: hash, loosened: [] },
}

export const decision: DecisionFile = {
  v: 1,
  id: "d_1",
  kind: "decision",
  run_id: "run_1",
  opened_at: NOW,
  status: "open",
  question: "How does it go on?",
  options: [
    { key: "continue", label: "go on", consequence: "the file stays away", run: "resume", restores: [], waives: [] },
    { key: "abandon", label: "end the run", consequence: "the run is archived", run: "archive", restores: [], waives: [] },
  ],
  violation_types: ["SKIP_RED_PHASE"],
  violation_ids: [VIOLATION],
  batch_id: BATCH,
  answer: null,
}

export const exceptions: Exceptions = {
  v: 1,
  entries: [
    { path: "src/a.py", content: hash, kind: "allow", run_id: null, reason: "", at: NOW, once: false, expires_at: null, operation_id: null, by: null },
  ],
}
