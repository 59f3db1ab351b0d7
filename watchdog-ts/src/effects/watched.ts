// A file, or a folder of files, whose parsed content is kept as long as one `stat` says that nothing has changed.
import fs from "node:fs"
import path from "node:path"

/** A change within the clock's own grain leaves the time as it was; so young a state is read again. */
const GRAIN_MS = 50

interface Seen<T> {
  readonly identity: string
  readonly isSettled: boolean
  readonly value: T
}

export class Watched<T> {
  #seen: Seen<T> | null = null
  readonly #place: string
  readonly #read: (place: string, isThere: boolean) => T

  /** `read` is called with the place, and whether anything is there; it must not throw. */
  constructor(place: string, read: (place: string, isThere: boolean) => T) {
    this.#place = place
    this.#read = read
  }

  get(): T {
    const { identity, changedMs } = identityOf(this.#place)
    if (this.#seen !== null && this.#seen.isSettled && this.#seen.identity === identity) return this.#seen.value
    const readAt = Date.now()
    const value = this.#read(this.#place, identity !== "absent")
    this.#seen = { identity, isSettled: readAt - changedMs > GRAIN_MS, value }
    return value
  }

  /** This process has just replaced the place by what `value` says, while no other could. */
  know(value: T): void {
    this.#seen = { identity: identityOf(this.#place).identity, isSettled: true, value }
  }
}

/** What cannot even be looked at is there, and cannot be read. */
function identityOf(place: string): { readonly identity: string; readonly changedMs: number } {
  let stat: fs.BigIntStats | undefined
  try {
    stat = fs.statSync(place, { bigint: true, throwIfNoEntry: false })
  } catch {
    return { identity: "unreadable", changedMs: Date.now() }
  }
  if (stat === undefined) return { identity: "absent", changedMs: 0 }
  return { identity: `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`, changedMs: Number(stat.ctimeNs / 1_000_000n) }
}

/** The text of a file of at most `most` bytes; null where it is longer, no file, or unreadable. */
export function readText(file: string, most: number): string | null {
  let handle: number | null = null
  try {
    handle = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK)
    const stat = fs.fstatSync(handle)
    return stat.isFile() && stat.size <= most ? fs.readFileSync(handle, "utf8") : null
  } catch {
    return null
  } finally {
    if (handle !== null) fs.closeSync(handle)
  }
}

/** The texts of a folder's `*.json` files in the order of their names; of the newest `count` where there are more. */
export function readTexts(folder: string, most: number, count: number): string[] {
  let names: string[]
  try {
    names = fs.readdirSync(folder).filter((name) => name.endsWith(".json")).sort()
  } catch {
    return []
  }
  return newest(folder, names, count).map((name) => readText(path.join(folder, name), most)).filter((text) => text !== null)
}

/** Names that say nothing of when they were made: only the files do. */
function newest(folder: string, names: readonly string[], count: number): readonly string[] {
  if (names.length <= count) return names
  const timed = names.map((name) => ({ name, at: fs.lstatSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
  return timed.sort((a, b) => b.at - a.at).slice(0, count).map(({ name }) => name).sort()
}
