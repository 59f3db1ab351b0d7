import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { LockTaken, withLock } from "../../src/effects/lock.ts"
import { makeScratch } from "./given.ts"

let scratch: string
let file: string
beforeEach(() => {
  scratch = makeScratch()
  file = path.join(scratch, "audit.lock")
})
afterEach(() => fs.rmSync(scratch, { recursive: true, force: true }))

const hold = (owner: object) => fs.writeFileSync(file, JSON.stringify({ token: "t", host: os.hostname(), pid: 1, began: null, ...owner }))
const NOBODY = 2 ** 22 + 1 // above the largest process id that Linux gives

describe("a lock", () => {
  test("is one work's at a time, in the order they come to it", async () => {
    const steps: string[] = []
    const work = (name: string) => withLock(file, async () => {
      steps.push(`${name} in`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      steps.push(`${name} out`)
    })
    await Promise.all(["a", "b", "c"].map(work))
    for (let at = 0; at < steps.length; at += 2) expect(steps[at + 1]).toBe(steps[at]?.replace("in", "out"))
    expect(fs.readdirSync(scratch)).toEqual([])
  })

  test("is given back when the work fails", async () => {
    await expect(withLock(file, () => Promise.reject(new Error("boo")))).rejects.toThrow("boo")
    expect(fs.readdirSync(scratch)).toEqual([])
  })
})

describe("a lock of somebody else", () => {
  test("that lives is waited for and then named", async () => {
    hold({ pid: process.pid })
    await expect(withLock(file, async () => "mine", 50)).rejects.toThrow(LockTaken)
    await expect(withLock(file, async () => "mine", 50)).rejects.toThrow(String(process.pid))
    expect(fs.existsSync(file)).toBe(true)
  })

  test("on another machine, or unreadable, is not taken", async () => {
    hold({ pid: NOBODY, host: "elsewhere" })
    await expect(withLock(file, async () => "mine", 50)).rejects.toThrow(LockTaken)
    fs.writeFileSync(file, "")
    await expect(withLock(file, async () => "mine", 50)).rejects.toThrow(LockTaken)
  })

  test("that is dead is taken over", async () => {
    hold({ pid: NOBODY })
    expect(await withLock(file, async () => "mine")).toBe("mine")
    expect(fs.readdirSync(scratch)).toEqual([])
  })

  test("whose number another process has by now is taken over", async () => {
    hold({ pid: process.pid, began: "another boot:1" })
    expect(await withLock(file, async () => "mine")).toBe("mine")
  })

  test("that is dead is taken over though who broke it died on the way", async () => {
    hold({ pid: NOBODY })
    fs.writeFileSync(`${file}.break`, JSON.stringify({ token: "b", host: os.hostname(), pid: NOBODY, began: null }))
    expect(await withLock(file, async () => "mine")).toBe("mine")
    expect(fs.readdirSync(scratch)).toEqual([])
  })

  test("that is dead is taken over by one of many at a time", async () => {
    hold({ pid: NOBODY })
    let inside = 0
    const most: number[] = []
    await Promise.all(Array.from({ length: 20 }, () => withLock(file, async () => {
      most.push(++inside)
      await new Promise((resolve) => setTimeout(resolve, 1))
      inside -= 1
    })))
    expect(Math.max(...most)).toBe(1)
    expect(most).toHaveLength(20)
  })
})
