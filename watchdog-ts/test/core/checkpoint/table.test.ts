// Every event in every status, with the outcome that is expected of it: the next state, or the code of the refusal.
import { expect, test, describe } from "vitest"
import type { CheckpointEvent } from "../../../src/contract/types.ts"
import { step } from "../../../src/core/checkpoint/machine.ts"
import { EVENTS } from "../../../src/core/checkpoint/request.ts"
import { nameOf, PLACES, type PipelineState, type Place } from "../../../src/core/checkpoint/states.ts"
import { ask, facts, rounds, run } from "./given.ts"

/** What each event carries here: it fits phase 4, or the phase that the status stands for. */
const PAYLOADS: Readonly<Record<CheckpointEvent, unknown>> = {
  pipeline_start: { description: "next feature" },
  phase_enter: { phase: 5 },
  why_articulation: { phase: 4, articulation: "protects the login because a failing test shows each risk at once" },
  ralph_loop_start: { phase: 4 },
  ralph_round_finding: { phase: 4, round: 3, findings: [] },
  ralph_round_complete: { phase: 4, round: 3, tally: { C: 0, H: 0, M: 0, P: 0, L: 0, I: 0 } },
  ralph_terminate: { phase: 4, termination: "early_stop" },
  user_approval: { phase: 4 },
  phase_complete: { phase: 4 },
  phase_return: { to: 4, reason: "a test is wrong" },
  phase_fail: { reason: "rejected" },
  pipeline_pause: { reason: "waiting" },
  pipeline_resume: { reason: "going on" },
  test_evidence: { anything: 1 },
  TEST_RUN_COMPLETE: "not even JSON",
}

const N = "not_now"
//                       none              idle             active            ralph_loop           awaiting_approval    approved         complete         paused           suspended    archived
const EXPECTED: Readonly<Record<CheckpointEvent, readonly string[]>> = {
  pipeline_start:       ["0:idle",         "run_is_live",   "run_is_live",    "run_is_live",       "run_is_live",       "run_is_live",   "run_is_live",   "run_is_live",   "suspended", "0:idle"],
  phase_enter:          ["no_run",         "gate_missing",  "gate_missing",   "gate_missing",      "gate_missing",      N,               "5:active",      N,               "suspended", "no_run"],
  why_articulation:     ["no_run",         N,               "4:active",       N,                   N,                   N,               N,               N,               "suspended", "no_run"],
  ralph_loop_start:     ["no_run",         N,               "4:ralph_loop",   N,                   "4:ralph_loop",      "4:ralph_loop",  N,               N,               "suspended", "no_run"],
  ralph_round_finding:  ["no_run",         N,               N,                "4:ralph_loop",      N,                   N,               N,               N,               "suspended", "no_run"],
  ralph_round_complete: ["no_run",         N,               N,                "4:ralph_loop",      N,                   N,               N,               N,               "suspended", "no_run"],
  ralph_terminate:      ["no_run",         N,               N,                "4:awaiting_approval", N,                 N,               N,               N,               "suspended", "no_run"],
  user_approval:        ["no_run",         N,               N,                N,                   "4:approved",        N,               N,               N,               "suspended", "no_run"],
  phase_complete:       ["no_run",         N,               "gate_missing",   "gate_missing",      "gate_missing",      "4:complete",    N,               N,               "suspended", "no_run"],
  phase_return:         ["no_run",         N,               "4:active",       "4:active",          "4:active",          "4:active",      "4:active",      "4:active",      "suspended", "no_run"],
  phase_fail:           ["no_run",         N,               "4:active",       "4:active",          "4:active",          "4:active",      "4:active",      "4:active",      "suspended", "no_run"],
  pipeline_pause:       ["no_run",         "0:paused",      "4:paused",       "4:paused",          "4:paused",          "4:paused",      "4:paused",      N,               "suspended", "no_run"],
  pipeline_resume:      ["no_run",         "not_paused",    "not_paused",     "not_paused",        "not_paused",        "not_paused",    "not_paused",    "4:active",      "suspended", "no_run"],
  test_evidence:        ["none",           "0:idle",        "4:active",       "4:ralph_loop",      "4:awaiting_approval", "4:approved",  "4:complete",    "4:paused",      "suspended", "4:archived"],
  TEST_RUN_COMPLETE:    ["none",           "0:idle",        "4:active",       "4:ralph_loop",      "4:awaiting_approval", "4:approved",  "4:complete",    "4:paused",      "suspended", "4:archived"],
}

/** In the loop the agent reports by tally, so that both ways of reporting have their cell. */
function stateIn(place: Place): PipelineState | null {
  if (place === "none") return null
  return place === "ralph_loop" ? run("ralph_loop", { byFindings: false, rounds: rounds({}, {}) }) : run(place)
}

function resultOf(event: CheckpointEvent, state: PipelineState | null): string {
  const outcome = step(state, ask(event, PAYLOADS[event]), facts())
  return outcome.kind === "accepted" ? nameOf(outcome.next) : outcome.code
}

const pairs = EVENTS.flatMap((event) => PLACES.map((place, column) => ({ event, place, expected: EXPECTED[event][column] })))

describe("the table", () => {
  test("has a cell for each of the 15 events in each of the 10 places", () => {
    expect(pairs).toHaveLength(150)
    expect(pairs.filter(({ expected }) => expected === undefined)).toEqual([])
  })

  test.each(pairs)("$event while $place: $expected", ({ event, place, expected }) => {
    expect(resultOf(event, stateIn(place))).toBe(expected)
  })

  test.each(pairs)("$event while $place leaves the state it was given as it was", ({ event, place }) => {
    const state = stateIn(place)
    const before = structuredClone(state)
    step(state, ask(event, PAYLOADS[event]), facts())
    expect(state).toEqual(before)
  })

  test.each(EVENTS)("%s is refused to a subagent and to a stranger wherever it would move a live run", (event) => {
    for (const place of PLACES.filter((name) => name !== "none" && name !== "archived" && name !== "suspended")) {
      for (const isRoot of [true, false]) {
        const stranger = facts({ session: { id: "ses_other", isRoot }, personInThisSession: false })
        const outcome = step(stateIn(place), ask(event, PAYLOADS[event]), stranger)
        const moves = outcome.kind === "accepted" && nameOf(outcome.next) !== nameOf(stateIn(place))
        expect({ place, isRoot, moves }).toEqual({ place, isRoot, moves: false })
      }
    }
  })
})
