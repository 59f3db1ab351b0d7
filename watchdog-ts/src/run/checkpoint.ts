// A checkpoint, in its fixed order: decisions that people took, the tree as it is, the pipeline's step, a new look at what
// is open, the checks of the event, one batch to the engine, the gate, and only then the transition.
import { SIGNALS } from "../contract/signals.ts"
import type { CheckpointEvent, Signal } from "../contract/types.ts"
import { step } from "../core/checkpoint/machine.ts"
import { applyDecision, reopenLoop, suspend } from "../core/checkpoint/changes.ts"
import { hasLoop } from "../core/checkpoint/progress.ts"
import type { Accepted, Refused, StepFacts, StepOutcome } from "../core/checkpoint/outcome.ts"
import { parsePayload, type CheckpointRequest } from "../core/checkpoint/request.ts"
import { isLive, nameOf, type PipelineState } from "../core/checkpoint/states.ts"
import { blockersOf, firstOf, isGate, struckAgain, typeOf } from "../core/life.ts"
import { sayCheckpoint } from "../core/messages/checkpoint.ts"
import { runText, type RunKey } from "../core/messages/run.ts"
import type { Language } from "../core/messages/message.ts"
import { askedOf, instructionsOf, render, type Answer } from "./answer.ts"
import { projectOf, runOf, sendDue, type Sent } from "./batch.ts"
import { checksOf, isReviewed, isReviewOutdated, machineConfig, type Finding } from "./checks.ts"
import { carryOut, openDecision } from "./decisions.ts"
import { observe } from "./observe.ts"
import { beginRun, ended, enterPhase } from "./phases.ts"
import { recordFindings } from "./findings.ts"
import { logLive } from "./live.ts"
import { relook } from "./relook.ts"
import { severityOf, type Actor, type Section } from "./section.ts"
import type { Marks } from "../core/state.ts"
import { waitForCalls } from "./waiting.ts"
import type { Worktree } from "./worktree.ts"

const FOUR_HOURS_MS = 4 * 60 * 60 * 1000

/** Answers one call of the tool. Never throws: an error of the guard's own is an answer with `ok: false`. */
export async function checkpoint(worktree: Worktree, actor: Actor, event: unknown, payload: unknown): Promise<string> {
  const language = worktree.config().language
  try {
    const parsed = parsePayload(event, payload)
    if (parsed.kind === "invalid") return render({ ok: false, guidance: sayCheckpoint(parsed.message, language) }, worktree.peek().run, null)
    if (worktree.isOff()) return render({ ok: false, guidance: runText("switched_off", {}, language) }, null, null)
    const late = await waitForCalls(worktree, actor)
    if (late.length > 0) return render({ ok: false, guidance: runText("calls_in_flight", { calls: late.join(", "), event: parsed.request.event }, language) }, worktree.peek().run, null)
    return await worktree.section((section) => new Checkpoint(worktree, section, actor, parsed.request, language).answer())
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return render({ ok: false, guidance: runText("guard_failed", { problem }, language) }, null, null)
  }
}

/** The facts of one checkpoint while it is being answered. */
class Checkpoint {
  readonly #warnings: string[] = []
  #last: PipelineState | null = null

  constructor(
    readonly worktree: Worktree, readonly section: Section, readonly actor: Actor, readonly request: CheckpointRequest, readonly language: Language,
  ) {}

  get event(): CheckpointEvent {
    return this.request.event
  }

  async answer(): Promise<string> {
    if (this.section.run !== null) await carryOut(this.worktree, this.section)
    if (this.section.run === null) return this.#withoutRun()
    if (this.section.live.pipeline.status === "suspended" || openDecision(this.worktree) !== null) return this.#suspended()
    this.section.update({ checkpoints: this.section.live.checkpoints + 1 })
    const isRead = await observe(this.worktree, this.section, this.actor)
    if (!isRead) return this.#render({ ok: false, guidance: this.#say("tree_unreadable", { event: this.event }) })
    this.#reopenReview()
    return this.#inRun()
  }

  // ---- without a run

  async #withoutRun(): Promise<string> {
    const outcome = step(null, this.request, this.#factsWithoutRun())
    if (outcome.kind === "refused") return this.#render({ ok: false, guidance: sayCheckpoint(outcome.message, this.language) })
    if (outcome.next === null) return this.#render({ ok: true })
    return this.#begin(outcome, outcome.next)
  }

  async #begin(outcome: Accepted, next: PipelineState): Promise<string> {
    const run = await beginRun(this.worktree, next)
    if (run === null) return this.#render({ ok: false, guidance: this.#say("not_a_repository", {}) })
    this.section.state = { ...this.section.state, run, log: { lines: 0, head: null } }
    logLive(this.worktree, this.section, this.actor)
    if (run.base.snapshot === null) this.#warnings.push(this.#say("base_unavailable", { message: "the engine is unavailable" }))
    if (run.loosened.length > 0) this.#warnings.push(this.#say("loosened", { keys: run.loosened.join(", ") }))
    this.#logTransition(outcome)
    return this.#finish(true, outcome, { batchId: null, ids: [], run: null, result: null, problem: null, changedSources: false }, {})
  }

  #factsWithoutRun(): StepFacts {
    const { config } = this.worktree.services.config.read()
    return {
      now: this.worktree.services.now(), newRunId: this.worktree.services.uuid(), session: { id: this.actor.session, isRoot: this.worktree.isRoot(this.actor.session) },
      personSinceLoopEnd: false, personSincePhaseEnter: false, personSinceTransition: false, personInThisSession: false, reviewerDone: false, openBlocks: 0, openDecision: false,
      config: machineConfig({ live: { config } }),
    }
  }

  // ---- in a run

  #suspended(): string {
    const file = openDecision(this.worktree)
    return this.#render({ ok: false, guidance: sayCheckpoint({ key: "suspended", params: { event: this.event, run: this.section.live.pipeline.run_id } }, this.language), decision: file === null ? null : askedOf(file) })
  }

  /** Work that changed after its last counted round is not reviewed, whatever was said about it before. */
  #reopenReview(): void {
    const { pipeline } = this.section.live
    const isCounted = hasLoop(pipeline.phase, machineConfig(this.section)) && this.section.live.config.checks.review !== "off"
    if (!isCounted || !isReviewOutdated(this.worktree, this.section)) return
    const next = reopenLoop(pipeline, this.worktree.services.now())
    if (next === pipeline) return
    this.section.update({ pipeline: next, marks: { ...this.section.live.marks, loopEnd: 0 } })
    this.section.log({ event: "transition", signal: null, severity: "info", actor: this.actor, files: [], detail: { from: nameOf(pipeline), to: nameOf(next), event: "work_changed", approved_by: null } })
    this.#warnings.push(this.#say("review_reopened", {}))
  }

  async #inRun(): Promise<string> {
    await relook(this.worktree, this.section, this.actor)
    const outcome = step(this.section.live.pipeline, this.request, this.#facts())
    if (outcome.kind === "accepted" && outcome.archived !== null && outcome.next !== null) return this.#replace(outcome, outcome.next)
    const before = this.section.live.pipeline
    const sent = outcome.kind === "refused" ? await this.#tellRefused(outcome) : await this.#tellAccepted(outcome)
    if (sent.problem !== null) this.#warnings.push(this.#say("engine_unavailable", sent.problem))
    if (sent.ids.length > 0) await relook(this.worktree, this.section, this.actor)
    return this.#close(outcome, before, sent)
  }

  /** An event that does not fit is no try of the gate: nothing is checked for it or struck again. What nobody has answered yet is. */
  async #tellRefused({ raises }: Refused): Promise<Sent> {
    this.#raiseAll(raises.map(({ signal, detail }) => ({ signal, detail, files: [] })))
    return sendDue(this.worktree, this.section, this.event, this.actor)
  }

  async #tellAccepted({ raises }: Accepted): Promise<Sent> {
    this.#raiseAll(raises.map(({ signal, detail }) => ({ signal, detail, files: [] })))
    recordFindings(this.worktree, this.section, this.actor, this.request)
    this.#raiseAll(await checksOf(this.worktree, this.section, this.event))
    this.#strikeAgain()
    this.#noteCycle()
    this.#noteBlockedGate()
    return sendDue(this.worktree, this.section, this.event, this.actor)
  }

  #facts(): StepFacts {
    const { live } = this.section
    const { marks, persons, pipeline } = live
    const spoken = persons[pipeline.owner] ?? 0
    return {
      now: this.worktree.services.now(), newRunId: this.worktree.services.uuid(), session: { id: this.actor.session, isRoot: this.worktree.isRoot(this.actor.session) },
      personSinceLoopEnd: marks.loopEnd > 0 && spoken > marks.loopEnd, personSincePhaseEnter: spoken > marks.phaseEnter, personSinceTransition: spoken > marks.transition,
      personInThisSession: (persons[this.actor.session] ?? 0) > 0, reviewerDone: isReviewed(this.worktree, this.section),
      openBlocks: live.open.filter(({ entry }) => entry.severity === "block").length, openDecision: false, config: machineConfig(this.section),
    }
  }

  async #replace(outcome: Accepted, next: PipelineState): Promise<string> {
    const older = this.section.live.open
    this.#logTransition({ ...outcome, transition: { from: nameOf(this.section.live.pipeline), to: nameOf(outcome.archived), event: this.event, approved_by: null } })
    this.section.state = ended(this.section.state, this.worktree.services.now())
    const answer = await this.#begin(outcome, next)
    if (this.section.run !== null) for (const { entry } of older) if (entry.signal !== null) this.section.raise(entry.signal, { ...entry.detail, repeats: null }, entry.files, this.actor, { severity: entry.severity })
    return answer
  }

  /** A condition that is open already is not logged twice; at its own gate the same condition is the next strike. */
  #raiseAll(findings: readonly Finding[]): void {
    for (const finding of findings) {
      const open = this.section.live.open.find(({ entry }) => entry.signal === finding.signal && sameFiles(entry.files, finding.files))
      if (open === undefined) this.section.raise(finding.signal, finding.detail, finding.files, this.actor, finding.severity === undefined ? {} : { severity: finding.severity })
      else if (open.answered && open.decision === null && isGate(this.event)) this.section.raiseAgain(open, this.actor, finding.detail)
    }
  }

  #strikeAgain(): void {
    if (!isGate(this.event)) return
    for (const one of struckAgain(this.section.live.open, this.event, this.section.live.waived)) this.section.raiseAgain(one, this.actor)
  }

  /** The same refusal between three of the last ten checkpoints: the agent does not take no for an answer. */
  #noteCycle(): void {
    const { refusals, checkpoints } = this.section.live
    for (const [signal, at] of Object.entries(refusals)) {
      const recent = at.filter((round) => round > checkpoints - WINDOW)
      if (recent.length < CYCLE) continue
      this.section.raise("same-violation-3-in-10-rounds", { violation_type: SIGNALS[signal as Signal].violation_type, count: recent.length, window: WINDOW }, [], this.actor)
      this.section.update({ refusals: { ...this.section.live.refusals, [signal]: [] } })
    }
  }

  /** A gate that is tried although an earlier answer has named what holds it. */
  #noteBlockedGate(): void {
    if (!isGate(this.event)) return
    const known = blockersOf(this.section.live.open, this.event, this.section.live.waived).filter(({ entry, seen }) => seen || firstOf(entry) !== entry.id)
    if (known.length === 0) return
    this.section.raise("violation-gate-block", { open: known.map(({ entry }) => ({ id: entry.id, violation_type: typeOf(entry) })) }, [], this.actor)
  }

  // ---- the end of it

  async #close(outcome: StepOutcome, before: PipelineState, sent: Sent): Promise<string> {
    if (outcome.kind === "refused") return this.#finish(false, outcome, sent, { guidance: sayCheckpoint(outcome.message, this.language) })
    const shut = this.#shut(outcome, sent)
    if (shut !== null) return this.#finish(false, outcome, sent, { guidance: shut })
    const isStopped = sent.result?.pipeline_action === "suspend" && !outcome.needsDecision
    await this.#commit(outcome, before)
    return this.#finish(!isStopped, outcome, sent, isStopped ? { guidance: this.#say("suspended_now", { event: this.event }) } : {})
  }

  /** Why the gate does not open, or null. */
  #shut(outcome: Accepted, sent: Sent): string | null {
    if (outcome.needsDecision && this.#asksPerson() && sent.result?.pipeline_action !== "suspend") return this.#say("decision_needs_engine", { event: this.event })
    if (!isGate(this.event) || this.section.live.config.preset === "advise") return null
    const blockers = blockersOf(this.section.live.open, this.event, this.section.live.waived)
    if (blockers.length > 0) return this.#say("gate_closed", { event: this.event, violations: blockers.map(({ entry }) => named(typeOf(entry), entry.files)).join("; ") })
    if (sent.changedSources) return this.#say("gate_changed_sources", { event: this.event })
    const { unattributed } = this.section.live
    if (this.event === "phase_complete" && unattributed.length > 0) return this.#say("gate_unattributed", { paths: unattributed.join(", "), first: unattributed[0] ?? "", event: this.event })
    return null
  }

  async #commit(outcome: Accepted, before: PipelineState): Promise<void> {
    if (outcome.next === null) return
    const seq = this.section.tick()
    const next = this.#landing(outcome.next, outcome)
    this.section.update({ pipeline: next, marks: marksAfter(this.section.live.marks, before, outcome.next, seq) })
    for (const warning of outcome.warnings) this.#warnings.push(sayCheckpoint(warning, this.language))
    this.#logTransition(outcome)
    if (outcome.needsBaseSnapshot) {
      const { problem } = await enterPhase(this.worktree, this.section)
      if (problem !== null) this.#warnings.push(this.#say("base_unavailable", { message: problem }))
    }
    if (!isLive(outcome.next)) {
      this.#last = outcome.next
    }
  }

  /** Where the event leads, unless the batch has stopped the run: then it goes on from there once a person has decided. */
  #landing(next: PipelineState, outcome: Accepted): PipelineState {
    const now = this.worktree.services.now()
    if (outcome.needsDecision && !this.#asksPerson()) return applyDecision(next, "accept_rounds", now).next
    return this.section.live.pipeline.status === "suspended" ? suspend(next, now) : next
  }

  /** Rounds that ran out are a person's to decide, unless the configuration makes them no more than a warning. */
  #asksPerson(): boolean {
    return severityOf("ralph-rounds-exceeded", this.section.live.config) === "block"
  }

  #logTransition(outcome: Accepted): void {
    if (outcome.transition !== null) this.section.log({ event: "transition", signal: null, severity: "info", actor: this.actor, files: [], detail: outcome.transition })
  }

  #finish(ok: boolean, outcome: StepOutcome, sent: Sent, more: Partial<Answer>): string {
    const { live } = this.section
    this.section.log({
      event: "checkpoint", signal: null, severity: "info", actor: this.actor, files: [],
      detail: {
        event: this.event, accepted: outcome.kind === "accepted" && ok, batch_id: sent.batchId, sent: sent.ids, run: sent.run ?? runOf(this.worktree, this.section),
        policy: { preset: live.config.preset, ladders: live.config.ladders, language: live.config.language }, project: projectOf(this.worktree),
      },
    })
    this.section.update({ open: live.open.map((one) => ({ ...one, seen: true })) })
    this.#warnAboutConfig()
    const violation = live.open.find(({ entry }) => entry.severity === "block") ?? live.open.find(({ entry }) => entry.severity === "warn")
    const text = this.#render({
      ok, ...more, ...(violation === undefined ? {} : { violation }), instructions: instructionsOf(sent.result),
      decision: sent.result?.decision ?? null, intervention: sent.result,
    })
    if (this.#last !== null) this.section.state = ended(this.section.state, this.worktree.services.now())
    return text
  }

  #warnAboutConfig(): void {
    const { live } = this.section
    const read = this.worktree.services.config.read()
    if (read.sha !== live.configSha) this.#warnings.push(this.#say("config_changed", {}))
    this.#warnings.push(...read.warnings, ...this.worktree.takeNotices())
    if (Date.parse(this.worktree.services.now()) - Date.parse(live.pipeline.times.lastActivity) > FOUR_HOURS_MS) this.#warnings.push(this.#say("idle_run", {}))
  }

  #render(answer: Answer): string {
    return render({ ...answer, warnings: [...(answer.warnings ?? []), ...this.#warnings] }, this.section.run, this.#last)
  }

  #say(key: RunKey, params: Readonly<Record<string, string | number>>): string {
    return runText(key, params, this.language)
  }
}

const WINDOW = 10
const CYCLE = 3

const sameFiles = (a: readonly string[], b: readonly string[]): boolean => b.length === 0 || b.some((name) => a.includes(name))
const named = (type: string, files: readonly string[]): string => (files.length === 0 ? type : `${type} (${files.slice(0, 5).join(", ")}${files.length > 5 ? ", …" : ""})`)

/** Moments that later checkpoints ask for: when the loop began and ended, the last counted round, the last transition. */
function marksAfter(marks: Marks, before: PipelineState, next: PipelineState, seq: number): Marks {
  const changed = nameOf(before) !== nameOf(next)
  return {
    ...marks,
    transition: changed ? seq : marks.transition,
    lastRound: next.rounds.length > before.rounds.length ? seq : marks.lastRound,
    loopStart: next.status === "ralph_loop" && before.status !== "ralph_loop" ? seq : marks.loopStart,
    loopEnd: next.status === "awaiting_approval" && before.status !== "awaiting_approval" ? seq : next.status === "ralph_loop" ? 0 : marks.loopEnd,
  }
}

