// From a tool call as the host gives it to what it means to do. The one place in which arguments of unknown shape are read;
// what has another shape than its tool wants will be refused by the host itself and means nothing here.
import type { Place } from "../paths.ts"
import { Draft } from "./draft.ts"
import { replaceText } from "./edits.ts"
import { applyPatch } from "./patches.ts"
import type { ToolCall } from "./situation.ts"
import { shellTargets } from "./shellacts.ts"
import { NOTHING, READS, type Intent } from "./targets.ts"
import { applyUnknown, commandOf, hasWritingVerb } from "./unknown.ts"

const READERS = new Set("read glob grep list question todowrite todoread skill webfetch websearch codesearch lsp invalid plan_enter plan_exit".split(" "))

/** Total: any call gives an intent. */
export function intentOf(call: ToolCall, place: Place): Intent {
  const args = fieldsOf(call.args)
  switch (call.tool) {
    case "write": return files(place, (draft) => write(draft, args))
    case "edit": return files(place, (draft) => edit(draft, args, text(args["filePath"])))
    case "multiedit": return files(place, (draft) => multiedit(draft, args))
    case "apply_patch": return files(place, (draft) => applyPatch(draft, text(args["patchText"]) ?? ""))
    case "patch": return files(place, (draft) => applyPatch(draft, text(args["patchText"]) ?? text(args["patch"]) ?? ""))
    case "bash": return shell(place, text(args["command"]), text(args["workdir"]))
    case "task": return { ...NOTHING, kind: "task", prompt: text(args["prompt"]) }
    case "tdd_checkpoint": return { ...NOTHING, kind: "checkpoint" }
    default: return READERS.has(call.tool) ? READS : unknown(call, place, args)
  }
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (args: unknown): Fields => (typeof args === "object" && args !== null && !Array.isArray(args) ? (args as Fields) : {})

const text = (value: unknown): string | null => (typeof value === "string" ? value : null)

function files(place: Place, work: (draft: Draft) => void): Intent {
  const draft = new Draft(place)
  work(draft)
  return { ...NOTHING, kind: "files", targets: draft.targets, namesAll: true, writes: true }
}

function shell(place: Place, command: string | null, workdir: string | null): Intent {
  if (command === null) return { ...NOTHING, kind: "shell", writes: true }
  return { ...NOTHING, kind: "shell", targets: shellTargets(place, command, workdir), writes: true, command }
}

function unknown(call: ToolCall, place: Place, args: Fields): Intent {
  const command = commandOf(call.tool, call.args)
  if (command !== null) return shell(place, command, text(args["cwd"]) ?? text(args["workdir"]))
  const draft = new Draft(place)
  const holdsContent = applyUnknown(draft, call.tool, call.args)
  return { ...NOTHING, targets: draft.targets, writes: holdsContent || hasWritingVerb(call.tool) }
}

function write(draft: Draft, args: Fields): void {
  const [name, content] = [text(args["filePath"]), text(args["content"])]
  if (name === null || content === null) return
  for (const file of draft.at(name)) draft.write(file, content)
}

function multiedit(draft: Draft, args: Fields): void {
  const edits = Array.isArray(args["edits"]) ? args["edits"] : []
  for (const item of edits) edit(draft, fieldsOf(item), text(fieldsOf(item)["filePath"]) ?? text(args["filePath"]))
}

/** An empty old text creates the file; a replacement that cannot be followed leaves the new text open. */
function edit(draft: Draft, args: Fields, name: string | null): void {
  const [oldText, newText] = [text(args["oldString"]), text(args["newString"])]
  if (name === null || oldText === null || newText === null) return
  for (const file of draft.at(name)) {
    const before = draft.read(file)
    if (oldText === "") draft.write(file, newText)
    else draft.write(file, typeof before === "string" ? replaceText(before, oldText, newText, args["replaceAll"] === true) : undefined)
  }
}
