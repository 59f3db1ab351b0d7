// What a checkpoint answers the agent: JSON text, always, and in it what to do next in order of priority.
import type { DecisionFile, Result } from "../contract/types.ts"
import type { PipelineState } from "../core/checkpoint/states.ts"
import { typeOf } from "../core/life.ts"
import type { OpenViolation, RunState } from "../core/state.ts"

export interface Answer {
  readonly ok: boolean
  readonly guidance?: string
  readonly violation?: OpenViolation
  readonly instructions?: readonly string[]
  readonly decision?: Asked | null
  readonly warnings?: readonly string[]
  readonly intervention?: Result | null
}

export interface Asked {
  readonly id: string
  readonly question: string
  readonly options: readonly { readonly key: string; readonly label: string; readonly consequence: string }[]
  readonly command: string
}

/** `run` is the run as it is after the event; null where there is none. */
export function render(answer: Answer, run: RunState | null, last: PipelineState | null): string {
  const state = run?.pipeline ?? last
  return JSON.stringify({
    ok: answer.ok,
    state: state === null ? null : { phase: state.phase, phase_status: state.status, round: state.round, run_id: state.run_id },
    ...(answer.violation === undefined ? {} : { violation: { violation_type: typeOf(answer.violation.entry), signal: answer.violation.entry.signal, detail: answer.violation.entry.detail } }),
    ...(answer.guidance === undefined ? {} : { guidance: answer.guidance }),
    instructions: answer.instructions ?? [],
    ...(answer.decision == null ? {} : { decision: answer.decision }),
    warnings: answer.warnings ?? [],
    guard: { calls_seen: run?.callsSeen ?? 0, writes_seen: run?.writesSeen ?? 0, unattributed: run?.unattributed ?? [] },
    intervention: answer.intervention == null ? null : forAgent(answer.intervention),
  })
}

/** The command that undoes an act is a person's: it is not handed to the agent as something to run. */
const forAgent = (result: Result): Result => ({ ...result, results: result.results.map((one) => ({ ...one, undo: null })) })

/** Records that ride along with a batch ask for nothing, and would only hide what does. */
const RECORDS: ReadonlySet<string | null> = new Set(["FINDING_RECORDED", "PROPOSAL_RECORDED"])

export const instructionsOf = (result: Result | null): string[] =>
  (result?.results ?? []).filter(({ violation_type }) => !RECORDS.has(violation_type)).map(({ instruction }) => instruction).filter((text) => text !== "")

export const askedOf = (file: DecisionFile): Asked => ({
  id: file.id, question: file.question, options: file.options.map(({ key, label, consequence }) => ({ key, label, consequence })),
  command: `intervention decide ${file.id} <option>`,
})
