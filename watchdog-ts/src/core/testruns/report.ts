// What a runner's output says, in one shape for all of them.

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** Errors outside of tests: a file that could not be loaded or compiled. */
  readonly errors: number
}

export interface Report extends Counts {
  /** Names of the tests, with `file::` in front where the output tells the file; null where it does not name them all. */
  readonly passedNames: readonly string[] | null
  readonly failedNames: readonly string[] | null
  /** The runner says that it ran no test. */
  readonly isEmpty: boolean
}

/** Reads the output of one runner; null where there is nothing of that runner in it. Linear in the number of lines. */
export type ReportReader = (lines: readonly string[]) => Report | null

interface Parts {
  readonly passed?: number
  readonly failed?: number
  readonly errors?: number
  readonly passedNames?: readonly string[]
  readonly failedNames?: readonly string[]
  readonly isEmpty?: boolean
}

/** Names are kept only when there are as many as the runner counted: part of a list would hide the rest. */
export function report({ passed = 0, failed = 0, errors = 0, passedNames = [], failedNames = [], isEmpty }: Parts): Report {
  const [good, bad] = [unique(passedNames), unique(failedNames)]
  return {
    passed, failed, errors, isEmpty: isEmpty ?? passed + failed + errors === 0,
    passedNames: passed > 0 && passedNames.length >= passed ? good : passed === 0 && good.length === 0 && bad.length > 0 ? [] : null,
    failedNames: bad.length > 0 && (bad.length >= failed || failedNames.length >= failed) ? bad : null,
  }
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]

/** Sums the matches of a pattern's first group over all lines; null where no line matches. */
export function sum(lines: readonly string[], pattern: RegExp): number | null {
  let total: number | null = null
  for (const line of lines) {
    const found = pattern.exec(line)
    if (found !== null) total = (total ?? 0) + Number(found[1])
  }
  return total
}

/** The number before a word in a summary line such as `2 failed, 1 passed`. */
export function countIn(summary: string, word: string): number {
  const found = new RegExp(`(\\d{1,9})\\s+${word}`).exec(summary)
  return found === null ? 0 : Number(found[1])
}

/** What `make` gives of each line that matches, in order. */
export function collect(lines: readonly string[], pattern: RegExp, make: (found: RegExpExecArray) => string): string[] {
  return lines.flatMap((line) => {
    const found = pattern.exec(line)
    return found === null ? [] : [make(found)]
  })
}

/** Several runners in one output: their sums. Names only where each names its own. */
export function merge(reports: readonly Report[]): Report | null {
  const [first, ...rest] = reports
  if (first === undefined) return null
  return rest.reduce<Report>((one, other) => ({
    passed: one.passed + other.passed, failed: one.failed + other.failed, errors: one.errors + other.errors, isEmpty: one.isEmpty && other.isEmpty,
    passedNames: one.passedNames === null || other.passedNames === null ? null : [...one.passedNames, ...other.passedNames],
    failedNames: joined(one, other),
  }), first)
}

function joined(one: Report, other: Report): readonly string[] | null {
  if ((one.failed > 0 && one.failedNames === null) || (other.failed > 0 && other.failedNames === null)) return null
  const names = [...(one.failedNames ?? []), ...(other.failedNames ?? [])]
  return names.length === 0 ? null : names
}
