// A state folder of its own for a test, and a live run in it.
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { NO_EVIDENCE } from "../../src/core/evidence.ts"
import { DEFAULTS } from "../../src/core/config/defaults.ts"
import { EMPTY_STATE, type GuardState, type RunState } from "../../src/core/state.ts"
import type { EntryFields } from "../../src/effects/entry.ts"
import { run } from "../core/checkpoint/given.ts"

export const RUN = "run_old"

export function makeScratch(): string {
  return fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "watchdog-effects-")))
}

export function liveState(seq = 1): GuardState {
  const live = {
    pipeline: run("active"), config: DEFAULTS, configSha: "", loosened: [], base: {}, start: { head: "", untracked: [] }, manifest: {}, seq,
    marks: {}, open: [], touched: {}, phaseChanges: {}, unattributed: [], background: [], evidence: NO_EVIDENCE, persons: {}, children: {},
    refusals: {}, checkpoints: 0, waived: [], issues: [], lastTally: null, liveSessions: [], doneDecisions: [], callsSeen: 0, writesSeen: 0,
  }
  return { ...EMPTY_STATE, run: live as unknown as RunState }
}

export function note(what: string, command: string | null = null): EntryFields {
  return {
    session_id: "ses_a", call_id: null, phase: 4, round: null, event: "observed", severity: "info", signal: null, tool: "bash", command,
    files: [], detail: { rule: what, paths: [] },
  }
}
