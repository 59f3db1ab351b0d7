// What the present phase still lacks, read from the state alone. The rules and the answers share it.
import type { CheckpointEvent } from "../../contract/types.ts"
import type { MachineConfig, Missing } from "./outcome.ts"
import { BUSINESS_CODE_PHASE, TEST_CODE_PHASE, type PipelineState, type RoundRecord } from "./states.ts"
import { DEFECTS, isFreeOf } from "./tally.ts"

export const CLEAN_ROUNDS_TO_STOP = 2
export const ROUNDS_TO_PASS = 5

/** The test code is always reviewed in a loop, whatever the configuration says. */
export function hasLoop(phase: number, config: MachineConfig): boolean {
  return phase === TEST_CODE_PHASE || config.loopPhases.ralph.includes(phase)
}

export function needsPerson(phase: number, totalPhases: number, config: MachineConfig): boolean {
  if (config.approval === "none") return false
  return config.approval === "every_phase" || phase === BUSINESS_CODE_PHASE || phase === totalPhases
}

/** What the gate of a phase wants before `phase_complete`, evidence apart. */
export function missingOf(state: PipelineState, config: MachineConfig): readonly Missing[] {
  const status = state.status === "paused" ? state.resumeTo : state.status
  if (status === "approved" || status === "complete") return []
  if (status === "awaiting_approval") return ["approval"]
  return wantedBy(state.phase, config)
}

export function wantedBy(phase: number, config: MachineConfig): readonly Missing[] {
  return hasLoop(phase, config) && config.review !== "off" ? ["review", "approval"] : ["approval"]
}

/** How many of the newest rounds in a row were clean. */
export function cleanInARow(rounds: readonly RoundRecord[]): number {
  const lastDirty = rounds.findLastIndex((round) => !round.clean)
  return rounds.length - 1 - lastDirty
}

export function canStopEarly(state: PipelineState): boolean {
  return cleanInARow(state.rounds) >= CLEAN_ROUNDS_TO_STOP
}

export function canPass(state: PipelineState): boolean {
  const newest = state.rounds.at(-1)
  return newest !== undefined && state.rounds.length >= ROUNDS_TO_PASS && isFreeOf(newest.counts, DEFECTS)
}

/** The reviewed work changed after the last counted round. */
export function isReviewStale(state: PipelineState): boolean {
  return state.staleRound !== null && (state.round ?? 0) <= state.staleRound
}

/** The events that move the run on from here; what is always possible (return, pause, …) is left out. */
export function nextEvents(state: PipelineState, config: MachineConfig): readonly CheckpointEvent[] {
  switch (state.status) {
    case "idle":
    case "complete":
      return ["phase_enter"]
    case "active":
      return hasLoop(state.phase, config) ? ["why_articulation", "ralph_loop_start"] : ["why_articulation", "user_approval"]
    case "ralph_loop":
      return state.byFindings ? ["ralph_round_finding", "ralph_terminate"] : ["ralph_round_finding", "ralph_round_complete", "ralph_terminate"]
    case "awaiting_approval":
      return ["user_approval", "ralph_loop_start"]
    case "approved":
      return hasLoop(state.phase, config) ? ["phase_complete", "ralph_loop_start"] : ["phase_complete"]
    case "paused":
      return ["pipeline_resume"]
    case "suspended":
      return []
    case "archived":
      return ["pipeline_start"]
  }
}
