// Which settings ask less of the agent than the defaults do. A run records them, so that nobody has to compare files.
import type { Rung, ViolationType } from "../../contract/types.ts"
import { DEFAULTS, type CheckLevel, type Config } from "./defaults.ts"

const STRENGTH: Readonly<Record<CheckLevel, number>> = { off: 0, warn: 1, block: 2 }

const SAY: readonly Rung[] = ["instruct", "instruct", "suspend"]
const TAKE: readonly Rung[] = ["quarantine", "quarantine", "quarantine+suspend"]
const RESTORE: readonly Rung[] = ["rollback", "rollback", "rollback+suspend"]
const SAY_THEN_RESTORE: readonly Rung[] = ["instruct", "rollback", "rollback+suspend"]

const STANDARD: Readonly<Record<ViolationType, readonly Rung[]>> = {
  SKIP_RED_PHASE: TAKE, MODIFIED_TEST: RESTORE, MISSING_TEST: ["instruct", "quarantine", "quarantine+suspend"], REGRESSION: SAY_THEN_RESTORE,
  UNCOMMITTED_PHASE: SAY_THEN_RESTORE, SKIP_REVIEW: SAY, INSUFFICIENT_REVIEW: SAY, UNFIXED_ISSUES: SAY, UNCOMMITTED_REVIEW: SAY,
  MISSING_KI_DOC: SAY, KI_DOC_OUTDATED: SAY, MISSING_KI_ASSESSMENT: SAY, INVALID_REVIEW_PROMPT: SAY,
}

/** Keys in the order of the alphabet. */
export function loosenedKeys(config: Config): readonly string[] {
  const keys = [...looseValues(config), ...looseChecks(config), ...looseLadders(config)]
  return keys.sort()
}

function looseValues(config: Config): string[] {
  const isLoose: Readonly<Record<string, boolean>> = {
    enabled: !config.enabled,
    preset: config.preset === "advise",
    approval: config.approval !== "every_phase",
    "paths.test": config.paths.test.some(isNegated),
    "paths.business": config.paths.business.some(isNegated),
    "paths.ignore": config.paths.ignore.some((glob) => !isNegated(glob)),
    "paths.deliverables": Object.values(config.paths.deliverables).some((globs) => globs.some(isNegated)),
    "loopPhases.ralph": DEFAULTS.loopPhases.ralph.some((phase) => phase !== 4 && !config.loopPhases.ralph.includes(phase)),
    earlyStopCounts: DEFAULTS.earlyStopCounts.some((letter) => !config.earlyStopCounts.includes(letter)),
    maxFileBytes: config.maxFileBytes > DEFAULTS.maxFileBytes,
    maxFileLines: config.maxFileLines > DEFAULTS.maxFileLines,
  }
  return Object.keys(isLoose).filter((key) => isLoose[key])
}

function isNegated(glob: string): boolean {
  return glob.startsWith("!")
}

function looseChecks(config: Config): string[] {
  const names = Object.keys(DEFAULTS.checks) as (keyof Config["checks"])[]
  return names.filter((name) => STRENGTH[config.checks[name]] < STRENGTH[DEFAULTS.checks[name]]).map((name) => `checks.${name}`)
}

function looseLadders(config: Config): string[] {
  const types = Object.keys(config.ladders) as ViolationType[]
  return types.filter((type) => isWeaker(config.ladders[type] ?? [], STANDARD[type])).map((type) => `ladders.${type}`)
}

/** A ladder is weaker where any of the first three strikes meets less; its last rung repeats. */
function isWeaker(ladder: readonly Rung[], standard: readonly Rung[]): boolean {
  return standard.some((rung, strike) => strengthOf(ladder[Math.min(strike, ladder.length - 1)] ?? "instruct") < strengthOf(rung))
}

function strengthOf(rung: Rung): number {
  const acts = rung.split("+")
  return (acts.includes("suspend") ? 2 : 0) + (acts.includes("quarantine") || acts.includes("rollback") ? 1 : 0)
}
