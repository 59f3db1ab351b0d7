// Tools that nobody has described: file servers and whatever a project plugs in. Their arguments are searched for pairs of a
// path and a content, their name for a verb.
import type { Draft } from "./draft.ts"
import { replaceText } from "./edits.ts"

const PATHS = "filePath file_path filepath path file uri filename file_name target_file targetFile absolute_path relative_path relative_workspace_path notebook_path source src from old_path oldPath".split(" ")
const CONTENTS = "content contents text file_text fileText new_content newContent body data code new_source newText new_text".split(" ")
const OLD = "oldString old_string old_str oldText old_text search".split(" ")
const NEW = "newString new_string new_str newText new_text replace replacement".split(" ")
const TARGETS = "destination dest to target new_path newPath target_path targetPath".split(" ")
const WRITING = new Set("write create edit update delete remove move rename patch apply replace insert append save put copy modify overwrite upload touch format refactor unlink rm mv cp set add change fix generate scaffold".split(" "))
const REMOVING = new Set("delete remove unlink rm".split(" "))
const MOVING = new Set("move rename mv".split(" "))
const SHELLS = new Set("bash shell exec execute run terminal command sh zsh process".split(" "))
const MAX_RECORDS = 500
const MAX_DEPTH = 6

type Fields = Readonly<Record<string, unknown>>

/** The words of a tool's name: `mcp_fs_writeFile` is mcp, fs, write, file. */
export function wordsOf(tool: string): readonly string[] {
  return tool.slice(0, 200).replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z\d]+/)
}

export const hasWritingVerb = (tool: string): boolean => wordsOf(tool).some((word) => WRITING.has(word))

/** The line of a tool that is a shell under another name, or null. */
export function commandOf(tool: string, args: unknown): string | null {
  if (!isFields(args) || !wordsOf(tool).some((word) => SHELLS.has(word))) return null
  const command = first(args, ["command", "cmd", "script", "commandLine", "command_line"])
  if (Array.isArray(args["args"]) && command !== null) return [command, ...args["args"].map((arg) => (typeof arg === "string" ? quote(arg) : ""))].join(" ")
  return command
}

/** Carries out in the draft what the arguments seem to ask for. True where some argument holds content for a path. */
export function applyUnknown(draft: Draft, tool: string, args: unknown): boolean {
  const words = wordsOf(tool)
  const records = recordsOf(args)
  const holdsContent = records.filter((record) => applyContent(draft, record)).length > 0
  const named = new Set(draft.targets.map(({ file }) => file.absolute))
  const verb = words.some((word) => REMOVING.has(word)) ? "remove" : words.some((word) => MOVING.has(word)) ? "move" : hasWritingVerb(tool) ? "write" : "none"
  for (const record of records) applyVerb(draft, record, verb, named)
  return holdsContent
}

/** Content or a replacement for a path: that is a write, whatever the tool is called. */
function applyContent(draft: Draft, record: Fields): boolean {
  const [name, content] = [first(record, PATHS), first(record, CONTENTS)]
  const [oldText, newText] = [first(record, OLD), first(record, NEW)]
  if (name === null || first(record, TARGETS) !== null) return false
  for (const file of draft.at(name)) {
    if (oldText !== null && newText !== null) edit(draft, file, oldText, newText)
    else if (content !== null) draft.write(file, content)
  }
  return content !== null || (oldText !== null && newText !== null)
}

/** A bare path means what the tool's name says. */
function applyVerb(draft: Draft, record: Fields, verb: "remove" | "move" | "write" | "none", named: ReadonlySet<string>): void {
  const [name, to] = [first(record, PATHS), first(record, TARGETS)]
  if (name === null || verb === "none") return
  for (const file of draft.at(name)) {
    if (to !== null) move(draft, file, to, verb === "move")
    else if (named.has(file.absolute)) continue
    else if (verb === "remove") draft.remove(file)
    else draft.write(file, undefined)
  }
}

function move(draft: Draft, file: ReturnType<Draft["at"]>[number], to: string, leaves: boolean): void {
  const text = draft.read(file)
  for (const target of draft.at(to)) draft.write(target, text ?? undefined, file)
  if (leaves) draft.remove(file)
}

function edit(draft: Draft, file: ReturnType<Draft["at"]>[number], oldText: string, newText: string): void {
  const text = draft.read(file)
  draft.write(file, typeof text === "string" ? replaceText(text, oldText, newText, false) : undefined)
}

/** Every object in the arguments that could describe a file, outermost first; a list of paths counts as objects with a path. */
function recordsOf(args: unknown): Fields[] {
  const found: Fields[] = []
  const visit = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || found.length >= MAX_RECORDS) return
    if (Array.isArray(value)) for (const item of value) visit(typeof item === "string" ? { path: item } : item, depth + 1)
    else if (isFields(value)) {
      found.push(value)
      for (const [key, inner] of Object.entries(value)) if (typeof inner === "object" && inner !== null) visit(withPath(value, key, inner), depth + 1)
    }
  }
  visit(typeof args === "string" ? parse(args) : args, 0)
  return found
}

/** Edits in a list share the path of the object that they lie in. */
function withPath(outer: Fields, key: string, inner: object): unknown {
  const path = first(outer, PATHS)
  if (key !== "edits" || path === null || !Array.isArray(inner)) return inner
  return inner.map((item: unknown) => (isFields(item) && first(item, PATHS) === null ? { ...item, path } : item))
}

function first(record: Fields, keys: readonly string[]): string | null {
  for (const key of keys) if (typeof record[key] === "string") return record[key]
  return null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value)

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
