// The life of a violation: logged, sent, answered, resolved. Which gate it holds, when it is due, and what an answer of
// the engine makes of it. Whether its cause is gone is looked at elsewhere; here it is only known.
import { SIGNALS } from "../contract/signals.ts"
import type { AnyType, AuditEntry, CheckpointEvent, Handled, Resolved, Result, Signal } from "../contract/types.ts"
import type { OpenViolation } from "./state.ts"

export type Violation = AuditEntry & { readonly signal: Signal }
export type Gate = "ralph_terminate" | "phase_complete"

/** The gates that a violation holds, and at which alone it is struck again. Types that are not here hold none. */
const GATES: Partial<Record<AnyType, readonly Gate[]>> = {
  SKIP_RED_PHASE: ["ralph_terminate", "phase_complete"],
  MODIFIED_TEST: ["ralph_terminate", "phase_complete"],
  MISSING_TEST: ["ralph_terminate", "phase_complete"],
  REGRESSION: ["ralph_terminate", "phase_complete"],
  INSUFFICIENT_REVIEW: ["ralph_terminate"],
  UNCOMMITTED_REVIEW: ["ralph_terminate"],
  SKIP_REVIEW: ["phase_complete"],
  MISSING_KI_DOC: ["phase_complete"],
  KI_DOC_OUTDATED: ["phase_complete"],
  UNCOMMITTED_PHASE: ["phase_complete"],
  MISSING_KI_ASSESSMENT: ["phase_complete"],
}

export const rowOf = (entry: AuditEntry): (typeof SIGNALS)[Signal] => SIGNALS[(entry as Violation).signal]
export const typeOf = (entry: AuditEntry): AnyType => rowOf(entry).violation_type
export const firstOf = (entry: AuditEntry): string => (entry.detail as { repeats?: string | null }).repeats ?? entry.id

export const isGate = (event: CheckpointEvent): event is Gate => event === "ralph_terminate" || event === "phase_complete"

export const holds = ({ entry }: OpenViolation, gate: Gate): boolean => GATES[typeOf(entry)]?.includes(gate) ?? false

/** Open entries that keep this gate shut: of severity `block`, and not waived by a person. */
export function blockersOf(open: readonly OpenViolation[], gate: Gate, waived: readonly AnyType[]): OpenViolation[] {
  return open.filter((one) => one.entry.severity === "block" && (one.decision !== null || (holds(one, gate) && !waived.includes(typeOf(one.entry)))))
}

/** What has to be sent now: everything that was not answered yet. Protocol entries ride along and are no reason to start. */
export function dueOf(open: readonly OpenViolation[]): OpenViolation[] {
  const waiting = open.filter((one) => !one.answered && one.decision === null)
  return waiting.some((one) => rowOf(one.entry).kind !== "protocol") ? waiting : []
}

/** What is still there when its own gate is tried again: it is logged anew, which is the next strike. */
export function struckAgain(open: readonly OpenViolation[], gate: Gate, waived: readonly AnyType[]): OpenViolation[] {
  return open.filter((one) => one.answered && one.decision === null && holds(one, gate) && !waived.includes(typeOf(one.entry)))
}

export interface Settled {
  readonly open: readonly OpenViolation[]
  readonly resolved: readonly Resolved[]
}

/** What a valid answer of the engine makes of the open violations. */
export function settle(open: readonly OpenViolation[], result: Result): Settled {
  const fates = new Map<string, Fate>()
  for (const handled of result.results) for (const id of handled.violation_ids) fates.set(id, fateOf(handled, result, open.find((one) => one.entry.id === id)))
  for (const deferred of result.deferred) for (const id of deferred.violation_ids) fates.set(id, { how: "superseded" })
  return applyFates(open, fates)
}

/** Without an engine the watchdog answers in its own words what needs nothing but words. */
export function settleAlone(open: readonly OpenViolation[]): Settled {
  const passing = open.filter((one) => ["passing", "protocol"].includes(rowOf(one.entry).kind) && one.decision === null)
  return applyFates(open, new Map(passing.map((one) => [one.entry.id, { how: "told" as const }])))
}

export function resolve(open: readonly OpenViolation[], ids: readonly string[], how: Resolved["how"]): Settled {
  return applyFates(open, new Map(ids.map((id) => [id, { how }])))
}

type Fate = { readonly how: Resolved["how"] } | { readonly answered: true } | { readonly decision: string } | { readonly failed: true }

function fateOf(handled: Handled, result: Result, one: OpenViolation | undefined): Fate {
  if (one === undefined || !handled.success) return { failed: true }
  if (handled.action === "suspend") return result.decision === null ? { failed: true } : { decision: result.decision.id }
  const { kind } = rowOf(one.entry)
  if (kind === "passing" || kind === "protocol") return { how: "told" }
  if (handled.files.some(({ outcome }) => outcome === "refused")) return { answered: true }
  const isDone = handled.files.length > 0 && handled.files.every(({ outcome }) => outcome !== "written")
  if (handled.action !== "instruct") return { how: "undone" }
  return kind === "file" && isDone && handled.files.every(({ outcome }) => outcome === "untouched") ? { how: "gone" } : { answered: true }
}

function applyFates(open: readonly OpenViolation[], fates: ReadonlyMap<string, Fate>): Settled {
  const left: OpenViolation[] = []
  const resolved = new Map<Resolved["how"], string[]>()
  for (const one of open) {
    const fate = fates.get(one.entry.id)
    if (fate === undefined || "failed" in fate) left.push(one)
    else if ("answered" in fate) left.push({ ...one, answered: true })
    else if ("decision" in fate) left.push({ ...one, answered: true, decision: fate.decision })
    else resolved.set(fate.how, [...(resolved.get(fate.how) ?? []), one.entry.id])
  }
  return { open: left, resolved: [...resolved].map(([how, resolves]) => ({ resolves, how })) }
}
