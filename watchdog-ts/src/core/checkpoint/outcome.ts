// What a step is told besides the state, and what it answers. Both are plain values: the machine asks nobody.
import type { CheckpointEvent, Tally } from "../../contract/types.ts"
import type { Message } from "../messages/message.ts"
import type { CheckpointKey } from "../messages/checkpoint.ts"
import type { PipelineState } from "./states.ts"

/** The part of the configuration that the machine obeys: the one that the run started with. */
export interface MachineConfig {
  readonly approval: "every_phase" | "final_only" | "none"
  readonly loopPhases: { readonly ralph: readonly number[]; readonly followup: readonly number[] }
  readonly maxRounds: number
  readonly earlyStopCounts: readonly (keyof Tally)[]
  /** checks.review as it is in force: `warn` also where the preset only advises. */
  readonly review: "block" | "warn" | "off"
}

/** What was seen, as plain answers. `now` is RFC 3339 UTC. */
export interface StepFacts {
  readonly now: string
  readonly newRunId: string
  /** `isRoot`: the session has no parent, so a person can speak in it. */
  readonly session: { readonly id: string; readonly isRoot: boolean }
  /** A person's message came in the owner's session since its review loop ended. */
  readonly personSinceLoopEnd: boolean
  readonly personSincePhaseEnter: boolean
  readonly personSinceTransition: boolean
  /** A person has spoken in the session that makes this call. */
  readonly personInThisSession: boolean
  /** A reviewer was seen to read the work and change nothing of it since the last counted round. */
  readonly reviewerDone: boolean
  /** Open violations of severity `block`. */
  readonly openBlocks: number
  readonly openDecision: boolean
  readonly config: MachineConfig
}

export type Missing = "review" | "approval" | "red_run" | "green_run"

/** A violation that the step itself found. */
export type Raised =
  | {
      readonly signal: "no-phase-advance-without-gate"
      readonly detail: { readonly attempted: string; readonly missing: readonly Missing[] }
    }
  | {
      readonly signal: "ralph-round-complete-without-reviewer"
      readonly detail: { readonly round: number | null; readonly reported_by: string; readonly clean: number; readonly needed: number }
    }
  | {
      readonly signal: "ralph-rounds-exceeded"
      readonly detail: { readonly rounds: number; readonly limit: number; readonly tally: Tally }
    }
  | {
      readonly signal: "gpav-validation-failure"
      readonly detail: { readonly index: number | null; readonly field: string; readonly problem: string }
    }

export type CheckpointMessage = Message<CheckpointKey>

/** A change of phase or status as the log writes it. */
export interface Transition {
  readonly from: string
  readonly to: string
  readonly event: CheckpointEvent
  readonly approved_by: "person" | "agent" | null
}

export interface Accepted {
  readonly kind: "accepted"
  /** Null only where an event is recorded without any run. */
  readonly next: PipelineState | null
  /** The run that the new one replaces; it is kept as it ended. */
  readonly archived: PipelineState | null
  readonly warnings: readonly CheckpointMessage[]
  readonly raises: readonly Raised[]
  readonly transition: Transition | null
  /** A base has to be taken, and awaited, for the phase that begins. */
  readonly needsBaseSnapshot: boolean
  /** `next` is suspended and holds only once the engine has put the question to a person. */
  readonly needsDecision: boolean
}

export interface Refused {
  readonly kind: "refused"
  readonly code: CheckpointKey
  readonly message: CheckpointMessage
  readonly raises: readonly Raised[]
}

export type StepOutcome = Accepted | Refused

export function refuse(code: CheckpointKey, params: CheckpointMessage["params"] = {}, raises: readonly Raised[] = []): Refused {
  return { kind: "refused", code, message: { key: code, params }, raises }
}

type Extras = Partial<Omit<Accepted, "kind" | "next">>

/** An accepted event that leaves phase and status alone. */
export function accept(next: PipelineState | null, extras: Extras = {}): Accepted {
  return {
    kind: "accepted", next, archived: null, warnings: [], raises: [], transition: null,
    needsBaseSnapshot: false, needsDecision: false, ...extras,
  }
}
