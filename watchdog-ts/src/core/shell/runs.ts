// Which programs a line really starts, wrappers and inner shells taken off, and in which folder each of them runs.
import { posix } from "node:path"
import { parseScript } from "./parser.ts"
import type { Command, Script, Word } from "./script.ts"

export interface Run {
  /** The program's own name, without its folder; empty where only an expansion tells it, or where there is none. */
  readonly name: string
  /** The name as it was written. */
  readonly program: string
  readonly args: readonly Word[]
  readonly command: Command
  /** Folder of relative names, absolute; null where an expansion decides. */
  readonly cwd: string | null
  /** Names of variables set or taken away for this program. */
  readonly settings: readonly string[]
  /** Programs in front of this one that start it. */
  readonly wrappers: readonly string[]
}

export interface Runs {
  readonly runs: readonly Run[]
  readonly isWhole: boolean
}

const MAX_DEPTH = 6
const SHELLS = new Set("sh bash zsh dash ksh ash fish".split(" "))
/** Wrappers, with the options that take a value of their own. */
const WRAPPERS: Readonly<Record<string, string>> = {
  sudo: "-u -g -h -p -C -T", doas: "-u -C", env: "-u -C -S --unset --chdir", command: "", builtin: "", exec: "-a", nohup: "", setsid: "", nice: "-n", ionice: "-c -n -p",
  time: "-f -o", timeout: "-s -k --signal --kill-after", stdbuf: "-i -o -e", xargs: "-I -n -P -L -d -a -E -s", unbuffer: "", busybox: "", caffeinate: "", chronic: "",
  flock: "-w -E", strace: "-e -o -p -s", watch: "-n",
}
/** Wrappers whose first plain argument is their own: a time, a lock file. */
const TAKES_ONE = new Set(["timeout", "flock"])

/** Every program that `text` starts as far as it shows, in order. `cwd` is absolute. */
export function runsOf(text: string, cwd: string | null, home: string | null = null): Runs {
  const variables = new Map<string, string>()
  if (cwd !== null) variables.set("PWD", cwd)
  if (home !== null) variables.set("HOME", home)
  const tracer = new Tracer(home)
  tracer.follow(parseScript(text, variables), "", cwd, variables, 0)
  return { runs: tracer.runs, isWhole: tracer.isWhole }
}

class Tracer {
  readonly runs: Run[] = []
  isWhole = true
  private readonly folders = new Map<string, string | null>()

  constructor(private readonly home: string | null) {}

  follow(script: Script, prefix: string, cwd: string | null, variables: ReadonlyMap<string, string>, depth: number): void {
    this.isWhole &&= script.isWhole
    this.folders.set(prefix, cwd)
    for (const command of script.commands) {
      const scope = prefix + command.scope
      const run = unwrap(command, this.folderOf(scope))
      this.runs.push(run)
      if (run.name === "cd" || run.name === "pushd" || run.name === "popd") this.folders.set(scope, this.enter(run))
      for (const inner of innerScripts(run)) this.inside(inner, run, `${scope}/${this.runs.length}`, variables, depth + 1)
    }
  }

  private inside(text: string, run: Run, prefix: string, variables: ReadonlyMap<string, string>, depth: number): void {
    if (depth > MAX_DEPTH) this.isWhole = false
    else this.follow(parseScript(text, variables, depth), prefix, run.cwd, variables, depth)
  }

  /** The folder of the innermost scope that has one. */
  private folderOf(scope: string): string | null {
    for (let at = scope; ; at = at.slice(0, Math.max(at.lastIndexOf("."), 0))) {
      const folder = this.folders.get(at)
      if (folder !== undefined) return folder
      if (at === "") return null
    }
  }

  private enter({ name, args, cwd }: Run): string | null {
    const target = args.find((arg) => !arg.text.startsWith("-") || arg.text === "-")
    if (name === "popd" || (target !== undefined && (!target.isKnown || target.text === "-"))) return null
    if (target === undefined) return this.home
    if (target.text.startsWith("~/") && this.home !== null && !target.isQuoted) return posix.join(this.home, target.text.slice(2))
    if (target.text.startsWith("/")) return target.text
    return cwd === null ? null : `${cwd}/${target.text}`
  }
}

function unwrap(command: Command, cwd: string | null): Run {
  const settings = [...command.settings.keys()]
  const wrappers: string[] = []
  let argv = command.argv
  let name = nameOf(argv[0])
  while (name in WRAPPERS && argv.length > 1) {
    wrappers.push(name)
    argv = withoutWrapper(name, argv.slice(1), settings)
    name = nameOf(argv[0])
  }
  return { name, program: argv[0]?.text ?? "", args: argv.slice(1), command, cwd, settings, wrappers }
}

function nameOf(word: Word | undefined): string {
  if (word === undefined || !word.isKnown) return ""
  return word.text.slice(word.text.lastIndexOf("/") + 1)
}

function withoutWrapper(name: string, args: readonly Word[], settings: string[]): readonly Word[] {
  const valued = (WRAPPERS[name] ?? "").split(" ")
  let at = 0
  let own = TAKES_ONE.has(name) ? 1 : 0
  for (; at < args.length; at += 1) {
    const { text } = args[at] as Word
    const setting = name === "env" ? /^([A-Za-z_]\w*)=/.exec(text) : null
    if (setting !== null) settings.push(setting[1] as string)
    else if (valued.includes(text)) settings.push(args[(at += 1)]?.text ?? "")
    else if (text.startsWith("--unset=")) settings.push(text.slice("--unset=".length))
    else if (name === "env" && /^-u./.test(text)) settings.push(text.slice(2))
    else if (text.startsWith("-")) continue
    else if (own > 0) own -= 1
    else break
  }
  return args.slice(at)
}

/** Scripts that a program is given to run: `bash -c …`, a here-document for a shell, `eval`, `find -exec`. */
function innerScripts(run: Run): string[] {
  const { name, args, command } = run
  if (name === "eval" || name === "trap") return known(name === "eval" ? args : args.slice(0, 1), " ")
  if (SHELLS.has(name) || name === "su") {
    const at = args.findIndex((arg) => /^-[a-z]*c$/i.test(arg.text) || arg.text === "--command")
    if (at >= 0) return known(args.slice(at + 1, at + 2), "")
    return args.every((arg) => arg.text.startsWith("-")) ? command.redirects.flatMap(({ body }) => (body === null ? [] : [body])) : []
  }
  if (name === "find" || name === "fd") return findScripts(args)
  return []
}

const known = (words: readonly Word[], between: string): string[] => (words.length > 0 && words.every((word) => word.isKnown) ? [words.map((word) => word.text).join(between)] : [])

/** Each `-exec … ;` of a find; what it finds is a name that nobody knows. */
function findScripts(args: readonly Word[]): string[] {
  return args.flatMap((word, at) => {
    if (!/^-(exec|execdir|ok|okdir|x|X)$/.test(word.text)) return []
    const rest = args.slice(at + 1)
    const end = rest.findIndex((arg) => arg.text === ";" || arg.text === "+")
    return [rest.slice(0, end < 0 ? rest.length : end).map((arg) => (arg.text === "{}" ? '"$found"' : quote(arg))).join(" ")]
  })
}

const quote = (word: Word): string => (word.isKnown ? `'${word.text.replaceAll("'", "'\\''")}'` : '"$unknown"')
