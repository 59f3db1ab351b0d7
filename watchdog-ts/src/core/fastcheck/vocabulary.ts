// The words of tests in ten languages: what declares one, what demands something, what keeps one from running.
import type { Grammar } from "./grammars.ts"
import type { Piece } from "./pieces.ts"
import { isGroup, isPunct, isWord, tokensOf, type Node, type Statement } from "./tree.ts"

const CALLED = new Set("it test describe context suite specify xit xtest xdescribe fit fdescribe scenario feature".split(" "))
const ATTRIBUTES = new Set("Test test ParameterizedTest RepeatedTest Fact Theory TestMethod TestCase DataTestMethod rstest tokio".split(" "))
const DEMANDS = /^(?:assert\w*|Assert\w*|expect\w*|refute\w*|verify\w*|should\w*|must_\w+|raises|fail)$/
const SKIPS = new Set("skip skipif skipIf skipUnless xfail expectedFailure ignore Ignore Disabled Skip skipTest SkipTest Skipf SkipNow markTestSkipped markTestIncomplete pending fixme todo xit xtest xdescribe".split(" "))
const FOCUSES = new Set("only fit fdescribe ftest focus".split(" "))
const LINKS = new Set([".", "->", "::", "?."])
const GO_TEST = /^(?:Test|Benchmark|Example|Fuzz)(?:[^a-z]|$)/

/** The name of the test or group that a piece declares, or null. */
export function testName({ head }: Piece, grammar: Grammar): string | null {
  switch (grammar.name) {
    case "python": return startsWith(nameAfter(head, "def"), "test")
    case "ruby": return startsWith(nameAfter(head, "def"), "test") ?? titleOf(head)
    case "go": return goName(head)
    case "php": return startsWith(nameAfter(head, "function"), "test") ?? attributed(head, "function") ?? titleOf(head)
    case "rust": return attributed(head, "fn")
    case "java": case "csharp": return attributed(head, null)
    case "kotlin": return attributed(head, "fun")
    default: return titleOf(head)
  }
}

/** Whether a statement demands something of a value. `require "x"` loads and `expect.extend(…)` sets up: those do not. */
export function demands(statement: Statement): boolean {
  const chain = chainOf(statement)
  const [first, second] = chain
  if (first === "require") return second !== undefined
  if (first === "expect") return second === undefined && statement.some((node) => isGroup(node, "("))
  return chain.some((word) => DEMANDS.test(word))
}

/** The marks on a piece itself: decorators, attributes, and the word by which a test is declared. */
export function marksOf({ head }: Piece, grammar: Grammar): { readonly skips: boolean; readonly focuses: boolean } {
  const words = grammar.regex ? chainOf(head) : attributeWords(head)
  return { skips: words.some((word) => SKIPS.has(word)), focuses: words.some((word) => FOCUSES.has(word)) }
}

/** Whether a statement, wherever it stands in a body, ends the test as skipped. */
export function isSkipCall(statement: Statement): boolean {
  const chain = chainOf(isWord(statement[0], "raise", "throw") ? statement.slice(1) : statement)
  const last = chain.at(-1) ?? ""
  if (!SKIPS.has(last)) return false
  return chain.length > 1 ? ["pytest", "unittest", "self", "t", "b", "this", "$this"].includes(chain[0] as string) : isWord(statement[0], "skip", "pending", "raise") && statement.length <= 3
}

/** The leading names of a statement: `await expect(…)` is expect, `self.assertEqual(…)` is self, assertEqual. */
export function chainOf(statement: Statement): readonly string[] {
  const start = statement.findIndex((node) => !isWord(node, "await", "return", "with", "async"))
  const found: string[] = []
  for (let at = Math.max(start, 0); at < statement.length; at += 2) {
    const node = statement[at]
    if (node?.kind !== "word") break
    found.push(node.text)
    if (!LINKS.has((statement[at + 1] as { text?: string } | undefined)?.text ?? "")) break
  }
  return found
}

/** The words in decorators, attributes and annotations of a piece, and none of the rest. */
function attributeWords(head: Statement): readonly string[] {
  const found: string[] = []
  head.forEach((node, i) => {
    if (isGroup(node, "[") && (i === 0 || isPunct(head[i - 1], "#") || isGroup(head[i - 1], "["))) for (const token of tokensOf(node.nodes)) found.push(token.text)
    if (isPunct(node, "@")) for (let at = i + 1; head[at]?.kind === "word" || isPunct(head[at], "."); at += 1) found.push((head[at] as { text: string }).text)
  })
  return found
}

function attributed(head: Statement, keyword: string | null): string | null {
  if (!attributeWords(head).some((word) => ATTRIBUTES.has(word))) return null
  if (keyword !== null) return nameAfter(head, keyword)
  const params = head.findLastIndex((node) => isGroup(node, "("))
  const name = head.slice(0, params).findLast((node) => node.kind === "word")
  return name?.kind === "word" ? name.text : null
}

function goName(head: Statement): string | null {
  if (!isWord(head[0], "func")) return null
  const name = nameAfter(head, "func")
  return name !== null && GO_TEST.test(name) && name !== "TestMain" ? name : null
}

function nameAfter(head: Statement, keyword: string): string | null {
  const at = head.findIndex((node) => isWord(node, keyword))
  const name = at < 0 ? undefined : head[at + 1]
  return name?.kind === "word" || name?.kind === "string" ? name.text : null
}

const startsWith = (name: string | null, prefix: string): string | null => (name !== null && name.startsWith(prefix) ? name : null)

/** `it("says", …)`, `test.each(…)("says", …)`, `describe "says" do`: the title, with the word that declares it. */
function titleOf(head: Statement): string | null {
  const [word] = chainOf(head)
  if (word === undefined || !CALLED.has(word)) return null
  for (const node of head) {
    if (node.kind === "string" || node.kind === "template") return node.text
    const [first] = node.kind === "group" && node.open === "(" ? solid(node.nodes) : []
    if (first?.kind === "string" || first?.kind === "template") return first.text
  }
  return null
}

const solid = (nodes: readonly Node[]): Node[] => nodes.filter(({ kind }) => kind !== "newline")
