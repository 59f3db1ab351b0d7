// The audit log: one line an entry, each naming the digest of the line before it, so that a cut or an edit is noticed.
// Written only while the lock is held; the head and the count are kept in the state beside it.
import fs from "node:fs"
import path from "node:path"
import type { AuditEntry } from "../contract/types.ts"
import type { GuardState } from "../core/state.ts"
import { redact } from "../core/redact.ts"
import { digest } from "./tree.ts"

type Fields = Omit<AuditEntry, "v" | "id" | "ts" | "prev" | "run_id">

export const logFile = (state: string, runId: string): string => path.join(state, "runs", runId, "audit.jsonl")

/** Appends one entry and gives the state that knows it. Secrets in commands do not reach the disk. */
export function appendEntry(folder: string, state: GuardState, runId: string, fields: Fields, id: string, ts: string): { readonly state: GuardState; readonly entry: AuditEntry } {
  const command = fields.command === null ? null : redact(fields.command)
  const entry = { v: 1, id, ts, run_id: runId, ...fields, command, prev: state.log.head } as AuditEntry
  const line = JSON.stringify(entry)
  const file = logFile(folder, runId)
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  fs.appendFileSync(file, `${line}\n`, { mode: 0o600 })
  return { entry, state: { ...state, log: { lines: state.log.lines + 1, head: digest(line) } } }
}
