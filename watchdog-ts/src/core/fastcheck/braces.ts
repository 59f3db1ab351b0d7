// The outline of languages with braces: Go, Rust, Java, C#, Kotlin, PHP, JavaScript and TypeScript.
import type { Grammar } from "./grammars.ts"
import type { Item } from "./items.ts"
import { isPlainData } from "./literals.ts"
import { isGroup, isPunct, isWord, splitStatements, tokensOf, type Group, type Node, type Statement } from "./tree.ts"

const CONTAINERS = new Set("class interface struct enum trait impl namespace module object record mod union companion extern annotation package".split(" "))
const FUNCTION_WORDS = new Set("function fn func fun".split(" "))
const CONTROL = new Set("if for foreach while switch match when try catch do else synchronized using lock unsafe static init return".split(" "))
const FREE_STARTS = new Set("import package use using type typealias declare namespace mod extern strict_types".split(" "))
const TYPE_PUNCTUATION = new Set(": , < > . | & ? ! :: ' @ #".split(" "))
const DECLARING = new Set("let var val pub func fn fun function const static".split(" "))
const MODIFIERS = new Set(
  "export default public private protected internal static final abstract async pub open override virtual sealed partial readonly declare data inline suspend tailrec operator infix lateinit const volatile transient native extern unsafe required new get set".split(" "),
)

/** The items of a block. `within` is the name of what it lies in, empty at the top. */
export function outlineBraces(nodes: readonly Node[], grammar: Grammar, within = ""): Item[] {
  return splitStatements(nodes, grammar).flatMap((statement) => itemsOf(statement, grammar, within))
}

function itemsOf(statement: Statement, grammar: Grammar, within: string): Item[] {
  const head = withoutAnnotations(statement, grammar)
  if (grammar.name === "rust" && isTestPart(statement)) return [{ kind: "tests", nodes: statement }]
  const block = statement.findIndex((node) => isGroup(node, "{"))
  const first = head.find((node) => !(node.kind === "word" && MODIFIERS.has(node.text)))
  if (isFree(first, statement)) return [{ kind: "loose", nodes: statement, isDeclaration: true }]
  if (block < 0) return [withoutBlock(statement, head, grammar, within)]
  return withBlock(statement, block, grammar, within)
}

function isFree(first: Node | undefined, statement: Statement): boolean {
  if (first === undefined || isWord(statement[0], "declare")) return true
  if (isWord(first, "mod", "namespace", "module", "extern") || (isWord(first, "type") && statement.some((node) => isWord(node, "struct", "interface")))) return false
  if (first.kind === "group") return first.open === "{" && isWord(statement[0], "export") && statement[1] === first
  return first.kind === "word" && FREE_STARTS.has(first.text)
}

/** Rust: `#[cfg(test)] mod tests { … }` and `#[test] fn …`. Other items under `cfg(test)` may be code in two versions. */
function isTestPart(statement: Statement): boolean {
  const attributes = statement.filter((node, i) => isGroup(node, "[") && isPunct(statement[i - 1], "#")) as Group[]
  return attributes.some(({ nodes }) => isWord(nodes[0], "test") || (statement.some((node) => isWord(node, "mod")) && isWord(nodes[0], "cfg") && isGroup(nodes[1], "(") && nodes[1].nodes.length === 1 && isWord(nodes[1].nodes[0], "test")))
}

/** The statement from its first own word on: `@Name(…)`, `[Name]`, `#[name]` taken off. */
function withoutAnnotations(statement: Statement, { name }: Grammar): Statement {
  let at = 0
  while (at < statement.length) {
    const node = statement[at]
    if (isPunct(node, "#") && (name === "rust" || name === "php")) at += isPunct(statement[at + 1], "!") ? 3 : 2
    else if (isPunct(node, "@")) {
      at += 2
      while (isPunct(statement[at], ".")) at += 2
      if (isGroup(statement[at], "(")) at += 1
    } else if ((isGroup(node, "[") && name === "csharp") || node?.kind === "newline") at += 1
    else break
  }
  return statement.slice(at)
}

function withBlock(statement: Statement, block: number, grammar: Grammar, within: string): Item[] {
  const header = statement.slice(0, block)
  const group = statement[block] as Group
  const equals = header.findIndex((node) => isPunct(node, "="))
  const name = nameIn(header, within)
  if (equals < 0 && header.some((node) => node.kind === "word" && CONTAINERS.has(node.text)) && !hasFunctionWord(header)) {
    if (header.some((node) => isWord(node, "enum"))) return [{ kind: "loose", nodes: header, isDeclaration: true }, ...enumItems(group, grammar, name)]
    return [{ kind: "loose", nodes: header, isDeclaration: true }, ...outlineBraces(group.nodes, grammar, name)]
  }
  const rest = statement.slice(block + 1)
  if (rest.length === 0 && isFunctionHeader(header, equals, grammar, within)) {
    return [{ kind: "function", name, header, body: splitStatements(group.nodes, grammar), isExpression: false, shape: "" }]
  }
  if (grammar.name === "csharp" && isPropertyBlock(group)) return [{ kind: "loose", nodes: statement, isDeclaration: equals < 0 || isPlainData(rest) }]
  if (equals >= 0 && !header.slice(equals).some((node) => isPunct(node, "=>"))) return [{ kind: "loose", nodes: statement, isDeclaration: isPlainData(statement.slice(equals + 1)) && declaresName(withoutAnnotations(statement, grammar), grammar, within) }]
  return [{ kind: "loose", nodes: statement, isDeclaration: false }]
}

/** The constants of an enum are plain names with plain values; what follows them is as in a class. */
function enumItems(group: Group, grammar: Grammar, name: string): Item[] {
  return splitStatements(group.nodes, grammar).flatMap((statement) => {
    const isNames = [...tokensOf(statement)].every((token) => ["word", "number", "string"].includes(token.kind) || ",=-.|".includes(token.text) || token.text === "<<")
    return isNames && !statement.some((node) => isGroup(node, "{")) ? [{ kind: "loose" as const, nodes: statement, isDeclaration: true }] : itemsOf(statement, grammar, name)
  })
}

const isPropertyBlock = (group: Group): boolean => [...tokensOf(group.nodes)].every((token) => ["get", "set", "init", "private", "protected", "internal", ";"].includes(token.text)) && group.nodes.length > 0

const hasFunctionWord = (nodes: readonly Node[]): boolean => nodes.some((node) => node.kind === "word" && FUNCTION_WORDS.has(node.text))

function isFunctionHeader(header: readonly Node[], equals: number, grammar: Grammar, within: string): boolean {
  const first = withoutAnnotations(header, grammar).find((node) => !(node.kind === "word" && MODIFIERS.has(node.text)))
  if (hasFunctionWord(header)) return equals >= 0 ? isBinding(header, equals, within) : first?.kind === "word" && FUNCTION_WORDS.has(first.text)
  if (isPunct(header.at(-1), "=>")) return equals >= 0 && isBinding(header, equals, within)
  if (equals >= 0 || within === "" || (first?.kind === "word" && CONTROL.has(first.text))) return false
  const params = header.findIndex((node) => isGroup(node, "("))
  const before = header[params - 1]
  return params > 0 && (before?.kind === "word" || isPunct(before, ">") || isGroup(before, "[")) && grammar.name !== "go"
}

/** `const name =`, `export let name: Type =`, or in a class `name =`: one name and nothing that is no modifier. */
function isBinding(header: readonly Node[], equals: number, within: string): boolean {
  const colon = header.findIndex((node) => isPunct(node, ":"))
  const left = header.slice(0, colon >= 0 && colon < equals ? colon : equals).filter((node) => node.kind === "word")
  const own = left.filter((node) => node.kind === "word" && !MODIFIERS.has(node.text) && !DECLARING.has(node.text))
  return own.length === 1 && (within !== "" || left.some((node) => isWord(node, "const", "let", "var", "val")))
}

/** Statements without a block: declarations, plain constants, and functions that are one expression. */
function withoutBlock(statement: Statement, head: Statement, grammar: Grammar, within: string): Item {
  const arrow = statement.findIndex((node) => isPunct(node, "=>"))
  const equals = statement.findIndex((node) => isPunct(node, "="))
  const isArrow = arrow > 0 && (grammar.name === "csharp" ? within !== "" : equals >= 0 && equals < arrow && isSimpleArrow(statement, equals, arrow) && isBinding(head, head.indexOf(statement[equals] as Node), within))
  const isFun = grammar.name === "kotlin" && equals > 0 && hasFunctionWord(statement.slice(0, equals))
  if (isArrow || isFun) {
    const at = isArrow ? arrow : equals
    return { kind: "function", name: nameIn(statement.slice(0, at), within), header: statement.slice(0, at), body: [statement.slice(at + 1)], isExpression: true, shape: "" }
  }
  return { kind: "loose", nodes: statement, isDeclaration: equals >= 0 ? isPlainData(statement.slice(equals + 1)) && declaresName(head, grammar, within) : declaresOnly(head, within) }
}

/** Where statements may stand outside of bodies, `other.limit = 3` is one; a declaration says so, or lies in a class. */
function declaresName(head: Statement, grammar: Grammar, within: string): boolean {
  if (within !== "" || !(grammar.regex || grammar.name === "php")) return true
  return isWord(head[0], "const", "let", "var", "export", "declare") || (grammar.name === "php" && isPunct(head[1], "="))
}

/** `= (a) =>` or `= async a =>`: the arrow belongs to the value and not to a type before it. */
function isSimpleArrow(statement: Statement, equals: number, arrow: number): boolean {
  const between = statement.slice(equals + 1, arrow).filter((node) => !isWord(node, "async"))
  return between.length === 1 || (isGroup(between[0], "(") && isPunct(between[1], ":"))
}

/** A field, an abstract method, a constant's name: words and types, and no call that would run when the file is loaded. */
function declaresOnly(head: Statement, within: string): boolean {
  const [first, second] = head
  if (first === undefined || first.kind === "string") return true
  const call = head.findIndex((node) => isGroup(node, "("))
  if (isWord(first, "export") && isWord(second, "default")) return head.length === 3
  if (call < 0 && within === "" && head.some((node) => node.kind === "punct" && !TYPE_PUNCTUATION.has(node.text) && !(node.text === "*" && isWord(first, "export")))) return false
  if (call < 0) return within !== "" ? !(first.kind === "word" && CONTROL.has(first.text)) : first.kind === "word" && (MODIFIERS.has(first.text) || CONTAINERS.has(first.text) || DECLARING.has(first.text))
  const words = head.slice(0, call)
  if (words.some((node) => node.kind === "word" && CONTAINERS.has(node.text))) return true
  if (within === "") return hasFunctionWord(words) && isWord(first, "declare", "abstract", "export", "function", "external", "expect")
  return second !== undefined && first.kind === "word" && !isPunct(second, ".") && !words.some((node) => isPunct(node, "!"))
}

function nameIn(header: readonly Node[], within: string): string {
  const params = header.findIndex((node) => isGroup(node, "("))
  const equals = header.findIndex((node) => isPunct(node, "="))
  const words = header.slice(0, equals >= 0 ? equals : params > 0 ? params : header.length).filter((node) => node.kind === "word")
  const last = [...words].reverse().find((node) => node.kind === "word" && !MODIFIERS.has(node.text) && !FUNCTION_WORDS.has(node.text))
  const name = last?.kind === "word" ? last.text : ""
  return within === "" ? name : `${within}.${name}`
}
