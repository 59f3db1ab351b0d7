// What a reviewer's prompt must not hold: anything that tells the reviewer how the loop stands, what to leave out, or who
// to be instead. Linear in the length of the prompt: every pattern is bounded and no region is looked at twice.
import type { PromptMatch } from "../contract/types.ts"
import { asksForChanges, asksForReview } from "./prompts/asks.ts"
import { maskExempt, normalise, type Masked } from "./prompts/exempt.ts"
import { PATTERNS, type Category, type Pattern } from "./prompts/patterns.ts"
import { cut } from "./text.ts"

const LONGEST_PROMPT = 200_000
const MOST_MATCHES = 50
const LONGEST_EXCERPT = 160
const BEFORE = 60

/** A reviewer's prompt asks for a review and not for changes; other tasks are nobody's business here. */
export function isReviewPrompt(prompt: string): boolean {
  const text = normalise(cut(prompt, LONGEST_PROMPT))
  return asksForReview(text) && !asksForChanges(text)
}

/** The forbidden pieces in the order of the text, at most 50. Lines count from 1; `text` is the line, cut around the piece. */
export function scanPrompt(prompt: string): readonly PromptMatch[] {
  const masked = maskExempt(normalise(cut(prompt, LONGEST_PROMPT)))
  const hits = PATTERNS.flatMap((pattern) => hitsOf(pattern, masked)).sort((a, b) => a.offset - b.offset)
  return matchesOf(hits.slice(0, MOST_MATCHES), masked)
}

export function isInjection(match: PromptMatch): boolean {
  return match.category === ("INJECTION" satisfies Category)
}

interface Hit {
  readonly offset: number
  readonly pattern: Pattern
}

function hitsOf(pattern: Pattern, { text, inContested }: Masked): Hit[] {
  const hits: Hit[] = []
  for (const { index } of text.matchAll(pattern.regex)) {
    if (pattern.isFreeInContested && inContested(index)) continue
    hits.push({ offset: index, pattern })
    if (hits.length >= MOST_MATCHES) break
  }
  return hits
}

/** One walk over the text gives all the line numbers, since the hits are in its order. */
function matchesOf(hits: readonly Hit[], { text, lines }: Masked): PromptMatch[] {
  let line = 0
  let lineStart = 0
  let lineEnd = text.indexOf("\n")
  return hits.map(({ offset, pattern }) => {
    while (lineEnd >= 0 && lineEnd < offset) {
      line += 1
      lineStart = lineEnd + 1
      lineEnd = text.indexOf("\n", lineStart)
    }
    return { category: pattern.category, pattern: pattern.name, line: line + 1, text: excerptOf(lines[line] ?? "", offset - lineStart) }
  })
}

/** The line, and of a long one the part around the piece that is to be taken out. */
function excerptOf(line: string, column: number): string {
  const start = line.length > LONGEST_EXCERPT ? Math.max(0, column - BEFORE) : 0
  return cut(line.slice(start).trim(), LONGEST_EXCERPT)
}
