// Logical lines by their depth: Python's blocks, and Ruby's with their `end`. What does not add up is not read.
import type { Grammar } from "./grammars.ts"
import type { Token } from "./tokens.ts"
import { groupTokens, isPunct, isWord, type Node, type Statement } from "./tree.ts"

interface Line {
  readonly indent: number
  readonly nodes: Statement
}

export interface Branch extends Line {
  readonly inner: readonly Branch[]
}

/** The lines of a file as a tree by their depth, or null where they do not add up. */
export function branchesOf(tokens: readonly Token[], grammar: Grammar): Branch[] | null {
  const lines = linesOf(tokens)
  if (lines === null) return null
  const tree = nest(lines)
  if (grammar.layout === "end") return closeEnds(tree)
  return isEven(tree, 0) ? tree : null
}

/** Logical lines: brackets are groups already, so a newline inside them ends nothing. */
function linesOf(tokens: readonly Token[]): Line[] | null {
  const nodes = groupTokens(tokens)
  if (nodes === null) return null
  const lines: Line[] = []
  let current: Node[] = []
  let indent = 0
  const end = (): void => {
    if (current.length > 0) lines.push({ indent, nodes: current })
    current = []
  }
  for (const node of nodes) {
    if (node.kind === "newline") {
      end()
      indent = node.indent
    } else if (isPunct(node, ";")) end()
    else current.push(node)
  }
  end()
  return lines
}

function nest(lines: readonly Line[]): Branch[] {
  const top: Branch[] = []
  const stack: { readonly indent: number; readonly inner: Branch[] }[] = [{ indent: -1, inner: top }]
  for (const line of lines) {
    while ((stack.at(-1) as { indent: number }).indent >= line.indent && stack.length > 1) stack.pop()
    const branch = { ...line, inner: [] as Branch[] }
    stack.at(-1)?.inner.push(branch)
    stack.push(branch)
  }
  return top
}

/** Python: lines of one block begin in one column, and only a line that ends in a colon has a block. */
function isEven(branches: readonly Branch[], indent: number): boolean {
  return branches.every((branch) => {
    if (branch.indent !== indent) return false
    const [first] = branch.inner
    return first === undefined || (isPunct(branch.nodes.at(-1), ":") && isEven(branch.inner, first.indent))
  })
}

const OPENERS = new Set("class module def if unless while until case begin for".split(" "))
const GOES_ON = ["else", "elsif", "rescue", "ensure", "when", "in"]

/** Ruby: each opening line needs an `end` at its own depth, and each `end` an opening line; anything else is not read. */
function closeEnds(branches: readonly Branch[]): Branch[] | null {
  const closed: Branch[] = []
  for (const [i, branch] of branches.entries()) {
    if (isWord(branch.nodes[0], "end")) {
      const opener = branches[i - 1]
      if (opener === undefined || !opensBlock(opener.nodes) || branch.nodes.length !== 1 || branch.inner.length > 0) return null
      continue
    }
    const inner = closeEnds(branch.inner)
    const needsEnd = (inner !== null && inner.length > 0 && opensBlock(branch.nodes)) || isBareDefinition(branch.nodes)
    if (inner === null || (needsEnd && !isWord(branches[i + 1]?.nodes[0], "end", ...GOES_ON))) return null
    closed.push({ ...branch, inner })
  }
  return closed
}

const opensBlock = ([first, ...rest]: Statement): boolean => (first?.kind === "word" && (OPENERS.has(first.text) || GOES_ON.includes(first.text))) || rest.some((node) => isWord(node, "do", "def", "case", "if", "begin"))

/** `def name(args)` with its body on further lines, and not `def name = value`. */
const isBareDefinition = (nodes: Statement): boolean => isWord(nodes[0], "def", "class", "module") && !nodes.some((node) => isPunct(node, "=") || isWord(node, "end"))
