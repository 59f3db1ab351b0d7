import { describe, expect, it } from "vitest"
import type { AuditEntry, Handled, Result, Severity, Signal } from "../../src/contract/types.ts"
import { blockersOf, dueOf, settle, settleAlone, struckAgain } from "../../src/core/life.ts"
import type { OpenViolation } from "../../src/core/state.ts"

const CODE: Signal = "no-business-code-before-phase5"
const violation = (id: string, signal: Signal, more: Partial<OpenViolation> & { severity?: Severity } = {}): OpenViolation => ({
  entry: { v: 1, id, ts: "", run_id: "r", session_id: "s", call_id: null, phase: 4, round: null, event: "observed", severity: more.severity ?? "block", signal, tool: null, command: null, files: ["a.py"], detail: {}, prev: null } as unknown as AuditEntry,
  answered: more.answered ?? false, decision: more.decision ?? null, seen: more.seen ?? false,
})
const handled = (ids: string[], more: Partial<Handled>): Handled => ({
  violation_ids: ids, violation_type: "SKIP_RED_PHASE", code: "V-4", priority: 1, strike: 1, action: "quarantine", success: true, operation_id: "op", files: [{ path: "a.py", outcome: "quarantined", kept_at: null, reason: null }],
  snapshot: null, instruction: "", undo: null, facts: { strike: 1 }, error: null, ...more,
})
const result = (...results: Handled[]): Result => ({
  v: 1, batch_id: "b", status: "ok", error: null, pipeline_action: "continue", results, deferred: [], decision: null, counts: { received: 1, handled: 1, deferred: 0, failed: 0 },
})
const fates = (one: OpenViolation, answer: Result) => {
  const { open, resolved } = settle([one], answer)
  return resolved[0]?.how ?? (open[0]?.decision != null ? "suspended" : open[0]?.answered === true ? "told" : "open")
}

describe("what an answer makes of a violation", () => {
  const code = violation("v", CODE)
  it("undone: resolved", () => expect(fates(code, result(handled(["v"], {})))).toBe("undone"))
  it("only told: stays open, answered", () => expect(fates(code, result(handled(["v"], { action: "instruct", files: [] })))).toBe("told"))
  it("harmless after all: gone", () => expect(fates(code, result(handled(["v"], { action: "instruct", files: [{ path: "a.py", outcome: "untouched", kept_at: null, reason: null }] })))).toBe("gone"))
  it("a refused path: stays open", () => expect(fates(code, result(handled(["v"], { files: [{ path: "a.py", outcome: "refused", kept_at: null, reason: "x" }] })))).toBe("told"))
  it("failed: open and unanswered", () => expect(fates(code, result(handled(["v"], { success: false })))).toBe("open"))
  it("suspended: open until the decision", () => {
    const decision = { id: "d", question: "?", options: [], command: "" }
    expect(fates(code, { ...result(handled(["v"], { action: "suspend" })), pipeline_action: "suspend", decision })).toBe("suspended")
  })
  it("superseded by another operation: resolved by it", () => {
    expect(fates(code, { ...result(), deferred: [{ violation_ids: ["v"], violation_type: "SKIP_RED_PHASE", reason: "superseded", by: "op", facts: { strike: 1 } }] })).toBe("superseded")
  })
  it("a passing one is over when it was told", () => {
    expect(fates(violation("v", "violation-gate-block"), result(handled(["v"], { action: "instruct", files: [] })))).toBe("told")
  })
  it("an answer that does not mention it changes nothing", () => expect(fates(code, result())).toBe("open"))
})

describe("which violations hold which gate", () => {
  const holds = (signal: Signal, gate: "ralph_terminate" | "phase_complete", more = {}) => blockersOf([violation("v", signal, more)], gate, []).length === 1
  it("a file violation holds both", () => expect([holds(CODE, "ralph_terminate"), holds(CODE, "phase_complete")]).toEqual([true, true]))
  it("a skipped review holds only the end of the phase", () => expect([holds("no-phase-advance-without-gate", "ralph_terminate"), holds("no-phase-advance-without-gate", "phase_complete")]).toEqual([false, true]))
  it("too few rounds hold only the end of the loop", () => expect([holds("ralph-round-complete-without-reviewer", "ralph_terminate"), holds("ralph-round-complete-without-reviewer", "phase_complete")]).toEqual([true, false]))
  it("a warning holds none", () => expect(holds(CODE, "phase_complete", { severity: "warn" })).toBe(false))
  it("what a person waived holds none", () => expect(blockersOf([violation("v", CODE)], "phase_complete", ["SKIP_RED_PHASE"])).toEqual([]))
  it("a question to a person holds every gate", () => expect(holds("ralph-rounds-exceeded", "phase_complete", { decision: "d" })).toBe(true))
})

describe("what is sent", () => {
  it("what was not answered yet", () => expect(dueOf([violation("v", CODE), violation("w", CODE, { answered: true })]).map(({ entry }) => entry.id)).toEqual(["v"]))
  it("notes for the record start no engine", () => expect(dueOf([violation("v", "ralph-round-finding-valid-submission", { severity: "info" })])).toEqual([]))
  it("notes ride along", () => expect(dueOf([violation("v", CODE), violation("n", "ralph-round-finding-valid-submission", { severity: "info" })])).toHaveLength(2))
  it("nothing that waits for a person", () => expect(dueOf([violation("v", CODE, { decision: "d" })])).toEqual([]))
  it("a standing one is struck again at its own gate only", () => {
    const told = violation("v", "no-phase-advance-without-gate", { answered: true })
    expect([struckAgain([told], "ralph_terminate", []).length, struckAgain([told], "phase_complete", []).length]).toEqual([0, 1])
  })
})

it("without an engine, what needs only words is answered with words", () => {
  const { open, resolved } = settleAlone([violation("v", CODE), violation("p", "violation-gate-block")])
  expect([open.map(({ entry }) => entry.id), resolved]).toEqual([["v"], [{ resolves: ["p"], how: "told" }]])
})
