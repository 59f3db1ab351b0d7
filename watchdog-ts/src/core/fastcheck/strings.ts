// Quoted text in all its dress: prefixes, three quotes, raw forms, values inside. Linear: every character is read once for
// each level of nesting, and the levels are bounded.
import type { Grammar } from "./grammars.ts"

export interface Quoted {
  /** Prefix and quotes as written. */
  readonly opening: string
  readonly content: string
  readonly end: number
  /** Whether its value depends on something else. */
  readonly isTemplate: boolean
}

const MAX_NESTING = 12
const RAW_RUST = /b?r(#{0,16})"/y
const CHAR_RUST = /'(?:\\(?:[nrt0\\'"]|x[0-9a-fA-F]{2}|u\{[0-9a-fA-F]{1,6}\})|[^\\'\n])'/uy
const PREFIX = /[A-Za-z]{1,2}(?=["'])/y
const CSHARP = /\$?@?\$?"/y

/** The letters with which a string can begin, prefixes included. */
export function openersOf({ name, quotes, prefixes }: Grammar): string {
  return quotes + (prefixes === null ? "" : "rRbBuUfFc") + (name === "csharp" ? "$@" : "") + (name === "php" ? "<" : "")
}

/** The string that begins at `at`; null where none does, "broken" where one begins and cannot be read. */
export function readQuoted(text: string, at: number, grammar: Grammar): Quoted | "broken" | null {
  const found = readBody(text, at, grammar)
  return found === null || found === "broken" ? found : { ...found, opening: text.slice(at, found.end - found.content.length - closingLength(text, found)) }
}

type Body = Omit<Quoted, "opening">

/** How long the closing quotes are: as many letters as do not belong to the content. */
function closingLength(text: string, { content, end }: Body): number {
  for (const length of [1, 3, 2]) if (text.slice(end - length - content.length, end - length) === content) return length
  return 1
}

function readBody(text: string, at: number, grammar: Grammar): Body | "broken" | null {
  if (grammar.name === "rust") return readRust(text, at, grammar)
  if (grammar.name === "csharp") return readCsharp(text, at, grammar)
  if (grammar.name === "php" && text.startsWith("<<<", at)) return "broken"
  const start = at + prefixLength(text, at, grammar)
  const quote = text[start] as string
  if (quote === undefined || !grammar.quotes.includes(quote)) return null
  const prefix = text.slice(at, start).toLowerCase()
  if (grammar.tripleQuotes && text.startsWith(quote.repeat(3), start)) return closed(text, start + 3, quote.repeat(3), prefix, grammar, 0)
  return closed(text, start + 1, quote, prefix, grammar, 0)
}

function prefixLength(text: string, at: number, grammar: Grammar): number {
  if (grammar.prefixes === null) return 0
  PREFIX.lastIndex = at
  const found = PREFIX.exec(text)?.[0] ?? ""
  return found !== "" && grammar.prefixes.test(found) ? found.length : 0
}

/** Reads up to `close`. Values inside are skipped with their own quotes, and make it a template. */
function closed(text: string, from: number, close: string, prefix: string, grammar: Grammar, depth: number): Body | "broken" {
  const quote = close[0] as string
  const mark = grammar.interpolation !== null && grammar.interpolation.quotes.includes(quote) ? grammar.interpolation.mark : null
  const isOpen = close.length > 1 || grammar.openQuotes.includes(quote)
  const escapes = !(quote === "`" && grammar.name === "go") && !(close.length > 1 && grammar.name === "kotlin")
  let isTemplate = false
  for (let i = from; i < text.length; i += 1) {
    const letter = text[i] as string
    if (text.startsWith(close, i)) return finish(text.slice(from, i), i + close.length, isTemplate, prefix.includes("f"))
    if (letter === "\\" && escapes) i += 1
    else if (letter === "\n" && !isOpen) return "broken"
    else if (mark !== null && text.startsWith(mark, i) && isValueMark(text, i, mark)) {
      isTemplate = true
      const brace = text.indexOf("{", i)
      if (brace !== i && brace !== i + 1) continue
      const end = skipBraces(text, brace, grammar, depth + 1)
      if (end < 0) return "broken"
      i = end - 1
    }
  }
  return "broken"
}

/** Where values stand in braces, an odd brace means that a quote inside one of them was taken for the end. */
function finish(content: string, end: number, isTemplate: boolean, holdsValues: boolean): Body | "broken" {
  if (!holdsValues || !content.includes("{")) return { content, end, isTemplate }
  return content.split("{").length === content.split("}").length ? { content, end, isTemplate: true } : "broken"
}

/** A lone `$` is text: it needs a name or a brace behind it. */
function isValueMark(text: string, at: number, mark: string): boolean {
  return mark.length > 1 || /[\p{L}_{]/u.test(text[at + 1] ?? "")
}

/** The position behind the brace that closes the one at `from`, or -1. */
function skipBraces(text: string, from: number, grammar: Grammar, depth: number): number {
  if (depth > MAX_NESTING) return -1
  let open = 0
  for (let i = from; i < text.length; i += 1) {
    const letter = text[i] as string
    if (letter === "{") open += 1
    else if (letter === "}" && (open -= 1) === 0) return i + 1
    else if (grammar.quotes.includes(letter)) {
      const inner = closed(text, i + 1, letter, "", grammar, depth)
      if (inner === "broken") return -1
      i = inner.end - 1
    }
  }
  return -1
}

/** Rust has raw strings, and `'a` that is a lifetime where `'a'` is a letter. */
function readRust(text: string, at: number, grammar: Grammar): Body | "broken" | null {
  RAW_RUST.lastIndex = at
  const raw = RAW_RUST.exec(text)
  if (raw !== null) {
    const close = `"${raw[1]}`
    const end = text.indexOf(close, at + raw[0].length)
    return end < 0 ? "broken" : { content: text.slice(at + raw[0].length, end), end: end + close.length, isTemplate: false }
  }
  const start = at + prefixLength(text, at, grammar)
  if (text[start] === '"') return closed(text, start + 1, '"', "", grammar, 0)
  CHAR_RUST.lastIndex = start
  const letter = text[start] === "'" ? CHAR_RUST.exec(text) : null
  return letter === null ? null : { content: letter[0].slice(1, -1), end: start + letter[0].length, isTemplate: false }
}

/** C#: `@"…"` doubles its quotes, `$"…"` holds values, three quotes begin a raw one. */
function readCsharp(text: string, at: number, grammar: Grammar): Body | "broken" | null {
  if (text[at] === "'") return closed(text, at + 1, "'", "", grammar, 0)
  CSHARP.lastIndex = at
  const opening = CSHARP.exec(text)?.[0]
  if (opening === undefined) return null
  const from = at + opening.length
  const holds = opening.includes("$")
  if (text.startsWith('""', from) && !opening.includes("@")) {
    const end = text.indexOf('"""', from + 2)
    if (end >= 0) return finish(text.slice(from + 2, end), end + 3, false, holds)
  }
  const plain = opening.includes("@") ? doubled(text, from) : closed(text, from, '"', "", grammar, 0)
  return plain === "broken" ? plain : finish(plain.content, plain.end, plain.isTemplate, holds)
}

function doubled(text: string, from: number): Body | "broken" {
  for (let i = text.indexOf('"', from); i >= 0; i = text.indexOf('"', i + 2)) {
    if (text[i + 1] !== '"') return { content: text.slice(from, i), end: i + 1, isTemplate: false }
  }
  return "broken"
}
