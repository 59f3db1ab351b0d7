// Is the cause of an open violation gone? Looked at again at every checkpoint, whoever put it right. What this finds,
// and nothing else, opens a gate.
import { commandKey, isHealed } from "../core/evidence.ts"
import type { Missing } from "../core/checkpoint/outcome.ts"
import { canStopEarly } from "../core/checkpoint/progress.ts"
import { resolve, rowOf, type Violation } from "../core/life.ts"
import type { OpenViolation } from "../core/state.ts"
import * as checks from "./checks.ts"
import { offending } from "./observe.ts"
import type { Actor, Section } from "./section.ts"
import type { Worktree } from "./worktree.ts"

/** Resolves as `gone` every open violation whose cause is no longer there. */
export async function relook(worktree: Worktree, section: Section, actor: Actor): Promise<void> {
  const gone: string[] = []
  for (const one of section.live.open) {
    if (one.decision === null && (await isGone(worktree, section, one))) gone.push(one.entry.id)
  }
  if (gone.length > 0) section.settle(resolve(section.live.open, gone, "gone"), actor)
  await relookUnowned(worktree, section)
}

/** A file that nobody answered for is settled when it is as at the base again, or a person owns it. */
async function relookUnowned(worktree: Worktree, section: Section): Promise<void> {
  const { manifest, live } = section
  if (manifest === null || live.unattributed.length === 0) return
  const still = await offending(worktree, section, manifest, live.unattributed, live.pipeline.phase, new Set())
  section.update({ unattributed: live.unattributed.filter((name) => still.has(name)) })
}

async function isGone(worktree: Worktree, section: Section, { entry }: OpenViolation): Promise<boolean> {
  const { kind } = rowOf(entry)
  if (kind === "passing" || kind === "protocol") return false
  return kind === "file" ? areFilesRight(worktree, section, entry as Violation) : isCauseGone(worktree, section, entry as Violation)
}

async function areFilesRight(worktree: Worktree, section: Section, entry: Violation): Promise<boolean> {
  const { manifest } = section
  if (manifest === null) return false
  return (await offending(worktree, section, manifest, entry.files, entry.phase, new Set())).size === 0
}

async function isCauseGone(worktree: Worktree, section: Section, entry: Violation): Promise<boolean> {
  const { live } = section
  switch (entry.signal) {
    case "write-business-code-without-test-file":
      return (await checks.untested(worktree, section)).every(({ path }) => !entry.files.includes(path))
    case "test-runner-exit-nonzero-was-passing": {
      const { tests, command } = entry.detail
      return isHealed(live.evidence, tests, commandKey({ command, package: null }))
    }
    case "no-phase-advance-without-gate":
      return isNothingMissing(entry.detail.missing, await checks.missingNow(worktree, section))
    case "ralph-round-complete-without-reviewer":
      return live.pipeline.status !== "ralph_loop" || (entry.detail.reported_by === "ralph_terminate" ? canStopEarly(live.pipeline) : checks.isReviewed(worktree, section))
    case "phase-complete-dirty-tree":
    case "review-uncommitted":
      return checks.uncommitted(worktree, section).length === 0
    case "phase-complete-no-ki-doc":
      return checks.documentOf(worktree, section) !== null
    case "phase-complete-outdated-ki-doc":
      return checks.outdatedIssues(worktree, section).length === 0
    case "phase-complete-no-assessment":
      return !checks.lacksAssessment(worktree, section, entry.detail.boundary)
    case "file-too-large":
      return !checks.tooLarge(worktree, section).some(({ path }) => path === entry.detail.path)
    default:
      return false
  }
}

const isNothingMissing = (wanted: readonly Missing[], missing: readonly Missing[]): boolean => wanted.every((part) => !missing.includes(part))
