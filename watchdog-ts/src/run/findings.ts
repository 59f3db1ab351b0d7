// What a review round reported: recorded for the log, and kept for the known-issues document.
import type { KnownIssue } from "../contract/types.ts"
import type { CheckpointRequest } from "../core/checkpoint/request.ts"
import { addIssues } from "../core/issues.ts"
import type { Actor, Section } from "./section.ts"
import type { Worktree } from "./worktree.ts"

const TITLE = 120

export function recordFindings(worktree: Worktree, section: Section, actor: Actor, request: CheckpointRequest): void {
  if (request.event === "ralph_round_complete") section.update({ lastTally: request.tally })
  if (request.event !== "ralph_round_finding" || !("findings" in request.findings)) return
  const { findings, counts } = request.findings
  section.update({ lastTally: counts })
  section.raise("ralph-round-finding-valid-submission", { round: request.round, counts }, [], actor)
  const proposals = findings.filter(({ severity }) => severity === "P")
  if (proposals.length > 0) section.raise("ralph-round-finding-severity-p", { round: request.round, findings: proposals }, [], actor)
  const now = worktree.services.now()
  const issues = findings
    .filter(({ severity }) => severity !== "I")
    .map(({ severity, description }): KnownIssue => ({
      ts: now, severity, title: description.split("\n")[0]?.slice(0, TITLE) ?? "", phase: request.phase, raised_in: `review round ${request.round}`, files: [],
      description, why_deferred: null, plan: null,
    }))
  section.update({ issues: addIssues(section.live.issues, issues) })
}
