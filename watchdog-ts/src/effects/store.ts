// The state folder of a worktree: state.json, which only the watchdog writes, and what the engine and people's commands
// leave there for it to read. Everything is noticed by its stat, so a hook costs three of those. What somebody else made of
// state and log is found by comparing with what this process knows, put back where it can be, and written down.
import fs from "node:fs"
import path from "node:path"
import { parseDecisionFile } from "../contract/parse.ts"
import type { AuditEntry, DecisionFile, ExceptionEntry } from "../contract/types.ts"
import { EMPTY_STATE, type GuardState } from "../core/state.ts"
import { follows } from "../core/succession.ts"
import { CHAIN_BROKEN } from "./chain.ts"
import { ClosedFolders } from "./closed.ts"
import { makeFolder, replaceFile } from "./durable.ts"
import { entryOf, lineOf, type EntryFields } from "./entry.ts"
import { ExceptionsFile } from "./exceptionsfile.ts"
import { withLock } from "./lock.ts"
import { AuditLog, folderOf, FULL } from "./log.ts"
import { unseal } from "./seal.ts"
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

/** What was found changed. The log calls a chain that was put back a broken one too, and says so in its message. */
export type Tampering = "state_restored" | "chain_broken" | "chain_restored" | "folder_opened" | "ledger_gone" | "exceptions_forged"

export class Store {
  readonly #folder: string
  readonly #clock: StoreClock
  readonly #full: number
  readonly #state: Watched<Read>
  readonly #decisions: Watched<readonly DecisionFile[]>
  readonly #exceptions: ExceptionsFile
  #last: GuardState = EMPTY_STATE
  #found = new Set<Tampering>()
  readonly #closed: ClosedFolders
  #hadLedger = false
  #log: { readonly runId: string; readonly log: AuditLog } | null = null

  /** `full` is the size in bytes at which a file of the log is laid aside. */
  constructor(folder: string, clock: StoreClock, full = FULL) {
    this.#folder = folder
    this.#clock = clock
    this.#full = full
    this.#closed = new ClosedFolders([path.dirname(folder), folder])
    this.#state = new Watched(this.#file("state.json"), readState)
    this.#decisions = new Watched(this.#file("decisions"), readDecisions)
    this.#exceptions = new ExceptionsFile(this.#file("exceptions.json"))
  }

  /**
   * The state as it is on disk. Where it was taken away, damaged, edited or set back under a live run, the last one that
   * this process knows.
   */
  peek = (): GuardState => {
    const read = this.#read()
    if (typeof read !== "string") this.#last = read
    else if (read === "absent" && this.#last.run === null) this.#last = EMPTY_STATE
    return this.#last
  }

  #read(): Read {
    const read = this.#state.get()
    return typeof read === "string" || read === this.#last || follows(this.#last, read) ? read : "damaged"
  }

  /** False where the file is no state and this process knows of no live run either: then nobody knows whether there is one. */
  isReadable = (): boolean => {
    return this.#read() !== "damaged" || this.peek().run !== null
  }

  /**
   * Works on the state alone among all processes, and keeps what the work makes of it. Throws LockTaken, the system's
   * errors, and an error where the state cannot be read.
   */
  locked = async <T>(work: (state: GuardState) => Promise<{ readonly state: GuardState; readonly value: T }>): Promise<T> => {
    const opened = this.#closed.close()
    makeFolder(this.#folder)
    this.#closed.remember()
    return withLock(this.#file("audit.lock"), async () => {
      if (!this.isReadable()) throw new Error(`${this.#file("state.json")} cannot be read; \`intervention doctor\` says what to do`)
      const before = this.peek()
      const { state, value } = await work(this.#mend(before, opened))
      if (state !== before || typeof this.#read() === "string") this.#save(state)
      return value
    })
  }

  /** Appends an entry to the run's log at once; the state that names it is saved at the end of the section. */
  append = (state: GuardState, runId: string, fields: EntryFields): { readonly state: GuardState; readonly entry: AuditEntry } => {
    const part = this.#logOf(runId).turn()
    const begun = part === null ? state : this.#write(state, runId, { ...fields, ...CONTINUATION, detail: { rule: "log_continues", paths: [part] } }).state
    return this.#write(begun, runId, fields)
  }

  #write(state: GuardState, runId: string, fields: EntryFields): { readonly state: GuardState; readonly entry: AuditEntry } {
    const entry = entryOf(fields, { id: this.#clock.uuid(), ts: this.#clock.now(), runId, prev: state.log.head })
    return { entry, state: { ...state, log: this.#logOf(runId).append(lineOf(entry), state.log) } }
  }

  /** What was found changed since this was last asked; each kind once. */
  takeTampering = (): readonly Tampering[] => {
    const found = [...this.#found]
    this.#found.clear()
    return found
  }

  decisions = (): readonly DecisionFile[] => {
    return this.#decisions.get()
  }

  exceptions = (): readonly ExceptionEntry[] => {
    return this.#exceptions.get()
  }

  /** What a crash left behind is taken up; what somebody else did to state or log is written where it is found. */
  #mend(state: GuardState, opened: readonly string[]): GuardState {
    if (state.run === null) return state
    const notes: (readonly [Tampering, string])[] = []
    if (opened.length > 0) notes.push(["folder_opened", `the permissions of ${opened.join(", ")} were changed from outside; they are 0700 again`])
    if (typeof this.#read() === "string") notes.push(["state_restored", "state.json was gone, edited or set back under a live run; it is written again from memory"])
    if (this.#exceptions.wasForged()) notes.push(["exceptions_forged", "exceptions.json was written by somebody else and is not heeded"])
    if (this.#hasLostLedger()) notes.push(["ledger_gone", "ledger.db is gone: what was done before can no longer be undone by its number, and strikes count anew"])
    const found = this.#mendLog(state, state.run.pipeline.run_id)
    return [...found.notes, ...notes].reduce((left, [code, message]) => this.#note(left, code, message), found.state)
  }

  #mendLog(state: GuardState, runId: string): { readonly state: GuardState; readonly notes: readonly (readonly [Tampering, string])[] } {
    const log = this.#logOf(runId)
    const check = log.check(state.log)
    if (check.kind === "same") return { state, notes: [] }
    if (check.kind === "grown") return { state: { ...state, log: check.log }, notes: [] }
    const back = log.putBack(state.log)
    const said = `the audit log was changed from outside: ${check.problem}`
    if (back === null) return { state, notes: [[CHAIN_BROKEN, said]] }
    const kept = back.kept === null ? "" : `; the changed one is kept as ${back.kept}`
    return { state: { ...state, log: back.log }, notes: [["chain_restored", `${said}; it is put back as this process had it${kept}`]] }
  }

  #hasLostLedger(): boolean {
    const isThere = fs.existsSync(this.#file("ledger.db"))
    const isLost = this.#hadLedger && !isThere
    this.#hadLedger = isThere
    return isLost
  }

  #note(state: GuardState, code: Tampering, message: string): GuardState {
    if (state.run === null) return state
    this.#found.add(code)
    const { pipeline } = state.run
    const fields = {
      session_id: pipeline.owner, call_id: null, phase: pipeline.phase, round: pipeline.round, event: "degraded", severity: "warn",
      signal: null, tool: null, command: null, files: [], detail: { what: "log", code: code === "chain_restored" ? CHAIN_BROKEN : code, message },
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
      this.#log = { runId, log: new AuditLog(folderOf(this.#folder, runId), this.#full) }
    }
    return this.#log.log
  }

  #file(name: string): string {
    return path.join(this.#folder, name)
  }
}

/** The first line of a file that is not the first of its log names the file before it, and by its `prev` that one's head. */
const CONTINUATION = { call_id: null, event: "observed", severity: "info", signal: null, tool: null, command: null, files: [] } as const

function readState(file: string, isThere: boolean): Read {
  if (!isThere) return "absent"
  const text = readText(file, MOST_STATE)
  return text === null ? "damaged" : (stateFromText(text) ?? "damaged")
}

/** A file that is no decision, or that no command of ours wrote, decides nothing. */
function readDecisions(folder: string): readonly DecisionFile[] {
  const sealed = readTexts(folder, MOST_FILE, MOST_DECISIONS).map(unseal).filter((text) => text !== null)
  return sealed.map(parseDecisionFile).flatMap((parsed) => (parsed.ok ? [parsed.value] : []))
}
