// The audit log of a run: lines that are only ever appended, each naming the digest of the one before. What the state
// says of it (lines, head) is compared with the file before anything is appended.
import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { makeFolder } from "./durable.ts"

export interface LogHead {
  readonly lines: number
  readonly head: string | null
}

/** `grown`: lines that continue the chain were written, but not their head into the state: a crash lay in between. */
export type LogCheck = { readonly kind: "same" } | { readonly kind: "grown"; readonly log: LogHead } | { readonly kind: "broken"; readonly problem: string }

export const fileOf = (stateFolder: string, runId: string): string => path.join(stateFolder, "runs", runId, "audit.jsonl")

export const EMPTY_LOG: LogHead = { lines: 0, head: null }

const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_RDONLY } = fs.constants
const NEWLINE = 10

export class AuditLog {
  readonly #file: string
  #known: { readonly identity: string; readonly log: LogHead } | null = null
  #isDirty = false

  constructor(file: string) {
    this.#file = file
  }

  /** Compares the file with what the state says of it. Reads the file only when it is not as this process left it. */
  check(expected: LogHead): LogCheck {
    const identity = this.#identity()
    if (this.#known !== null && this.#known.identity === identity && isEqual(this.#known.log, expected)) return { kind: "same" }
    const found = readChain(identity === "absent" ? Buffer.alloc(0) : fs.readFileSync(this.#file), expected)
    if (found.problem !== null) return { kind: "broken", problem: found.problem }
    this.#known = { identity, log: found.log }
    return isEqual(found.log, expected) ? { kind: "same" } : { kind: "grown", log: found.log }
  }

  /** Appends one line, which must hold no line break. Throws the system's error. */
  append(line: string, log: LogHead): LogHead {
    makeFolder(path.dirname(this.#file))
    const handle = fs.openSync(this.#file, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600)
    try {
      fs.writeFileSync(handle, `${isOpenEnded(this.#file) ? "\n" : ""}${line}\n`)
    } finally {
      fs.closeSync(handle)
    }
    const grown = { lines: log.lines + 1, head: sha256(line) }
    this.#known = { identity: this.#identity(), log: grown }
    this.#isDirty = true
    return grown
  }

  /** What the state will say of the log must be on the disk before the state says it. */
  sync(): void {
    if (!this.#isDirty) return
    this.#isDirty = false
    if (this.#identity() === "absent") return // somebody took it away; the next check says so
    const handle = fs.openSync(this.#file, O_WRONLY | O_NOFOLLOW)
    try {
      fs.fsyncSync(handle)
    } finally {
      fs.closeSync(handle)
    }
  }

  #identity(): string {
    const stat = fs.lstatSync(this.#file, { bigint: true, throwIfNoEntry: false })
    return stat === undefined ? "absent" : `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`
  }
}

const isEqual = (one: LogHead, other: LogHead): boolean => one.lines === other.lines && one.head === other.head
const sha256 = (line: string | Uint8Array): string => createHash("sha256").update(line).digest("hex")

/** A write that was cut off left a line without an end; the next line must not continue it. */
function isOpenEnded(file: string): boolean {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size === 0) return false
  const handle = fs.openSync(file, O_RDONLY | O_NOFOLLOW)
  try {
    const last = Buffer.alloc(1)
    fs.readSync(handle, last, 0, 1, size - 1)
    return last[0] !== NEWLINE
  } finally {
    fs.closeSync(handle)
  }
}

interface Chain {
  readonly log: LogHead
  readonly problem: string | null
}

/**
 * Walks the log once: every line must name the one before, and the head that the state knows must be among them. A break
 * that was noted in the log is known; only what lies behind the note counts.
 */
function readChain(bytes: Buffer, expected: LogHead): Chain {
  let head: string | null = null
  let behind = expected.lines === 0 ? 0 : -1 // lines behind the one that the state knows; -1 while it was not met
  let problem: string | null = null
  let number = 0
  for (const line of linesOf(bytes)) {
    number += 1
    const entry = entryOf(line)
    if (entry?.prev !== head) problem ??= `line ${number} does not continue the line before it`
    if (isNoteOfBreak(entry)) problem = null
    head = sha256(line)
    if (head === expected.head) behind = 0
    else if (behind >= 0) behind += 1
  }
  if (behind < 0) problem ??= `of the ${expected.lines} lines that were written the newest is not among the ${number} that are there`
  return { log: { lines: expected.lines + Math.max(behind, 0), head }, problem }
}

function* linesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, from)
    const to = end < 0 ? bytes.length : end
    if (to > from) yield bytes.subarray(from, to)
    from = to + 1
  }
}

interface Entry {
  readonly prev: unknown
  readonly event: unknown
  readonly detail: { readonly code?: unknown } | null
}

/** Null for a line that is no entry. */
function entryOf(line: Buffer): Entry | null {
  try {
    const entry: unknown = JSON.parse(line.toString("utf8"))
    return typeof entry === "object" && entry !== null ? { prev: null, event: null, detail: null, ...entry } : null
  } catch {
    return null
  }
}

export const CHAIN_BROKEN = "chain_broken"

function isNoteOfBreak(entry: Entry | null): boolean {
  return entry?.event === "degraded" && entry.detail?.code === CHAIN_BROKEN
}
