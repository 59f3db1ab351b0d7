// What is read comes back whole, without unknown fields; what does not fit is refused with its place. Nothing throws.
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseAuditEntry, parseDecisionFile, parseExceptions, parseResult, type Parsed } from "../../src/contract/parse"
import { BATCH, decision, empty, entry, exceptions, live, result } from "./samples"

const asResult = (text: string) => parseResult(text, BATCH)
const READERS: [string, object, (text: string) => Parsed<unknown>][] = [
  ["a result", result, asResult],
  ["an empty result", empty, asResult],
  ["a violation", entry, parseAuditEntry],
  ["an entry without a signal", live, parseAuditEntry],
  ["a decision", decision, parseDecisionFile],
  ["exceptions", exceptions, parseExceptions],
]
const codeOf = (parsed: Parsed<unknown>) => (parsed.ok ? "ok" : parsed.error.code)
const spoil = (value: object, changes: object) => JSON.stringify({ ...value, ...changes })

describe.each(READERS)("%s", (_name, value, parse) => {
  it("is read whole, with line ends around it", () => {
    expect(parse(`\n${JSON.stringify(value)}\r\n`)).toEqual({ ok: true, value })
  })

  it("loses fields that nobody knows", () => {
    expect(parse(spoil(value, { novel: 1 }))).toEqual({ ok: true, value })
  })

  it("is refused without any one of its fields", () => {
    for (const key of Object.keys(value)) expect(codeOf(parse(spoil(value, { [key]: undefined })))).not.toBe("ok")
  })

  it("is refused with a wrong type in any one of its fields", () => {
    for (const key of Object.keys(value)) expect(codeOf(parse(spoil(value, { [key]: { wrong: true } })))).not.toBe("ok")
  })

  it.each([
    ["nothing", "", "bad_json"],
    ["a word", "nonsense", "bad_json"],
    ["NaN", '{"v": NaN}', "bad_json"],
    ["two objects", "{}{}", "bad_json"],
    ["a list", "[]", "bad_envelope"],
    ["null", "null", "bad_envelope"],
    ["a number", "7", "bad_envelope"],
    ["an object without a version", "{}", "unsupported_version"],
    ["another version", '{"v": 2}', "unsupported_version"],
    ["a version that is a text", '{"v": "1"}', "unsupported_version"],
    ["a hundred levels", `{"v": 1, "deep": ${"[".repeat(100)}${"]".repeat(100)}}`, "too_large"],
    ["levels without an end", `{"v": 1, "deep": ${"[".repeat(300_000)}`, "bad_json"],
  ])("is no %s", (_what, text, code) => {
    expect(codeOf(parse(text))).toBe(code)
  })

  it("is no text beyond the limit", () => {
    expect(codeOf(parse(" ".repeat(17 * 1024 * 1024)))).toBe("too_large")
  })

  it("is read or refused, whatever the text is", () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), (text) => ["ok", "bad_json", "bad_envelope", "unsupported_version"].includes(codeOf(parse(text)))))
  })

  it("is read or refused, whatever stands in one of its fields", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(value)), fc.jsonValue(), (key, part) => {
        const parsed = parse(spoil(value, { [key]: part }))
        return parsed.ok || parsed.error.message.length > 0
      }),
    )
  })
})

describe("a result", () => {
  const [first] = result.results
  it.each([
    ["answers another batch", { batch_id: BATCH.replace("1", "2") }],
    ["does not know its batch and yet did something", { batch_id: null }],
    ["is empty without an error", { status: "empty", results: [] }],
    ["is empty and reports results", { status: "empty", error: empty.error }],
    ["suspends without a decision", { pipeline_action: "suspend" }],
    ["has a type of violation that nobody knows", { results: [{ ...first, violation_type: "NO_SUCH" }] }],
    ["has an action that nobody knows", { results: [{ ...first, action: "delete" }] }],
    ["has an outcome that nobody knows", { results: [{ ...first, files: [{ ...first?.files[0], outcome: "deleted" }] }] }],
    ["holds half a character", { results: [{ ...first, instruction: "\ud800" }] }],
    ["holds a count that is no whole number", { counts: { ...result.counts, handled: 1.5 } }],
    ["offers one option only", { decision: { id: "d", question: "?", options: [{ key: "a", label: "a", consequence: "a" }], command: "c" } }],
  ])("is refused when it %s", (_why, changes) => {
    expect(codeOf(asResult(spoil(result, changes)))).toBe("bad_envelope")
  })

  it("may name no batch when nothing could be read", () => {
    expect(codeOf(asResult(spoil(empty, { batch_id: null })))).toBe("ok")
  })

  it("may speak of a violation that could not be understood", () => {
    const error = { code: "bad_envelope", message: "one has an unknown signal", hint: "compare the versions" }
    expect(codeOf(asResult(spoil(result, { status: "degraded", error })))).toBe("ok")
  })

  it("gets what an engine may leave out", () => {
    const lean = { ...first, facts: { strike: 1 } }
    const parsed = asResult(spoil(result, { results: [lean] }))
    expect(parsed.ok && parsed.value.results[0]?.facts).toEqual({ strike: 1, paths: [], tree: null, target: null, is_green: null, document: null })
  })

  it("says where it is wrong", () => {
    const parsed = asResult(spoil(result, { results: [{ ...first, strike: "1" }] }))
    expect(!parsed.ok && parsed.error.message).toContain("results[0].strike")
  })
})

describe("an audit entry", () => {
  it.each([
    ["the detail of another signal", { detail: { fast: "unsure" } }],
    ["the detail of an event", { detail: live.detail }],
    ["a signal that nobody knows", { signal: "no-such-signal" }],
    ["an id that is none", { id: "1" }],
    ["a time without milliseconds", { ts: "2026-11-30T15:44:23Z" }],
    ["a phase that does not exist", { phase: 9 }],
    ["more files than allowed", { files: Array(501).fill("f") }],
  ])("is refused with %s", (_what, changes) => {
    expect(codeOf(parseAuditEntry(spoil(entry, changes)))).toBe("bad_envelope")
  })

  it("keeps names in any script and with any sign", () => {
    const files = ["a b\n.py", "-rf", "*", "a[1].py", "ファイル.py", "😀", "__proto__"]
    const parsed = parseAuditEntry(spoil(entry, { files }))
    expect(parsed.ok && parsed.value.files).toEqual(files)
  })

  it("cannot smuggle a prototype in", () => {
    const text = JSON.stringify(entry).replace('"gate"', '"__proto__":{"polluted":true},"gate"')
    const parsed = parseAuditEntry(text)
    expect(parsed.ok).toBe(true)
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined()
  })
})
