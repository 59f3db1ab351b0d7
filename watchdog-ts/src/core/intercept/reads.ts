// Which files a call reads: a reviewer must have looked at the work, by whatever tool.
import { locate, type Located, type Place } from "../paths.ts"
import { runsOf, type Run } from "../shell/index.ts"

export interface Reads {
  /** Relative paths of files that the call names. */
  readonly files: readonly string[]
  /** Whether it shows changes or contents of the tree at large, as `git diff` and `grep -r` do. */
  readonly everything: boolean
}

const SHOWS = new Set("cat head tail less more sed awk grep egrep rg bat nl tac wc od xxd diff cmp python python3 view batcat".split(" "))
const SEARCHES = new Set("grep egrep rg ag ack".split(" "))
const GIT_SHOWS = new Set("diff show log blame grep cat-file".split(" "))

/** Total: arguments of any other shape read nothing. */
export function readsOf(tool: string, args: unknown, place: Place): Reads {
  const fields = typeof args === "object" && args !== null ? (args as Readonly<Record<string, unknown>>) : {}
  const command = fields["command"]
  if (tool === "bash") return typeof command === "string" ? shellReads(command, place) : { files: [], everything: false }
  const named = ["filePath", "file_path", "path", "uri"].map((key) => fields[key]).find((value) => typeof value === "string")
  const everything = tool === "grep"
  return { files: typeof named === "string" ? relatives(locate(named, place.launch, place)) : [], everything }
}

function shellReads(command: string, place: Place): Reads {
  const { runs } = runsOf(command, place.launch, place.home)
  return { files: [...new Set(runs.flatMap((run) => filesOf(run, place)))], everything: runs.some(showsAll) }
}

function filesOf(run: Run, place: Place): string[] {
  const isGit = run.name === "git"
  if (!SHOWS.has(run.name) && !isGit) return []
  const fed = run.command.redirects.flatMap(({ operator, target }) => (operator === "<" && target !== null ? [target] : []))
  const names = [...run.args, ...fed].filter(({ text, isKnown }) => isKnown && text !== "" && !text.startsWith("-")).map(({ text }) => (isGit ? text.slice(text.indexOf(":") + 1) : text))
  return run.cwd === null ? [] : names.flatMap((name) => relatives(locate(name, run.cwd as string, place)).filter((path) => place.look.kind(`${place.root}/${path}`) === "file"))
}

function showsAll(run: Run): boolean {
  if (run.name === "git") return run.args.some(({ text }) => GIT_SHOWS.has(text)) && !run.args.some(({ text }) => text === "--" || isNamed(text.replace(/\.\.\.?/, "")))
  if (SEARCHES.has(run.name)) return run.name === "rg" || run.name === "ag" || run.name === "ack" || run.args.some(({ text }) => /^-[a-zA-Z]*[rR]|^--recursive/.test(text))
  return SHOWS.has(run.name) && run.args.some(({ isKnown }) => !isKnown)
}

/** Something that could name a file or a folder. */
const isNamed = (text: string): boolean => !text.startsWith("-") && /[/.:]/.test(text.slice(1)) && !text.includes("\n")

const relatives = (found: readonly Located[]): string[] => found.flatMap(({ relative }) => (relative === null || relative === "" ? [] : [relative]))
