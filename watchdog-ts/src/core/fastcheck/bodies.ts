// One body: a stub, work, or not certain. Strict on both sides; what is usual in honest stubs and yet is more than a stub
// (a field set in a constructor, a parameter named so that a linter is content) is left to the engine.
import type { Grammar } from "./grammars.ts"
import { isLiteral } from "./literals.ts"
import { isGroup, isPunct, isWord, splitStatements, tokensOf, type Node, type Statement } from "./tree.ts"

export type BodyVerdict = "stub" | "business" | "unsure"

const CONTROL = new Set("if for foreach while until switch match when case try loop select with do unless begin synchronized lock using go defer".split(" "))
const OPERATORS = new Set("+ * / % ** && || ?? == != === !== <= >= & | ^ ? //".split(" "))
const ASSIGNS = new Set("= := += -= *= /= %= ||= ++ --".split(" "))
const THROWING_CALLS = new Set("panic TODO fatalError".split(" "))
const THROWING_MACROS = new Set("todo unimplemented panic unreachable".split(" "))

/** `body` holds the statements of a body, or with `isExpression` the one expression that it returns. */
export function judgeBody(body: readonly Statement[], isExpression: boolean, grammar: Grammar): BodyVerdict {
  const statements = body.filter((statement, i) => !isFiller(statement, i, grammar))
  const [only] = statements
  if (only === undefined) return "stub"
  if (statements.length > 1) return statements.some((statement) => isWork(statement, grammar)) ? "business" : "unsure"
  if (isThrow(only)) return "stub"
  const value = isWord(only[0], "return") ? only.slice(1) : isExpression || endsInValue(grammar) ? only : null
  if (value !== null && (value.length === 0 || isLiteral(value))) return "stub"
  if (isWork(only, grammar)) return "business"
  return value !== null && computes(value, grammar) ? "business" : "unsure"
}

/** Statements that do nothing in any body: `pass`, `...`, and a docstring at its beginning. */
export function isFiller(statement: Statement, at: number, grammar: Grammar): boolean {
  const [node] = statement
  if (statement.length !== 1 || node === undefined) return false
  if (grammar.name === "python") return isWord(node, "pass") || isPunct(node, "...") || (at === 0 && node.kind === "string")
  return grammar.name === "javascript" || grammar.name === "typescript" || grammar.name === "tsx" ? at === 0 && node.kind === "string" : false
}

/** Languages in which the last expression of a body is its value. */
const endsInValue = (grammar: Grammar): boolean => grammar.name === "rust" || grammar.name === "ruby"

/** Nothing but a throw. One under a condition (`raise x if y`) is none. */
function isThrow(statement: Statement): boolean {
  const [first, second, third] = statement
  if (isWord(first, "raise", "throw")) return !statement.some((node) => isWord(node, "if", "unless", "rescue"))
  if (first?.kind !== "word") return false
  if (THROWING_MACROS.has(first.text) && isPunct(second, "!")) return third?.kind === "group" && statement.length === 3
  return THROWING_CALLS.has(first.text) && isGroup(second, "(") && statement.length === 2
}

/** A statement that certainly does something: control flow, a value worked out, a call with what was given. */
function isWork(statement: Statement, grammar: Grammar): boolean {
  const [first] = statement
  if (first?.kind === "word" && CONTROL.has(first.text) && statement.length > 1) return true
  if (isWord(first, "return")) return computes(statement.slice(1), grammar)
  const at = statement.findIndex((node) => node.kind === "punct" && ASSIGNS.has(node.text))
  if (at < 0) return isCallWithNames(statement)
  const isDiscard = isWord(first, "_") || isWord(statement[1], "_")
  return !isDiscard && (!isPunct(statement[at], "=") && !isPunct(statement[at], ":=") ? true : computes(statement.slice(at + 1), grammar))
}

/** A call for its effect. Of the parent's constructor and of a log nothing can be said: stubs have them too. */
function isCallWithNames(statement: Statement): boolean {
  const [first] = statement
  const isUsual = isWord(first, "super", "parent", "base", "print", "println", "console", "log", "logger", "logging", "void", "raise", "throw", "_", "pass", "del", "puts", "Err", "Ok", "Some", "Promise")
  return first?.kind === "word" && !isUsual && callsWithNames(statement)
}

/** Whether a value is worked out: an operator between values, an index, or a call that is given something with a name. */
function computes(value: readonly Node[], grammar: Grammar): boolean {
  if (value.some((node, i) => isGroup(node, "{") && isInnerBody(value[i - 1]) && splitStatements(node.nodes, grammar).some((inner) => isWork(inner, grammar)))) return true
  const tokens = [...tokensOf(value)]
  if (tokens.some((token) => isWord(token, "new", "reject", "Err", "Error", "NotImplementedError"))) return false
  return value.some((node, i) => isOperation(value, node, i)) || callsWithNames(value)
}

/** The braces behind `=>` or a parameter list hold a function that is made here. */
const isInnerBody = (before: Node | undefined): boolean => isPunct(before, "=>") || isGroup(before, "(")

function isOperation(value: readonly Node[], node: Node, at: number): boolean {
  if (isGroup(node, "(") && node.nodes.some((inner, i) => isOperation(node.nodes, inner, i))) return true
  if (node.kind !== "punct" || at === 0 || at === value.length - 1) return false
  return OPERATORS.has(node.text) || (node.text === "-" && isValueEnd(value[at - 1]))
}

const isValueEnd = (node: Node | undefined): boolean => node !== undefined && node.kind !== "punct" && node.kind !== "newline"

/** `f(x)`, not `f()` and not `f("x")`: only what is given a name, or a text with a value in it, depends on the input. */
function callsWithNames(value: readonly Node[]): boolean {
  return value.some((node, i) => {
    const before = value[i - 1]
    return isGroup(node, "(") && before !== undefined && before.kind === "word" && [...tokensOf(node.nodes)].some((token) => token.kind === "template" || (token.kind === "word" && !isLiteral([token])))
  })
}
