// How a run begins, is laid aside, and is taken up again.
import { accept, refuse, type StepFacts, type StepOutcome } from "../outcome.ts"
import type { RequestOf } from "../request.ts"
import { moved, NO_LOOP, type PipelineState } from "../states.ts"
import { transition } from "./shared.ts"

/** No live run: `old` is null or archived already. */
export function startRun(old: PipelineState | null, request: RequestOf<"pipeline_start">, facts: StepFacts): StepOutcome {
  if (!facts.session.isRoot) return refuse("subagent", { event: request.event })
  const next = newRun(request, facts)
  return accept(next, { transition: transition(old, next, request.event), needsBaseSnapshot: true })
}

/** A live run gives way only by force, and force is no way round what is open in it. */
export function replaceRun(old: PipelineState, request: RequestOf<"pipeline_start">, facts: StepFacts): StepOutcome {
  if (!facts.session.isRoot) return refuse("subagent", { event: request.event })
  if (!request.force) return refuse("run_is_live", { run: old.run_id, description: old.description, since: old.times.runStarted, phase: old.phase, status: old.status })
  if (facts.openBlocks > 0) return refuse("force_with_open_blocks", { run: old.run_id, count: facts.openBlocks })
  if (!mayTakeOver(old, facts)) return refuse("not_owner", { event: request.event, run: old.run_id })
  const archived = moved({ ...old, resumeTo: null }, "archived", facts.now)
  const next = newRun(request, facts)
  return accept(next, { archived, transition: transition(old, next, request.event), needsBaseSnapshot: true })
}

export function pause(state: PipelineState, request: RequestOf<"pipeline_pause">, facts: StepFacts): StepOutcome {
  const next = { ...moved(state, "paused", facts.now), resumeTo: state.status }
  return accept(next, { transition: transition(state, next, request.event) })
}

export function resume(state: PipelineState, request: RequestOf<"pipeline_resume">, facts: StepFacts): StepOutcome {
  if (!mayTakeOver(state, facts)) return refuseStranger(state, request.event, facts)
  const next = { ...moved(state, state.resumeTo ?? "active", facts.now), resumeTo: null, owner: facts.session.id }
  return accept(next, { transition: transition(state, next, request.event), warnings: takenOver(state, facts) })
}

/** A run that is not paused: for another root session `pipeline_resume` takes it over, for the owner there is nothing to do. */
export function takeOver(state: PipelineState, request: RequestOf<"pipeline_resume">, facts: StepFacts): StepOutcome {
  if (state.owner === facts.session.id) return refuse("not_paused", { phase: state.phase, status: state.status })
  if (!mayTakeOver(state, facts)) return refuseStranger(state, request.event, facts)
  const next = { ...state, owner: facts.session.id, times: { ...state.times, lastActivity: facts.now } }
  return accept(next, { transition: transition(state, next, request.event), warnings: takenOver(state, facts) })
}

/** Who may not move this run is told to whom it should turn. */
export function refuseStranger(state: PipelineState, event: string, facts: StepFacts): StepOutcome {
  return refuse(facts.session.isRoot ? "not_owner" : "subagent", { event, run: state.run_id })
}

function mayTakeOver(state: PipelineState, facts: StepFacts): boolean {
  if (state.owner === facts.session.id) return true
  return facts.session.isRoot && (facts.personInThisSession || facts.config.approval === "none")
}

function takenOver(state: PipelineState, facts: StepFacts): readonly { key: "taken_over"; params: { run: string; phase: number } }[] {
  return state.owner === facts.session.id ? [] : [{ key: "taken_over", params: { run: state.run_id, phase: state.phase } }]
}

function newRun(request: RequestOf<"pipeline_start">, { now, newRunId, session, config }: StepFacts): PipelineState {
  return {
    ...NO_LOOP, run_id: newRunId, description: request.description, owner: session.id, phase: 0, status: "idle",
    totalPhases: request.totalPhases, completed: [], enteredBy: null, roundLimit: config.maxRounds, resumeTo: null, articulations: [],
    times: { runStarted: now, phaseEntered: null, loopStarted: null, loopEnded: null, lastTransition: now, lastActivity: now },
  }
}
