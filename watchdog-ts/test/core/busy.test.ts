// Text that somebody wrote to keep the guard busy, which sits in the host's own process: read in time that grows with it.
import { describe, expect, test } from "vitest"
import { loadConfig } from "../../src/core/config.ts"
import { compileIgnore } from "../../src/core/ignorerules.ts"
import { readKnownIssues } from "../../src/core/knownissues.ts"
import { isReviewPrompt, scanPrompt } from "../../src/core/prompts.ts"
import { redact } from "../../src/core/redact.ts"
import { recognise } from "../../src/core/testruns/recognise.ts"
import { readJunit } from "../../src/core/testruns/reports/junit.ts"
import { judgeRun } from "../../src/core/testruns/verdict.ts"

const LENGTH = 400_000
const long = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length))

const RUNNERS = [
  "pytest", "python -m unittest", "npx vitest run", "npx jest", "npx mocha", "node --test", "go test ./...", "cargo test", "cargo nextest run", "mvn test", "gradle test",
  "dotnet test", "rspec", "ruby -Itest test/a_test.rb", "phpunit", "ctest", "swift test", "mix test", "make test",
]
const BEGINNINGS = ["", "PASSED a", "FAILED a::b[", "1 passed", " ✓ a > b", "    ✔ b", "    --- PASS: ", "ok 1 - ", "Tests: 1", "BUILD FAILED\n:compile", "a > b", "test a ... ", "  Passed b", "rspec a", "1/1 Test #1: a"]
const PUMPS = ["::", "[", "]", " ", "1", "compile", "1 ", "a ", ".", " (1", "(", "\t", "- ", "1 a", " > "]

describe("the output of a test run", () => {
  test.each(RUNNERS)("%s", (command) => {
    const run = recognise(command, [], { root: "/p", folder: "/p" })
    if (run === null) throw new Error(`not recognised: ${command}`)
    for (const beginning of BEGINNINGS) {
      const output = PUMPS.map((pump) => `${beginning}${pump.repeat(3_000)}!`).join("\n")
      expect(judgeRun(run, 1, `${output}\n`).verdict).toBe("unknown")
    }
  }, 60_000)

  test.each(PUMPS)("one line of nothing but %j", (pump) => {
    const run = recognise("make test", [], { root: "/p", folder: "/p" })
    expect(run).not.toBeNull()
    if (run !== null) expect(judgeRun(run, 1, `${long(pump)}!\n`).verdict).toBe("unknown")
  }, 60_000)
})

test.each([[" "], ["\\ "], ["*"], ["**/"], ["[a"], ["!"], ["/"]])("rules of what is ignored, of nothing but %j", (pump) => {
  expect(compileIgnore({ files: { ".gitignore": `${long(pump)}x` }, exclude: "" })("a.py")).toBe(false)
}, 60_000)

test("a rule's blanks at the end count only behind a backslash", () => {
  const isIgnored = compileIgnore({ files: { ".gitignore": "a   \nb\\   \n" }, exclude: "" })
  expect(["a", "a ", "b"].map(isIgnored)).toEqual([true, false, false])
})

test.each([["\n"], ['"a": 1,\n'], ["["], ["/*"], ['"\\"'], [","]])("a configuration of nothing but %j", (pump) => {
  const text = `{${long(pump).slice(0, 250_000)}`
  expect(loadConfig({ user: null, project: { name: "c", text }, environment: {} }).warnings).not.toEqual([])
}, 60_000)

test("each of many unknown keys is named with its line", () => {
  const text = `{\n${Array.from({ length: 15_000 }, (_, at) => `"key${at}": 1`).join(",\n")}\n}`
  const { warnings } = loadConfig({ user: null, project: { name: "c", text }, environment: {} })
  expect(warnings).toHaveLength(15_000)
  expect(warnings.at(-1)?.params).toMatchObject({ line: 15_001, key: "key14999" })
}, 60_000)

test.each([[" "], ["\n"], ["<testsuite>"], ["<testsuite "], ["<!--"], ["<![CDATA["], ["&"], ["</a>"], ['a="']])("a report of nothing but %j", (pump) => {
  expect(readJunit(`<testsuite${long(pump).slice(0, 100_000)}`)?.failed ?? 0).toBe(0)
}, 60_000)

test.each([["#"], [" "], ["**Timestamp** "], ["### Assessment "], ["·"]])("a known-issues document of nothing but %j", (pump) => {
  expect(readKnownIssues(`### ${long(pump)}`).newest).toBeNull()
}, 60_000)

test.each([["`"], ["> "], ["a "], ["round "], ["并"], ["  \n"], ["not "], ["-"], ["do not "]])("a prompt of nothing but %j", (pump) => {
  expect(isReviewPrompt(long(pump))).toBe(false)
  expect(scanPrompt(`review: ${long(pump)}`).length).toBeLessThanOrEqual(LENGTH)
}, 60_000)

test.each([["a"], ["token="], ["-----BEGIN "], ["https://"], ["eyJaaaaaaaaaaaa"], ["-u "], ['"'], ["password"], ["Bearer "]])("a command of nothing but %j", (pump) => {
  expect(redact(long(pump)).length).toBeGreaterThan(0)
}, 60_000)
