// node --test, in the form of TAP and in the one for people.
import { report, sum, type Report } from "../report.ts"

export function readNode(lines: readonly string[]): Report | null {
  const passed = sum(lines, /^(?:#|ℹ) pass (\d+)$/)
  const failed = sum(lines, /^(?:#|ℹ) fail (\d+)$/)
  if (passed === null || failed === null) return null
  const leaves = lines.some((line) => line.startsWith("TAP version")) ? tapLeaves(lines) : specLeaves(lines)
  const namesOf = (hasPassed: boolean): string[] => leaves.filter((leaf) => leaf.hasPassed === hasPassed).map(({ name }) => name)
  const cancelled = sum(lines, /^(?:#|ℹ) cancelled (\d+)$/) ?? 0
  return report({ passed, failed: failed + cancelled, passedNames: namesOf(true), failedNames: namesOf(false) })
}

interface Leaf {
  readonly name: string
  readonly hasPassed: boolean
}

/** A result whose subtest had results of its own is a suite and no test. */
function tapLeaves(lines: readonly string[]): Leaf[] {
  const open: { readonly name: string; isSuite: boolean }[] = []
  const leaves: Leaf[] = []
  for (const line of lines) {
    const subtest = /^((?: {4})*)# Subtest: (.*)$/.exec(line)
    if (subtest !== null) open.splice((subtest[1] ?? "").length / 4, Infinity, { name: subtest[2] ?? "", isSuite: false })
    const result = /^((?: {4})*)(not )?ok \d+ - (.*)$/.exec(line)
    if (result === null) continue
    const depth = (result[1] ?? "").length / 4
    const isSuite = open.length > depth && (open[depth]?.isSuite ?? false)
    const parent = open[depth - 1]
    if (parent !== undefined) parent.isSuite = true
    const text = result[3] ?? ""
    if (!isSuite && !/ # (?:SKIP|TODO)/i.test(text)) leaves.push({ name: [...open.slice(0, depth).map(({ name }) => name), text].join(" > "), hasPassed: result[2] === undefined })
  }
  return leaves
}

/** `▶` opens a suite; the line of the same depth and name that closes it is no test. The list of failures repeats. */
function specLeaves(lines: readonly string[]): Leaf[] {
  const end = lines.findIndex((line) => /^ℹ tests \d+$/.test(line))
  const open: { readonly indent: number; readonly name: string }[] = []
  const leaves: Leaf[] = []
  for (const line of lines.slice(0, end)) {
    const found = /^(\s*)([▶✔✖]) (.+?)(?: \([\d.]+ms\))?$/.exec(line)
    if (found === null) continue
    const [indent, mark, name] = [(found[1] ?? "").length, found[2], found[3] ?? ""]
    while ((open.at(-1)?.indent ?? -1) > indent) open.pop()
    const isClosing = open.at(-1)?.indent === indent && open.at(-1)?.name === name
    if (isClosing || open.at(-1)?.indent === indent) open.pop()
    if (isClosing || /# (?:SKIP|TODO)/.test(line)) continue
    if (mark === "▶") open.push({ indent, name })
    else leaves.push({ name: [...open.map((group) => group.name), name].join(" > "), hasPassed: mark === "✔" })
  }
  return leaves
}
