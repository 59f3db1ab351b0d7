// Commands and outputs are logged without what opens doors: passwords in URLs, headers, settings whose name says what
// they are, arguments of programs that take passwords, and tokens that are known by their shape. Each pattern is bounded
// and each text is gone through a fixed number of times, so the time grows with the text only.
import { redactArguments } from "./redact/arguments.ts"
import { redactKeys } from "./redact/keys.ts"
import { redactNamed } from "./redact/named.ts"
import { HIDDEN, redactTokens } from "./redact/tokens.ts"

const HEADERS: readonly (readonly [RegExp, string])[] = [
  [/\b([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/"'<>]{1,500}@/gi, `$1${HIDDEN}@`],
  [/([?&](?:sig|signature|code|key|x-(?:amz|goog)-(?:signature|credential))=)[^\s&"'<>#]{1,2000}/gi, `$1${HIDDEN}`],
  [/\b((?:proxy-)?authorization\s{0,3}[:=]\s{0,3}(?:(?:bearer|basic|token|digest)\s{1,3})?)(?!bearer|basic|token|digest)[^\s"'<>]{1,4000}/gi, `$1${HIDDEN}`],
  [/\b((?:set-)?cookie:\s{0,3})[^\s"'<>][^"'<>\n]{0,4000}/gi, `$1${HIDDEN}`],
  [/\b(bearer\s{1,3})(?=[\w.~+/=-]{0,200}[\d.~+/=_-])[\w.~+/=-]{8,4000}/gi, `$1${HIDDEN}`],
]

/** The text with every secret that was recognised replaced by `***`; what is around it stays as it was. */
export function redact(text: string): string {
  const plain = HEADERS.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), redactKeys(text))
  return redactTokens(redactNamed(redactArguments(plain)))
}
