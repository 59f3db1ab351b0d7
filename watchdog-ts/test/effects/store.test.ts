import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { parseAuditEntry } from "../../src/contract/parse.ts"
import { EMPTY_STATE, type GuardState } from "../../src/core/state.ts"
import { now, uuid } from "../../src/effects/clock.ts"
import { seal } from "../../src/effects/seal.ts"
import { stateToText } from "../../src/effects/statefile.ts"
import { Store } from "../../src/effects/store.ts"
import { bundle } from "./bundled.ts"
import { liveState, makeScratch, note, RUN } from "./given.ts"

let scratch: string
let folder: string
const fresh = () => new Store(folder, { now, uuid })
const file = (...names: string[]) => path.join(folder, ...names)
const logLines = () => fs.readFileSync(file("runs", RUN, "audit.jsonl"), "utf8").split("\n").slice(0, -1)
const sha = (text: string) => createHash("sha256").update(text).digest("hex")
const put = (store: Store, state: GuardState) => store.locked(async () => ({ state, value: null }))
const log = (store: Store, ...whats: string[]) =>
  store.locked(async (state) => ({ state: whats.reduce((left, what) => store.append(left, RUN, note(what)).state, state), value: null }))

beforeEach(() => {
  scratch = makeScratch()
  folder = path.join(scratch, "intervention", "main")
})
afterEach(() => fs.rmSync(scratch, { recursive: true, force: true }))

const rules = () => logLines().map((line) => (JSON.parse(line) as { detail: { rule?: string } }).detail.rule)

/** Writes every line anew so that each names the one before; the head of it. */
function rewriteConsistently(change: (line: string) => string): string | null {
  let prev: string | null = null
  const lines = logLines().map((line) => {
    const text: string = change(JSON.stringify({ ...(JSON.parse(line) as object), prev }))
    prev = sha(text)
    return `${text}\n`
  })
  fs.writeFileSync(file("runs", RUN, "audit.jsonl"), lines.join(""))
  return prev
}

function expectWholeChain(state: GuardState): void {
  const lines = logLines()
  let prev: string | null = null
  for (const line of lines) {
    expect((JSON.parse(line) as { prev: string | null }).prev).toBe(prev)
    prev = sha(line)
  }
  expect(state.log).toEqual({ lines: lines.length, head: prev })
}

describe("the state", () => {
  test("of a folder that is not there is empty, and looking makes no folder", () => {
    expect(fresh().peek()).toMatchObject({ run: null, log: { lines: 0, head: null } })
    expect(fs.existsSync(folder)).toBe(false)
  })

  test("that nothing changes is not written", async () => {
    await fresh().locked(async (state) => ({ state, value: null }))
    expect(fs.existsSync(file("state.json"))).toBe(false)
  })

  test("is kept for this user alone, and no draft is left beside it", async () => {
    await put(fresh(), liveState())
    expect(fs.statSync(file("state.json")).mode & 0o777).toBe(0o600)
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
    expect(fs.readdirSync(folder)).toEqual(["state.json"])
  })

  test("is seen by another store at once, as often as it changes", async () => {
    const [one, other] = [fresh(), fresh()]
    for (const seq of [1, 2, 3, 4, 5]) {
      await put(one, liveState(seq))
      expect(other.peek().run?.seq).toBe(seq)
    }
  })

  test("is the same object while nobody writes it", async () => {
    const store = fresh()
    await put(store, liveState())
    expect(store.peek()).toBe(store.peek())
  })

  test("keeps what was known when the work fails", async () => {
    const store = fresh()
    await put(store, liveState(7))
    await expect(store.locked(() => Promise.reject(new Error("boo")))).rejects.toThrow("boo")
    expect(fresh().peek().run?.seq).toBe(7)
    expect(fs.existsSync(file("audit.lock"))).toBe(false)
  })
})

describe("a state file that is none", () => {
  const damages = ["", "{", "null", "[]", `{"v":2,"run":null}`, `{"v":1,"run":{},"log":{"lines":0,"head":null},"archived":[]}`, `{"v":1}`]

  test.each(damages)("%j is not readable where nobody knows better, and nothing is done on it", async (text) => {
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(file("state.json"), text)
    const store = fresh()
    expect(store.isReadable()).toBe(false)
    await expect(store.locked(async (state) => ({ state, value: null }))).rejects.toThrow("intervention doctor")
    expect(fs.readFileSync(file("state.json"), "utf8")).toBe(text)
  })

  test.each([...damages, null])("%j under a live run does not end it: it is restored from memory and noted in the log", async (text) => {
    const store = fresh()
    await put(store, liveState(9))
    await log(store, "before")
    if (text === null) fs.rmSync(file("state.json"))
    else fs.writeFileSync(file("state.json"), text)
    expect(store.peek().run?.seq).toBe(9)
    expect(store.isReadable()).toBe(true)
    await store.locked(async (state) => ({ state, value: null }))
    expect(fresh().peek().run?.seq).toBe(9)
    expect(JSON.parse(logLines().at(-1) ?? "")).toMatchObject({ event: "degraded", detail: { what: "log", code: "state_restored" } })
    expectWholeChain(fresh().peek())
  })

  const forged: readonly (readonly [string, (text: string, first: string) => string])[] = [
    ["edited in one place", (text) => text.replace('"phase":', '"phase" :')],
    ["without a run", () => `${JSON.stringify({ v: 1, run: null, log: { lines: 0, head: null }, archived: [] })}\n`],
    ["without a run, sealed", () => stateToText(EMPTY_STATE)],
    ["an older one of the same run", (_, first) => first],
    ["of another run", (text) => stateToText(JSON.parse(text.replaceAll(RUN, "run_other")) as GuardState)],
  ]

  test.each(forged)("that is %s does not take the place of the one that this process knows", async (_, forge) => {
    const store = fresh()
    await put(store, liveState(5))
    await log(store, "one")
    const first = fs.readFileSync(file("state.json"), "utf8")
    await put(store, { ...store.peek(), run: liveState(9).run })
    fs.writeFileSync(file("state.json"), forge(fs.readFileSync(file("state.json"), "utf8"), first))
    expect([store.peek().run?.seq, store.isReadable()]).toEqual([9, true])
    await log(store, "two")
    expect(fresh().peek().run?.seq).toBe(9)
    expect(store.takeTampering()).toEqual(["state_restored"])
    expectWholeChain(fresh().peek())
  })

  test("that another process wrote after ours is taken over, also where it ended the run and began one", async () => {
    const [store, other] = [fresh(), fresh()]
    await put(store, liveState(5))
    const archived = [{ run_id: RUN, description: "", ended: "2026-01-05T09:00:00.000Z" }]
    await put(other, { ...other.peek(), run: null, archived })
    expect(store.peek().run).toBe(null)
    expect(store.takeTampering()).toEqual([])
  })

  test("and its folder that was opened to others are closed again, and that is noted", async () => {
    const store = fresh()
    await put(store, liveState())
    for (const [at, mode] of [[folder, 0o777], [path.dirname(folder), 0o000], [folder, 0o000]] as const) {
      fs.chmodSync(at, mode)
      await log(store, "on")
      expect(fs.statSync(at).mode & 0o777).toBe(0o700)
      expect(store.takeTampering()).toEqual(["folder_opened"])
    }
  })

  test("that is gone with everything beside it is written again, and so is the log", async () => {
    const store = fresh()
    await put(store, liveState(9))
    await log(store, "one", "two")
    fs.writeFileSync(file("ledger.db"), "x")
    await log(store, "three")
    fs.rmSync(path.dirname(folder), { recursive: true })
    await log(store, "four")
    expect(rules().filter((rule) => rule !== undefined)).toEqual(["one", "two", "three", "four"])
    expect(store.takeTampering()).toEqual(["chain_restored", "state_restored", "ledger_gone"])
    expectWholeChain(fresh().peek())
  })

  test("is no folder and no link either", () => {
    fs.mkdirSync(file("state.json"), { recursive: true })
    expect(fresh().isReadable()).toBe(false)
    fs.rmdirSync(file("state.json"))
    fs.writeFileSync(path.join(scratch, "elsewhere"), JSON.stringify(liveState()))
    fs.symlinkSync(path.join(scratch, "elsewhere"), file("state.json"))
    expect(fresh().isReadable()).toBe(false)
  })
})

describe("the log", () => {
  test("is a chain of entries that the contract accepts", async () => {
    const store = fresh()
    await put(store, liveState())
    await log(store, "one", "two")
    await log(store, "three")
    expectWholeChain(store.peek())
    expect(logLines().map((line) => parseAuditEntry(line).ok)).toEqual([true, true, true])
    expect(fs.statSync(file("runs", RUN, "audit.jsonl")).mode & 0o777).toBe(0o600)
  })

  test("holds no secret and no half character", async () => {
    const store = fresh()
    await put(store, liveState())
    await store.locked(async (state) => ({ state: store.append(state, RUN, note("x\ud800y", "curl https://bob:hunter2@example.invalid")).state, value: null }))
    expect(logLines().join()).not.toContain("hunter2")
    expect(JSON.parse(logLines()[0] ?? "")).toMatchObject({ command: "curl https://***@example.invalid", detail: { rule: "x\ufffdy" } })
  })

  test("holds no secret in what a detail repeats of the agent's words, and leaves names of files and tests alone", async () => {
    const store = fresh()
    await put(store, liveState())
    const detail = { matches: [{ category: "FP-1", pattern: "token=abcdef", line: 1, text: "use token=abcdef now" }], rule: "password=hunter2", paths: ["token=abcdef.py"] }
    await store.locked(async (state) => ({ state: store.append(state, RUN, { ...note("x"), detail } as ReturnType<typeof note>).state, value: null }))
    expect(JSON.parse(logLines()[0] ?? "")).toMatchObject({ detail: { matches: [{ pattern: "token=abcdef", text: "use token=*** now" }], paths: ["token=abcdef.py"] } })
  })

  test("that grew before a crash is taken up, not doubted", async () => {
    const store = fresh()
    await put(store, liveState())
    await log(store, "one")
    const before = fs.readFileSync(file("state.json"))
    await log(store, "two", "three")
    fs.writeFileSync(file("state.json"), before)
    const next = fresh()
    await log(next, "four")
    expect(logLines().map((line) => (JSON.parse(line) as { detail: { rule: string } }).detail.rule)).toEqual(["one", "two", "three", "four"])
    expectWholeChain(next.peek())
  })

  const tamper: readonly (readonly [string, (lines: string[]) => string[] | null])[] = [
    ["cut", (lines) => lines.slice(0, 1)],
    ["emptied", () => []],
    ["taken away", () => null],
    ["edited at its end", (lines) => [...lines.slice(0, -1), (lines.at(-1) ?? "").replace("three", "THREE")]],
    ["edited in its middle", (lines) => lines.map((line) => line.replace("two", "TWO"))],
    ["continued by a stranger", (lines) => [...lines, `{"v":1,"prev":"${"0".repeat(64)}"}`]],
    ["continued by nonsense", (lines) => [...lines, "nonsense"]],
  ]

  test.each(tamper)("that was %s is noted in the next entry, by this process and by a new one, and only once", async (_, change) => {
    for (const isNew of [false, true]) {
      fs.rmSync(folder, { recursive: true, force: true })
      const store = fresh()
      await put(store, liveState())
      await log(store, "one", "two", "three")
      const changed = change(logLines())
      if (changed === null) fs.rmSync(file("runs", RUN, "audit.jsonl"))
      else fs.writeFileSync(file("runs", RUN, "audit.jsonl"), changed.map((line) => `${line}\n`).join(""))
      const next = isNew ? fresh() : store
      await log(next, "four")
      const entries = logLines().map((line) => { try { return JSON.parse(line) as { event?: string; detail?: { code?: string } } } catch { return {} } })
      expect(entries.filter(({ event, detail }) => event === "degraded" && detail?.code === "chain_broken")).toHaveLength(1)
      expect(entries.at(-1)).toMatchObject({ detail: { rule: "four" } })
      const length = logLines().length
      await log(fresh(), "five")
      expect(logLines()).toHaveLength(length + 1)
    }
  })

  test.each(tamper)("that was %s is put back by the process that knows it, and the changed one is kept", async (_, change) => {
    const store = fresh()
    await put(store, liveState())
    await log(store, "one", "two", "three")
    const before = logLines()
    const changed = change(before)?.map((line) => `${line}\n`).join("")
    if (changed === undefined) fs.rmSync(file("runs", RUN, "audit.jsonl"))
    else fs.writeFileSync(file("runs", RUN, "audit.jsonl"), changed)
    await log(store, "four")
    expect(logLines().slice(0, 3)).toEqual(before)
    expectWholeChain(store.peek())
    expect(fs.existsSync(file("runs", RUN, "changed-1")) ? fs.readFileSync(file("runs", RUN, "changed-1"), "utf8") : undefined).toBe(changed)
    expect([store.takeTampering(), store.takeTampering()]).toEqual([["chain_restored"], []])
  })

  test("that was written anew from its first line on, each naming the one before, is put back", async () => {
    const store = fresh()
    await put(store, liveState())
    await log(store, "one", "two", "three")
    const before = logLines()
    rewriteConsistently((text) => text.replace("two", "TWO"))
    await log(store, "four")
    expect(logLines().slice(0, 3)).toEqual(before)
    expectWholeChain(store.peek())
  })

  test("that was written anew together with the state that names its head is put back with it", async () => {
    const store = fresh()
    await put(store, liveState())
    await log(store, "one", "two", "three")
    const before = logLines()
    const head = rewriteConsistently((text) => text.replace("two", "TWO"))
    fs.writeFileSync(file("state.json"), stateToText({ ...store.peek(), log: { lines: 3, head } }))
    await log(store, "four")
    expect(logLines().slice(0, 3)).toEqual(before)
    expectWholeChain(fresh().peek())
  })

  test("that somebody else soundly continued before a stranger did keeps what is sound", async () => {
    const [one, other] = [fresh(), fresh()]
    await put(one, liveState())
    await log(one, "one")
    await log(other, "two")
    fs.appendFileSync(file("runs", RUN, "audit.jsonl"), "nonsense\n")
    await log(one, "three")
    expect(rules()).toEqual(["one", "two", undefined, "three"])
    expectWholeChain(one.peek())
  })

  test("whose last line was cut off is continued on a line of its own", async () => {
    const store = fresh()
    await put(store, liveState())
    await log(store, "one")
    fs.appendFileSync(file("runs", RUN, "audit.jsonl"), `{"v":1,"half`)
    await log(fresh(), "two")
    expect(JSON.parse(logLines().at(-1) ?? "")).toMatchObject({ detail: { rule: "two" } })
  })

  test("that is a link is not followed", async () => {
    const store = fresh()
    await put(store, liveState())
    fs.mkdirSync(file("runs", RUN), { recursive: true })
    fs.writeFileSync(path.join(scratch, "victim"), "")
    fs.symlinkSync(path.join(scratch, "victim"), file("runs", RUN, "audit.jsonl"))
    await expect(log(store, "one")).rejects.toThrow()
    expect(fs.readFileSync(path.join(scratch, "victim"), "utf8")).toBe("")
  })
})

describe("a log of several files", () => {
  const small = () => new Store(folder, { now, uuid }, 2_000)
  const names = () => fs.readdirSync(file("runs", RUN)).filter((name) => name.startsWith("audit.")).sort()
  const textOf = (name: string) => fs.readFileSync(file("runs", RUN, name), "utf8")
  const allLines = () => names().flatMap((name) => textOf(name).split("\n").slice(0, -1))
  const many = async (store: Store, from: number, to: number) => { for (let at = from; at < to; at += 1) await log(store, `n${at}`) }

  function expectOneChain(state: GuardState): void {
    let prev: string | null = null
    for (const line of allLines()) {
      expect((JSON.parse(line) as { prev: string | null }).prev).toBe(prev)
      prev = sha(line)
    }
    expect(state.log).toEqual({ lines: allLines().length, head: prev })
  }

  test("is one chain, and each file names the one before it first", async () => {
    const store = small()
    await put(store, liveState())
    await many(store, 0, 30)
    expect(names().slice(0, 2)).toEqual(["audit.0001.jsonl", "audit.0002.jsonl"])
    names().slice(1).forEach((name, at) => expect(JSON.parse(textOf(name).split("\n")[0] ?? "")).toMatchObject({ event: "observed", signal: null, detail: { rule: "log_continues", paths: [names()[at]] } }))
    expectOneChain(store.peek())
    await many(small(), 30, 33)
    expectOneChain(small().peek())
    expect(allLines().filter((line) => line.includes("degraded"))).toEqual([])
  })

  test("that was left between two files by a kill goes on as if nothing had been", async () => {
    for (const isNew of [false, true]) {
      fs.rmSync(folder, { recursive: true, force: true })
      const store = small()
      await put(store, liveState())
      await many(store, 0, 3)
      fs.renameSync(file("runs", RUN, "audit.jsonl"), file("runs", RUN, "audit.0001.jsonl"))
      await many(isNew ? small() : store, 3, 6)
      expect(allLines().filter((line) => line.includes("degraded"))).toEqual([])
      expectOneChain(small().peek())
    }
  })

  test("that two processes write is one chain", async () => {
    const [one, other] = [small(), small()]
    await put(one, liveState())
    for (let at = 0; at < 30; at += 1) await log(at % 3 === 0 ? other : one, `n${at}`)
    expect(names().length).toBeGreaterThan(3)
    expect(allLines().filter((line) => line.includes("degraded"))).toEqual([])
    expectOneChain(one.peek())
  })

  test("of which an older file was changed or taken away says so once, and goes on", async () => {
    for (const spoil of [(name: string) => fs.rmSync(name), (name: string) => fs.writeFileSync(name, fs.readFileSync(name, "utf8").replace("n1", "N1"))]) {
      for (const isNew of [false, true]) {
        fs.rmSync(folder, { recursive: true, force: true })
        const store = small()
        await put(store, liveState())
        await many(store, 0, 20)
        spoil(file("runs", RUN, "audit.0001.jsonl"))
        const next = isNew ? small() : store
        await many(next, 20, 25)
        await many(small(), 25, 27)
        expect(allLines().filter((line) => line.includes("chain_broken"))).toHaveLength(1)
        expect(next.takeTampering()).toEqual(["chain_broken"])
      }
    }
  })

  test("holds in memory, and reads again, no more than the file that grows", async () => {
    const store = small()
    await put(store, liveState())
    await many(store, 0, 200)
    const other = small()
    await log(other, "a stranger to the first")
    const opened: string[] = []
    const real = fs.openSync
    fs.openSync = ((name: fs.PathLike, ...rest: [number]) => (opened.push(path.basename(String(name))), real(name, ...rest))) as typeof fs.openSync
    try {
      await log(store, "again")
    } finally {
      fs.openSync = real
    }
    expect(opened.filter((name) => /^audit\.\d/.test(name))).toEqual([])
    expect(opened).toContain("audit.jsonl")
  })
})

describe("what people leave in the folder", () => {
  const exception = { path: "a.py", content: "any", kind: "allow", run_id: null, reason: "x", at: "2026-01-05T09:00:00.000Z" }
  const decision = { v: 1, id: "d1", kind: "runs_end", run_id: RUN, opened_at: "2026-01-05T09:00:00.000Z", status: "carried_out", question: "", options: [], violation_types: [], violation_ids: [], batch_id: null, answer: null }

  test("is noticed as it comes, changes and goes", () => {
    const store = fresh()
    expect([store.exceptions(), store.decisions()]).toEqual([[], []])
    fs.mkdirSync(file("decisions"), { recursive: true })
    for (let count = 1; count <= 5; count += 1) {
      fs.writeFileSync(file("decisions", `d${count}.json`), seal(JSON.stringify({ ...decision, id: `d${count}` })))
      fs.writeFileSync(file("exceptions.json"), seal(JSON.stringify({ v: 1, entries: Array.from({ length: count }, () => exception) })))
      expect([store.exceptions().length, store.decisions().length]).toEqual([count, count])
    }
    fs.rmSync(file("decisions"), { recursive: true })
    fs.rmSync(file("exceptions.json"))
    expect([store.exceptions(), store.decisions()]).toEqual([[], []])
  })

  test("is seen though a thousand older decisions lie beside it", () => {
    fs.mkdirSync(file("decisions"), { recursive: true })
    for (let number = 0; number < 1_005; number += 1) {
      fs.writeFileSync(file("decisions", `z${number}.json`), seal(JSON.stringify({ ...decision, id: `z${number}` })))
      fs.utimesSync(file("decisions", `z${number}.json`), 1_000 + number, 1_000 + number)
    }
    fs.writeFileSync(file("decisions", "a.json"), seal(JSON.stringify({ ...decision, id: "a" })))
    const ids = fresh().decisions().map(({ id }) => id)
    expect([ids.length, ids[0], ids.includes("z5"), ids.includes("z1004")]).toEqual([1_000, "a", false, true])
  })

  test("and is none of ours decides and allows nothing", () => {
    fs.mkdirSync(file("decisions"), { recursive: true })
    fs.writeFileSync(file("decisions", "a.json"), "{")
    fs.writeFileSync(file("decisions", "b.json"), seal(`{"v":1}`))
    fs.writeFileSync(file("decisions", "d.json"), JSON.stringify(decision))
    fs.writeFileSync(file("decisions", "e.json"), seal(JSON.stringify(decision)).replace("carried_out", "open"))
    fs.writeFileSync(file("decisions", "c.txt"), JSON.stringify(decision))
    fs.writeFileSync(file("exceptions.json"), `{"v":1,"entries":[{"path":1}]}`)
    expect([fresh().exceptions(), fresh().decisions()]).toEqual([[], []])
  })
})

describe("exceptions that somebody else wrote", () => {
  const entries = (...paths: string[]) => JSON.stringify({ v: 1, entries: paths.map((name) => ({ path: name, content: "any", kind: "allow", run_id: null, reason: "x", at: "2026-01-05T09:00:00.000Z" })) })
  const allowed = (store: Store) => store.exceptions().map(({ path: name }) => name)

  test("are not heeded, and those of before hold on", async () => {
    const store = fresh()
    await put(store, liveState())
    fs.writeFileSync(file("exceptions.json"), seal(entries("a.py")))
    expect(allowed(store)).toEqual(["a.py"])
    for (const forged of [entries("a.py", "b.py"), seal(entries("a.py")).replace("a.py", "b.py"), "{"]) {
      fs.writeFileSync(file("exceptions.json"), forged)
      expect([allowed(store), allowed(fresh())]).toEqual([["a.py"], []])
      await log(store, "on")
      expect(store.takeTampering()).toEqual(["exceptions_forged"])
    }
    fs.writeFileSync(file("exceptions.json"), seal(entries("c.py")))
    expect(allowed(store)).toEqual(["c.py"])
    await log(store, "on")
    expect(store.takeTampering()).toEqual([])
  })
})

describe("several processes", () => {
  const HOST = `
    import { Store } from "src/effects/store.ts"
    import { now, uuid } from "src/effects/clock.ts"
    const [folder, name, count] = process.argv.slice(2)
    const store = new Store(folder, { now, uuid })
    const fields = { session_id: name, call_id: null, phase: 4, round: null, event: "observed", severity: "info", signal: null, tool: null, command: null, files: [], detail: { rule: name, paths: [] } }
    for (let at = 0; at < Number(count); at += 1) {
      await store.locked(async (state) => {
        const { state: logged } = store.append(state, "${RUN}", fields)
        await new Promise((resolve) => setTimeout(resolve, 1))
        return { state: { ...logged, run: { ...logged.run, seq: logged.run.seq + 1 } }, value: null }
      })
      if (process.env.STOP_AT === String(at)) await store.locked(async () => { process.send?.("in"); await new Promise(() => setInterval(() => {}, 1000)) })
    }
  `
  let host: string
  beforeEach(async () => {
    host = path.join(scratch, "host.mjs")
    bundle(HOST, host)
    await put(fresh(), liveState(0))
  })
  const start = (name: string, count: number, env: Record<string, string> = {}) =>
    spawn(process.execPath, [host, folder, name, String(count)], { stdio: ["ignore", "ignore", "inherit", "ipc"], env: { ...process.env, ...env } })
  const ended = (child: ReturnType<typeof start>) => new Promise((resolve) => child.once("exit", resolve))

  test("append to one log, none loses an entry, and the chain holds", async () => {
    expect(await Promise.all(["a", "b", "c"].map((name) => ended(start(name, 20))))).toEqual([0, 0, 0])
    const names = logLines().map((line) => (JSON.parse(line) as { session_id: string }).session_id)
    expect([names.length, new Set(names).size]).toEqual([60, 3])
    const state = fresh().peek()
    expect(state.run?.seq).toBe(60)
    expectWholeChain(state)
  })

  test("that are killed while files of the log are laid aside leave one chain", async () => {
    bundle(HOST.replace("{ now, uuid })", "{ now, uuid }, 900)").replace("await new Promise((resolve) => setTimeout(resolve, 1))", `process.send?.("in")`), host)
    const small = () => new Store(folder, { now, uuid }, 900)
    for (const messages of [1, 2, 3, 4, 5, 7, 9, 12]) {
      const victim = start("victim", 1_000)
      let seen = 0
      victim.on("message", () => { if (++seen === messages) victim.kill("SIGKILL") })
      await ended(victim)
      await small().locked(async (state) => ({ state: small().append(state, RUN, note("after")).state, value: null }))
    }
    const names = fs.readdirSync(file("runs", RUN)).sort()
    const lines = names.flatMap((name) => fs.readFileSync(file("runs", RUN, name), "utf8").split("\n").slice(0, -1))
    let prev: string | null = null
    for (const line of lines) {
      expect((JSON.parse(line) as { prev: string | null }).prev).toBe(prev)
      prev = sha(line)
    }
    expect(names.length).toBeGreaterThan(5)
    expect(lines.filter((line) => line.includes("chain_broken"))).toEqual([])
    expect(fresh().peek().log).toEqual({ lines: lines.length, head: prev })
  })

  test("go on after one was killed while it held the lock", async () => {
    const victim = start("victim", 3, { STOP_AT: "1" })
    await new Promise((resolve) => victim.once("message", resolve))
    expect(fs.existsSync(file("audit.lock"))).toBe(true)
    const waiting = ["a", "b", "c", "d"].map((name) => start(name, 5))
    victim.kill("SIGKILL")
    await ended(victim)
    expect(await Promise.all(waiting.map(ended))).toEqual([0, 0, 0, 0])
    expect(logLines()).toHaveLength(22)
    expectWholeChain(fresh().peek())
    expect(fs.readdirSync(folder).filter((name) => name.startsWith("audit.lock"))).toEqual([])
  })
})
