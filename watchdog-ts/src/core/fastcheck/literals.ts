// Which values are plain: known from the text alone.
import { isGroup, isPunct, type Node } from "./tree.ts"

const WORDS = new Set("None True False null undefined true false nil NULL TRUE FALSE NaN Infinity NotImplemented".split(" "))

/** One plain value: a number with or without sign, a string, a named constant, or an empty list or map. */
export function isLiteral(nodes: readonly Node[]): boolean {
  const solid = nodes.filter((node) => node.kind !== "newline")
  const rest = isPunct(solid[0], "-") || isPunct(solid[0], "+") ? solid.slice(1) : solid
  const [node] = rest
  if (node === undefined || rest.length !== 1) return false
  if (node.kind === "group") return node.open === "(" ? isLiteral(node.nodes) || node.nodes.length === 0 : node.nodes.every((inner) => inner.kind === "newline")
  return node.kind === "number" || node.kind === "string" || (node.kind === "word" && WORDS.has(node.text))
}

/** A plain value, or lists and maps of plain values to any depth. Names are allowed as keys only. */
export function isPlainData(nodes: readonly Node[]): boolean {
  return nodes.every((node, i) => {
    if (node.kind === "group") return isPlainData(node.nodes) && !isCall(nodes, i)
    if (node.kind === "word") return WORDS.has(node.text) || isKey(nodes, i)
    if (node.kind === "punct") return node.text === "-" ? isSign(nodes, i) : [",", ":", "=", "=>"].includes(node.text)
    return node.kind !== "template" && node.kind !== "regex"
  })
}

const isSign = (nodes: readonly Node[], at: number): boolean => at === 0 || nodes[at - 1]?.kind === "punct" || nodes[at - 1]?.kind === "newline"

function isKey(nodes: readonly Node[], at: number): boolean {
  return isPunct(nodes[at + 1], ":")
}

function isCall(nodes: readonly Node[], at: number): boolean {
  const before = nodes[at - 1]
  return isGroup(nodes[at], "(") && before !== undefined && (before.kind === "word" || before.kind === "group")
}
