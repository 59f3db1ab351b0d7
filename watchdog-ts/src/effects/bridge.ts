// The engine as a child process: one process a batch, one line in, one line out. Whatever goes wrong on the way is one
// kind of answer, `unavailable`, with a code and a sentence; nothing here throws.
import path from "node:path"
import { parseResult } from "../contract/parse.ts"
import { MAX_REQUEST_BYTES } from "../contract/signals.ts"
import type { Request, Result } from "../contract/types.ts"
import { sayEngine, type EngineKey } from "../core/messages/engine.ts"
import type { Language, Params } from "../core/messages/message.ts"
import { redact } from "../core/redact.ts"
import { Child, type ChildOptions, type Ended } from "./child.ts"

export type EngineAnswer = { readonly kind: "result"; readonly result: Result } | Unavailable
export interface Unavailable {
  readonly kind: "unavailable"
  readonly code: EngineKey
  readonly message: string
}

export interface BridgeOptions {
  /** Program and first arguments of the engine's command, without the sub-command. */
  readonly command: readonly string[]
  readonly timeoutMs: number
  /** Absolute path of the work tree, from which nothing may be imported. Without it every absolute path counts as outside. */
  readonly root?: string
  readonly language?: Language
  /** The host's environment; that of this process where it is not given. */
  readonly environment?: NodeJS.ProcessEnv
}

/** Standbys that ended before they were used: an engine that cannot wait is not asked to again. */
const MOST_WASTED = 3

export class Bridge {
  readonly #options: BridgeOptions
  #standby: Child | null = null
  #wasted = 0

  constructor(options: BridgeOptions) {
    this.#options = options
  }

  /** One batch. A standby that waits is used; where it has died meanwhile, a fresh process does the same. */
  async intervene(request: Request): Promise<EngineAnswer> {
    const text = JSON.stringify(request)
    const size = Buffer.byteLength(text)
    if (size > MAX_REQUEST_BYTES) return this.#unavailable("too_large", { size, limit: MAX_REQUEST_BYTES })
    const waiting = this.#takeStandby()
    if (waiting !== null) {
      const ended = await waiting.finish(text, this.#options.timeoutMs)
      if (ended.stdout.trim() !== "" || ended.trouble === "timed_out") return this.#read(ended, request.batch_id)
    }
    return this.#read(await this.#start(["intervene"]).finish(text, this.#options.timeoutMs), request.batch_id)
  }

  /** Starts an engine that has everything imported and waits on its stdin; nothing where one waits already. */
  standBy(): void {
    if (this.#standby?.isAlive() === true || this.#wasted >= MOST_WASTED) return
    if (this.#standby !== null) this.#wasted += 1
    this.#standby = this.#start(["intervene", "--standby"])
    this.#standby.hold(false)
  }

  /** A command of the engine that answers with one JSON object. */
  async run(args: readonly string[], input = ""): Promise<{ readonly value: unknown; readonly problem: Unavailable | null }> {
    const ended = await this.#start(args).finish(input, this.#options.timeoutMs)
    const value = parseJson(ended.stdout)
    if (value !== undefined && ended.exit === 0) return { value, problem: null }
    if (value !== undefined && ended.exit !== null) return { value, problem: this.#unavailable("declined", { problem: reasonIn(value, ended) }) }
    return { value: null, problem: this.#silence(ended) ?? this.#unavailable("bad_output", { problem: brief(ended.stdout) }) }
  }

  dispose(): void {
    this.#standby?.release()
    this.#standby = null
  }

  #takeStandby(): Child | null {
    const waiting = this.#standby
    this.#standby = null
    if (waiting?.isAlive() !== true) return null
    this.#wasted = 0
    waiting.hold(true)
    return waiting
  }

  #start(args: readonly string[]): Child {
    return new Child([...this.#options.command, ...args], surroundings(this.#options))
  }

  /** A valid result counts whatever the exit status or signal. */
  #read(ended: Ended, batchId: string): EngineAnswer {
    const text = ended.trouble === "too_much" ? "" : ended.stdout.trim()
    if (text === "") return this.#silence(ended) ?? this.#unavailable("no_output", { status: ended.exit ?? "-", problem: brief(ended.stderr) })
    if (text.includes("\n")) return this.#unavailable("several_lines", {})
    const parsed = parseResult(text, batchId)
    return parsed.ok ? { kind: "result", result: parsed.value } : (this.#silence(ended) ?? this.#unavailable("bad_output", { problem: `${parsed.error.code}: ${parsed.error.message}` }))
  }

  /** What kept the engine from answering; null where it ended by itself. */
  #silence({ trouble, signal, stderr, problem }: Ended): Unavailable | null {
    if (trouble === "not_started") return this.#unavailable("not_started", { command: this.#options.command.join(" "), problem })
    if (trouble === "timed_out") return this.#unavailable("timed_out", { ms: this.#options.timeoutMs })
    if (trouble === "too_much") return this.#unavailable("too_much", {})
    return signal === null ? null : this.#unavailable("killed", { signal, problem: brief(stderr) })
  }

  #unavailable(code: EngineKey, params: Params): Unavailable {
    return { kind: "unavailable", code, message: sayEngine({ key: code, params }, this.#options.language ?? "en") }
  }
}

/**
 * The working folder is nobody's project, Python looks for modules neither there nor in the work tree, and git is not told
 * by the host's environment which repository to use.
 */
function surroundings({ environment = process.env, root }: BridgeOptions): ChildOptions {
  const kept = Object.entries(environment).filter(([name]) => !name.startsWith("GIT_") || name.startsWith("GIT_CONFIG_"))
  const modules = (environment["PYTHONPATH"] ?? "").split(path.delimiter).filter((folder) => isOutside(folder, root)).join(path.delimiter)
  return { cwd: path.parse(process.cwd()).root, env: { ...Object.fromEntries(kept), PYTHONSAFEPATH: "1", PYTHONPATH: modules } }
}

function isOutside(folder: string, root: string | undefined): boolean {
  if (!path.isAbsolute(folder)) return false
  return root === undefined || (path.resolve(folder) !== root && !path.resolve(folder).startsWith(`${root}${path.sep}`))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The sentence of a command that says no in JSON. */
function reasonIn(value: unknown, { exit, stderr }: Ended): string {
  const { message, error } = (typeof value === "object" && value !== null ? value : {}) as { message?: unknown; error?: { message?: unknown } | null }
  const sentence = [message, error?.message].find((one) => typeof one === "string")
  return typeof sentence === "string" ? brief(sentence) : brief(stderr) || `exit ${exit}`
}

/** The end of a text, where the reason stands, without secrets. */
function brief(text: string): string {
  return redact(text.trim().slice(-300))
}
