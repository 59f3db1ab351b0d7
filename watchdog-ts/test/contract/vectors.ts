// The golden vectors, each with something in the place of its placeholders.
import { readdirSync, readFileSync } from "node:fs"

const folder = new URL("../../../bridge-schema/vectors/", import.meta.url)
const SAMPLES: Record<string, string> = {
  root: "/work/tree",
  text: "a sentence",
  op: "op_1",
  decision: "d_1",
  time: "2026-11-30T15:44:23.006Z",
}

const sample = (name: string): string => SAMPLES[name.replace(/[0-9]+$/, "")] ?? "a".repeat(40)
const load = (name: string): any => JSON.parse(readFileSync(new URL(name, folder), "utf8"))

export function fill(value: any, known: Record<string, string> = {}): any {
  if (value === "{{list}}") return []
  if (typeof value === "string") return value.replace(/\{\{([a-z]+[0-9]*)\}\}/g, (_whole, name: string) => known[name] ?? sample(name))
  if (Array.isArray(value)) return value.map((item) => fill(item, known))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, known)]))
}

const names = (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith(".json")).sort()
const steps: [string, any][] = names.flatMap((name) => load(name).steps.map((step: any): [string, any] => [name, step]))

/** [file, step] of each step that the engine answers, and of each valid one that asks. */
export const answered = steps.filter(([, step]) => "result" in step)
export const asked = steps.filter(([name, step]) => name.startsWith("valid/") && "request" in step)
