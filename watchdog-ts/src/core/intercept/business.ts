// Would the call put business code into the tree, other than stubs?
import { isStubOnly } from "../fastcheck/index.ts"
import { baseText, judgedTargets, kindOf, type Judged, type Split } from "./judged.ts"
import type { Situation } from "./situation.ts"
import type { Intent, Target } from "./targets.ts"

export function businessFiles(intent: Intent, situation: Situation): Split {
  const judged = judgedTargets(intent, situation, (kind, target) => kind === "business" || (kind === "generated" && isByHand(target)))
  const verdicts = judged.map((file) => ({ path: file.path, verdict: judge(file, situation) }))
  const of = (wanted: string): string[] => verdicts.filter(({ verdict }) => verdict === wanted).map(({ path }) => path)
  return { certain: of("business"), unsure: of("unsure") }
}

/** A generator's output cannot be foreseen; text that a call holds is nobody's output, whatever the file is called. */
const isByHand = ({ next, origin }: Target): boolean => typeof next === "string" && origin === null

/** Code that was moved here is compared with what it was where it came from; a text that becomes code is new code. */
function judge({ path, target, base }: Judged, situation: Situation): "stub" | "business" | "unsure" {
  const { next, origin } = target
  if (typeof next !== "string") return next === undefined || base !== null ? "unsure" : "stub"
  const isCode = origin !== null && origin.relative !== null && kindOf(origin.relative, { ...target, file: origin }, situation) === "business"
  const before = base === null && isCode ? baseText(origin, situation) : base
  return before === undefined ? "unsure" : isStubOnly(path, before, next)
}
