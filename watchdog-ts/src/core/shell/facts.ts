// Answers about a whole line: does it only read, does it leave something running, does it do what is a person's to do.
import { isFileRedirect } from "./acts.ts"
import { HARMLESS_SETTINGS, READERS, type Reader } from "./readers.ts"
import { runsOf, type Run, type Runs } from "./runs.ts"

const LEAVES = new Set("nohup setsid at batch disown daemonize daemon tmux screen zellij systemd-run crontab start-stop-daemon coproc dtach pm2 forever".split(" "))

/** Whether something may still run when the shell has ended. */
export function leavesBackground(command: string): boolean {
  return leaves(runsOf(command, null))
}

export function leaves({ runs }: Runs): boolean {
  return runs.some((run) => run.command.isBackground || LEAVES.has(run.name) || run.wrappers.some((name) => LEAVES.has(name)) || isDetached(run))
}

const isDetached = ({ name, args }: Run): boolean =>
  (name === "docker" || name === "podman") && args.some(({ text }) => text === "-d" || text === "--detach")

/** Whether every program of the line is known to write nothing, in the way in which it is called here. */
export function isReadOnly(command: string): boolean {
  return onlyReads(runsOf(command, null))
}

export function onlyReads(line: Runs): boolean {
  return line.isWhole && !leaves(line) && line.runs.every(reads)
}

function reads(run: Run): boolean {
  if (run.command.redirects.some(isFileRedirect)) return false
  if (!run.settings.every((name) => HARMLESS_SETTINGS.test(name))) return false
  if (run.program === "") return run.command.argv.length === 0
  if (run.name === "" || !/^(\/usr|\/usr\/local)?(\/bin\/)?[^/]+$/.test(run.program)) return false
  const reader: Reader | undefined = Object.hasOwn(READERS, run.name) ? READERS[run.name] : undefined
  return reader !== undefined && reader(run.args.map(({ text }) => text), run)
}
