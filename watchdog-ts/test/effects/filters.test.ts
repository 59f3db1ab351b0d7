// A manifest starts no program that the repository names, and leaves on what the person's own configuration names.
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { takeManifest } from "../../src/effects/manifest.ts"

let folder: string
let root: string
let ran: string
const saved = process.env["GIT_CONFIG_GLOBAL"]
const git = (cwd: string, ...args: string[]) => execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.invalid", "-c", "protocol.file.allow=always", ...args], { cwd, stdio: "pipe" }).toString()

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "filters-")))
  ;[root, ran] = [path.join(folder, "tree"), path.join(folder, "ran")]
  process.env["GIT_CONFIG_GLOBAL"] = path.join(folder, "global")
  fs.writeFileSync(path.join(folder, "global"), "")
  repository(root)
})
afterEach(() => {
  if (saved === undefined) delete process.env["GIT_CONFIG_GLOBAL"]
  else process.env["GIT_CONFIG_GLOBAL"] = saved
  fs.rmSync(folder, { recursive: true, force: true })
})

function repository(at: string): void {
  git(folder, "init", "-q", "-b", "main", at)
  fs.writeFileSync(path.join(at, "a.py"), "a = 1\n")
  git(at, "add", "-A")
  git(at, "commit", "-q", "-m", "base")
}

/** A command that says that it was started, and else passes on what it reads. */
const noted = (what: string): string => `echo ${what} >> '${ran}'; cat`
const started = (): string[] => (fs.existsSync(ran) ? fs.readFileSync(ran, "utf8").trim().split("\n") : [])

/** Gives the file a filter and another content of the same length, so that only its content tells. */
function filtered(name: string): void {
  fs.writeFileSync(path.join(root, ".gitattributes"), `*.py filter=${name}\n`)
  fs.writeFileSync(path.join(root, "a.py"), "a = 2\n")
}

async function dirty(): Promise<readonly string[]> {
  const answer = await takeManifest(root, null, null)
  if (!answer.ok) throw new Error(answer.problem)
  return answer.manifest.dirty
}

describe("what the repository names is not started", () => {
  it.each(["plain", "a=b", "with.dots", "=", "clean"])("a filter called %s", async (name) => {
    fs.appendFileSync(path.join(root, ".git", "config"), `[filter "${name}"]\n\tclean = "${noted("clean")}"\n\trequired = true\n`)
    filtered(name)
    expect(await dirty()).toEqual([".gitattributes", "a.py"])
    expect(started()).toEqual([])
    git(root, "status")
    expect(started()).not.toEqual([])
  })

  it("a filter in a file that the configuration includes, or in that of the worktree", async () => {
    fs.writeFileSync(path.join(root, "more"), `[filter "x"]\n\tclean = "${noted("included")}"\n`)
    git(root, "config", "include.path", "../more")
    git(root, "config", "extensions.worktreeConfig", "true")
    git(root, "config", "--worktree", "filter.y.process", noted("worktree"))
    filtered("x")
    fs.appendFileSync(path.join(root, ".gitattributes"), "more filter=y\n")
    expect(await dirty()).toEqual([".gitattributes", "a.py", "more"])
    expect(started()).toEqual([])
  })

  it("a filter of a submodule, whose own changes are its own", async () => {
    repository(path.join(folder, "other"))
    git(root, "submodule", "--quiet", "add", path.join(folder, "other"), "sub")
    git(root, "commit", "-q", "-m", "sub")
    const sub = path.join(root, "sub")
    git(sub, "config", "filter.x.clean", noted("submodule"))
    fs.writeFileSync(path.join(sub, ".gitattributes"), "*.py filter=x\n")
    fs.writeFileSync(path.join(sub, "a.py"), "a = 2\n")
    expect(await dirty()).toEqual([])
    git(sub, "-c", "filter.x.clean=cat", "add", "-A")
    git(sub, "-c", "filter.x.clean=cat", "commit", "-q", "-m", "more")
    expect(await dirty()).toEqual(["sub"])
    expect(started()).toEqual([])
  })

  it("Git LFS with an extension that the repository names", async () => {
    git(root, "config", "--global", "filter.lfs.clean", `${noted("lfs")}; : git-lfs`)
    git(root, "config", "lfs.extension.x.clean", noted("extension"))
    filtered("lfs")
    expect(await dirty()).toEqual([".gitattributes", "a.py"])
    expect(started()).toEqual([])
  })

  it("a name that is no text stops the look, with what to do", async () => {
    fs.appendFileSync(path.join(root, ".git", "config"), Buffer.concat([Buffer.from('[filter "'), Buffer.from([0xff]), Buffer.from(`"]\n\tclean = "${noted("bytes")}"\n`)]))
    const answer = await takeManifest(root, null, null)
    expect(answer).toMatchObject({ ok: false, problem: expect.stringContaining(".git/config") })
    expect(started()).toEqual([])
  })
})

describe("what the person's own configuration names goes on", () => {
  it("a filter of the person's", async () => {
    git(root, "config", "--global", "filter.own.clean", `${noted("own")}; :`)
    filtered("own")
    await dirty()
    expect(started()).toContain("own")
  })

  it("a filter of the person's that the repository names anew is the person's again", async () => {
    git(root, "config", "--global", "filter.own.clean", noted("own"))
    git(root, "config", "filter.own.clean", noted("foreign"))
    filtered("own")
    await dirty()
    expect(new Set(started())).toEqual(new Set(["own"]))
  })

  it("line endings are compared as git does", async () => {
    git(root, "config", "core.autocrlf", "true")
    fs.rmSync(path.join(root, "a.py"))
    git(root, "checkout", "-q", "--", "a.py")
    expect(fs.readFileSync(path.join(root, "a.py"), "utf8")).toBe("a = 1\r\n")
    fs.utimesSync(path.join(root, "a.py"), 1, 1)
    expect(await dirty()).toEqual([])
  })
})
