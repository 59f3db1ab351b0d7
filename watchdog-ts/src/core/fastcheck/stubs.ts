// Does a change add anything but stubs? Bodies and statements that the base has word for word are free, wherever they stand.
import { isFiller, judgeBody } from "./bodies.ts"
import type { Grammar } from "./grammars.ts"
import type { FunctionItem, Item, Outline } from "./items.ts"
import { grammarFor, readOutline } from "./outline.ts"
import { isPlainData } from "./literals.ts"
import { isGroup, isPunct, isWord, keyOf, tokensOf, type Node } from "./tree.ts"

export type StubVerdict = "stub" | "business" | "unsure"

/**
 * `base` is the text at the beginning of the phase, null for none. "stub": nothing was added but declarations and bodies that
 * throw, are empty or return one plain value. "business": at least one body certainly does more. Never throws.
 */
export function isStubOnly(path: string, base: string | null, next: string): StubVerdict {
  if (base === next || next.trim() === "") return base === null || base.trim() === "" || base === next ? "stub" : "unsure"
  const grammar = grammarFor(path, next)
  if (grammar === null) return "unsure"
  const after = readOutline(next, grammar)
  const before = base === null ? { items: [], remarks: [] } : readOutline(base, grammar)
  if (after === null || before === null) return "unsure"
  const added = without(functionsOf(after), functionsOf(before), bodyKey(grammar))
  const verdicts = added.map((item) => judgeBody(item.body, item.isExpression, grammar))
  if (verdicts.includes("business")) return "business"
  return verdicts.every((verdict) => verdict === "stub") && isQuietAround(before, after, grammar) ? "stub" : "unsure"
}

/** Whether no function of the text has a body that does anything, and nothing is called outside of them but to give a name its value. False where the text cannot be read. */
export function bodiless(path: string, text: string): boolean {
  const grammar = grammarFor(path, text)
  const outline = grammar === null ? null : readOutline(text, grammar)
  if (grammar === null || outline === null) return false
  return outline.items.every((item) => (item.kind === "function" ? judgeBody(item.body, item.isExpression, grammar) === "stub" : item.kind === "tests" || item.isDeclaration || isSetting(item.nodes, grammar)))
}

const BRINGS_BODY = new Set("for while do lambda proc function func fn fun => ->".split(" "))

/** `URL = os.environ.get("URL")`: a name gets a value, and no body is made on the way. */
function isSetting(nodes: readonly Node[], grammar: Grammar): boolean {
  const at = nodes.findIndex((node) => isPunct(node, "="))
  return at > 0 && !hasHiddenCode(nodes, grammar) && ![...tokensOf(nodes)].some(({ text }) => BRINGS_BODY.has(text)) && nodes.every((node) => !isGroup(node, "{") || isQuiet(node.nodes))
}

/** Around the bodies: only declarations were added, headers hide no code, and nothing that worked was taken away. */
function isQuietAround(before: Outline, after: Outline, grammar: Grammar): boolean {
  const loose = without(looseOf(after), looseOf(before), (item) => keyOf(item.nodes))
  const names = new Set([...functionsOf(before), ...functionsOf(after)].map(({ name }) => name))
  if (loose.some(({ nodes }) => mayImplement(nodes, names))) return false
  if (!loose.every((item) => item.isDeclaration && !hasHiddenCode(item.nodes, grammar) && !importsTests(item.nodes))) return false
  const headed = without(functionsOf(after), functionsOf(before), ({ header }) => keyOf(header))
  if (headed.some(({ header }) => hasHiddenCode(header, grammar) || hasArrow(header.slice(0, -1)))) return false
  if (without(looseOf(before), looseOf(after), (item) => keyOf(item.nodes)).some((item) => !item.isDeclaration)) return false
  return without(functionsOf(before), functionsOf(after), bodyKey(grammar)).every((item) => judgeBody(item.body, item.isExpression, grammar) === "stub")
}

/** Code in a default value, an argument or a decorator runs although no body holds it; `#[path]` brings it from elsewhere. */
function hasHiddenCode(nodes: readonly Node[], grammar: Grammar): boolean {
  const isArrow = (text: string): boolean => text === "->" && (grammar.name === "java" || grammar.name === "kotlin")
  const isPath = grammar.name === "rust" && nodes.some((node) => isGroup(node, "[") && isWord(node.nodes[0], "path"))
  return isPath || [...tokensOf(nodes)].some((token) => token.text === "lambda" || token.kind === "template" || isArrow(token.text)) || hasInnerBlock(nodes)
}

/** Braces inside brackets, as a function given to a call has them; plain data there is free. */
const hasInnerBlock = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => node.kind === "group" && node.open === "(" && node.nodes.some((inner) => (isGroup(inner, "{") ? !isQuiet(inner.nodes) : hasInnerBlock([inner]))))

/** Plain data, or the names and defaults of a parameter that is taken apart. */
const isQuiet = (nodes: readonly Node[]): boolean => isPlainData(nodes) || nodes.every(isQuietNode)

function isQuietNode(node: Node): boolean {
  if (node.kind === "group") return node.open !== "(" && isQuiet(node.nodes)
  return node.kind !== "punct" || [",", ":", "=", "...", "?"].includes(node.text)
}

const hasArrow = (nodes: readonly Node[]): boolean => [...tokensOf(nodes)].some((token) => token.text === "=>")

const TEST_STEPS = new Set("test tests __tests__ spec specs testdata conftest".split(" "))

/** Code that is kept under a test's name and used from here is business code in disguise; that is for the engine to say. */
function importsTests(nodes: readonly Node[]): boolean {
  return [...tokensOf(nodes)].some((token) => (token.kind === "word" || token.kind === "string") && token.text.split(/[./\\]/).some((step) => TEST_STEPS.has(step) || step.startsWith("test_")))
}

const IMPORTS = "import from export use using".split(" ")

/** An import under another name, one of a function's own name, or one that is handed on, may bring the body with it. */
function mayImplement(nodes: readonly Node[], names: ReadonlySet<string>): boolean {
  if (!isWord(nodes[0], ...IMPORTS)) return false
  const tokens = [...tokensOf(nodes)]
  const isHandedOn = isWord(nodes[0], "export") && tokens.some((token) => token.kind === "string" && !token.text.startsWith("."))
  return isHandedOn || tokens.some((token) => isWord(token, "as") || (token.kind === "word" && names.has(token.text)))
}

const functionsOf = ({ items }: Outline): FunctionItem[] => items.filter((item) => item.kind === "function")

const looseOf = ({ items }: Outline): Extract<Item, { kind: "loose" }>[] => items.filter((item) => item.kind === "loose")

/** Bodies that say the same; a docstring more or less makes no other body. */
const bodyKey = (grammar: Grammar) => (item: FunctionItem): string => {
  const own = item.body.filter((statement, i) => !isFiller(statement, i, grammar))
  return `${own.length === item.body.length ? item.shape : item.shape.replace("()", "")} ${own.map(keyOf).join(" ; ")}`
}

/** What `items` has more of than `others`, counted by key. */
function without<T>(items: readonly T[], others: readonly T[], key: (item: T) => string): T[] {
  const left = new Map<string, number>()
  for (const other of others) left.set(key(other), (left.get(key(other)) ?? 0) + 1)
  return items.filter((item) => {
    const count = left.get(key(item)) ?? 0
    left.set(key(item), count - 1)
    return count <= 0
  })
}
