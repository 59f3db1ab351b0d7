// The beginning and the end of phases and runs: what has to be taken down then, beside the pipeline's own state.
import type { PipelineState } from "../core/checkpoint/states.ts"
import { NO_EVIDENCE } from "../core/evidence.ts"
import { toJson, type Manifest } from "../core/manifest.ts"
import type { GuardState, RunState } from "../core/state.ts"
import { takeManifest } from "../effects/manifest.ts"
import { makeBase } from "./base.ts"
import { headOf, untrackedIn } from "./place.ts"
import type { Section } from "./section.ts"
import type { Worktree } from "./worktree.ts"

/** A new run over the tree as it is. Null where the work tree cannot carry one: no commit, or git fails. */
export async function beginRun(worktree: Worktree, pipeline: PipelineState): Promise<RunState | null> {
  const { root } = worktree.place
  const head = await headOf(root)
  const seen = await takeManifest(root, null, null)
  if (head === null || !seen.ok) return null
  const { config, sha, loosened } = worktree.services.config.read()
  const taken = await worktree.services.engine.snapshot(pipeline.run_id, "base-0", null)
  const base = await makeBase(root, 0, seen.manifest, taken.ok ? taken.commit : null, null, [])
  return {
    pipeline, config, configSha: sha, loosened, base, start: { head, untracked: await untrackedIn(root) }, manifest: toJson(seen.manifest), seq: 1,
    marks: { loopEnd: 0, phaseEnter: 1, transition: 1, lastRound: 0, loopStart: 0 }, open: [], touched: {}, phaseChanges: {}, unattributed: [], background: [],
    evidence: NO_EVIDENCE, persons: {}, children: {}, refusals: {}, checkpoints: 0, waived: [], issues: [], lastTally: null, liveSessions: [], doneDecisions: [],
    callsSeen: 0, writesSeen: 0,
  }
}

/** A new base for the phase that begins. Paths under an open violation, and unowned ones, keep the base that they had. */
export async function enterPhase(worktree: Worktree, section: Section): Promise<{ readonly snapshot: string | null; readonly problem: string | null }> {
  const { live } = section
  const manifest = section.manifest as Manifest
  const kept = [...new Set([...live.open.flatMap(({ entry }) => (isFileSignal(entry.signal) ? entry.files : [])), ...live.unattributed])]
  const older = worktree.reader(section)
  const seq = section.tick()
  const name = `base-${live.pipeline.phase}-${seq}`
  const from = live.base.snapshot
  const taken = await worktree.services.engine.snapshot(live.pipeline.run_id, name, from === null || kept.length === 0 ? null : { from, paths: kept })
  const snapshot = taken.ok ? taken.commit : null
  const base = await makeBase(worktree.place.root, live.pipeline.phase, manifest, snapshot, older, kept)
  section.update({
    base, phaseChanges: {}, waived: [], refusals: {},
    marks: { ...section.live.marks, phaseEnter: seq, transition: seq, loopEnd: 0, lastRound: 0, loopStart: 0 },
  })
  return { snapshot, problem: taken.ok ? null : taken.message }
}

const isFileSignal = (signal: string | null): boolean => signal === "no-business-code-before-phase5" || signal === "no-test-modification-during-green"

/** The run is over: it is kept by name, its log stays, and nothing binds the worktree any more. */
export function endRun(section: Section, now: string): void {
  section.state = ended(section.state, now)
}

export function ended(state: GuardState, now: string): GuardState {
  if (state.run === null) return state
  const { run_id, description } = state.run.pipeline
  return { ...state, run: null, archived: [...state.archived, { run_id, description, ended: now }].slice(-100) }
}
