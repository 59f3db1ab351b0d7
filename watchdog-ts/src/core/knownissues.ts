// What a known-issues document says, as far as the gate asks: its newest entry, which issues it names, which phase
// boundaries it assesses. It is read generously: a document in another style is somebody's and stays so.
import type { KnownIssue } from "../contract/types.ts"

export interface KnownIssues {
  readonly newest: string | null
  readonly text: string
  readonly assessed: readonly number[]
}

const TIMESTAMP = /^\*\*Timestamp\*\*\s*:?\s*(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)/
const ASSESSMENT = /^###\s+Assessment\s*·\s*phase\s+(\d)/i

export function readKnownIssues(text: string): KnownIssues {
  let newest: string | null = null
  const assessed: number[] = []
  for (const line of text.split(/\r?\n/)) {
    const time = TIMESTAMP.exec(line.trim())?.[1]
    if (time !== undefined && (newest === null || padded(time) > padded(newest))) newest = padded(time)
    const phase = ASSESSMENT.exec(line.trim())?.[1]
    if (phase !== undefined) assessed.push(Number(phase))
  }
  return { newest, text, assessed }
}

/** Issues that came up after the newest entry and that the document does not name. */
export const missingFrom = (document: KnownIssues, issues: readonly KnownIssue[]): KnownIssue[] =>
  issues.filter((issue) => (document.newest === null || issue.ts > document.newest) && !document.text.includes(issue.title))

const padded = (time: string): string => (time.includes(".") ? time : time.replace("Z", ".000Z"))
