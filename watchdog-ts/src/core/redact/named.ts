// Settings and flags whose name says that their value is a secret. Code and configuration speak of tokens and passwords all
// the time: a name that ends in a count, a path or a switch, and a value that is a type, a word of a language, a call or a
// variable, are left alone.
import { HIDDEN } from "./tokens.ts"

const VALUE = /"(?:[^"\\\n]|\\[^\n]){0,2000}"|'[^'\n]{0,2000}'|[^\s;&|"'<>]{1,2000}/y

/** What stands before a value, its name in the first group. The value itself may hold the next name. */
const SETTING = /(?<![\w.-])((?:[\w.-]|\[["']?|["']?\]){1,200})["']?\s{0,3}(?::=|=(?![=>~])|:(?![:=]))\s{0,3}/g
const FLAG = /(?<![\w-])--?([A-Za-z][\w-]{0,60})\s{1,3}(?!-)/g
/** `npm config set NAME VALUE`, `aws configure set NAME VALUE`. */
const SET = /\bset\s{1,3}(?:[^\s]{0,200}[:/])?([\w.-]{1,60})\s{1,3}/g
/** The login of a `.netrc`. */
const LOGIN = /\blogin\s{1,3}\S{1,200}\s{1,3}(password)\s{1,3}/g

const SECRETS = new Set("password passwd passphrase passcode pass pwd secret token apikey credential credentials auth authtoken bearer".split(" "))
/** The same at the end of a word that was written in one: `PGPASSWORD`, `authtoken`. */
const ENDINGS = /(?:password|passwd|passphrase|secret|token|apikey|secretkey|accesskey)$/
const KEYS = new Set("api access private secret account signing encryption master shared storage service admin".split(" "))
/** What a secret's name says when it is not about the secret itself. */
const ABOUT = new Set(
  "count counts limit limits len length size type types kind name names id ids url uri file files path paths dir field fields policy expiry expires ttl timeout max min rate enabled disabled required attempts manager store provider service server test tests form input error page header stdin index usage usages reset strength hint label rules rule class method mode format prefix suffix set list".split(" "),
)
const WORDS = new Set(
  "true false none null nil undefined yes no on off str string bytes byte int integer number bool boolean any object optional required await new const let var inherit include omit same-origin not is in return lambda function self this".split(" "),
)

export const redactNamed = (text: string): string => [SETTING, FLAG, SET, LOGIN].reduce(redactAfter, text)

function redactAfter(text: string, head: RegExp): string {
  let [out, from] = ["", 0]
  for (const found of text.matchAll(head)) {
    const [start, name] = [found.index + found[0].length, found[1] ?? ""]
    if (found.index < from || !isSecret(name)) continue
    VALUE.lastIndex = start
    const value = VALUE.exec(text)?.[0] ?? ""
    if (!isPlain(name, value)) continue
    out += text.slice(from, start) + HIDDEN
    from = start + value.length
  }
  return out + text.slice(from)
}

function isSecret(name: string): boolean {
  if (/^(?:OLD)?PWD$/.test(name)) return false
  const words = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z\d]+/).filter((word) => word !== "")
  if (words[0] === "no" || ABOUT.has(words.at(-1) ?? "")) return false
  return words.some((word, at) => SECRETS.has(word) || ENDINGS.test(word) || (word === "key" && KEYS.has(words[at - 1] ?? "")))
}

/** Whether the value can be the secret itself. */
function isPlain(name: string, value: string): boolean {
  const isQuoted = /^["']/.test(value)
  const bare = isQuoted ? value.slice(1, -1) : value
  if (bare === "" || bare.startsWith(HIDDEN)) return false
  if (!value.startsWith("'") && /^\$(?:\w+|\{.*|\(.*)$/.test(bare)) return false
  if (isQuoted) return true
  if (WORDS.has(bare.toLowerCase().replace(/[,)\]}.]+$/, "")) || /^[[({]/.test(bare)) return false
  if (/^\d{1,4}[,)]?$/.test(bare) && !/pass|pwd/i.test(name)) return false
  return !/^[A-Za-z_][\w.]*[([]/.test(bare) && !/^(?:self|this|os|process|config|settings|env|args|opts|options|req|request|ctx)\.\w/.test(bare)
}
