import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { changedPaths, type Manifest } from "../../src/core/manifest.ts"
import { BaseIgnore, readIgnoreRules } from "../../src/effects/ignore.ts"
import { movedPaths, takeManifest } from "../../src/effects/manifest.ts"
import { readBlobs } from "../../src/effects/blobs.ts"

let root: string
const sh = (command: string) => execFileSync("bash", ["-c", `set -e\n${command}`], { cwd: root, stdio: "pipe", env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_AUTHOR_NAME: "a", GIT_AUTHOR_EMAIL: "a@example.invalid", GIT_COMMITTER_NAME: "a", GIT_COMMITTER_EMAIL: "a@example.invalid" } })

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "manifest-")))
  sh("git init -q; mkdir src; echo one > src/a.py; echo two > src/b.py; printf '/build/\\n' > .gitignore; git add -A; git commit -q -m base")
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

async function take(previous: Manifest | null = null, rules: BaseIgnore | null = null): Promise<Manifest> {
  const answer = await takeManifest(root, previous, rules)
  if (!answer.ok) throw new Error(answer.problem)
  return answer.manifest
}

async function changedBy(command: string, prepare = "true"): Promise<string[]> {
  sh(prepare)
  const first = await take()
  const rules = new BaseIgnore(await readIgnoreRules(root, first.ignored), "")
  const before = await take(first, rules)
  sh(command)
  const after = await take(before, rules)
  rules.dispose()
  return changedPaths(before, after, await movedPaths(root, before.head, after.head))
}

describe("two manifests show every change of a path", () => {
  const cases: [string, string, string, string[]][] = [
    ["a new file", "true", "echo x > src/c.py", ["src/c.py"]],
    ["a second edit of an untracked file", "echo x > src/c.py", "echo y > src/c.py", ["src/c.py"]],
    ["a second edit of a modified file, of the same length", "echo ONE > src/a.py", "echo TWO > src/a.py", ["src/a.py"]],
    ["writing and committing in one call", "true", "echo x > src/c.py; git add -A; git -c user.name=a -c user.email=a@b.c commit -q -m x", ["src/c.py"]],
    ["an edit of the same length with its time put back, where git is told to look at little else", "git config core.trustctime false; git config core.checkStat minimal; touch -d 2020-01-01 src/a.py; git update-index --refresh; sleep 1.1", "echo ONE > src/a.py; touch -d 2020-01-01 src/a.py", ["src/a.py"]],
    ["a deletion", "true", "rm src/a.py", ["src/a.py"]],
    ["a mode", "true", "chmod +x src/a.py", ["src/a.py"]],
    ["a test that nobody may read any more", "mkdir tests; echo x > tests/a.py; git add -A; git commit -q -m tests", "chmod 000 tests/a.py", ["tests/a.py"]],
    ["putting a modified file back", "echo x > src/a.py", "git checkout -q -- src/a.py", ["src/a.py"]],
    ["a link in the place of a file", "true", "ln -sf /dev/null src/a.py", ["src/a.py"]],
    ["both ends of a rename", "true", "git mv src/a.py src/c.py", ["src/a.py", "src/c.py"]],
    ["a file hidden by skip-worktree", "true", "git update-index --skip-worktree src/a.py; echo x > src/a.py", ["src/a.py"]],
    ["a file hidden by assume-unchanged", "git update-index --assume-unchanged src/a.py", "echo x > src/a.py", ["src/a.py"]],
    ["a file hidden by a new ignore rule", "true", "echo /lib/ >> .gitignore; mkdir lib; echo x > lib/x.py", [".gitignore", "lib/x.py"]],
    ["a file hidden by a rule that ignores itself", "true", "mkdir lib; echo '*' > lib/.gitignore; echo x > lib/x.py", ["lib/.gitignore", "lib/x.py"]],
    ["a file hidden by a rule outside the tree", "true", "mkdir lib; echo x > lib/x.py; echo lib/ > .git/info/exclude", ["lib/x.py"]],
    ["names with line breaks, blanks and quotes", "true", "touch $'src/a\\nb.py' 'src/ c\".py'", ["src/ c\".py", "src/a\nb.py"]],
  ]
  it.each(cases)("%s", async (_, prepare, command, paths) => {
    expect(await changedBy(command, prepare)).toEqual(paths)
  })
})

describe("two manifests show nothing where nothing changed", () => {
  const cases: [string, string, string][] = [
    ["staging", "echo x > src/c.py", "git add -A"],
    ["committing what was there", "echo x > src/c.py", "git add -A; git -c user.name=a -c user.email=a@b.c commit -q -m x"],
    ["a file that was ignored all along", "true", "mkdir build; echo x > build/x.py"],
    ["reading", "echo x > src/c.py", "cat src/*; git status; git diff"],
    ["status.showUntrackedFiles", "echo x > src/c.py", "git config status.showUntrackedFiles no"],
  ]
  it.each(cases)("%s", async (_, prepare, command) => {
    expect(await changedBy(command, prepare)).toEqual([])
  })
})

it("contents that git holds come in one go, whatever their names", async () => {
  sh("printf 'x\\ny' > $'odd\\nname'; git add -A; git -c user.name=a -c user.email=a@b.c commit -q -m x")
  const found = await readBlobs(root, ["HEAD:odd\nname", "HEAD:absent.py", "HEAD:src", "HEAD:src/a.py"])
  expect([...found.values()].map((bytes) => bytes?.toString() ?? null)).toEqual(["x\ny", null, null, "one\n"])
})

describe("what lies behind something else than a folder is gone", () => {
  it.each([["a link", "mv src ../moved && ln -s ../moved src"], ["a file", "rm -r src && echo x > src"]])("%s", async (_, command) => {
    const before = await take()
    sh(command.replaceAll("../moved", `${root}-moved`))
    const after = await take(before)
    fs.rmSync(`${root}-moved`, { recursive: true, force: true })
    expect(changedPaths(before, after, [])).toEqual(["src", "src/a.py", "src/b.py"])
    expect(after.entries.get("src/a.py")?.kind).toBe("absent")
  })
})

it("what came and went is forgotten once it is gone twice, and noticed when it comes back", async () => {
  sh("echo x > src/c.py; echo y > src/a.py")
  const there = await take()
  sh("rm src/c.py src/b.py")
  const gone = await take(there)
  expect(changedPaths(there, gone, [])).toEqual(["src/b.py", "src/c.py"])
  const settled = await take(gone)
  expect(changedPaths(gone, settled, [])).toEqual([])
  expect([...settled.entries.keys()]).toEqual(["src/a.py", "src/b.py"])
  sh("echo x > src/c.py")
  expect(changedPaths(settled, await take(settled), [])).toEqual(["src/c.py"])
})

it("a deletion that is committed is no second change", async () => {
  sh("git rm -q src/a.py")
  const gone = await take(await take())
  sh("git commit -q -m gone")
  const committed = await take(gone)
  expect(changedPaths(gone, committed, await movedPaths(root, gone.head, committed.head))).toEqual([])
})
