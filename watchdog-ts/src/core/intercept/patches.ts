// The patch envelope of `apply_patch`: its four verbs, and the text that each section makes.
import { Draft, type Text } from "./draft.ts"

interface Hunk {
  readonly heading: string
  readonly lines: string[]
}

interface Section {
  readonly verb: "Add" | "Update" | "Delete"
  readonly name: string
  moveTo: string | null
  readonly lines: string[]
  readonly hunks: Hunk[]
}

const HEADER = /^\*\*\* (Add|Update|Delete) File: (.*)$/
const MOVE = "*** Move to: "

/** Carries the sections out in the draft. A text that is no envelope does nothing: the host refuses it too. */
export function applyPatch(draft: Draft, patchText: string): void {
  for (const section of sectionsOf(patchText)) {
    const files = draft.at(section.name)
    if (section.verb === "Delete") for (const file of draft.at(section.name, false)) draft.remove(file)
    else if (section.verb === "Add") for (const file of files) draft.write(file, section.lines.map((line) => `${line}\n`).join(""))
    else for (const file of files) update(draft, file, section)
  }
}

function update(draft: Draft, file: ReturnType<Draft["at"]>[number], section: Section): void {
  const next = applyHunks(draft.read(file), section.hunks)
  if (section.moveTo === null) return draft.write(file, next)
  for (const target of draft.at(section.moveTo)) draft.write(target, next, file)
  for (const source of draft.at(section.name, false)) draft.remove(source)
}

/** Reads leniently, as hosts do: blanks around the markers, a missing end, other line endings. */
function sectionsOf(patchText: string): Section[] {
  const found: Section[] = []
  for (const raw of patchText.split("\n")) {
    const line = raw.replace(/\r$/, "")
    const header = HEADER.exec(line.trimEnd())
    const section = found.at(-1)
    if (header !== null) found.push({ verb: header[1] as Section["verb"], name: (header[2] as string).trim(), moveTo: null, lines: [], hunks: [] })
    else if (line.trim() === "*** End Patch") break
    else if (section === undefined || line.startsWith("*** End")) continue
    else if (line.startsWith(MOVE)) section.moveTo = line.slice(MOVE.length).trim()
    else if (section.verb === "Add") section.lines.push(line.startsWith("+") ? line.slice(1) : line)
    else if (line.startsWith("@@")) section.hunks.push({ heading: line.slice(2).trim(), lines: [] })
    else addToHunk(section, line)
  }
  return found
}

function addToHunk(section: Section, line: string): void {
  if (section.hunks.length === 0) section.hunks.push({ heading: "", lines: [] })
  section.hunks.at(-1)?.lines.push(line)
}

function applyHunks(text: Text, hunks: readonly Hunk[]): string | undefined {
  if (typeof text !== "string") return undefined
  const ending = text.includes("\r\n") ? "\r\n" : "\n"
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/)
  let from = 0
  for (const { heading, lines: hunk } of hunks) {
    if (heading !== "") from = Math.max(from, lines.findIndex((line, i) => i >= from && line.trim() === heading) + 1)
    const old = hunk.filter((line) => !line.startsWith("+")).map(content)
    const fresh = hunk.filter((line) => !line.startsWith("-")).map(content)
    const at = old.length > 0 ? findLines(lines, old, from) : heading !== "" ? from : lines.length
    if (at < 0) return undefined
    lines.splice(at, old.length, ...fresh)
    from = at + fresh.length
  }
  return lines.join(ending) + ending
}

const content = (line: string): string => (line === "" ? "" : line.slice(1))

/** Where the lines stand: word for word, else but for blanks at their ends, else but for blanks around them. */
function findLines(lines: readonly string[], wanted: readonly string[], from: number): number {
  for (const form of [(line: string) => line, (line: string) => line.trimEnd(), (line: string) => line.trim()]) {
    const [have, want] = [lines.map(form), wanted.map(form)]
    for (let at = from; at + want.length <= have.length; at += 1) if (want.every((line, i) => have[at + i] === line)) return at
  }
  return -1
}
