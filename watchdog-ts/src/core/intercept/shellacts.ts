// The acts of a shell line, carried out in a draft one after the other: what one command makes, the next one can move.
import { actsOf, runsOf, type FileAct, type Word } from "../shell/index.ts"
import { compileGlob } from "../globs.ts"
import { basename, type Located, type Place } from "../paths.ts"
import { Draft, type Text } from "./draft.ts"
import type { Target } from "./targets.ts"

/** The files that a line surely touches. `workdir` is the folder that the tool was asked to start in. */
export function shellTargets(place: Place, command: string, workdir: string | null): readonly Target[] {
  const draft = new Draft(place)
  const start = draft.at(workdir ?? ".")[0]?.absolute ?? place.launch
  for (const act of actsOf(runsOf(command, start, place.home).runs)) {
    if (act.cwd !== null || act.name.text.startsWith("/")) new Hand(draft, act).carryOut()
  }
  return draft.targets
}

/** Names in the guard's ground and on the way to it. */
const GUARDED_NAMES = [".opencode", ".git", "plugin", "plugins", "watchdog.jsonc", "watchdog.json", "opencode.json", "opencode.jsonc", "intervention"]

/** One act, in the folder in which it happens. */
class Hand {
  constructor(
    private readonly draft: Draft,
    private readonly act: FileAct,
  ) {}

  carryOut(): void {
    const { act, draft } = this
    if (!act.name.isKnown) return this.pattern()
    for (const file of this.at(act.name.text, act.kind !== "delete")) {
      if (act.kind === "delete") draft.remove(file)
      else if (act.kind === "mode") draft.touch(file)
      else if (act.kind === "into" || (act.from !== null && this.isFolder(file))) this.into(act.from)
      else if (act.kind === "append") draft.write(file, joined(draft.read(file), act.content), draft.originOf(file))
      else if (act.kind === "change") draft.write(file, undefined, draft.originOf(file))
      else draft.write(file, act.from === null ? (act.content ?? undefined) : this.copied(act.from), this.origin(act.from))
    }
  }

  private at(name: string, follow = true): readonly Located[] {
    return this.draft.at(name, follow, this.act.cwd ?? "/")
  }

  /** `rm dir/*`: the disk is not listed; only names that matter are tried, and the pattern itself tells the folder. */
  private pattern(): void {
    const { kind, name } = this.act
    const at = name.text.lastIndexOf("/") + 1
    const [folder, last] = [name.text.slice(0, at), name.text.slice(at)]
    const fits = compileGlob(last)
    const hits = GUARDED_NAMES.filter((guarded) => fits(guarded) && (!guarded.startsWith(".") || last.startsWith(".")))
    for (const hit of [last, ...hits]) for (const file of this.at(folder + hit, false)) kind === "delete" ? this.draft.remove(file) : this.draft.touch(file)
  }

  private into(from: Word | null): void {
    if (from === null || !from.isKnown) return
    for (const file of this.at(`${this.act.name.text}/${basename(from.text)}`)) this.draft.write(file, this.copied(from), this.origin(from))
  }

  private isFolder({ absolute }: Located): boolean {
    return this.act.name.text.endsWith("/") || this.draft.place.look.kind(absolute) === "folder"
  }

  private source(from: Word | null): Located | null {
    return from === null || !from.isKnown ? null : (this.at(from.text)[0] ?? null)
  }

  private origin(from: Word | null): Located | null {
    const file = this.source(from)
    return file === null ? null : (this.draft.originOf(file) ?? file)
  }

  private copied(from: Word): string | undefined {
    const file = this.source(from)
    return file === null ? undefined : (this.draft.read(file) ?? undefined)
  }
}

const joined = (text: Text, more: string | null): string | undefined => (text === undefined || more === null ? undefined : (text ?? "") + more)
