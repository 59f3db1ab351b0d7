// The work tree as a call would leave it: texts read once, changed in memory, never written.
import { locate, type Located, type Place } from "../paths.ts"
import type { Target } from "./targets.ts"

export const MAX_BYTES = 1024 * 1024

/** `undefined` stands for a text that cannot be foreseen, or is too long to look at; null for no file. */
export type Text = string | null | undefined

export class Draft {
  private readonly texts = new Map<string, Text>()
  private readonly found: Target[] = []

  constructor(readonly place: Place) {}

  get targets(): readonly Target[] {
    return this.found
  }

  /** Where a name leads. More than one answer where programs read it differently; all of them are looked at. */
  at(name: string, follow = true, from: string = this.place.launch): readonly Located[] {
    return locate(name, from, this.place, follow)
  }

  /** The text of a file as it stands now in this draft. */
  read({ absolute }: Located): Text {
    if (this.texts.has(absolute)) return this.texts.get(absolute)
    const text = readText(this.place, absolute)
    this.texts.set(absolute, text)
    return text
  }

  write(file: Located, next: string | undefined, origin: Located | null = null): void {
    this.put({ file, act: next === undefined ? "change" : "write", next, origin, isTree: false })
  }

  /** Where the content of a file was before this draft moved or copied it, however often; null where it did not. */
  originOf({ absolute }: Located): Located | null {
    return this.found.find(({ file }) => file.absolute === absolute)?.origin ?? null
  }

  remove(file: Located): void {
    this.put({ file, act: "delete", next: null, origin: null, isTree: true })
  }

  touch(file: Located): void {
    this.put({ file, act: "mode", next: this.read(file), origin: null, isTree: true })
  }

  /** A later act on the same file takes the place of the earlier one: only what remains is judged. */
  private put(target: Target): void {
    const at = this.found.findIndex(({ file }) => file.absolute === target.file.absolute)
    if (at >= 0) this.found.splice(at, 1)
    this.found.push(target)
    this.texts.set(target.file.absolute, target.next)
  }
}

export function readText(place: Place, absolute: string): Text {
  const kind = place.look.kind(absolute)
  if (kind === "absent") return null
  const bytes = place.look.read(absolute, MAX_BYTES)
  return bytes === null ? undefined : decode(bytes)
}

/** Bytes that are no UTF-8 are no text that could be compared. */
export function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
