// What a waiting engine spares: one batch to a fresh engine beside one to an engine that already stands by, in turn, in one
// run. Printed are the medians and their ratio. INTERVENTION_COMMAND names the engine, as for the plugin.
import { execFileSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { build } from "esbuild"

const here = path.dirname(fileURLToPath(import.meta.url))
const checkout = path.join(here, "../..")
const command = JSON.parse(process.env["INTERVENTION_COMMAND"] ?? JSON.stringify([path.join(checkout, ".venv/bin/python"), "-P", "-m", "intervention"]))
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 15)
const WARM_UP_MS = 3_000

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "standby-")))
const bundled = path.join(folder, "bridge.mjs")
await build({ entryPoints: [path.join(here, "../src/effects/bridge.ts")], outfile: bundled, bundle: true, format: "esm", platform: "node", logLevel: "error" })
const { Bridge } = await import(pathToFileURL(bundled).href)

const root = path.join(folder, "project")
fs.mkdirSync(root)
execFileSync("bash", ["-c", "git init -q && git -c user.name=b -c user.email=b@example.invalid commit -q --allow-empty -m base"], { cwd: root })
const head = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim()

function request() {
  const run_id = "bench"
  const ts = new Date().toISOString()
  const violation = {
    v: 1, id: randomUUID(), ts, run_id, session_id: "s", call_id: null, phase: 4, round: null, event: "observed", severity: "warn", signal: "violation-gate-block",
    tool: null, command: null, files: [], detail: { open: [], repeats: null }, prev: null,
  }
  return {
    v: 1, batch_id: randomUUID(), sent_at: ts, trigger: "phase_complete", project: { root, project_id: "0000000000000000" },
    run: { run_id, description: "bench", session_id: "s", phase: 4, phase_status: "approved", round: null, max_phase: 5, base_snapshot: null, boundary_commit: head, green_snapshot: null, touched: [], known_issues: "KNOWN_ISSUES.md", tallies: [], log: { lines: 1, head: null } },
    policy: { preset: "standard", ladders: {}, language: "en" }, violations: [violation],
  }
}

async function timed(bridge) {
  const began = performance.now()
  const answer = await bridge.intervene(request())
  if (answer.kind !== "result") throw new Error(`${answer.code}: ${answer.message}`)
  return performance.now() - began
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const bridge = new Bridge({ command, timeoutMs: 60_000, root, language: "en" })
const times = { cold: [], waiting: [] }
for (let round = 0; round < ROUNDS; round++) {
  times.cold.push(await timed(bridge))
  bridge.standBy()
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))
  times.waiting.push(await timed(bridge))
}
console.log(`a batch to a fresh engine      median ${median(times.cold).toFixed(1)} ms`)
console.log(`a batch to a waiting engine    median ${median(times.waiting).toFixed(1)} ms   ratio ${(median(times.waiting) / median(times.cold)).toFixed(2)} (target 0.4 or less)`)
fs.rmSync(folder, { recursive: true, force: true })
process.exit(0)
