// What the assertions of a text say: which statements they are, and which plain values they hold that no other place explains.
import type { Grammar } from "./grammars.ts"
import type { Piece, TestText } from "./pieces.ts"
import { everyPiece } from "./pieces.ts"
import type { Token } from "./tokens.ts"
import { isGroup, isPunct, isWord, keyOf, splitStatements, tokensOf, type Group, type Node, type Statement } from "./tree.ts"
import { chainOf, demands } from "./vocabulary.ts"

/** The assertions of a text at any depth. In Go, the condition of an `if` whose block reports a failure. */
export function assertionsOf({ pieces }: TestText, grammar: Grammar): readonly Statement[] {
  const found: Statement[] = []
  for (const piece of everyPiece(pieces)) {
    if (grammar.name === "go" && isWord(piece.head[0], "if") && piece.inner.some(reportsFailure)) found.push(piece.head.slice(1, -1))
    else if (demands(piece.head)) found.push(piece.head)
    else if (!isWord(piece.head[0], "import", "export")) for (const block of blocksIn(piece.head)) found.push(...splitStatements(block.nodes, grammar).filter(demands))
  }
  return found
}

const reportsFailure = ({ head }: Piece): boolean => isWord(head[0], "t", "b") && isWord(head[2], "Error", "Errorf", "Fatal", "Fatalf", "Fail", "FailNow")

function* blocksIn(nodes: readonly Node[]): Generator<Group> {
  for (const node of nodes) {
    if (node.kind !== "group") continue
    if (node.open === "{") yield node
    yield* blocksIn(node.nodes)
  }
}

/**
 * Numbers and texts that an assertion compares with. Messages are left out, and so is what may be written in another way:
 * texts with escapes, texts put together from parts, and texts that are also names in the file.
 */
export function valuesOf(assertion: Statement, names: ReadonlySet<string>): readonly Token[] {
  if (isBound(assertion)) return []
  const compared = withoutMessage(assertion)
  const tokens = [...tokensOf(compared)]
  return tokens.filter((token, i) => {
    if (token.kind === "number") return true
    if (token.kind !== "string" || token.text.length === 0 || token.text.includes("\\") || names.has(token.text)) return false
    return ![tokens[i - 1], tokens[i + 1]].some((near) => near !== undefined && (near.kind === "string" || isPunct(near, "+") || isPunct(near, "%")))
  })
}

const BOUNDS = /(?:Greater|Less|Close|closeTo|Almost|Delta|delta|Within|within|approx)|^(?:above|below|least|most|gte?|lte?|Positive|Negative)$/
const EQUALS = /[eE]qual|[eE]quals|Same|^(?:toBe|eq|eql|assert_eq|Be|shouldBe)$/

/** A bound or a tolerance, in whose place a narrower one or the value itself may stand. */
const isBound = (assertion: Statement): boolean => [...tokensOf(assertion)].some((token) => (token.kind === "word" ? BOUNDS.test(token.text) : isPunct(token, "<") || isPunct(token, ">") || isPunct(token, "<=") || isPunct(token, ">=")))

/** Whether an assertion compares with one value. Any other may follow from one that stays. */
export const isEquality = (assertion: Statement): boolean => !isBound(assertion) && [...tokensOf(assertion)].some((token) => (token.kind === "word" ? EQUALS.test(token.text) : isPunct(token, "==") || isPunct(token, "===")))

/** Assertions about one value; what else they are given is the message. */
const ONE_VALUE = /^(?:assert|ok|notOk|True|False|Null|NotNull|(?:assert|refute)(?:True|False|Null|NotNull|None|IsNone|IsNotNone|Nil|_nil|_not_nil)?)$/

/** An assertion without what it says when it fails. Where the place of the message is not certain, no text counts. */
function withoutMessage(assertion: Statement): readonly Node[] {
  const comma = assertion.findIndex((node) => isPunct(node, ","))
  if (isWord(assertion[0], "assert") && !isGroup(assertion[1], "(") && !isPunct(assertion[1], ".") && !isPunct(assertion[1], "!")) return comma < 0 ? assertion : assertion.slice(0, comma)
  const call = assertion.findIndex((node) => isGroup(node, "("))
  const next = call < 0 ? undefined : assertion[call + 1]
  if (call < 0 || next !== undefined) return isWord(assertion[call - 1], "expect") ? assertion.slice(call + 1) : assertion
  const args = argumentsOf(assertion[call] as Group)
  if (ONE_VALUE.test(chainOf(assertion).at(-1) ?? "")) return args[0]?.some(({ kind }) => kind !== "string" && kind !== "newline") === true ? args[0] : []
  return args.length <= 2 ? assertion : args.slice(0, 2).flat().filter(({ kind }) => kind !== "string")
}

function argumentsOf({ nodes }: Group): Node[][] {
  const found: Node[][] = [[]]
  for (const node of nodes) isPunct(node, ",") ? found.push([]) : found.at(-1)?.push(node)
  return found.filter((arg) => arg.some(({ kind }) => kind !== "newline"))
}

/** One form for numbers that are written differently: `1_000`, `1000L` and `1e3` are one. */
export function canonical(number: string): string {
  const plain = number.replaceAll("_", "").toLowerCase()
  const value = Number(plain.startsWith("0x") ? plain : plain.replace(/(?<=\d)(?:[fdlmnu]|ul|[iu](?:8|16|32|64|128|size)|f(?:32|64))$/, ""))
  return Number.isFinite(value) ? String(value) : plain
}

export const keysOf = (assertions: readonly Statement[]): Set<string> => new Set(assertions.map(keyOf))
