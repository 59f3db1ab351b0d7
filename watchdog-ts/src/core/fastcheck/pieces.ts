// A test file as a tree of statements, each with its head and with what lies in its block. The same shape for indentation and
// for braces, so that one comparison serves all languages.
import type { Grammar } from "./grammars.ts"
import { branchesOf, type Branch } from "./lines.ts"
import { readTokens, type Token } from "./tokens.ts"
import { groupTokens, isGroup, isWord, keyOf, splitStatements, type Group, type Node, type Statement } from "./tree.ts"

export interface Piece {
  /** The statement without the inside of its block. */
  readonly head: Statement
  readonly key: string
  readonly inner: readonly Piece[]
  /** Whether it has a block at all, be it empty. */
  readonly hasBlock: boolean
  /** The whole statement, block and all. */
  readonly whole: string
}

export interface TestText {
  readonly pieces: readonly Piece[]
  readonly tokens: readonly Token[]
  readonly remarks: readonly string[]
}

/** Null where the text does not read as the language. */
export function readTestText(text: string, grammar: Grammar): TestText | null {
  const reading = readTokens(text, grammar)
  if (reading === null) return null
  const pieces = grammar.layout === "braces" ? fromBraces(reading.tokens, grammar) : fromLayout(reading.tokens, grammar)
  return pieces === null ? null : { pieces, tokens: reading.tokens, remarks: reading.remarks }
}

/** All pieces at any depth, each before those inside it. */
export function* everyPiece(pieces: readonly Piece[]): Generator<Piece> {
  for (const piece of pieces) {
    yield piece
    yield* everyPiece(piece.inner)
  }
}

function fromLayout(tokens: readonly Token[], grammar: Grammar): Piece[] | null {
  return branchesOf(tokens, grammar)?.map(fromBranch) ?? null
}

function fromBranch(branch: Branch): Piece {
  const inner = branch.inner.map(fromBranch)
  return make(branch.nodes, inner, inner.length > 0)
}

function fromBraces(tokens: readonly Token[], grammar: Grammar): Piece[] | null {
  const nodes = groupTokens(tokens)
  return nodes === null ? null : splitStatements(nodes, grammar).map((statement) => fromStatement(statement, grammar))
}

function fromStatement(statement: Statement, grammar: Grammar): Piece {
  const found = isWord(statement[0], "import", "export", "use", "using") && !statement.some((node) => isGroup(node, "(")) ? null : splitBlock(statement)
  if (found === null) return make(statement, [], false)
  return make(found.head, splitStatements(found.block.nodes, grammar).map((inner) => fromStatement(inner, grammar)), true)
}

function make(head: Statement, inner: readonly Piece[], hasBlock: boolean): Piece {
  const key = keyOf(head)
  return { head, key, inner, hasBlock, whole: inner.length === 0 ? key : `${key} { ${inner.map(({ whole }) => whole).join(" ; ")} }` }
}

/** Whether `part` is `whole` with pieces taken out and nothing else. */
export function isPart(part: readonly Piece[], whole: readonly Piece[]): boolean {
  let at = 0
  for (const piece of whole) {
    const wanted = part[at]
    if (wanted !== undefined && (wanted.whole === piece.whole || (wanted.key === piece.key && wanted.hasBlock && isPart(wanted.inner, piece.inner)))) at += 1
  }
  return at === part.length
}

/** The last block of a statement: its own, or that of a function which is the last thing that a call is given. */
function splitBlock(statement: Statement): { readonly head: Statement; readonly block: Group } | null {
  const at = statement.findLastIndex((node) => isGroup(node, "{"))
  if (at >= 0) return { head: emptied(statement, at, []), block: statement[at] as Group }
  const call = statement.findLastIndex((node) => isGroup(node, "("))
  if (call < 0) return null
  const inside = splitBlock((statement[call] as Group).nodes)
  return inside === null ? null : { head: emptied(statement, call, inside.head), block: inside.block }
}

function emptied(statement: Statement, at: number, nodes: readonly Node[]): Statement {
  const group = statement[at] as Group
  return [...statement.slice(0, at), { ...group, nodes }, ...statement.slice(at + 1)]
}
