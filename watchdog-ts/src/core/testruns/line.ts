// A shell line as a list of steps and what joins them: enough to say whether the line's exit status is that of one step.
import { readWord } from "../shell/quoting.ts"

export type Joint = "&&" | "||" | ";" | "|" | "&"

export interface Step {
  readonly words: readonly string[]
  /** `NAME=value` in front of the program, and what `export` set before it. */
  readonly settings: ReadonlyMap<string, string>
  /** What stands before and behind it; null at the ends of the line. */
  readonly before: Joint | null
  readonly after: Joint | null
  /** Output that goes to a file is not seen. */
  readonly isRedirected: boolean
  /** So it is with what goes to the error output alone. */
  readonly hidesErrors: boolean
  /** It lies in a condition, a loop, a function or behind `!`: whether it ran, and how it ended, the line does not tell. */
  readonly isConditional: boolean
}

export interface Line {
  readonly steps: readonly Step[]
  readonly hasPipefail: boolean
}

const LONGEST = 64 * 1024
const CONTROL = new Set("if then else elif fi for while until do done case esac select function { } ! [[".split(" "))
const OPENS = new Set(["if", "for", "while", "until", "case", "select", "function", "{", "!"])
const REDIRECT = /(?:\d{1,3})?(&>>|&>|<<<|<<-|<<|<>|<&|>&|>>|>\||>|<)/y
const SETTING = /^([A-Za-z_]\w*)=([^]*)$/

/** Linear; a line that is too long has no steps. */
export function readLine(text: string): Line {
  return text.length > LONGEST ? { steps: [], hasPipefail: false } : new Reader(text).read()
}

type Draft = { -readonly [K in keyof Step]: Step[K] } & { words: string[]; settings: Map<string, string> }

class Reader {
  #at = 0
  #isControlled = false
  #before: Joint | null = null
  #steps: Draft[] = []
  #draft: Draft
  readonly #exported = new Map<string, string>()
  readonly #heredocs: string[] = []
  readonly #text: string

  constructor(text: string) {
    this.#text = text
    this.#draft = this.#fresh()
  }

  read(): Line {
    while (this.#at < this.#text.length) this.#piece()
    this.#end(null)
    const hasPipefail = this.#steps.some(({ words }) => words[0] === "set" && words.includes("pipefail"))
    return { steps: this.#steps, hasPipefail }
  }

  #piece(): void {
    const letter = this.#text[this.#at] as string
    if (letter === " " || letter === "\t" || letter === "\r" || letter === ")") this.#at += 1
    else if (letter === "(") this.#open()
    else if (letter === "\\" && this.#text[this.#at + 1] === "\n") this.#at += 2
    else if (letter === "\n") this.#newline()
    else if (letter === "#") this.#at = this.#lineEnd()
    else if (this.#isRedirect()) this.#redirect()
    else if (letter === ";" || letter === "&" || letter === "|") this.#joint()
    else this.#word()
  }

  /** Behind a word it begins a function, which runs when it is called and not here. */
  #open(): void {
    this.#at += 1
    if (this.#draft.words.length === 0) return
    this.#isControlled = true
    this.#draft = this.#fresh()
  }

  #newline(): void {
    this.#end(";")
    this.#at += 1
    for (const end of this.#heredocs.splice(0)) this.#skipBody(end)
  }

  #skipBody(end: string): void {
    while (this.#at < this.#text.length) {
      const stop = this.#lineEnd()
      const line = this.#text.slice(this.#at, stop)
      this.#at = Math.min(stop + 1, this.#text.length)
      if (line.replace(/^\t+/, "") === end) return
    }
  }

  #joint(): void {
    const two = this.#text.slice(this.#at, this.#at + 2)
    const joint = two === "&&" || two === "||" ? two : two === "|&" ? "|" : this.#text[this.#at]
    this.#at += two === "&&" || two === "||" || two === "|&" || two === ";;" ? 2 : 1
    this.#end(joint as Joint)
  }

  #isRedirect(): boolean {
    REDIRECT.lastIndex = this.#at
    return REDIRECT.test(this.#text)
  }

  #redirect(): void {
    REDIRECT.lastIndex = this.#at
    const [whole, operator] = REDIRECT.exec(this.#text) as unknown as [string, string]
    this.#at += whole.length
    while (this.#text[this.#at] === " " || this.#text[this.#at] === "\t") this.#at += 1
    const target = this.#take()
    if (operator.startsWith("<<") && operator !== "<<<") this.#heredocs.push(target)
    const isToFile = operator.includes(">") && !(operator === ">&" && /^\d$|^-$/.test(target))
    if (isToFile && !whole.startsWith("2")) this.#draft.isRedirected = true
    if (isToFile && whole.startsWith("2")) this.#draft.hidesErrors = true
  }

  #word(): void {
    const from = this.#at
    const word = this.#take()
    const isBare = this.#text.slice(from, this.#at) === word
    const { words, settings } = this.#draft
    if (words.length === 0 && isBare && CONTROL.has(word)) {
      if (OPENS.has(word)) this.#isControlled = true
      this.#draft.isConditional = this.#isControlled
      return
    }
    const setting = words.length === 0 || words[0] === "export" ? SETTING.exec(word) : null
    if (setting === null) words.push(word)
    else if (words[0] === "export") this.#exported.set(setting[1] as string, setting[2] as string)
    else settings.set(setting[1] as string, setting[2] as string)
  }

  #take(): string {
    const read = readWord(this.#text, this.#at, new Map())
    this.#at = Math.max(read.end, this.#at + 1)
    return read.word.text
  }

  /** An empty step is what lies between `)` and the joint behind it: the joint belongs to the step before. */
  #end(joint: Joint | null): void {
    const last = this.#steps.at(-1)
    if (this.#draft.words.length > 0 || this.#draft.settings.size > 0) this.#steps.push({ ...this.#draft, after: joint })
    else if (last !== undefined && joint !== null && (last.after === null || last.after === ";")) last.after = joint
    this.#before = joint ?? this.#before
    this.#draft = this.#fresh()
  }

  #fresh(): Draft {
    return { words: [], settings: new Map(this.#exported), before: this.#steps.length === 0 ? null : this.#before, after: null, isRedirected: false, hidesErrors: false, isConditional: this.#isControlled }
  }

  #lineEnd(): number {
    const end = this.#text.indexOf("\n", this.#at)
    return end < 0 ? this.#text.length : end
  }
}
