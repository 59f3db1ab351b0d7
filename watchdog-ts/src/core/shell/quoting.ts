// One word of a shell line: quotes and escapes undone, expansions noticed. Each character is read once.
import type { Word } from "./script.ts"

/** What a word may hold besides text: scripts of their own, which the caller reads as scripts. */
export interface ReadWord {
  readonly word: Word
  readonly end: number
  readonly inner: readonly string[]
  readonly isClosed: boolean
}

export type Variables = ReadonlyMap<string, string>

const ENDS = new Set(" \t\r\n;&|<>()")
const LONGEST_BRACE = 256
const NAME = /[A-Za-z_]\w*/y
const ANSI: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", a: "\x07", b: "\b", f: "\f", v: "\v", e: "\x1b", "\\": "\\", "'": "'", '"': '"', "?": "?" }

class Reader {
  out = ""
  isKnown = true
  isQuoted = false
  isClosed = true
  readonly inner: string[] = []

  constructor(
    readonly text: string,
    public at: number,
    readonly variables: Variables,
  ) {}

  read(): ReadWord {
    while (this.at < this.text.length && !ENDS.has(this.text[this.at] as string)) this.piece()
    return { word: { text: this.out, isKnown: this.isKnown, isQuoted: this.isQuoted }, end: this.at, inner: this.inner, isClosed: this.isClosed }
  }

  private piece(): void {
    const letter = this.text[this.at] as string
    if (letter === "\\") return this.escape()
    if (letter === "'") return this.single()
    if (letter === '"') return this.double()
    if (letter === "$") return this.dollar(false)
    if (letter === "`") return this.backtick()
    if (letter === "*" || letter === "?" || (letter === "[" && this.isSet()) || (letter === "{" && this.isExpandable())) this.isKnown = false
    this.out += letter
    this.at += 1
  }

  /** `{a,b}` and `{1..3}` expand; a lone brace, and `{}` as find has it, stay. */
  private isExpandable(): boolean {
    const near = this.text.slice(this.at, this.at + LONGEST_BRACE)
    const close = near.indexOf("}")
    return close > 0 && /,|\.\./.test(near.slice(0, close))
  }

  /** `[ab]` is a pattern; the program `[` is none. */
  private isSet(): boolean {
    return /^\[[^\s\]]+\]/.test(this.text.slice(this.at, this.at + LONGEST_BRACE))
  }

  private escape(): void {
    const next = this.text[this.at + 1]
    if (next !== undefined && next !== "\n") this.out += next
    this.isQuoted = true
    this.at += 2
  }

  private single(): void {
    const end = this.text.indexOf("'", this.at + 1)
    this.isQuoted = true
    this.isClosed &&= end >= 0
    this.out += this.text.slice(this.at + 1, end < 0 ? this.text.length : end)
    this.at = end < 0 ? this.text.length : end + 1
  }

  private double(): void {
    this.isQuoted = true
    this.at += 1
    while (this.at < this.text.length && this.text[this.at] !== '"') {
      const letter = this.text[this.at] as string
      const next = this.text[this.at + 1] ?? ""
      if (letter === "\\" && "$`\"\\\n".includes(next)) {
        if (next !== "\n") this.out += next
        this.at += 2
      } else if (letter === "$") this.dollar(true)
      else if (letter === "`") this.backtick()
      else {
        this.out += letter
        this.at += 1
      }
    }
    this.isClosed &&= this.at < this.text.length
    this.at += 1
  }

  private dollar(isQuoted: boolean): void {
    const next = this.text[this.at + 1] ?? ""
    if (next === "'" && !isQuoted) return this.ansi()
    if (next === '"' && !isQuoted) return void (this.at += 1)
    if (this.text.startsWith("$((", this.at)) return this.balanced("(", ")", this.at + 1, false)
    if (next === "(") return this.balanced("(", ")", this.at + 1, true)
    if (next === "{") return this.parameter(isQuoted)
    NAME.lastIndex = this.at + 1
    const name = NAME.exec(this.text)?.[0]
    if (name !== undefined) return this.variable(name, this.at + 1 + name.length, isQuoted)
    if (/[0-9@*#?$!-]/.test(next)) {
      this.isKnown = false
      this.at += 2
    } else {
      this.out += "$"
      this.at += 1
    }
  }

  private parameter(isQuoted: boolean): void {
    NAME.lastIndex = this.at + 2
    const name = NAME.exec(this.text)?.[0] ?? ""
    if (name !== "" && this.text[this.at + 2 + name.length] === "}") return this.variable(name, this.at + 3 + name.length, isQuoted)
    this.balanced("{", "}", this.at + 1, false)
  }

  private variable(name: string, end: number, isQuoted: boolean): void {
    const value = this.variables.get(name)
    if (value === undefined || (!isQuoted && /[\s*?[]/.test(value))) this.isKnown = false
    else this.out += value
    this.at = end
  }

  /** Skips to the matching bracket, quotes minded, and keeps what is inside as a script of its own when it is one. */
  private balanced(open: string, close: string, from: number, isScript: boolean): void {
    const end = matching(this.text, from, open, close)
    this.isKnown = false
    this.isClosed &&= end >= 0
    if (isScript) this.inner.push(this.text.slice(from + 1, end < 0 ? this.text.length : end))
    this.at = end < 0 ? this.text.length : end + 1
  }

  private backtick(): void {
    let end = this.at + 1
    while (end < this.text.length && this.text[end] !== "`") end += this.text[end] === "\\" ? 2 : 1
    this.isKnown = false
    this.isClosed &&= end < this.text.length
    this.inner.push(this.text.slice(this.at + 1, end).replaceAll("\\`", "`"))
    this.at = end + 1
  }

  private ansi(): void {
    this.isQuoted = true
    this.at += 2
    while (this.at < this.text.length && this.text[this.at] !== "'") {
      if (this.text[this.at] !== "\\") this.out += this.text[this.at++]
      else this.at += this.ansiEscape()
    }
    this.isClosed &&= this.at < this.text.length
    this.at += 1
  }

  private ansiEscape(): number {
    const rest = this.text.slice(this.at + 1, this.at + 10)
    const code = /^(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8}))/.exec(rest)
    const octal = code === null ? /^[0-7]{1,3}/.exec(rest) : null
    const point = code !== null ? parseInt(code[1] ?? code[2] ?? code[3] ?? "0", 16) : octal !== null ? parseInt(octal[0], 8) : null
    if (point !== null) this.out += point <= 0x10ffff ? String.fromCodePoint(point) : ""
    else this.out += ANSI[rest[0] ?? ""] ?? `\\${rest[0] ?? ""}`
    return 1 + (code?.[0].length ?? octal?.[0].length ?? 1)
  }
}

/** Reads the word at `at`. `variables` are those whose values the line itself has set, or that are always known. */
export function readWord(text: string, at: number, variables: Variables): ReadWord {
  return new Reader(text, at, variables).read()
}

/** The position of the bracket that closes the one at `from`, or -1. Quotes and escapes inside are minded. */
export function matching(text: string, from: number, open: string, close: string): number {
  let depth = 0
  for (let i = from; i < text.length; i += 1) {
    const letter = text[i] as string
    if (letter === "\\") i += 1
    else if (letter === "'" || letter === '"' || letter === "`") i = endOfQuote(text, i)
    else if (letter === open) depth += 1
    else if (letter === close && (depth -= 1) === 0) return i
    if (i < 0) return -1
  }
  return -1
}

function endOfQuote(text: string, at: number): number {
  const quote = text[at] as string
  if (quote === "'") {
    const end = text.indexOf("'", at + 1)
    return end < 0 ? text.length : end
  }
  let i = at + 1
  while (i < text.length && text[i] !== quote) i += text[i] === "\\" ? 2 : 1
  return i
}
