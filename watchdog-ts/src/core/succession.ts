// Whether one state can have come after another. What many processes write, any of them may find changed; but a run never
// goes back, and none vanishes without being archived.
import type { GuardState } from "./state.ts"

/** `last` is what this process has seen, `next` what lies there now. */
export function follows(last: GuardState, next: GuardState): boolean {
  if (last.run === null) return true
  const { run_id: id } = last.run.pipeline
  if (next.archived.some(({ run_id }) => run_id === id)) return true
  if (next.run?.pipeline.run_id !== id) return false
  return next.run.seq >= last.run.seq && next.log.lines >= last.log.lines
}
