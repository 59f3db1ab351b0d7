import { describe, expect, it } from "vitest"
import { compileGlob } from "../../src/core/globs.ts"

describe("a pattern", () => {
  it.each([
    ["*.py", "a.py", true], ["*.py", "deep/er/a.py", true], ["*.py", "a.pyc", false],
    ["src/*.py", "src/a.py", true], ["src/*.py", "src/b/a.py", false], ["/top.py", "top.py", true], ["/top.py", "a/top.py", false],
    ["src/**/x.py", "src/x.py", true], ["src/**/x.py", "src/a/b/x.py", true], ["src/**", "src/a", true], ["src/**", "srcs/a", false],
    ["gen/", "gen/a/b", true], ["gen/", "gen", false], ["./gen/*", "gen/a", true], ["**/a/**/b", "x/a/y/a/z/b", true],
    ["a{1,2{x,y}}.ts", "a2y.ts", true], ["a{1,2}.ts", "a3.ts", false], ["[a-c]?.go", "b1.go", true], ["[!a-c]?.go", "b1.go", false],
    ["a[1].py", "a1.py", true], ["a[1].py", "a[1].py", false], ["*", "", true], ["sp ace\n.py", "sp ace\n.py", true],
  ])("%j on %j: %s", (pattern, path, fits) => {
    expect(compileGlob(pattern)(path)).toBe(fits)
  })

  it("does not blow up on many stars or braces", () => {
    const hostile = compileGlob(`${"*a".repeat(60)}b`)
    expect(hostile("a".repeat(4000))).toBe(false)
    expect(compileGlob("**/".repeat(80) + "x")("a/".repeat(2000) + "y")).toBe(false)
    expect(compileGlob("{a,b}".repeat(40))("a".repeat(40))).toBe(false)
    expect(compileGlob("{a,b}".repeat(6))("ababab")).toBe(true)
  })
})
