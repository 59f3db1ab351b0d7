// File patterns as people write them in a configuration: `*`, `?`, `[ab]`, `{a,b}` and `**`. Matching takes time in
// proportion to pattern times path, whatever either holds, which is why no regular expression is built from them.

export type Matcher = (path: string) => boolean

const MAX_ALTERNATIVES = 256

/**
 * A matcher for POSIX paths relative to the root. A pattern without a slash means the file's own name at any depth; one that
 * ends in a slash, everything below that folder; any other one, the whole path. Without `hasBraces`, braces are letters.
 */
export function compileGlob(pattern: string, ignoreCase = false, hasBraces = true): Matcher {
  const fold = (text: string): string => (ignoreCase ? text.toLowerCase() : text)
  const plain = fold(pattern.replace(/^\.?\//, ""))
  const ways = (hasBraces ? alternatives(plain) : [plain]).map((way) => segmentsOf(way, pattern.startsWith("/")))
  return (path) => {
    const segments = fold(path).split("/")
    return ways.some((way) => matchSegments(way, segments))
  }
}

/** A matcher for files' own names: `patterns` are separated by blanks. Plain names cost one look-up, however many there are. */
export function compileNames(...patterns: readonly string[]): Matcher {
  const names = patterns.flatMap((list) => list.split(" ")).flatMap(alternatives)
  const plain = new Set(names.filter((name) => !/[*?[]/.test(name)))
  const open = names.filter((name) => /[*?[]/.test(name)).map(unitsOf)
  return (path) => {
    const name = path.slice(path.lastIndexOf("/") + 1)
    if (plain.has(name)) return true
    const letters = [...name]
    return open.some((units) => matchLetters(units, letters))
  }
}

function segmentsOf(pattern: string, anchored: boolean): string[] {
  const whole = pattern.endsWith("/") ? `${pattern}**/*` : pattern
  return whole.includes("/") || anchored ? whole.split("/") : ["**", whole]
}

/** `a{b,c}d` as `abd` and `acd`. Past a sane number the braces that are left stay letters, so that no pattern can blow up. */
function alternatives(pattern: string): string[] {
  let ways = [pattern]
  while (ways.length < MAX_ALTERNATIVES) {
    const wider = ways.flatMap(withoutFirstBrace)
    if (wider.every((way, i) => way === ways[i])) return wider
    ways = wider
  }
  return ways
}

function withoutFirstBrace(pattern: string): string[] {
  const close = pattern.indexOf("}")
  const open = close < 0 ? -1 : pattern.lastIndexOf("{", close)
  if (open < 0) return [pattern]
  const [head, tail] = [pattern.slice(0, open), pattern.slice(close + 1)]
  return pattern.slice(open + 1, close).split(",").map((option) => head + option + tail)
}

/** Greedy with one point of return, the last `**`: enough, since an earlier one never needs to give back more. */
function matchSegments(pattern: readonly string[], path: readonly string[]): boolean {
  return greedy(pattern, path, (part) => part === "**", matchName)
}

function matchName(pattern: string, name: string): boolean {
  return matchLetters(unitsOf(pattern), [...name])
}

function matchLetters(units: readonly string[], letters: readonly string[]): boolean {
  return greedy(units, letters, (unit) => unit === "*", matchUnit)
}

function greedy<T>(pattern: readonly T[], subject: readonly string[], isStar: (part: T) => boolean, fits: (part: T, item: string) => boolean): boolean {
  let [at, star, mark, i] = [0, -1, 0, 0]
  while (i < subject.length) {
    const part = pattern[at]
    if (part !== undefined && isStar(part)) [star, mark, at] = [at, i, at + 1]
    else if (part !== undefined && fits(part, subject[i] as string)) [at, i] = [at + 1, i + 1]
    else if (star >= 0) [mark, at, i] = [mark + 1, star + 1, mark + 1]
    else return false
  }
  while (at < pattern.length && isStar(pattern[at] as T)) at += 1
  return at === pattern.length
}

/** The pattern of one name in units: a star, a question mark, a set in brackets, or one character. */
function unitsOf(pattern: string): string[] {
  const units: string[] = []
  const letters = [...pattern]
  const last = letters.lastIndexOf("]") // behind it no set is closed, and need not be looked for
  for (let i = 0; i < letters.length; i += 1) {
    const end = letters[i] === "[" && i < last ? letters.indexOf("]", i + 2) : -1
    if (end > 0) units.push(letters.slice(i, end + 1).join(""))
    else units.push(letters[i] as string)
    if (end > 0) i = end
  }
  return units
}

function matchUnit(unit: string, letter: string): boolean {
  if (unit === "?") return true
  if (unit.length > 2 && unit.startsWith("[")) return inSet(unit.slice(1, -1), letter)
  return unit === letter
}

function inSet(set: string, letter: string): boolean {
  const negated = set.startsWith("!") || set.startsWith("^")
  const members = [...(negated ? set.slice(1) : set)]
  let found = false
  for (let i = 0; i < members.length; i += 1) {
    const [from, dash, to] = [members[i] as string, members[i + 1], members[i + 2]]
    if (dash === "-" && to !== undefined) {
      found ||= letter >= from && letter <= to
      i += 2
    } else found ||= letter === from
  }
  return found !== negated
}
