// The acts of a shell line, carried out in a draft.
import { actsOf, runsOf, type FileAct } from "../shell/index.ts"
import { basename, type Place } from "../paths.ts"
import { Draft, type Text } from "./draft.ts"
import type { Target } from "./targets.ts"

/** The files that a line surely touches. `workdir` is the folder that the tool was asked to start in. */
export function shellTargets(place: Place, command: string, workdir: string | null): readonly Target[] {
  const start = new Draft(place).at(workdir ?? ".")[0]?.absolute ?? place.launch
  const { runs } = runsOf(command, start, place.home)
  const targets: Target[] = []
  for (const act of actsOf(runs)) {
    if (act.cwd === null && !act.name.text.startsWith("/")) continue
    const draft = new Draft(place, act.cwd ?? "/")
    carryOut(draft, act)
    targets.push(...draft.targets)
  }
  return targets
}

function carryOut(draft: Draft, act: FileAct): void {
  if (!act.name.isKnown) return pattern(draft, act)
  for (const file of draft.at(act.name.text, act.kind !== "delete")) {
    if (act.kind === "delete") draft.remove(file)
    else if (act.kind === "mode") draft.touch(file)
    else if (act.kind === "into" || (act.from !== null && isFolder(draft, file.absolute, act.name.text))) into(draft, act)
    else if (act.kind === "append") draft.write(file, joined(draft.read(file), act.content))
    else draft.write(file, act.from === null ? (act.content ?? undefined) : copied(draft, act.from.text), originOf(draft, act))
  }
}

/** `rm dir/*`: what matches is not looked up; the folder itself stands for it. */
function pattern(draft: Draft, act: FileAct): void {
  const folder = act.name.text.slice(0, act.name.text.lastIndexOf("/") + 1)
  if (folder === "" || act.name.text.includes("\0") || /[*?[{]/.test(folder)) return
  for (const file of draft.at(folder)) act.kind === "delete" ? draft.remove(file) : draft.touch(file)
}

function into(draft: Draft, act: FileAct): void {
  if (act.from === null || !act.from.isKnown) return
  const name = `${act.name.text}/${basename(act.from.text)}`
  for (const file of draft.at(name)) draft.write(file, copied(draft, act.from.text), originOf(draft, act))
}

const isFolder = (draft: Draft, absolute: string, name: string): boolean => name.endsWith("/") || draft.place.look.kind(absolute) === "folder"

const originOf = (draft: Draft, { from }: FileAct): Target["origin"] => (from === null || !from.isKnown ? null : (draft.at(from.text)[0] ?? null))

function copied(draft: Draft, from: string): string | undefined {
  const [file] = draft.at(from)
  return file === undefined ? undefined : (draft.read(file) ?? undefined)
}

const joined = (text: Text, more: string | null): string | undefined => (text === undefined || more === null ? undefined : (text ?? "") + more)
