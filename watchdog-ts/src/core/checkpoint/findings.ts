// A reviewer's findings as an agent submits them. A faulty one is a value with its place, not an error: it is a
// violation of its own, and the round is not counted.
import type { Tally } from "../../contract/types.ts"
import { redact } from "../redact.ts"
import { cut } from "../text.ts"
import { countBy, isMilder, letterOf, type SeverityLetter } from "./tally.ts"

export interface Finding {
  readonly severity: SeverityLetter
  readonly description: string
  readonly original: SeverityLetter | null
  readonly downgrade_reason: string | null
}

export interface FindingReport {
  readonly findings: readonly Finding[]
  readonly counts: Tally
}

/** `index` counts from 0; null where the list itself is at fault. */
export interface FindingProblem {
  readonly index: number | null
  readonly field: string
  readonly problem: string
}

const MOST = 50
const LONGEST = 4_000
const KNOWN = "expected: C | H | M (= M1) | P (= M2) | L | I"

export function isProblem(read: FindingReport | FindingProblem): read is FindingProblem {
  return "problem" in read
}

export function readFindings(value: unknown): FindingReport | FindingProblem {
  if (!Array.isArray(value)) return { index: null, field: "findings", problem: `expected: a list of 0..${MOST}` }
  if (value.length > MOST) return { index: null, field: "findings", problem: `expected: a list of 0..${MOST}, not ${value.length}` }
  const findings: Finding[] = []
  for (const [index, item] of value.entries()) {
    const read = readFinding(item)
    if ("problem" in read) return { index, ...read }
    findings.push(read)
  }
  return { findings, counts: countBy(findings.map((finding) => finding.severity)) }
}

type Fault = { readonly field: string; readonly problem: string }

function readFinding(item: unknown): Finding | Fault {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return { field: "finding", problem: "expected: {severity, description}" }
  const { severity: given, description, original: before, downgrade_reason: reason } = item as Record<string, unknown>
  const severity = letterOf(given)
  if (severity === null) return { field: "severity", problem: KNOWN }
  if (typeof description !== "string" || description.trim() === "") return { field: "description", problem: "expected: text" }
  const original = before === undefined || before === null ? null : letterOf(before)
  if (original === null && before !== undefined && before !== null) return { field: "original", problem: KNOWN }
  const why = typeof reason === "string" && reason.trim() !== "" ? cut(reason, LONGEST) : null
  if (original !== null && isMilder(severity, original) && why === null) {
    return { field: "downgrade_reason", problem: `expected: text (${original} → ${severity})` }
  }
  return { severity, description: redact(cut(description, LONGEST)), original, downgrade_reason: why }
}
