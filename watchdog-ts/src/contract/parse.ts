// The one place where text from outside (the engine's stdout, files of the state folder) becomes typed.
// Everything behind it takes the types at their word.
import { isObject, readAs, type Reading } from "./read"
import { DETAILS } from "./schemas"
import { MAX_DEPTH, MAX_REQUEST_BYTES } from "./signals"
import type { AuditEntry, DecisionFile, Exceptions, Result } from "./types"

/** `code` is one of the contract's error codes, so that the log can name it; `message` says where and why. */
export type ParseError = {
  readonly code: "bad_json" | "bad_envelope" | "unsupported_version" | "too_large"
  readonly message: string
}
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ParseError }

const failed = (code: ParseError["code"], message: string): { readonly ok: false; readonly error: ParseError } => ({
  ok: false,
  error: { code, message },
})

/** The engine's answer to the batch `batchId`: one line of JSON, blanks around it allowed. */
export function parseResult(text: string, batchId: string): Parsed<Result> {
  const parsed = parseAs<Result>("Result", text)
  if (!parsed.ok) return parsed
  const contradiction = contradictionOf(parsed.value, batchId)
  return contradiction === null ? parsed : failed("bad_envelope", contradiction)
}

/** One line of `audit.jsonl`. */
export function parseAuditEntry(line: string): Parsed<AuditEntry> {
  const parsed = parseAs<AuditEntry>("AuditEntry", line)
  if (!parsed.ok) return parsed
  const entry = parsed.value
  const detail = readAs(DETAILS[entry.signal ?? entry.event], entry.detail)
  if (!detail.ok) return failed("bad_envelope", `detail.${detail.problem}`)
  return { ok: true, value: { ...entry, detail: detail.value } as AuditEntry }
}

/** A file of `decisions/`. */
export const parseDecisionFile = (text: string): Parsed<DecisionFile> => parseAs<DecisionFile>("DecisionFile", text)

/** `exceptions.json`. */
export const parseExceptions = (text: string): Parsed<Exceptions> => parseAs<Exceptions>("Exceptions", text)

function parseAs<T>(name: string, text: string): Parsed<T> {
  if (text.length > MAX_REQUEST_BYTES) return failed("too_large", `more than ${MAX_REQUEST_BYTES} characters`)
  const json = fromJson(text)
  if (!json.ok) return failed("bad_json", json.problem)
  if (!isObject(json.value)) return failed("bad_envelope", "not an object")
  if (json.value["v"] !== 1) return failed("unsupported_version", "its version is not 1")
  if (isDeeper(json.value, MAX_DEPTH)) return failed("too_large", `nested deeper than ${MAX_DEPTH}`)
  const reading = readAs(name, json.value)
  return reading.ok ? { ok: true, value: reading.value as T } : failed("bad_envelope", reading.problem)
}

function fromJson(text: string): Reading {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : "not JSON" }
  }
}

function isDeeper(value: unknown, limit: number): boolean {
  if (typeof value !== "object" || value === null) return false
  return limit === 0 || Object.values(value).some((inner) => isDeeper(inner, limit - 1))
}

/** What no honest result can say, whatever its shape. */
function contradictionOf(result: Result, batchId: string): string | null {
  const isUnread = result.batch_id === null && result.status === "empty"
  if (result.batch_id !== batchId && !isUnread) return "it answers another batch"
  if (result.status === "empty" && result.error === null) return "nothing was done and no error says why"
  if (result.status === "empty" && result.results.length > 0) return "it is empty and yet reports results"
  if (result.pipeline_action === "suspend" && result.decision === null) return "it suspends without a decision"
  return null
}
