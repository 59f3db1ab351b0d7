// The guard's own errors. Where a run is at stake nothing is written until the guard works again; elsewhere the guard
// stays out of the way.
import type { Language } from "../core/messages/message.ts"
import { runText } from "../core/messages/run.ts"
import type { Call } from "./calls.ts"
import type { Worktree } from "./worktree.ts"

const READING = new Set(["read", "glob", "grep", "list", "question", "todowrite", "todoread", "skill", "webfetch", "lsp", "tdd_checkpoint", "task"])

/** The text that refuses the call, or null. */
export function failed(worktree: Worktree, call: Call, error: unknown): string | null {
  const problem = error instanceof Error ? error.message : String(error)
  if (READING.has(call.tool) || !isAtStake(worktree)) return null
  return runText("guard_failed", { problem }, languageOf(worktree))
}

function languageOf(worktree: Worktree): Language {
  try {
    return worktree.config().language
  } catch {
    return "en"
  }
}

function isAtStake(worktree: Worktree): boolean {
  try {
    return !worktree.services.store.isReadable() || worktree.peek().run !== null
  } catch {
    return true
  }
}
