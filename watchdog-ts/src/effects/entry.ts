// How an entry becomes a line of the log: secrets out, no half characters, the fields in the contract's order.
import type { AuditEntry } from "../contract/types.ts"
import { redact } from "../core/redact.ts"
import { cut } from "../core/text.ts"

export type EntryFields = Omit<AuditEntry, "v" | "id" | "ts" | "prev" | "run_id">

/** What the store adds to what the watchdog says. */
export interface EntryFrame {
  readonly id: string
  readonly ts: string
  readonly runId: string
  readonly prev: string | null
}

const LONGEST_COMMAND = 20_000

export function entryOf(fields: EntryFields, { id, ts, runId, prev }: EntryFrame): AuditEntry {
  return {
    v: 1, id, ts, run_id: runId, session_id: fields.session_id, call_id: fields.call_id, phase: fields.phase, round: fields.round,
    event: fields.event, severity: fields.severity, signal: fields.signal, tool: fields.tool, command: hush(fields.command),
    files: fields.files, detail: hushDetail(fields.event, fields.detail), prev,
  } as AuditEntry
}

/** One line; text that no other reader could decode is made readable. */
export function lineOf(entry: AuditEntry): string {
  return JSON.stringify(entry, (_, value: unknown) => (typeof value === "string" ? cut(value, value.length) : value))
}

function hush(command: string | null): string | null {
  return command === null ? null : redact(cut(command, LONGEST_COMMAND))
}

/** Fields of details that repeat what the agent wrote or what a program said. Results of the engine stay as they came. */
const SPOKEN = new Set(["command", "message", "text", "description", "title", "downgrade_reason", "problem"])
const DEEPEST = 6

function hushDetail(event: AuditEntry["event"], detail: object): object {
  return event === "intervention" ? detail : (hushIn(detail, DEEPEST) as object)
}

function hushIn(value: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((one) => hushIn(one, depth - 1))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, typeof one === "string" && SPOKEN.has(key) ? redact(one) : hushIn(one, depth - 1)]))
}
