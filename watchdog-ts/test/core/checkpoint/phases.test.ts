import { describe, expect, test } from "vitest"
import { step } from "../../../src/core/checkpoint/machine.ts"
import type { StepOutcome } from "../../../src/core/checkpoint/outcome.ts"
import { ask, facts, HEARD_NOBODY, rounds, run } from "./given.ts"

const codeOf = (outcome: StepOutcome) => (outcome.kind === "refused" ? outcome.code : "accepted")
const enterIt = (phase: number) => ask("phase_enter", { phase })
const completeIt = (phase = 4) => ask("phase_complete", { phase })
const approveIt = (phase: number) => ask("user_approval", { phase })

describe("entering a phase", () => {
  test("is the next one, with a new base and no loop", () => {
    expect(step(run("complete", { completed: [1, 2, 3, 4] }), enterIt(5), facts())).toMatchObject({
      needsBaseSnapshot: true, next: { phase: 5, status: "active", round: null, rounds: [], approval: null, enteredBy: "phase_enter", completed: [1, 2, 3, 4] },
    })
  })

  test("from idle is phase 1 and no other", () => {
    expect(step(run("idle"), enterIt(1), facts())).toMatchObject({ next: { phase: 1, status: "active" } })
    expect(codeOf(step(run("idle"), enterIt(2), facts()))).toBe("gate_missing")
  })

  test.each([
    ["active", ["review", "approval"]],
    ["ralph_loop", ["review", "approval"]],
    ["awaiting_approval", ["approval"]],
  ] as const)("while the one before is %s skips its gate and raises what is missing", (status, missing) => {
    expect(step(run(status), enterIt(5), facts()).raises).toEqual([{ signal: "no-phase-advance-without-gate", detail: { attempted: "phase_enter 5", missing } }])
  })

  test("over a phase that was never entered raises that phase's gate", () => {
    expect(step(run("complete", { phase: 5 }), enterIt(7), facts()).raises).toEqual([
      { signal: "no-phase-advance-without-gate", detail: { attempted: "phase_enter 7", missing: ["approval"] } },
    ])
  })

  test("again, or an earlier one, is a slip and no violation", () => {
    for (const phase of [3, 4]) expect(step(run("active"), enterIt(phase), facts())).toMatchObject({ code: "other_phase", raises: [] })
    expect(step(run("complete"), enterIt(4), facts())).toMatchObject({ code: "other_phase", raises: [] })
  })

  test("from approved asks for phase_complete and is no violation", () => {
    expect(step(run("approved"), enterIt(5), facts())).toMatchObject({ code: "not_now", raises: [], message: { params: { events: "phase_complete, ralph_loop_start" } } })
  })

  test("without its gate raises nothing where the review is switched off", () => {
    expect(step(run("active"), enterIt(5), facts({}, { review: "off" }))).toMatchObject({ code: "gate_missing", raises: [] })
  })
})

describe("completing a phase", () => {
  test("after the last one archives the run", () => {
    expect(step(run("approved", { phase: 6 }), completeIt(6), facts())).toMatchObject({ next: { status: "archived", completed: [1, 2, 3, 6] }, transition: { to: "6:archived" } })
  })

  test("without review and approval raises both, once the loop has ended only the approval", () => {
    expect(step(run("ralph_loop"), completeIt(), facts()).raises).toMatchObject([{ detail: { attempted: "phase_complete 4", missing: ["review", "approval"] } }])
    expect(step(run("awaiting_approval"), completeIt(), facts()).raises).toMatchObject([{ detail: { missing: ["approval"] } }])
  })

  test("of a follow-up phase wants the approval alone", () => {
    expect(step(run("active", { phase: 6 }), completeIt(6), facts()).raises).toMatchObject([{ detail: { missing: ["approval"] } }])
  })

  test("names the right phase or is refused without a violation", () => {
    expect(step(run("active"), completeIt(5), facts())).toMatchObject({ code: "other_phase", raises: [] })
    expect(step(run("approved"), completeIt(5), facts())).toMatchObject({ code: "other_phase", raises: [] })
  })
})

describe("approval", () => {
  test("is a person's, heard since the loop ended", () => {
    expect(step(run("awaiting_approval"), approveIt(4), facts())).toMatchObject({ next: { approval: { by: "person" } }, transition: { approved_by: "person" } })
    expect(codeOf(step(run("awaiting_approval"), approveIt(4), facts({ personSinceLoopEnd: false })))).toBe("no_person")
  })

  test("of a follow-up phase is a person's, heard since it was entered", () => {
    expect(codeOf(step(run("active", { phase: 6 }), approveIt(6), facts({ personSinceLoopEnd: false })))).toBe("accepted")
    expect(codeOf(step(run("active", { phase: 6 }), approveIt(6), facts({ personSincePhaseEnter: false })))).toBe("no_person")
  })

  test("of a phase with a loop waits for the loop", () => {
    expect(step(run("active"), approveIt(4), facts())).toMatchObject({ code: "not_now", message: { params: { events: "why_articulation, ralph_loop_start" } } })
  })

  test.each([
    ["final_only", 2, "accepted", "agent"], ["final_only", 5, "no_person", null], ["final_only", 6, "no_person", null],
    ["none", 5, "accepted", "agent"], ["none", 6, "accepted", "agent"], ["every_phase", 1, "no_person", null],
  ] as const)("under %s in phase %i of 6 without a person: %s", (approval, phase, expected, by) => {
    const outcome = step(run("awaiting_approval", { phase }), approveIt(phase), facts(HEARD_NOBODY, { approval }))
    expect(codeOf(outcome)).toBe(expected)
    expect(outcome.kind === "accepted" ? outcome.transition?.approved_by : null).toBe(by)
  })

  test("is not called a person's where it was waived, even if somebody spoke", () => {
    expect(step(run("awaiting_approval"), approveIt(4), facts({}, { approval: "none" }))).toMatchObject({ next: { approval: { by: "agent" } } })
  })
})

describe("going back", () => {
  test("takes completion from the phases after it and wants a new base", () => {
    const state = run("awaiting_approval", { phase: 5, completed: [1, 2, 3, 4], rounds: rounds({ C: 1 }, {}) })
    expect(step(state, ask("phase_return", { to: 3, reason: "the plan misses a case" }), facts())).toMatchObject({
      needsBaseSnapshot: true,
      next: { phase: 3, status: "active", completed: [1, 2], round: null, rounds: [], byFindings: false, approval: null, enteredBy: "phase_return" },
    })
  })

  test("as phase_fail stays in the phase", () => {
    expect(step(run("approved"), ask("phase_fail", { reason: "rejected" }), facts())).toMatchObject({ next: { phase: 4, status: "active", enteredBy: "phase_fail" } })
  })

  test("needs a person since the last step, unless approvals are waived", () => {
    expect(codeOf(step(run("active"), ask("phase_fail", { reason: "x" }), facts({ personSinceTransition: false })))).toBe("no_person_for_return")
    expect(codeOf(step(run("active"), ask("phase_fail", { reason: "x" }), facts(HEARD_NOBODY, { approval: "none" })))).toBe("accepted")
    expect(codeOf(step(run("active"), ask("phase_fail", { reason: "x" }), facts(HEARD_NOBODY, { approval: "final_only" })))).toBe("no_person_for_return")
  })

  test("is not going forward", () => {
    expect(codeOf(step(run("active"), ask("phase_return", { to: 5, reason: "x" }), facts()))).toBe("return_forward")
  })
})

describe("an articulation", () => {
  const say = (articulation: string) => step(run("active"), ask("why_articulation", { phase: 4, articulation }), facts())

  test("is kept with its phase", () => {
    const outcome = say("These tests protect the login; the key risk is a replayed token, and they work because each path fails alone.")
    expect(outcome).toMatchObject({ warnings: [], next: { articulations: [{ phase: 4 }] } })
  })

  test.each([
    ["too short", "because"], ["without risks", "These tests protect the login form, and they do so because each path is covered."],
  ])("that is %s is kept with a warning", (_, text) => {
    expect(say(text)).toMatchObject({ kind: "accepted", next: { articulations: [{ text }] }, warnings: [{ key: expect.stringMatching(/^articulation_/) }] })
  })

  test("may be Chinese", () => {
    expect(say("这些测试保护登录流程，主要风险是令牌被重放；之所以有效，是因为每条路径都单独失败，并且每个错误都会立刻显示出来，不会被其他测试掩盖。")).toMatchObject({ warnings: [] })
  })
})
