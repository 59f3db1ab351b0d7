// What a test run proves: green, red or nothing. Green needs the runner's own success with nothing left out; red needs
// its own failure and a report of what failed. Everything else is unknown and proves nothing.
import type { RecognisedRun } from "./recognise.ts"
import { merge, type Report, type ReportReader } from "./report.ts"
import { readCargo, readCtest, readDotnet, readGo, readGradle, readMaven, readNextest, readSwift } from "./reports/compiled.ts"
import { readMinitest, readMix, readPhpunit, readRspec } from "./reports/dynamic.ts"
import { readNode } from "./reports/node.ts"
import { readPytest, readUnittest } from "./reports/python.ts"
import { readBun, readDeno, readJest, readMocha, readVitest } from "./reports/script.ts"

export interface JudgedRun {
  readonly verdict: "green" | "red" | "unknown"
  /** In a word, for the log. */
  readonly why: string
  /** Names of tests, with `file::` in front where the output tells the file (relative to the root); null where not all are named. */
  readonly passed: readonly string[] | null
  readonly failed: readonly string[] | null
}

/** Which outputs a runner writes. Runners that only start others write any. */
const READERS: Readonly<Record<string, ReportReader>> = {
  pytest: readPytest, unittest: readUnittest, django: readUnittest, vitest: readVitest, jest: readJest, mocha: readMocha, "node --test": readNode, "bun test": readBun, "deno test": readDeno,
  "go test": readGo, "cargo test": readCargo, "cargo nextest": readNextest, maven: readMaven, gradle: readGradle, "dotnet test": readDotnet, rspec: readRspec, minitest: readMinitest,
  phpunit: readPhpunit, ctest: readCtest, "swift test": readSwift, "mix test": readMix,
}
const ALL = [...new Set(Object.values(READERS))]

const UNCOMPILED = /\berror TS\d+:|^error\[E\d+\]|^error: could not compile|: error CS\d+:|COMPILATION ERROR|\[build failed\]|^Failed to compile/m
const LONGEST_OUTPUT = 4 * 1024 * 1024
/** No runner names a test in more; what is behind it is cut off. */
const LONGEST_LINE = 20_000
/** Ended from outside, by a time limit or by a person. */
const CUT_SHORT: ReadonlySet<number> = new Set([124, 130, 134, 137, 143])

/**
 * `exit` is the host's number, null where the call was cut off. `output` is what the host shows of the run. `written` are
 * reports that the run wrote: where there are any, they name the tests better than the output does.
 */
export function judgeRun(run: RecognisedRun, exit: number | null, output: string, written: readonly Report[] = []): JudgedRun {
  if (exit === null) return unknown("no_exit")
  if (!run.isLast) return unknown(run.reason ?? "followed")
  if (CUT_SHORT.has(exit)) return unknown("cut_short")
  const text = plain(output)
  const report = merge(written) ?? readReport(run.runner, text.split("\n").map((line) => line.slice(0, LONGEST_LINE)))
  return exit === 0 ? judgeSuccess(run, report, text) : judgeFailure(run, exit, report, text)
}

/** What runners say of tests that have run, in whatever form: a count, a mark, a row of letters. A heading is none. */
const RESULT =
  /\b(?:num)?pass(?:ed|es|ing|edtests)?\b|\bsucce|\b\d+ (?:tests?|examples?|assertions?|scenarios?|specs?|runs)\b|\btests?(?: run)?:? +\d|^ok\s+\S|[✓✔√]|100 ?%|<testcase|通过|成功|^[.sxXFEpP]+(?:\s+\[.*\])?$/im
/** Said before the first test runs. */
const HEADING = /^running \d+ tests?$/gm

/** Every runner says by itself what it ran. One that says nothing ended before it could, whatever its exit status. */
function isSpeechless(run: RecognisedRun, report: Report | null, text: string): boolean {
  return report === null && !run.isSilent && READERS[run.runner] !== undefined && !RESULT.test(text.replace(HEADING, ""))
}

function judgeSuccess(run: RecognisedRun, report: Report | null, text: string): JudgedRun {
  if (report !== null && report.failed + report.errors > 0) return unknown("exit_0_with_failures")
  const names = namesOf(run, report)
  if (run.reason !== null) return { verdict: "unknown", why: run.reason, ...names }
  if (report?.isEmpty === true) return unknown("nothing_ran")
  if (isSpeechless(run, report, text)) return unknown("silent")
  return { verdict: "green", why: report === null ? "exit_0" : "passed", ...names }
}

function judgeFailure(run: RecognisedRun, exit: number, report: Report | null, text: string): JudgedRun {
  const isUsage = run.runner === "pytest" && (exit === 3 || exit === 4 || exit === 5)
  if (isUsage) return unknown("usage")
  if (/KeyboardInterrupt/.test(text) && run.runner === "pytest" && exit === 2 && report?.errors === 0) return unknown("cut_short")
  const names = namesOf(run, report)
  if (report !== null && report.failed > 0) return { verdict: "red", why: "failed", ...names }
  if ((report !== null && report.errors > 0) || UNCOMPILED.test(text)) return { verdict: "red", why: "compile_error", passed: null, failed: null }
  return unknown("no_failure_reported")
}

function readReport(runner: string, lines: readonly string[]): Report | null {
  const own = READERS[runner]
  const readers = own === undefined ? ALL : [own]
  return merge(readers.map((read) => read(lines)).filter((report) => report !== null))
}

/** Files are named from the folder in which the runner worked. */
function namesOf(run: RecognisedRun, report: Report | null): Pick<JudgedRun, "passed" | "failed"> {
  const rooted = (names: readonly string[] | null): readonly string[] | null =>
    names === null || run.folder === "" ? names : names.map((name) => (name.includes("::") ? `${run.folder}/${name}` : name))
  return { passed: rooted(report?.passedNames ?? null), failed: rooted(report?.failedNames ?? null) }
}

/** Without colours and carriage returns; of very long output the end, where runners sum up. */
function plain(output: string): string {
  return output.slice(-LONGEST_OUTPUT).replace(/\u001b\[[0-9;?]{0,30}[A-Za-z]/g, "").replace(/\r\n?/g, "\n")
}

function unknown(why: string): JudgedRun {
  return { verdict: "unknown", why, passed: null, failed: null }
}
