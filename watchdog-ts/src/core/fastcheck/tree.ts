// Tokens into groups and statements: enough shape to tell a body from what stands around it.
import type { Grammar } from "./grammars.ts"
import type { Token } from "./tokens.ts"

export interface Group {
  readonly kind: "group"
  readonly open: "(" | "[" | "{"
  readonly nodes: readonly Node[]
}

export type Node = Token | Group

export type Statement = readonly Node[]

const CLOSES: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" }
const MAX_DEPTH = 150
const MAX_ANNOTATION = 64

/** The tokens with brackets made groups, or null where they do not match or nest too deep. */
export function groupTokens(tokens: readonly Token[]): Node[] | null {
  const stack: { open: Group["open"] | null; nodes: Node[] }[] = [{ open: null, nodes: [] }]
  for (const token of tokens) {
    const top = stack.at(-1) as { open: Group["open"] | null; nodes: Node[] }
    if (token.kind !== "punct") top.nodes.push(token)
    else if (token.text === "(" || token.text === "[" || token.text === "{") {
      if (stack.length > MAX_DEPTH) return null
      stack.push({ open: token.text, nodes: [] })
    } else if (token.text in CLOSES) {
      if (top.open !== CLOSES[token.text] || top.open === null) return null
      stack.pop()
      stack.at(-1)?.nodes.push({ kind: "group", open: top.open, nodes: top.nodes })
    } else top.nodes.push(token)
  }
  return stack.length === 1 ? (stack[0]?.nodes ?? null) : null
}

const CARRIES_ON_AFTER = new Set("= => + - * / % & | ^ ! < > ? : , . && || ?? -> :: := == != <= >= += -= *= /= ?. === !== @ ...".split(" "))
const CARRIES_ON_BEFORE = new Set("= => . ?. , : ? && || ?? + * / % | ^ -> :: == != <= >= += -= === !==".split(" "))
const WORDS_BEFORE = new Set("else catch finally from as satisfies extends implements where throws is in instanceof and or".split(" "))

/** The statements of a block. A statement keeps the braces that belong to it, and no newlines at its edges. */
export function splitStatements(nodes: readonly Node[], grammar: Grammar): Statement[] {
  const found: Statement[] = []
  let current: Node[] = []
  const end = (): void => {
    while (current.at(-1)?.kind === "newline") current.pop()
    if (current.length > 0) found.push(current)
    current = []
  }
  nodes.forEach((node, i) => {
    if (isPunct(node, ";") && !(grammar.name === "go" && isWord(current[0], "if", "for", "switch"))) return end()
    if (node.kind === "newline") {
      if (current.length > 0 && grammar.newlineEnds && endsAtNewline(nodes, i, grammar) && !isAnnotation(current)) end()
      return
    }
    current.push(node)
    if (node.kind === "group" && node.open === "{" && endsAfterBlock(nodes, i)) end()
  })
  end()
  return found
}

/** `@Name` or `@Name(…)` alone on its line belongs to what follows. */
function isAnnotation(nodes: readonly Node[]): boolean {
  if (!isPunct(nodes[0], "@") || nodes.length > MAX_ANNOTATION) return false
  return nodes.every((node, i) => (i === 0 ? true : node.kind === "word" ? isPunct(nodes[i - 1], "@") || isPunct(nodes[i - 1], ".") || isPunct(nodes[i - 1], ":") : isPunct(node, "@") || isPunct(node, ".") || isPunct(node, ":") || isGroup(node, "(")))
}

function endsAtNewline(nodes: readonly Node[], at: number, grammar: Grammar): boolean {
  const before = nodes[at - 1]
  const after = nextSolid(nodes, at + 1)
  if (before !== undefined && before.kind === "punct" && CARRIES_ON_AFTER.has(before.text) && before.text !== ":") return false
  if (after === undefined) return true
  if (after.kind === "group") return !(after.open === "{" && grammar.name !== "go")
  if (after.kind === "punct") return !CARRIES_ON_BEFORE.has(after.text)
  return !(after.kind === "word" && WORDS_BEFORE.has(after.text))
}

function endsAfterBlock(nodes: readonly Node[], at: number): boolean {
  const after = nextSolid(nodes, at + 1)
  if (after === undefined) return true
  if (after.kind === "punct") return !(CARRIES_ON_BEFORE.has(after.text) || after.text === ";" || after.text === "-")
  if (after.kind === "group") return nodes[at + 1]?.kind === "newline"
  if (after.kind === "word" && after.text === "while") return false
  return !(after.kind === "word" && WORDS_BEFORE.has(after.text))
}

function nextSolid(nodes: readonly Node[], from: number): Node | undefined {
  for (let i = from; i < nodes.length; i += 1) if (nodes[i]?.kind !== "newline") return nodes[i]
  return undefined
}

export function isPunct(node: Node | undefined, text: string): boolean {
  return node !== undefined && node.kind === "punct" && node.text === text
}

export function isWord(node: Node | undefined, ...texts: readonly string[]): boolean {
  return node !== undefined && node.kind === "word" && texts.includes(node.text)
}

export function isGroup(node: Node | undefined, open: Group["open"]): node is Group {
  return node !== undefined && node.kind === "group" && node.open === open
}

/** One text for nodes that mean the same: without layout, quotes, and commas at the end of a list of two or more. */
export function keyOf(nodes: readonly Node[]): string {
  const out: string[] = []
  addKeys(nodes, out)
  return out.join(" ")
}

function addKeys(nodes: readonly Node[], out: string[]): void {
  const commas = nodes.filter((node) => isPunct(node, ",")).length
  nodes.forEach((node, i) => {
    if (node.kind === "newline") return
    if (node.kind === "group") {
      out.push(node.open)
      addKeys(node.nodes, out)
      out.push("close")
    } else if (node.kind === "string" || node.kind === "template") out.push(`${node.kind} ${node.dress} ${JSON.stringify(node.text)}`)
    else if (!(isPunct(node, ",") && commas > 1 && nextSolid(nodes, i + 1) === undefined)) out.push(node.text)
  })
}

/** All tokens, depth first, brackets left out. */
export function* tokensOf(nodes: readonly Node[]): Generator<Token> {
  for (const node of nodes) {
    if (node.kind === "group") yield* tokensOf(node.nodes)
    else if (node.kind !== "newline") yield node
  }
}
