// Where settings come from: a file with comments, or the environment. Both give single settings, checked one by one,
// and a warning with its place for each that does not hold.
import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser"
import type { Message } from "../messages/message.ts"
import type { ConfigKey } from "../messages/config.ts"
import { GROUP_NAMES, KINDS } from "./values.ts"

export interface Setting {
  /** As `checks.review`. */
  readonly key: string
  readonly value: unknown
}

export type ConfigWarning = Message<ConfigKey>

interface Read {
  readonly settings: readonly Setting[]
  readonly warnings: readonly ConfigWarning[]
}

const LONGEST_FILE = 256 * 1024

/** A file that is not well formed counts as empty; a value that does not fit counts as not written. */
export function readFile(name: string, text: string, mayNameEngine: boolean): Read {
  if (text.length > LONGEST_FILE) return broken("config_too_long", { file: name, most: LONGEST_FILE })
  const lineAt = countLines(text)
  const errors: ParseError[] = []
  const root = parse(text.replace(/^\uFEFF/, " "), errors)
  const [error] = errors
  if (error !== undefined) return broken("config_broken", { file: name, line: lineAt(error.offset), problem: printParseErrorCode(error.error), key: keyBefore(root, error.offset) })
  if (root?.type !== "object") return broken("config_broken", { file: name, line: 1, problem: "{…}", key: "-" })
  const found = pairsOf(root).flatMap(([key, node]) => (GROUP_NAMES.has(key) && node.type === "object" ? pairsOf(node).map(([member, one]) => [`${key}.${member}`, one] as const) : [[key, node] as const]))
  const read = found.map(([key, node]) => readSetting(key, getNodeValue(node), { file: name, line: lineAt(node.offset) }, mayNameEngine))
  return { settings: read.filter(isSetting), warnings: read.filter((one) => !isSetting(one)) as ConfigWarning[] }
}

/** `INTERVENTION_MAX_ROUNDS`, `INTERVENTION_CHECKS_REVIEW`, `INTERVENTION_COMMAND`: JSON, or a bare word. */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Read {
  const settings: Setting[] = []
  const warnings: ConfigWarning[] = []
  for (const [key, kind] of KINDS) {
    const name = variableOf(key)
    const text = environment[name]
    if (text === undefined || text === "") continue
    const value = kind.read(jsonOrWord(text))
    if (value === undefined) warnings.push({ key: "config_variable", params: { variable: name, expected: kind.expected } })
    else settings.push({ key, value })
  }
  return { settings, warnings }
}

export function variableOf(key: string): string {
  const name = key.replace(/^engine\./, "").replace(".", "_").replace(/([a-z])([A-Z])/g, "$1_$2")
  return `INTERVENTION_${name.toUpperCase()}`
}

interface Place {
  readonly file: string
  readonly line: number
}

function readSetting(key: string, value: unknown, place: Place, mayNameEngine: boolean): Setting | ConfigWarning {
  const isEngine = key === "engine" || key.startsWith("engine.")
  if (isEngine && !mayNameEngine) return { key: "config_engine", params: { ...place, key } }
  const kind = KINDS.get(key)
  if (kind === undefined && GROUP_NAMES.has(key)) return { key: "config_value", params: { ...place, key, expected: "{…}" } }
  if (kind === undefined) return { key: "config_unknown", params: { ...place, key } }
  const checked = kind.read(value)
  return checked === undefined ? { key: "config_value", params: { ...place, key, expected: kind.expected } } : { key, value: checked }
}

function isSetting(one: Setting | ConfigWarning): one is Setting {
  return "value" in one
}

/** The parser descends once a bracket; what nests deeper than the stack is as broken as anything else. */
function parse(text: string, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(text, errors, { allowTrailingComma: true })
  } catch {
    errors.push({ error: 1, offset: 0, length: 0 })
    return undefined
  }
}

function pairsOf(node: Node): (readonly [string, Node])[] {
  const pairs = (node.children ?? []).map((property) => [String(property.children?.[0]?.value), property.children?.[1]] as const)
  return pairs.filter((pair): pair is readonly [string, Node] => pair[1] !== undefined)
}

/** The last key at the top of the file that begins before the fault: where a person has to look. */
function keyBefore(root: Node | undefined, offset: number): string {
  const keys = (root?.children ?? []).filter((property) => property.offset <= offset).map((property) => property.children?.[0]?.value)
  return typeof keys.at(-1) === "string" ? (keys.at(-1) as string).slice(0, 80) : "-"
}

/** Tells the line of an offset; the text is gone through once, however many are asked for. */
function countLines(text: string): (offset: number) => number {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (offset) => {
    let [from, to] = [0, breaks.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((breaks[middle] ?? 0) < offset) from = middle + 1
      else to = middle
    }
    return from + 1
  }
}

function jsonOrWord(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function broken(key: ConfigKey, params: ConfigWarning["params"]): Read {
  return { settings: [], warnings: [{ key, params }] }
}
