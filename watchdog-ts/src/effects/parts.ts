// The files of a run's log: the one that grows, and the full ones before it, in the order of their numbers.
import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"

export const CURRENT = "audit.jsonl"
const PART = /^audit\.(\d{4,9})\.jsonl$/
const CHUNK = 1024 * 1024
const NEWLINE = 10

/** Names of the full parts, oldest first; none where there is no folder. */
export function partsIn(folder: string): readonly string[] {
  const numbered = namesIn(folder).flatMap((name) => {
    const found = PART.exec(name)
    return found === null ? [] : [{ name, number: Number(found[1]) }]
  })
  return numbered.sort((a, b) => a.number - b.number).map(({ name }) => name)
}

/** The name under which a full file is kept. */
export function nextPart(parts: readonly string[]): string {
  const last = PART.exec(parts.at(-1) ?? "")
  return `audit.${String(Number(last?.[1] ?? 0) + 1).padStart(4, "0")}.jsonl`
}

/** A name beside the log that nothing has, for a version that somebody else wrote. */
export function freeName(folder: string): string {
  const names = new Set(namesIn(folder))
  let number = 1
  while (names.has(`changed-${number}`)) number += 1
  return `changed-${number}`
}

export function identityOf(file: string): string {
  const stat = fs.lstatSync(file, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? "absent" : `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`
}

export const identityOfParts = (folder: string): string =>
  partsIn(folder).map((name) => `${name} ${identityOf(path.join(folder, name))}`).join("\n")

/** The lines of a file without their ends; at most one line and a piece of the file are held. Links are not followed. */
export function* linesOfFile(file: string): Generator<Buffer> {
  const handle = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK)
  try {
    let rest: Buffer = Buffer.alloc(0)
    const chunk = Buffer.allocUnsafe(CHUNK)
    for (let read = fs.readSync(handle, chunk); read > 0; read = fs.readSync(handle, chunk)) {
      const bytes: Buffer = Buffer.concat([rest, chunk.subarray(0, read)])
      const end = bytes.lastIndexOf(NEWLINE) + 1
      yield* linesOf(bytes.subarray(0, end))
      rest = bytes.subarray(end)
    }
    yield* linesOf(rest)
  } finally {
    fs.closeSync(handle)
  }
}

export function* linesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, from)
    const to = end < 0 ? bytes.length : end
    if (to > from) yield bytes.subarray(from, to)
    from = to + 1
  }
}

export const sha256 = (line: string | Uint8Array): string => createHash("sha256").update(line).digest("hex")

/** A write that was cut off left a line without an end; the next line must not continue it. */
export function isOpenEnded(file: string): boolean {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size === 0) return false
  const handle = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW)
  try {
    const last = Buffer.alloc(1)
    fs.readSync(handle, last, 0, 1, size - 1)
    return last[0] !== NEWLINE
  } finally {
    fs.closeSync(handle)
  }
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder)
  } catch {
    return []
  }
}
