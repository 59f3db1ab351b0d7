// go test, cargo test and nextest, maven, gradle, dotnet, ctest, swift.
import { collect, countIn, report, sum, type Report } from "../report.ts"

/** Go names the package behind its tests. */
export function readGo(lines: readonly string[]): Report | null {
  const packages = lines.filter((line) => /^(?:ok {2}\t|FAIL\t|\? {3}\t|---? FAIL|--- PASS)/.test(line))
  if (packages.length === 0) return null
  const names: { name: string; hasPassed: boolean }[] = []
  let waiting: { name: string; hasPassed: boolean }[] = []
  for (const line of lines) {
    const result = /^\s*--- (PASS|FAIL): (\S+)/.exec(line)
    const ended = /^(?:ok {2}|FAIL)\t(\S+)/.exec(line)
    if (result !== null) waiting.push({ name: result[2] as string, hasPassed: result[1] === "PASS" })
    if (ended === null) continue
    names.push(...waiting.map(({ name, hasPassed }) => ({ name: `${ended[1]}: ${name}`, hasPassed })))
    waiting = []
  }
  names.push(...waiting)
  const unbuilt = lines.filter((line) => /^FAIL\t\S+ \[(?:build|setup) failed\]/.test(line)).length
  const broken = lines.filter((line) => /^FAIL\t\S+\t[\d.]+s/.test(line)).length
  const of = (hasPassed: boolean): string[] => names.filter((one) => one.hasPassed === hasPassed).map(({ name }) => name)
  const good = lines.filter((line) => /^ok {2}\t/.test(line) && !line.includes("[no tests to run]")).length
  return { ...report({ passed: Math.max(of(true).length, good), failed: Math.max(of(false).length, broken), errors: unbuilt, failedNames: of(false) }), passedNames: of(true).length > 0 ? of(true) : null }
}

const TEST_LINE = /^test (.+?) \.\.\. (ok|FAILED)$/

export function readCargo(lines: readonly string[]): Report | null {
  const uncompiled = lines.filter((line) => /^error: could not compile /.test(line)).length
  const summaries = lines.filter((line) => /^test result: /.test(line))
  if (summaries.length === 0) return uncompiled > 0 ? report({ errors: uncompiled }) : null
  const total = (word: string): number => summaries.reduce((left, line) => left + countIn(line, word), 0)
  const of = (outcome: string): string[] => collect(lines, TEST_LINE, (found) => (found[2] === outcome ? dotted(found[1] as string) : "")).filter((name) => name !== "")
  return report({ passed: total("passed"), failed: total("failed"), errors: uncompiled, passedNames: of("ok"), failedNames: of("FAILED") })
}

/** `::` stands between file and test everywhere else. */
const dotted = (name: string): string => name.replaceAll("::", ".")

export function readNextest(lines: readonly string[]): Report | null {
  const summary = lines.findLast((line) => /^\s+Summary \[/.test(line))
  if (summary === undefined) return null
  const of = (outcome: string): string[] => collect(lines, new RegExp(`^\\s+${outcome} \\[[^\\]]*\\](?: \\([^)]*\\))? +(\\S+) +(\\S+)$`), (found) => `${found[1]}: ${dotted(found[2] as string)}`)
  return report({ passed: countIn(summary, "passed"), failed: countIn(summary, "failed"), passedNames: of("PASS"), failedNames: of("FAIL") })
}

const MAVEN = /Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)/

export function readMaven(lines: readonly string[]): Report | null {
  if (lines.some((line) => /COMPILATION ERROR/.test(line))) return report({ errors: 1 })
  const totals = lines.filter((line) => MAVEN.test(line) && !/Time elapsed|-- in |- in /.test(line))
  if (totals.length === 0) return lines.some((line) => /No tests to run\.?$/.test(line)) ? report({ isEmpty: true }) : null
  const numbers = totals.map((line) => (MAVEN.exec(line) as RegExpExecArray).slice(1).map(Number) as [number, number, number, number])
  const [ran, failures, errors, skipped] = numbers.reduce((one, other) => one.map((count, at) => count + (other[at] ?? 0)) as [number, number, number, number])
  const failedNames = collect(lines, /^(?:\[ERROR\] +)?(?:(\w+)(?:\(\))?\(([\w.$]+)\) |([\w.$]+) -- )\s?Time elapsed: .*<<< (?:FAILURE|ERROR)!/, (found) => (found[3] ?? `${found[2]}.${found[1]}`))
  return report({ passed: ran - failures - errors - skipped, failed: failures + errors, failedNames })
}

export function readGradle(lines: readonly string[]): Report | null {
  const isGradle = lines.some((line) => /^BUILD (?:SUCCESSFUL|FAILED)/.test(line))
  if (!isGradle) return null
  if (lines.some((line) => /Compilation failed|compile\w{0,200}(?:Java|Kotlin|Groovy)' ?\.?$|:compile\w{1,200} FAILED/.test(line))) return report({ errors: 1 })
  const failed = sum(lines, /\d{1,9} tests? completed, (\d{1,9}) failed/) ?? 0
  const failedNames = collect(lines, /^(\S+ > .+?)(?:\(\))? FAILED$/, (found) => found[1] as string)
  const passedNames = collect(lines, /^(\S+ > .+?)(?:\(\))? PASSED$/, (found) => found[1] as string)
  const completed = sum(lines, /(\d{1,9}) tests? completed/) ?? passedNames.length
  const hasNoTests = lines.some((line) => /:test NO-SOURCE/.test(line)) && !lines.some((line) => /:test(?: UP-TO-DATE| FROM-CACHE)?$/.test(line))
  return report({ passed: Math.max(0, completed - failed), failed, passedNames, failedNames, isEmpty: hasNoTests })
}

export function readDotnet(lines: readonly string[]): Report | null {
  if (lines.some((line) => /: error CS\d+:/.test(line))) return report({ errors: 1 })
  const summaries = lines.filter((line) => /(?:Passed|Failed)!\s+- Failed:\s+\d+/.test(line))
  if (summaries.length === 0) return readOldDotnet(lines)
  const total = (word: string): number => summaries.reduce((left, line) => left + Number(new RegExp(`[ -]${word}:\\s+(\\d+)`).exec(line)?.[1] ?? 0), 0)
  const of = (outcome: string): string[] => collect(lines, new RegExp(`^\\s+${outcome} (\\S.*?) \\[`), (found) => found[1] as string)
  return report({ passed: total("Passed"), failed: total("Failed"), passedNames: of("Passed"), failedNames: of("Failed") })
}

function readOldDotnet(lines: readonly string[]): Report | null {
  if (lines.some((line) => /No test is available in/.test(line))) return report({ isEmpty: true })
  if (sum(lines, /^Total tests: (\d+)/) === null) return null
  return report({ passed: sum(lines, /^\s+Passed: (\d+)/) ?? 0, failed: sum(lines, /^\s+Failed: (\d+)/) ?? 0 })
}

export function readCtest(lines: readonly string[]): Report | null {
  if (lines.some((line) => /^No tests were found!!!/.test(line))) return report({ isEmpty: true })
  const summary = lines.findLast((line) => /^\d+% tests passed, \d+ tests? failed out of \d+/.test(line))
  if (summary === undefined) return null
  const [failed, total] = /(\d{1,9}) tests? failed out of (\d{1,9})/.exec(summary)?.slice(1).map(Number) ?? [0, 0]
  const of = (pattern: string): string[] => collect(lines, new RegExp(`^\\s*\\d+/\\d+ Test +#\\d+: (\\S+) \\.*\\s*${pattern}`), (found) => found[1] as string)
  return report({ passed: (total ?? 0) - (failed ?? 0), failed: failed ?? 0, passedNames: of("Passed"), failedNames: of("\\*\\*\\*") })
}

export function readSwift(lines: readonly string[]): Report | null {
  const summary = lines.findLast((line) => /^\s*Executed \d+ tests?, with /.test(line))
  if (summary === undefined) return null
  const [total, failed] = [countIn(summary, "tests?"), countIn(summary, "failures?")]
  const of = (outcome: string): string[] => collect(lines, new RegExp(`^Test Case '(?:-\\[)?([^'\\]]+)\\]?' ${outcome}`), (found) => found[1] as string)
  return report({ passed: total - failed, failed, passedNames: of("passed"), failedNames: of("failed") })
}
