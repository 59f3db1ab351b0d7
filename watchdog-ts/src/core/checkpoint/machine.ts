// The pipeline as a table: event × status → rule. The rules that hold in it:
//  1. `step` is pure and total: every event in every state has one answer, and it never throws.
//  2. An event that is refused changes nothing; it may raise a violation.
//  3. A suspended run refuses every event, from everybody, whatever force it claims. Only a person's decision ends that.
//  4. Only the session that owns the run moves it. Another root session takes it over with `pipeline_resume`.
//  5. Without a live run only `pipeline_start` does anything.
//  6. A phase begins when the one before is complete, and is complete only after its approval;
//     a phase with a review loop is approved only after the loop has ended.
//  7. Going back voids loop, approval and all later completion; it never touches a file.
//  8. What the agent reports of its own tests is accepted everywhere (but 3) and moves nothing.
import type { CheckpointEvent, PhaseStatus } from "../../contract/types.ts"
import { refuse, type StepFacts, type StepOutcome } from "./outcome.ts"
import type { CheckpointRequest } from "./request.ts"
import { approveActive, approveAfterLoop, terminate } from "./rules/endings.ts"
import { articulate, record } from "./rules/notes.ts"
import { completePhase, enterPhase, failPhase, refuseCompletion, refuseEntry, returnToPhase } from "./rules/phases.ts"
import { countFindings, countTally, startLoop } from "./rules/rounds.ts"
import { pause, refuseStranger, replaceRun, resume, startRun, takeOver } from "./rules/runs.ts"
import { refuseNow, type Rule } from "./rules/shared.ts"
import { isLive, type PipelineState } from "./states.ts"

/** The columns of a live run that is not suspended. */
type LiveStatus = Exclude<PhaseStatus, "suspended" | "archived">
type Row<E extends CheckpointEvent> = Readonly<Record<LiveStatus, Rule<E>>>

const no = refuseNow

const TABLE: { readonly [E in CheckpointEvent]: Row<E> } = {
  pipeline_start: { idle: replaceRun, active: replaceRun, ralph_loop: replaceRun, awaiting_approval: replaceRun, approved: replaceRun, complete: replaceRun, paused: replaceRun },
  phase_enter: { idle: enterPhase, active: refuseEntry, ralph_loop: refuseEntry, awaiting_approval: refuseEntry, approved: refuseEntry, complete: enterPhase, paused: no },
  why_articulation: { idle: no, active: articulate, ralph_loop: no, awaiting_approval: no, approved: no, complete: no, paused: no },
  ralph_loop_start: { idle: no, active: startLoop, ralph_loop: no, awaiting_approval: startLoop, approved: startLoop, complete: no, paused: no },
  ralph_round_finding: { idle: no, active: no, ralph_loop: countFindings, awaiting_approval: no, approved: no, complete: no, paused: no },
  ralph_round_complete: { idle: no, active: no, ralph_loop: countTally, awaiting_approval: no, approved: no, complete: no, paused: no },
  ralph_terminate: { idle: no, active: no, ralph_loop: terminate, awaiting_approval: no, approved: no, complete: no, paused: no },
  user_approval: { idle: no, active: approveActive, ralph_loop: no, awaiting_approval: approveAfterLoop, approved: no, complete: no, paused: no },
  phase_complete: { idle: no, active: refuseCompletion, ralph_loop: refuseCompletion, awaiting_approval: refuseCompletion, approved: completePhase, complete: no, paused: no },
  phase_return: { idle: no, active: returnToPhase, ralph_loop: returnToPhase, awaiting_approval: returnToPhase, approved: returnToPhase, complete: returnToPhase, paused: returnToPhase },
  phase_fail: { idle: no, active: failPhase, ralph_loop: failPhase, awaiting_approval: failPhase, approved: failPhase, complete: failPhase, paused: failPhase },
  pipeline_pause: { idle: pause, active: pause, ralph_loop: pause, awaiting_approval: pause, approved: pause, complete: pause, paused: no },
  pipeline_resume: { idle: takeOver, active: takeOver, ralph_loop: takeOver, awaiting_approval: takeOver, approved: takeOver, complete: takeOver, paused: resume },
  test_evidence: { idle: record, active: record, ralph_loop: record, awaiting_approval: record, approved: record, complete: record, paused: record },
  TEST_RUN_COMPLETE: { idle: record, active: record, ralph_loop: record, awaiting_approval: record, approved: record, complete: record, paused: record },
}

/** Who does not own the run may still ask for these: their rules look at the session themselves. */
const FOR_EVERYBODY: ReadonlySet<CheckpointEvent> = new Set(["pipeline_start", "pipeline_resume", "test_evidence", "TEST_RUN_COMPLETE"])

/** `state` is null where no run was ever begun. Neither argument is changed; the same arguments give the same answer. */
export function step(state: PipelineState | null, request: CheckpointRequest, facts: StepFacts): StepOutcome {
  if (!isLive(state)) return stepWithoutRun(state, request, facts)
  if (state.status === "suspended" || facts.openDecision) return refuse("suspended", { event: request.event, run: state.run_id })
  if (state.owner !== facts.session.id && !FOR_EVERYBODY.has(request.event)) return refuseStranger(state, request.event, facts)
  return ruleFor(request.event, state.status as LiveStatus)(state, request, facts)
}

function stepWithoutRun(state: PipelineState | null, request: CheckpointRequest, facts: StepFacts): StepOutcome {
  if (request.event === "pipeline_start") return startRun(state, request, facts)
  if (request.event === "test_evidence" || request.event === "TEST_RUN_COMPLETE") return record(state)
  return refuse("no_run", { event: request.event })
}

/** The table's type says that row and request belong together; a lookup by variable cannot, hence the one cast. */
function ruleFor(event: CheckpointEvent, status: LiveStatus): (state: PipelineState, request: CheckpointRequest, facts: StepFacts) => StepOutcome {
  return TABLE[event][status] as ReturnType<typeof ruleFor>
}
