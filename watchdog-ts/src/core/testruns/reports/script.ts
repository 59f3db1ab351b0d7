// vitest, jest, mocha, bun and deno.
import { collect, countIn, report, sum, type Report } from "../report.ts"
import { namesOf, readTree, type Leaf } from "./tree.ts"

const TIME = String.raw`(?:\s{1,20}\(?\d[\d.]{0,20}\s?m?s\)?)?`

export function readVitest(lines: readonly string[]): Report | null {
  if (lines.some((line) => /^No test files found/.test(line)) && lines.some((line) => /^ (?:RUN|DEV) {2}v/.test(line))) return report({ isEmpty: true })
  const summary = lines.findLast((line) => /^\s+Tests {2}(?:no tests|\d)/.test(line))
  if (summary === undefined) return null
  const suites = lines.findLast((line) => /^\s+Test Files {2}/.test(line)) ?? ""
  const unhandled = lines.filter((line) => /^\s+Errors {2}\d/.test(line)).length
  const failedNames = collect(lines, /^ FAIL {2}(?:\|[^|]*\| )?(\S+) > (.+)$/, ([, file, name]) => `${file}::${name}`)
  const passedNames = collect(lines, new RegExp(`^ [✓√] (?:\\|[^|]*\\| )?(\\S+) > (.+?)${TIME}$`), ([, file, name]) => `${file}::${name}`)
  const [passed, failed] = [countIn(summary, "passed"), countIn(summary, "failed")]
  const unloaded = lines.filter((line) => /^ FAIL {2}(?:\|[^|]*\| )?(\S+) \[ \S+ \]$/.test(line)).length
  return report({ passed, failed, errors: unloaded + unhandled, passedNames, failedNames, isEmpty: passed + failed === 0 && countIn(suites, "failed") === 0 })
}

export function readJest(lines: readonly string[]): Report | null {
  if (lines.some((line) => /^No tests found(?:,|$)/.test(line))) return report({ isEmpty: true })
  const summary = lines.findLast((line) => /^Tests:\s+\d/.test(line))
  if (summary === undefined) return null
  const unloaded = lines.filter((line) => /^\s+● Test suite failed to run/.test(line)).length
  const [passed, failed] = [countIn(summary, "passed"), countIn(summary, "failed")]
  return report({ passed, failed, errors: unloaded, passedNames: jestPassed(lines), failedNames: jestFailed(lines) })
}

const JEST_FILE = /^ ?(?:PASS|FAIL) {1,2}(?:\S+ )?(\.?\/?\S+\.\w+)(?: \([\d.]+ m?s\))?$/

/** `● group › name` below the file in which it failed. */
function jestFailed(lines: readonly string[]): string[] {
  let file = ""
  return lines.flatMap((line) => {
    file = JEST_FILE.exec(line)?.[1] ?? file
    const name = /^ {2}● (?!Test suite failed|Console|Cannot log)(.+)$/.exec(line)?.[1]
    return name === undefined ? [] : [`${plain(file)}::${name.replaceAll(" › ", " > ")}`]
  })
}

/** The tree is drawn for a single file, or with `--verbose`. */
function jestPassed(lines: readonly string[]): string[] {
  const leaves: string[] = []
  for (const [file, block] of blocksOf(lines)) {
    const end = block.findIndex((line) => /^ {2}● /.test(line))
    const marks = { passed: new RegExp(`^\\s{2,}[✓√] (.+?)${TIME}$`), failed: /^\s{2,}[✕×] (.+)$/, group: /^\s{2,}([^\s○✎].*)$/ }
    leaves.push(...namesOf(readTree(end < 0 ? block : block.slice(0, end), marks), true).map((name) => `${plain(file)}::${name}`))
  }
  return leaves
}

function blocksOf(lines: readonly string[]): (readonly [string, string[]])[] {
  const blocks: [string, string[]][] = []
  for (const line of lines) {
    const file = JEST_FILE.exec(line)?.[1]
    if (file !== undefined) blocks.push([file, []])
    else blocks.at(-1)?.[1].push(line)
  }
  return blocks
}

const plain = (file: string): string => file.replace(/^\.\//, "")

export function readMocha(lines: readonly string[]): Report | null {
  if (lines.some((line) => /^Error: No test files found/.test(line))) return report({ isEmpty: true })
  const crash = lines.some((line) => /^ ?Exception during run:/.test(line))
  const at = lines.findIndex((line) => /^\s+\d+ passing(?: \(|$)/.test(line))
  if (at < 0) return crash ? report({ errors: 1 }) : null
  const passed = sum(lines, /^\s+(\d+) passing(?: \(|$)/) ?? 0
  const failed = sum(lines.slice(at), /^\s+(\d+) failing$/) ?? 0
  const leaves: Leaf[] = readTree(lines.slice(0, at), { passed: new RegExp(`^\\s{2,}[✔✓√] (.+?)${TIME}$`), failed: /^\s{2,}\d+\) (.+)$/, group: /^\s{2,}([^\s-].*)$/ })
  return report({ passed, failed, errors: crash ? 1 : 0, passedNames: namesOf(leaves, true), failedNames: namesOf(leaves, false) })
}

export function readBun(lines: readonly string[]): Report | null {
  const [passed, failed] = [sum(lines, /^\s*(\d+) pass$/), sum(lines, /^\s*(\d+) fail$/)]
  return passed === null || failed === null ? null : report({ passed, failed })
}

export function readDeno(lines: readonly string[]): Report | null {
  const summary = lines.findLast((line) => /^(?:ok|FAILED) \| \d+ passed/.test(line))
  return summary === undefined ? null : report({ passed: countIn(summary, "passed"), failed: countIn(summary, "failed") })
}
