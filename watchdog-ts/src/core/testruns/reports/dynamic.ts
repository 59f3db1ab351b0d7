// rspec, minitest, phpunit and mix.
import { collect, countIn, report, type Report } from "../report.ts"

export function readRspec(lines: readonly string[]): Report | null {
  const summary = lines.findLast((line) => /^\d+ examples?, \d+ failures?/.test(line))
  if (summary === undefined) return null
  const [total, failed] = [countIn(summary, "examples?"), countIn(summary, "failures?")]
  const failedNames = collect(lines, /^rspec \.?\/?(\S+?):\d+ # (.+)$/, (found) => `${found[1]}::${found[2]}`)
  return report({ passed: total - failed - countIn(summary, "pending"), failed, errors: countIn(summary, "errors? occurred"), failedNames })
}

export function readMinitest(lines: readonly string[]): Report | null {
  const summary = lines.findLast((line) => /^\d+ (?:runs|tests), \d+ assertions, /.test(line))
  if (summary === undefined) return null
  const failed = countIn(summary, "failures") + countIn(summary, "errors")
  const skipped = countIn(summary, "skips")
  const failedNames = collect(lines, /^(\w[\w:]*#test\S*?)(?: \[(\S+?):\d+\])?:$/, (found) => (found[2] === undefined ? (found[1] as string).replaceAll("::", ".") : `${found[2]}::${found[1]}`))
  const passedNames = collect(lines, /^(\w[\w:]*#test\S*) = [\d.]+ s = \.$/, (found) => (found[1] as string).replaceAll("::", "."))
  return report({ passed: countIn(summary, "(?:runs|tests)") - failed - skipped, failed, passedNames, failedNames })
}

export function readPhpunit(lines: readonly string[]): Report | null {
  if (lines.some((line) => /^No tests executed!/.test(line))) return report({ isEmpty: true })
  const good = lines.findLast((line) => /^OK \(\d+ tests?,/.test(line))
  if (good !== undefined) return report({ passed: countIn(good, "tests?") })
  const summary = lines.findLast((line) => /^Tests: \d+, Assertions: \d+/.test(line))
  if (summary === undefined) return null
  const of = (word: string): number => Number(new RegExp(`${word}: (\\d+)`).exec(summary)?.[1] ?? 0)
  const failed = of("Failures") + of("Errors")
  const failedNames = collect(lines, /^\d+\) (\S+::\S+.*)$/, (found) => (found[1] as string).replaceAll("::", "."))
  return report({ passed: of("Tests") - failed - of("Skipped") - of("Incomplete"), failed, failedNames })
}

export function readMix(lines: readonly string[]): Report | null {
  const summary = lines.findLast((line) => /^(?:\d+ doctests?, )?\d+ tests?, \d+ failures?/.test(line))
  if (summary === undefined) return null
  const [total, failed] = [countIn(summary, "tests?"), countIn(summary, "failures?")]
  return report({ passed: total - failed, failed })
}
