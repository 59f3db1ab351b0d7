// The targets of a kind that a rule is about, with both texts, after what people and ignore rules take out.
import { createHash } from "node:crypto"
import { classify, type FileKind } from "../classify.ts"
import { PROJECT_FILES } from "../names.ts"
import type { Located } from "../paths.ts"
import { decode, readText, type Text } from "./draft.ts"
import type { Situation } from "./situation.ts"
import type { Intent, Target } from "./targets.ts"

export interface Judged {
  readonly path: string
  readonly target: Target
  readonly base: Text
}

export interface Split {
  readonly certain: readonly string[]
  readonly unsure: readonly string[]
}

/** The targets inside the work tree whose kind `wants`, none of them ignored or excepted, and all of them really changing. */
export function judgedTargets(intent: Intent, situation: Situation, wants: (kind: FileKind, target: Target) => boolean): readonly Judged[] {
  if (intent.kind === "shell" && !situation.judgesShell) return []
  return intent.targets.flatMap((target) => {
    const path = target.file.relative
    if (path === null || path === "" || target.act === "mode" || !wants(kindOf(path, target, situation), target)) return []
    if (situation.isExcepted(path, contentId(target)) || situation.isIgnored(path)) return []
    return [{ path, target, base: baseText(target.file, situation) }]
  })
}

export function baseText({ absolute, relative }: Located, situation: Situation): Text {
  const bytes = relative === null ? undefined : situation.baseOf(relative)
  if (bytes === undefined) return relative === null ? readText(situation.place, absolute) : undefined
  return bytes === null ? null : decode(bytes)
}

/** A `#!` counts in the text that is to be written, and in the one that is there. */
export function kindOf(path: string, { next, file }: Target, { config, place, ignoreCase }: Situation): FileKind {
  const lastStep = path.slice(path.lastIndexOf("/") + 1)
  const head = lastStep.includes(".") ? "" : (next ?? readText(place, file.absolute) ?? "").slice(0, 200)
  const isProject = (folder: string): boolean => PROJECT_FILES.some((name) => place.look.kind(`${place.root}/${folder}/${name}`) === "file")
  return classify(path, config.paths, { head, ignoreCase, isProject }).kind
}

function contentId({ next }: Target): string | null {
  if (next === undefined) return null
  return next === null ? "absent" : createHash("sha256").update(next, "utf8").digest("hex")
}
