import { describe, expect, it } from "vitest"
import { born, hasReviewed, noteEnd, noteRead, noteWrite, type Children } from "../../src/core/reviewers.ts"

describe("who counts as a reviewer", () => {
  const ended = (children: Children) => noteEnd(children, "c", 9)
  const child = born({}, "c", "owner", 5)
  const reviewed = (children: Children, since = 3, work = ["tests/test_a.py"]) => hasReviewed(children, "owner", since, work)
  it("a subagent that read the work and changed nothing", () => expect(reviewed(ended(noteRead(child, "c", ["tests/test_a.py"], false)))).toBe(true))
  it("one that read a folder of it", () => expect(reviewed(ended(noteRead(child, "c", ["tests"], false)))).toBe(true))
  it("one that looked at the difference", () => expect(reviewed(ended(noteRead(child, "c", [], true)))).toBe(true))
  it("nobody who read nothing of it", () => expect(reviewed(ended(noteRead(child, "c", ["README.md"], false)))).toBe(false))
  it("nobody who changed something", () => expect(reviewed(ended(noteWrite(noteRead(child, "c", [], true), "c")))).toBe(false))
  it("nobody who is still at work", () => expect(reviewed(noteRead(child, "c", [], true))).toBe(false))
  it("nobody of an earlier round", () => expect(reviewed(ended(noteRead(child, "c", [], true)), 9)).toBe(false))
  it("nobody of another session", () => expect(hasReviewed(ended(noteRead(child, "c", [], true)), "other", 3, [])).toBe(false))
})
