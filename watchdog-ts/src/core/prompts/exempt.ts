// The parts of a prompt that speak about something and not to the reviewer: code, quotations, headings. They are masked
// character by character, so that offsets and lines stay what they are.

export interface Masked {
  readonly text: string
  readonly lines: readonly string[]
  readonly inContested: (offset: number) => boolean
}

/** No white space and no word: a phrase neither continues through it nor begins in it. */
const MASK = "\u0001"
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/
const CONTESTED = /^[\s#*]*(?:contested issues|(?:有)?争议(?:的)?(?:问题|项|事项))[\s:：*#]*$/i

/** One spelling for what looks the same: full-width letters, line ends, characters that nobody sees. */
export function normalise(prompt: string): string {
  return prompt.normalize("NFKC").replace(/\r\n?|\u2028|\u2029/g, "\n").replace(INVISIBLE, "")
}

export function maskExempt(text: string): Masked {
  const lines = text.split("\n")
  const kinds = kindsOf(lines)
  const blocked = lines.map((line, at) => (kinds[at] === "text" ? line : hide(line)))
  const masked = maskQuotations(maskCodeSpans(blocked.join("\n")))
  return { text: masked, lines, inContested: contestedIn(lines, kinds) }
}

type Kind = "text" | "code" | "quotation" | "heading"

function kindsOf(lines: readonly string[]): readonly Kind[] {
  const fences = closedFences(lines)
  return lines.map((line, at) => {
    if (fences.has(at)) return "code"
    if (/^ {0,3}>/.test(line)) return "quotation"
    return isHeading(lines, at) ? "heading" : "text"
  })
}

/** Only what is closed again is a block of code: an open fence would hide all the rest of the prompt. */
function closedFences(lines: readonly string[]): ReadonlySet<number> {
  const inside = new Set<number>()
  let open: { readonly at: number; readonly mark: string } | null = null
  for (const [at, line] of lines.entries()) {
    const mark = FENCE.exec(line)?.[1]
    if (mark === undefined) continue
    if (open === null) open = { at, mark }
    else if (mark[0] === open.mark[0] && mark.length >= open.mark.length && line.trim() === mark) {
      for (let covered = open.at; covered <= at; covered += 1) inside.add(covered)
      open = null
    }
  }
  return inside
}

function isHeading(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ""
  if (HEADING.test(line)) return true
  const isAlone = line.trim() !== "" && (lines[at - 1] ?? "").trim() === ""
  return isAlone && UNDERLINE.test(lines[at + 1] ?? "")
}

function levelOf(lines: readonly string[], at: number): number {
  const marks = HEADING.exec(lines[at] ?? "")?.[1]
  if (marks !== undefined) return marks.length
  return (lines[at + 1] ?? "").trim().startsWith("=") ? 1 : 2
}

/** From a heading that names the contested issues to the next one of its level or above. */
function contestedIn(lines: readonly string[], kinds: readonly Kind[]): (offset: number) => boolean {
  const ranges: [number, number][] = []
  let offset = 0
  let level: number | null = null
  for (const [at, line] of lines.entries()) {
    if (kinds[at] === "heading") {
      if (CONTESTED.test(line)) level = levelOf(lines, at)
      else if (level !== null && levelOf(lines, at) <= level) level = null
    }
    if (level !== null) ranges.push([offset, offset + line.length])
    offset += line.length + 1
  }
  return (place) => ranges.some(([from, to]) => from <= place && place <= to)
}

/** A run of backticks and the next one of the same length in the same paragraph. */
function maskCodeSpans(text: string): string {
  return perParagraph(text, (paragraph) => {
    const runs = [...paragraph.matchAll(/`+/g)].map((run) => ({ from: run.index, length: run[0].length }))
    const next = nextOfLength(runs.map(({ length }) => length))
    const spans: [number, number][] = []
    for (let at = 0; at < runs.length; at += 1) {
      const closing = next[at] ?? -1
      const [first, last] = [runs[at], runs[closing]]
      if (first === undefined || last === undefined) continue
      spans.push([first.from, last.from + last.length])
      at = closing
    }
    return hideSpans(paragraph, spans)
  })
}

function nextOfLength(lengths: readonly number[]): readonly number[] {
  const later = new Map<number, number>()
  const next: number[] = new Array<number>(lengths.length).fill(-1)
  for (let at = lengths.length - 1; at >= 0; at -= 1) {
    const length = lengths[at] ?? 0
    next[at] = later.get(length) ?? -1
    later.set(length, at)
  }
  return next
}

/** No class holds its own opening mark, so each is linear. A single quote counts only at the edge of words. */
const QUOTED = /"[^"]*"|“[^“”]*”|‘[^‘’\n]*’|«[^«»]*»|「[^「」]*」|『[^『』]*』|(?<![\p{L}\p{N}])'[^'\n]*'(?![\p{L}\p{N}])/gu

function maskQuotations(text: string): string {
  return perParagraph(text, (paragraph) => paragraph.replace(QUOTED, hide))
}

function perParagraph(text: string, change: (paragraph: string) => string): string {
  return text.split(/(\n[ \t]*\n)/).map((part, at) => (at % 2 === 0 ? change(part) : part)).join("")
}

function hideSpans(text: string, spans: readonly (readonly [number, number])[]): string {
  const parts: string[] = []
  let from = 0
  for (const [start, end] of spans) {
    parts.push(text.slice(from, start), hide(text.slice(start, end)))
    from = end
  }
  return parts.join("") + text.slice(from)
}

function hide(text: string): string {
  return text.replace(/[^\n]/g, MASK)
}
