// How phases begin, end and are gone back to.
import { accept, refuse, type StepFacts, type StepOutcome } from "../outcome.ts"
import { missingOf, wantedBy } from "../progress.ts"
import type { RequestOf } from "../request.ts"
import { enter, moved, type PipelineState } from "../states.ts"
import { refuseGate, refuseNow, refuseOtherPhase, transition } from "./shared.ts"

/** The phase before is complete (or the run has just begun). */
export function enterPhase(state: PipelineState, request: RequestOf<"phase_enter">, facts: StepFacts): StepOutcome {
  const following = state.phase + 1
  if (request.phase > following) return refuseGate(state, request, facts, wantedBy(following, facts.config))
  if (request.phase < following) return refuseOtherPhase(state, request.event, request.phase)
  const next = enter(state, following, "phase_enter", facts.config.maxRounds, facts.now)
  return accept(next, { transition: transition(state, next, request.event), needsBaseSnapshot: true })
}

/** The phase before is not complete: going on would skip its gate, anything else is a slip of the number. */
export function refuseEntry(state: PipelineState, request: RequestOf<"phase_enter">, facts: StepFacts): StepOutcome {
  if (request.phase <= state.phase) return refuseOtherPhase(state, request.event, request.phase)
  if (missingOf(state, facts.config).length === 0) return refuseNow(state, request, facts)
  return refuseGate(state, request, facts)
}

export function completePhase(state: PipelineState, request: RequestOf<"phase_complete">, facts: StepFacts): StepOutcome {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase)
  const status = state.phase >= state.totalPhases ? "archived" : "complete"
  const next = { ...moved(state, status, facts.now), completed: [...state.completed, state.phase] }
  return accept(next, { transition: transition(state, next, request.event) })
}

export function refuseCompletion(state: PipelineState, request: RequestOf<"phase_complete">, facts: StepFacts): StepOutcome {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase)
  return refuseGate(state, request, facts)
}

export function returnToPhase(state: PipelineState, request: RequestOf<"phase_return">, facts: StepFacts): StepOutcome {
  if (request.to > state.phase) return refuse("return_forward", { given: request.to, phase: state.phase })
  return goBack(state, request.to, request.event, facts)
}

export function failPhase(state: PipelineState, request: RequestOf<"phase_fail">, facts: StepFacts): StepOutcome {
  return goBack(state, state.phase, request.event, facts)
}

function goBack(state: PipelineState, phase: number, event: "phase_return" | "phase_fail", facts: StepFacts): StepOutcome {
  if (!facts.personSinceTransition && facts.config.approval !== "none") return refuse("no_person_for_return", { event, phase: state.phase })
  const next = enter(state, phase, event, facts.config.maxRounds, facts.now)
  return accept(next, { transition: transition(state, next, event), needsBaseSnapshot: true })
}
