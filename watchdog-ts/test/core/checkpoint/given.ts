// Runs, facts and requests that the tests of the checkpoint share.
import type { CheckpointEvent, PhaseStatus, Tally } from "../../../src/contract/types.ts"
import type { MachineConfig, StepFacts } from "../../../src/core/checkpoint/outcome.ts"
import { parsePayload, type CheckpointRequest } from "../../../src/core/checkpoint/request.ts"
import type { PipelineState, RoundRecord } from "../../../src/core/checkpoint/states.ts"
import { NO_FINDINGS } from "../../../src/core/checkpoint/tally.ts"

export const T0 = "2026-01-05T09:00:00.000Z"
export const T1 = "2026-01-05T10:00:00.000Z"
export const OWNER = "ses_owner"

export const CONFIG: MachineConfig = {
  approval: "every_phase", loopPhases: { ralph: [1, 2, 3, 4, 5], followup: [6, 7, 8] }, maxRounds: 10,
  earlyStopCounts: ["C", "H", "M"], review: "block",
}

/** Everything that could be in the way is not: a person spoke, a reviewer was seen, nothing is open. */
export function facts(change: Partial<StepFacts> = {}, config: Partial<MachineConfig> = {}): StepFacts {
  return {
    now: T1, newRunId: "run_new", session: { id: OWNER, isRoot: true }, personSinceLoopEnd: true, personSincePhaseEnter: true,
    personSinceTransition: true, personInThisSession: true, reviewerDone: true, openBlocks: 0, openDecision: false,
    ...change, config: { ...CONFIG, ...config },
  }
}

export const HEARD_NOBODY = { personSinceLoopEnd: false, personSincePhaseEnter: false, personSinceTransition: false, personInThisSession: false }

export function tally(counts: Partial<Tally> = {}): Tally {
  return { ...NO_FINDINGS, ...counts }
}

export function rounds(...counts: readonly Partial<Tally>[]): readonly RoundRecord[] {
  return counts.map((found, index) => {
    const all = tally(found)
    return { round: index + 1, counts: all, reported: "finding", clean: all.C + all.H + all.M === 0, at: T0 }
  })
}

/** A run in phase 4 unless told otherwise; a loop with its rounds where the status speaks of one. */
export function run(status: PhaseStatus, change: Partial<PipelineState> = {}): PipelineState {
  const hasLoop = status === "ralph_loop" || status === "awaiting_approval" || status === "approved"
  const counted = change.rounds ?? (hasLoop ? rounds({}, {}) : [])
  return {
    run_id: "run_old", description: "add login", owner: OWNER, phase: status === "idle" ? 0 : 4, status, totalPhases: 6,
    completed: status === "idle" ? [] : [1, 2, 3], enteredBy: status === "idle" ? null : "phase_enter", round: hasLoop ? counted.length : null,
    byFindings: hasLoop, roundLimit: 10, staleRound: null, approval: status === "approved" ? { by: "person", at: T0 } : null,
    resumeTo: status === "paused" || status === "suspended" ? "active" : null, articulations: [],
    times: { runStarted: T0, phaseEntered: T0, loopStarted: null, loopEnded: null, lastTransition: T0, lastActivity: T0 },
    ...change, ...{ rounds: counted },
  }
}

/** A request as it comes out of the parser, so that no test builds one that no agent could send. */
export function ask(event: CheckpointEvent, payload: unknown = {}): CheckpointRequest {
  const parsed = parsePayload(event, payload)
  if (parsed.kind !== "ok") throw new Error(`not a valid request: ${JSON.stringify(parsed.message)}`)
  return parsed.request
}
