import { describe, expect, it } from "vitest"
import { hasRunSince, isGreenNow, isHealed, isRedNow, NO_EVIDENCE, noteChange, noteHarmless, noteRun, noteUndone, type Evidence, type SeenRun } from "../../src/core/evidence.ts"

const run = (seq: number, verdict: SeenRun["verdict"], more: Partial<SeenRun> = {}): SeenRun => ({
  seq, ts: "2026-01-01T00:00:00.000Z", command: "pytest", package: null, verdict, passed: null, failed: null, covers: null, spoiledBy: [], ...more,
})
const after = (evidence: Evidence, ...runs: readonly (readonly [SeenRun, number])[]): Evidence =>
  runs.reduce((known, [seen, phase]) => noteRun(known, seen, phase).evidence, evidence)

describe("what a green run proves", () => {
  const green = after(NO_EVIDENCE, [run(5, "green"), 5])
  it("that the tree on which it was made passes", () => expect(isGreenNow(green)).toBe(true))
  it("nothing once a source file has changed", () => expect(isGreenNow(noteChange(green, "src/a.py", false, 6))).toBe(false))
  it("nothing once the engine has put files back", () => expect(isGreenNow(noteUndone(green, 6))).toBe(false))
  it("nothing while a file violation is open", () => expect(isGreenNow(after(NO_EVIDENCE, [run(5, "green", { spoiledBy: ["v"] }), 5]))).toBe(false))
  it("something again when that violation was harmless", () => {
    expect(isGreenNow(noteHarmless(after(NO_EVIDENCE, [run(5, "green", { spoiledBy: ["v"] }), 5]), ["v"]))).toBe(true)
  })
  it("an unknown run proves nothing and spoils nothing", () => {
    const known = after(green, [run(6, "unknown"), 5])
    expect([isGreenNow(known), hasRunSince(known, 5)]).toEqual([true, true])
  })
})

describe("what a red run proves", () => {
  const wrote = noteChange(NO_EVIDENCE, "tests/test_a.py", true, 3)
  it("that the tests written before it fail", () => expect(isRedNow(after(wrote, [run(4, "red", { failed: ["tests/test_a.py::t"] }), 4]), ["tests/test_a.py"])).toBe(true))
  it("nothing of tests changed since", () => {
    const red = after(wrote, [run(4, "red", { failed: ["tests/test_a.py::t"] }), 4])
    expect(isRedNow(noteChange(red, "tests/test_a.py", true, 5), ["tests/test_a.py"])).toBe(false)
  })
  it("nothing of tests that it did not cover", () => {
    expect(isRedNow(after(wrote, [run(4, "red", { failed: ["tests/test_b.py::t"], covers: ["tests/test_b.py"] }), 4]), ["tests/test_a.py"])).toBe(false)
  })
  it("a folder covers what lies below it", () => {
    expect(isRedNow(after(wrote, [run(4, "red", { failed: ["tests/test_a.py::t"], covers: ["tests"] }), 4]), ["tests/test_a.py"])).toBe(true)
  })
  it("nothing when only tests fail that always did", () => {
    expect(isRedNow(after(NO_EVIDENCE, [run(4, "red", { failed: ["tests/test_old.py::t"] }), 4]), [])).toBe(false)
  })
})

describe("a suite that was red from the start", () => {
  it("counts as green while nothing else fails", () => {
    const known = after(NO_EVIDENCE, [run(2, "red", { failed: ["tests/test_old.py::t"] }), 4], [run(9, "red", { failed: ["tests/test_old.py::t"], passed: ["tests/test_a.py::t"] }), 5])
    expect(isGreenNow(known)).toBe(true)
  })
  it("does not cover for another failure", () => {
    const known = after(NO_EVIDENCE, [run(2, "red", { failed: ["tests/test_old.py::t"] }), 4], [run(9, "red", { failed: ["tests/test_old.py::t", "tests/test_a.py::t"] }), 5])
    expect(isGreenNow(known)).toBe(false)
  })
})

describe("a monorepo", () => {
  const both = noteChange(noteChange(NO_EVIDENCE, "a/x.py", false, 2), "b/y.py", false, 3)
  const greenOf = (seq: number, part: string): readonly [SeenRun, number] => [run(seq, "green", { package: part, covers: [part], command: `cd ${part}; pytest` }), 5]
  const redOf = (seq: number, part: string): readonly [SeenRun, number] => [run(seq, "red", { package: part, covers: [part], failed: ["t"], command: `cd ${part}; pytest` }), 5]
  it("is green when each changed package was", () => expect(isGreenNow(after(both, greenOf(4, "a"), greenOf(5, "b")))).toBe(true))
  it("is not green for one package by the run of another", () => expect(isGreenNow(after(both, greenOf(4, "a")))).toBe(false))
  it("is not condemned by a package that nobody touched", () => {
    expect(isGreenNow(after(noteChange(NO_EVIDENCE, "a/x.py", false, 2), greenOf(4, "a"), redOf(5, "b")))).toBe(true)
  })
  it("is condemned by a later red run of the same package", () => {
    expect(isGreenNow(after(noteChange(NO_EVIDENCE, "a/x.py", false, 2), greenOf(4, "a"), redOf(5, "a")))).toBe(false)
  })
})

it("a selected run in which only known tests fail proves nothing", () => {
  const known = after(NO_EVIDENCE, [run(2, "red", { failed: ["tests/test_old.py::t"] }), 4], [run(9, "red", { failed: ["tests/test_old.py::t"], covers: ["tests/test_old.py"] }), 5])
  expect(known.green?.seq).toBe(2)
})

describe("a regression", () => {
  const passed = after(NO_EVIDENCE, [run(5, "green", { passed: ["tests/test_a.py::t"] }), 5])
  const broken = noteChange(passed, "src/a.py", false, 6)
  const failing = run(7, "red", { failed: ["tests/test_a.py::t"] })
  it("is a test that passed and fails after a change", () => expect(noteRun(broken, failing, 5).regression?.tests).toEqual(["tests/test_a.py::t"]))
  it("is a test that passed unnamed, in a green run of the same command", () => {
    const unnamed = noteChange(after(NO_EVIDENCE, [run(5, "green"), 5]), "src/a.py", false, 6)
    expect(noteRun(unnamed, failing, 5).regression?.tests).toEqual(["tests/test_a.py::t"])
    expect(noteRun(unnamed, { ...failing, command: "pytest -v" }, 5).regression).toBeNull()
    expect(noteRun(noteChange(unnamed, "tests/test_a.py", true, 6), failing, 5).regression).toBeNull()
  })
  it("is none before the code phase", () => expect(noteRun(broken, failing, 4).regression).toBeNull())
  it("is none when the test itself changed", () => expect(noteRun(noteChange(broken, "tests/test_a.py", true, 6), failing, 5).regression).toBeNull())
  it("is a flaky test when the tree is the same", () => {
    const noted = noteRun(passed, failing, 5)
    expect([noted.regression, noted.flaky]).toEqual([null, ["tests/test_a.py::t"]])
  })
  it("is over when the test passes again", () => {
    const known = noteRun(broken, failing, 5).evidence
    expect(isHealed(known, ["tests/test_a.py::t"], "")).toBe(false)
    expect(isHealed(after(known, [run(8, "green", { passed: ["tests/test_a.py::t"] }), 5]), ["tests/test_a.py::t"], "")).toBe(true)
  })
  it("goes by the command where the runner prints no names", () => {
    const nameless = noteChange(after(NO_EVIDENCE, [run(5, "green", { command: "make test" }), 5]), "src/a.c", false, 6)
    expect(noteRun(nameless, run(7, "red", { command: "make test" }), 5).regression).toEqual({ tests: null, key: "$  make test" })
  })
})
