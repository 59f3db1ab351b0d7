// pytest and unittest.
import { collect, countIn, report, type Report } from "../report.ts"

const SUMMARY = /^(?:=+ )?((?:\d+ [a-z]+(?: [a-z]+)?(?:, )?)+|no tests ran|no tests collected[^=]{0,80}) in [\d.]+s?/
const DOTS = /^(?:\S+ )?([.FEsxXR]+)\s+\[\s*\d+%\]$/
/** What stands before the first `::`. Said so that there is one way to read a line, however many of them it holds. */
const FILE = String.raw`(?:(?!::)\S)+`
const VERBOSE = new RegExp(`^(${FILE}::.+?) (PASSED|FAILED|ERROR)(?:\\s|$)`)
const DISTRIBUTED = new RegExp(`^\\[gw\\d+\\] (?:\\[ *\\d+%\\] )?(PASSED|FAILED|ERROR) (${FILE}::.*\\S)\\s*$`)
/** The name in brackets may hold spaces and dashes; the message behind it begins with a dash between spaces. */
const SHORT = new RegExp(`^(PASSED|FAILED|ERROR) (${FILE}::[^\\s[]+(?:\\[.*?\\](?= - |$))?)(?: - .*)?$`)

export function readPytest(lines: readonly string[]): Report | null {
  const summary = lines.findLast((line) => SUMMARY.test(line))
  if (summary === undefined) return readDots(lines)
  const names = pytestNames(lines)
  const errors = countIn(summary, "errors?")
  const unusual = countIn(summary, "xfailed") + countIn(summary, "xpassed")
  const [passed, failed] = [countIn(summary, "passed"), countIn(summary, "failed")]
  return report({ passed, failed, errors, passedNames: names("PASSED"), failedNames: names("FAILED"), isEmpty: passed + failed + errors + unusual === 0 })
}

/** With `-qq` there is nothing but a letter for each test. */
function readDots(lines: readonly string[]): Report | null {
  const letters = lines.map((line) => DOTS.exec(line)?.[1] ?? "").join("")
  if (letters === "") return null
  const count = (letter: string): number => letters.split(letter).length - 1
  return report({ passed: count("."), failed: count("F"), errors: count("E"), isEmpty: /^s*$/.test(letters) })
}

/** A test is named where it ran and again in the summary; a name that holds ` - ` is cut at its message. */
function pytestNames(lines: readonly string[]): (outcome: string) => string[] {
  const named = new Map<string, string>()
  for (const line of lines) {
    const short = SHORT.exec(line) ?? DISTRIBUTED.exec(line)
    const verbose = short === null ? VERBOSE.exec(line) : null
    if (short !== null) named.set(short[2] as string, short[1] as string)
    else if (verbose !== null) named.set(verbose[1] as string, verbose[2] as string)
  }
  return (outcome) => [...named].filter(([, was]) => was === outcome).map(([name]) => name)
}

export function readUnittest(lines: readonly string[]): Report | null {
  const ran = lines.findLast((line) => /^Ran \d+ tests? in /.test(line))
  if (ran === undefined) return null
  const ending = lines.findLast((line) => /^(?:OK|FAILED|NO TESTS RAN)(?: \(|$)/.test(line)) ?? ""
  const of = (word: string): number => Number(new RegExp(`${word}=(\\d+)`).exec(ending)?.[1] ?? 0)
  const loads = lines.filter((line) => /^ERROR: .*_FailedTest/.test(line)).length
  const total = countIn(ran.slice(4), "tests?") || Number(/^Ran (\d+)/.exec(ran)?.[1])
  const [failed, skipped] = [of("failures") + of("errors") - loads + of("unexpected successes"), of("skipped") + of("expected failures")]
  const failedNames = collect(lines, /^(?:FAIL|ERROR): (\w+) \(([\w.]+)\)/, (found) => dotted(found)).filter((name) => !name.includes("_FailedTest"))
  const passedNames = collect(lines, /^(\w+) \(([\w.]+)\)(?: .*)? \.\.\. ok$/, dotted)
  return report({ passed: Math.max(0, total - failed - loads - skipped), failed, errors: loads, passedNames, failedNames, isEmpty: total - skipped === 0 })
}

/** Newer Pythons end the bracket with the method, older ones with the class. */
function dotted([, method = "", place = ""]: RegExpExecArray): string {
  return place.endsWith(`.${method}`) ? place : `${place}.${method}`
}
