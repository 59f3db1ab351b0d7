import { describe, expect, test } from "vitest"
import { applyDecision, archive, reopenLoop, suspend } from "../../../src/core/checkpoint/changes.ts"
import { step } from "../../../src/core/checkpoint/machine.ts"
import { ask, facts, rounds, run, T1 } from "./given.ts"

const stopped = run("suspended", { resumeTo: "ralph_loop", rounds: rounds({ C: 1 }, { C: 1 }), round: 2, roundLimit: 2 })

describe("a person's decision", () => {
  test.each([
    ["resume", "ralph_loop", 4, 2], ["archive", "archived", 4, 2], ["more_rounds", "ralph_loop", 4, 7],
    ["accept_rounds", "awaiting_approval", 4, 2], ["return_phase", "active", 4, 2], ["accept_config", "suspended", 4, 2],
  ] as const)("%s leads to %s", (effect, status, phase, roundLimit) => {
    expect(applyDecision(stopped, effect, T1).next).toMatchObject({ status, phase, roundLimit })
  })

  test("more_rounds lets the loop count on from where it was", () => {
    const { next } = applyDecision(stopped, "more_rounds", T1)
    expect(step(next, ask("ralph_round_finding", { phase: 4, round: 3, findings: [] }), facts())).toMatchObject({ kind: "accepted", next: { round: 3 } })
  })

  test("accept_rounds ends the loop now, so that approval waits for a later word", () => {
    expect(applyDecision(stopped, "accept_rounds", T1).next.times.loopEnded).toBe(T1)
  })

  test("return_phase wants a new base and starts without a loop", () => {
    expect(applyDecision(stopped, "return_phase", T1)).toMatchObject({ needsBaseSnapshot: true, next: { round: null, rounds: [], enteredBy: "phase_return" } })
  })

  test("resume of a run that is not suspended changes nothing", () => {
    expect(applyDecision(run("approved"), "resume", T1).next).toEqual(run("approved"))
  })

  test("on an archived run changes nothing", () => {
    expect(applyDecision(run("archived"), "more_rounds", T1).next).toEqual(run("archived"))
  })
})

describe("a suspension", () => {
  test("remembers the status, through a pause too", () => {
    expect(suspend(run("approved"), T1)).toMatchObject({ status: "suspended", resumeTo: "approved" })
    expect(suspend(run("paused", { resumeTo: "ralph_loop" }), T1)).toMatchObject({ status: "suspended", resumeTo: "ralph_loop" })
  })

  test("of a suspended or archived run changes nothing", () => {
    for (const status of ["suspended", "archived"] as const) expect(suspend(run(status), T1)).toEqual(run(status))
  })
})

test("archiving ends a run from every status and keeps what it was", () => {
  expect(archive(run("paused"), T1)).toMatchObject({ status: "archived", phase: 4, completed: [1, 2, 3], resumeTo: null })
})

describe("reviewed work that changes", () => {
  const end = ask("ralph_terminate", { phase: 4, termination: "stop" })

  test.each(["awaiting_approval", "approved"] as const)("after the loop reopens it and voids the approval (%s)", (status) => {
    expect(reopenLoop(run(status), T1)).toMatchObject({ status: "ralph_loop", approval: null, round: 2, staleRound: 2, times: { loopEnded: null } })
  })

  test("needs one more counted round, for which there is room at the limit", () => {
    const open = reopenLoop(run("awaiting_approval", { roundLimit: 2 }), T1)
    expect(step(open, end, facts())).toMatchObject({ code: "review_is_stale", raises: [] })
    const counted = step(open, ask("ralph_round_finding", { phase: 4, round: 3, findings: [] }), facts())
    expect(counted.kind === "accepted" && step(counted.next, end, facts())).toMatchObject({ kind: "accepted", next: { status: "awaiting_approval" } })
  })

  test("within the loop holds its end as well", () => {
    const open = reopenLoop(run("ralph_loop"), T1)
    expect(open.times.lastTransition).toBe(run("ralph_loop").times.lastTransition)
    expect(step(open, end, facts())).toMatchObject({ code: "review_is_stale" })
  })

  test("before any round was counted, or outside a loop, changes nothing", () => {
    for (const state of [run("active"), run("complete"), run("ralph_loop", { rounds: [], round: 0 }), run("approved", { rounds: [], round: null })]) {
      expect(reopenLoop(state, T1)).toEqual(state)
    }
  })

  test("twice is the same as once", () => {
    const once = reopenLoop(run("approved"), T1)
    expect(reopenLoop(once, "2027-01-01T00:00:00.000Z")).toEqual(once)
  })
})
