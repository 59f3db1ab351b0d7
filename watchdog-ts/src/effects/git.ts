// Git as a child process: the only function of the watchdog that starts it. Nothing that the repository names is run
// (hooks, fsmonitor, pagers, external diffs; `filters.ts` has the rest), no other machine is asked, and nothing of the
// caller's GIT_* environment reaches it.
import { execFile } from "node:child_process"

export interface GitAnswer {
  readonly ok: boolean
  readonly stdout: Buffer
  readonly problem: string
}

const QUIET = [
  "--no-optional-locks",
  "--no-pager",
  "-c", "core.fsmonitor=false",
  "-c", "core.hooksPath=/dev/null",
  "-c", "core.quotePath=false",
  "-c", "core.untrackedCache=false",
  "-c", "core.trustctime=true", // whoever edits a file and puts its time back cannot put this one back
  "-c", "core.checkStat=default",
  "-c", "protocol.allow=never",
  "-c", "diff.external=",
]
const CONFIG_FILES = new Set(["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM"])
/** Commands that refuse to be told how to read path patterns, since they take none. */
const WITHOUT_PATHSPECS = new Set(["check-ignore"])
const LIMIT_MS = 60_000
const LIMIT_BYTES = 256 * 1024 * 1024

/** A key of git's configuration and its value, for one call. */
export type Setting = readonly [key: string, value: string]

/** Runs git in `cwd`. Never rejects: a missing git, a non-zero exit, a time-out are answers with `ok: false`. */
export function git(cwd: string, args: readonly string[], input?: string | Buffer, settings: readonly Setting[] = []): Promise<GitAnswer> {
  return new Promise((resolve) => {
    const options = { cwd, env: { ...scrubbed(process.env), ...inEnvironment(settings) }, encoding: "buffer" as const, timeout: LIMIT_MS, maxBuffer: LIMIT_BYTES }
    const literal = WITHOUT_PATHSPECS.has(args[0] ?? "") ? [] : ["--literal-pathspecs"]
    const child = execFile("git", [...QUIET, ...literal, ...args], options, (error, stdout, stderr) => {
      const problem = error ? `git ${args[0]}: ${stderr.toString("utf8").trim().slice(0, 400) || error.message}` : ""
      resolve({ ok: error === null, stdout, problem })
    })
    child.stdin?.on("error", () => {}) // a git that ended early has said so in its exit status
    child.stdin?.end(input ?? "")
  })
}

function scrubbed(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !name.startsWith("GIT_") || CONFIG_FILES.has(name))
  const safe = { GIT_TERMINAL_PROMPT: "0", GIT_NO_LAZY_FETCH: "1", GIT_OPTIONAL_LOCKS: "0", GIT_ALLOW_PROTOCOL: "", GIT_NO_REPLACE_OBJECTS: "1", LC_ALL: "C.UTF-8" }
  return { ...Object.fromEntries(kept), ...safe }
}

/** `-c` ends a key at its first equals sign, which a filter's name may hold. */
function inEnvironment(settings: readonly Setting[]): Record<string, string> {
  const numbered = settings.flatMap(([key, value], at) => [[`GIT_CONFIG_KEY_${at}`, key], [`GIT_CONFIG_VALUE_${at}`, value]] as const)
  return { GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries(numbered) }
}

/** Cuts the NUL-separated output of a git command. */
export function fields(output: Buffer): string[] {
  const text = output.toString("utf8")
  return text === "" ? [] : text.replace(/\0$/, "").split("\0")
}
