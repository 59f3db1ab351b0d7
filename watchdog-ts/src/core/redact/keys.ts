// Private keys in their text form, also where the end was cut off.
import { HIDDEN } from "./tokens.ts"

const BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g
/** What may stand in a key: its lines, its headers, line breaks that were written as `\n`. */
const BODY = /[\w+/=\s\\:,.-]*/y

/** From each beginning on to the end of what can belong to it. */
export function redactKeys(text: string): string {
  let [out, from] = ["", 0]
  for (const found of text.matchAll(BEGIN)) {
    if (found.index < from) continue
    const body = endOf(text, found.index + found[0].length)
    out += text.slice(from, found.index) + HIDDEN
    from = body
  }
  return out + text.slice(from)
}

function endOf(text: string, start: number): number {
  BODY.lastIndex = start
  const body = BODY.exec(text)?.[0] ?? ""
  const end = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(body)
  return start + (end === null ? body.trimEnd().length : end.index + end[0].length)
}
