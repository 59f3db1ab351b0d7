// Which files the programs of a line surely write, and with what, where that is to be seen. A program that is not in the
// table may write anything; nothing is claimed about it.
import { contentOf } from "./content.ts"
import type { Run } from "./runs.ts"
import type { Redirect, Word } from "./script.ts"

export interface FileAct {
  /** "change": some new content; "mode": bits or times only; "into": below the folder `name`. */
  readonly kind: "write" | "append" | "change" | "delete" | "mode" | "into"
  readonly name: Word
  readonly cwd: string | null
  /** What is written or appended; null where it is not to be seen. */
  readonly content: string | null
  /** The file that is copied or moved here. */
  readonly from: Word | null
}

const WRITES = new Set([">", ">|", "&>", "<>"])
const APPENDS = new Set([">>", "&>>"])
const NOWHERE = /^\/dev\/(null|stdout|stderr|tty|fd\/\d+|zero|full)$/

/** The acts of all runs, in order. A name that an expansion decides is left out, save as a pattern for "delete". */
export function actsOf(runs: readonly Run[]): FileAct[] {
  return runs.flatMap((run, i) => [...redirectActs(run, runs, i), ...programActs(run, runs, i)])
}

/** Whether a redirection writes to a file. */
export function isFileRedirect({ operator, target }: Redirect): boolean {
  if (target === null || NOWHERE.test(target.text)) return false
  if (operator === ">&") return !/^(\d+|-)$/.test(target.text)
  return WRITES.has(operator) || APPENDS.has(operator)
}

function redirectActs(run: Run, runs: readonly Run[], at: number): FileAct[] {
  return run.command.redirects.filter(isFileRedirect).map((redirect) => {
    const kind = APPENDS.has(redirect.operator) ? "append" : "write"
    return { kind, name: redirect.target as Word, cwd: run.cwd, content: contentOf(runs, at), from: null }
  })
}

type Table = Readonly<Record<string, (run: Run, runs: readonly Run[], at: number) => readonly Omit<FileAct, "cwd">[]>>

const change = (name: Word): Omit<FileAct, "cwd"> => ({ kind: "change", name, content: null, from: null })
const remove = (name: Word): Omit<FileAct, "cwd"> => ({ kind: "delete", name, content: null, from: null })
const mode = (name: Word): Omit<FileAct, "cwd"> => ({ kind: "mode", name, content: null, from: null })

const PROGRAMS: Table = {
  tee: (run, runs, at) => plain(run.args).map((name) => ({ kind: run.args.some(({ text }) => text === "-a" || text === "--append") ? "append" : "write", name, content: contentOf(runs, at), from: null })),
  cp: (run) => copies(run.args, "-t --target-directory -S"),
  mv: (run) => [...copies(run.args, "-t --target-directory -S"), ...sources(run.args, "-t --target-directory -S").map(remove)],
  install: (run) => (run.args.some(({ text }) => text === "-d") ? [] : copies(run.args, "-t -m -o -g -S --mode --owner --group")),
  rsync: (run) => copies(run.args, "-e --exclude --include --rsh --filter"),
  ln: (run) => copies(run.args, "-t -S").map((act) => ({ ...act, kind: act.kind === "into" ? "into" : "change", from: null })),
  rm: (run) => plain(run.args).map(remove),
  unlink: (run) => plain(run.args).map(remove),
  shred: (run) => plain(run.args).map(remove),
  trash: (run) => plain(run.args).map(remove),
  rmdir: (run) => plain(run.args).map(remove),
  sed: (run) => (hasInPlace(run.args) ? afterScript(run.args, "-e -f --expression --file").map(change) : []),
  perl: (run) => (hasInPlace(run.args) ? afterScript(run.args, "-e -E -I -M -m").map(change) : []),
  ruby: (run) => (hasInPlace(run.args) ? afterScript(run.args, "-e -I -r").map(change) : []),
  gawk: (run) => (run.args.some(({ text }) => text === "inplace") ? plain(run.args, "-i -v -f -F").slice(1).map(change) : []),
  awk: (run) => (run.args.some(({ text }) => text === "inplace") ? plain(run.args, "-i -v -f -F").slice(1).map(change) : []),
  dd: (run) => run.args.filter(({ text }) => text.startsWith("of=")).map((word) => change({ ...word, text: word.text.slice(3) })),
  touch: (run) => plain(run.args, "-d -r -t").map(mode),
  chmod: (run) => plain(run.args).slice(1).map(mode),
  chown: (run) => plain(run.args).slice(1).map(mode),
  chattr: (run) => plain(run.args).slice(1).map(mode),
  truncate: (run) => plain(run.args, "-s -r").map(change),
  ed: (run) => plain(run.args).map(change),
  ex: (run) => plain(run.args, "-c").map(change),
  vi: (run) => plain(run.args, "-c").map(change),
  vim: (run) => plain(run.args, "-c -S").map(change),
  curl: (run) => valuesOf(run.args, "-o", "--output").map(change),
  wget: (run) => valuesOf(run.args, "-O", "--output-document").map(change),
  sort: (run) => valuesOf(run.args, "-o", "--output").map(change),
  git: (run) => gitActs(run.args),
}

function programActs(run: Run, runs: readonly Run[], at: number): FileAct[] {
  const table = Object.hasOwn(PROGRAMS, run.name) ? PROGRAMS[run.name] : undefined
  return (table?.(run, runs, at) ?? []).map((act) => ({ ...act, cwd: run.cwd }))
}

function gitActs(args: readonly Word[]): readonly Omit<FileAct, "cwd">[] {
  const at = args.findIndex(({ text }) => !text.startsWith("-"))
  if (at !== 0) return []
  const rest = args.slice(1)
  const paths = rest.findIndex(({ text }) => text === "--")
  switch (args[0]?.text) {
    case "rm": return rest.some(({ text }) => text === "--cached") ? [] : plain(rest).map(remove)
    case "mv": return [...copies(rest, ""), ...sources(rest, "").map(remove)]
    case "checkout": return paths < 0 ? [] : rest.slice(paths + 1).map(change)
    case "restore": return rest.some(({ text }) => text === "--staged" || text === "-S") ? [] : plain(rest, "-s --source").map(change)
    case "clean": return takesIgnored(rest, /x/i) ? [hostFolder(rest)] : []
    case "stash": return takesIgnored(rest, /a/) || rest.some(({ text }) => text === "--all") ? [hostFolder(rest)] : []
    default: return []
  }
}

/** Whether short options hold the letter by which ignored files go too; a dry run takes nothing. */
const takesIgnored = (args: readonly Word[], letter: RegExp): boolean =>
  args.some(({ text }) => /^-[a-zA-Z]+$/.test(text) && letter.test(text)) && !args.some(({ text }) => /^-[a-zA-Z]*n/.test(text) || text === "--dry-run") && !args.some(({ text }) => text === "list" || text === "show" || text === "apply")

/** Of all that is ignored, the folder of the host is the one that must not go. */
const hostFolder = ([word]: readonly Word[]): Omit<FileAct, "cwd"> => remove({ text: ".opencode", isKnown: true, isQuoted: word?.isQuoted ?? false })

/** `cp a b c DIR`, `cp -t DIR a b`: where each source arrives. Whether `b` in `cp a b` is a folder, the disk must tell. */
function copies(args: readonly Word[], valued: string): Omit<FileAct, "cwd">[] {
  const [into] = valuesOf(args, "-t", "--target-directory")
  const from = sources(args, valued)
  const target = into ?? plain(args, valued).at(-1)
  if (target === undefined) return []
  return from.map((source) => ({ kind: into !== undefined || from.length > 1 ? "into" : "write", name: target, content: null, from: source }))
}

function sources(args: readonly Word[], valued: string): readonly Word[] {
  const names = plain(args, valued)
  return valuesOf(args, "-t", "--target-directory").length > 0 ? names : names.slice(0, -1)
}

/** Arguments that are no options; behind `--` all of them. */
function plain(args: readonly Word[], valued = ""): readonly Word[] {
  const takesValue = new Set(valued.split(" ").filter((option) => option !== ""))
  const found: Word[] = []
  for (let i = 0; i < args.length; i += 1) {
    const word = args[i] as Word
    if (word.text === "--" && !word.isQuoted) return [...found, ...args.slice(i + 1)]
    if (takesValue.has(word.text)) i += 1
    else if (!word.text.startsWith("-") || word.text === "-") found.push(word)
  }
  return found
}

function valuesOf(args: readonly Word[], short: string, long: string): Word[] {
  return args.flatMap((word, i) => {
    if (word.text === short || word.text === long) return args.slice(i + 1, i + 2)
    if (word.text.startsWith(`${long}=`)) return [{ ...word, text: word.text.slice(long.length + 1) }]
    return []
  })
}

const hasInPlace = (args: readonly Word[]): boolean => args.some(({ text }) => /^-[a-zA-Z0-9]*i/.test(text) || text.startsWith("--in-place"))

/** The files of `sed SCRIPT FILE…` and `sed -e SCRIPT FILE…`. */
function afterScript(args: readonly Word[], valued: string): readonly Word[] {
  const hasScript = args.some(({ text }) => valued.split(" ").includes(text) || /^-[a-zA-Z]*[eE]$/.test(text))
  const flags = args.filter(({ text }) => /^-[a-zA-Z]+[eE]$/.test(text)).map(({ text }) => text)
  const names = plain(args, `${valued} ${flags.join(" ")}`)
  return hasScript ? names : names.slice(1)
}
