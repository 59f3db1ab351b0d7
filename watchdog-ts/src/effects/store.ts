// The state folder of a worktree: state.json, which only the watchdog writes, and what the engine and people's commands
// leave there for it to read. Everything is noticed by its stat, so a hook costs three of those.
import fs from "node:fs"
import path from "node:path"
import { parseDecisionFile, parseExceptions } from "../contract/parse.ts"
import type { DecisionFile, ExceptionEntry } from "../contract/types.ts"
import { EMPTY_STATE, type GuardState } from "../core/state.ts"
import { withLock } from "./lock.ts"

export class StateStore {
  readonly #folder: string
  #state: GuardState = EMPTY_STATE
  #readable = true
  readonly #stateStamp = new Stamp()
  readonly #decisionStamp = new Stamp()
  readonly #exceptionStamp = new Stamp()
  #decisions: readonly DecisionFile[] = []
  #exceptions: readonly ExceptionEntry[] = []

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The state as it is on disk; a file that cannot be read leaves what was known and is not readable. */
  peek(): GuardState {
    const file = this.#file("state.json")
    if (this.#stateStamp.isSame(file)) return this.#state
    const text = readText(file)
    const parsed = text === null ? EMPTY_STATE : parseState(text)
    this.#readable = parsed !== null
    if (parsed !== null) this.#state = parsed
    return this.#state
  }

  isReadable(): boolean {
    this.peek()
    return this.#readable
  }

  /** Works on the state under the lock that processes share, and keeps what the work makes of it. */
  async locked<T>(work: (state: GuardState) => Promise<{ readonly state: GuardState; readonly value: T }>): Promise<T> {
    if (!fs.existsSync(this.#folder)) fs.mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    return withLock(this.#file("audit.lock"), async () => {
      const before = this.peek()
      if (!this.#readable) throw new Error("state.json cannot be read")
      const { state, value } = await work(before)
      if (state !== before) this.#save(state)
      return value
    })
  }

  decisions(): readonly DecisionFile[] {
    const folder = this.#file("decisions")
    if (this.#decisionStamp.isSame(folder)) return this.#decisions
    const texts = listFolder(folder).filter((name) => name.endsWith(".json")).map((name) => readText(path.join(folder, name)))
    const read = texts.map((text) => (text === null ? null : parseDecisionFile(text)))
    this.#decisions = read.flatMap((one) => (one !== null && one.ok ? [one.value] : []))
    return this.#decisions
  }

  exceptions(): readonly ExceptionEntry[] {
    const file = this.#file("exceptions.json")
    if (this.#exceptionStamp.isSame(file)) return this.#exceptions
    const text = readText(file)
    const parsed = text === null ? null : parseExceptions(text)
    this.#exceptions = parsed !== null && parsed.ok ? parsed.value.entries : []
    return this.#exceptions
  }

  #save(state: GuardState): void {
    const file = this.#file("state.json")
    const draft = `${file}.${process.pid}.draft`
    writeDurably(draft, JSON.stringify(state))
    fs.renameSync(draft, file)
    syncFolder(this.#folder)
    this.#state = state
    this.#stateStamp.take(file)
  }

  #file(name: string): string {
    return path.join(this.#folder, name)
  }
}

/** Notices that a file or folder is another one than before, or has come or gone. */
class Stamp {
  #last = "never"

  isSame(file: string): boolean {
    const before = this.#last
    this.take(file)
    return this.#last === before
  }

  take(file: string): void {
    try {
      const { mtimeNs, ctimeNs, size, ino } = fs.statSync(file, { bigint: true })
      this.#last = `${mtimeNs}:${ctimeNs}:${size}:${ino}`
    } catch {
      this.#last = "absent"
    }
  }
}

function parseState(text: string): GuardState | null {
  try {
    const value = JSON.parse(text) as unknown
    if (typeof value !== "object" || value === null || !("v" in value) || value.v !== 1 || !("run" in value)) return null
    return value as unknown as GuardState
  } catch {
    return null
  }
}

function readText(file: string): string | null {
  try {
    return fs.readFileSync(file, "utf8")
  } catch {
    return null
  }
}

function listFolder(folder: string): string[] {
  try {
    return fs.readdirSync(folder).sort()
  } catch {
    return []
  }
}

function writeDurably(file: string, text: string): void {
  const handle = fs.openSync(file, "w", 0o600)
  try {
    fs.writeFileSync(handle, text)
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, fs.constants.O_RDONLY)
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}
