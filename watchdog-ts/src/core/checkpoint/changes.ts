// Changes of a run that no checkpoint event asks for: a person's decision, a suspension, reviewed work that changed.
import type { RunEffect } from "../../contract/types.ts"
import { endLoop } from "./rules/endings.ts"
import { enter, isLive, moved, type PipelineState } from "./states.ts"

const MORE_ROUNDS = 5

export interface Applied {
  readonly next: PipelineState
  readonly needsBaseSnapshot: boolean
}

/** Carries out the run's part of a person's decision. On an archived run there is nothing left to carry out. */
export function applyDecision(state: PipelineState, effect: RunEffect, now: string): Applied {
  const only = (next: PipelineState): Applied => ({ next, needsBaseSnapshot: false })
  if (!isLive(state)) return only(state)
  switch (effect) {
    case "accept_config":
      return only(state)
    case "archive":
      return only(archive(state, now))
    case "resume":
      return only(state.status === "suspended" ? back(state, state.resumeTo ?? "active", now) : state)
    case "more_rounds":
      return only({ ...back(state, "ralph_loop", now), roundLimit: Math.max(state.roundLimit, state.rounds.length) + MORE_ROUNDS })
    case "accept_rounds":
      return only(endLoop(state, now))
    case "return_phase":
      return { next: enter(state, state.phase, "phase_return", state.roundLimit, now), needsBaseSnapshot: true }
  }
}

/** Stops the run until a person has decided. A paused run will go on where the pause began. */
export function suspend(state: PipelineState, now: string): PipelineState {
  if (!isLive(state) || state.status === "suspended") return state
  return { ...moved(state, "suspended", now), resumeTo: state.status === "paused" ? state.resumeTo : state.status }
}

export function archive(state: PipelineState, now: string): PipelineState {
  return isLive(state) ? { ...moved(state, "archived", now), resumeTo: null } : state
}

/**
 * The reviewed work changed after the last counted round: the approval is void and the loop goes on until one more
 * round was counted, for which there is always room. A phase without counted rounds stays as it is.
 */
export function reopenLoop(state: PipelineState, now: string): PipelineState {
  const isReviewed = state.status === "ralph_loop" || state.status === "awaiting_approval" || state.status === "approved"
  if (!isReviewed || state.round === null || state.round === 0 || state.staleRound === state.round) return state
  const open = state.status === "ralph_loop" ? state : moved(state, "ralph_loop", now)
  return {
    ...open, approval: null, staleRound: state.round, roundLimit: Math.max(state.roundLimit, state.round + 1),
    times: { ...open.times, loopEnded: null },
  }
}

function back(state: PipelineState, status: PipelineState["status"], now: string): PipelineState {
  return { ...moved(state, status, now), resumeTo: null }
}
