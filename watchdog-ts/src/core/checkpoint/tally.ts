// Counts of findings by severity, and the several names that the skill has for one severity.
import type { Tally } from "../../contract/types.ts"

export type SeverityLetter = keyof Tally

/** Most severe first: the position is the rank. */
export const SEVERITIES: readonly SeverityLetter[] = ["C", "H", "M", "P", "L", "I"]

/** What keeps a loop from ending at its limit, whatever the configuration counts for an early end. */
export const DEFECTS: readonly SeverityLetter[] = ["C", "H", "M"]

const NAMES: Readonly<Record<string, SeverityLetter>> = {
  C: "C", CRITICAL: "C", H: "H", HIGH: "H", M: "M", M1: "M", "M₁": "M", MAJOR: "M",
  P: "P", M2: "P", "M₂": "P", PROPOSAL: "P", L: "L", LOW: "L", I: "I", INFO: "I",
}

export const NO_FINDINGS: Tally = { C: 0, H: 0, M: 0, P: 0, L: 0, I: 0 }

/** The letter of a severity under any of its names, null for an unknown one. */
export function letterOf(name: unknown): SeverityLetter | null {
  if (typeof name !== "string" || name.length > 20) return null
  const key = name.trim().toUpperCase()
  return Object.hasOwn(NAMES, key) ? (NAMES[key] ?? null) : null
}

export function isMilder(severity: SeverityLetter, original: SeverityLetter): boolean {
  return SEVERITIES.indexOf(severity) > SEVERITIES.indexOf(original)
}

export function countBy(letters: readonly SeverityLetter[]): Tally {
  const counts: Record<SeverityLetter, number> = { ...NO_FINDINGS }
  for (const letter of letters) counts[letter] += 1
  return counts
}

export function isFreeOf(counts: Tally, severities: readonly SeverityLetter[]): boolean {
  return severities.every((severity) => counts[severity] === 0)
}

type Read = { readonly counts: Tally } | { readonly field: string; readonly problem: string }

/** An agent's own tally. Two names of one severity add up; the defects must be named, so that silence is not a clean round. */
export function readTally(value: unknown): Read {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { field: "tally", problem: "{C, H, M, P, L, I}" }
  const counts: Record<SeverityLetter, number> = { ...NO_FINDINGS }
  const named = new Set<SeverityLetter>()
  for (const [name, count] of Object.entries(value)) {
    const letter = letterOf(name)
    if (letter === null) continue
    if (typeof count !== "number" || !Number.isInteger(count) || count < 0 || count > 10_000) return { field: `tally.${name}`, problem: "0..10000" }
    counts[letter] += count
    named.add(letter)
  }
  const silent = DEFECTS.find((letter) => !named.has(letter))
  return silent === undefined ? { counts } : { field: `tally.${silent}`, problem: "0..10000" }
}
