// A checkpoint looks at a tree on which nobody is at work: it waits for the run's writing calls, but not for ever.
import type { CallInFlight } from "../core/attribution.ts"
import { keyOfCall } from "./observe.ts"
import type { Actor } from "./section.ts"
import type { Worktree } from "./worktree.ts"

const LIMIT_MS = 30_000
/** A tool that names its files writes them at once or fails; a failure is not always announced. */
const NAMED_LIMIT_MS = 2_000
const STEP_MS = 50

/** Names of the calls that were still at work after the limit; empty when all have ended. The caller's own call is not waited for. */
export async function waitForCalls(worktree: Worktree, actor: Actor): Promise<string[]> {
  for (let waited = 0; ; waited += STEP_MS) {
    const busy = busyCalls(worktree, actor)
    if (waited >= NAMED_LIMIT_MS) for (const call of busy) if (call.files !== null) worktree.callFailed(call.session, call.call)
    if (busy.length === 0) return []
    if (waited >= LIMIT_MS) return busy.map(nameOf)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
}

function busyCalls(worktree: Worktree, actor: Actor): CallInFlight[] {
  const isBusy = (call: CallInFlight): boolean => !worktree.failed.has(keyOfCall(call.session, call.call))
  return [...worktree.inFlight.values()].filter((call) => isBusy(call) && (call.session !== actor.session || call.call !== actor.call))
}

const nameOf = ({ tool, command, files }: CallInFlight): string => `${tool} ${command?.slice(0, 60) ?? files?.join(" ") ?? ""}`.trim()
