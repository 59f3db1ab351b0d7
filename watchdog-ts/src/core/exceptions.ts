// Versions of files that are nobody's violation: a person said so, or the engine itself wrote them.
import type { ExceptionEntry } from "../contract/types.ts"
import type { PathState } from "./manifest.ts"

/** Whether the version at `path` is excepted at the time `now`. A `once` entry holds until it is used up by its command. */
export function isExcepted(entries: readonly ExceptionEntry[], path: string, state: PathState, runId: string, now: string): boolean {
  return isExceptedContent(entries, path, state.kind === "absent" ? "absent" : state.sha, runId, now)
}

/** `content` is a digest, `absent`, or null for a version that nobody knows yet: that one only an entry for any version covers. */
export function isExceptedContent(entries: readonly ExceptionEntry[], path: string, content: string | null, runId: string | null, now: string): boolean {
  return entries.some((entry) => entry.path === path && isInForce(entry, runId, now) && (entry.content === "any" || (content !== null && entry.content === content)))
}

const isInForce = (entry: ExceptionEntry, runId: string | null, now: string): boolean =>
  (entry.run_id === null || entry.run_id === runId) && (entry.expires_at == null || entry.expires_at > now)
