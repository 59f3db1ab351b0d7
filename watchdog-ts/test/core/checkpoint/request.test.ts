import { describe, expect, test } from "vitest"
import { EVENTS, parsePayload } from "../../../src/core/checkpoint/request.ts"

const GOOD: Readonly<Record<string, object>> = {
  pipeline_start: { description: "add login" }, phase_enter: { phase: 1 }, why_articulation: { phase: 1, articulation: "x" },
  ralph_loop_start: { phase: 1 }, ralph_round_finding: { phase: 1, round: 1, findings: [] },
  ralph_round_complete: { phase: 1, round: 1, tally: { C: 0, H: 0, M: 0, P: 0, L: 0, I: 0 } }, ralph_terminate: { phase: 1, termination: "stop" },
  user_approval: { phase: 1 }, phase_complete: { phase: 1 }, phase_return: { to: 1, reason: "x" }, phase_fail: { reason: "x" },
  pipeline_pause: {}, pipeline_resume: {}, test_evidence: {}, TEST_RUN_COMPLETE: {},
}

describe("what an agent sends", () => {
  test.each(EVENTS)("%s may be text, an object, and carry more than is known", (event) => {
    const fields = { ...GOOD[event], anything: [{ else: null }] }
    const fromObject = parsePayload(event, fields)
    expect(fromObject).toMatchObject({ kind: "ok", request: { event } })
    expect(parsePayload(event, JSON.stringify(fields))).toEqual(fromObject)
    expect(JSON.stringify(fromObject)).not.toContain("anything")
  })

  test.each([
    ["pipeline_start", {}, "description"], ["pipeline_start", { description: "x", totalPhases: 4 }, "totalPhases"],
    ["pipeline_start", { description: "x", totalPhases: 9 }, "totalPhases"], ["phase_enter", {}, "phase"], ["phase_enter", { phase: 0 }, "phase"],
    ["phase_enter", { phase: 1.5 }, "phase"], ["phase_enter", { phase: "one" }, "phase"], ["why_articulation", { phase: 1 }, "articulation"],
    ["ralph_round_finding", { phase: 1, findings: [] }, "round"], ["ralph_round_complete", { phase: 1, round: 1 }, "tally"],
    ["ralph_round_complete", { phase: 1, round: 1, tally: { C: 0, H: 0 } }, "tally.M"], ["ralph_round_complete", { phase: 1, round: 1, tally: { C: -1, H: 0, M: 0 } }, "tally.C"],
    ["ralph_terminate", { phase: 1, termination: "tired" }, "termination"], ["ralph_terminate", { phase: 1, termination: "toString" }, "termination"],
    ["phase_return", { to: 1 }, "reason"], ["phase_return", { reason: "x" }, "to"], ["phase_fail", { reason: 7 }, "reason"],
  ])("%s %j names the field %s", (event, payload, field) => {
    expect(parsePayload(event, payload)).toMatchObject({ kind: "invalid", message: { key: "bad_field", params: { event, field } } })
  })

  test.each(["nonsense", "toString", "__proto__", "", 7, null, undefined, {}, ["phase_enter"]])("the event %j is unknown", (event) => {
    expect(parsePayload(event, {})).toMatchObject({ kind: "invalid", message: { key: "unknown_event" } })
  })

  test.each(["{", "[]", "7", "null", "\"text\"", [], 7, true])("the payload %j is no object", (payload) => {
    expect(parsePayload("phase_enter", payload)).toMatchObject({ kind: "invalid", message: { key: "bad_payload" } })
  })

  test("an object whose fields throw is a bad payload, not a crash", () => {
    const trap = { get phase(): number { throw new Error("boo") } }
    expect(parsePayload("phase_enter", trap)).toMatchObject({ message: { key: "bad_payload" } })
  })

  test("a report of tests may be anything at all", () => {
    for (const payload of ["{", 7, null, [1], { passed: true }]) expect(parsePayload("test_evidence", payload)).toEqual({ kind: "ok", request: { event: "test_evidence" } })
  })

  test("digits in quotes are a number, and stop is early_stop", () => {
    expect(parsePayload("phase_enter", { phase: "3" })).toMatchObject({ request: { phase: 3 } })
    expect(parsePayload("ralph_terminate", { phase: 1, termination: "stop" })).toMatchObject({ request: { termination: "early_stop" } })
  })

  test("half a character in a text is replaced, so that the log stays readable", () => {
    expect(parsePayload("phase_fail", { reason: "a\ud800b" })).toMatchObject({ request: { reason: "a\ufffdb" } })
  })

  test("very long text is cut", () => {
    const parsed = parsePayload("phase_fail", { reason: "x".repeat(100_000) })
    expect(parsed.kind === "ok" && parsed.request.event === "phase_fail" && parsed.request.reason.length).toBe(4_000)
  })
})

describe("secrets in what an agent reports", () => {
  const secret = "a1B2c3D4e5".repeat(3)
  test.each([
    ["pipeline_start", { description: `log in with password=${secret}` }],
    ["why_articulation", { phase: 1, articulation: `the key is api_key: ${secret}` }],
    ["phase_return", { to: 1, reason: `curl -u bob:${secret} x` }],
    ["ralph_round_finding", { phase: 1, round: 1, findings: [{ severity: "H", description: `token=${secret} is in the code` }] }],
  ])("%s are hidden before anything is kept or sent", (event, payload) => {
    const text = JSON.stringify(parsePayload(event, payload))
    expect(text).toContain("***")
    expect(text).not.toContain(secret)
  })
})
