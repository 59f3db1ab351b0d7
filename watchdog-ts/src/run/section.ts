// One stretch of work on a worktree's state: it begins with the state as it stands on disk, under the lock, and ends with
// what has become of it. Log entries are written as they arise, so that a crash in between loses none of them.
import { SIGNALS } from "../contract/signals.ts"
import type { AuditEntry, AuditEvent, Resolved, Severity, Signal } from "../contract/types.ts"
import type { Config } from "../core/config.ts"
import { fromJson, type Manifest } from "../core/manifest.ts"
import { firstOf, resolve, type Settled, type Violation } from "../core/life.ts"
import { noteHarmless } from "../core/evidence.ts"
import type { GuardState, OpenViolation, RunState } from "../core/state.ts"

/** Who did something, as the log names it. */
export interface Actor {
  readonly session: string
  readonly call: string | null
  readonly tool: string | null
  readonly command: string | null
}

export interface Draft {
  readonly event: AuditEvent
  readonly signal: Signal | null
  readonly severity: Severity
  readonly actor: Actor
  readonly files: readonly string[]
  readonly detail: object
  readonly phase?: number
}

export type AppendEntry = (state: GuardState, runId: string, fields: Omit<AuditEntry, "v" | "id" | "ts" | "prev" | "run_id">) => { readonly state: GuardState; readonly entry: AuditEntry }

const MOST_FILES = 500

export class Section {
  state: GuardState
  readonly #append: AppendEntry

  constructor(state: GuardState, append: AppendEntry) {
    this.state = state
    this.#append = append
  }

  /** The live run; null where there is none. */
  get run(): RunState | null {
    return this.state.run
  }

  /** The live run, where the caller has made sure that there is one. */
  get live(): RunState {
    if (this.state.run === null) throw new Error("no live run")
    return this.state.run
  }

  get manifest(): Manifest | null {
    return fromJson(this.live.manifest)
  }

  update(patch: Partial<RunState>): void {
    this.state = { ...this.state, run: { ...this.live, ...patch } }
  }

  /** The next position in the run's sequence of events. */
  tick(): number {
    this.update({ seq: this.live.seq + 1 })
    return this.live.seq
  }

  log(draft: Draft): AuditEntry {
    const { pipeline } = this.live
    const { session, call, tool, command } = draft.actor
    const { state, entry } = this.#append(this.state, pipeline.run_id, {
      session_id: session, call_id: call, phase: draft.phase ?? pipeline.phase, round: pipeline.round, event: draft.event,
      severity: draft.severity, signal: draft.signal, tool, command, files: draft.files.slice(0, MOST_FILES), detail: draft.detail,
    } as Omit<AuditEntry, "v" | "id" | "ts" | "prev" | "run_id">)
    this.state = state
    return entry
  }

  /** Logs a violation and keeps it open. Nothing where its check is off. Longer lists of files are split. */
  raise(signal: Signal, detail: object, files: readonly string[], actor: Actor, options: { readonly phase?: number; readonly severity?: Severity } = {}): OpenViolation[] {
    const severity = options.severity ?? severityOf(signal, this.live.config)
    if (severity === null) return []
    const raised: OpenViolation[] = []
    for (let at = 0; at === 0 || at < files.length; at += MOST_FILES) {
      const phase = options.phase === undefined ? {} : { phase: options.phase }
      const entry = this.log({ event: "observed", signal, severity, actor, files: files.slice(at, at + MOST_FILES), detail, ...phase })
      raised.push({ entry, answered: false, decision: null, seen: false })
    }
    this.update({ open: [...this.live.open, ...raised] })
    return raised
  }

  /** The same violation once more: logged anew, naming its first entry, while the older one is closed by it. */
  raiseAgain(one: OpenViolation, actor: Actor, detail?: object): void {
    const { signal, severity, files } = one.entry as Violation
    this.settle(resolve(this.live.open, [one.entry.id], "superseded"), actor)
    this.raise(signal, { ...(detail ?? one.entry.detail), repeats: firstOf(one.entry) }, files, actor, { severity, phase: one.entry.phase })
  }

  /** Takes over what became of the open violations, and writes it into the log. */
  settle(settled: Settled, actor: Actor): void {
    this.update({ open: settled.open })
    for (const detail of settled.resolved) this.#logResolved(detail, actor)
  }

  #logResolved(detail: Resolved, actor: Actor): void {
    if (detail.resolves.length === 0) return
    this.log({ event: "resolved", signal: null, severity: "info", actor, files: [], detail })
    if (detail.how === "gone") this.update({ evidence: noteHarmless(this.live.evidence, detail.resolves) })
  }
}

/** What a signal weighs under a configuration; null where it is switched off. The advising preset stops nothing. */
export function severityOf(signal: Signal, config: Config): Severity | null {
  const row = SIGNALS[signal]
  const set = row.check === null ? row.default : config.checks[row.check]
  if (set === "off") return null
  if (row.kind === "protocol") return row.check === null ? row.default : "warn"
  return config.preset === "advise" && set === "block" ? "warn" : set
}
