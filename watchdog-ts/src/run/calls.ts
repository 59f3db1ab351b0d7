// A tool call's two hooks. Before: the verdict, at once and without waiting; then one manifest, so that what the call
// changes can be told from what was there. After: what it did, what tests it ran, what it left running.
import path from "node:path"
import type { CallInFlight } from "../core/attribution.ts"
import { noteEnd, noteRead, born } from "../core/reviewers.ts"
import { resolve } from "../core/life.ts"
import { leavesBackground } from "../core/shell/index.ts"
import { readsOf, verdict, type Allowed, type RefusedCall } from "../core/intercept/index.ts"
import { MARK, liveMarks } from "../effects/processes.ts"
import { runText } from "../core/messages/run.ts"
import { scanPrompt } from "../core/prompts.ts"
import { isReviewed } from "./checks.ts"
import { carryOut, hasNews } from "./decisions.ts"
import { logLive } from "./live.ts"
import { keyOfCall, observe } from "./observe.ts"
import type { Actor, Section } from "./section.ts"
import { placeOf, situationOf } from "./situation.ts"
import { rememberReports } from "./testreports.ts"
import { noteTestRun } from "./testruns.ts"
import type { Worktree } from "./worktree.ts"

/** A call as any host describes it: `args` as they came, nothing about them is known yet. */
export interface Call {
  readonly tool: string
  readonly session: string
  readonly call: string
  readonly args: unknown
}

/** What a finished call left behind: the host's metadata, of any shape. */
export interface Outcome {
  readonly output: string
  readonly metadata: Readonly<Record<string, unknown>>
}

const CHECKPOINT = "tdd_checkpoint"
const SKILL = "tdd-pipeline"

/** Null where the call may run; else the text that refuses it. */
export async function beforeCall(worktree: Worktree, call: Call): Promise<string | null> {
  if (worktree.isOff()) return null
  if (!worktree.services.store.isReadable()) throw new Error("its state cannot be read")
  worktree.callsSeen++
  if (hasNews(worktree)) await worktree.section((section) => carryOut(worktree, section))
  await askIgnored(worktree, call)
  const said = verdict(call, situationOf(worktree, call))
  if (said.kind === "refuse") {
    await noteRefusal(worktree, call, said)
    return said.message + foreignRun(worktree, call)
  }
  const { run } = worktree.peek()
  if (run === null) return null
  dropEnded(worktree, call)
  const actor = actorOf(call)
  if (said.readOnly || call.tool === CHECKPOINT || call.tool === "task") {
    if (!run.liveSessions.includes(call.session)) await worktree.section(async (section) => section.run === null ? undefined : logLive(worktree, section, actor))
    return null
  }
  if (isMalformed(call)) return null
  await worktree.section((section) => begin(worktree, section, call, said, actor))
  return null
}

const WANTED: Readonly<Record<string, readonly string[]>> = { bash: ["command"], write: ["filePath", "content"], edit: ["filePath", "newString"], apply_patch: ["patchText"] }

/** Arguments that the host itself refuses after this hook: the call will do nothing, and its second hook never comes. */
function isMalformed({ tool, args }: Call): boolean {
  const fields = typeof args === "object" && args !== null ? (args as Readonly<Record<string, unknown>>) : {}
  return tool === "invalid" || (WANTED[tool] ?? []).some((name) => typeof fields[name] !== "string")
}

/** Whether the files that a call names are ignored is asked before the verdict, which itself waits for nothing. */
async function askIgnored(worktree: Worktree, call: Call): Promise<void> {
  if (worktree.peek().run === null) return
  const names = namedBy(call.args).map((name) => path.posix.relative(worktree.place.root, path.posix.resolve(worktree.launch, name)))
  const inside = names.filter((name) => name !== "" && !name.startsWith("../"))
  if (inside.length > 0) await worktree.ignore(worktree.peekSection())?.notIgnored(inside)
}

function namedBy(args: unknown): string[] {
  if (typeof args !== "object" || args === null) return []
  const { filePath, path: file, patchText } = args as Readonly<Record<string, unknown>>
  const patched = typeof patchText === "string" ? [...patchText.matchAll(/^\*\*\* (?:Add File|Update File|Move to): (.{1,4096})$/gm)].map(([, name]) => name ?? "") : []
  return [filePath, file].filter((name): name is string => typeof name === "string" && name.length < 4_096 && !name.includes("\0")).concat(patched)
}

/** A refusal in a session that knows nothing of the run says whose it is, and how a person ends it. */
function foreignRun(worktree: Worktree, call: Call): string {
  const { run } = worktree.peek()
  if (run === null || worktree.rootOf(call.session) === run.pipeline.owner) return ""
  const { description, run_id, times } = run.pipeline
  return ` ${runText("foreign_run", { description, run: run_id, since: times.runStarted }, run.config.language)}`
}

async function begin(worktree: Worktree, section: Section, call: Call, said: Allowed, actor: Actor): Promise<void> {
  if (section.run === null) return
  logLive(worktree, section, actor)
  await observe(worktree, section, actor)
  pruneBackground(section)
  const { pipeline, seq } = section.live
  const inFlight: CallInFlight = {
    session: call.session, call: call.call, tool: call.tool, files: said.names, phase: pipeline.phase, command: actor.command, seq: worktree.nextOrder(),
  }
  worktree.inFlight.set(keyOfCall(call.session, call.call), inFlight)
  worktree.begun.set(keyOfCall(call.session, call.call), seq)
  if (actor.command !== null) rememberReports(worktree, keyOfCall(call.session, call.call))
}

/** A refused call has done nothing, so nothing stays open: it was told, there and then. */
async function noteRefusal(worktree: Worktree, call: Call, said: RefusedCall): Promise<void> {
  await worktree.section(async (section) => {
    if (section.run === null) return
    const actor = actorOf(call)
    const severity = said.signal === null ? "info" : "block"
    const entry = section.log({ event: "intercepted", signal: said.signal, severity, actor, files: said.files, detail: said.detail })
    if (said.signal === null) return
    section.update({ open: [...section.live.open, { entry, answered: true, decision: null, seen: true }] })
    section.settle(resolve(section.live.open, [entry.id], "told"), actor)
    const { refusals, checkpoints } = section.live
    section.update({ refusals: { ...refusals, [said.signal]: [...new Set([...(refusals[said.signal] ?? []), checkpoints])].slice(-20) } })
  })
}

/**
 * Calls whose second hook never came: the host says nothing when a call fails. Within one turn all first hooks come before
 * any second one, so a first hook that follows a second one belongs to a later turn, and what began before is over.
 */
function dropEnded(worktree: Worktree, call: Call): void {
  const ended = worktree.lastEnded.get(call.session) ?? -1
  for (const [key, other] of worktree.inFlight) if (other.session === call.session && other.seq < ended) worktree.failed.add(key)
}

export async function afterCall(worktree: Worktree, call: Call, outcome: Outcome): Promise<void> {
  if (call.tool === "skill" && nameOfSkill(call.args) === SKILL) worktree.skilled.add(call.session)
  if (worktree.peek().run === null) return worktree.forget(keyOfCall(call.session, call.call))
  const key = keyOfCall(call.session, call.call)
  const inFlight = worktree.inFlight.get(key)
  if (inFlight !== undefined) worktree.lastEnded.set(call.session, Math.max(worktree.lastEnded.get(call.session) ?? -1, inFlight.seq))
  if (inFlight === undefined && call.tool !== "task" && !worktree.parents.get(call.session)) return
  const ending = worktree.section(async (section) => {
    if (section.run === null) return
    if (call.tool === "task") return endTask(worktree, section, call, outcome)
    noteReads(worktree, section, call)
    if (inFlight !== undefined) await end(worktree, section, call, outcome, inFlight)
  })
  await ending.finally(() => worktree.callFailed(call.session, call.call)) // over in any case: nobody may wait for it
  worktree.forget(key)
  await worktree.greenKept()
}

async function end(worktree: Worktree, section: Section, call: Call, outcome: Outcome, inFlight: CallInFlight): Promise<void> {
  const actor = actorOf(call)
  const mark = markOf(call.session, call.call)
  const marks = liveMarks()
  await observe(worktree, section, actor)
  const sticky = inFlight.command !== null && isHandedOver(inFlight.command, marks !== null)
  if (sticky || marks?.has(mark) === true) {
    section.update({ background: [...section.live.background, { session: call.session, call: call.call, phase: inFlight.phase, sticky }] })
  }
  worktree.inFlight.delete(keyOfCall(call.session, call.call))
  if (section.live.open.some(({ answered }) => !answered)) worktree.services.engine.standBy()
  if (inFlight.command !== null) await noteTestRun(worktree, section, actor, inFlight.command, folderOf(worktree, call), outcome, worktree.begun.get(keyOfCall(call.session, call.call)) ?? 0)
}

/** Given to a program outside the shell, or left running where marks cannot be seen: the call stays answerable for good. */
const isHandedOver = (command: string, seesMarks: boolean): boolean =>
  leavesBackground(command) && (!seesMarks || /\b(at|batch|crontab|systemd-run)\b/.test(command))

/** What a call left running is answerable for until its processes are gone. */
function pruneBackground(section: Section): void {
  const marks = liveMarks()
  if (marks === null || section.live.background.length === 0) return
  const alive = section.live.background.filter(({ session, call, sticky }) => sticky || marks.has(markOf(session, call)))
  if (alive.length !== section.live.background.length) section.update({ background: alive })
}

function noteReads(worktree: Worktree, section: Section, call: Call): void {
  const parent = worktree.parents.get(call.session)
  if (parent == null) return
  const { files, everything } = readsOf(call.tool, call.args, placeOf(worktree))
  const children = born(section.live.children, call.session, parent, section.live.seq)
  section.update({ children: noteRead(children, call.session, files, everything) })
}

function endTask(worktree: Worktree, section: Section, call: Call, outcome: Outcome): void {
  const child = outcome.metadata["sessionId"]
  if (typeof child !== "string") return
  worktree.parents.set(child, call.session)
  const seq = section.tick()
  section.update({ children: noteEnd(born(section.live.children, child, call.session, seq), child, seq) })
  noteContamination(worktree, section, call)
}

/** A reviewer that ran with a prompt which should have been refused: what it found is recorded as it is, with that said. */
function noteContamination(worktree: Worktree, section: Section, call: Call): void {
  const prompt = typeof call.args === "object" && call.args !== null && "prompt" in call.args && typeof call.args.prompt === "string" ? call.args.prompt : ""
  if (section.live.pipeline.status !== "ralph_loop" || !isReviewed(worktree, section)) return
  const matches = scanPrompt(prompt)
  if (matches.length > 0) section.raise("ralph-prompt-contamination", { matches }, [], actorOf(call))
}

const markOf = (session: string, call: string): string => `${session}/${call}`

/** What a shell of the agent gets into its environment, and everything that it starts inherits. */
export const shellMark = (session: string, call: string): Record<string, string> => ({ [MARK]: markOf(session, call) })

export function actorOf(call: Call): Actor {
  const command = typeof call.args === "object" && call.args !== null && "command" in call.args && typeof call.args.command === "string" ? call.args.command : null
  return { session: call.session, call: call.call, tool: call.tool, command: call.tool === "bash" ? command : null }
}

/** The folder in which a shell call starts; absolute. */
function folderOf(worktree: Worktree, { args }: Call): string {
  const given = typeof args === "object" && args !== null && "workdir" in args && typeof args.workdir === "string" ? args.workdir : "."
  return path.posix.resolve(worktree.launch, given)
}

function nameOfSkill(args: unknown): string | null {
  return typeof args === "object" && args !== null && "name" in args && typeof args.name === "string" ? args.name : null
}
