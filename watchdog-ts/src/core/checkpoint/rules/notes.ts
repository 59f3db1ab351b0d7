// Events that are written down and move nothing.
import { accept, type CheckpointMessage, type StepFacts, type StepOutcome } from "../outcome.ts"
import type { RequestOf } from "../request.ts"
import type { PipelineState } from "../states.ts"
import { refuseOtherPhase } from "./shared.ts"

const THIN = 50
const MOST_KEPT = 40

/** What a good articulation speaks of; either language counts. */
const ASPECTS = {
  protects: /protect|guard|prevent|ensure|保护|防止|守护|确保|避免/i,
  risks: /risk|danger|fail|edge|break|风险|隐患|失败|边界/i,
  works: /because|work|reason|why|since|therefore|因为|原因|为什么|可行|有效|所以/i,
} as const

export function articulate(state: PipelineState, request: RequestOf<"why_articulation">, facts: StepFacts): StepOutcome {
  if (request.phase !== state.phase) return refuseOtherPhase(state, request.event, request.phase)
  const note = { phase: state.phase, text: request.articulation, at: facts.now }
  const articulations = [...state.articulations, note].slice(-MOST_KEPT)
  const next = { ...state, articulations, times: { ...state.times, lastActivity: facts.now } }
  return accept(next, { warnings: thinness(request.articulation) })
}

function thinness(text: string): readonly CheckpointMessage[] {
  const missing = Object.entries(ASPECTS).filter(([, pattern]) => !pattern.test(text)).map(([aspect]) => aspect)
  const length = [...text.trim()].length
  const isShort = length < THIN
  if (!isShort && missing.length === 0) return []
  return isShort ? [{ key: "articulation_short", params: { length, least: THIN } }] : [{ key: "articulation_thin", params: { missing: missing.join(", ") } }]
}

/** What an agent reports of its tests proves nothing: only runs that were seen do. */
export function record(state: PipelineState | null): StepOutcome {
  return accept(state, { warnings: [{ key: "report_proves_nothing", params: {} }] })
}
