// The audit log of a run: lines that are only ever appended, each naming the digest of the one before. What the state
// says of it (lines, head) is compared with the files before anything is appended. The file that grows is held in memory
// too, so that what somebody else made of it can be put back; it is laid aside when it is full, which bounds both.
import fs from "node:fs"
import path from "node:path"
import { walkAll, walkOn, type LogHead } from "./chain.ts"
import { makeFolder, replaceFile, syncFolder } from "./durable.ts"
import { CURRENT, freeName, identityOf, identityOfParts, isOpenEnded, linesOfFile, nextPart, partsIn, sha256 } from "./parts.ts"
import { readBounded } from "./tree.ts"

/** `grown`: lines that continue the chain were written, but not their head into the state: a crash lay in between. */
export type LogCheck = { readonly kind: "same" } | { readonly kind: "grown"; readonly log: LogHead } | { readonly kind: "broken"; readonly problem: string }

export const folderOf = (stateFolder: string, runId: string): string => path.join(stateFolder, "runs", runId)

export const EMPTY_LOG: LogHead = { lines: 0, head: null }

/** A file of the log is full at this size, in bytes. */
export const FULL = 8 * 1024 * 1024
/** A file that is longer was not written by the guard, and is not held. */
const MOST_HELD = 8 * FULL

const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = fs.constants

interface Known {
  readonly current: string
  readonly parts: string
  readonly log: LogHead
}

export class AuditLog {
  readonly #folder: string
  readonly #file: string
  readonly #full: number
  #known: Known | null = null
  #held: Buffer[] = []
  #isDirty = false

  constructor(folder: string, full = FULL) {
    this.#folder = folder
    this.#file = path.join(folder, CURRENT)
    this.#full = full
  }

  /** Compares the files with what the state says of them. Reads only what is not as this process left it. */
  check(expected: LogHead): LogCheck {
    const [current, parts] = [identityOf(this.#file), identityOfParts(this.#folder)]
    const known = this.#known
    if (known !== null && known.current === current && known.parts === parts && isEqual(known.log, expected)) return { kind: "same" }
    const found = known !== null && known.parts === parts ? this.#readOn(known, expected) : this.#readAll(expected)
    if (found.problem !== null) return { kind: "broken", problem: found.problem }
    this.#known = { current, parts, log: found.log }
    return isEqual(found.log, expected) ? { kind: "same" } : { kind: "grown", log: found.log }
  }

  /**
   * After a break: puts the growing file back as this process knows it, with what soundly continues it, and keeps the
   * changed one beside it. Null where this process has not known the log before. Throws the system's errors.
   */
  putBack(expected: LogHead): { readonly log: LogHead; readonly kept: string | null } | null {
    const known = this.#known
    if (known === null || identityOfParts(this.#folder) !== known.parts) {
      this.#known = null // the lines are as somebody else left them; from the note of it on they are known again
      return null
    }
    const held = this.#heldBytes()
    const bytes = this.#present()
    const isPrefix = bytes !== null && bytes.subarray(0, held.length).equals(held)
    const more = isPrefix ? walkOn(bytes.subarray(held.length), known.log, expected) : { log: known.log, bytes: 0 }
    const sound = isPrefix ? bytes.subarray(0, held.length + more.bytes) : held
    const kept = identityOf(this.#file) === "absent" ? null : freeName(this.#folder)
    makeFolder(this.#folder)
    if (kept !== null) fs.renameSync(this.#file, path.join(this.#folder, kept))
    replaceFile(this.#file, sound)
    this.#held = [Buffer.from(sound)]
    this.#know(more.log)
    return { log: more.log, kept }
  }

  /** Before an append: lays a full file aside. The name of the part that a new file has to name first, or null. */
  turn(): string | null {
    const size = fs.lstatSync(this.#file, { throwIfNoEntry: false })?.size ?? 0
    if (size > 0 && size < this.#full) return null
    const parts = partsIn(this.#folder)
    if (size === 0) return parts.at(-1) ?? null
    this.sync()
    const name = nextPart(parts)
    fs.renameSync(this.#file, path.join(this.#folder, name))
    syncFolder(this.#folder)
    this.#held = []
    if (this.#known !== null) this.#know(this.#known.log)
    return name
  }

  /** Appends one line, which must hold no line break. Throws the system's error. */
  append(line: string, log: LogHead): LogHead {
    makeFolder(this.#folder)
    const bytes = Buffer.from(`${isOpenEnded(this.#file) ? "\n" : ""}${line}\n`)
    const handle = fs.openSync(this.#file, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
    try {
      fs.writeFileSync(handle, bytes)
    } finally {
      fs.closeSync(handle)
    }
    this.#held.push(bytes)
    const grown = { lines: log.lines + 1, head: sha256(line) }
    this.#known = { current: identityOf(this.#file), parts: this.#known?.parts ?? identityOfParts(this.#folder), log: grown }
    this.#isDirty = true
    return grown
  }

  /** What the state will say of the log must be on the disk before the state says it. */
  sync(): void {
    if (!this.#isDirty) return
    this.#isDirty = false
    if (identityOf(this.#file) === "absent") return // somebody took it away; the next check says so
    const handle = fs.openSync(this.#file, O_WRONLY | O_NOFOLLOW)
    try {
      fs.fsyncSync(handle)
    } finally {
      fs.closeSync(handle)
    }
  }

  /** What this process knows is compared byte for byte; what follows it has to continue its chain. */
  #readOn(known: Known, expected: LogHead): { readonly log: LogHead; readonly problem: string | null } {
    const [held, bytes] = [this.#heldBytes(), this.#present()]
    if (bytes === null || !bytes.subarray(0, held.length).equals(held)) return { log: expected, problem: this.#readAll(expected, false).problem ?? "lines that were written before are not what they were" }
    const more = walkOn(bytes.subarray(held.length), known.log, expected)
    if (more.problem === null) this.#held = [Buffer.from(bytes)]
    return more
  }

  #readAll(expected: LogHead, keeps = true): { readonly log: LogHead; readonly problem: string | null } {
    const bytes = this.#present()
    const walked = walkAll(this.#allLines(), expected, [this.#known?.log.head ?? null])
    if (keeps) this.#held = bytes === null ? [] : [bytes]
    return walked
  }

  *#allLines(): Generator<Buffer> {
    for (const name of partsIn(this.#folder)) yield* linesOfFile(path.join(this.#folder, name))
    if (identityOf(this.#file) !== "absent") yield* linesOfFile(this.#file)
  }

  #present(): Buffer | null {
    return identityOf(this.#file) === "absent" ? Buffer.alloc(0) : readBounded(this.#file, MOST_HELD)
  }

  #heldBytes(): Buffer {
    if (this.#held.length !== 1) this.#held = [Buffer.concat(this.#held)]
    return this.#held[0] as Buffer
  }

  #know(log: LogHead): void {
    this.#known = { current: identityOf(this.#file), parts: identityOfParts(this.#folder), log }
  }
}

const isEqual = (one: LogHead, other: LogHead): boolean => one.lines === other.lines && one.head === other.head
