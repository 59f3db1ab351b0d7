// What the rules have in common: how a rule looks, and the refusals that several rows of the table share.
import type { CheckpointEvent } from "../../../contract/types.ts"
import { refuse, type Missing, type Raised, type Refused, type StepFacts, type StepOutcome, type Transition } from "../outcome.ts"
import { missingOf, nextEvents } from "../progress.ts"
import type { CheckpointRequest, RequestOf } from "../request.ts"
import { nameOf, type PipelineState } from "../states.ts"

/** One cell of the table. It is called with a run, or with null in the column `none`. */
export type Rule<E extends CheckpointEvent> = (state: PipelineState, request: RequestOf<E>, facts: StepFacts) => StepOutcome

export function transition(
  from: PipelineState | null,
  to: PipelineState,
  event: CheckpointEvent,
  approvedBy: Transition["approved_by"] = null,
): Transition {
  return { from: nameOf(from), to: nameOf(to), event, approved_by: approvedBy }
}

/** The answer of every cell that has no rule of its own. */
export function refuseNow(state: PipelineState, request: CheckpointRequest, facts: StepFacts): Refused {
  return refuse("not_now", {
    event: request.event, phase: state.phase, status: state.status, events: nextEvents(state, facts.config).join(", "),
  })
}

export function refuseOtherPhase(state: PipelineState, event: CheckpointEvent, given: number): Refused {
  return refuse("other_phase", { event, given, phase: state.phase, status: state.status })
}

/** A phase cannot end, or the next one begin, without what its gate wants. */
export function refuseGate(
  state: PipelineState,
  request: RequestOf<"phase_enter" | "phase_complete">,
  facts: StepFacts,
  missing: readonly Missing[] = missingOf(state, facts.config),
): Refused {
  const raised: Raised = { signal: "no-phase-advance-without-gate", detail: { attempted: `${request.event} ${request.phase}`, missing } }
  const isLogged = missing.length > 0 && facts.config.review !== "off"
  return refuse(
    "gate_missing",
    { event: request.event, given: request.phase, phase: state.phase, status: state.status, missing: missing.join(", "), events: nextEvents(state, facts.config).join(", ") },
    isLogged ? [raised] : [],
  )
}
