// What the verdict knows about the world, gathered by the caller beforehand: values in memory and a few cheap questions.
import type { PhaseStatus, Signal } from "../../contract/types.ts"
import type { Config } from "../config.ts"
import type { Language } from "../messages/message.ts"
import type { Place } from "../paths.ts"

export interface ToolCall {
  readonly tool: string
  /** As the host gave them: of any shape. */
  readonly args: unknown
}

export interface LiveRun {
  readonly phase: number
  readonly status: PhaseStatus
  readonly description: string
  /** From the start of the run until `phase_enter` 5. */
  readonly gateClosed: boolean
  readonly inReviewLoop: boolean
  /** The open decision of a suspended run; null while it is not suspended. */
  readonly suspension: { readonly question: string; readonly command: string } | null
}

/** Where the guard itself lives; absolute paths. */
export interface Ground {
  /** The folder `intervention` in the repository's common git directory. */
  readonly state: string
  /** The user's folder of the host, as `~/.config/opencode`. */
  readonly hostConfig: string | null
  /** The file that this very plugin was loaded from, where it is known. */
  readonly plugin?: string | null
}

export interface Situation {
  readonly place: Place
  readonly ground: Ground
  readonly ignoreCase: boolean
  readonly language: Language
  readonly config: Pick<Config, "checks" | "paths" | "preset">
  readonly run: LiveRun | null
  /** The session has loaded the skill. */
  readonly hasSkill: boolean
  /**
   * The bytes at the base: null for absent, undefined where that is not known without waiting. For a path that the run has
   * not changed the present bytes are the right answer.
   */
  readonly baseOf: (path: string) => Uint8Array | null | undefined
  /** Whether a person excepted the path in this state: SHA-256 of the content, "absent", or null where it is not known. */
  readonly isExcepted: (path: string, content: string | null) => boolean
  /** Whether the rules at the base ignore the path. */
  readonly isIgnored: (path: string) => boolean
  /** Test files that the run has changed in this phase: a moved assertion may have gone there. */
  readonly changedTests: readonly string[]
  /**
   * Whether writes of a shell are refused by their content too. Off, the shell's text is only held to the guard's own
   * ground and to persons' acts; what it wrote is judged from the real bytes after the call.
   */
  readonly judgesShell: boolean
}

export interface Allowed {
  readonly kind: "allow"
  /** Known to change nothing: no manifest is needed. */
  readonly readOnly: boolean
  /** Relative paths that the call names and can alone change; null where it may write anywhere. */
  readonly names: readonly string[] | null
  /** Paths which the fast check could not judge. */
  readonly unsure: readonly string[]
}

export interface RefusedCall {
  readonly kind: "refuse"
  readonly rule: Rule
  readonly signal: Signal | null
  readonly files: readonly string[]
  /** The audit entry's detail, in the shape of the signal, or without one `{rule, paths}`. */
  readonly detail: object
  readonly message: string
}

export type Rule =
  | "own_ground" | "persons_act" | "suspended" | "paused" | "review_prompt" | "prompt_injection" | "business_code" | "test_expectation" | "early_deliverable" | "no_run"
