// Everything that the watchdog knows of a worktree, as it stands in state.json: plain JSON, never changed in place.
import type { AnyType, AuditEntry, KnownIssue, Tally } from "../contract/types.ts"
import type { PipelineState } from "./checkpoint/states.ts"
import type { Config } from "./config.ts"
import type { Evidence } from "./evidence.ts"
import type { PathState } from "./manifest.ts"
import type { Children } from "./reviewers.ts"

/** A logged violation that nothing has resolved yet. */
export interface OpenViolation {
  readonly entry: AuditEntry
  /** An answer to it was given; a passing one is resolved by that, a standing one waits for its own gate. */
  readonly answered: boolean
  /** The decision that a person has to take before it is resolved. */
  readonly decision: string | null
  /** It was open already when an earlier checkpoint was answered. */
  readonly seen: boolean
}

/** Where the content of a path at the base is: its digest, and the name by which git gives the bytes (null: nobody has them). */
export interface BaseRecord {
  readonly kind: PathState["kind"]
  readonly sha: string | null
  readonly blob: string | null
}

/** The tree as it was when the phase began. What `records` does not hold was clean then: its content is that of `head`. */
export interface Base {
  readonly phase: number
  readonly head: string
  /** The engine's snapshot, null where the engine could not be asked. */
  readonly snapshot: string | null
  readonly records: Readonly<Record<string, BaseRecord>>
  readonly ignore: { readonly files: Readonly<Record<string, string>>; readonly exclude: string; readonly ignored: readonly string[] }
}

/** Moments, as positions in the run's sequence of events: no clock decides what came first. */
export interface Marks {
  readonly loopEnd: number
  readonly phaseEnter: number
  readonly transition: number
  readonly lastRound: number
  readonly loopStart: number
}

export interface Touched {
  readonly first: string
  readonly last: string
}

/** A call that left something running, to which later changes may belong. */
export interface Background {
  readonly session: string
  readonly call: string
  readonly phase: number
  /** Handed to a program outside the shell, whose end cannot be seen. */
  readonly sticky: boolean
}

export interface RunState {
  readonly pipeline: PipelineState
  readonly config: Config
  readonly configSha: string
  readonly loosened: readonly string[]
  readonly base: Base
  /** HEAD when the run began, and the paths that were in the tree then but not in HEAD. */
  readonly start: { readonly head: string; readonly untracked: readonly string[] }
  readonly manifest: unknown
  readonly seq: number
  readonly marks: Marks
  readonly open: readonly OpenViolation[]
  readonly touched: Readonly<Record<string, Touched>>
  /** What the present phase changed, with the position of the last change of each path. */
  readonly phaseChanges: Readonly<Record<string, number>>
  readonly unattributed: readonly string[]
  readonly background: readonly Background[]
  readonly evidence: Evidence
  readonly persons: Readonly<Record<string, number>>
  readonly children: Children
  /** Per signal, the checkpoints between which a call was refused for it. */
  readonly refusals: Readonly<Record<string, readonly number[]>>
  readonly checkpoints: number
  readonly waived: readonly AnyType[]
  readonly issues: readonly KnownIssue[]
  readonly lastTally: Tally | null
  readonly liveSessions: readonly string[]
  readonly doneDecisions: readonly string[]
  readonly callsSeen: number
  readonly writesSeen: number
}

export interface GuardState {
  readonly v: 1
  readonly run: RunState | null
  readonly log: { readonly lines: number; readonly head: string | null }
  readonly archived: readonly { readonly run_id: string; readonly description: string; readonly ended: string }[]
}

export const EMPTY_STATE: GuardState = { v: 1, run: null, log: { lines: 0, head: null }, archived: [] }
