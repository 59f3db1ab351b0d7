// Real outputs of real runners (and documented formats where a runner could not be had), each judged as its header says
// that it ended.
import fs from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"
import { recognise, type RecognisedRun } from "../../../src/core/testruns/recognise.ts"
import { judgeRun, type JudgedRun } from "../../../src/core/testruns/verdict.ts"

const folder = path.resolve(import.meta.dirname, "../../fixtures/runs")

function fixture(name: string): { readonly command: string; readonly exit: number; readonly source: string; readonly output: string } {
  const text = fs.readFileSync(path.join(folder, `${name}.txt`), "utf8")
  const header = (field: string): string => new RegExp(`^# ${field}: (.*)$`, "m").exec(text)?.[1] ?? ""
  return { command: header("command"), exit: Number(header("exit")), source: header("source"), output: text.slice(text.indexOf("\n#\n") + 3) }
}

const where = { root: "/project", folder: "/project" }

/** The command of the header is how the output was made; where a test wants another selection it says so. */
function judged(name: string, command?: string): JudgedRun {
  const { exit, output, ...header } = fixture(name)
  const run = recognise(command ?? header.command, [], where)
  if (run === null) throw new Error(`not recognised: ${command ?? header.command}`)
  return judgeRun(run, exit, output)
}

type Row = readonly [name: string, verdict: JudgedRun["verdict"], why: string, passed: readonly string[] | null, failed: readonly string[] | null, command?: string]

const BAD = ["test_bad.py::test_wrong", "test_bad.py::test_breaks"]
const CART = ["test_cart.py::test_total", "test_cart.py::test_each[1]", "test_cart.py::test_each[2]", "test_cart.py::TestCart::test_empty"]
const U = "test_u.CartTest"
const JEST = "npx jest"
const MOCHA = "npx mocha"
const NODE = "node --test"
const JS_GOOD = ["cart > sums prices", "cart > is empty at first"]
const JS_BAD = ["cart > sums prices", "cart > breaks"]
const inFile = (file: string, names: readonly string[]) => names.map((name) => `${file}::${name}`)
const VITEST_BAD = [...inFile("cart.spec.mjs", JS_BAD), ...inFile("cart.test.js", JS_BAD)]

const ROWS: readonly Row[] = [
  ["pytest-pass-plain", "green", "passed", null, null], ["pytest-pass-q", "green", "passed", null, null], ["pytest-pass-v", "green", "passed", CART, null], ["pytest-short-qq", "green", "passed", null, null],
  ["pytest-fail-plain", "red", "failed", null, BAD], ["pytest-fail-q", "red", "failed", null, BAD], ["pytest-fail-v", "red", "failed", ["test_bad.py::test_right"], BAD],
  ["pytest-rA", "red", "failed", ["test_bad.py::test_right"], BAD], ["pytest-xdist", "red", "failed", null, BAD], ["pytest-xdist-v", "red", "failed", ["test_bad.py::test_right"], BAD],
  ["pytest-maxfail", "red", "failed", [], ["test_bad.py::test_wrong"]], ["pytest-error-plain", "red", "compile_error", null, null], ["pytest-error-q", "red", "compile_error", null, null],
  ["pytest-error-v", "red", "compile_error", null, null], ["pytest-syntax", "red", "compile_error", null, null, "pytest"], ["pytest-empty-plain", "unknown", "usage", null, null], ["pytest-empty-v", "unknown", "usage", null, null],
  ["pytest-selected", "unknown", "selected", null, null], ["pytest-selected-v", "unknown", "selected", ["test_cart.py::test_total"], null], ["pytest-skipped", "unknown", "nothing_ran", null, null],
  ["pytest-xfail", "green", "passed", null, null, "pytest"], ["pytest-piped", "unknown", "pipe", null, null], ["pytest-usage", "unknown", "usage", null, null], ["pytest-no-module", "unknown", "no_failure_reported", null, null],
  ["unittest-pass", "green", "passed", null, null], ["unittest-pass-v", "green", "passed", [`${U}.test_empty`, `${U}.test_total`], null],
  ["unittest-fail", "red", "failed", null, [`${U}.test_breaks`, `${U}.test_total`]], ["unittest-fail-v", "red", "failed", [`${U}.test_empty`], [`${U}.test_breaks`, `${U}.test_total`]],
  ["unittest-error", "red", "compile_error", null, null], ["unittest-empty", "unknown", "nothing_ran", null, null], ["unittest-selected", "unknown", "selected", [`${U}.test_total`], null], ["unittest-piped", "unknown", "pipe", null, null],
  ["make-fail", "red", "failed", null, BAD], ["npm-fail", "red", "failed", null, BAD], ["npm-missing", "unknown", "no_failure_reported", null, null],
  ["vitest-pass", "green", "passed", null, null], ["vitest-pass-verbose", "red", "compile_error", null, null], ["vitest-fail", "red", "failed", null, VITEST_BAD], ["vitest-fail-color", "red", "failed", null, inFile("cart.spec.mjs", JS_BAD)],
  ["vitest-fail-verbose", "red", "failed", ["cart.spec.mjs::cart > is empty at first"], inFile("cart.spec.mjs", JS_BAD)], ["vitest-error", "red", "compile_error", null, null],
  ["vitest-empty", "unknown", "no_failure_reported", null, null], ["vitest-piped", "unknown", "pipe", null, null],
  ["jest-pass", "green", "passed", inFile("cart.test.js", JS_GOOD), null, JEST], ["jest-pass-verbose", "green", "passed", inFile("cart.test.js", JS_GOOD), null, JEST],
  ["jest-fail", "red", "failed", ["cart.test.js::cart > is empty at first"], inFile("cart.test.js", JS_BAD), JEST], ["jest-fail-verbose", "red", "failed", ["cart.test.js::cart > is empty at first"], inFile("cart.test.js", JS_BAD), JEST],
  ["jest-fail-color", "red", "failed", ["cart.test.js::cart > is empty at first"], inFile("cart.test.js", JS_BAD), JEST], ["jest-error", "red", "compile_error", null, null, JEST],
  ["jest-empty", "unknown", "no_failure_reported", null, null, JEST], ["jest-selected", "unknown", "selected", ["cart.test.js::cart > sums prices"], null, `${JEST} -t sums`], ["jest-piped", "unknown", "pipe", null, null],
  ["mocha-pass", "green", "passed", JS_GOOD, null, MOCHA], ["mocha-fail", "red", "failed", ["cart > is empty at first"], JS_BAD, MOCHA], ["mocha-dot", "red", "failed", null, null, "npx mocha -R dot"],
  ["mocha-error", "red", "compile_error", null, null, MOCHA], ["mocha-empty", "unknown", "no_failure_reported", null, null, MOCHA], ["mocha-selected", "unknown", "selected", ["cart > sums prices"], null],
  ["node-pass", "green", "passed", JS_GOOD, null, NODE], ["node-pass-tap", "green", "passed", JS_GOOD, null, NODE], ["node-pass-spec", "green", "passed", JS_GOOD, null, NODE],
  ["node-fail", "red", "failed", ["cart > is empty at first"], JS_BAD, NODE], ["node-fail-tap", "red", "failed", ["cart > is empty at first"], JS_BAD, NODE], ["node-fail-spec", "red", "failed", ["cart > is empty at first"], JS_BAD, NODE],
  ["node-error", "red", "failed", [], ["/project/cart-node.cjs"], NODE], ["node-error-spec", "red", "failed", [], ["/project/cart-node.cjs"], NODE], ["node-empty", "unknown", "nothing_ran", null, null, NODE],
  ["node-selected", "unknown", "selected", ["cart > sums prices"], null],
  ["pytest-empty-q", "unknown", "usage", null, null], ["vitest-empty-verbose", "unknown", "no_failure_reported", null, null], ["vitest-error-verbose", "red", "compile_error", null, null],
  ["vitest-selected", "red", "compile_error", null, null], ["jest-empty-verbose", "unknown", "no_failure_reported", null, null, JEST], ["jest-error-verbose", "red", "compile_error", null, null, JEST],
  ["node-empty-tap", "unknown", "nothing_ran", null, null, NODE], ["node-error-tap", "red", "failed", [], ["/project/cart-node.cjs"], NODE],
  ["cargo-pass", "green", "passed", ["tests.sums_prices"], null], ["cargo-fail", "red", "failed", ["tests.comes_later"], ["tests.sums_prices"]], ["cargo-error", "red", "compile_error", null, null],
  ["cargo-empty", "unknown", "nothing_ran", null, null], ["cargo-selected", "unknown", "selected", ["tests.sums_prices"], null],
  ["ctest-pass", "green", "passed", ["sums", "empties"], null], ["ctest-fail", "red", "failed", ["empties"], ["sums", "gone"]], ["ctest-empty", "unknown", "nothing_ran", null, null], ["ctest-selected", "unknown", "selected", ["sums"], null],
  ["go-pass", "green", "passed", null, null], ["go-pass-v", "green", "passed", ["example.org/cart: TestSum", "example.org/cart: TestEmpty", "example.org/cart: TestEmpty/at_first"], null],
  ["go-fail", "red", "failed", null, ["example.org/cart: TestSum"]], ["go-fail-v", "red", "failed", ["example.org/cart: TestEmpty"], ["example.org/cart: TestSum"]], ["go-error", "red", "compile_error", null, null],
  ["go-panic", "red", "failed", null, null], ["go-empty", "unknown", "nothing_ran", null, null], ["go-none-chosen", "unknown", "nothing_ran", null, null],
  ["nextest-pass", "green", "passed", ["cart: tests.sums_prices", "cart: tests.is_empty"], null], ["nextest-fail", "red", "failed", ["cart: tests.is_empty"], ["cart: tests.sums_prices"]],
  ["rspec-pass", "green", "passed", null, null], ["rspec-fail", "red", "failed", null, ["spec/cart_spec.rb::Cart sums prices"]], ["rspec-error", "red", "compile_error", null, null], ["rspec-empty", "unknown", "nothing_ran", null, null],
  ["minitest-pass", "green", "passed", null, null], ["minitest-fail", "red", "failed", null, ["test/cart_test.rb::CartTest#test_sums", "CartTest#test_breaks"]],
  ["phpunit-pass", "green", "passed", null, null], ["phpunit-fail", "red", "failed", null, ["Tests\\CartTest.testBreaks", "Tests\\CartTest.testSums"]], ["phpunit-empty", "unknown", "nothing_ran", null, null],
  ["maven-pass", "green", "passed", null, null], ["maven-fail", "red", "failed", null, ["com.example.CartTest.sumsPrices"]], ["maven-error", "red", "compile_error", null, null], ["maven-empty", "unknown", "nothing_ran", null, null],
  ["gradle-pass", "green", "passed", null, null], ["gradle-fail", "red", "failed", null, ["CartTest > sumsPrices"]], ["gradle-error", "red", "compile_error", null, null], ["gradle-empty", "unknown", "nothing_ran", null, null],
  ["dotnet-pass", "green", "passed", null, null], ["dotnet-fail", "red", "failed", null, ["Cart.Tests.CartTest.SumsPrices"]], ["dotnet-error", "red", "compile_error", null, null], ["dotnet-empty", "unknown", "nothing_ran", null, null],
  ["swift-fail", "red", "failed", ["CartTests.testEmpty"], ["CartTests.testSums"]], ["mix-fail", "red", "failed", null, null], ["bun-fail", "red", "failed", null, null], ["deno-fail", "red", "failed", null, null],
]

describe("a run that was seen", () => {
  test.each(ROWS.map((row) => ({ row, title: row.slice(0, 3).join(" · ") })))("$title", ({ row: [name, verdict, why, passed, failed, command] }) => {
    expect(judged(name, command)).toEqual({ verdict, why, passed, failed })
  })

  test("is in this table for every fixture that is kept, but the one where nothing could run", () => {
    const kept = fs.readdirSync(folder).map((name) => name.replace(/\.txt$/, ""))
    const used: ReadonlySet<string> = new Set(ROWS.map(([name]) => name))
    expect(kept.filter((name) => !used.has(name))).toEqual(["command-missing"])
    expect(kept.map((name) => fixture(name).source).filter((source) => source !== "real output" && source !== "documented format")).toEqual([])
  })
})

const run = (change: Partial<RecognisedRun> = {}): RecognisedRun => ({
  runner: "pytest", package: null, folder: "", isLast: true, selected: false, updatesSnapshots: false, isSilent: false, covers: null, reason: null, by: null, ...change,
})

describe("a run that proves nothing", () => {
  const { output } = fixture("pytest-fail-plain")
  const good = fixture("pytest-pass-plain").output

  test.each([[null, "no_exit"], [124, "cut_short"], [137, "cut_short"], [130, "cut_short"], [4, "usage"], [5, "usage"]])("ended with %s", (exit, why) => {
    expect(judgeRun(run(), exit, output)).toEqual({ verdict: "unknown", why, passed: null, failed: null })
  })

  test("whose exit is that of something else says nothing of any test, whatever its output shows", () => {
    for (const reason of ["pipe", "or", "followed", "background", "conditional", "several"] as const) {
      for (const exit of [0, 1]) expect(judgeRun(run({ isLast: false, reason }), exit, output)).toEqual({ verdict: "unknown", why: reason, passed: null, failed: null })
    }
  })

  const NAMED = ["pytest", "pytest -q", "python -m pytest -qq", "python -m unittest", "python manage.py test", "npx vitest run", "npx jest", "npx mocha", "node --test", "bun test", "deno test", "go test ./...", "cargo test", "cargo nextest run", "mvn test", "./gradlew test", "dotnet test", "rspec", "rake test", "vendor/bin/phpunit", "ctest", "swift test", "mix test"]
  const SAID = ["", "(no output)", "\n\n", "hello\n", "============ test session starts ============\nplatform linux -- Python 3.12.3, pytest-9.2.0\nrootdir: /project\ncollected 2 items\n", "\nrunning 2 tests\n", "\n RUN  v3.2.7 /project\n", "PHPUnit 11.5.0 by Sebastian Bergmann and contributors.\n"]
  test.each(NAMED)("that ended without a word of what it ran: %s", (command) => {
    for (const text of SAID) expect([text, judgeRun(recognise(command, [], where) as RecognisedRun, 0, text)]).toEqual([text, expect.objectContaining({ verdict: "unknown" })])
    expect(judgeRun(recognise(command, [], where) as RecognisedRun, 0, "")).toEqual({ verdict: "unknown", why: "silent", passed: null, failed: null })
  })

  test("that succeeded although it reports failures", () => expect(judgeRun(run(), 0, output)).toMatchObject({ verdict: "unknown", why: "exit_0_with_failures" }))
  test("that failed although it reports none", () => expect(judgeRun(run(), 1, good)).toMatchObject({ verdict: "unknown", why: "no_failure_reported" }))
  test("that wrote its own expectations", () => expect(judgeRun(run({ updatesSnapshots: true, reason: "updates_snapshots" }), 0, good)).toMatchObject({ verdict: "unknown" }))
  test("of a program that is not there", () => {
    const { exit, output: text } = fixture("command-missing")
    expect(judgeRun(run(), exit, text)).toMatchObject({ verdict: "unknown" })
  })
})

describe("a run that proves something without showing it", () => {
  test("is green by its exit where its output was not seen or is nobody's", () => {
    expect(judgeRun(run({ isSilent: true }), 0, "")).toMatchObject({ verdict: "green", why: "exit_0" })
    expect(judgeRun(run({ runner: "custom" }), 0, "all fine")).toMatchObject({ verdict: "green" })
  })

  const RESULTS: readonly (readonly [command: string, output: string])[] = [
    ["pytest -q", "..                                                                       [100%]\n2 passed in 1.86s\n"], ["pytest -qq", "..                                                                       [100%]\n"],
    ["pytest -qq -o console_output_style=classic", ".s.\n"], ["pytest", "Results (0.12s):\n       2 passed\n"], ["python -m unittest -q", "----------------------------------------------------------------------\nRan 1 test in 0.000s\n\nOK\n"],
    ["cargo test -q", "\nrunning 1 test\n.\ntest result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n"],
    ["go test ./...", "ok  \texample.org/cart\t(cached)\n?   \texample.org/cart/cmd\t[no test files]\n"], ["go test -json ./...", '{"Action":"pass","Package":"example.org/cart","Elapsed":0.1}\n'],
    ["npx jest --json", '{"numFailedTests":0,"numPassedTests":2,"success":true}\n'], ["npx mocha -b", "\n\n  ․․\n\n  2 passing (4ms)\n"], ["node --test", "ok 1 - adds\n1..1\n# pass 1\n"],
    ["rspec", "..\n\nFinished in 0.01 seconds\n2 examples, 0 failures\n"], ["vendor/bin/phpunit", "OK (2 tests, 3 assertions)\n"], ["gradle test", "BUILD SUCCESSFUL in 1s\n3 actionable tasks: 3 up-to-date\n"],
    ["mvn test", "[INFO] BUILD SUCCESS\n"], ["dotnet test", "已通过! - 失败: 0，通过: 2，已跳过: 0，总计: 2\n"], ["swift test", "✔ Test run with 1 test passed after 0.001 seconds.\n"], ["php artisan test", "  Tests:    2 passed (2 assertions)\n"],
  ]
  test.each(RESULTS)("is green by what a quiet %j really says", (command, output) => {
    expect(judgeRun(recognise(command, [], where) as RecognisedRun, 0, output)).toMatchObject({ verdict: "green" })
  })

  test.each(["go vet ./... && make -s test", "npm test -s", "./check.sh", "make test", "mvn -q test", "gradle -q test", "ctest -Q", "node --test --test-reporter=./mine.mjs", "pytest > out.txt", "python -m unittest 2>/dev/null", "tox -q"])("is green by its exit where a success of %j may say nothing", (command) => {
    for (const output of ["", "(no output)"]) expect(judgeRun(recognise(command, ["./check.sh"], where) as RecognisedRun, 0, output)).toMatchObject({ verdict: "green", why: "exit_0" })
  })

  test("is never red by its exit alone", () => expect(judgeRun(run({ runner: "custom" }), 1, "boo")).toMatchObject({ verdict: "unknown" }))
})

describe("names", () => {
  test("of a package are told from the root", () => {
    expect(judgeRun(run({ folder: "app", package: "app", covers: ["app"] }), 1, fixture("pytest-fail-plain").output)).toMatchObject({ failed: BAD.map((name) => `app/${name}`) })
  })

  test("are kept of a parametrized test whose id holds spaces and dashes", () => {
    const output = "FAILED test_a.py::test_x[a - b] - assert 1 == 2\n1 failed in 0.1s\n"
    expect(judgeRun(run(), 1, output).failed).toEqual(["test_a.py::test_x[a - b]"])
  })

  test("are none where the output was cut so that some are missing", () => {
    expect(judgeRun(run(), 1, "FAILED test_a.py::test_x - boo\n3 failed in 0.1s\n")).toMatchObject({ verdict: "red", failed: null })
  })
})

test("two runners in one output count together", () => {
  const output = `${fixture("pytest-fail-plain").output}\n${fixture("jest-pass").output}`
  expect(judgeRun(run({ runner: "script" }), 1, output)).toMatchObject({ verdict: "red", failed: BAD })
})

test.each(["F", "1 passed, ", "= ", " FAIL  a > ", "--- PASS: ", "  ● ", "    ", "# Subtest: a\n", "\u001b[", "test a ... ok\n", "▶ a\n"])("output of nothing but %j is read to its end", (piece) => {
  for (const runner of ["script", "pytest", "vitest"]) expect(judgeRun(run({ runner }), 1, piece.repeat(60_000)).verdict).not.toBe("green")
})
