import { describe, expect, test } from "vitest"
import type { CheckpointEvent } from "../../../src/contract/types.ts"
import { step } from "../../../src/core/checkpoint/machine.ts"
import type { StepOutcome } from "../../../src/core/checkpoint/outcome.ts"
import { EVENTS } from "../../../src/core/checkpoint/request.ts"
import { nameOf, type PipelineState } from "../../../src/core/checkpoint/states.ts"
import { ask, facts, HEARD_NOBODY, OWNER, run, T1 } from "./given.ts"

const codeOf = (outcome: StepOutcome) => (outcome.kind === "refused" ? outcome.code : "accepted")
const start = (payload: object = {}) => ask("pipeline_start", { description: "pay", ...payload })
const other = { session: { id: "ses_two", isRoot: true } }

describe("the start of a run", () => {
  test("gives an idle run of six phases, owned by the session, and wants a base", () => {
    expect(step(null, start(), facts())).toMatchObject({
      kind: "accepted", needsBaseSnapshot: true, archived: null,
      next: { run_id: "run_new", owner: OWNER, phase: 0, status: "idle", totalPhases: 6, completed: [], round: null, roundLimit: 10 },
      transition: { from: "none", to: "0:idle", event: "pipeline_start", approved_by: null },
    })
  })

  test.each([5, 6, 7, 8])("takes %i phases", (totalPhases) => {
    expect(step(null, start({ totalPhases }), facts())).toMatchObject({ next: { totalPhases } })
  })

  test("is not a subagent's", () => {
    expect(codeOf(step(null, start(), facts({ session: { id: "child", isRoot: false } })))).toBe("subagent")
  })

  test("by force archives the old run as it was and begins a new one", () => {
    const old = run("ralph_loop")
    const outcome = step(old, start({ force: true }), facts())
    expect(outcome).toMatchObject({ archived: { run_id: "run_old", status: "archived", rounds: old.rounds }, next: { run_id: "run_new", status: "idle" } })
  })

  test("by force is refused over an open block and names the person's way", () => {
    expect(step(run("active"), start({ force: true }), facts({ openBlocks: 2 }))).toMatchObject({ code: "force_with_open_blocks", message: { params: { count: 2 } } })
  })

  test("by force is refused while suspended or while a decision is open", () => {
    expect(codeOf(step(run("suspended"), start({ force: true }), facts()))).toBe("suspended")
    expect(codeOf(step(run("active"), start({ force: true }), facts({ openDecision: true })))).toBe("suspended")
  })

  test("by force in another session needs a person there", () => {
    expect(codeOf(step(run("active"), start({ force: true }), facts({ ...other, personInThisSession: false })))).toBe("not_owner")
    expect(codeOf(step(run("active"), start({ force: true }), facts(other)))).toBe("accepted")
  })
})

describe("the owner", () => {
  const moving = EVENTS.filter((event) => !["pipeline_start", "pipeline_resume", "test_evidence", "TEST_RUN_COMPLETE"].includes(event))
  const payload = { phase: 4, round: 1, findings: [], tally: { C: 0, H: 0, M: 0 }, termination: "stop", articulation: "x", to: 4, reason: "x" }

  test.each(moving)("%s of a subagent is sent to the orchestrator", (event: CheckpointEvent) => {
    expect(codeOf(step(run("active"), ask(event, payload), facts({ session: { id: "child", isRoot: false } })))).toBe("subagent")
  })

  test.each(moving)("%s of another root session is told how to take over", (event: CheckpointEvent) => {
    expect(codeOf(step(run("active"), ask(event, payload), facts(other)))).toBe("not_owner")
  })

  test("changes with pipeline_resume where a person spoke in the other session", () => {
    const outcome = step(run("ralph_loop"), ask("pipeline_resume"), facts(other))
    expect(outcome).toMatchObject({ next: { owner: "ses_two", status: "ralph_loop" }, warnings: [{ key: "taken_over" }] })
  })

  test("does not change where no person spoke, and never to a subagent", () => {
    expect(codeOf(step(run("active"), ask("pipeline_resume"), facts({ ...other, personInThisSession: false })))).toBe("not_owner")
    expect(codeOf(step(run("active"), ask("pipeline_resume"), facts({ session: { id: "child", isRoot: false } })))).toBe("subagent")
  })

  test("changes without a person where approvals are waived", () => {
    expect(codeOf(step(run("active"), ask("pipeline_resume"), facts({ ...other, ...HEARD_NOBODY }, { approval: "none" })))).toBe("accepted")
  })
})

describe("a pause", () => {
  test("leads back to where it began", () => {
    const paused = step(run("awaiting_approval"), ask("pipeline_pause", { reason: "lunch" }), facts())
    expect(paused).toMatchObject({ next: { status: "paused", resumeTo: "awaiting_approval" } })
    const state = paused.kind === "accepted" ? (paused.next as PipelineState) : null
    expect(step(state, ask("pipeline_resume"), facts())).toMatchObject({ next: { status: "awaiting_approval", resumeTo: null } })
  })

  test("is lifted and taken over at once by another session with a person", () => {
    expect(step(run("paused", { resumeTo: "approved" }), ask("pipeline_resume"), facts(other))).toMatchObject({ next: { owner: "ses_two", status: "approved" } })
  })

  test("gives way to a person who sends the run back", () => {
    expect(step(run("paused"), ask("phase_return", { to: 2, reason: "wrong plan" }), facts())).toMatchObject({ next: { phase: 2, status: "active", resumeTo: null } })
    expect(codeOf(step(run("paused"), ask("phase_return", { to: 2, reason: "x" }), facts(HEARD_NOBODY)))).toBe("no_person_for_return")
  })
})

test("a suspension is not lifted by resume, not even by the owner", () => {
  expect(codeOf(step(run("suspended"), ask("pipeline_resume"), facts()))).toBe("suspended")
})

test("an accepted event records when it happened", () => {
  const outcome = step(run("active"), ask("ralph_loop_start", { phase: 4 }), facts())
  expect(outcome).toMatchObject({ next: { times: { loopStarted: T1, lastTransition: T1, lastActivity: T1 } } })
  expect(outcome.kind === "accepted" && nameOf(outcome.next)).toBe("4:ralph_loop")
})
