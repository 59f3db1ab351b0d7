// What a worktree needs of the outside besides git: its state, its configuration, the engine, the clock.
import type { DecisionFile, ExceptionEntry, Request } from "../contract/types.ts"
import type { Config } from "../core/config.ts"
import type { EngineAnswer } from "../effects/bridge.ts"
import type { TamperingKey } from "../core/messages/tampering.ts"
import type { GuardState } from "../core/state.ts"
import type { AppendEntry } from "./section.ts"

export interface StateStore {
  /** The state as last seen, reread when the file is another one. Never throws; a state that cannot be read says so. */
  readonly peek: () => GuardState
  readonly isReadable: () => boolean
  readonly locked: <T>(work: (state: GuardState) => Promise<{ readonly state: GuardState; readonly value: T }>) => Promise<T>
  readonly append: AppendEntry
  /** Codes of what was found changed from outside since this was last asked. */
  readonly takeTampering: () => readonly TamperingKey[]
  readonly decisions: () => readonly DecisionFile[]
  readonly exceptions: () => readonly ExceptionEntry[]
}

export interface ReadConfig {
  readonly config: Config
  readonly sha: string
  readonly loosened: readonly string[]
  readonly warnings: readonly string[]
}

export type SnapshotAnswer = { readonly ok: true; readonly commit: string } | { readonly ok: false; readonly code: string; readonly message: string }

export interface Engine {
  readonly intervene: (request: Request) => Promise<EngineAnswer>
  readonly snapshot: (run: string, name: string, kept: { readonly from: string; readonly paths: readonly string[] } | null) => Promise<SnapshotAnswer>
  /** Starts an engine that waits for the next batch, where none waits yet. */
  readonly standBy: () => void
}

export interface Services {
  readonly store: StateStore
  readonly engine: Engine
  readonly versions: { readonly plugin: string; readonly host: string }
  readonly config: { readonly read: () => ReadConfig }
  /** RFC 3339 UTC with milliseconds, and fresh UUIDs. */
  readonly now: () => string
  readonly uuid: () => string
}
