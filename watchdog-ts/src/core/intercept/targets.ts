// The files that a call is about to touch, with the text that each will have, as far as that can be told beforehand.
import type { Located } from "../paths.ts"

export interface Target {
  readonly file: Located
  /** "change": some content that nobody can foresee; "mode": bits or times only. */
  readonly act: "write" | "change" | "delete" | "mode"
  /** The text afterwards; null when the file is gone; undefined where it cannot be foreseen. */
  readonly next: string | null | undefined
  /** The file whose content this is, when it was moved or copied here. */
  readonly origin: Located | null
  /** A folder as well as a file may be meant: what lies below is meant too. */
  readonly isTree: boolean
}

/** What a call is, in the terms of the rules. */
export interface Intent {
  readonly kind: "reads" | "files" | "shell" | "task" | "checkpoint" | "unknown"
  readonly targets: readonly Target[]
  /** False where it may write further files than the targets. */
  readonly namesAll: boolean
  /** Whether its name or its arguments say that it writes. */
  readonly writes: boolean
  /** A shell's line; null for other calls. */
  readonly command: string | null
  /** A subagent's prompt; null for other calls. */
  readonly prompt: string | null
}

export const NOTHING: Intent = { kind: "unknown", targets: [], namesAll: false, writes: false, command: null, prompt: null }
export const READS: Intent = { ...NOTHING, kind: "reads", namesAll: true }
