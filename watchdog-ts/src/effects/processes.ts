// Processes that a call of the agent left running: they carry the mark that its shell was given.
import fs from "node:fs"

export const MARK = "INTERVENTION_AGENT"

/** Marks of all processes of this user that carry one; null where the system does not show environments. */
export function liveMarks(): Set<string> | null {
  let processes: string[]
  try {
    processes = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  } catch {
    return null
  }
  const marks = new Set<string>()
  for (const id of processes) {
    const found = markOf(id)
    if (found !== null) marks.add(found)
  }
  return marks
}

function markOf(id: string): string | null {
  try {
    if (id === String(process.pid)) return null
    const pair = fs.readFileSync(`/proc/${id}/environ`, "latin1").split("\0").find((text) => text.startsWith(`${MARK}=`))
    return pair === undefined ? null : pair.slice(MARK.length + 1)
  } catch {
    return null // not ours, or gone in between
  }
}
