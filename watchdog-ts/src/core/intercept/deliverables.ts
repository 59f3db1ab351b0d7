// Would the call write the work product of a later phase while the gate before it is closed?
import { classify } from "../classify.ts"
import { baseText } from "./judged.ts"
import type { Situation } from "./situation.ts"
import type { Intent } from "./targets.ts"

export interface Early {
  readonly path: string
  /** The phase whose work it is. */
  readonly due: number
}

/** A document of a later phase counts also when it was there before: its content is that phase's work. */
export function earlyDeliverables({ targets }: Intent, situation: Situation, phase: number): readonly Early[] {
  return targets.flatMap(({ file, act, next }) => {
    const path = file.relative
    if (path === null || act !== "write" || typeof next !== "string") return []
    const found = classify(path, situation.config.paths, { ignoreCase: situation.ignoreCase })
    if (found.kind !== "deliverable" || found.phase === undefined || found.phase <= phase) return []
    if (situation.isExcepted(path, null) || situation.isIgnored(path)) return []
    return baseText(file, situation) === next ? [] : [{ path, due: found.phase }]
  })
}
