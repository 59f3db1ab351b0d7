// Versions of files that are nobody's violation: a person said so, or the engine itself wrote them.
import type { ExceptionEntry } from "../contract/types.ts"
import type { PathState } from "./manifest.ts"

/** Whether the version at `path` is excepted at the time `now`. A `once` entry holds until it is used up by its command. */
export function isExcepted(entries: readonly ExceptionEntry[], path: string, state: PathState, runId: string, now: string): boolean {
  return entries.some((entry) => entry.path === path && isInForce(entry, runId, now) && fits(entry.content, state))
}

const isInForce = (entry: ExceptionEntry, runId: string, now: string): boolean =>
  (entry.run_id === null || entry.run_id === runId) && (entry.expires_at == null || entry.expires_at > now)

function fits(content: string, state: PathState): boolean {
  if (content === "any") return true
  return state.kind === "absent" ? content === "absent" : state.sha !== null && content === state.sha
}
