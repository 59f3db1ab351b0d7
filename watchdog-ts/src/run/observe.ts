// What really changed: a manifest, the difference to the one before, who is charged with it, and which of it is a violation.
import path from "node:path"
import { attribute, type Charge } from "../core/attribution.ts"
import { holdsTests, mayHoldTests } from "../core/besides.ts"
import { classify, isGuardedTest, type FileClass } from "../core/classify.ts"
import type { Config } from "../core/config.ts"
import { isExcepted } from "../core/exceptions.ts"
import { isStubOnly, testChange } from "../core/fastcheck/index.ts"
import { noteChange } from "../core/evidence.ts"
import { changedPaths, mayBeRead, toJson, type Manifest, type PathState } from "../core/manifest.ts"
import { runText } from "../core/messages/run.ts"
import { PROJECT_FILES } from "../core/names.ts"
import { noteWrite } from "../core/reviewers.ts"
import { movedPaths, takeManifest } from "../effects/manifest.ts"
import { inTheWay, isFile, lookAt, readBounded } from "../effects/tree.ts"
import { equalsBase, type BaseContent } from "./base.ts"
import type { Actor, Section } from "./section.ts"
import type { Worktree } from "./worktree.ts"

const LIMIT = 1024 * 1024
const HEAD_BYTES = 128
const MOST_OTHERS = 50

/** Brings the state up to the tree as it is now. False where the tree could not be read; the log says so then. */
export async function observe(worktree: Worktree, section: Section, actor: Actor): Promise<boolean> {
  const { root } = worktree.place
  await worktree.ground.look(section)
  const before = section.manifest
  const answer = await takeManifest(root, before, worktree.ignore(section))
  if (!answer.ok) {
    section.log({ event: "degraded", signal: null, severity: "warn", actor, files: [], detail: { what: "observer", code: "git_failed", message: answer.problem } })
    return false
  }
  const now = answer.manifest
  section.update({ manifest: toJson(now) })
  if (before === null) return true
  const changed = changedPaths(before, now, await movedPaths(root, before.head, now.head))
  const exceptions = worktree.exceptions()
  const theirs = changed.filter((name) => !isExcepted(exceptions, name, stateOf(root, now, name), section.live.pipeline.run_id, worktree.services.now()))
  if (changed.length > 0) await takeOver(worktree, section, now, changed, theirs)
  worktree.dropFailed() // whatever they did has now been looked at
  return true
}

/** What a path is in a manifest; a path that was clean both times is looked at. */
export const stateOf = (root: string, manifest: Manifest, name: string): PathState => manifest.entries.get(name) ?? lookAt(root, name)

async function takeOver(worktree: Worktree, section: Section, now: Manifest, changed: readonly string[], theirs: readonly string[]): Promise<void> {
  const seq = section.tick()
  for (const name of changed) noteSource(worktree, section, name, seq)
  const { charges, unattributed } = attribute(theirs, [...worktree.inFlight.values()], section.live.background)
  for (const charge of charges) await settleCharge(worktree, section, now, charge, seq)
  if (unattributed.length > 0) await noteUnattributed(worktree, section, now, unattributed)
}

/** Whoever changed a source file: what tests had proved before, they proved of another tree. */
function noteSource(worktree: Worktree, section: Section, name: string, seq: number): void {
  const { kind } = classOf(worktree, section, name)
  if (kind !== "business" && !isGuardedTest(kind)) return
  section.update({ evidence: noteChange(section.live.evidence, name, isGuardedTest(kind), seq) })
}

export function classOf(worktree: Worktree, section: { readonly live: { readonly config: Config } }, name: string): FileClass {
  const head = path.posix.extname(name) === "" ? (readBounded(path.join(worktree.place.root, name), LIMIT)?.toString("latin1", 0, HEAD_BYTES) ?? "") : ""
  const { root } = worktree.place
  const isProject = (folder: string): boolean => PROJECT_FILES.some((file) => isFile(path.join(root, folder, file)))
  return classify(name, section.live.config.paths, { head, ignoreCase: worktree.ignoresCase, isProject })
}

async function settleCharge(worktree: Worktree, section: Section, now: Manifest, charge: Charge, seq: number): Promise<void> {
  const time = worktree.services.now()
  const touched = { ...section.live.touched }
  const phaseChanges = { ...section.live.phaseChanges }
  for (const name of charge.paths) {
    touched[name] = { first: touched[name]?.first ?? time, last: time }
    phaseChanges[name] = seq
  }
  const wrote = charge.paths.some((name) => name !== section.live.config.knownIssues)
  section.update({
    touched, phaseChanges, writesSeen: section.live.writesSeen + 1,
    unattributed: section.live.unattributed.filter((name) => !charge.paths.includes(name)),
    children: wrote ? noteWrite(section.live.children, charge.session) : section.live.children,
  })
  await raiseFor(worktree, section, now, charge)
}

async function raiseFor(worktree: Worktree, section: Section, now: Manifest, charge: Charge): Promise<void> {
  const classes = new Map(charge.paths.map((name) => [name, classOf(worktree, section, name)]))
  const actor: Actor = { session: charge.session, call: charge.call, tool: charge.tool, command: charge.command }
  const found = await offending(worktree, section, now, charge.paths, charge.phase)
  const code = [...found].filter(([, verdict]) => verdict.signal === "no-business-code-before-phase5")
  const tests = [...found].filter(([, verdict]) => verdict.signal === "no-test-modification-during-green")
  const options = { phase: charge.phase }
  if (code.length > 0) {
    const judgement = code.every(([, { certain }]) => certain) ? "business" : "unsure"
    section.raise("no-business-code-before-phase5", { gate: "test_code", judgement }, code.map(([name]) => name), actor, options)
  }
  if (tests.length > 0) {
    const fast = tests.every(([, { certain }]) => certain) ? "changed" : "unsure"
    section.raise("no-test-modification-during-green", { fast }, tests.map(([name]) => name), actor, options)
  }
  const early = charge.paths.filter((name) => classes.get(name)?.kind === "deliverable" && (classes.get(name)?.phase ?? 0) > charge.phase)
  if (early.length > 0) {
    worktree.notice(runText("early_deliverable", { paths: early.join(", ") }, section.live.config.language))
    section.log({ event: "observed", signal: null, severity: "warn", actor, files: early, detail: { rule: "early_deliverable", paths: early }, phase: charge.phase })
  }
  const ground = charge.paths.filter((name) => classes.get(name)?.kind === "guard")
  if (ground.length > 0) section.log({ event: "observed", signal: null, severity: "warn", actor, files: ground, detail: { rule: "own_ground", paths: ground }, phase: charge.phase })
}

export interface Offence {
  readonly signal: "no-business-code-before-phase5" | "no-test-modification-during-green"
  /** False where the fast check could not tell and the engine has to judge. */
  readonly certain: boolean
}

/** Which of these paths stand against the rule of the phase, as far as a fast look can tell. */
export async function offending(worktree: Worktree, section: Section, now: Manifest, names: readonly string[], phase: number, isKnownOpen = openPaths(section)): Promise<Map<string, Offence>> {
  const found = new Map<string, Offence>()
  const classes = new Map(names.map((name) => [name, classOf(worktree, section, name)]))
  const candidates = names.filter((name) => !isKnownOpen.has(name) && isLookedAt(phase, classes.get(name) as FileClass))
  const bases = await worktree.reader(section).read(candidates)
  const exceptions = worktree.exceptions()
  for (const name of candidates) {
    const state = stateOf(worktree.place.root, now, name)
    const base = bases.get(name)
    if (base === undefined || equalsBase(state, base)) continue
    if (isExcepted(exceptions, name, state, section.live.pipeline.run_id, worktree.services.now())) continue
    const { kind, language } = classes.get(name) as FileClass
    const isBeside = !guardedIn(phase, kind)
    if (isBeside && !holdsTests(language, base.bytes?.toString("utf8") ?? "")) continue
    const offence = isBeside ? TOLD_APART_BY_THE_ENGINE : judge(worktree.place.root, name, state, base, phase, () => otherTests(worktree, section, name))
    if (offence !== null) found.set(name, offence)
  }
  for (const [name, { signal }] of [...found]) {
    const other = inTheWay(worktree.place.root, name)
    if (other !== null && !found.has(other)) found.set(other, { signal, certain: false })
  }
  return found
}

/** Code and tests of one file change together: which of them did, only the engine's parser can tell. */
const TOLD_APART_BY_THE_ENGINE: Offence = { signal: "no-test-modification-during-green", certain: false }

const isLookedAt = (phase: number, { kind, language }: FileClass): boolean => guardedIn(phase, kind) || (kind === "business" && mayHoldTests(language))

export const guardedIn = (phase: number, kind: FileClass["kind"]): boolean => (phase < 5 ? kind === "business" : isGuardedTest(kind))

function openPaths(section: Section): Set<string> {
  return new Set(section.live.open.filter(({ entry }) => entry.signal === "no-business-code-before-phase5" || entry.signal === "no-test-modification-during-green").flatMap(({ entry }) => entry.files))
}

/** Texts of the other tests that the phase has changed: what a test demanded may have moved there. */
function otherTests(worktree: Worktree, section: Section, name: string): string[] {
  const names = Object.keys(section.live.phaseChanges).filter((other) => other !== name && classOf(worktree, section, other).kind === "test")
  return names.slice(0, MOST_OTHERS).flatMap((other) => readBounded(path.join(worktree.place.root, other), LIMIT)?.toString("utf8") ?? [])
}

function judge(root: string, name: string, state: PathState, base: BaseContent, phase: number, others: () => readonly string[]): Offence | null {
  const next = state.kind === "file" ? (readBounded(path.join(root, name), LIMIT)?.toString("utf8") ?? null) : null
  const old = base.bytes?.toString("utf8") ?? null
  const isPlain = state.kind === "file" && mayBeRead(state.mode) && next !== null && base.isKnown
  if (phase < 5) {
    const verdict = isPlain ? isStubOnly(name, old, next) : "unsure"
    return verdict === "stub" ? null : { signal: "no-business-code-before-phase5", certain: verdict === "business" }
  }
  const verdict = state.kind === "absent" && base.isKnown ? testChange(name, old, null, others()) : isPlain ? testChange(name, old, next, others()) : "unsure"
  return verdict === "same" ? null : { signal: "no-test-modification-during-green", certain: verdict === "changed" }
}

/** Changes that no call answers for. They are never undone; of a guarded kind they are named until a person owns them. */
async function noteUnattributed(worktree: Worktree, section: Section, now: Manifest, names: readonly string[]): Promise<void> {
  const { pipeline, unattributed } = section.live
  const found = await offending(worktree, section, now, names.filter((name) => guardedIn(pipeline.phase, classOf(worktree, section, name).kind)), pipeline.phase)
  const fresh = [...found.keys()].filter((name) => !unattributed.includes(name))
  if (fresh.length === 0) return
  section.update({ unattributed: [...unattributed, ...fresh].sort() })
  const actor: Actor = { session: pipeline.owner, call: null, tool: null, command: null }
  section.log({ event: "observed", signal: null, severity: "warn", actor, files: fresh, detail: { rule: "unattributed", paths: fresh } })
}

export const keyOfCall = (session: string, call: string): string => `${session}\0${call}`
