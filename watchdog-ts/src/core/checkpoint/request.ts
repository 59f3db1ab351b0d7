// The one place where what an agent sends to `tdd_checkpoint` becomes typed. It never throws.
import type { CheckpointEvent, Tally } from "../../contract/types.ts"
import { redact } from "../redact.ts"
import { cut } from "../text.ts"
import type { CheckpointMessage } from "./outcome.ts"
import { readFindings, type FindingProblem, type FindingReport } from "./findings.ts"
import { readTally } from "./tally.ts"

export type Termination = "early_stop" | "gate_pass" | "max_rounds"

interface PhaseOnly {
  readonly phase: number
}
interface Reasoned {
  readonly reason: string
}

/** What each event carries. */
interface Bodies {
  readonly pipeline_start: { readonly description: string; readonly totalPhases: number; readonly force: boolean }
  readonly phase_enter: PhaseOnly
  readonly why_articulation: PhaseOnly & { readonly articulation: string }
  readonly ralph_loop_start: PhaseOnly
  readonly ralph_round_finding: PhaseOnly & { readonly round: number; readonly findings: FindingReport | FindingProblem }
  readonly ralph_round_complete: PhaseOnly & { readonly round: number; readonly tally: Tally }
  readonly ralph_terminate: PhaseOnly & { readonly termination: Termination }
  readonly user_approval: PhaseOnly
  readonly phase_complete: PhaseOnly
  readonly phase_return: Reasoned & { readonly to: number }
  readonly phase_fail: Reasoned
  readonly pipeline_pause: Reasoned
  readonly pipeline_resume: Reasoned
  readonly test_evidence: unknown
  readonly TEST_RUN_COMPLETE: unknown
}

export type CheckpointRequest = { [E in CheckpointEvent]: { readonly event: E } & Bodies[E] }[CheckpointEvent]
export type RequestOf<E extends CheckpointEvent> = Extract<CheckpointRequest, { readonly event: E }>

export type Parsed =
  | { readonly kind: "ok"; readonly request: CheckpointRequest }
  | { readonly kind: "invalid"; readonly message: CheckpointMessage }

type Fields = Readonly<Record<string, unknown>>
type Reader = (fields: Fields) => CheckpointRequest

const TERMINATIONS: Readonly<Record<string, Termination>> = {
  early_stop: "early_stop", stop: "early_stop", gate_pass: "gate_pass", max_rounds: "max_rounds",
}
const LONGEST_TEXT = 4_000
const MOST_PAYLOAD = 1_000_000

const READERS: { readonly [E in CheckpointEvent]: Reader } = {
  pipeline_start: (f) => ({
    event: "pipeline_start", description: text(f, "description"), totalPhases: f["totalPhases"] == null ? 6 : whole(f, "totalPhases", 5, 8),
    force: f["force"] === true || f["force"] === "true",
  }),
  phase_enter: (f) => ({ event: "phase_enter", phase: phaseOf(f) }),
  why_articulation: (f) => ({ event: "why_articulation", phase: phaseOf(f), articulation: text(f, "articulation") }),
  ralph_loop_start: (f) => ({ event: "ralph_loop_start", phase: phaseOf(f) }),
  ralph_round_finding: (f) => ({
    event: "ralph_round_finding", phase: phaseOf(f), round: whole(f, "round", 1, 1_000), findings: readFindings(f["findings"]),
  }),
  ralph_round_complete: (f) => ({ event: "ralph_round_complete", phase: phaseOf(f), round: whole(f, "round", 1, 1_000), tally: tallyOf(f) }),
  ralph_terminate: (f) => ({ event: "ralph_terminate", phase: phaseOf(f), termination: terminationOf(f) }),
  user_approval: (f) => ({ event: "user_approval", phase: phaseOf(f) }),
  phase_complete: (f) => ({ event: "phase_complete", phase: phaseOf(f) }),
  phase_return: (f) => ({ event: "phase_return", to: whole(f, "to", 1, 8), reason: text(f, "reason") }),
  phase_fail: (f) => ({ event: "phase_fail", reason: text(f, "reason") }),
  pipeline_pause: (f) => ({ event: "pipeline_pause", reason: optionalText(f, "reason") }),
  pipeline_resume: (f) => ({ event: "pipeline_resume", reason: optionalText(f, "reason") }),
  test_evidence: () => ({ event: "test_evidence" }),
  TEST_RUN_COMPLETE: () => ({ event: "TEST_RUN_COMPLETE" }),
}

export const EVENTS = Object.keys(READERS) as readonly CheckpointEvent[]

/** `payload`: a JSON text of an object, or the object. Fields that the event does not know are ignored. */
export function parsePayload(event: unknown, payload: unknown): Parsed {
  if (typeof event !== "string" || !Object.hasOwn(READERS, event)) return invalid("unknown_event", { event: brief(event), events: EVENTS.join(", ") })
  const known = event as CheckpointEvent
  const isBare = known === "test_evidence" || known === "TEST_RUN_COMPLETE"
  const fields = isBare ? {} : fieldsOf(payload)
  if (fields === null) return invalid("bad_payload", { event: known })
  try {
    return { kind: "ok", request: READERS[known](fields) }
  } catch (error) {
    if (error instanceof BadField) return invalid("bad_field", { event: known, field: error.field, problem: error.message })
    return invalid("bad_payload", { event: known })
  }
}

/** A field that is missing or of the wrong kind; it never leaves this file. */
class BadField extends Error {
  constructor(readonly field: string, problem: string) {
    super(problem)
  }
}

function fieldsOf(payload: unknown): Fields | null {
  if (payload === undefined || payload === null || payload === "") return {}
  const value = typeof payload === "string" ? parseJson(payload) : payload
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

function parseJson(payload: string): unknown {
  if (payload.length > MOST_PAYLOAD) return null
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}

function phaseOf(fields: Fields): number {
  return whole(fields, "phase", 1, 8)
}

function whole(fields: Fields, field: string, least: number, most: number): number {
  const given = fields[field]
  const value = typeof given === "string" && /^\d{1,4}$/.test(given.trim()) ? Number(given) : given
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) {
    throw new BadField(field, `${least}..${most}`)
  }
  return value
}

function text(fields: Fields, field: string): string {
  const value = optionalText(fields, field)
  if (value.trim() === "") throw new BadField(field, "text")
  return value
}

function optionalText(fields: Fields, field: string): string {
  const value = fields[field] ?? ""
  if (typeof value !== "string") throw new BadField(field, "text")
  return redact(cut(value, LONGEST_TEXT))
}

function terminationOf(fields: Fields): Termination {
  const given = fields["termination"]
  const termination = typeof given === "string" && Object.hasOwn(TERMINATIONS, given) ? TERMINATIONS[given] : undefined
  if (termination === undefined) throw new BadField("termination", Object.keys(TERMINATIONS).join(" | "))
  return termination
}

function tallyOf(fields: Fields): Tally {
  const tally = readTally(fields["tally"])
  if ("field" in tally) throw new BadField(tally.field, tally.problem)
  return tally.counts
}

function invalid(key: CheckpointMessage["key"], params: CheckpointMessage["params"]): Parsed {
  return { kind: "invalid", message: { key, params } }
}

function brief(value: unknown): string {
  return typeof value === "string" ? cut(value, 60) : typeof value
}
