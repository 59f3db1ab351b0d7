// Would the call change what tests expect?
import { isGuardedTest } from "../classify.ts"
import { testChange } from "../fastcheck/index.ts"
import { readText, type Text } from "./draft.ts"
import { baseText, judgedTargets, kindOf, type Judged, type Split } from "./judged.ts"
import type { Situation } from "./situation.ts"
import type { Intent } from "./targets.ts"

export function changedTests(intent: Intent, situation: Situation): Split {
  const judged = judgedTargets(intent, situation, isGuardedTest)
  if (judged.length === 0) return { certain: [], unsure: [] }
  const elsewhere = textsElsewhere(judged, situation)
  const verdicts = judged.map((file) => ({ path: file.path, verdict: judge(file, intent, situation, elsewhere) }))
  const of = (wanted: string): string[] => verdicts.filter(({ verdict }) => verdict === wanted).map(({ path }) => path)
  return { certain: of("changed"), unsure: of("unsure") }
}

function judge({ path, target, base }: Judged, intent: Intent, situation: Situation, elsewhere: readonly string[]): "same" | "changed" | "unsure" {
  const { next, origin } = target
  if (next === undefined) return "unsure"
  if (next === null && isMovedToTest(target.file.absolute, intent, situation)) return "unsure"
  if (base === null && origin !== null) return compare(path, baseText(origin, situation), next, elsewhere)
  return compare(path, base, next, elsewhere)
}

const compare = (path: string, base: Text, next: string | null, elsewhere: readonly string[]): "same" | "changed" | "unsure" =>
  base === undefined ? "unsure" : testChange(path, base, next, elsewhere)

/** A test that keeps being one under another name: what it says there is compared, not that the old name is gone. */
function isMovedToTest(absolute: string, { targets }: Intent, situation: Situation): boolean {
  return targets.some((target) => target.origin?.absolute === absolute && target.file.relative !== null && kindOf(target.file.relative, target, situation) === "test")
}

/** Texts into which an assertion may have moved: those that this call writes too, and those changed before in this phase. */
function textsElsewhere(judged: readonly Judged[], situation: Situation): readonly string[] {
  const here = judged.flatMap(({ target: { next } }) => (typeof next === "string" ? [next] : []))
  const named = new Set(judged.map(({ path }) => path))
  const before = situation.changedTests.filter((path) => !named.has(path)).slice(0, 20)
  return [...here, ...before.flatMap((path) => readText(situation.place, `${situation.place.root}/${path}`) ?? [])]
}
