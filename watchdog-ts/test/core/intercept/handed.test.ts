import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { verdict } from "../../../src/core/intercept/index.ts"
import { intentOf } from "../../../src/core/intercept/intent.ts"
import type { Disk } from "../look.ts"
import { ROOT, situation } from "./situations.ts"

interface Case {
  readonly id: string
  readonly kind: "evasion" | "legit"
  readonly phase: number
  readonly files: Readonly<Record<string, string | { readonly content?: string; readonly symlink?: string }>>
  readonly calls: readonly { readonly tool: string; readonly args: unknown }[]
}

const HANDED = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../../../../shared/cases/handed.jsonl")
const isThere = fs.existsSync(HANDED)
const cases = isThere ? fs.readFileSync(HANDED, "utf8").trim().split("\n").map((line) => JSON.parse(line) as Case) : []

/** Rules that a call of the case meets, one after the other; what is allowed and can be foreseen is carried out in memory. */
function refusals({ files, phase, calls }: Case, judgesShell: boolean): string[] {
  const disk: Record<string, Disk[string]> = Object.fromEntries(Object.entries(files).map(([name, value]) => [name, textOf(value)]))
  const base = { ...disk }
  const ignored = String(disk[".gitignore"] ?? "").split("\n").filter((line) => line.endsWith("/")).map((line) => line.replaceAll("/", ""))
  const baseOf = (name: string): Uint8Array | null => (typeof base[name] === "string" ? new TextEncoder().encode(base[name]) : null)
  return calls.flatMap((call) => {
    const now = situation({ files: disk, phase, over: { judgesShell, baseOf, isIgnored: (name) => ignored.includes(name.split("/")[0] ?? "") } })
    const args = placed(call.args)
    const said = verdict({ tool: call.tool, args }, now)
    if (said.kind === "refuse") return [said.rule]
    for (const { file, next } of intentOf({ tool: call.tool, args }, now.place).targets) {
      if (file.relative !== null && typeof next === "string") disk[file.relative] = next
    }
    return []
  })
}

const textOf = (value: Case["files"][string]): Disk[string] =>
  typeof value === "string" ? value : value.symlink !== undefined ? { link: value.symlink } : (value.content ?? "")

const placed = (args: unknown): unknown => JSON.parse(JSON.stringify(args).replaceAll("{{root}}", ROOT).replaceAll("{{tmp}}", "/scratch"))

describe.skipIf(!isThere)("the handed cases (skipped where ../shared is absent)", () => {
  it.each(cases.filter(({ kind }) => kind === "legit"))("honest work is refused nothing: $id", (one) => {
    expect(refusals(one, false)).toEqual([])
    expect(refusals(one, true)).toEqual([])
  })

  it("a good part of the evasions is refused before it happens", () => {
    const evasions = cases.filter(({ kind }) => kind === "evasion")
    const refused = evasions.filter((one) => refusals(one, true).length > 0)
    expect(evasions.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThanOrEqual(evasions.length / 2)
  })
})
