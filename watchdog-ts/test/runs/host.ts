// A host for whole runs: real git, real shells, the real engine, and hooks fired as OpenCode was measured to fire them.
import { execFileSync, spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { Watchdog } from "../../src/index.ts"

type Hooks = Record<string, (input: unknown, output?: unknown) => Promise<void>>
type Tool = { execute: (args: unknown, context: unknown) => Promise<string> }

export interface Call {
  readonly tool: string
  readonly args: Record<string, unknown>
}

export interface Done {
  readonly refused?: string
  readonly output: string
  readonly exit: number | null
}

export interface Answer {
  readonly ok: boolean
  readonly state: { readonly phase: number; readonly phase_status: string; readonly round: number | null; readonly run_id: string } | null
  readonly guidance?: string
  readonly violation?: { readonly violation_type: string; readonly signal: string }
  readonly instructions: readonly string[]
  readonly decision?: { readonly id: string; readonly question: string; readonly options: readonly { readonly key: string }[] }
  readonly warnings: readonly string[]
  readonly guard: { readonly calls_seen: number; readonly writes_seen: number; readonly unattributed: readonly string[] }
  readonly intervention: { readonly results: readonly { readonly violation_type: string; readonly action: string; readonly operation_id: string | null }[]; readonly pipeline_action: string } | null
}

const CHECKOUT = fileURLToPath(new URL("../../..", import.meta.url))
const PYTHON = process.env["INTERVENTION_TEST_PYTHON"] ?? path.join(CHECKOUT, ".venv/bin/python")
export const hasEngine = fs.existsSync(PYTHON)

export class Project {
  readonly folder: string
  readonly root: string
  main = "ses_main"
  /** The phase of the last answer. */
  phase = 0
  hooks!: Hooks
  #tool!: Tool
  #turn = 0
  #sessions = 0

  constructor(files: Record<string, string>, config: object = {}) {
    this.folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "run-")))
    this.root = path.join(this.folder, "project")
    fs.mkdirSync(this.root)
    fs.writeFileSync(path.join(this.folder, "gitconfig"), "[user]\n\tname = Run\n\temail = run@example.invalid\n[init]\n\tdefaultBranch = main\n[gc]\n\tauto = 0\n")
    Object.assign(process.env, { GIT_CONFIG_GLOBAL: path.join(this.folder, "gitconfig"), GIT_CONFIG_NOSYSTEM: "1", XDG_CONFIG_HOME: path.join(this.folder, "config"), HOME: this.folder })
    process.env["INTERVENTION_COMMAND"] ??= JSON.stringify([PYTHON, "-P", "-m", "intervention"])
    this.sh("git init -q")
    this.put({ ".gitignore": "__pycache__/\n.opencode/\n", ...files })
    this.put({ ".opencode/watchdog.jsonc": JSON.stringify(config) })
    this.sh("git add -A && git commit -q -m base")
  }

  /** Loads the plugin as a host does; a second load stands for a host that was started anew. */
  async open(): Promise<this> {
    this.hooks = (await Watchdog({ directory: this.root })) as unknown as Hooks
    this.#tool = (this.hooks as unknown as { tool: { tdd_checkpoint: Tool } }).tool.tdd_checkpoint
    await this.announce(this.main, null)
    return this
  }

  close(): void {
    fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 })
  }

  /** A person at a terminal: no hook sees it. */
  sh(command: string): string {
    return execFileSync("bash", ["-c", `set -e\n${command}`], { cwd: this.root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })
  }

  /** A person's editor. */
  put(files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(this.root, name)), { recursive: true })
      fs.writeFileSync(path.join(this.root, name), text)
    }
  }

  read(name: string): string | null {
    try {
      return fs.readFileSync(path.join(this.root, name), "utf8")
    } catch {
      return null
    }
  }

  /** A command of ours, run by a person. */
  command(...args: string[]): string {
    const { INTERVENTION_AGENT: _, ...env } = process.env
    return execFileSync(PYTHON, ["-P", "-m", "intervention", ...args], { cwd: this.root, encoding: "utf8", env, stdio: ["ignore", "pipe", "pipe"] })
  }

  async announce(id: string, parent: string | null): Promise<void> {
    const info = { id, ...(parent === null ? {} : { parentID: parent }) }
    await this.hooks["event"]?.({ event: { type: "session.created", properties: { sessionID: id, info } } })
  }

  async newSession(): Promise<string> {
    const id = `ses_other${++this.#sessions}`
    await this.announce(id, null)
    return id
  }

  async person(text: string, session = this.main): Promise<void> {
    await this.hooks["chat.message"]?.({ sessionID: session }, { message: {}, parts: [{ type: "text", text }] })
  }

  /** One call, from its first hook to its second. */
  async call(tool: string, args: Record<string, unknown>, session = this.main): Promise<Done> {
    return (await this.turn([{ tool, args }], session))[0] as Done
  }

  bash(command: string, session = this.main): Promise<Done> {
    return this.call("bash", { command }, session)
  }

  write(filePath: string, content: string, session = this.main): Promise<Done> {
    return this.call("write", { filePath, content }, session)
  }

  async turn(calls: readonly Call[], session = this.main): Promise<Done[]> {
    const turn = ++this.#turn
    const runs = calls.map((call, i) => ({ ...call, args: structuredClone(call.args), id: { tool: call.tool, sessionID: session, callID: `call_${turn}_${i}` }, refused: undefined as string | undefined, done: null as { output: string; metadata: Record<string, unknown> } | null }))
    for (const run of runs) {
      try {
        await this.hooks["tool.execute.before"]?.({ ...run.id }, { args: run.args })
      } catch (error) {
        run.refused = (error as Error).message
      }
    }
    await Promise.all(runs.map(async (run) => {
      if (run.refused === undefined) run.done = await this.#execute(run.id, run.args).catch(() => null)
    }))
    for (const run of runs.toReversed()) if (run.done !== null) await this.hooks["tool.execute.after"]?.({ ...run.id, args: run.args }, { title: "", ...run.done })
    return runs.map(({ refused, done }) => ({ ...(refused === undefined ? {} : { refused }), output: done?.output ?? "", exit: (done?.metadata["exit"] as number | null | undefined) ?? null }))
  }

  async #execute(id: { tool: string; sessionID: string; callID: string }, args: Record<string, unknown>): Promise<{ output: string; metadata: Record<string, unknown> }> {
    const file = (name: unknown): string => path.resolve(this.root, String(name))
    switch (id.tool) {
      case "bash":
        return this.#shell(id, String(args["command"]))
      case "write":
        fs.mkdirSync(path.dirname(file(args["filePath"])), { recursive: true })
        fs.writeFileSync(file(args["filePath"]), String(args["content"]))
        return { output: "ok", metadata: {} }
      case "edit": {
        const text = fs.readFileSync(file(args["filePath"]), "utf8")
        if (!text.includes(String(args["oldString"]))) throw new Error("not found")
        fs.writeFileSync(file(args["filePath"]), text.replace(String(args["oldString"]), () => String(args["newString"])))
        return { output: "ok", metadata: {} }
      }
      case "read":
        return { output: fs.readFileSync(file(args["filePath"]), "utf8"), metadata: {} }
      case "task":
        return this.#task(id, args)
      case "skill":
        return { output: "loaded", metadata: {} }
      default:
        throw new Error(`no tool ${id.tool}`)
    }
  }

  async #shell(id: { sessionID: string; callID: string }, command: string): Promise<{ output: string; metadata: Record<string, unknown> }> {
    const shell = { env: {} as Record<string, string> }
    await this.hooks["shell.env"]?.({ cwd: this.root, sessionID: id.sessionID, callID: id.callID }, shell)
    // Python tells a compiled file from an outdated one by seconds and size: two versions within one would pass for each other.
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1", ...shell.env }
    const child = spawn("bash", ["-c", command], { cwd: this.root, env, stdio: ["ignore", "pipe", "pipe"] })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()))
    const exit = await new Promise<number | null>((resolve) => child.on("exit", (code) => setTimeout(() => resolve(code), 30)))
    return { output, metadata: { output, exit } }
  }

  async #task(id: { sessionID: string }, args: Record<string, unknown>): Promise<{ output: string; metadata: Record<string, unknown> }> {
    const child = `ses_child${++this.#sessions}`
    await this.announce(child, id.sessionID)
    await (args["work"] as ((session: string) => Promise<void>) | undefined)?.(child)
    return { output: "done", metadata: { sessionId: child, parentSessionId: id.sessionID } }
  }

  /** A subagent that does `work` in a session of its own. */
  async subagent(prompt: string, work: (session: string) => Promise<void>): Promise<Done> {
    const id = { tool: "task", sessionID: this.main, callID: `call_${++this.#turn}_0` }
    const args = { description: "task", prompt, subagent_type: "general" }
    try {
      await this.hooks["tool.execute.before"]?.({ ...id }, { args })
    } catch (error) {
      return { refused: (error as Error).message, output: "", exit: null }
    }
    const done = await this.#task(id, { ...args, work })
    await this.hooks["tool.execute.after"]?.({ ...id, args }, { title: "", ...done })
    return { output: done.output, exit: null }
  }

  /** A reviewer reads these files and changes nothing. */
  review(...files: string[]): Promise<Done> {
    return this.subagent("You are a reviewer. Review the work below, file by file, and report every defect with its severity.", async (session) => {
      for (const filePath of files) await this.call("read", { filePath }, session)
    })
  }

  async checkpoint(event: string, payload: object = {}, session = this.main): Promise<Answer> {
    const id = { tool: "tdd_checkpoint", sessionID: session, callID: `call_${++this.#turn}_0` }
    const args = { event, payload: JSON.stringify(payload) }
    await this.hooks["tool.execute.before"]?.({ ...id }, { args })
    const output = await this.#tool.execute(args, { sessionID: session, callID: id.callID, messageID: "m", agent: "build", directory: this.root })
    await this.hooks["tool.execute.after"]?.({ ...id, args }, { title: "", output, metadata: {} })
    const answer = JSON.parse(output) as Answer
    this.phase = answer.state?.phase ?? this.phase
    return answer
  }

  /** A checkpoint that honest work passes; what stopped it is the failure's text. */
  async passes(event: string, payload: object = {}, session = this.main): Promise<Answer> {
    const answer = await this.checkpoint(event, payload, session)
    const { guidance, violation, instructions, warnings, state } = answer
    if (!answer.ok) throw new Error(`${event} ${JSON.stringify(payload)} was answered ${JSON.stringify({ state, guidance, violation, instructions, warnings }, null, 1)}`)
    return answer
  }

  log(): Record<string, unknown>[] {
    const runs = path.join(this.root, ".git/intervention/main/runs")
    return fs.readdirSync(runs).flatMap((run) => fs.readFileSync(path.join(runs, run, "audit.jsonl"), "utf8").trim().split("\n").map((line) => JSON.parse(line) as Record<string, unknown>))
  }
}
