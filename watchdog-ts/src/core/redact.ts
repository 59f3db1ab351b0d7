// Secrets in a command are nobody's business, the log's least of all. Linear: each pattern looks at a bounded piece.

const HIDDEN = "[redacted]"

/** Each rule keeps its first group and hides what follows. */
const RULES: readonly RegExp[] = [
  /(\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s:@/]{0,100}:)[^\s@/]{1,200}(?=@)/gi, // a password in a URL
  /(\b(?:authorization|proxy-authorization)\s*:\s*(?:bearer|basic|token)\s+)[^\s"']{4,500}/gi,
  /(\bbearer\s+)[A-Za-z0-9._~+/-]{12,500}=*/gi,
  /((?:\b|_)(?:api[_-]?key|access[_-]?key|secret|token|passwd|password|pwd|credential|private[_-]?key)[a-z_]{0,20}\s{0,2}[=:]\s{0,2}["']?)[^\s"'&;|]{3,500}/gi,
  /((?:\s|^)--?(?:password|passwd|token|api-key|secret|auth)(?:\s+|=)["']?)[^\s"']{3,500}/gi,
  /()\b(?:gh[pousr]_[A-Za-z0-9]{16,255}|github_pat_[A-Za-z0-9_]{20,255}|glpat-[A-Za-z0-9_-]{16,64}|xox[abprs]-[A-Za-z0-9-]{10,250}|sk-[A-Za-z0-9_-]{16,250}|AKIA[0-9A-Z]{16}|AIza[0-9A-Za-z_-]{35}|npm_[A-Za-z0-9]{36}|pypi-[A-Za-z0-9_-]{16,250}|eyJ[A-Za-z0-9_-]{10,1000}\.[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{5,1000})/g,
  /()-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----[\s\S]{0,8000}?(?:-----END [A-Z ]{0,20}PRIVATE KEY-----|$)/g,
]

export const redact = (text: string): string => RULES.reduce((known, rule) => known.replace(rule, (_, kept: string) => `${kept}${HIDDEN}`), text)
