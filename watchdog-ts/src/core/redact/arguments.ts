// Programs that take a password in a short flag of their own, where the flag alone says nothing.
import { HIDDEN } from "./tokens.ts"

const VALUE = `(?:"[^"\\n]{1,500}"|'[^'\\n]{1,500}'|[^\\s"']{1,500})`
const PAIR = `["']?[^\\s:"'/]{1,200}:[^\\s]{1,500}`

const PROGRAMS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:curl|https?|xhs?|wget|lftp|smbclient)\s/, new RegExp(`(\\s(?:-u|-U|-a|--auth|--user|--proxy-user)(?:\\s{1,3}|=|(?=[^\\s-])))${PAIR}`, "g")],
  [/\b(?:mysql\w{0,10}|mariadb[\w-]{0,10})\s/, new RegExp(`(\\s-p)(?!\\s)${VALUE}`, "g")],
  [/\bsshpass\s/, new RegExp(`(\\s-p\\s{0,3})${VALUE}`, "g")],
  [/\b(?:redis|valkey)-cli\s/, new RegExp(`(\\s-a\\s{1,3})${VALUE}`, "g")],
  [/\b(?:docker|podman|buildah|helm|oras|nerdctl|az|oc)\s[^\n]{0,100}\blogin\b/, new RegExp(`(\\s-p(?:\\s{1,3}|=))${VALUE}`, "g")],
  [/\bopenssl\s/, new RegExp(`(\\s-(?:k|K|pass|passin|passout)\\s{1,3}(?:pass:)?)(?!env:|file:|stdin|fd:)${VALUE}`, "g")],
  [/\b(?:sqlcmd|bcp|isql|zip|unzip)\s/, new RegExp(`(\\s-P\\s{0,3})${VALUE}`, "g")],
  [/\bldap\w{1,10}\s/, new RegExp(`(\\s-w\\s{1,3})${VALUE}`, "g")],
]

/** Each command of a line by itself, so that a flag is read as that of its own program. */
export function redactArguments(text: string): string {
  return text.replace(/[^\n;|&]+/g, (command) =>
    PROGRAMS.reduce((left, [program, secret]) => (program.test(left) ? left.replace(secret, (_, flag: string) => `${flag}${HIDDEN}`) : left), command),
  )
}
