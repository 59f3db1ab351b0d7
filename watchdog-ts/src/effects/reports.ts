// Reports that test runs leave in the work tree. Which of them a run has written is told by their identity before and after.
import fs from "node:fs"
import path from "node:path"
import { compileGlob } from "../core/globs.ts"
import { readText } from "./watched.ts"

/** Path relative to the root → what tells that the file is another one than before. */
export type Reports = ReadonlyMap<string, string>

const MOST_BYTES = 16 * 1024 * 1024
const MOST_REPORTS = 500
const MOST_ENTRIES = 100_000
/** Nobody's reports lie there, and there may be very many files. */
const PASSED_OVER = new Set([".git", "node_modules", ".venv", "venv", "__pycache__"])

/** The files that match the globs; none where there are no globs. Links are not followed. */
export function findReports(root: string, globs: readonly string[]): Reports {
  const found = new Map<string, string>()
  if (globs.length === 0) return found
  const matchers = globs.map((glob) => compileGlob(glob))
  const folders = [""]
  for (let left = MOST_ENTRIES, folder = folders.pop(); folder !== undefined && left > 0; folder = folders.pop()) {
    for (const entry of entriesOf(path.join(root, folder))) {
      left -= 1
      const name = path.posix.join(folder, entry.name)
      if (entry.isDirectory() && !PASSED_OVER.has(entry.name)) folders.push(name)
      else if (entry.isFile() && found.size < MOST_REPORTS && matchers.some((matches) => matches(name))) found.set(name, identityOf(path.join(root, name)))
    }
  }
  return found
}

/** The texts of those that are new or other than before. */
export function newReports(root: string, before: Reports, after: Reports): string[] {
  const names = [...after].filter(([name, identity]) => before.get(name) !== identity).map(([name]) => name)
  return names.map((name) => readText(path.join(root, name), MOST_BYTES)).filter((text) => text !== null)
}

function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function identityOf(file: string): string {
  const stat = fs.lstatSync(file, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? "" : `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`
}
