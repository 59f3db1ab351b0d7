// One child process with bounds: how much it may say, how long it may take. It never rejects: whatever becomes of the
// child is a value. The child leads a process group of its own, so that what it started ends with it.
import { spawn, type ChildProcess } from "node:child_process"

export interface Ended {
  readonly stdout: string
  /** The last of what it said there. */
  readonly stderr: string
  readonly exit: number | null
  readonly signal: NodeJS.Signals | null
  /** Why there is no use in reading the output; null where the child ended by itself. */
  readonly trouble: "not_started" | "timed_out" | "too_much" | null
  /** What the system said where it could not be started. */
  readonly problem: string
}

export interface ChildOptions {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

const MOST_STDOUT = 16 * 1024 * 1024
const MOST_STDERR = 16 * 1024
const GRACE_MS = 2_000
/** A grandchild may keep the pipes open after the child has ended. */
const DRAIN_MS = 500

export class Child {
  readonly #process: ChildProcess | null
  readonly #ended: Promise<Ended>
  readonly #stdout: Buffer[] = []
  #size = 0
  #stderr = ""
  #trouble: Ended["trouble"] = null

  constructor(command: readonly string[], options: ChildOptions) {
    const [program = "", ...args] = command
    let problem = ""
    try {
      this.#process = spawn(program, args, { ...options, stdio: ["pipe", "pipe", "pipe"], detached: true })
    } catch (error) {
      this.#process = null
      problem = error instanceof Error ? error.message : String(error)
    }
    this.#ended = this.#process === null ? Promise.resolve(this.#result(null, null, "not_started", problem)) : this.#listen(this.#process)
  }

  isAlive(): boolean {
    return this.#process?.pid !== undefined && this.#process.exitCode === null && this.#process.signalCode === null
  }

  /** A child that only waits does not keep its parent alive; `isHeld` undoes that. */
  hold(isHeld: boolean): void {
    for (const part of [this.#process, this.#process?.stdin, this.#process?.stdout, this.#process?.stderr]) {
      const handle = part as { ref?: () => void; unref?: () => void } | null | undefined
      if (isHeld) handle?.ref?.()
      else handle?.unref?.()
    }
  }

  /** Closes its input without a word: a child that waits for one ends. */
  release(): void {
    this.#process?.stdin?.end()
  }

  /** Hands over the input and waits for the end: asked to stop after `timeoutMs`, and killed when it does not. */
  async finish(input: string, timeoutMs: number): Promise<Ended> {
    this.#process?.stdin?.end(input)
    const asking = setTimeout(() => {
      this.#trouble ??= "timed_out"
      this.#signal("SIGTERM")
    }, timeoutMs)
    const killing = setTimeout(() => this.#signal("SIGKILL"), timeoutMs + GRACE_MS)
    const ended = await this.#ended
    clearTimeout(asking)
    clearTimeout(killing)
    return ended
  }

  #listen(child: ChildProcess): Promise<Ended> {
    child.stdin?.on("error", () => {}) // an engine that ended early says so by its answer, or by having none
    child.stdout?.on("data", (chunk: Buffer) => this.#take(chunk))
    child.stderr?.on("data", (chunk: Buffer) => (this.#stderr = (this.#stderr + chunk.toString("utf8")).slice(-MOST_STDERR)))
    return new Promise((resolve) => {
      const end = (exit: number | null, signal: NodeJS.Signals | null): void => {
        resolve(this.#result(exit, signal, this.#trouble, ""))
        for (const pipe of [child.stdout, child.stderr]) pipe?.destroy() // whoever else holds them does not hold us
      }
      child.once("error", (error) => resolve(this.#result(null, null, "not_started", error.message)))
      child.once("close", end)
      child.once("exit", (exit, signal) => setTimeout(() => end(exit, signal), DRAIN_MS).unref())
    })
  }

  #take(chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size <= MOST_STDOUT) this.#stdout.push(chunk)
    else if (this.#trouble === null) {
      this.#trouble = "too_much"
      this.#signal("SIGKILL")
    }
  }

  #signal(signal: NodeJS.Signals): void {
    const pid = this.#process?.pid
    if (pid === undefined) return
    try {
      process.kill(-pid, signal)
    } catch {
      this.#process?.kill(signal) // no group of its own on this system, or gone already
    }
  }

  #result(exit: number | null, signal: NodeJS.Signals | null, trouble: Ended["trouble"], problem: string): Ended {
    return { stdout: Buffer.concat(this.#stdout).toString("utf8"), stderr: this.#stderr, exit, signal, trouble, problem }
  }
}
