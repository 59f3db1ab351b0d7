// The TypeScript side was generated from the same models as bridge-schema/: what both hold is equal.
// (That the files are fresh byte for byte is compared in tests/contract, where the models are.)
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { DETAILS, SCHEMAS } from "../../src/contract/schemas"
import { SIGNALS } from "../../src/contract/signals"

const folder = new URL("../../../bridge-schema/", import.meta.url)
const load = (name: string): any => JSON.parse(readFileSync(new URL(name, folder), "utf8"))
const DOCUMENTS = { request: "Request", result: "Result", decision: "DecisionFile", exceptions: "Exceptions" } as const

/** A schema without what is only for people, and with references by plain name. */
function bare(node: any): any {
  if (Array.isArray(node)) return node.map(bare)
  if (typeof node !== "object" || node === null) return node
  if (typeof node.$ref === "string") return { $ref: node.$ref.replace("#/$defs/", "").replace("audit-entry.schema.json", "AuditEntry") }
  const silent = ["$schema", "$id", "$comment", "$defs"]
  const isWords = (key: string, value: unknown) => ["title", "description"].includes(key) && typeof value === "string"
  const kept = Object.entries(node).filter(([key, value]) => !silent.includes(key) && !isWords(key, value))
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value)]))
}

describe("the generated tables", () => {
  it.each(Object.entries(DOCUMENTS))("hold the schema of %s", (file, name) => {
    expect(SCHEMAS[name]).toEqual(bare(load(`${file}.schema.json`)))
  })

  it.each([...Object.keys(DOCUMENTS), "audit-entry"])("hold every definition of %s", (file) => {
    const definitions: [string, unknown][] = Object.entries(load(`${file}.schema.json`).$defs)
    expect(definitions.length).toBeGreaterThan(1)
    for (const [name, schema] of definitions) expect(SCHEMAS[name], name).toEqual(bare(schema))
  })

  it("hold the 21 signals in their order", () => {
    const rows = load("signals.json").signals
    expect(rows).toHaveLength(21)
    expect(Object.entries(SIGNALS).map(([signal, row]) => ({ ...row, signal }))).toEqual(rows)
  })

  it("name a detail for each signal and each event, as the schema's conditions do", () => {
    const conditions = load("audit-entry.schema.json").allOf.map((rule: any) => [
      rule.if.properties.signal.const ?? rule.if.properties.event.const,
      bare(rule.then.properties.detail).$ref,
    ])
    expect(Object.entries(DETAILS)).toEqual(conditions)
    expect(conditions).toHaveLength(31)
  })

  it("turn red when one side has a field that the other has not", () => {
    const { properties, ...rest } = load("result.schema.json")
    expect(SCHEMAS["Result"]).not.toEqual(bare({ ...rest, properties: { ...properties, novel: { type: "string" } } }))
  })
})
