// What test runs have proved. The position in the run's sequence says what came before what; a run proves something only
// of the tree on which it was made.

/** A recognised run as it was judged. `covers` are the paths that it was limited to, null for everything. */
export interface SeenRun {
  readonly seq: number
  readonly ts: string
  readonly command: string
  readonly package: string | null
  readonly verdict: "green" | "red" | "unknown"
  readonly passed: readonly string[] | null
  readonly failed: readonly string[] | null
  readonly covers: readonly string[] | null
  /** In a word, why it was judged so, and whose exit status the line had instead of the run's. */
  readonly why?: string
  readonly by?: string | null
  /** Open file violations at that moment: while one of them stands, a green run is not believed. */
  readonly spoiledBy: readonly string[]
}

export interface Green {
  readonly seq: number
  readonly ts: string
  readonly snapshot: string | null
  /** The part of the tree that the run was about; null for the whole. */
  readonly package: string | null
  readonly spoiledBy: readonly string[]
}

export interface Evidence {
  /** A test runner was recognised in this run: from then on evidence is demanded, not only asked for. */
  readonly recognised: boolean
  readonly lastRun: { readonly seq: number; readonly verdict: SeenRun["verdict"]; readonly command?: string; readonly why?: string; readonly by?: string | null } | null
  /** The newest green run, and the newest of each package. */
  readonly green: Green | null
  readonly greens: readonly Green[]
  readonly reds: readonly { readonly seq: number; readonly covers: readonly string[] | null }[]
  /**
   * Per test, and per command and package, the position of its last success: many runners name the tests that fail and not
   * those that pass, so a test whose file has not changed since its command passed has passed with it.
   */
  readonly passed: Readonly<Record<string, number>>
  readonly failing: Readonly<Record<string, number>>
  /** Tests that failed before the code phase although their file is as it was when the run began. */
  readonly knownRed: readonly string[]
  readonly lastSource: number
  readonly lastTest: number
  /** Position of the last change of each source file; the empty name is for changes by the engine's hand. */
  readonly sources: Readonly<Record<string, number>>
  /** Position of the last change of each test file. */
  readonly testFiles: Readonly<Record<string, number>>
}

export const NO_EVIDENCE: Evidence = {
  recognised: false, lastRun: null, green: null, greens: [], reds: [], passed: {}, failing: {}, knownRed: [], lastSource: 0, lastTest: 0, sources: {}, testFiles: {},
}

const MOST_NAMES = 5_000
const MOST_REDS = 20
const MOST_GREENS = 50

export interface Noted {
  readonly evidence: Evidence
  /** Tests that passed, fail now, and whose own file did not change in between; null names: the runner prints none. */
  readonly regression: { readonly tests: readonly string[] | null; readonly key: string } | null
  /** Tests with both results on one and the same tree. */
  readonly flaky: readonly string[]
}

export function noteRun(evidence: Evidence, run: SeenRun, phase: number): Noted {
  const names = run.failed ?? (run.verdict === "red" ? [commandKey(run)] : [])
  const isBaseline = phase < 5
  const knownRed = isBaseline ? [...new Set([...evidence.knownRed, ...(run.failed ?? []).filter((name) => changedAt(evidence, name) === 0)])].slice(-MOST_NAMES) : evidence.knownRed
  const newlyFailed = (run.failed ?? []).filter((name) => !knownRed.includes(name))
  const isKnown = run.verdict === "red" && (run.failed?.length ?? 0) > 0 && newlyFailed.length === 0
  const isGreen = run.verdict === "green" || (isKnown && isWhole(run))
  const isRed = run.verdict === "red" && !isKnown
  const green: Green = { seq: run.seq, ts: run.ts, snapshot: null, package: run.package, spoiledBy: run.spoiledBy }
  const passedAt = (name: string): number => Math.max(evidence.passed[name] ?? 0, evidence.passed[commandKey(run)] ?? 0)
  const fallen = isBaseline || run.verdict === "green" ? [] : names.filter((name) => passedAt(name) > changedAt(evidence, name))
  const flaky = fallen.filter((name) => passedAt(name) > evidence.lastSource)
  const regressed = fallen.filter((name) => !flaky.includes(name))
  return {
    evidence: {
      ...evidence,
      recognised: true,
      knownRed,
      lastRun: { seq: run.seq, verdict: isGreen ? "green" : isRed ? "red" : "unknown", command: run.command, why: run.why ?? run.verdict, by: run.by ?? null },
      green: isGreen ? green : evidence.green,
      greens: isGreen ? [...evidence.greens.filter((known) => known.package !== run.package), green].slice(-MOST_GREENS) : evidence.greens,
      reds: isRed ? [...evidence.reds, { seq: run.seq, covers: run.covers }].slice(-MOST_REDS) : evidence.reds,
      ...results(evidence, run, names),
    },
    regression: regressed.length === 0 ? null : { tests: run.failed === null ? null : regressed, key: commandKey(run) },
    flaky: run.failed === null ? [] : flaky,
  }
}

/** The run was limited to nothing less than its package. */
const isWhole = ({ covers, package: part }: SeenRun): boolean => covers === null || (part !== null && covers.length === 1 && covers[0] === part)

function results(evidence: Evidence, run: SeenRun, failedNames: readonly string[]): Pick<Evidence, "passed" | "failing"> {
  const succeeded = run.verdict === "green" ? [...(run.passed ?? []), commandKey(run)] : (run.passed ?? [])
  const failing = Object.fromEntries(Object.entries(evidence.failing).filter(([name]) => !succeeded.includes(name) && !(run.verdict === "green" && run.covers === null && run.passed === null)))
  for (const name of failedNames) failing[name] = run.seq
  const passed = { ...evidence.passed }
  for (const name of succeeded.slice(0, MOST_NAMES)) passed[name] = run.seq
  return { passed, failing }
}

export const commandKey = (run: { readonly command: string; readonly package: string | null }): string => `$ ${run.package ?? ""} ${run.command.trim()}`

/** When the file of a test last changed; where its name does not tell the file, when any test did. */
function changedAt(evidence: Evidence, name: string): number {
  const end = name.indexOf("::")
  return end < 0 ? evidence.lastTest : (evidence.testFiles[name.slice(0, end)] ?? 0)
}

/** A source file changed: whatever was proved before is proved of another tree. */
export function noteChange(evidence: Evidence, path: string, isTest: boolean, seq: number): Evidence {
  const sources = { ...evidence, lastSource: seq, sources: { ...evidence.sources, [path]: seq } }
  return isTest ? { ...sources, lastTest: seq, testFiles: { ...evidence.testFiles, [path]: seq } } : sources
}

/** The tree changed by the engine's hand. */
export const noteUndone = (evidence: Evidence, seq: number): Evidence => ({ ...evidence, lastSource: seq, sources: { ...evidence.sources, "": seq } })

/** Entries that turned out to be harmless spoil no green run. */
export function noteHarmless(evidence: Evidence, ids: readonly string[]): Evidence {
  const clear = (green: Green): Green => ({ ...green, spoiledBy: green.spoiledBy.filter((id) => !ids.includes(id)) })
  return { ...evidence, green: evidence.green === null ? null : clear(evidence.green), greens: evidence.greens.map(clear) }
}

/**
 * Every source file is as it was when a green run covered it, and no later run of that part was red. In a monorepo the
 * green runs of several packages together can say so; a red one of another package does not take it back.
 */
export function isGreenNow({ greens, reds, sources }: Evidence): boolean {
  const valid = greens.filter((green) => green.spoiledBy.length === 0 && reds.every((red) => red.seq < green.seq || !overlap(red.covers, green.package)))
  return valid.length > 0 && Object.entries(sources).every(([path, seq]) => valid.some((green) => green.seq > seq && isWithin(path, green.package)))
}

const isWithin = (path: string, part: string | null): boolean => part === null || path === "" || path === part || path.startsWith(`${part}/`)

const overlap = (covers: readonly string[] | null, part: string | null): boolean =>
  covers === null || part === null || covers.some((path) => isWithin(path, part) || isWithin(part, path.replace(/\/$/, "")))

/** A red run that covers all of `tests` was made after their last change. */
export function isRedNow(evidence: Evidence, tests: readonly string[]): boolean {
  const last = Math.max(0, ...tests.map((file) => evidence.testFiles[file] ?? 0))
  const covers = (paths: readonly string[] | null): boolean => paths === null || tests.every((file) => paths.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`)))
  return evidence.reds.some((red) => red.seq > last && covers(red.covers))
}

export const hasRunSince = ({ lastRun }: Evidence, seq: number): boolean => lastRun !== null && lastRun.seq > seq

/** A regression is over when each of its tests has passed again. */
export function isHealed(evidence: Evidence, tests: readonly string[] | null, key: string): boolean {
  return (tests ?? [key]).every((name) => evidence.failing[name] === undefined)
}
