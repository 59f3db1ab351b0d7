// A shell line into simple commands. Linear: the text is read once for every level of substitution, and levels, commands and
// length are bounded. Nothing here throws: what is not understood is passed over, and `isWhole` says so.
import { matching, readWord, type Variables } from "./quoting.ts"
import type { Command, Redirect, Script, Word } from "./script.ts"

export const MAX_SCRIPT = 256 * 1024
const MAX_DEPTH = 8
const MAX_COMMANDS = 5_000
const KEYWORDS = new Set("if then else elif fi do done while until ! time { } esac coproc".split(" "))
const SETTING = /^([A-Za-z_]\w*)\+?=/
const OPERATOR = /(?:\d{0,3}|\{\w{1,32}\})(&>>|&>|<<<|<<-|<<|<>|<&|>&|>>|>\||>|<)/y

interface Heredoc {
  readonly end: string
  readonly isRaw: boolean
  readonly dropsTabs: boolean
  readonly fill: (body: string | null) => void
}

/** The commands of a line, those of its substitutions included, in the order of the text. `variables` are known beforehand. */
export function parseScript(text: string, variables: Variables = new Map(), depth = 0, scope = ""): Script {
  if (text.length > MAX_SCRIPT || depth > MAX_DEPTH) return { commands: [], isWhole: false }
  return new Parser(text, new Map(variables), depth, scope).parse()
}

type Draft = { -readonly [K in keyof Command]: Command[K] } & { argv: Word[]; settings: Map<string, Word>; redirects: Redirect[] }

class Parser {
  private at = 0
  private scopes = 0
  private isWhole = true
  private draft: Draft
  private pipe = false
  private readonly stack: string[] = []
  private readonly commands: Command[] = []
  private readonly heredocs: Heredoc[] = []

  constructor(
    private readonly text: string,
    private readonly variables: Map<string, string>,
    private readonly depth: number,
    private scope: string,
  ) {
    this.draft = this.fresh()
  }

  parse(): Script {
    while (this.at < this.text.length && this.commands.length < MAX_COMMANDS) this.step()
    this.end()
    if (this.commands.length >= MAX_COMMANDS || this.stack.length > 0) this.isWhole = false
    return { commands: this.commands, isWhole: this.isWhole }
  }

  private step(): void {
    const letter = this.text[this.at] as string
    if (letter === " " || letter === "\t" || letter === "\r") this.at += 1
    else if (letter === "\\" && this.text[this.at + 1] === "\n") this.at += 2
    else if (letter === "\n") this.newline()
    else if (letter === "#") this.at = lineEnd(this.text, this.at)
    else if (this.isRedirect()) this.redirect()
    else if (letter === ";" || letter === "&" || letter === "|") this.separator()
    else if (letter === "(") this.open()
    else if (letter === ")") this.close()
    else this.word()
  }

  private newline(): void {
    this.end()
    this.at += 1
    for (const heredoc of this.heredocs.splice(0)) this.body(heredoc)
  }

  private separator(): void {
    const two = this.text.slice(this.at, this.at + 2)
    if (two === "&&" || two === "||" || two === ";;" || two === ";&") {
      this.end()
      this.at += 2
    } else if (this.text[this.at] === "|") {
      this.at += two === "|&" ? 2 : 1
      this.end(true)
    } else {
      this.end(false, this.text[this.at] === "&")
      this.at += 1
    }
  }

  private open(): void {
    const isFunction = this.draft.argv.length === 1 && /^\(\s*\)/.test(this.text.slice(this.at, this.at + 16))
    if (isFunction || this.text.startsWith("((", this.at)) {
      const end = matching(this.text, this.at, "(", ")")
      this.at = end < 0 ? this.text.length : end + 1
      this.draft = this.fresh()
      return
    }
    if (this.draft.argv.length > 0) this.end()
    this.stack.push(this.scope)
    this.scope = `${this.scope}.${(this.scopes += 1)}`
    this.draft = { ...this.fresh(), readsPipe: this.draft.readsPipe }
    this.at += 1
  }

  /** Ends a subshell. A `)` that closes nothing belongs to a `case` pattern. */
  private close(): void {
    const outer = this.stack.pop()
    this.at += 1
    if (outer === undefined) {
      this.draft = this.fresh()
      return
    }
    this.end()
    this.scope = outer
    this.draft = this.fresh()
  }

  private word(): void {
    const read = readWord(this.text, this.at, this.variables)
    if (read.end === this.at) return void (this.at += 1)
    this.at = read.end
    this.isWhole &&= read.isClosed
    for (const script of read.inner) this.nested(script)
    this.take(read.word)
  }

  private take(word: Word): void {
    const { argv, settings } = this.draft
    if (argv.length === 0 && !word.isQuoted && KEYWORDS.has(word.text)) return
    if (argv.length === 0 && !word.isQuoted && word.text === "[[") return this.test()
    const setting = argv.length === 0 ? SETTING.exec(word.text) : null
    if (setting !== null) settings.set(setting[1] as string, { ...word, text: word.text.slice(setting[0].length) })
    else argv.push(word)
  }

  /** `[[ a > b ]]` compares; nothing in it writes. */
  private test(): void {
    const end = this.text.indexOf("]]", this.at)
    this.at = end < 0 ? this.text.length : end + 2
    this.draft.argv.push({ text: "[[", isKnown: true, isQuoted: false })
  }

  private isRedirect(): boolean {
    OPERATOR.lastIndex = this.at
    return OPERATOR.test(this.text)
  }

  private redirect(): void {
    OPERATOR.lastIndex = this.at
    const [whole, operator] = OPERATOR.exec(this.text) as unknown as [string, string]
    const isProcess = (operator === "<" || operator === ">") && this.text[this.at + whole.length] === "("
    this.at += whole.length
    if (isProcess) return this.process()
    while (this.text[this.at] === " " || this.text[this.at] === "\t") this.at += 1
    const read = readWord(this.text, this.at, this.variables)
    this.at = read.end
    for (const script of read.inner) this.nested(script)
    if (operator === "<<" || operator === "<<-") return this.heredoc(read.word, operator)
    const body = operator === "<<<" && read.word.isKnown ? `${read.word.text}\n` : null
    this.draft.redirects.push({ operator: operator as Redirect["operator"], target: read.word, body })
  }

  /** `<(…)` and `>(…)`: a script of its own, and an argument that nobody can know. */
  private process(): void {
    const end = matching(this.text, this.at, "(", ")")
    this.nested(this.text.slice(this.at + 1, end < 0 ? this.text.length : end))
    this.at = end < 0 ? this.text.length : end + 1
    this.draft.argv.push({ text: "", isKnown: false, isQuoted: false })
  }

  private heredoc(word: Word, operator: string): void {
    const { redirects } = this.draft
    const at = redirects.push({ operator: "<<", target: null, body: null }) - 1
    const fill = (body: string | null): void => void (redirects[at] = { operator: "<<", target: null, body })
    this.heredocs.push({ end: word.text, isRaw: word.isQuoted, dropsTabs: operator === "<<-", fill })
  }

  private body({ end, isRaw, dropsTabs, fill }: Heredoc): void {
    const lines: string[] = []
    while (this.at < this.text.length) {
      const stop = lineEnd(this.text, this.at)
      const line = this.text.slice(this.at, stop)
      this.at = stop + 1
      const plain = dropsTabs ? line.replace(/^\t+/, "") : line
      if (plain === end) break
      lines.push(plain)
      if (stop >= this.text.length) this.at = this.text.length
    }
    const body = lines.map((line) => `${line}\n`).join("")
    if (isRaw) return fill(body)
    for (const script of substitutions(body)) this.nested(script)
    fill(/[$`\\]/.test(body) ? null : body)
  }

  private nested(script: string): void {
    const inner = parseScript(script, this.variables, this.depth + 1, `${this.scope}.${(this.scopes += 1)}`)
    this.isWhole &&= inner.isWhole
    this.commands.push(...inner.commands)
  }

  private end(feedsPipe = false, isBackground = false): void {
    const { draft } = this
    if (draft.argv.length > 0 || draft.redirects.length > 0 || draft.settings.size > 0) this.commands.push(Object.assign(draft, { feedsPipe, isBackground }))
    else if (isBackground) this.markBackground()
    if (draft.argv.length === 0) for (const [name, word] of draft.settings) word.isKnown ? this.variables.set(name, word.text) : this.variables.delete(name)
    this.pipe = feedsPipe
    this.draft = this.fresh()
  }

  /** `( … ) &`: what lies in the subshell runs in the background. */
  private markBackground(): void {
    const last = this.commands.at(-1) as Draft | undefined
    if (last !== undefined) last.isBackground = true
  }

  private fresh(): Draft {
    return { argv: [], settings: new Map(), redirects: [], readsPipe: this.pipe, feedsPipe: false, isBackground: false, scope: this.scope }
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from)
  return end < 0 ? text.length : end
}

/** The scripts of `$(…)` and backticks in a text that is expanded. */
function substitutions(text: string): string[] {
  const found: string[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1
    else if (text[at] === "`" || text.startsWith("$(", at)) {
      const read = readWord(text, at, new Map())
      found.push(...read.inner)
      at = Math.max(at, read.end - 1)
    }
  }
  return found
}
