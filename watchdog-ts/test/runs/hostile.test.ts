// Hooks and state files with anything in them: nothing throws but refusals, no refusal is the guard's own failure, every
// answer of the checkpoint is one, and nothing outside of the project is touched.
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { runText } from "../../src/core/messages/run.ts"
import { Project } from "./host.ts"

interface Payload {
  readonly hook: string
  readonly input: unknown
  readonly output: unknown
}
type Json = unknown

const CAPTURED = fileURLToPath(new URL("../../../../shared/opencode/captured-hooks.jsonl", import.meta.url))
const captured: Payload[] = fs.existsSync(CAPTURED) ? fs.readFileSync(CAPTURED, "utf8").trim().split("\n").map((line) => JSON.parse(line) as Payload).map(({ hook, input, output }) => ({ hook, input, output })) : []

const id = (tool: string) => ({ tool, sessionID: "ses_main", callID: "call_x" })
const before = (tool: string, args: object): Payload => ({ hook: "tool.execute.before", input: id(tool), output: { args } })
const after = (tool: string, args: object, metadata: object): Payload => ({ hook: "tool.execute.after", input: { ...id(tool), args }, output: { title: "", output: "1 passed", metadata } })
const PATCH = "*** Begin Patch\n*** Update File: src/a.py\n@@\n-a = 1\n+a = 2\n*** End Patch"
const HONEST: readonly Payload[] = [
  before("write", { filePath: "src/a.py", content: "a = 2\n" }),
  before("edit", { filePath: "tests/test_a.py", oldString: "1", newString: "2" }),
  before("apply_patch", { patchText: PATCH }),
  before("bash", { command: "cd src && echo 'a = 2' > a.py; python -m pytest -q | tee out", description: "x" }),
  before("task", { description: "t", prompt: "You are a reviewer. Review src/a.py.", subagent_type: "general" }),
  before("mcp_files_write", { path: "src/a.py", content: "a = 2\n" }),
  before("tdd_checkpoint", { event: "phase_complete", payload: '{"phase": 1}' }),
  after("bash", { command: "python -m pytest -q" }, { output: "1 passed in 0.1s", exit: 0 }),
  after("task", { prompt: "review" }, { sessionId: "ses_child", parentSessionId: "ses_main" }),
  { hook: "event", input: { event: { type: "session.created", properties: { sessionID: "ses_2", info: { id: "ses_2", parentID: "ses_main" } } } }, output: undefined },
  { hook: "event", input: { event: { type: "message.part.updated", properties: { part: { type: "tool", callID: "call_x", state: { status: "error" } } } } }, output: undefined },
  { hook: "chat.message", input: { sessionID: "ses_main" }, output: { message: {}, parts: [{ type: "text", text: "go on" }] } },
  { hook: "shell.env", input: { cwd: "/", sessionID: "ses_main", callID: "call_x" }, output: { env: {} } },
  { hook: "experimental.chat.system.transform", input: { sessionID: "ses_main" }, output: { system: ["s"] } },
]

/** What no honest host or writer sends. */
const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, undefined, true, 0, -1, 1e308, NaN, Infinity, "", "\0", "\ud800", "..", "/etc/passwd", "../outside/kept.txt", "__proto__", "constructor", [], {}, [[]]),
  fc.constantFrom<Json>("a".repeat(100_000), "(".repeat(5_000), "$(".repeat(5_000), "{a,".repeat(5_000), "'\"".repeat(5_000), "<<E\n".repeat(2_000), "a/".repeat(3_000), "*** Add File: x\n".repeat(2_000), "&".repeat(5_000)),
  fc.string({ unit: "binary" }),
  fc.jsonValue(),
)

/** The value with one place in it changed: `way` says how far to go at each step, and where. */
function spoiled(value: Json, way: readonly number[], by: Json): Json {
  const [step, ...rest] = way
  if (typeof value !== "object" || value === null || step === undefined) return by
  const keys = Object.keys(value)
  const key = keys[step % (keys.length + 1)]
  if (key === undefined) return Array.isArray(value) ? [...value, by] : { ...value, [String(by).slice(0, 50)]: by }
  const inner = spoiled((value as Record<string, Json>)[key], rest, by)
  return Array.isArray(value) ? value.map((one: Json, at) => (String(at) === key ? inner : one)) : { ...value, [key]: inner }
}

const ways = fc.array(fc.nat(20), { minLength: 0, maxLength: 5 })
const OWN_FAILURE = runText("guard_failed", { problem: "" }, "en").slice(0, 30)
let project: Project
let outside: string
const saved = process.env["INTERVENTION_COMMAND"]

beforeEach(async () => {
  process.env["INTERVENTION_COMMAND"] = JSON.stringify(["false"])
  project = await new Project({ "src/a.py": "a = 1\n", "tests/test_a.py": "def test_a():\n    assert a == 1\n" }, { approval: "none" }).open()
  outside = path.join(project.folder, "outside")
  fs.mkdirSync(outside)
  fs.writeFileSync(path.join(outside, "kept.txt"), "kept")
})
afterEach(() => {
  expect([fs.readdirSync(outside), fs.readFileSync(path.join(outside, "kept.txt"), "utf8")]).toEqual([["kept.txt"], "kept"])
  project.close()
  if (saved === undefined) delete process.env["INTERVENTION_COMMAND"]
  else process.env["INTERVENTION_COMMAND"] = saved
})

/** Fires a hook; what it threw must be a refusal, and only before a call. */
async function fire({ hook, input, output }: Payload): Promise<void> {
  try {
    await project.hooks[hook]?.(input, output)
  } catch (error) {
    const problem = error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error)
    expect([hook, problem]).toEqual(["tool.execute.before", expect.stringMatching(/^Error: /)])
    expect(problem).not.toContain(OWN_FAILURE)
  }
}

async function checkpoint(args: unknown): Promise<void> {
  const tool = (project.hooks as unknown as { tool: { tdd_checkpoint: { execute: (args: unknown, context: unknown) => Promise<string> } } }).tool.tdd_checkpoint
  const answer = JSON.parse(await tool.execute(args, { sessionID: "ses_main", callID: "call_x", messageID: "m", agent: "build", directory: project.root })) as { ok: unknown }
  expect(typeof answer.ok).toBe("boolean")
}

const payloads = [...HONEST, ...captured.filter((_, at) => at % 9 === 0)]
/** `HOSTILE_TIMES=20` makes the long form of it. */
const TIMES = Number(process.env["HOSTILE_TIMES"] ?? 1)
const LIMIT_MS = 180_000 * TIMES
const runs = (numRuns: number): fc.Parameters<unknown> => ({ numRuns: numRuns * TIMES, endOnFailure: true })

describe("payloads of hooks, spoiled in one place", () => {
  it.each([["without a run", false], ["in a run", true]])("%s", async (_, isLive) => {
    if (isLive) await project.passes("pipeline_start", { description: "x" })
    await fc.assert(fc.asyncProperty(fc.constantFrom(...payloads), ways, odd, async (payload, way, by) => {
      await fire(spoiled(payload, ["tool.execute.before", "tool.execute.after"].includes(payload.hook) ? [1 + (way[0] ?? 0) % 2, ...way] : [1, ...way], by) as Payload)
    }), runs(120))
    await fire(before("read", { filePath: "src/a.py" }))
  }, LIMIT_MS)

  it("whole payloads that are none", async () => {
    await project.passes("pipeline_start", { description: "x" })
    await fc.assert(fc.asyncProperty(fc.constantFrom(...Object.keys(project.hooks).filter((name) => name !== "tool")), odd, odd, async (hook, input, output) => fire({ hook, input, output })), runs(80))
  }, LIMIT_MS)

  it("arguments of the checkpoint", async () => {
    await project.passes("pipeline_start", { description: "x" })
    const honest = { event: "ralph_round_finding", payload: JSON.stringify({ phase: 1, round: 1, findings: [{ severity: "C", description: "d" }] }) }
    await fc.assert(fc.asyncProperty(ways, odd, async (way, by) => checkpoint(spoiled(honest, way, by))), runs(40))
    await fc.assert(fc.asyncProperty(fc.constantFrom("phase_enter", "why_articulation", "ralph_round_complete", "phase_return", "pipeline_start", "test_evidence"), odd, async (event, payload) => checkpoint({ event, payload: typeof payload === "string" ? payload : JSON.stringify(payload) })), runs(60))
  }, LIMIT_MS)
})

describe("state files, spoiled", () => {
  const DECISION = { v: 1, id: "d_1", kind: "decision", run_id: "r", opened_at: "2026-11-30T15:44:23.006Z", status: "open", question: "q", options: [], violation_types: [], violation_ids: [], batch_id: null, answer: null }
  const EXCEPTIONS = { v: 1, entries: [{ path: "a.py", content: "any", kind: "allow", run_id: null, reason: "r", at: "2026-11-30T15:44:23.006Z", once: false }] }

  it.each(["state.json", "decisions/d_1.json", "exceptions.json", "log"])("%s", async (name) => {
    const run = (await project.passes("pipeline_start", { description: "x" })).state?.run_id ?? ""
    const state = path.join(project.root, ".git", "intervention", "main")
    const file = path.join(state, name === "log" ? `runs/${run}/audit.jsonl` : name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const honest: Json = name === "exceptions.json" ? EXCEPTIONS : name === "decisions/d_1.json" ? { ...DECISION, run_id: run } : JSON.parse(fs.readFileSync(file, "utf8").split("\n")[0] ?? "null")
    await fc.assert(fc.asyncProperty(ways, odd, fc.boolean(), async (way, by, isWhole) => {
      fs.writeFileSync(file, isWhole && typeof by === "string" ? by : (JSON.stringify(spoiled(honest, way, by)) ?? ""))
      await project.hooks["tool.execute.before"]?.(id("read"), { args: { filePath: "src/a.py" } })
      await fire(before("write", { filePath: "notes.md", content: "n" }))
      await checkpoint({ event: "test_evidence", payload: "{}" })
    }), runs(25))
  }, LIMIT_MS)
})

describe("a FIFO keeps nobody waiting", () => {
  const OF_STATE = ["state.json", "exceptions.json", "decisions/d_1.json"].map((name) => `.git/intervention/main/${name}`)

  it.each([".opencode/watchdog.jsonc", "src/a.py", "src/new.py", "tests/test_a.py", "KNOWN_ISSUES.md", ...OF_STATE])("in the place of %s", async (name) => {
    await project.passes("pipeline_start", { description: "x" })
    project.sh(`mkdir -p "$(dirname '${name}')"; rm -f '${name}'; mkfifo '${name}'`)
    for (const tool of ["write", "read"]) await fire(before(tool, { filePath: name, content: "x" }))
    await fire(before("bash", { command: "true" }))
    await fire(after("bash", { command: "true" }, { output: "", exit: 0 }))
    await checkpoint({ event: "phase_enter", payload: '{"phase": 1}' })
    await project.open()
    await fire(before("write", { filePath: "src/b.py", content: "x" }))
  }, LIMIT_MS)
})
