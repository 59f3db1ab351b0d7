// The engine as a child process: one process a batch, one line in, one line out. Whatever goes wrong on the way is one
// kind of answer, `unavailable`, with a code and a sentence; nothing here throws.
import { spawn, type ChildProcess } from "node:child_process"
import os from "node:os"
import { parseResult } from "../contract/parse.ts"
import type { Request, Result } from "../contract/types.ts"

export type EngineAnswer = { readonly kind: "result"; readonly result: Result } | Unavailable
export interface Unavailable {
  readonly kind: "unavailable"
  readonly code: "spawn" | "signal" | "timeout" | "no_output" | "too_large" | "bad_output"
  readonly message: string
}

export interface BridgeOptions {
  /** Program and first arguments of the engine's command, without the sub-command. */
  readonly command: readonly string[]
  readonly timeoutMs: number
  /** What the engine says on stderr, for the log. */
  readonly onStderr?: (text: string) => void
}

interface Finished {
  readonly stdout: string
  readonly problem: Unavailable | null
  readonly exit: number | null
}

const LIMIT_BYTES = 16 * 1024 * 1024
const GRACE_MS = 2_000
const STDERR_BYTES = 64 * 1024

export class Bridge {
  #standby: Running | null = null

  constructor(readonly options: BridgeOptions) {}

  /** One batch. A standby that waits is used; where it has died meanwhile, a fresh process does the same. */
  async intervene(request: Request): Promise<EngineAnswer> {
    const text = JSON.stringify(request)
    const waiting = this.#takeStandby()
    if (waiting !== null) {
      const answer = readAnswer(await waiting.finish(text, this.options.timeoutMs), request.batch_id)
      if (answer.kind === "result" || answer.code === "timeout") return answer
    }
    return readAnswer(await this.#start(["intervene"]).finish(text, this.options.timeoutMs), request.batch_id)
  }

  /** Starts an engine that has everything imported and waits on its stdin; nothing where one waits already. */
  standBy(): void {
    if (this.#standby?.isAlive() === true) return
    this.#standby = this.#start(["intervene", "--standby"])
  }

  /** A command of the engine that answers with one JSON object. */
  async run(args: readonly string[], input = ""): Promise<{ readonly value: unknown; readonly problem: Unavailable | null }> {
    const { stdout, problem, exit } = await this.#start(args).finish(input, this.options.timeoutMs)
    if (problem !== null) return { value: null, problem }
    try {
      const value = JSON.parse(stdout) as unknown
      return exit === 0 ? { value, problem: null } : { value, problem: unavailable("bad_output", stdout.slice(0, 300)) }
    } catch {
      return { value: null, problem: unavailable("bad_output", `exit ${exit}: ${stdout.slice(0, 200)}`) }
    }
  }

  dispose(): void {
    this.#standby?.end()
    this.#standby = null
  }

  #takeStandby(): Running | null {
    const waiting = this.#standby
    this.#standby = null
    return waiting?.isAlive() === true ? waiting : null
  }

  #start(args: readonly string[]): Running {
    return new Running([...this.options.command, ...args], this.options.onStderr ?? (() => {}))
  }
}

/** One child process, from its start to its end. */
class Running {
  readonly #child: ChildProcess | null
  readonly #ended: Promise<Omit<Finished, "stdout">>
  #stdout: Buffer[] = []
  #size = 0
  #stderr = ""

  constructor(command: readonly string[], onStderr: (text: string) => void) {
    const [program = "", ...args] = command
    // The working folder is nobody's project: nothing can be imported from there.
    const child = start(program, args)
    this.#child = child
    this.#ended = child === null ? Promise.resolve({ problem: unavailable("spawn", `${program} cannot be started`), exit: null }) : this.#listen(child, onStderr)
  }

  isAlive(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  end(): void {
    this.#child?.stdin?.end()
  }

  /** Hands over the input and waits for the end: a polite signal at the time limit, a rude one after that. */
  async finish(input: string, timeoutMs: number): Promise<Finished> {
    this.#child?.stdin?.end(input)
    let late = false
    const polite = setTimeout(() => {
      late = true
      this.#child?.kill("SIGTERM")
    }, timeoutMs)
    const rude = setTimeout(() => this.#child?.kill("SIGKILL"), timeoutMs + GRACE_MS)
    const { problem, exit } = await this.#ended
    clearTimeout(polite)
    clearTimeout(rude)
    const stdout = Buffer.concat(this.#stdout).toString("utf8")
    if (late && stdout === "") return { stdout, exit, problem: unavailable("timeout", `no answer within ${timeoutMs} ms`) }
    if (this.#size > LIMIT_BYTES) return { stdout: "", exit, problem: unavailable("too_large", `more than ${LIMIT_BYTES} bytes on stdout`) }
    return { stdout, exit, problem }
  }

  #listen(child: ChildProcess, onStderr: (text: string) => void): Promise<Omit<Finished, "stdout">> {
    child.stdin?.on("error", () => {}) // an engine that ended early says so by its answer, or by having none
    child.stdout?.on("data", (chunk: Buffer) => this.#collect(chunk))
    child.stderr?.on("data", (chunk: Buffer) => {
      if (this.#stderr.length < STDERR_BYTES) this.#stderr += chunk.toString("utf8")
    })
    return new Promise((resolve) => {
      const end = (problem: Unavailable | null, exit: number | null): void => {
        if (this.#stderr !== "") onStderr(this.#stderr)
        resolve({ problem, exit })
      }
      child.once("error", (error) => end(unavailable("spawn", error.message), null))
      child.once("close", (exit, signal) => end(signal === null ? null : unavailable("signal", `ended by ${signal}${tail(this.#stderr)}`), exit))
    })
  }

  #collect(chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size <= LIMIT_BYTES) this.#stdout.push(chunk)
    else this.#child?.kill("SIGKILL")
  }
}

function start(program: string, args: readonly string[]): ChildProcess | null {
  try {
    return spawn(program, args, { cwd: os.tmpdir(), stdio: ["pipe", "pipe", "pipe"] })
  } catch {
    return null
  }
}

/** A valid result counts whatever the exit status or signal. */
function readAnswer({ stdout, problem, exit }: Finished, batchId: string): EngineAnswer {
  const text = stdout.trim()
  if (text === "") return problem ?? unavailable("no_output", `the engine ended with ${exit} and said nothing`)
  if (text.includes("\n")) return unavailable("bad_output", "the engine wrote more than one line")
  const parsed = parseResult(text, batchId)
  return parsed.ok ? { kind: "result", result: parsed.value } : unavailable("bad_output", `${parsed.error.code}: ${parsed.error.message}`)
}

const unavailable = (code: Unavailable["code"], message: string): Unavailable => ({ kind: "unavailable", code, message })
const tail = (stderr: string): string => (stderr === "" ? "" : `: ${stderr.trim().slice(-200)}`)
