// Reads the work tree into a manifest: one `git status`, one `ls-files -v`, and an lstat for every path that matters.
import { ABSENT, type Manifest, type PathState } from "../core/manifest.ts"
import { foreignFilters } from "./filters.ts"
import { fields, git, type GitAnswer } from "./git.ts"
import type { BaseIgnore } from "./ignore.ts"
import { filesBelow, inTheWay, isUnreadable, lookAt } from "./tree.ts"

export type ManifestAnswer = { readonly ok: true; readonly manifest: Manifest } | { readonly ok: false; readonly problem: string }

/** Status and flags are both asked of git each time: neither is trusted to tell the other's part. */
export async function takeManifest(root: string, previous: Manifest | null, rules: BaseIgnore | null): Promise<ManifestAnswer> {
  const [status, flags] = await Promise.all([
    askStatus(root),
    git(root, ["ls-files", "-v", "-z"]),
  ])
  if (!status.ok || !flags.ok) return { ok: false, problem: status.problem || flags.problem }
  const seen = readStatus(fields(status.stdout))
  const dirty = new Set(seen.paths)
  for (const name of [...(await hiddenFiles(root, seen.ignored, rules)), ...seen.untrackedFolders.flatMap((folder) => filesBelow(root, folder))]) dirty.add(name)
  const tracked = fields(flags.stdout)
  const names = new Set([...(previous?.entries.keys() ?? []), ...dirty, ...flagged(tracked), ...shut(root, tracked)])
  const entries = new Map<string, PathState>()
  const isBehindLink = behindLinks(root)
  for (const name of [...names].sort()) {
    const before = previous?.entries.get(name)
    const now = isBehindLink(name) ? ABSENT : lookAt(root, name, before)
    const isSettled = isGone(now, before, dirty.has(name)) && previous?.head === seen.head
    if (!isSettled) entries.set(name, now)
  }
  return { ok: true, manifest: { head: seen.head, entries, dirty: [...dirty].sort(), ignored: seen.ignored } }
}

/** Submodules are asked no more than where their HEAD is: their own configuration names filters too. */
async function askStatus(root: string): Promise<GitAnswer> {
  const filters = await foreignFilters(root)
  if (!filters.ok) return { ok: false, stdout: Buffer.alloc(0), problem: filters.problem }
  const args = ["status", "--porcelain=v2", "--branch", "-z", "--untracked-files=all", "--ignored=matching", "--ignore-submodules=dirty"]
  return git(root, args, undefined, filters.settings)
}

/** Gone for a second time, and in HEAD too: where it comes back it is dirty, or HEAD moves, and being new here it has changed. */
const isGone = (now: PathState, before: PathState | undefined, isDirty: boolean): boolean => now.kind === "absent" && before?.kind === "absent" && !isDirty

/** What git ignores now and the rules of the base did not. */
async function hiddenFiles(root: string, ignored: readonly string[], rules: BaseIgnore | null): Promise<string[]> {
  if (rules === null) return []
  const names = await rules.notIgnored(ignored)
  const below = names.filter((name) => name.endsWith("/")).flatMap((folder) => filesBelow(root, folder))
  return [...names.filter((name) => !name.endsWith("/")), ...(await rules.notIgnored(below))]
}

/** The paths in which two commits differ. */
export async function movedPaths(root: string, older: string | null, newer: string | null): Promise<string[]> {
  if (older === newer || older === null || newer === null) return []
  const answer = await git(root, ["diff", "--raw", "-z", "--no-renames", "--no-abbrev", "--no-textconv", "--no-ext-diff", older, newer])
  return answer.ok ? fields(answer.stdout).filter((_, index) => index % 2 === 1) : []
}

interface Status {
  head: string | null
  paths: string[]
  ignored: string[]
  untrackedFolders: string[]
}

/** Porcelain v2 with -z: one record a field, except that a renamed path (`2`) is followed by the name it had. */
function readStatus(records: readonly string[]): Status {
  const status: Status = { head: null, paths: [], ignored: [], untrackedFolders: [] }
  for (let i = 0; i < records.length; i++) {
    const record = records[i] ?? ""
    if (record.startsWith("# branch.oid ")) status.head = record.slice(13) === "(initial)" ? null : record.slice(13)
    else if (record.startsWith("1 ")) status.paths.push(after(record, 8))
    else if (record.startsWith("u ")) status.paths.push(after(record, 10))
    else if (record.startsWith("2 ")) status.paths.push(after(record, 9), records[++i] ?? "")
    else if (record.startsWith("? ")) (record.endsWith("/") ? status.untrackedFolders : status.paths).push(record.slice(2))
    else if (record.startsWith("! ")) status.ignored.push(record.slice(2))
  }
  return status
}

/** What follows the n-th blank of a record: its path, which may hold blanks itself. */
function after(record: string, blanks: number): string {
  let at = 0
  for (let i = 0; i < blanks; i++) at = record.indexOf(" ", at) + 1
  return record.slice(at)
}

/** Paths that git was told not to look at: a lower-case tag is assume-unchanged, `S` is skip-worktree. */
const flagged = (lines: readonly string[]): string[] =>
  lines.filter((line) => /^[a-zS] /.test(line)).map((line) => line.slice(2))

/**
 * Files whose permissions keep their owner from reading them. Git itself reports them as changed, unless it runs as a
 * user whom no permission stops; then only a look at each file tells. Names that may be a test's are enough: nothing
 * else is held in such a state.
 */
function shut(root: string, lines: readonly string[]): string[] {
  if (process.getuid?.() !== 0) return []
  return lines.map((line) => line.slice(2)).filter((name) => MAY_BE_A_TEST.test(name) && isUnreadable(root, name))
}

const MAY_BE_A_TEST = /test|spec|snap|fixture|golden|mock/i

/** Whether a link stands in the place of one of a path's folders: for git the path is gone, whatever lies behind it. */
function behindLinks(root: string): (name: string) => boolean {
  const known = new Map<string, boolean>()
  return (name) => {
    const folder = name.slice(0, name.lastIndexOf("/") + 1)
    const answer = known.get(folder) ?? inTheWay(root, name) !== null
    known.set(folder, answer)
    return answer
  }
}
