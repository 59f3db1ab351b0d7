// One batch to the engine, and what its answer means: which violations are resolved, whether the run stands still, what
// the tests have proved after it.
import type { CheckpointEvent, KnownIssue, Request, Result } from "../contract/types.ts"
import { suspend } from "../core/checkpoint/changes.ts"
import { noteUndone } from "../core/evidence.ts"
import { addIssues } from "../core/issues.ts"
import { dueOf, settle, settleAlone, typeOf } from "../core/life.ts"
import { digest, lookAt } from "../effects/tree.ts"
import { byTheWay } from "./checks.ts"
import { observe } from "./observe.ts"
import type { Actor, Section } from "./section.ts"
import type { Worktree } from "./worktree.ts"

export interface Sent {
  readonly batchId: string | null
  readonly ids: readonly string[]
  /** The run as the engine was told of it; the checkpoint's own transition comes after. */
  readonly run: Request["run"] | null
  readonly result: Result | null
  /** Set where the engine could not be had. */
  readonly problem: { readonly code: string; readonly message: string } | null
  /** The engine changed source files: evidence from before is older than they are. */
  readonly changedSources: boolean
}

const NOTHING: Sent = { batchId: null, ids: [], run: null, result: null, problem: null, changedSources: false }
const OWN_DOCUMENTS = new Set(["MISSING_KI_DOC", "KI_DOC_OUTDATED", "MISSING_KI_ASSESSMENT"])

/** Sends what is due, where anything is. */
export async function sendDue(worktree: Worktree, section: Section, trigger: CheckpointEvent, actor: Actor): Promise<Sent> {
  const due = dueOf(section.live.open)
  if (due.length === 0) return NOTHING
  const request = requestOf(worktree, section, trigger, due.map(({ entry }) => entry))
  const ids = due.map(({ entry }) => entry.id)
  const answer = await worktree.services.engine.intervene(request)
  if (answer.kind === "unavailable" || answer.result.status === "empty") {
    const problem = answer.kind === "unavailable" ? answer : { code: answer.result.error?.code ?? "internal", message: answer.result.error?.message ?? "" }
    return withoutEngine(section, actor, request, ids, problem)
  }
  await takeOver(worktree, section, actor, answer.result)
  return { batchId: request.batch_id, ids, run: request.run, result: answer.result, problem: null, changedSources: changesSources(answer.result) }
}

function withoutEngine(section: Section, actor: Actor, request: Request, ids: readonly string[], problem: { code: string; message: string }): Sent {
  section.log({ event: "degraded", signal: null, severity: "warn", actor, files: [], detail: { what: "engine", code: problem.code, message: problem.message.slice(0, 500) } })
  section.settle(settleAlone(section.live.open), actor)
  return { batchId: request.batch_id, ids, run: request.run, result: null, problem: { code: problem.code, message: problem.message }, changedSources: false }
}

async function takeOver(worktree: Worktree, section: Section, actor: Actor, result: Result): Promise<void> {
  section.log({ event: "intervention", signal: null, severity: "info", actor, files: [], detail: { result } })
  section.settle(settle(section.live.open, result), actor)
  if (result.status === "degraded") section.log({ event: "degraded", signal: null, severity: "warn", actor, files: [], detail: { what: "engine", code: "partly_failed", message: `${result.counts.failed} of ${result.counts.received} violations failed` } })
  if (result.pipeline_action === "suspend") section.update({ pipeline: suspend(section.live.pipeline, worktree.services.now()) })
  section.update({ issues: addIssues(section.live.issues, interventionsOf(result, section, worktree.services.now())) })
  if (!changesSources(result)) return
  await observe(worktree, section, actor) // the engine's own changes are excepted: nobody is charged with them
  section.update({ evidence: noteUndone(section.live.evidence, section.tick()) })
  forgetTaken(worktree, section, result)
}

/**
 * Early code that was taken away whole leaves nothing to be asked about: no older state, no commit and no test knows it.
 * What would be remembered of each such name for good makes every later call dearer.
 */
function forgetTaken(worktree: Worktree, section: Section, result: Result): void {
  const { live } = section
  if (live.pipeline.phase >= 5) return
  const taken = new Set(result.results.flatMap(({ files }) => files.filter(({ outcome }) => outcome === "quarantined").map(({ path }) => path)))
  const isGone = (name: string): boolean => taken.has(name) && lookAt(worktree.place.root, name).kind === "absent"
  const left = <T>(known: Readonly<Record<string, T>>): Record<string, T> => Object.fromEntries(Object.entries(known).filter(([name]) => !isGone(name)))
  section.update({ touched: left(live.touched), phaseChanges: left(live.phaseChanges), evidence: { ...live.evidence, sources: left(live.evidence.sources) } })
}

const changesSources = (result: Result): boolean =>
  result.results.some(({ files }) => files.some(({ outcome }) => outcome === "quarantined" || outcome === "restored"))

/** An intervention is something that the known-issues document has to name; writing that document is not. */
function interventionsOf(result: Result, section: Section, now: string): KnownIssue[] {
  return result.results
    .filter(({ action, violation_type, success }) => success && action !== "instruct" && violation_type !== null && !OWN_DOCUMENTS.has(violation_type))
    .map(({ violation_type, operation_id, action, files, instruction }) => ({
      ts: now, severity: "M", title: `${violation_type}: ${action}${operation_id === null ? "" : ` (${operation_id})`}`, phase: section.live.pipeline.phase,
      raised_in: "intervention", files: files.map(({ path }) => path).slice(0, 50), description: instruction.slice(0, 1_000), why_deferred: null, plan: null,
    }))
}

function requestOf(worktree: Worktree, section: Section, trigger: CheckpointEvent, violations: Request["violations"]): Request {
  const { live } = section
  const { pipeline, config } = live
  return {
    v: 1, batch_id: worktree.services.uuid(), sent_at: worktree.services.now(), trigger,
    project: projectOf(worktree), run: runOf(worktree, section), policy: { preset: config.preset, ladders: config.ladders, language: config.language },
    violations: violations.filter((entry) => typeOf(entry) !== undefined && entry.run_id === pipeline.run_id),
  }
}

export const projectOf = (worktree: Worktree): Request["project"] => ({ root: worktree.place.root, project_id: digest(worktree.place.root).slice(0, 16) })

/** The run as the engine is told of it. What no commit is wanted of is none of the work that it may take back. */
export function runOf(worktree: Worktree, section: Section): Request["run"] {
  const isByTheWay = byTheWay(worktree, section)
  const { pipeline, base, evidence, touched, config } = section.live
  return {
    run_id: pipeline.run_id, description: pipeline.description, session_id: pipeline.owner, phase: pipeline.phase, phase_status: pipeline.status,
    round: pipeline.round, max_phase: pipeline.totalPhases, base_snapshot: base.snapshot, boundary_commit: base.head, green_snapshot: evidence.green?.snapshot ?? null,
    touched: Object.entries(touched).filter(([path]) => !isByTheWay(path)).map(([path, { first, last }]) => ({ path, first_ts: first, last_ts: last })),
    known_issues: config.knownIssues, tallies: pipeline.rounds.map(({ round, counts }) => ({ round, ...counts })), log: section.state.log,
  }
}
