// Test runs as they were seen: what the command was, how it ended, what its output names, and what that proves.
import { noteRun, type SeenRun } from "../core/evidence.ts"
import { redact } from "../core/redact.ts"
import { recognise } from "../core/testruns/recognise.ts"
import { judgeRun } from "../core/testruns/verdict.ts"
import { rowOf } from "../core/life.ts"
import { runText } from "../core/messages/run.ts"
import type { Outcome } from "./calls.ts"
import { reportsSince } from "./testreports.ts"
import type { Actor, Section } from "./section.ts"
import type { Worktree } from "./worktree.ts"

export async function noteTestRun(worktree: Worktree, section: Section, actor: Actor, command: string, folder: string, outcome: Outcome, begun: number): Promise<void> {
  const found = recognise(command, section.live.config.testCommands, { root: worktree.place.root, folder })
  if (found === null) return
  const recognised = { ...found, isSilent: found.isSilent || outcome.metadata["truncated"] === true }
  const exit = typeof outcome.metadata["exit"] === "number" ? outcome.metadata["exit"] : null
  const judged = judgeRun(recognised, exit, outcome.output, reportsSince(worktree, `${actor.session}\0${actor.call}`))
  const foreign = isTreeForeign(worktree, section, begun)
  const run: SeenRun = {
    seq: section.tick(), ts: worktree.services.now(), command: redact(command), package: recognised.package, verdict: foreign ? "unknown" : judged.verdict,
    passed: judged.passed, failed: judged.failed, covers: recognised.covers, why: foreign ? "foreign" : judged.why, by: recognised.by,
    spoiledBy: section.live.open.filter(({ entry }) => rowOf(entry).kind === "file").map(({ entry }) => entry.id),
  }
  const noted = noteRun(section.live.evidence, run, section.live.pipeline.phase)
  section.update({ evidence: noted.evidence })
  section.log({
    event: "test_run", signal: null, severity: "info", actor, files: [],
    detail: {
      runner: recognised.runner, exit, verdict: run.verdict, why: run.why ?? judged.why, passed: run.passed?.slice(0, 2_000) ?? null, failed: run.failed?.slice(0, 2_000) ?? null,
      package: recognised.package, snapshot: null,
    },
  })
  if (noted.flaky.length > 0) worktree.notice(runText("flaky", { tests: noted.flaky.slice(0, 20).join(", ") }, section.live.config.language))
  if (noted.regression !== null) raiseRegression(section, actor, run.command, exit, noted.regression.tests)
  if (noted.evidence.green !== null && noted.evidence.green.seq === run.seq) worktree.wantGreenSnapshot()
}

/** Another writing call was at work during the run: what was tested is no one tree. */
function isTreeForeign(worktree: Worktree, section: Section, begun: number): boolean {
  return [...worktree.inFlight.values()].length > 0 && section.live.evidence.lastSource > begun
}

function raiseRegression(section: Section, actor: Actor, command: string, exit: number | null, tests: readonly string[] | null): void {
  if (section.live.open.some(({ entry }) => entry.signal === "test-runner-exit-nonzero-was-passing")) return
  const { green } = section.live.evidence
  const last = green === null ? null : { ts: green.ts, snapshot: green.snapshot }
  section.raise("test-runner-exit-nonzero-was-passing", { tests, command, exit, last_green: last }, [], actor)
}
