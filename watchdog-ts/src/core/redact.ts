// Commands and outputs are logged without what opens doors: passwords in URLs, headers, settings whose name says what
// they are, and tokens that are known by their shape. Every pattern is bounded, so the time grows with the text only.

const HIDDEN = "***"

const VALUE = `(?:"[^"\\n]{1,2000}"|'[^'\\n]{1,2000}'|[^\\s;&|"'<>)]{1,2000})`
const SECRET_NAME = "(?:passw(?:or)?d|pwd|passphrase|secret(?:[_-]?(?:access[_-]?)?key)?|token|api[_-]?key|access[_-]?key|private[_-]?key|credentials?|auth)"

const RULES: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^-]{0,20000}(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g, HIDDEN],
  [/\b([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@"'<>]{1,500}@/gi, `$1${HIDDEN}@`],
  [/\b((?:proxy-)?authorization\s{0,3}[:=]\s{0,3}(?:(?:bearer|basic|token|digest)\s{1,3})?)(?!bearer|basic|token|digest)[^\s"'<>]{1,4000}/gi, `$1${HIDDEN}`],
  [/\b(bearer\s{1,3})[\w.~+/=-]{8,4000}/gi, `$1${HIDDEN}`],
  [new RegExp(`(?<![\\w-])(--?(?:[a-z0-9]{1,20}-){0,3}${SECRET_NAME}\\s{1,3})(?!-)${VALUE}`, "gi"), `$1${HIDDEN}`],
  [new RegExp(`(${SECRET_NAME}(?:s|_\\w{0,20}|[_-]?\\d{1,4})?["']?\\s?(?:=(?!=)|:(?!:))\\s?)${VALUE}`, "gi"), `$1${HIDDEN}`],
  [/((?:^|\s)(?:-u|--user)[= ])[^\s:]{1,200}:[^\s]{1,500}/g, `$1${HIDDEN}`],
  [/\b(?:gh[pousr]_|github_pat_|glpat-|npm_|pypi-|hf_|xox[abprs]-|sk-|sk_live_|rk_live_|ya29\.|SG\.)[\w.-]{16,500}/g, HIDDEN],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}/g, HIDDEN],
  [/\beyJ[\w-]{10,4000}\.[\w-]{4,4000}\.[\w-]{0,4000}/g, HIDDEN],
]

/** The text with every secret that was recognised replaced by `***`; what is around it stays as it was. */
export function redact(text: string): string {
  return RULES.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text)
}
