// Documents that say of themselves what they were when they were written: their last member is the digest of the rest.
// That keeps no secret. It tells a file that was edited from one that the guard or its commands wrote.
import { createHash } from "node:crypto"

const SEAL = /,"seal":"([0-9a-f]{64})"\}\s*$/
/** The seal's own length and a little room for what may follow it. */
const TAIL = 100

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex")

/** `json` is the text of an object with at least one member. One line break follows the result. */
export function seal(json: string): string {
  return `${json.slice(0, -1)},"seal":"${digestOf(json)}"}\n`
}

/** The text that was sealed; null where there is no seal, or it is not this text's. */
export function unseal(text: string): string | null {
  const from = Math.max(0, text.length - TAIL)
  const found = SEAL.exec(text.slice(from))
  if (found === null) return null
  const json = `${text.slice(0, from + found.index)}}`
  return digestOf(json) === found[1] ? json : null
}
