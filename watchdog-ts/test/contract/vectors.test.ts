// The watchdog takes every result of the golden vectors, and every request of theirs is one that its types can say.
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { parseAuditEntry, parseResult } from "../../src/contract/parse"
import { readAs } from "../../src/contract/read"
import { SIGNALS } from "../../src/contract/signals"

const folder = new URL("../../../bridge-schema/vectors/", import.meta.url)
const names = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith(".json")).sort()
const load = (name: string): any => JSON.parse(readFileSync(new URL(name, folder), "utf8"))

const SAMPLES: Record<string, string> = { root: "/work/tree", project: "0".repeat(16), text: "a sentence", op: "op_1", decision: "d_1" }
const sample = (name: string): string => SAMPLES[name.replace(/[0-9]+$/, "")] ?? "a".repeat(40)

/** A value of a vector with something in the place of each placeholder. */
function fill(value: any): any {
  if (value === "{{list}}") return []
  if (typeof value === "string") return value.replace(/\{\{([a-z]+[0-9]*)\}\}/g, (_whole, name: string) => sample(name))
  if (Array.isArray(value)) return value.map(fill)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item)]))
}

const steps: [string, any][] = names.flatMap((name) => load(name).steps.map((step: any) => [name, fill(step)]))
const answered = steps.filter(([, step]) => "result" in step)
const asked = steps.filter(([name, step]) => name.startsWith("valid/") && "request" in step)

describe("every result of the vectors", () => {
  it.each(answered)("%s", (_name, { result }) => {
    const parsed = parseResult(JSON.stringify(result), result.batch_id ?? "")
    expect(parsed).toEqual({ ok: true, value: result })
  })
})

describe("every request of the valid vectors", () => {
  it.each(asked)("%s", (_name, { request }) => {
    const reading = readAs("Request", request)
    expect(reading).toEqual({ ok: true, value: request })
    for (const entry of request.violations) {
      const parsed = parseAuditEntry(JSON.stringify(entry))
      expect(parsed).toMatchObject({ ok: true, value: entry })
    }
  })
})

describe("the vectors", () => {
  it("are there, for each signal", () => {
    expect(answered.length).toBeGreaterThan(60)
    const signals = asked.flatMap(([, { request }]) => request.violations.map((entry: any) => entry.signal))
    expect(new Set(signals)).toEqual(new Set(Object.keys(SIGNALS)))
  })

  it("turn red when a result says what the contract does not know", () => {
    const [, { result }] = answered.find(([, step]) => step.result.results.length > 0)!
    const spoiled = { ...result, results: [{ ...result.results[0], action: "delete" }] }
    expect(parseResult(JSON.stringify(spoiled), result.batch_id).ok).toBe(false)
  })
})
