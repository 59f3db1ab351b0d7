// state.json as text and as a value. Whoever reads it may be a newer or an older version, or find it cut off: what is
// not surely a state is none, and neither is one that somebody edited.
import { EMPTY_STATE, type GuardState } from "../core/state.ts"
import { seal, unseal } from "./seal.ts"

const STATUSES = new Set(["idle", "active", "ralph_loop", "awaiting_approval", "approved", "complete", "paused", "suspended", "archived"])
const RUN_OBJECTS = ["pipeline", "config", "base", "start", "marks", "touched", "phaseChanges", "evidence", "persons", "children", "refusals"]
const RUN_LISTS = ["open", "unattributed", "background", "waived", "issues", "liveSessions", "doneDecisions", "loosened"]

export function stateToText(state: GuardState): string {
  return seal(JSON.stringify(state))
}

/** Null for anything that is no state of this version. */
export function stateFromText(text: string): GuardState | null {
  const value = parse(unseal(text) ?? "")
  if (!isObject(value) || value["v"] !== 1 || !isLog(value["log"]) || !Array.isArray(value["archived"])) return null
  return value["run"] === null || isRun(value["run"]) ? ({ ...EMPTY_STATE, ...value } as unknown as GuardState) : null
}

type Fields = Readonly<Record<string, unknown>>

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function isLog(value: unknown): boolean {
  return isObject(value) && Number.isSafeInteger(value["lines"]) && (value["head"] === null || typeof value["head"] === "string")
}

function isRun(value: unknown): boolean {
  if (!isObject(value)) return false
  const hasShape = RUN_OBJECTS.every((name) => isObject(value[name])) && RUN_LISTS.every((name) => Array.isArray(value[name]))
  return hasShape && Number.isSafeInteger(value["seq"]) && isPipeline(value["pipeline"] as Fields)
}

function isPipeline(pipeline: Fields): boolean {
  const { run_id: id, owner, phase, status, rounds, completed, times } = pipeline
  const isNamed = typeof id === "string" && /^[\w-]{1,100}$/.test(id) && typeof owner === "string"
  return isNamed && Number.isInteger(phase) && STATUSES.has(status as string) && Array.isArray(rounds) && Array.isArray(completed) && isObject(times)
}
