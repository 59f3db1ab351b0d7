// The outline of languages whose lines tell their shape: Python by indentation, Ruby by indentation and `end`.
import type { Grammar } from "./grammars.ts"
import type { Item } from "./items.ts"
import { branchesOf, type Branch } from "./lines.ts"
import { isPlainData } from "./literals.ts"
import type { Token } from "./tokens.ts"
import { isGroup, isPunct, isWord, type Statement } from "./tree.ts"

/** The items of a file, or null where its lines do not add up. */
export function outlineLayout(tokens: readonly Token[], grammar: Grammar): Item[] | null {
  return branchesOf(tokens, grammar)?.flatMap((branch) => itemsOf(branch, grammar, "")) ?? null
}

function itemsOf(branch: Branch, grammar: Grammar, within: string): Item[] {
  const { nodes } = branch
  const first = isWord(nodes[0], "async") ? nodes[1] : nodes[0]
  if (isWord(first, "def")) return [functionItem(branch, grammar, within)]
  if (isWord(first, "class", "module")) return containerItems(branch, grammar, within)
  if (isPunct(first, "@") && grammar.name === "python") return [{ kind: "loose", nodes, isDeclaration: true }]
  if (branch.inner.length === 0) return [{ kind: "loose", nodes, isDeclaration: declaresOnly(nodes, grammar) }]
  const inner = branch.inner.flatMap((child) => itemsOf(child, grammar, within))
  const isGuard = isWord(first, "if") && nodes.some((node) => isWord(node, "TYPE_CHECKING"))
  return [{ kind: "loose", nodes, isDeclaration: isGuard }, ...inner]
}

function functionItem(branch: Branch, grammar: Grammar, within: string): Item {
  const { nodes } = branch
  const end = headerEnd(nodes, grammar)
  const inline = nodes.slice(end + 1)
  const body = [...(inline.length > 0 ? [inline] : []), ...flatten(branch.inner)]
  return { kind: "function", name: qualified(nodes, within), header: nodes.slice(0, end), body, isExpression: false, shape: shapeOf(branch.inner) }
}

/** Where the header ends: at the last colon of a Python line, or with the line (Ruby `def x = 1` has its body behind `=`). */
function headerEnd(nodes: Statement, grammar: Grammar): number {
  if (grammar.name === "python") {
    const colon = nodes.findIndex((node) => isPunct(node, ":"))
    return colon < 0 ? nodes.length : colon
  }
  const equals = nodes.findIndex((node, i) => isPunct(node, "=") && i > 1)
  return equals < 0 ? nodes.length : equals
}

function containerItems(branch: Branch, grammar: Grammar, within: string): Item[] {
  const { nodes } = branch
  const end = headerEnd(nodes, grammar)
  const inline = nodes.slice(end + 1)
  const name = qualified(nodes, within)
  const own: Item[] = [{ kind: "loose", nodes: nodes.slice(0, end), isDeclaration: true }]
  if (inline.length > 0) own.push({ kind: "loose", nodes: inline, isDeclaration: declaresOnly(inline, grammar) })
  return [...own, ...branch.inner.flatMap((child) => itemsOf(child, grammar, name))]
}

/** A body's lines in order, deeper ones after the line that opens them. */
function flatten(branches: readonly Branch[]): Statement[] {
  return branches.flatMap((branch) => [branch.nodes, ...flatten(branch.inner)])
}

/** The same lines at other depths are another body: a line that leaves its `if` runs always. */
function shapeOf(branches: readonly Branch[]): string {
  return branches.map((branch) => `(${shapeOf(branch.inner)})`).join("")
}

function qualified(nodes: Statement, within: string): string {
  const at = nodes.findIndex((node) => isWord(node, "def", "class", "module"))
  const end = nodes.findIndex((node, i) => i > at && (node.kind === "group" || isPunct(node, ":") || isPunct(node, "<")))
  const name = nodes.slice(at + 1, end < 0 ? at + 2 : end).map((node) => (node.kind === "group" ? "" : node.text)).join("")
  return within === "" ? name : `${within}.${name}`
}

/** `limit`, `a, b`, `limit: int`: names of this file. `other.limit` and `table[0]` belong to somebody else. */
function isOwnName(target: Statement): boolean {
  const colon = target.findIndex((node) => isPunct(node, ":"))
  return target.slice(0, colon < 0 ? target.length : colon).every((node) => node.kind === "word" || isPunct(node, ","))
}

const RUBY_DECLARES = "require require_relative attr_reader attr_writer attr_accessor private protected public private_constant".split(" ")

/** Imports, plain constants, typed names, docstrings; in a Ruby class also the macros that declare. */
function declaresOnly(nodes: Statement, grammar: Grammar): boolean {
  const [first, second] = nodes
  if (isWord(first, "import", "from", "pass")) return grammar.name === "python"
  if (isWord(first, ...RUBY_DECLARES)) return grammar.name === "ruby" && !nodes.some((node) => isWord(node, "def", "do") || isPunct(node, "=") || isGroup(node, "{"))
  if (nodes.length === 1 && (first?.kind === "string" || isPunct(first, "..."))) return true
  const equals = nodes.findIndex((node) => isPunct(node, "="))
  if (equals > 0) return isPlainData(nodes.slice(equals + 1)) && isOwnName(nodes.slice(0, equals))
  return grammar.name === "python" && first?.kind === "word" && isPunct(second, ":") && !nodes.some((node) => isGroup(node, "("))
}
