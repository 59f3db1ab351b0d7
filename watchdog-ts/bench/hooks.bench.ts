// What the guard costs a tool call, measured inside the hooks and told as ratios: the verdict beside a hook that does
// nothing, the manifest beside `git status` of the same repository.
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, bench, describe } from "vitest"
import { verdict } from "../src/core/intercept/index.ts"
import { takeManifest } from "../src/effects/manifest.ts"
import { situationOf } from "../src/run/situation.ts"
import { findPlace } from "../src/run/place.ts"
import { makeServices } from "../src/run/wiring.ts"
import { beginRun } from "../src/run/phases.ts"
import { Worktree } from "../src/run/worktree.ts"
import { step } from "../src/core/checkpoint/machine.ts"

const folders: string[] = []
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })), 600_000)

function repository(tracked: number, dirty: number): string {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "bench-")))
  folders.push(root)
  const sh = (command: string): void => void execFileSync("bash", ["-c", command], { cwd: root, stdio: "pipe" })
  sh("git init -q && git config user.name b && git config user.email b@example.invalid && git config gc.auto 0")
  for (let i = 0; i < tracked; i++) {
    const folder = path.join(root, `src/p${i % 200}`)
    if (i < 200) fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, `m${i}.py`), `def f${i}():\n    return ${i}\n`)
  }
  sh("git add -A && git commit -q -m base --allow-empty")
  for (let i = 0; i < dirty; i++) fs.writeFileSync(path.join(root, `tests_${i}.txt`), "x")
  return root
}

async function worktreeIn(root: string): Promise<Worktree> {
  process.env["INTERVENTION_COMMAND"] = JSON.stringify(["false"])
  const found = await findPlace(root)
  if (!found.ok) throw new Error(found.why)
  const worktree = new Worktree(found.place, root, makeServices(found.place, { plugin: "bench", host: "bench" }, process.env))
  const now = worktree.services.now()
  const config = { approval: "none" as const, loopPhases: { ralph: [4], followup: [1, 2, 3] }, maxRounds: 10, earlyStopCounts: ["C" as const], review: "off" as const }
  const facts = { now, newRunId: worktree.services.uuid(), session: { id: "s", isRoot: true }, personSinceLoopEnd: false, personSincePhaseEnter: false, personSinceTransition: false, personInThisSession: false, reviewerDone: false, openBlocks: 0, openDecision: false, config }
  const started = step(null, { event: "pipeline_start", description: "bench", totalPhases: 5, force: false }, facts)
  if (started.kind !== "accepted" || started.next === null) throw new Error("no run")
  const run = await beginRun(worktree, started.next)
  await worktree.section(async (section) => {
    section.state = { ...section.state, run }
  })
  return worktree
}

const CALL = { tool: "write", session: "s", call: "c", args: { filePath: "src/new.py", content: "def f(x):\n    total = x * 2\n    return total + 1\n" } }

for (const dirty of [1, 100, 5_000]) {
  const worktree = await worktreeIn(repository(200, dirty))
  const options = { time: 500 }
  describe(`the verdict with ${dirty} dirty files`, () => {
    bench("a hook that does nothing", async () => {}, options)
    bench("the verdict on a write of business code", async () => {
      if (verdict(CALL, situationOf(worktree, CALL)).kind !== "refuse") throw new Error("not refused")
    }, options)
  })
}

const FILES = Number(process.env["BENCH_FILES"] ?? 50_000)
const large = repository(FILES, 20)
describe(`a manifest of a repository of ${FILES} files`, () => {
  const options = { iterations: 10, time: 0, warmupIterations: 1, warmupTime: 0 }
  bench("git status", () => void execFileSync("git", ["status", "--porcelain=v2", "-z", "--untracked-files=all"], { cwd: large, maxBuffer: 1 << 28 }), options)
  bench("the manifest", async () => {
    const answer = await takeManifest(large, null, null)
    if (!answer.ok) throw new Error(answer.problem)
  }, options)
})
