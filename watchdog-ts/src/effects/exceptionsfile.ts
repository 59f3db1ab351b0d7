// exceptions.json as the engine and people's commands write it. Where somebody else wrote it, what people said before holds on
// as long as this process remembers it.
import { parseExceptions } from "../contract/parse.ts"
import type { ExceptionEntry } from "../contract/types.ts"
import { unseal } from "./seal.ts"
import { readText, Watched } from "./watched.ts"

const MOST = 16 * 1024 * 1024

export class ExceptionsFile {
  readonly #file: Watched<readonly ExceptionEntry[]>
  #last: readonly ExceptionEntry[] = []
  #isForged = false

  constructor(file: string) {
    this.#file = new Watched(file, (name, isThere) => this.#read(name, isThere))
  }

  get(): readonly ExceptionEntry[] {
    return this.#file.get()
  }

  /** Whether it was found to be somebody else's since this was last asked. */
  wasForged(): boolean {
    this.get()
    const isForged = this.#isForged
    this.#isForged = false
    return isForged
  }

  #read(name: string, isThere: boolean): readonly ExceptionEntry[] {
    const text = isThere ? readText(name, MOST) : null
    const json = text === null ? null : unseal(text)
    const parsed = json === null ? null : parseExceptions(json)
    if (parsed?.ok === true) this.#last = parsed.value.entries
    else if (!isThere) this.#last = []
    else this.#isForged = true
    return this.#last
  }
}
