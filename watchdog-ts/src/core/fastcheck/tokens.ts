// Text into tokens, in one pass and with a bounded memory. Whatever it cannot read for certain gives null, and the fast
// check is then unsure: a wrong token is worse than none.
import type { Grammar } from "./grammars.ts"
import { openersOf, readQuoted, type Quoted } from "./strings.ts"

export interface Token {
  readonly kind: "word" | "number" | "string" | "template" | "regex" | "punct" | "newline"
  /** As written; of a string its content without quotes, of a newline nothing. */
  readonly text: string
  /** Columns before the first token of the line that a newline begins; else 0. */
  readonly indent: number
  /** Of a string: what about its quotes and prefix makes it another value than the same content in other dress. */
  readonly dress: string
}

export interface Reading {
  readonly tokens: readonly Token[]
  /** Comments that may steer a tool (`//go:build`, `@test`, `# doctest: +SKIP`), as written. */
  readonly remarks: readonly string[]
}

/** Longer texts are left to the engine: a verdict is waited for. */
export const MAX_CHARS = 256 * 1024

const WORD = /[\p{L}\p{M}\p{N}_$]+/uy
const NUMBER = /\d\w*(?:\.\d\w*)?(?:(?<=[eE])[+-]\d+)?/y
const OPERATOR = /===|!==|\.\.\.|\*\*=|<=>|=>|==|!=|<=|>=|:=|->|::|&&|\|\||\*\*|\+=|-=|\*=|\/=|%=|\?\.|\?\?|\?:|\+\+|--|=~|[^\s]/uy
const STEERING = /@|go:|\+build|skip|doctest|pragma|ignore|only|environment|output:/i
const VALUE_WORDS_BEFORE_REGEX = new Set("return typeof case in of delete void throw new else do and or not if unless when while until then puts".split(" "))

/** Null for a text that is too long, has NUL in it, or does not read as the language. */
export function readTokens(text: string, grammar: Grammar): Reading | null {
  if (text.length > MAX_CHARS || text.includes("\0")) return null
  if (grammar.name === "php" && (!text.startsWith("<?php") || text.includes("?>"))) return null
  return new Reader(text.startsWith("\ufeff") ? text.slice(1) : text, grammar).read()
}

const isPlainLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95 || code === 36

class Reader {
  private at = 0
  private readonly openers: ReadonlySet<string>
  private readonly tokens: Token[] = []
  private readonly remarks: string[] = []

  constructor(
    private readonly text: string,
    private readonly grammar: Grammar,
  ) {
    this.openers = new Set(openersOf(grammar))
  }

  read(): Reading | null {
    if (this.grammar.name === "php") this.at = "<?php".length
    if (this.text.startsWith("#!") && !this.text.startsWith("#![")) this.at = this.endOfLine(0)
    while (this.at < this.text.length) {
      if (!this.step()) return null
    }
    return { tokens: this.tokens, remarks: this.remarks }
  }

  /** Reads one token. False where the text cannot be trusted. */
  private step(): boolean {
    const letter = this.text[this.at] as string
    if (letter === "\n") return this.newline()
    if (letter === " " || letter === "\t" || letter === "\r" || letter === "\f" || letter === "\u00a0") return this.skip(1)
    if (letter === "\\" && /^\\\r?\n/.test(this.text.slice(this.at, this.at + 3))) return this.skip(this.text[this.at + 1] === "\r" ? 3 : 2)
    if (this.isLineComment()) return this.comment(this.endOfLine(this.at))
    if (this.grammar.blockComments !== "none" && this.text.startsWith("/*", this.at)) return this.comment(this.endOfBlock())
    return this.value(letter)
  }

  private value(letter: string): boolean {
    if (this.openers.has(letter)) {
      const quoted = readQuoted(this.text, this.at, this.grammar)
      if (quoted === "broken") return false
      if (quoted !== null) return this.string(quoted)
    }
    if (letter === "/" && this.grammar.regex && this.expectsValue()) return this.regex()
    if (this.grammar.name === "ruby" && this.isRubyLiteral(letter)) return false
    if (letter >= "0" && letter <= "9") return this.match(NUMBER, "number")
    return this.plainWord() || this.match(WORD, "word") || this.match(OPERATOR, "punct")
  }

  /** Most words are ASCII, and those are read without a regular expression. */
  private plainWord(): boolean {
    let end = this.at
    while (isPlainLetter(this.text.charCodeAt(end))) end += 1
    if (end === this.at || this.text.charCodeAt(end) > 127) return false
    return this.push("word", this.text.slice(this.at, end), end)
  }

  private match(pattern: RegExp, kind: Token["kind"]): boolean {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found === null) return false
    const text = kind === "number" ? found[0].replaceAll("_", "").toLowerCase() : found[0]
    return this.push(kind, text, this.at + found[0].length)
  }

  private push(kind: Token["kind"], text: string, end: number): boolean {
    this.tokens.push({ kind, text, indent: 0, dress: "" })
    this.at = end
    return true
  }

  private string({ content, end, isTemplate, opening }: Quoted): boolean {
    this.tokens.push({ kind: isTemplate ? "template" : "string", text: content, indent: 0, dress: this.dress(opening, content) })
    this.at = end
    return true
  }

  /** In Python only `b` and `r` matter, in scripts nothing, in Ruby and PHP the quotes where there is an escape. */
  private dress(opening: string, content: string): string {
    const { name, regex } = this.grammar
    if (name === "python") return opening.replace(/[uf"']/gi, "").toLowerCase()
    if (name === "ruby" || name === "php") return content.includes("\\") ? opening : ""
    return regex ? "" : opening
  }

  private newline(): boolean {
    let end = this.at + 1
    let indent = 0
    for (; this.text[end] === " " || this.text[end] === "\t" || this.text[end] === "\f"; end += 1) indent = this.text[end] === "\t" ? (Math.floor(indent / 8) + 1) * 8 : indent + 1
    this.tokens.push({ kind: "newline", text: "", indent, dress: "" })
    this.at = end
    return true
  }

  private skip(count: number): boolean {
    this.at += count
    return true
  }

  private isLineComment(): boolean {
    if (this.grammar.name === "php" && this.text.startsWith("#[", this.at)) return false
    return this.grammar.lineComments.some((mark) => this.text.startsWith(mark, this.at))
  }

  private comment(end: number): boolean {
    if (end < 0) return false
    const text = this.text.slice(this.at, end)
    if (STEERING.test(text)) this.remarks.push(text.trim())
    if (text.includes("\n")) this.tokens.push({ kind: "newline", text: "", indent: 0, dress: "" })
    this.at = end
    return true
  }

  private endOfLine(from: number): number {
    const end = this.text.indexOf("\n", from)
    return end < 0 ? this.text.length : end
  }

  private endOfBlock(): number {
    let depth = 0
    let at = this.at
    const marks = /\/\*|\*\//g
    marks.lastIndex = at
    for (let mark = marks.exec(this.text); mark !== null; mark = marks.exec(this.text)) {
      depth += mark[0] === "/*" ? (this.grammar.blockComments === "nested" || depth === 0 ? 1 : 0) : -1
      at = mark.index + 2
      if (depth === 0) return at
    }
    return -1
  }

  private regex(): boolean {
    let inSet = false
    for (let i = this.at + 1; i < this.text.length; i += 1) {
      const letter = this.text[i]
      if (letter === "\n") return false
      if (letter === "\\") i += 1
      else if (letter === "[") inSet = true
      else if (letter === "]") inSet = false
      else if (letter === "/" && !inSet) {
        WORD.lastIndex = i + 1
        const flags = WORD.exec(this.text)?.[0] ?? ""
        return this.push("regex", this.text.slice(this.at, i + 1 + flags.length), i + 1 + flags.length)
      }
    }
    return false
  }

  /** Whether what comes now is a value and not an operator between two. */
  private expectsValue(): boolean {
    const last = this.tokens.at(-1)
    if (last === undefined || last.kind === "newline") return true
    if (last.kind === "word") return VALUE_WORDS_BEFORE_REGEX.has(last.text)
    return last.kind === "punct" && last.text !== ")" && last.text !== "]" && last.text !== "}"
  }

  /** Ruby's many further literals are not read: `%w[…]`, here-documents, `?a`, `=begin`, `__END__`. */
  private isRubyLiteral(letter: string): boolean {
    const rest = this.text.slice(this.at, this.at + 8)
    if (letter === "%") return this.expectsValue()
    if (rest.startsWith("<<")) return /^<<[~-]?["'`]?[A-Z_]/.test(rest)
    return rest.startsWith("=begin") || rest.startsWith("__END__") || (letter === "?" && this.expectsValue())
  }
}
