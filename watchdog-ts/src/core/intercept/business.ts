// Would the call put business code into the tree, other than stubs?
import { isStubOnly } from "../fastcheck/index.ts"
import { baseText, judgedTargets, type Judged, type Split } from "./judged.ts"
import type { Situation } from "./situation.ts"
import type { Intent } from "./targets.ts"

export function businessFiles(intent: Intent, situation: Situation): Split {
  const judged = judgedTargets(intent, situation, (kind) => kind === "business")
  const verdicts = judged.map((file) => ({ path: file.path, verdict: judge(file, situation) }))
  const of = (wanted: string): string[] => verdicts.filter(({ verdict }) => verdict === wanted).map(({ path }) => path)
  return { certain: of("business"), unsure: of("unsure") }
}

/** A file that was moved here is compared with what it was where it came from. */
function judge({ path, target, base }: Judged, situation: Situation): "stub" | "business" | "unsure" {
  const { next, origin } = target
  if (typeof next !== "string") return next === undefined || base !== null ? "unsure" : "stub"
  const before = base === null && origin !== null ? baseText(origin, situation) : base
  return before === undefined ? "unsure" : isStubOnly(path, before, next)
}
