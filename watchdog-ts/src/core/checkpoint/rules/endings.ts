// How a review loop ends, and how a phase is approved.
import { accept, refuse, type Raised, type Refused, type StepFacts, type StepOutcome } from "../outcome.ts"
import { canPass, canStopEarly, CLEAN_ROUNDS_TO_STOP, cleanInARow, hasLoop, isReviewStale, needsPerson } from "../progress.ts"
import type { RequestOf } from "../request.ts"
import { moved, type PipelineState } from "../states.ts"
import { NO_FINDINGS } from "../tally.ts"
import { refuseNow, refuseOtherPhase, transition } from "./shared.ts"

export function terminate(state: PipelineState, request: RequestOf<"ralph_terminate">, facts: StepFacts): StepOutcome {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase)
  if (isReviewStale(state)) return refuse("review_is_stale", { phase: state.phase, round: (state.round ?? 0) + 1 })
  if (request.termination === "max_rounds") return endAtLimit(state, request, facts)
  const isEnough = request.termination === "early_stop" ? canStopEarly(state) : canPass(state)
  if (!isEnough) return refuseUnclean(state, request, facts)
  const next = endLoop(state, facts.now)
  return accept(next, { transition: transition(state, next, request.event) })
}

export function endLoop(state: PipelineState, now: string): PipelineState {
  const ended = moved({ ...state, resumeTo: null }, "awaiting_approval", now)
  return { ...ended, times: { ...ended.times, loopEnded: now } }
}

/** The limit is a question to a person, and only where no ordinary end is open. */
function endAtLimit(state: PipelineState, request: RequestOf<"ralph_terminate">, facts: StepFacts): StepOutcome {
  if (canStopEarly(state)) return refuse("can_end_cleanly", { termination: "early_stop", phase: state.phase })
  if (canPass(state)) return refuse("can_end_cleanly", { termination: "gate_pass", phase: state.phase })
  if (state.rounds.length < state.roundLimit) return refuseUnclean(state, request, facts)
  const next = { ...moved(state, "suspended", facts.now), resumeTo: state.status }
  const raised: Raised = {
    signal: "ralph-rounds-exceeded",
    detail: { rounds: state.rounds.length, limit: state.roundLimit, tally: state.rounds.at(-1)?.counts ?? NO_FINDINGS },
  }
  return accept(next, { raises: [raised], transition: transition(state, next, request.event), needsDecision: true })
}

function refuseUnclean(state: PipelineState, request: RequestOf<"ralph_terminate">, facts: StepFacts): Refused {
  const clean = cleanInARow(state.rounds)
  const raised: Raised = {
    signal: "ralph-round-complete-without-reviewer",
    detail: { round: state.round, reported_by: request.event, clean, needed: CLEAN_ROUNDS_TO_STOP },
  }
  return refuse(
    "too_few_clean",
    { termination: request.termination, rounds: state.rounds.length, clean, needed: CLEAN_ROUNDS_TO_STOP, limit: state.roundLimit },
    facts.config.review === "off" ? [] : [raised],
  )
}

export function approveAfterLoop(state: PipelineState, request: RequestOf<"user_approval">, facts: StepFacts): StepOutcome {
  return approve(state, request, facts, facts.personSinceLoopEnd)
}

/** A phase without a loop is approved from its work; one with a loop has to be reviewed first. */
export function approveActive(state: PipelineState, request: RequestOf<"user_approval">, facts: StepFacts): StepOutcome {
  if (request.phase === state.phase && hasLoop(state.phase, facts.config)) return refuseNow(state, request, facts)
  return approve(state, request, facts, facts.personSincePhaseEnter)
}

function approve(state: PipelineState, request: RequestOf<"user_approval">, facts: StepFacts, hasPersonSpoken: boolean): StepOutcome {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase)
  const isPersonNeeded = needsPerson(state.phase, state.totalPhases, facts.config)
  if (isPersonNeeded && !hasPersonSpoken) return refuse("no_person", { phase: state.phase })
  const by = isPersonNeeded ? "person" : "agent"
  const next = { ...moved(state, "approved", facts.now), approval: { by, at: facts.now } } as const
  return accept(next, { transition: transition(state, next, request.event, by) })
}
