// The state folder of a worktree: state.json, which only the watchdog writes, and what the engine and people's commands
// leave there for it to read. Everything is noticed by its stat, so a hook costs three of those.
import path from "node:path"
import { parseDecisionFile, parseExceptions } from "../contract/parse.ts"
import type { AuditEntry, DecisionFile, ExceptionEntry } from "../contract/types.ts"
import { EMPTY_STATE, type GuardState } from "../core/state.ts"
import { makeFolder, replaceFile } from "./durable.ts"
import { entryOf, lineOf, type EntryFields } from "./entry.ts"
import { withLock } from "./lock.ts"
import { AuditLog, CHAIN_BROKEN, fileOf } from "./log.ts"
import { stateFromText, stateToText } from "./statefile.ts"
import { readText, readTexts, Watched } from "./watched.ts"

const MOST_STATE = 256 * 1024 * 1024
const MOST_FILE = 16 * 1024 * 1024
const MOST_DECISIONS = 1_000

/** `damaged`: a file is there and it is no state. */
type Read = GuardState | "damaged" | "absent"

export interface StoreClock {
  readonly now: () => string
  readonly uuid: () => string
}

export class Store {
  readonly #folder: string
  readonly #clock: StoreClock
  readonly #state: Watched<Read>
  readonly #decisions: Watched<readonly DecisionFile[]>
  readonly #exceptions: Watched<readonly ExceptionEntry[]>
  #last: GuardState = EMPTY_STATE
  #log: { readonly runId: string; readonly log: AuditLog } | null = null

  constructor(folder: string, clock: StoreClock) {
    this.#folder = folder
    this.#clock = clock
    this.#state = new Watched(this.#file("state.json"), readState)
    this.#decisions = new Watched(this.#file("decisions"), readDecisions)
    this.#exceptions = new Watched(this.#file("exceptions.json"), readExceptions)
  }

  /** The state as it is on disk. Where it was taken away or damaged under a live run, the last one that this process knows. */
  peek = (): GuardState => {
    const read = this.#state.get()
    if (typeof read !== "string") this.#last = read
    else if (read === "absent" && this.#last.run === null) this.#last = EMPTY_STATE
    return this.#last
  }

  /** False where the file is no state and this process knows of no live run either: then nobody knows whether there is one. */
  isReadable = (): boolean => {
    return this.#state.get() !== "damaged" || this.peek().run !== null
  }

  /**
   * Works on the state alone among all processes, and keeps what the work makes of it. Throws LockTaken, the system's
   * errors, and an error where the state cannot be read.
   */
  locked = async <T>(work: (state: GuardState) => Promise<{ readonly state: GuardState; readonly value: T }>): Promise<T> => {
    makeFolder(this.#folder)
    return withLock(this.#file("audit.lock"), async () => {
      if (!this.isReadable()) throw new Error(`${this.#file("state.json")} cannot be read; \`intervention doctor\` says what to do`)
      const before = this.peek()
      const { state, value } = await work(this.#mend(before))
      if (state !== before || typeof this.#state.get() === "string") this.#save(state)
      return value
    })
  }

  /** Appends an entry to the run's log at once; the state that names it is saved at the end of the section. */
  append = (state: GuardState, runId: string, fields: EntryFields): { readonly state: GuardState; readonly entry: AuditEntry } => {
    const entry = entryOf(fields, { id: this.#clock.uuid(), ts: this.#clock.now(), runId, prev: state.log.head })
    return { entry, state: { ...state, log: this.#logOf(runId).append(lineOf(entry), state.log) } }
  }

  decisions = (): readonly DecisionFile[] => {
    return this.#decisions.get()
  }

  exceptions = (): readonly ExceptionEntry[] => {
    return this.#exceptions.get()
  }

  /** What a crash left behind is taken up; what somebody else did to state or log is written where it is found. */
  #mend(state: GuardState): GuardState {
    if (state.run === null) return state
    const isKnown = typeof this.#state.get() !== "string"
    const found = isKnown ? state : this.#note(state, "state_restored", "state.json was gone or damaged under a live run; it is written again from memory")
    const check = this.#logOf(state.run.pipeline.run_id).check(found.log)
    if (check.kind === "grown") return { ...found, log: check.log }
    return check.kind === "same" ? found : this.#note(found, CHAIN_BROKEN, `the audit log was changed from outside: ${check.problem}`)
  }

  #note(state: GuardState, code: string, message: string): GuardState {
    if (state.run === null) return state
    const { pipeline } = state.run
    const fields = {
      session_id: pipeline.owner, call_id: null, phase: pipeline.phase, round: pipeline.round, event: "degraded", severity: "warn",
      signal: null, tool: null, command: null, files: [], detail: { what: "log", code, message },
    } as const
    return this.append(state, pipeline.run_id, fields).state
  }

  #save(state: GuardState): void {
    if (state === EMPTY_STATE) return
    this.#log?.log.sync()
    replaceFile(this.#file("state.json"), stateToText(state))
    this.#state.know(state)
    this.#last = state
  }

  #logOf(runId: string): AuditLog {
    if (this.#log?.runId !== runId) {
      this.#log?.log.sync()
      this.#log = { runId, log: new AuditLog(fileOf(this.#folder, runId)) }
    }
    return this.#log.log
  }

  #file(name: string): string {
    return path.join(this.#folder, name)
  }
}

function readState(file: string, isThere: boolean): Read {
  if (!isThere) return "absent"
  const text = readText(file, MOST_STATE)
  return text === null ? "damaged" : (stateFromText(text) ?? "damaged")
}

/** A file that is no decision decides nothing. */
function readDecisions(folder: string): readonly DecisionFile[] {
  return readTexts(folder, MOST_FILE, MOST_DECISIONS).map(parseDecisionFile).flatMap((parsed) => (parsed.ok ? [parsed.value] : []))
}

function readExceptions(file: string): readonly ExceptionEntry[] {
  const text = readText(file, MOST_FILE)
  const parsed = text === null ? null : parseExceptions(text)
  return parsed?.ok === true ? parsed.value.entries : []
}
