// Reports of test runs in a worktree: looked at before a command and after it, where the configuration names any.
import type { Report } from "../core/testruns/report.ts"
import { readJunit } from "../core/testruns/reports/junit.ts"
import { findReports, newReports, type Reports } from "../effects/reports.ts"
import type { Worktree } from "./worktree.ts"

const before = new WeakMap<Worktree, Map<string, Reports>>()

/** Remembers under the call's key how the reports are now. */
export function rememberReports(worktree: Worktree, key: string): void {
  const { testReports } = worktree.config()
  if (testReports.length === 0) return
  const known = before.get(worktree) ?? new Map<string, Reports>()
  before.set(worktree, known.set(key, findReports(worktree.place.root, testReports)))
}

/** A call that failed writes none that count. */
export function forgetReports(worktree: Worktree, key: string): void {
  before.get(worktree)?.delete(key)
}

/** What was written since; nothing where nobody remembered. */
export function reportsSince(worktree: Worktree, key: string): Report[] {
  const known = before.get(worktree)?.get(key)
  if (known === undefined) return []
  before.get(worktree)?.delete(key)
  const texts = newReports(worktree.place.root, known, findReports(worktree.place.root, worktree.config().testReports))
  return texts.map(readJunit).filter((report) => report !== null)
}
