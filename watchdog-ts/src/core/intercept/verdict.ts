// The verdict on one tool call, at once: pure but for the few questions of `Situation`. It never throws over a call's
// arguments; a call of another shape than its tool wants is let through, since the host refuses it itself.
import { onlyReads, runsOf } from "../shell/index.ts"
import { intentOf } from "./intent.ts"
import { RULES } from "./rules.ts"
import type { Allowed, RefusedCall, Situation, ToolCall } from "./situation.ts"
import type { Intent } from "./targets.ts"

export type { Allowed, Ground, LiveRun, RefusedCall, Rule, Situation, ToolCall } from "./situation.ts"

/** The first rule that refuses has the say. The preset `advise` refuses nothing. */
export function verdict(call: ToolCall, situation: Situation): Allowed | RefusedCall {
  const intent = intentOf(call, situation.place)
  const unsure: string[] = []
  if (situation.config.preset !== "advise") {
    for (const rule of RULES) {
      const said = rule(intent, situation, call)
      if (said.refusal !== null) return said.refusal
      unsure.push(...said.unsure)
    }
  }
  return { kind: "allow", readOnly: changesNothing(intent), names: intent.namesAll ? namesOf(intent) : null, unsure: [...new Set(unsure)] }
}

function changesNothing({ kind, command }: Intent): boolean {
  if (kind === "shell") return command !== null && onlyReads(runsOf(command, null))
  return kind === "reads" || kind === "task" || kind === "checkpoint"
}

const namesOf = ({ targets }: Intent): readonly string[] => [...new Set(targets.flatMap(({ file }) => (file.relative === null ? [] : [file.relative])))].sort()
