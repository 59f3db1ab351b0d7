import { execFileSync, spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { compileIgnore } from "../../src/core/ignorerules.ts"

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "ignore-"))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const FILES = {
  ".gitignore": "# built\n/build/\n*.log\n!keep.log\ndist\n/only-top.txt\ndocs/**/tmp\ntrailing   \n\\#odd\nfoo/*.o\n**/deep/x.py\n{a,b}.txt\nq?.md\n[xy]z\n",
  "sub/.gitignore": "local.py\n!*.log\n/anchored\n",
}
const EXCLUDE = "secret/\r\n"
const PATHS = [
  "build/a.py", "build", "src/build/a.py", "x.log", "a/b/x.log", "keep.log", "a/keep.log", "dist/x.js", "a/dist/x.js", "only-top.txt", "a/only-top.txt", "docs/tmp/x", "docs/a/b/tmp/x", "docs/a/tmpx",
  "trailing", "#odd", "foo/a.o", "foo/b/a.o", "deep/x.py", "a/b/deep/x.py", "a.txt", "{a,b}.txt", "qq.md", "q/.md", "xz", "zz", "sub/local.py", "sub/a/local.py", "local.py", "sub/x.log", "sub/anchored", "sub/a/anchored",
  "secret/x", "a/secret/y", "src/app.py",
]

it("a few rules", () => {
  const isIgnored = compileIgnore({ files: { ".gitignore": "/lib/\n*.tmp\n" }, exclude: "" })
  expect(["lib/x.js", "a/lib/x.js", "x.tmp", "lib"].map(isIgnored)).toEqual([true, false, true, false])
})

describe("usual rules are read as git reads them", () => {
  execFileSync("git", ["init", "-q", folder])
  fs.mkdirSync(path.join(folder, "sub"))
  for (const [name, text] of Object.entries(FILES)) fs.writeFileSync(path.join(folder, name), text)
  fs.mkdirSync(path.join(folder, ".git/info"), { recursive: true })
  fs.writeFileSync(path.join(folder, ".git/info/exclude"), EXCLUDE)
  const isIgnored = compileIgnore({ files: FILES, exclude: EXCLUDE })
  it.each(PATHS)("%s", (name) => {
    const said = spawnSync("git", ["-C", folder, "-c", "core.excludesFile=/dev/null", "check-ignore", "--no-index", "-q", "--", name])
    expect(isIgnored(name)).toBe(said.status === 0)
  })
})
