// Is a shell line a test run, and what of it can be believed: whose exit status it has, which tests were chosen.
import { posix } from "node:path"
import { readLine, type Line, type Step } from "./line.ts"
import { findRunner, type Found } from "./programs.ts"
import { RUNNERS, type Runner } from "./runners.ts"
import { chosenBy, type Chosen } from "./selection.ts"
import { unwrap } from "./wrappers.ts"

/** Why the exit status, or the result, of a run proves nothing. */
export type Doubt = "pipe" | "or" | "followed" | "background" | "conditional" | "selected" | "updates_snapshots" | "several"

export interface RecognisedRun {
  readonly runner: string
  /** Part of a monorepo that the run was in, relative to the root; null for the root itself. */
  readonly package: string | null
  /** The folder in which the runner worked, relative to the root; empty for the root itself. */
  readonly folder: string
  /** The line's exit status is the runner's. */
  readonly isLast: boolean
  /** Tests were chosen by the command, so that a success says nothing of the others. */
  readonly selected: boolean
  readonly updatesSnapshots: boolean
  /** Its output went to a file or through a pipe, or it was told to say nothing: that none is seen means nothing. */
  readonly isSilent: boolean
  /** Paths relative to the root to which the run was limited; null for everything; empty where names were chosen. */
  readonly covers: readonly string[] | null
  readonly reason: Doubt | null
  /** The program whose exit status the line has instead of the run's; null where it is the run's, or nobody's. */
  readonly by: string | null
}

/** Where a command starts: both absolute, POSIX. */
export interface Where {
  readonly root: string
  readonly folder: string
}

const NOWHERE: Where = { root: "/", folder: "/" }

/**
 * `testCommands` are the configuration's own. Null for a line that runs no tests. Several runs in one line are one whose
 * parts cannot be told apart, unless each must have succeeded for the line to succeed.
 */
export function recognise(command: string, testCommands: readonly string[], where: Where = NOWHERE): RecognisedRun | null {
  const line = readLine(command)
  const runs = runsIn(line, testCommands, where, 0)
  const [last] = runs.slice(-1)
  if (last === undefined) return null
  const doubt = doubtOf(line, last.step) ?? (runs.length > 1 && !runs.every(({ step }) => step === last.step || step.after === "&&") ? "several" : null)
  return { ...describe(runs.map(({ run }) => run), last.step, doubt), by: programBehind(line, doubt) }
}

function programBehind({ steps }: Line, doubt: Doubt | null): string | null {
  return doubt === "pipe" || doubt === "or" || doubt === "followed" ? (steps.at(-1)?.words[0] ?? null) : null
}

interface Run {
  readonly isSilent: boolean
  readonly runner: Runner
  readonly chosen: Chosen
  readonly package: string | null
  readonly folder: string
  readonly covers: readonly string[] | null
}

interface Placed {
  readonly run: Run
  readonly step: Step
}

function describe(runs: readonly Run[], step: Step, doubt: Doubt | null): Omit<RecognisedRun, "by"> {
  const last = runs.at(-1) as Run
  const selected = runs.some(({ chosen }) => chosen.isSelected)
  const updatesSnapshots = runs.some(({ chosen }) => chosen.updates)
  const covers = runs.some((run) => run.covers === null) ? null : [...new Set(runs.flatMap((run) => run.covers ?? []))]
  return {
    runner: last.runner.name, package: runs.every((run) => run.package === last.package) ? last.package : null, folder: last.folder, isLast: doubt === null, selected, updatesSnapshots,
    isSilent: runs.some((run) => run.isSilent) || isUnseen(step, last.runner), covers, reason: doubt ?? (selected ? "selected" : updatesSnapshots ? "updates_snapshots" : null),
  }
}

const MOST_NESTED = 3

function runsIn(line: Line, testCommands: readonly string[], where: Where, depth: number): Placed[] {
  let folder = where.folder
  const runs: Placed[] = []
  for (const step of line.steps) {
    if (step.words[0] === "cd" && step.words[1] !== undefined) folder = posix.resolve(folder, step.words[1])
    const inner = depth < MOST_NESTED ? shellScriptOf(step) : null
    const found = inner !== null ? nestedRun(inner, testCommands, { ...where, folder }, depth) : runOf(step, testCommands, { ...where, folder })
    if (found !== null) runs.push({ run: found, step })
  }
  return runs
}

/** `bash -c '…'`: what is in it counts where its own exit status is that of the run. */
function nestedRun(script: string, testCommands: readonly string[], where: Where, depth: number): Run | null {
  const line = readLine(script)
  const last = runsIn(line, testCommands, where, depth + 1).at(-1)
  if (last === undefined) return null
  return doubtOf(line, last.step) === null ? last.run : { ...last.run, chosen: { ...last.run.chosen, isSelected: true }, covers: [] }
}

function shellScriptOf({ words, settings }: Step): string | null {
  const inner = unwrap(words, new Map(settings))
  const at = inner.findIndex((word) => /^-[a-z]*c$/.test(word))
  return /^(?:ba|z|da|k)?sh$/.test(inner[0] ?? "") && at > 0 ? (inner[at + 1] ?? null) : null
}

function runOf(step: Step, testCommands: readonly string[], where: Where): Run | null {
  const settings = new Map(step.settings)
  const words = unwrap(step.words, settings)
  const found = customOf(step.words, testCommands) ?? findRunner(words)
  if (found === null) return null
  const runner = RUNNERS[found.runner]
  const inside = relativeTo(where.root, posix.resolve(where.folder, workingFolderOf(found)))
  const written = chosenBy(runner, found.args, settings)
  if (written === null) return null
  const chosen = isAmongTests(inside) ? { ...written, isSelected: true, paths: written.paths ?? (written.isSelected ? null : ["."]) } : written
  return { runner, chosen, isSilent: chosen.isHushed || isUnseen(step, runner), folder: inside, package: inside === "" ? packageOf(found) : inside, covers: coversOf(chosen, inside) }
}

const isUnseen = (step: Step, runner: Runner): boolean => step.isRedirected || step.after === "|" || (step.hidesErrors && runner.usesErrors)

/** A configured command is recognised by its words; they may be any program's. */
function customOf(words: readonly string[], testCommands: readonly string[]): Found | null {
  const own = testCommands.map((text) => text.trim().split(/\s+/)).find((wanted) => wanted.every((word, at) => words[at] === word))
  return own === undefined ? null : { runner: "custom", args: words.slice(own.length), package: null }
}

const FOLDER_OPTIONS = /^(?:\.{0,2}\/|[\w.-]+\/)/

/** `make -C dir` and `npm --prefix dir` work in that folder; a workspace's name is none. */
function workingFolderOf({ runner, package: named, args }: Found): string {
  if (named === null) return "."
  return runner === "make" || FOLDER_OPTIONS.test(named) || args.includes("--prefix") ? named : "."
}

function packageOf({ package: named }: Found): string | null {
  return named === null || named === "." || named === "./" ? null : named
}

/** To go into a folder of tests and run what is there is to choose it; the folder that holds them all chooses nothing. */
function isAmongTests(inside: string): boolean {
  return /(?:^|\/)(?:tests?|specs?|__tests__)\/./.test(inside)
}

/** Outside the root, or where it is not known, a folder stays what it was called. */
function relativeTo(root: string, folder: string): string {
  const inside = posix.relative(root, folder)
  return inside.startsWith("..") ? folder : inside
}

function coversOf({ isSelected, paths }: Chosen, inside: string): readonly string[] | null {
  if (paths !== null) return paths.map((path) => posix.normalize(posix.join(inside, path)).replace(/\/$/, ""))
  if (isSelected) return []
  return inside === "" ? null : [inside]
}

/** What follows a run and neither writes a file nor can fail in its stead. */
const HARMLESS = /^(?:echo|printf|true|:|date|pwd|ls|wc)$/
const HARMLESS_GIT = /^(?:add|commit|status|diff|log|push|show|rev-parse)$/

function doubtOf(line: Line, step: Step): Doubt | null {
  if (step.isConditional) return "conditional"
  if (step.before === "||") return "or"
  const at = line.steps.indexOf(step)
  for (let place = at, joint = step.after; joint !== null; joint = line.steps[++place]?.after ?? null) {
    if (place === line.steps.length - 1 && joint === ";") return null
    if (joint === "|") { if (!line.hasPipefail) return "pipe"; continue }
    if (joint === "||") return "or"
    if (joint === "&") return "background"
    const follower = line.steps[place + 1]
    if (joint === ";" || (follower !== undefined && !isHarmless(follower))) return "followed"
  }
  return null
}

function isHarmless({ words, isRedirected, settings }: Step): boolean {
  if (isRedirected || settings.size > 0) return false
  const [program = "", verb = ""] = words
  return HARMLESS.test(program) || (program === "git" && HARMLESS_GIT.test(verb)) || findRunner(unwrap(words, new Map())) !== null
}
