import { describe, expect, it } from "vitest"
import { readsOf, verdict } from "../../../src/core/intercept/index.ts"
import { situation } from "./situations.ts"

const TOOLS = "write edit multiedit apply_patch patch bash task read tdd_checkpoint mcp_fs_write mcp_shell_run delete_files invalid unknownTool".split(" ")
const KEYS = "filePath content oldString newString replaceAll edits patchText patch command workdir prompt path contents text files operations source destination uri args __proto__ constructor".split(" ")
const VALUES: readonly unknown[] = [
  null, undefined, true, 0, -1, NaN, "", "a.py", "../../x", "\0", "/", "~", "file:///%", "*** Begin Patch\n*** Update File: a.py\n*** Move to: \n@@\n-x", "*** Add File: ", "rm -rf $(", "\ud800", [], [[]], [null, "a.py"], {}, { path: "a.py", content: 5 }, Symbol("x"), () => "x", 10n,
]

/** A small generator, so that a failure can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below
}

function anyValue(next: (below: number) => number, depth: number): unknown {
  const kind = next(depth > 3 ? 1 : 3)
  if (kind === 0) return VALUES[next(VALUES.length)]
  if (kind === 1) return Array.from({ length: next(4) }, () => anyValue(next, depth + 1))
  return Object.fromEntries(Array.from({ length: next(5) }, () => [KEYS[next(KEYS.length)], anyValue(next, depth + 1)]))
}

describe("arguments of any shape", () => {
  it("give a verdict and never an error", () => {
    const next = numbers(2026)
    for (let i = 0; i < 4_000; i += 1) {
      const call = { tool: TOOLS[next(TOOLS.length)] as string, args: anyValue(next, 0) }
      const now = situation({ phase: next(9), files: { "a.py": "def f(): pass\n", "tests/test_a.py": "def test_a():\n    assert f() == 1\n" }, over: { judgesShell: next(2) === 0 } })
      expect(["allow", "refuse"]).toContain(verdict(call, now).kind)
      expect(Array.isArray(readsOf(call.tool, call.args, now.place).files)).toBe(true)
    }
  })

  it("that turn in circles or throw when they are read end too", () => {
    const circle: Record<string, unknown> = { path: "a.py" }
    circle["files"] = [circle]
    expect(verdict({ tool: "mcp_fs_write", args: circle }, situation()).kind).toBe("allow")
    expect(verdict({ tool: "write", args: { filePath: "x".repeat(100_000), content: "y" } }, situation()).kind).toBe("allow")
  })
})

describe("a call reads", () => {
  const { place } = situation({ files: { "src/a.py": "", "docs/b.md": "", "sub/c.py": "" } })
  it.each<[string, unknown, string[], boolean]>([
    ["read", { filePath: "src/a.py" }, ["src/a.py"], false],
    ["read", { filePath: "/repo/src/../docs/b.md" }, ["docs/b.md"], false],
    ["read", {}, [], false],
    ["grep", { pattern: "x" }, [], true],
    ["bash", { command: "cat src/a.py | head; sed -n 1,5p docs/b.md" }, ["src/a.py", "docs/b.md"], false],
    ["bash", { command: "cd sub && cat c.py" }, ["sub/c.py"], false],
    ["bash", { command: "git diff HEAD~1" }, [], true],
    ["bash", { command: "git show HEAD:src/a.py" }, ["src/a.py"], false],
    ["bash", { command: "rg total src" }, [], true],
    ["bash", { command: "echo src/a.py" }, [], false],
    ["bash", { command: 5 }, [], false],
    ["mcp_read_file", { path: "src/a.py" }, ["src/a.py"], false],
  ])("%s %j: %j", (tool, args, files, everything) => {
    expect(readsOf(tool, args, place)).toEqual({ files, everything })
  })
})
