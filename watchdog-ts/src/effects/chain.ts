// The chain of a log, walked once: every line names the digest of the one before it.
import { linesOf, sha256 } from "./parts.ts"

export interface LogHead {
  readonly lines: number
  readonly head: string | null
}

export const CHAIN_BROKEN = "chain_broken"

export interface Walked {
  readonly log: LogHead
  readonly problem: string | null
}

/**
 * Walks a whole log. The head that the state knows must be among its lines, and so must every one of `anchors`. A break
 * that was noted in the log is known; only what lies behind the note counts.
 */
export function walkAll(lines: Iterable<Buffer>, expected: LogHead, anchors: readonly (string | null)[]): Walked {
  let head: string | null = null
  let behind = expected.lines === 0 ? 0 : -1 // lines behind the one that the state knows; -1 while it was not met
  let problem: string | null = null
  let number = 0
  const missing = new Set(anchors)
  missing.delete(null)
  for (const line of lines) {
    number += 1
    const entry = entryOf(line)
    if (entry?.prev !== head) problem ??= `line ${number} does not continue the line before it`
    if (isNoteOfBreak(entry)) problem = null
    head = sha256(line)
    missing.delete(head)
    if (head === expected.head) behind = 0
    else if (behind >= 0) behind += 1
  }
  if (behind < 0 || missing.size > 0) problem ??= `of the ${expected.lines} lines that were written the newest is not among the ${number} that are there`
  return { log: { lines: expected.lines + Math.max(behind, 0), head }, problem }
}

export interface Continued {
  readonly log: LogHead
  /** How many of the bytes continue the chain; a break lies behind them where `problem` is set. */
  readonly bytes: number
  readonly problem: string | null
}

/** Walks what follows a line that is known to be sound. */
export function walkOn(following: Buffer, from: LogHead, expected: LogHead): Continued {
  let { lines: count, head } = from
  let bytes = 0
  let isMet = expected.lines <= count
  for (const line of linesOf(following)) {
    if (entryOf(line)?.prev !== head) return { log: { lines: count, head }, bytes, problem: `line ${count + 1} does not continue the line before it` }
    count += 1
    head = sha256(line)
    bytes = Math.min(line.byteOffset - following.byteOffset + line.length + 1, following.length)
    isMet ||= count === expected.lines && head === expected.head
  }
  return { log: { lines: count, head }, bytes, problem: isMet ? null : `of the ${expected.lines} lines that were written the newest is not among the ${count} that are there` }
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

function isNoteOfBreak(entry: Entry | null): boolean {
  return entry?.event === "degraded" && entry.detail?.code === CHAIN_BROKEN
}
