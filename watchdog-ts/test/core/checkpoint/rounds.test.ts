import { describe, expect, test } from "vitest"
import type { Tally } from "../../../src/contract/types.ts"
import { step } from "../../../src/core/checkpoint/machine.ts"
import type { StepOutcome } from "../../../src/core/checkpoint/outcome.ts"
import { ask, facts, rounds, run, tally } from "./given.ts"

const codeOf = (outcome: StepOutcome) => (outcome.kind === "refused" ? outcome.code : "accepted")
const found = (round: number, findings: unknown = [], phase = 4) => ask("ralph_round_finding", { phase, round, findings })
const told = (round: number, counts: object = { C: 0, H: 0, M: 0 }) => ask("ralph_round_complete", { phase: 4, round, tally: counts })
const end = (termination: string) => ask("ralph_terminate", { phase: 4, termination })
const loop = (...counts: readonly Partial<Tally>[]) => run("ralph_loop", { rounds: rounds(...counts) })
const severities = (...names: string[]) => names.map((severity) => ({ severity, description: "something" }))

describe("a loop", () => {
  test("starts at round 0, also anew after it has ended, and voids the approval", () => {
    for (const status of ["active", "awaiting_approval", "approved"] as const) {
      expect(step(run(status), ask("ralph_loop_start", { phase: 4 }), facts())).toMatchObject({
        next: { status: "ralph_loop", round: 0, rounds: [], byFindings: false, approval: null, roundLimit: 10, times: { loopEnded: null } },
      })
    }
  })

  test("is not for a follow-up phase, but always for the test code", () => {
    expect(codeOf(step(run("active", { phase: 6 }), ask("ralph_loop_start", { phase: 6 }), facts()))).toBe("phase_without_loop")
    expect(codeOf(step(run("active"), ask("ralph_loop_start", { phase: 4 }), facts({}, { loopPhases: { ralph: [], followup: [4] } })))).toBe("accepted")
  })
})

describe("a round by findings", () => {
  test("counts each severity under all its names", () => {
    const outcome = step(loop(), found(1, severities("C", "high", "M", "M1", "M₁", "M2", "M₂", "P", "low", "I")), facts())
    expect(outcome).toMatchObject({ next: { round: 1, byFindings: true, rounds: [{ counts: tally({ C: 1, H: 1, M: 3, P: 3, L: 1, I: 1 }), reported: "finding", clean: false }] } })
  })

  test("is clean without C, H and M; an older skill counts L as well", () => {
    expect(step(loop(), found(1, severities("P", "L", "I")), facts())).toMatchObject({ next: { rounds: [{ clean: true }] } })
    expect(step(loop(), found(1, severities("L")), facts({}, { earlyStopCounts: ["C", "H", "M", "L"] }))).toMatchObject({ next: { rounds: [{ clean: false }] } })
  })

  test.each([
    ["no list", { severity: "C" }, null, "findings"],
    ["too many", severities(...Array.from({ length: 51 }, () => "L")), null, "findings"],
    ["no object", ["C"], 0, "finding"],
    ["an unknown severity", severities("C", "X"), 1, "severity"],
    ["no description", [{ severity: "C", description: " " }], 0, "description"],
    ["an unknown original", [{ severity: "C", description: "a", original: "Z" }], 0, "original"],
    ["a silent downgrade", [{ severity: "L", description: "a", original: "H" }], 0, "downgrade_reason"],
  ])("with %s is not counted and raises which field is wrong", (_, findings, index, field) => {
    expect(step(loop(), found(1, findings), facts())).toMatchObject({ code: "bad_finding", raises: [{ signal: "gpav-validation-failure", detail: { index, field } }] })
  })

  test("may lower a severity with a reason, and raise it without one", () => {
    const findings = [{ severity: "L", description: "a", original: "M1", downgrade_reason: "unreachable" }, { severity: "C", description: "b", original: "L" }]
    expect(step(loop(), found(1, findings), facts())).toMatchObject({ next: { rounds: [{ counts: { C: 1, L: 1 } }] } })
  })

  test("takes exactly fifty", () => {
    expect(codeOf(step(loop(), found(1, severities(...Array.from({ length: 50 }, () => "I"))), facts()))).toBe("accepted")
  })
})

describe("a round by tally", () => {
  test("counts while no findings were submitted, and no longer", () => {
    const fresh = run("ralph_loop", { rounds: [], byFindings: false })
    expect(step(fresh, told(1, { C: 0, H: 1, M1: 2, M2: 3, L: 0, I: 0 }), facts())).toMatchObject({ next: { rounds: [{ counts: tally({ H: 1, M: 2, P: 3 }), reported: "tally" }] } })
    expect(step(run("ralph_loop", { rounds: rounds({}), byFindings: true }), told(2), facts())).toMatchObject({ code: "tally_after_findings", raises: [] })
  })

  test("may be followed by findings, which then are in force", () => {
    expect(step(run("ralph_loop", { rounds: rounds({}), byFindings: false }), found(2), facts())).toMatchObject({ next: { byFindings: true, round: 2 } })
  })
})

describe("the number of a round", () => {
  test.each([0 + 1, 2, 4])("%i is refused where 3 is next, without a violation", (round) => {
    expect(step(loop({}, {}), found(round), facts())).toMatchObject({ code: "other_round", raises: [], message: { params: { expected: 3 } } })
  })

  test("beyond the limit is refused and points to the way out", () => {
    const full = run("ralph_loop", { rounds: rounds({ C: 1 }, { C: 1 }, { C: 1 }), roundLimit: 3 })
    expect(step(full, found(4), facts())).toMatchObject({ code: "round_limit", raises: [], message: { params: { limit: 3 } } })
  })

  test("of another phase is refused", () => {
    expect(codeOf(step(loop(), found(1, [], 5), facts()))).toBe("other_phase")
  })
})

describe("a round without a reviewer", () => {
  const unseen = { reviewerDone: false }

  test("is not counted and raises the signal, however it is reported", () => {
    expect(step(loop({}), found(2), facts(unseen))).toMatchObject({
      code: "no_reviewer", raises: [{ signal: "ralph-round-complete-without-reviewer", detail: { round: 2, reported_by: "ralph_round_finding", clean: 1, needed: 2 } }],
    })
    const byTally = run("ralph_loop", { rounds: [], byFindings: false })
    expect(step(byTally, told(1), facts(unseen))).toMatchObject({ code: "no_reviewer", raises: [{ detail: { reported_by: "ralph_round_complete" } }] })
  })

  test("is counted and noted where the review is only advised", () => {
    expect(step(loop(), found(1), facts(unseen, { review: "warn" }))).toMatchObject({ kind: "accepted", next: { round: 1 }, raises: [{ detail: { round: 1 } }], warnings: [{ key: "unreviewed_round" }] })
  })

  test("asks for none where the review is off", () => {
    expect(step(loop(), found(1), facts(unseen, { review: "off" }))).toMatchObject({ kind: "accepted", raises: [], warnings: [] })
  })
})

describe("the end of a loop", () => {
  test.each(["early_stop", "stop"])("%s needs the two newest rounds clean", (termination) => {
    expect(codeOf(step(loop({ C: 1 }, {}, {}), end(termination), facts()))).toBe("accepted")
    expect(step(loop({}, {}, { M: 1 }), end(termination), facts())).toMatchObject({
      code: "too_few_clean", raises: [{ signal: "ralph-round-complete-without-reviewer", detail: { round: 3, reported_by: "ralph_terminate", clean: 0, needed: 2 } }],
    })
    expect(codeOf(step(loop({ C: 1 }, {}), end(termination), facts()))).toBe("too_few_clean")
  })

  test("gate_pass needs five rounds and the newest without C, H, M", () => {
    const dirty = { C: 1 }
    expect(codeOf(step(loop(dirty, dirty, dirty, dirty, { L: 3, P: 1 }), end("gate_pass"), facts()))).toBe("accepted")
    expect(codeOf(step(loop(dirty, dirty, dirty, {}), end("gate_pass"), facts()))).toBe("too_few_clean")
    expect(codeOf(step(loop({}, {}, {}, {}, { M: 1 }), end("gate_pass"), facts()))).toBe("too_few_clean")
  })

  test("max_rounds asks a person and suspends", () => {
    const state = run("ralph_loop", { rounds: rounds({ C: 1 }, { H: 1 }, { M: 2 }), roundLimit: 3 })
    expect(step(state, end("max_rounds"), facts())).toMatchObject({
      needsDecision: true, next: { status: "suspended", resumeTo: "ralph_loop" },
      raises: [{ signal: "ralph-rounds-exceeded", detail: { rounds: 3, limit: 3, tally: { M: 2 } } }],
    })
  })

  test("max_rounds before the limit is too few clean rounds", () => {
    expect(codeOf(step(loop({ C: 1 }), end("max_rounds"), facts()))).toBe("too_few_clean")
  })

  test("max_rounds with an ordinary end open asks nobody", () => {
    expect(step(run("ralph_loop", { rounds: rounds({ C: 1 }, {}, {}), roundLimit: 3 }), end("max_rounds"), facts())).toMatchObject({ code: "can_end_cleanly", message: { params: { termination: "early_stop" } }, raises: [] })
    const five = run("ralph_loop", { rounds: rounds({ C: 1 }, { C: 1 }, { C: 1 }, { C: 1 }, {}), roundLimit: 5 })
    expect(step(five, end("max_rounds"), facts())).toMatchObject({ message: { params: { termination: "gate_pass" } } })
  })

  test("at a low limit with the last round clean there is still a way on", () => {
    const state = run("ralph_loop", { rounds: rounds({ C: 1 }, { C: 1 }, {}), roundLimit: 3 })
    expect(codeOf(step(state, found(4), facts()))).toBe("round_limit")
    expect(codeOf(step(state, end("early_stop"), facts()))).toBe("too_few_clean")
    expect(codeOf(step(state, end("max_rounds"), facts()))).toBe("accepted")
  })

  test("records when it ended, and raises nothing where the review is off", () => {
    expect(step(loop({}, {}), end("stop"), facts())).toMatchObject({ next: { status: "awaiting_approval", times: { loopEnded: facts().now } } })
    expect(step(loop({ C: 1 }), end("stop"), facts({}, { review: "off" }))).toMatchObject({ code: "too_few_clean", raises: [] })
  })
})
