// `package.json` holds the scripts by which tests are run, and much that has nothing to do with them.

/** Keys that no runner reads, whatever they say. Dependencies are among them as long as they name plain versions. */
const FREE = new Set("version description keywords author contributors license homepage repository bugs funding files private".split(" "))
const DEPENDENCIES = new Set("dependencies devDependencies peerDependencies optionalDependencies".split(" "))
const VERSION = /^(?:[\^~<>=v]{0,2}\s?\d[\w.+-]*|\*|latest|workspace:[\^~*]?)$/

/** "same" where nothing else changed; never "changed": what a changed script means is not for a quick look. */
export function packageChange(base: string, next: string): "same" | "unsure" {
  const [before, after] = [parse(base), parse(next)]
  if (before === null || after === null) return "unsure"
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].every((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]) || FREE.has(key) || (DEPENDENCIES.has(key) && onlyVersions(before[key], after[key]))) ? "same" : "unsure"
}

/** Packages added or given other versions; none taken away, and none put in another's place by a path or an alias. */
function onlyVersions(before: unknown, after: unknown): boolean {
  if (!isFields(after) || !(before === undefined || isFields(before))) return false
  const kept = Object.keys(before ?? {}).every((name) => name in after)
  return kept && Object.values(after).every((version) => typeof version === "string" && VERSION.test(version))
}

function parse(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : null
  } catch {
    return null
  }
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null && !Array.isArray(value)
