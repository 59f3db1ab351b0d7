// Who is who: which session is a subagent's, when a person spoke, what a session is taught.
import { isLive } from "../core/checkpoint/states.ts"
import { nextEvents } from "../core/checkpoint/progress.ts"
import { teachingText } from "../core/messages/teaching.ts"
import { machineConfig } from "./checks.ts"
import { openDecision } from "./decisions.ts"
import type { Worktree } from "./worktree.ts"

/** A person's words in a root session. A subagent's prompt is nobody's word. */
export async function noteMessage(worktree: Worktree, session: string, isSpoken: boolean): Promise<void> {
  if (!isSpoken || !worktree.isRoot(session) || worktree.peek().run === null) return
  await worktree.section(async (section) => {
    if (section.run === null) return
    const seq = section.tick()
    section.update({ persons: { ...section.live.persons, [session]: seq } })
  })
}

/** Lines for the model's system prompt; none where neither skill nor run is there. */
export function teach(worktree: Worktree, session: string | null): string[] {
  const { run } = worktree.peek()
  const language = worktree.config().language
  if (run === null || !isLive(run.pipeline)) return session !== null && worktree.skilled.has(session) ? [teachingText("start", {}, language)] : []
  const { phase, status } = run.pipeline
  const events = nextEvents(run.pipeline, machineConfig({ live: run })).join(", ")
  const question = openDecision(worktree)?.question ?? ""
  const key = status === "suspended" ? "suspended" : status === "paused" ? "paused" : phase < 4 ? "documents" : phase === 4 ? "tests" : "code"
  return [teachingText(key, { phase, status, events, question }, language)]
}
