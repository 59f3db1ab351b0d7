import { describe, expect, test } from "vitest"
import { recognise } from "../../../src/core/testruns/recognise.ts"
import { readJunit } from "../../../src/core/testruns/reports/junit.ts"
import { judgeRun } from "../../../src/core/testruns/verdict.ts"

const PYTEST = `<?xml version="1.0" encoding="utf-8"?><testsuites name="pytest tests"><testsuite name="pytest" errors="0" failures="1" skipped="1" tests="4" time="0.1">
<testcase classname="tests.test_cart" name="test_total" time="0.001" />
<testcase classname="tests.test_cart" name="test_each[a &lt; b]" time="0.001" />
<testcase classname="tests.test_cart" name="test_wrong" time="0.001"><failure message="assert 1 == 2">def test_wrong(): ...</failure></testcase>
<testcase classname="tests.test_cart" name="test_later" time="0.0"><skipped type="pytest.skip" message="later">x</skipped></testcase>
</testsuite></testsuites>`

const NESTED = `<testsuite name="all" file="a.test.js"><testsuite name="cart"><testcase name="sums" classname="cart"/></testsuite>
<testcase name="cart breaks" classname="cart" file="./b.test.js"><error message="boo"/></testcase></testsuite>`

const UNLOADED = `<testsuites><testsuite><testcase classname="" name="tests.test_broken"><error message="collection failure">ImportError</error></testcase></testsuite></testsuites>`

describe("a report", () => {
  test("names what passed and what failed, and knows escaped names", () => {
    expect(readJunit(PYTEST)).toEqual({ passed: 2, failed: 1, errors: 0, isEmpty: false, passedNames: ["tests.test_cart.test_total", "tests.test_cart.test_each[a < b]"], failedNames: ["tests.test_cart.test_wrong"] })
  })

  test("may nest its suites and tell the file", () => {
    expect(readJunit(NESTED)).toMatchObject({ passedNames: ["a.test.js::cart.sums"], failedNames: ["b.test.js::cart breaks"] })
  })

  test("of a file that could not be loaded has an error and no failing test", () => {
    expect(readJunit(UNLOADED)).toMatchObject({ failed: 0, errors: 1, failedNames: null })
  })

  test("without a test is empty", () => expect(readJunit(`<testsuites><testsuite tests="0"></testsuite></testsuites>`)).toMatchObject({ isEmpty: true }))
})

describe("what is no report", () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><testsuite><testcase name="&b;"/></testsuite>`
  test.each([
    "", "no xml", "<html></html>", "<testsuite", "<testsuite>text</testsuite>", `<!DOCTYPE x SYSTEM "file:///etc/passwd"><testsuite><testcase name="a"/></testsuite>`, bomb,
    "<testsuite>".repeat(60_000), "<".repeat(100_000), "<a b='".repeat(50_000), "<![CDATA[".repeat(50_000), "<!--".repeat(50_000),
  ])("%# proves nothing and does no harm", (text) => {
    expect(readJunit(text)?.passedNames ?? null).toBeNull()
  })
})

test("a run's own report names the tests that its output does not", () => {
  const run = recognise("pytest -q --junitxml=out.xml", [])
  const report = readJunit(PYTEST)
  if (run === null || report === null) throw new Error("neither run nor report")
  expect(judgeRun(run, 1, "F..s [100%]\n1 failed, 2 passed, 1 skipped in 0.1s\n", [report])).toEqual({
    verdict: "red", why: "failed", passed: ["tests.test_cart.test_total", "tests.test_cart.test_each[a < b]"], failed: ["tests.test_cart.test_wrong"],
  })
})

test("a report changes nothing where the exit is not the run's", () => {
  const run = recognise("pytest --junitxml=out.xml | tail", [])
  const report = readJunit(PYTEST)
  expect(run !== null && report !== null && judgeRun(run, 0, "", [report])).toMatchObject({ verdict: "unknown", passed: null, failed: null })
})
