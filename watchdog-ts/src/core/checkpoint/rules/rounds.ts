// The review loop: how it starts and how its rounds are counted.
import type { Tally } from "../../../contract/types.ts"
import { isProblem } from "../findings.ts"
import { accept, refuse, type Raised, type Refused, type StepFacts, type StepOutcome } from "../outcome.ts"
import { CLEAN_ROUNDS_TO_STOP, cleanInARow, hasLoop } from "../progress.ts"
import type { RequestOf } from "../request.ts"
import { moved, NO_LOOP, type PipelineState, type RoundRecord } from "../states.ts"
import { isFreeOf } from "../tally.ts"
import { refuseOtherPhase, transition } from "./shared.ts"

type RoundRequest = RequestOf<"ralph_round_finding" | "ralph_round_complete">

/** Starting again after the loop has ended is allowed; it voids the approval. */
export function startLoop(state: PipelineState, request: RequestOf<"ralph_loop_start">, facts: StepFacts): StepOutcome {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase)
  if (!hasLoop(state.phase, facts.config)) return refuse("phase_without_loop", { phase: state.phase })
  const begun = moved({ ...state, ...NO_LOOP, round: 0, roundLimit: facts.config.maxRounds }, "ralph_loop", facts.now)
  const next = { ...begun, times: { ...begun.times, loopStarted: facts.now, loopEnded: null } }
  return accept(next, { transition: transition(state, next, request.event) })
}

export function countFindings(state: PipelineState, request: RequestOf<"ralph_round_finding">, facts: StepFacts): StepOutcome {
  const refusal = refuseRound(state, request)
  if (refusal !== null) return refusal
  const { findings } = request
  if (!isProblem(findings)) return countRound({ ...state, byFindings: true }, request, findings.counts, facts)
  const { index, field, problem } = findings
  const place = index === null ? field : `findings[${index}].${field}`
  return refuse("bad_finding", { place, problem, round: request.round }, [{ signal: "gpav-validation-failure", detail: { index, field, problem } }])
}

export function countTally(state: PipelineState, request: RequestOf<"ralph_round_complete">, facts: StepFacts): StepOutcome {
  if (request.phase === state.phase && state.byFindings) return refuse("tally_after_findings", { round: (state.round ?? 0) + 1, phase: state.phase })
  return refuseRound(state, request) ?? countRound(state, request, request.tally, facts)
}

function refuseRound(state: PipelineState, request: RoundRequest): Refused | null {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase)
  const expected = (state.round ?? 0) + 1
  if (request.round !== expected) return refuse("other_round", { event: request.event, given: request.round, expected })
  if (expected > state.roundLimit) return refuse("round_limit", { limit: state.roundLimit, phase: state.phase })
  return null
}

/** An unreviewed round does not count where the review is demanded; where it is only advised, it counts and is noted. */
function countRound(state: PipelineState, request: RoundRequest, counts: Tally, facts: StepFacts): StepOutcome {
  const isUnreviewed = !facts.reviewerDone && facts.config.review !== "off"
  const raises = isUnreviewed ? [unreviewed(state, request)] : []
  if (isUnreviewed && facts.config.review === "block") return refuse("no_reviewer", { round: request.round, event: request.event }, raises)
  const record: RoundRecord = {
    round: request.round, counts, reported: request.event === "ralph_round_finding" ? "finding" : "tally",
    clean: isFreeOf(counts, facts.config.earlyStopCounts), at: facts.now,
  }
  const next = { ...state, round: request.round, rounds: [...state.rounds, record], times: { ...state.times, lastActivity: facts.now } }
  return accept(next, { raises, warnings: isUnreviewed ? [{ key: "unreviewed_round", params: { round: request.round } }] : [] })
}

function unreviewed(state: PipelineState, request: RoundRequest): Raised {
  return {
    signal: "ralph-round-complete-without-reviewer",
    detail: { round: request.round, reported_by: request.event, clean: cleanInARow(state.rounds), needed: CLEAN_ROUNDS_TO_STOP },
  }
}
