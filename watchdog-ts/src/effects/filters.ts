// Content filters that a repository names in its own configuration. A status runs them, so they are switched off for it;
// those of the person's own configuration (Git LFS, for most) stay on, since without them every such file looks changed.
import { fields, git, type Setting } from "./git.ts"

/** What `git lfs install --local` writes: the person's own program. */
const OF_LFS: ReadonlySet<string> = new Set(["git-lfs clean -- %f", "git-lfs clean %f", "git-lfs filter-process"])
const PROGRAMS: readonly string[] = ["clean", "process"]
const OWN_SCOPES: ReadonlySet<string> = new Set(["system", "global"])

interface Entry {
  readonly isOwn: boolean
  readonly key: string
  readonly value: string
}

export type FilterAnswer = { readonly ok: true; readonly settings: readonly Setting[] } | { readonly ok: false; readonly problem: string }

/** The settings under which a status of `root` starts no program that the repository names. */
export async function foreignFilters(root: string): Promise<FilterAnswer> {
  // Where there are none git says so by its exit status; a configuration that it cannot read stops the status as well.
  const { stdout } = await git(root, ["config", "-z", "--show-scope", "--get-regexp", "^(filter|lfs\\.extension)\\."])
  const entries = entriesOf(fields(stdout))
  if (entries.some(({ isOwn, key }) => !isOwn && key.includes("\ufffd"))) return { ok: false, problem: "a filter of the repository has a name that is no text: take it out of .git/config" }
  return { ok: true, settings: switchedOff(entries) }
}

/** Scope and entry take turns; the value stands behind the first line break. */
function entriesOf(parts: readonly string[]): Entry[] {
  return parts.flatMap((scope, at) => {
    const [key = "", ...value] = (parts[at + 1] ?? "").split("\n")
    return at % 2 === 0 ? [{ isOwn: OWN_SCOPES.has(scope), key, value: value.join("\n") }] : []
  })
}

/** Only what the repository names is set: an empty `process` would switch off the person's `clean` too. */
function switchedOff(entries: readonly Entry[]): Setting[] {
  const programs = entries.filter(({ key }) => key.startsWith("filter.") && PROGRAMS.includes(key.slice(key.lastIndexOf(".") + 1)))
  const foreign = programs.filter(({ isOwn, value }) => !isOwn && !OF_LFS.has(value)).map(({ key }): Setting => [key, ownValue(entries, key)])
  // Git LFS starts the programs of its extensions, which a repository can name too.
  const hasExtension = entries.some(({ isOwn, key }) => !isOwn && key.startsWith("lfs.extension."))
  const extended = hasExtension ? programs.filter(({ value }) => /git-lfs/.test(value)).map(({ key }): Setting => [key, ""]) : []
  const off = new Map([...foreign, ...extended])
  for (const key of [...off.keys()]) off.set(`${key.slice(0, key.lastIndexOf("."))}.required`, "false")
  return [...off]
}

/** What the person's own configuration says; empty, which is no program, where it says nothing. */
const ownValue = (entries: readonly Entry[], wanted: string): string => entries.findLast(({ isOwn, key }) => isOwn && key === wanted)?.value ?? ""
