// The host's side: its hooks in, our calls out. What the host hands over has any shape, so each field is looked at here.
import { z } from "zod"
import type { Language } from "../core/messages/message.ts"
import { runText } from "../core/messages/run.ts"
import { teachingText } from "../core/messages/teaching.ts"
import { afterCall, beforeCall, shellMark, type Call } from "../run/calls.ts"
import { render } from "../run/answer.ts"
import { checkpoint } from "../run/checkpoint.ts"
import { noteMessage, teach } from "../run/sessions.ts"
import { failed } from "../run/trouble.ts"
import type { Worktree } from "../run/worktree.ts"
import type { Once } from "./once.ts"

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {})
const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

export interface KnownSession {
  readonly parentID?: string
  readonly version?: string
}

/** Asks the host for a session; undefined where it does not know it. */
export type SessionOf = (session: string) => Promise<KnownSession | undefined>

/** The hooks of one plugin instance. Two instances over one worktree share `once`, so that each hook acts a single time. */
export function hooksOf(worktree: Worktree, once: Once, sessionOf: SessionOf): Record<string, unknown> {
  return {
    "tool.execute.before": async (input: unknown, output: unknown) => {
      const call = callOf(input, fieldsOf(output)["args"])
      if (!once.isFirst("before", output)) return
      const refusal = await beforeCall(worktree, call).catch((error: unknown) => failed(worktree, call, error))
      if (refusal !== null) throw new Error(refusal)
    },
    "tool.execute.after": async (input: unknown, output: unknown) => {
      const call = callOf(input, fieldsOf(input)["args"])
      if (!once.isFirst("after", output)) return
      const { output: text, metadata } = fieldsOf(output)
      await afterCall(worktree, call, { output: textOf(text), metadata: fieldsOf(metadata) }).catch((error: unknown) => failed(worktree, call, error))
    },
    "chat.message": async (input: unknown, output: unknown) => {
      if (!once.isFirst("message", output)) return
      const session = textOf(fieldsOf(input)["sessionID"])
      await learnSession(worktree, session, sessionOf)
      await noteMessage(worktree, session, isSpoken(fieldsOf(output)["parts"])).catch(() => {})
    },
    "shell.env": async (input: unknown, output: unknown) => {
      const { sessionID, callID } = fieldsOf(input)
      const { env } = fieldsOf(output)
      // A person's own command comes without a call: their shell is not the agent's.
      if (typeof callID === "string" && typeof env === "object" && env !== null) Object.assign(env, shellMark(textOf(sessionID), callID))
    },
    "experimental.chat.system.transform": async (input: unknown, output: unknown) => {
      const { system } = fieldsOf(output)
      if (!Array.isArray(system) || !once.isFirst("system", system)) return
      system.push(...teach(worktree, textOf(fieldsOf(input)["sessionID"]) || null))
    },
    event: async (input: unknown) => noteEvent(worktree, fieldsOf(fieldsOf(input)["event"])),
    tool: { tdd_checkpoint: checkpointTool(worktree) },
  }
}

/** Outside a git work tree there is nothing to guard; the tool says so, and nothing else happens. */
export function hooksWithoutTree(): Record<string, unknown> {
  return { tool: { tdd_checkpoint: toolOf("en", async () => render({ ok: false, guidance: runText("not_a_repository", {}, "en") }, null, null)) } }
}

function callOf(input: unknown, args: unknown): Call {
  const { tool, sessionID, callID } = fieldsOf(input)
  return { tool: textOf(tool), session: textOf(sessionID), call: textOf(callID), args }
}

function checkpointTool(worktree: Worktree): unknown {
  return toolOf(worktree.config().language, async (args, context) => {
    const { sessionID, callID } = context
    const actor = { session: textOf(sessionID), call: textOf(callID) || null, tool: "tdd_checkpoint", command: null }
    return checkpoint(worktree, actor, args["event"], args["payload"])
  })
}

function toolOf(language: Language, execute: (args: Fields, context: Fields) => Promise<string>): unknown {
  return {
    description: teachingText("tool", {}, language),
    args: { event: z.string(), payload: z.union([z.string(), z.record(z.string(), z.unknown())]).optional() },
    execute: (args: unknown, context: unknown): Promise<string> => execute(fieldsOf(args), fieldsOf(context)),
  }
}

/** At least one piece of text that nobody but a person made. */
function isSpoken(parts: unknown): boolean {
  return Array.isArray(parts) && parts.map(fieldsOf).some((part) => part["type"] === "text" && part["synthetic"] !== true && textOf(part["text"]).trim() !== "")
}

async function learnSession(worktree: Worktree, session: string, sessionOf: SessionOf): Promise<void> {
  if (session === "" || worktree.parents.has(session)) return
  const known = await sessionOf(session).catch(() => undefined)
  if (known !== undefined) noteSession(worktree, session, known.parentID, known.version)
}

function noteSession(worktree: Worktree, session: string, parent: unknown, version: unknown): void {
  worktree.parents.set(session, typeof parent === "string" ? parent : null)
  if (typeof version === "string") worktree.hostVersion = version
}

function noteEvent(worktree: Worktree, event: Fields): void {
  const properties = fieldsOf(event["properties"])
  if (event["type"] === "session.created") {
    const { id, parentID, version } = fieldsOf(properties["info"])
    if (typeof id === "string") noteSession(worktree, id, parentID, version)
  }
  if (event["type"] !== "message.part.updated") return
  const { type, sessionID, callID, state } = fieldsOf(properties["part"])
  if (type === "tool" && fieldsOf(state)["status"] === "error") worktree.callFailed(textOf(sessionID), textOf(callID))
}
