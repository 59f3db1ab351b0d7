// The guard's records named to a program that may do anything with them: a database's shell, `find -delete`, git's own plumbing.
// What the usual programs would do there is known and judged by its targets; here it is enough that they are named.
import { onlyReads, runsOf, type Run } from "../shell/index.ts"
import { below, locate } from "../paths.ts"
import type { Situation } from "./situation.ts"

const SNAPSHOTS = /^(?:\+?[^\s:]{0,500}:)?refs\/intervention(?:\/|$)/
/** What they write shows in their last argument, which is a target like any other. */
const COPYING = new Set(["cp"])

/** The names, as they were written. */
export function recordsNamed(command: string, situation: Situation): readonly string[] {
  if (!/intervention/i.test(command)) return []
  const { runs } = runsOf(command, situation.place.launch, situation.place.home)
  const acting = runs.filter((run) => !COPYING.has(run.name) && !onlyReads({ runs: [run], isWhole: true }))
  return acting.flatMap((run) => run.args.filter(({ text, isKnown }) => isKnown && isRecord(text, run, situation)).map(({ text }) => text))
}

function isRecord(text: string, run: Run, { place, ground, ignoreCase }: Situation): boolean {
  if (run.name === "git" && SNAPSHOTS.test(text)) return true
  if (!/intervention/i.test(text)) return false
  const fold = (name: string): string => (ignoreCase ? name.toLowerCase() : name)
  return locate(text, run.cwd ?? place.launch, place).some(({ absolute }) => below(fold(ground.state), fold(absolute)) !== null)
}
