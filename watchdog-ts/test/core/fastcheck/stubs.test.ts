import { describe, expect, it } from "vitest"
import { bodiless, isStubOnly } from "../../../src/core/fastcheck/index.ts"
// The engine's judgement runs the same cases: tests/unit/judgement/test_fast_check.py.
import cases from "./cases.json" with { type: "json" }

for (const verdict of ["stub", "business", "unsure"] as const) {
  describe(`is ${verdict}`, () => {
    it.each(cases.stubs.filter((row) => row.verdict === verdict))("$path: $next (from $base)", ({ path, next, base }) => {
      expect(isStubOnly(path, base, next)).toBe(verdict)
    })
  })
}

it("a body whose line leaves its condition is another body", () => {
  const base = "def f():\n    if a:\n        g(a)\n        h(a)\n"
  expect(isStubOnly("a.py", base, "def f():\n    if a:\n        g(a)\n    h(a)\n")).toBe("business")
})

describe("a file has no body that does anything", () => {
  it.each([["types.ts", "export type A = string\nexport interface B { a: A }\n"], ["index.ts", "export { a } from './a'\nexport * from './b'\n"], ["__init__.py", "from .a import b\n\n__all__ = ['b']\n"], ["settings.py", "import os\n\nURL = os.environ.get('URL', 'x')\n"], ["urls.py", "urlpatterns = [path('', views.index, name='index')]\n"], ["env.ts", "export const url = process.env['URL'] ?? read('x')\n"]])("%s", (path, text) => {
    expect(bodiless(path, text)).toBe(true)
  })
  it.each([["a.py", "def f(x):\n    return x + 1\n"], ["a.swift", "let x = 1"], ["run.py", "main()\n"], ["a.py", "total = lambda a: a * 2\n"], ["a.py", "rows = [f(x) for x in y]\n"], ["a.ts", "export const f = wrap((a) => a * 2)\n"], ["a.rb", "F = ->(a) { a * 2 }\n"], ["a.kt", "val f = { a: Int -> a * 2 }\n"]])("not %s", (path, text) => {
    expect(bodiless(path, text)).toBe(false)
  })
})

it("reads hostile text in time that grows with its length only", () => {
  for (const text of ["(".repeat(60_000), "`${".repeat(20_000), "/*".repeat(60_000), "'".repeat(60_001), "def f():\n".repeat(6_000), "a=>".repeat(20_000), " ".repeat(200_000) + "x", "{}".repeat(30_000), "x".repeat(300_000)]) {
    for (const path of ["a.py", "a.ts", "a.rs", "a.rb", "a.kt", "a.cs"]) expect(["stub", "business", "unsure"]).toContain(isStubOnly(path, null, text))
  }
})
