// What people decided, carried out: the run's part of it. The files' part the engine's commands have done before.
import type { AnyType, DecisionFile, DecisionOption } from "../contract/types.ts"
import { applyDecision } from "../core/checkpoint/changes.ts"
import { nameOf } from "../core/checkpoint/states.ts"
import { firstOf, resolve, rowOf, typeOf, type Violation } from "../core/life.ts"
import type { OpenViolation } from "../core/state.ts"
import { endRun, enterPhase } from "./phases.ts"
import { observe, offending } from "./observe.ts"
import type { Actor, Section } from "./section.ts"
import type { Worktree } from "./worktree.ts"

const PERSON: Actor = { session: "person", call: null, tool: null, command: null }

/** The decision that a person still has to take, where there is one for the live run. */
export function openDecision(worktree: Worktree): DecisionFile | null {
  const runId = worktree.peek().run?.pipeline.run_id
  return worktree.services.store.decisions().find(({ kind, status, run_id }) => kind === "decision" && status !== "carried_out" && run_id === runId) ?? null
}

/** True where a decision waits to be carried out: the hooks ask this before they take the lock. */
export function hasNews(worktree: Worktree): boolean {
  const { run } = worktree.peek()
  return run !== null && worktree.services.store.decisions().some((file) => isNew(file, run.doneDecisions, run.pipeline.run_id))
}

export async function carryOut(worktree: Worktree, section: Section): Promise<void> {
  for (const file of worktree.services.store.decisions()) {
    if (section.run !== null && isNew(file, section.live.doneDecisions, section.live.pipeline.run_id)) await carryOutOne(worktree, section, file)
  }
}

const isNew = ({ id, status, run_id }: DecisionFile, done: readonly string[], runId: string): boolean =>
  status === "carried_out" && run_id === runId && !done.includes(id)

async function carryOutOne(worktree: Worktree, section: Section, file: DecisionFile): Promise<void> {
  const option = file.options.find(({ key }) => key === file.answer?.option)
  section.update({ doneDecisions: [...section.live.doneDecisions, file.id] })
  section.log({
    event: "decision", signal: null, severity: "info", actor: PERSON, files: [],
    detail: { decision_id: file.id, option: file.answer?.option ?? null, opened_at: file.opened_at, answered_at: file.answer?.answered_at ?? null },
  })
  const about = section.live.open.filter(({ entry, decision }) => decision === file.id || file.violation_ids.includes(entry.id))
  const standing = await stillStanding(worktree, section, about, option?.waives ?? [])
  section.settle(resolve(section.live.open, about.map(({ entry }) => entry.id), "decided"), PERSON)
  for (const entry of standing) section.raise(entry.signal, { ...entry.detail, repeats: firstOf(entry) }, entry.files, PERSON, { severity: entry.severity, phase: entry.phase })
  section.update({ waived: [...new Set([...section.live.waived, ...(option?.waives ?? [])])] })
  await applyRunEffect(worktree, section, file.kind === "runs_end" ? "archive" : file.kind === "config_accept" ? "accept_config" : (option?.run ?? "resume"))
}

/**
 * A file that nobody could put back, as while a merge was in progress, and that nobody waived, is still against the rule:
 * it is logged anew, and sent with the next batch.
 */
async function stillStanding(worktree: Worktree, section: Section, about: readonly OpenViolation[], waives: readonly AnyType[]): Promise<Violation[]> {
  const { manifest } = section
  const standing: Violation[] = []
  for (const { entry } of about) {
    if (manifest === null || rowOf(entry).kind !== "file" || waives.includes(typeOf(entry))) continue
    if ((await offending(worktree, section, manifest, entry.files, entry.phase, new Set())).size > 0) standing.push(entry as Violation)
  }
  return standing
}

async function applyRunEffect(worktree: Worktree, section: Section, effect: DecisionOption["run"]): Promise<void> {
  const before = section.live.pipeline
  if (effect === "accept_config") return acceptConfig(worktree, section)
  const { next, needsBaseSnapshot } = applyDecision(before, effect, worktree.services.now())
  section.update({ pipeline: next })
  section.log({ event: "transition", signal: null, severity: "info", actor: PERSON, files: [], detail: { from: nameOf(before), to: nameOf(next), event: `decision:${effect}`, approved_by: "person" } })
  if (next.status === "archived") return endRun(section, worktree.services.now())
  if (needsBaseSnapshot && (await observe(worktree, section, PERSON))) await enterPhase(worktree, section)
}

function acceptConfig(worktree: Worktree, section: Section): void {
  const { config, sha, loosened } = worktree.services.config.read()
  section.update({ config, configSha: sha, loosened })
}
