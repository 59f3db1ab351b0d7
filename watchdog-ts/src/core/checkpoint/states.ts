// What a run is at one moment. It lives in state.json, so everything here is plain JSON, and nothing here is changed in
// place: each rule returns a new value.
import type { CheckpointEvent, PhaseStatus, Tally } from "../../contract/types.ts"

export const FIRST_PHASE = 1
export const TEST_CODE_PHASE = 4
export const BUSINESS_CODE_PHASE = 5

/** One counted review round. `clean`: none of the severities that stop an early end was found. */
export interface RoundRecord {
  readonly round: number
  readonly counts: Tally
  readonly reported: "finding" | "tally"
  readonly clean: boolean
  readonly at: string
}

export interface Approval {
  readonly by: "person" | "agent"
  readonly at: string
}

export interface Articulation {
  readonly phase: number
  readonly text: string
  readonly at: string
}

/** RFC 3339 UTC times. `phaseEntered` is null before phase 1, the loop's times are null outside a loop of this phase. */
export interface RunTimes {
  readonly runStarted: string
  readonly phaseEntered: string | null
  readonly loopStarted: string | null
  readonly loopEnded: string | null
  readonly lastTransition: string
  readonly lastActivity: string
}

export interface PipelineState {
  readonly run_id: string
  readonly description: string
  /** The session that moves the run. */
  readonly owner: string
  /** 0 until phase 1 is entered. */
  readonly phase: number
  readonly status: PhaseStatus
  readonly totalPhases: number
  readonly completed: readonly number[]
  /** How the present phase began; evidence is judged more gently in a phase that was returned to. */
  readonly enteredBy: "phase_enter" | "phase_return" | "phase_fail" | null
  /** Counted rounds of the present loop; null when the phase has had no loop yet. */
  readonly round: number | null
  readonly rounds: readonly RoundRecord[]
  /** Findings were submitted in this loop: the agent's own tallies count no more. */
  readonly byFindings: boolean
  readonly roundLimit: number
  /** The round after which the reviewed work changed: the loop cannot end before a later round was counted. */
  readonly staleRound: number | null
  readonly approval: Approval | null
  /** Where a pause or a suspension leads back to. */
  readonly resumeTo: PhaseStatus | null
  readonly times: RunTimes
  readonly articulations: readonly Articulation[]
}

/** The column of the machine's table: the status, or `none` where there is no run at all. */
export type Place = PhaseStatus | "none"

export const PLACES: readonly Place[] = [
  "none", "idle", "active", "ralph_loop", "awaiting_approval", "approved", "complete", "paused", "suspended", "archived",
]

export function isLive(state: PipelineState | null): state is PipelineState {
  return state !== null && state.status !== "archived"
}

/** `<phase>:<status>`, as the log writes a state; `none` before the first run. */
export function nameOf(state: PipelineState | null): string {
  return state === null ? "none" : `${state.phase}:${state.status}`
}

/** The state of a phase at its start: no loop, no approval. */
export function enter(
  state: PipelineState,
  phase: number,
  event: Extract<CheckpointEvent, "phase_enter" | "phase_return" | "phase_fail">,
  roundLimit: number,
  now: string,
): PipelineState {
  return {
    ...moved({ ...state, ...NO_LOOP, phase, roundLimit, enteredBy: event, resumeTo: null }, "active", now),
    completed: state.completed.filter((done) => done < phase),
    times: { ...state.times, phaseEntered: now, loopStarted: null, loopEnded: null, lastTransition: now, lastActivity: now },
  }
}

/** The same run with another status. */
export function moved(state: PipelineState, status: PhaseStatus, now: string): PipelineState {
  return { ...state, status, times: { ...state.times, lastTransition: now, lastActivity: now } }
}

export const NO_LOOP = { round: null, rounds: [], byFindings: false, staleRound: null, approval: null } as const
