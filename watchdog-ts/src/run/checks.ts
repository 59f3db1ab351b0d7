// The conditions that a gate looks at: evidence, documents, commits, tests for new files, sizes. Each is a question about
// the present; the same question later says whether the violation is gone.
import path from "node:path"
import type { CheckpointEvent, KnownIssue, Signal } from "../contract/types.ts"
import type { Config } from "../core/config.ts"
import { isGuardedTest } from "../core/classify.ts"
import { isGeneratedName } from "../core/names.ts"
import { candidatesForTest, isReached } from "../core/counterparts.ts"
import type { MachineConfig, Missing } from "../core/checkpoint/outcome.ts"
import { missingOf } from "../core/checkpoint/progress.ts"
import { isExcepted } from "../core/exceptions.ts"
import { isGreenNow, isRedNow, hasRunSince } from "../core/evidence.ts"
import { bodiless } from "../core/fastcheck/index.ts"
import { missingFrom, readKnownIssues, type KnownIssues } from "../core/knownissues.ts"
import { hasReviewed } from "../core/reviewers.ts"
import { withoutNeedOfTest, type Source } from "../core/roles.ts"
import { cut } from "../core/text.ts"
import { readBounded, lookAt } from "../effects/tree.ts"
import { fields, git } from "../effects/git.ts"
import { classOf, stateOf } from "./observe.ts"
import { severityOf, type Section } from "./section.ts"
import type { Worktree } from "./worktree.ts"

const LIMIT = 1024 * 1024

const MOST_TESTS = 2_000

/** A condition that the checks of an event found, ready to be raised. */
export interface Finding {
  readonly signal: Signal
  readonly detail: object
  readonly files: readonly string[]
  readonly severity?: "block" | "warn"
}

/** What an accepted event is checked for, in the order in which it is told. */
export async function checksOf(worktree: Worktree, section: Section, event: CheckpointEvent): Promise<Finding[]> {
  if (event !== "ralph_terminate" && event !== "phase_complete") return []
  const found = [...missingTests(await untested(worktree, section)), ...largeFiles(worktree, section)]
  return event === "ralph_terminate" ? [...found, ...uncommittedReview(worktree, section)] : [...found, ...(await completion(worktree, section))]
}

async function completion(worktree: Worktree, section: Section): Promise<Finding[]> {
  return [...(await evidence(worktree, section)), ...uncommittedPhase(worktree, section), ...documents(worktree, section)]
}

// ---- evidence and review

async function evidence(worktree: Worktree, section: Section): Promise<Finding[]> {
  const missing = await evidenceMissing(worktree, section)
  const severity = evidenceSeverity(section)
  if (missing.length === 0 || severity === null) return []
  return [{ signal: "no-phase-advance-without-gate", detail: { attempted: "phase_complete", missing, last_run: lastRunOf(section, missing) }, files: [], severity }]
}

const LONGEST_COMMAND = 200

/** Why the newest run is not the one that is missing. A run that would do was made too early, or of another part. */
function lastRunOf({ live: { evidence } }: Section, missing: readonly Missing[]): { command: string; why: string; by: string | null } | null {
  const { lastRun, green } = evidence
  if (lastRun?.command === undefined || lastRun.why === undefined) return null
  const said = { command: cut(lastRun.command, LONGEST_COMMAND), by: lastRun.by ?? null }
  if (lastRun.verdict === "unknown") return { ...said, why: lastRun.why }
  if (green?.seq === lastRun.seq && green.spoiledBy.length > 0) return { ...said, why: "spoiled" }
  const isOther = !missing.includes(lastRun.verdict === "green" ? "green_run" : "red_run")
  return { ...said, why: isOther && hasRunSince(evidence, evidence.lastTest) ? lastRun.verdict : "older" }
}

/** Evidence is demanded once a test runner was seen in the run, and only asked for before that. */
function evidenceSeverity(section: Section): "block" | "warn" | null {
  const { config, evidence } = section.live
  const set = config.checks.test_evidence
  if (set === "off") return null
  return set === "block" && evidence.recognised && config.preset !== "advise" ? "block" : "warn"
}

export async function evidenceMissing(worktree: Worktree, section: Section): Promise<Missing[]> {
  const { pipeline, evidence } = section.live
  if (section.live.config.checks.test_evidence === "off" || pipeline.phase < 4) return []
  if (pipeline.phase >= 5) return isGreenNow(evidence) ? [] : ["green_run"]
  const { written, isRework } = await phaseTests(worktree, section)
  if (written.length === 0 && !isRework) return evidence.recognised ? [] : ["red_run"]
  const isProved = isRework ? hasRunSince(evidence, evidence.lastTest) : isRedNow(evidence, written)
  return isProved ? [] : ["red_run"]
}

/** The tests that the phase wrote. A phase that was returned to, or touched nothing but existing tests, is rework. */
async function phaseTests(worktree: Worktree, section: Section): Promise<{ readonly written: readonly string[]; readonly isRework: boolean }> {
  const { pipeline, phaseChanges } = section.live
  const tests = Object.keys(phaseChanges).filter((name) => isGuardedTest(classOf(worktree, section, name).kind))
  const present = tests.filter((name) => lookAt(worktree.place.root, name).kind !== "absent")
  const bases = await worktree.reader(section).read(present)
  const fresh = present.filter((name) => bases.get(name)?.sha === null)
  return { written: present, isRework: pipeline.enteredBy === "phase_return" || (tests.length > 0 && fresh.length === 0) }
}

/** The parts of the gate that are missing now, whatever was missing before. */
export async function missingNow(worktree: Worktree, section: Section): Promise<readonly Missing[]> {
  return [...missingOf(section.live.pipeline, machineConfig(section)), ...(await evidenceMissing(worktree, section))]
}

export function machineConfig({ live: { config } }: { readonly live: { readonly config: Config } }): MachineConfig {
  const { approval, loopPhases, maxRounds, earlyStopCounts } = config
  const review = severityOf("ralph-round-complete-without-reviewer", config)
  return { approval, loopPhases, maxRounds, earlyStopCounts, review: review === "block" || review === "warn" ? review : "off" }
}

/** The work of the present phase: what it changed of its own kind. The known-issues document is never part of it. */
export function workOf(worktree: Worktree, section: Section): string[] {
  const { pipeline, phaseChanges, config } = section.live
  return Object.keys(phaseChanges).filter((name) => {
    if (name === config.knownIssues) return false
    const { kind, phase } = classOf(worktree, section, name)
    if (pipeline.phase <= 3) return kind === "deliverable" && phase === pipeline.phase
    return kind === "business" || isGuardedTest(kind)
  })
}

export function isReviewed(worktree: Worktree, section: Section): boolean {
  const { children, pipeline, marks } = section.live
  const readable = workOf(worktree, section).filter((name) => lookAt(worktree.place.root, name).kind !== "absent")
  return hasReviewed(children, pipeline.owner, Math.max(marks.lastRound, marks.loopStart), readable)
}

/** The phase's work changed after the last counted round. */
export function isReviewOutdated(worktree: Worktree, section: Section): boolean {
  const { phaseChanges, marks, pipeline } = section.live
  if ((pipeline.round ?? 0) === 0) return false
  return workOf(worktree, section).some((name) => (phaseChanges[name] ?? 0) > marks.lastRound)
}

// ---- commits

/** The run's own changes that are not in HEAD. What the engine wrote, and what a person stands for, is not the run's. */
export function uncommitted(worktree: Worktree, section: Section): string[] {
  const { manifest } = section
  if (manifest === null) return []
  const { touched, pipeline, config } = section.live
  const exceptions = worktree.exceptions()
  const isByTheWay = byTheWay(worktree, section)
  return manifest.dirty.filter((name) => {
    if (touched[name] === undefined || classOf(worktree, section, name).kind === "guard" || isByTheWay(name)) return false
    const state = stateOf(worktree.place.root, manifest, name)
    return name !== config.knownIssues || !isExcepted(exceptions, name, state, pipeline.run_id, worktree.services.now())
  })
}

/**
 * Whether no commit is wanted of a path: it lies in a tool's own folder, or git ignores it now and would not take it. Code
 * and tests are wanted all the same: an agent writes a rule of its own as quickly as a file.
 */
export function byTheWay(worktree: Worktree, section: Section): (name: string) => boolean {
  const ignored = new Set(section.manifest?.ignored)
  const isIgnored = (name: string): boolean => ignored.has(name) || foldersOf(name).some((folder) => ignored.has(folder))
  const isWanted = (name: string): boolean => {
    const { kind } = classOf(worktree, section, name)
    return kind === "business" || isGuardedTest(kind)
  }
  return (name) => isInToolFolder(name) || (isIgnored(name) && !isWanted(name))
}

/** Whatever the file itself is called. */
const isInToolFolder = (name: string): boolean => isGeneratedName(`${path.posix.dirname(name)}/file`)

/** As git names them: with a slash at the end. */
const foldersOf = (name: string): string[] => [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index + 1))

function uncommittedPhase(worktree: Worktree, section: Section): Finding[] {
  const paths = uncommitted(worktree, section)
  return paths.length === 0 ? [] : [{ signal: "phase-complete-dirty-tree", detail: { paths }, files: paths }]
}

function uncommittedReview(worktree: Worktree, section: Section): Finding[] {
  const paths = uncommitted(worktree, section)
  return paths.length === 0 ? [] : [{ signal: "review-uncommitted", detail: { paths }, files: paths }]
}

// ---- the known-issues document

export function documentOf(worktree: Worktree, section: Section): KnownIssues | null {
  const bytes = readBounded(path.join(worktree.place.root, section.live.config.knownIssues), 16 * LIMIT)
  return bytes === null ? null : readKnownIssues(bytes.toString("utf8"))
}

export function outdatedIssues(worktree: Worktree, section: Section): KnownIssue[] {
  const document = documentOf(worktree, section)
  return document === null ? [...section.live.issues] : missingFrom(document, section.live.issues)
}

/** A boundary wants an assessment where the phase's review found anything. */
export function lacksAssessment(worktree: Worktree, section: Section, boundary: number): boolean {
  const document = documentOf(worktree, section)
  return !(document?.assessed.includes(boundary) ?? false)
}

function documents(worktree: Worktree, section: Section): Finding[] {
  const { issues, config, pipeline } = section.live
  const tally = pipeline.rounds.at(-1)?.counts ?? null
  const hasFindings = pipeline.rounds.some(({ counts }) => Object.values(counts).some((count) => count > 0))
  const found: Finding[] = []
  const document = documentOf(worktree, section)
  if (document === null && issues.length > 0) found.push({ signal: "phase-complete-no-ki-doc", detail: { expected: config.knownIssues, findings: issues }, files: [config.knownIssues] })
  const missing = document === null ? [] : missingFrom(document, issues)
  if (document !== null && missing.length > 0) found.push({ signal: "phase-complete-outdated-ki-doc", detail: { newest_entry: document.newest, missing }, files: [config.knownIssues] })
  if (hasFindings && lacksAssessment(worktree, section, pipeline.phase)) found.push({ signal: "phase-complete-no-assessment", detail: { boundary: pipeline.phase, tally }, files: [config.knownIssues] })
  return found
}

// ---- tests for new files, sizes

export interface Untested {
  readonly path: string
  readonly lookedFor: readonly string[]
}

function missingTests(files: readonly Untested[]): Finding[] {
  return files.map(({ path: name, lookedFor }) => ({ signal: "write-business-code-without-test-file" as const, detail: { looked_for: lookedFor }, files: [name] }))
}

/** Business files that the run made, that have a body and need a test, and that no test knows: by name, by import, or through modules that are tested. */
export async function untested(worktree: Worktree, section: Section): Promise<Untested[]> {
  const { touched, start, pipeline, config } = section.live
  if (pipeline.phase < 5 || config.checks.missing_test === "off") return []
  const { root } = worktree.place
  const made = Object.keys(touched).filter((name) => classOf(worktree, section, name).kind === "business" && lookAt(root, name).kind === "file" && !start.untracked.includes(name))
  const fresh = made.length === 0 ? [] : await absentAt(root, start.head, made)
  const source = (name: string): Source => ({ name, text: readBounded(path.join(root, name), LIMIT)?.toString("utf8") ?? "" })
  const hasTest = (name: string): boolean => candidatesForTest(name).some((test) => lookAt(root, test).kind === "file")
  const wanting = fresh.filter((name) => !hasTest(name)).map(source).filter(({ name, text }) => !bodiless(name, text))
  if (wanting.length === 0) return []
  const listed = fields((await git(root, ["ls-files", "-z", "-co", "--exclude-standard"])).stdout)
  const of = (kind: string): Source[] => listed.filter((name) => classOf(worktree, section, name).kind === kind).slice(0, MOST_TESTS).map(source)
  const [tests, modules] = [of("test"), of("business")]
  const free = withoutNeedOfTest(wanting, modules)
  return wanting
    .filter(({ name }) => !free.has(name) && !isReached(name, tests, modules, new Set(fresh), hasTest))
    .map(({ name }) => ({ path: name, lookedFor: candidatesForTest(name).slice(0, 20) }))
}

async function absentAt(root: string, commit: string, names: readonly string[]): Promise<string[]> {
  const listed = await git(root, ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit])
  const there = new Set(fields(listed.stdout))
  return names.filter((name) => !there.has(name))
}

export function tooLarge(worktree: Worktree, section: Section): { readonly path: string; readonly bytes: number; readonly lines: number; readonly limit: string }[] {
  if (section.live.config.checks.file_size === "off") return []
  const { root } = worktree.place
  return Object.keys(section.live.touched).flatMap((name) => {
    const { kind } = classOf(worktree, section, name)
    if (kind !== "business" && kind !== "test") return []
    const text = readBounded(path.join(root, name), 16 * LIMIT)
    if (text === null) return []
    const lines = text.toString("latin1").split("\n").length - 1
    const limit = text.length > section.live.config.maxFileBytes ? `${section.live.config.maxFileBytes} bytes` : lines > section.live.config.maxFileLines ? `${section.live.config.maxFileLines} lines` : null
    return limit === null ? [] : [{ path: name, bytes: text.length, lines, limit }]
  })
}

function largeFiles(worktree: Worktree, section: Section): Finding[] {
  return tooLarge(worktree, section).map((file) => ({ signal: "file-too-large" as const, detail: file, files: [file.path] }))
}
