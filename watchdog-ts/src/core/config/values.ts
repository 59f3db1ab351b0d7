// What each key may hold. A reader gives the value back when it fits and undefined when it does not.
import type { Rung, ViolationType } from "../../contract/types.ts"

export interface Kind {
  readonly read: (value: unknown) => unknown
  /** In the notation of JSON, which needs no translation. */
  readonly expected: string
}

const LONGEST_LIST = 1_000
const LONGEST_TEXT = 4_096

const isText = (value: unknown): value is string => typeof value === "string" && value !== "" && value.length <= LONGEST_TEXT && !value.includes("\0")
const isWhole = (value: unknown, least: number, most: number): boolean => Number.isInteger(value) && (value as number) >= least && (value as number) <= most

const oneOf = (...words: readonly string[]): Kind => ({ read: (value) => (words.includes(value as string) ? value : undefined), expected: words.map((word) => `"${word}"`).join(" | ") })
const whole = (least: number, most: number): Kind => ({ read: (value) => (isWhole(value, least, most) ? value : undefined), expected: `${least}..${most}` })
const list = (isItem: (value: unknown) => boolean, expected: string, least = 0): Kind => ({
  read: (value) => (Array.isArray(value) && value.length >= least && value.length <= LONGEST_LIST && value.every(isItem) ? [...value] : undefined),
  expected,
})

const flag: Kind = { read: (value) => (typeof value === "boolean" ? value : undefined), expected: "true | false" }
const texts = list(isText, `["…"]`)
const phases = list((value) => isWhole(value, 1, 8), "[1..8]")
const level = oneOf("block", "warn", "off")

/** Relative to the root and inside it, in POSIX form. */
const insidePath: Kind = {
  read: (value) => (isText(value) && !/^([/\\~]|[a-z]:)/i.test(value) && !value.split(/[/\\]/).includes("..") ? value : undefined),
  expected: `"path/inside/the/project"`,
}

const deliverables: Kind = {
  read: (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined
    const entries = Object.entries(value)
    return entries.every(([phase, globs]) => /^[1-8]$/.test(phase) && texts.read(globs) !== undefined) ? Object.fromEntries(entries) : undefined
  },
  expected: `{"1": ["*.md"]}`,
}

const SAY: readonly Rung[] = ["instruct", "suspend"]
const TAKE: readonly Rung[] = [...SAY, "quarantine", "quarantine+suspend"]
const RESTORE: readonly Rung[] = [...SAY, "rollback", "rollback+suspend"]

/** What can be done about each type: a review cannot be quarantined. */
const RUNGS: Readonly<Record<ViolationType, readonly Rung[]>> = {
  SKIP_RED_PHASE: TAKE, MODIFIED_TEST: RESTORE, MISSING_TEST: TAKE, REGRESSION: RESTORE, SKIP_REVIEW: SAY, INSUFFICIENT_REVIEW: SAY,
  UNFIXED_ISSUES: SAY, UNCOMMITTED_PHASE: RESTORE, UNCOMMITTED_REVIEW: SAY, MISSING_KI_DOC: SAY, KI_DOC_OUTDATED: SAY,
  MISSING_KI_ASSESSMENT: SAY, INVALID_REVIEW_PROMPT: SAY,
}

const ladder = (rungs: readonly Rung[]): Kind => list((value) => rungs.includes(value as Rung), `[${rungs.map((rung) => `"${rung}"`).join(" | ")}]`, 1)
const under = (group: string, kinds: Readonly<Record<string, Kind>>): [string, Kind][] => Object.entries(kinds).map(([name, kind]) => [`${group}.${name}`, kind])

const CHECKS = ["business_code", "modified_test", "missing_test", "regression", "review", "review_prompt", "test_evidence", "commit", "commit_rounds", "known_issues", "assessment", "file_size"]

export const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["enabled", flag],
  ["language", oneOf("en", "zh")],
  ["preset", oneOf("standard", "strict", "advise")],
  ["approval", oneOf("every_phase", "final_only", "none")],
  ["testCommands", texts],
  ["testReports", texts],
  ["maxRounds", whole(1, 100)],
  ["earlyStopCounts", list((value) => ["C", "H", "M", "P", "L", "I"].includes(value as string), `["C" | "H" | "M" | "P" | "L" | "I"]`, 1)],
  ["knownIssues", insidePath],
  ["maxFileBytes", whole(1, 1_000_000_000)],
  ["maxFileLines", whole(1, 100_000_000)],
  ...under("checks", Object.fromEntries(CHECKS.map((name) => [name, level]))),
  ...under("paths", { test: texts, business: texts, ignore: texts, deliverables }),
  ...under("ladders", Object.fromEntries(Object.entries(RUNGS).map(([type, rungs]) => [type, ladder(rungs)]))),
  ...under("loopPhases", { ralph: phases, followup: phases }),
  ...under("engine", { command: list(isText, `["program", "argument"]`, 1), timeoutMs: whole(100, 600_000) }),
])

export const GROUP_NAMES: ReadonlySet<string> = new Set(["checks", "paths", "ladders", "loopPhases", "engine"])
