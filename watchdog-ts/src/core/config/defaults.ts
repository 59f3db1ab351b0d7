// What the configuration is when nobody says anything.
import type { Check, Language, Preset, Rung, Tally, ViolationType } from "../../contract/types.ts"
import type { PathRules } from "../classify.ts"

export type CheckLevel = "block" | "warn" | "off"

export interface Config {
  readonly enabled: boolean
  readonly language: Language
  readonly preset: Preset
  readonly ladders: Readonly<Partial<Record<ViolationType, readonly Rung[]>>>
  readonly checks: Readonly<Record<Check, CheckLevel>>
  readonly approval: "every_phase" | "final_only" | "none"
  readonly paths: PathRules
  /** Further commands that run tests, each as it is written in front of its arguments. */
  readonly testCommands: readonly string[]
  /** Globs of JUnit-style XML reports. */
  readonly testReports: readonly string[]
  readonly loopPhases: { readonly ralph: readonly number[]; readonly followup: readonly number[] }
  readonly maxRounds: number
  readonly earlyStopCounts: readonly (keyof Tally)[]
  /** The known-issues document, relative to the root. */
  readonly knownIssues: string
  readonly maxFileBytes: number
  readonly maxFileLines: number
}

export interface EngineConfig {
  /** Program and first arguments, null for the installed command. */
  readonly command: readonly string[] | null
  readonly timeoutMs: number
}

export const DEFAULTS: Config = {
  enabled: true,
  language: "en",
  preset: "standard",
  ladders: {},
  checks: {
    business_code: "block", modified_test: "block", missing_test: "block", regression: "block", review: "block", review_prompt: "block",
    test_evidence: "block", commit: "block", commit_rounds: "warn", known_issues: "warn", assessment: "warn", file_size: "warn",
  },
  approval: "every_phase",
  paths: { test: [], business: [], ignore: [], deliverables: {} },
  testCommands: [],
  testReports: [],
  loopPhases: { ralph: [1, 2, 3, 4, 5], followup: [6, 7, 8] },
  maxRounds: 10,
  earlyStopCounts: ["C", "H", "M"],
  knownIssues: "KNOWN_ISSUES.md",
  maxFileBytes: 100 * 1024,
  maxFileLines: 1_500,
}

export const DEFAULT_ENGINE: EngineConfig = { command: null, timeoutMs: 30_000 }
