import fs from "node:fs"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { findReports, newReports } from "../../src/effects/reports.ts"
import { makeScratch } from "./given.ts"

let root: string
beforeEach(() => {
  root = makeScratch()
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

function put(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  fs.writeFileSync(path.join(root, name), text)
}

describe("reports", () => {
  test("are the files that the globs name, anywhere but in what is installed", () => {
    for (const name of ["junit.xml", "a/reports/x.xml", "a/reports/y.txt", "node_modules/b/junit.xml", ".git/junit.xml"]) put(name, "x")
    expect([...findReports(root, ["junit.xml", "**/reports/*.xml"]).keys()].sort()).toEqual(["a/reports/x.xml", "junit.xml"])
    expect(findReports(root, []).size).toBe(0)
    expect(findReports(path.join(root, "nowhere"), ["*.xml"]).size).toBe(0)
  })

  test("of a run are those that it wrote: new, other or written again", () => {
    for (const name of ["old.xml", "same.xml", "again.xml"]) put(name, name)
    const before = findReports(root, ["*.xml"])
    put("new.xml", "new")
    put("old.xml", "changed")
    fs.rmSync(path.join(root, "again.xml"))
    put("again.xml", "again.xml")
    expect(newReports(root, before, findReports(root, ["*.xml"])).sort()).toEqual(["again.xml", "changed", "new"])
  })

  test("are never read through a link", () => {
    put("elsewhere/secret.txt", "secret")
    const before = findReports(root, ["*.xml"])
    fs.symlinkSync(path.join(root, "elsewhere/secret.txt"), path.join(root, "junit.xml"))
    fs.symlinkSync(path.join(root, "elsewhere"), path.join(root, "linked"))
    expect(newReports(root, before, findReports(root, ["*.xml", "**/*.txt"]))).toEqual(["secret"])
    expect(newReports(root, before, findReports(root, ["*.xml"]))).toEqual([])
  })
})
