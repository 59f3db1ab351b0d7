// The bridge against real processes that hang, crash and talk nonsense. Each is a small script of its own.
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import type { Request, Result } from "../../src/contract/types.ts"
import { Bridge } from "../../src/effects/bridge.ts"
import { bundle } from "./bundled.ts"
import { makeScratch } from "./given.ts"

let scratch: string
let root: string
beforeEach(() => {
  scratch = makeScratch()
  root = path.join(scratch, "project")
  fs.mkdirSync(root)
})
afterEach(() => fs.rmSync(scratch, { recursive: true, force: true }))

const BATCH = "0c7c3c0e-0000-4000-8000-000000000001"
const OTHER = "0c7c3c0e-0000-4000-8000-000000000002"
const request = { v: 1, batch_id: BATCH, violations: [] } as unknown as Request
const result = (batchId = BATCH): Result => ({
  v: 1, batch_id: batchId, status: "ok", error: null, pipeline_action: "continue", results: [], deferred: [], decision: null,
  counts: { received: 0, handled: 0, deferred: 0, failed: 0 },
})
const line = (batchId?: string) => JSON.stringify(result(batchId))

/** An engine whose work is `body`: a script that notes each of its starts beside itself. */
function engine(body: string, options: { timeoutMs?: number; environment?: NodeJS.ProcessEnv } = {}): Bridge {
  const script = path.join(scratch, "engine.mjs")
  fs.writeFileSync(script, `import fs from "node:fs"
    fs.appendFileSync(${JSON.stringify(path.join(scratch, "starts"))}, JSON.stringify(process.argv.slice(2)) + "\\n")
    const answer = ${JSON.stringify(line())}
    const readAll = () => fs.readFileSync(0, "utf8")
    ${body}`)
  return new Bridge({ command: [process.execPath, script], timeoutMs: options.timeoutMs ?? 60_000, root, ...(options.environment === undefined ? {} : { environment: options.environment }) })
}
const starts = (): string[][] => {
  const file = path.join(scratch, "starts")
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n").slice(0, -1).map((text) => JSON.parse(text) as string[]) : []
}
const GOOD = `readAll(); console.log(answer)`

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10))
}
/** 0 until it was written. */
const pidIn = (name: string): number => (fs.existsSync(path.join(scratch, name)) ? Number(fs.readFileSync(path.join(scratch, name), "utf8")) : 0)
const isRunning = (pid: number) => { try { process.kill(pid, 0); return true } catch { return false } }

describe("an answer", () => {
  test("is read from the one line that the engine writes, asked by one process", async () => {
    expect(await engine(GOOD).intervene(request)).toEqual({ kind: "result", result: result() })
    expect(starts()).toEqual([["intervene"]])
  })

  test("comes to exactly the request that was sent", async () => {
    await engine(`fs.writeFileSync(${JSON.stringify(path.join(scratch, "seen"))}, readAll()); console.log(answer)`).intervene(request)
    expect(JSON.parse(fs.readFileSync(path.join(scratch, "seen"), "utf8"))).toEqual(request)
  })

  test.each([["a failing status", "process.exitCode = 1"], ["a signal", `process.kill(process.pid, "SIGKILL")`]])("counts with %s too", async (_, end) => {
    expect(await engine(`readAll(); fs.writeSync(1, answer + "\\n"); ${end}`).intervene(request)).toMatchObject({ kind: "result" })
  })

  test("counts when the engine does not read its input, or stays silent on it", async () => {
    expect(await engine(`console.log(answer); process.stdin.destroy()`).intervene({ ...request, violations: "x".repeat(1_000_000) } as unknown as Request)).toMatchObject({ kind: "result" })
  })

  test("counts when a grandchild keeps the pipe open", async () => {
    const body = `readAll(); const { spawn } = await import("node:child_process")
      const left = spawn("sleep", ["100"], { stdio: ["ignore", "inherit", "inherit"] }); fs.writeFileSync(${JSON.stringify(path.join(scratch, "left"))}, String(left.pid)); left.unref()
      fs.writeSync(1, answer + "\\n"); process.exit(0)`
    expect(await engine(body).intervene(request)).toMatchObject({ kind: "result" })
    process.kill(pidIn("left"))
  })
})

describe("every failure is the same kind of answer", () => {
  const failures: readonly (readonly [string, string, string])[] = [
    ["nothing", `readAll()`, "no_output"],
    ["nothing and a traceback", `readAll(); console.error("Traceback: boo"); process.exit(1)`, "no_output"],
    ["a crash", `process.kill(process.pid, "SIGSEGV")`, "killed"],
    ["two lines", `readAll(); console.log(answer + "\\n" + answer)`, "several_lines"],
    ["no JSON", `readAll(); console.log("hello")`, "bad_output"],
    ["half of it", `readAll(); console.log(answer.slice(0, 40))`, "bad_output"],
    ["another shape", `readAll(); console.log('{"v":1,"status":"ok"}')`, "bad_output"],
    ["another version", `readAll(); console.log(answer.replace('"v":1', '"v":2'))`, "bad_output"],
    ["another batch", `readAll(); console.log(answer.replaceAll(${JSON.stringify(BATCH)}, ${JSON.stringify(OTHER)}))`, "bad_output"],
    ["far too much", `const mega = "x".repeat(1 << 20); try { for (let at = 0; at < 40; at += 1) fs.writeSync(1, mega) } catch {}`, "too_much"],
  ]

  test.each(failures)("%s", async (_, body, code) => {
    expect(await engine(body).intervene(request)).toMatchObject({ kind: "unavailable", code, message: expect.stringMatching(/\S{3}/) })
  })

  test("a program that is not there names itself and the way out", async () => {
    const answer = await new Bridge({ command: [path.join(scratch, "nowhere")], timeoutMs: 60_000 }).intervene(request)
    expect(answer).toMatchObject({ kind: "unavailable", code: "not_started", message: expect.stringContaining("install.sh") })
  })

  test("a command without a program, or one that is a folder, is no crash either", async () => {
    for (const command of [[], [""], [scratch], ["\0"]]) {
      expect(await new Bridge({ command, timeoutMs: 60_000 }).intervene(request)).toMatchObject({ kind: "unavailable", code: "not_started" })
    }
  })

  test("a request that the engine would not read starts none", async () => {
    const large = { ...request, violations: "x".repeat(16 * 1024 * 1024) } as unknown as Request
    expect(await engine(GOOD).intervene(large)).toMatchObject({ code: "too_large" })
    expect(fs.existsSync(path.join(scratch, "starts"))).toBe(false)
  })

  test("says the same in Chinese", async () => {
    const answer = await new Bridge({ command: ["/nowhere/x"], timeoutMs: 60_000, language: "zh" }).intervene(request)
    expect(answer).toMatchObject({ message: expect.stringMatching(/\p{Script=Han}/u) })
  })

  test("shows no secret of the engine's stderr", async () => {
    const answer = await engine(`readAll(); console.error("https://bob:hunter2@example.invalid"); process.exit(1)`).intervene(request)
    expect(JSON.stringify(answer)).not.toContain("hunter2")
  })
})

describe("an engine that hangs", () => {
  const hang = (more = "") => `fs.writeFileSync(${JSON.stringify(path.join(scratch, "pid"))}, String(process.pid)); ${more}; setInterval(() => {}, 1000)`

  test("is asked to end", async () => {
    expect(await engine(hang(), { timeoutMs: 3_000 }).intervene(request)).toMatchObject({ code: "timed_out" })
    expect(isRunning(pidIn("pid"))).toBe(false)
  })

  test("and does not listen is killed, with what it started", async () => {
    const more = `process.on("SIGTERM", () => {}); const { spawn } = await import("node:child_process")
      fs.writeFileSync(${JSON.stringify(path.join(scratch, "child"))}, String(spawn("sleep", ["1000"], { stdio: "inherit" }).pid))`
    expect(await engine(hang(more), { timeoutMs: 3_000 }).intervene(request)).toMatchObject({ code: "timed_out" })
    await until(() => !isRunning(pidIn("pid")) && !isRunning(pidIn("child")))
  })

  test("after it has answered is still ended, and its answer counts", async () => {
    expect(await engine(hang(`fs.writeSync(1, answer + "\\n")`), { timeoutMs: 3_000 }).intervene(request)).toMatchObject({ kind: "result" })
  })
})

describe("a standby", () => {
  const WAITS = `if (readAll() !== "") console.log(answer)`
  const stand = async (bridge: Bridge, count = 1) => {
    bridge.standBy()
    await until(() => starts().length === count)
  }

  test("is used for the next batch, and no other process is started", async () => {
    const bridge = engine(WAITS)
    await stand(bridge)
    bridge.standBy()
    expect(await bridge.intervene(request)).toMatchObject({ kind: "result" })
    expect(starts()).toEqual([["intervene", "--standby"]])
  })

  test("serves one batch; the next one starts anew", async () => {
    const bridge = engine(WAITS)
    await stand(bridge)
    await bridge.intervene(request)
    await bridge.intervene(request)
    expect(starts()).toEqual([["intervene", "--standby"], ["intervene"]])
  })

  test("that has died means a cold start, nothing else", async () => {
    const bridge = engine(`if (process.argv.includes("--standby")) process.exit(3); ${GOOD}`)
    await stand(bridge)
    expect(await bridge.intervene(request)).toMatchObject({ kind: "result" })
  })

  test("that dies over the batch means a cold start too", async () => {
    const bridge = engine(`readAll(); if (process.argv.includes("--standby")) process.kill(process.pid, "SIGKILL"); console.log(answer)`)
    await stand(bridge)
    expect(await bridge.intervene(request)).toMatchObject({ kind: "result" })
    expect(starts()).toHaveLength(2)
  })

  test("that cannot be had is not asked for without end", async () => {
    const bridge = engine(`process.exit(3)`)
    await until(() => {
      bridge.standBy()
      return starts().length === 4
    })
    for (let more = 0; more < 20; more += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      bridge.standBy()
    }
    expect(starts()).toHaveLength(4)
  })

  test("ends when it is let go", async () => {
    const bridge = engine(`fs.writeFileSync(${JSON.stringify(path.join(scratch, "pid"))}, String(process.pid)); readAll()`)
    await stand(bridge)
    await until(() => pidIn("pid") > 0)
    bridge.dispose()
    await until(() => !isRunning(pidIn("pid")))
  })

  test("keeps no host alive, and ends with it", async () => {
    const script = path.join(scratch, "host.mjs")
    bundle(`import { Bridge } from "src/effects/bridge.ts"
      new Bridge({ command: [process.execPath, "-e", "require('fs').writeFileSync(process.env.PID_FILE, String(process.pid)); require('fs').readFileSync(0)"], timeoutMs: 60000 }).standBy()`, script)
    execFileSync(process.execPath, [script], { env: { ...process.env, PID_FILE: path.join(scratch, "pid") } })
    await until(() => pidIn("pid") > 0)
    await until(() => !isRunning(pidIn("pid")))
  })
})

describe("the engine's surroundings", () => {
  test("are not the project's: no folder, no modules, no repository of it", async () => {
    const seen = path.join(scratch, "seen")
    const environment = { ...process.env, PYTHONPATH: [root, path.join(root, "lib"), ".", "", "/opt/mine"].join(":"), GIT_DIR: "/x", GIT_INDEX_FILE: "/y", GIT_CONFIG_GLOBAL: "/z" }
    await engine(`fs.writeFileSync(${JSON.stringify(seen)}, JSON.stringify({ cwd: process.cwd(), env: process.env })); ${GOOD}`, { environment }).intervene(request)
    const { cwd, env } = JSON.parse(fs.readFileSync(seen, "utf8")) as { cwd: string; env: Record<string, string> }
    expect(cwd).toBe("/")
    expect(env).toMatchObject({ PYTHONPATH: "/opt/mine", PYTHONSAFEPATH: "1", GIT_CONFIG_GLOBAL: "/z" })
    expect(env["GIT_DIR"] ?? env["GIT_INDEX_FILE"]).toBeUndefined()
  })
})

describe("another command of the engine", () => {
  test("gives its JSON", async () => {
    expect(await engine(`console.log(JSON.stringify({ args: process.argv.slice(2), input: readAll() }))`).run(["snapshot", "--json"], "[]")).toEqual({ value: { args: ["snapshot", "--json"], input: "[]" }, problem: null })
  })

  test.each([
    [`console.log('{"ok":false,"message":"no such run"}'); process.exitCode = 1`, "declined", "no such run"],
    [`console.log('{"ok":false,"error":{"message":"no such run"}}'); process.exitCode = 1`, "declined", "no such run"],
    [`console.log("usage"); process.exitCode = 2`, "bad_output", "usage"],
    [`process.kill(process.pid, "SIGKILL")`, "killed", "SIGKILL"],
  ])("that fails says why: %s", async (body, code, word) => {
    const { problem } = await engine(body).run(["snapshot"])
    expect(problem).toMatchObject({ code, message: expect.stringContaining(word) })
  })
})
