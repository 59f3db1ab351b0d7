import { describe, expect, test } from "vitest"
import type { KnownIssue } from "../../src/contract/types.ts"
import { addIssues } from "../../src/core/issues.ts"

const act = (number: number, kind = "SKIP_RED_PHASE: quarantine", phase = 4): KnownIssue => ({
  ts: `2026-01-05T09:00:00.${String(number % 1000).padStart(3, "0")}Z`, severity: "M", title: `${kind} (op_${number})`, phase, raised_in: "intervention", files: ["a.py"],
  description: "x".repeat(500), why_deferred: null, plan: null,
})
const finding = (number: number): KnownIssue => ({ ...act(number), title: `finding ${number}`, raised_in: "review round 1" })
const many = (count: number, make: (number: number) => KnownIssue) => Array.from({ length: count }, (_, number) => make(number)).reduce<readonly KnownIssue[]>((left, one) => addIssues(left, [one]), [])

describe("issues that are carried along", () => {
  test("are each named while they are few", () => {
    expect(many(20, act).map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, number) => `SKIP_RED_PHASE: quarantine (op_${number})`))
  })

  test.each([21, 22, 100, 5_000])("count the older ones together when there are %d", (count) => {
    const kept = many(count, act)
    expect(kept).toHaveLength(20)
    expect(kept[0]?.title).toBe(`SKIP_RED_PHASE: quarantine (op_${count - 20}) (and ${count - 20} before it)`)
    expect(kept.at(-1)?.title).toBe(`SKIP_RED_PHASE: quarantine (op_${count - 1})`)
  })

  test("of other kinds, other phases and of reviews stay apart", () => {
    const kept = many(90, (number) => [act(number), act(number, "MODIFIED_TEST: rollback"), act(number, undefined, 5)][number % 3] as KnownIssue)
    expect(kept).toHaveLength(60)
    expect(many(90, finding)).toHaveLength(90)
  })

  test("are never more than can be carried", () => {
    expect(many(600, finding)).toHaveLength(500)
    expect(many(600, finding)[0]?.title).toBe("finding 100")
  })
})
