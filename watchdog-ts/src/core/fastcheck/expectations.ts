// Does a change touch what a test expects? "same" and "changed" are said only when beyond doubt.
import { basename } from "../paths.ts"
import { isQuiet, onlyAdds } from "./additions.ts"
import { assertionsOf, canonical, isEquality, keysOf, valuesOf } from "./demands.ts"
import type { Grammar } from "./grammars.ts"
import { grammarFor } from "./outline.ts"
import { packageChange } from "./packages.ts"
import { isPart, readTestText, type TestText } from "./pieces.ts"
import { silences, testsOf } from "./silenced.ts"
import { keyOf } from "./tree.ts"

export type TestVerdict = "same" | "changed" | "unsure"

const COLLECTED = /^test_.*\.py$|_test\.|\.test\.|\.spec\.|Tests?\.(java|kt|cs|php)$|_spec\.rb$/
const SUPPORT = /^(conftest|__init__|sitecustomize|usercustomize)\.py$|^(spec|test|rails)_helper\.rb$/

/**
 * `base` and `next` are the texts at the beginning of the phase and after the change; null for no file. `elsewhere` are texts
 * of other tests into which something may have moved. Never throws.
 */
export function testChange(path: string, base: string | null, next: string | null, elsewhere: readonly string[] = []): TestVerdict {
  if (base === next) return "same"
  const grammar = grammarFor(path, next ?? base ?? "")
  if (base === null) return created(path, next ?? "", grammar)
  if (basename(path) === "package.json" && next !== null) return packageChange(base, next)
  const before = grammar === null || SUPPORT.test(basename(path)) ? null : readTestText(base, grammar)
  if (grammar === null || before === null || !isAnyTest(before, grammar)) return "unsure"
  const after = readTestText(next ?? "", grammar)
  if (after === null) return "unsure"
  return next === null || !isAnyTest(after, grammar) ? vanished(before, next ?? "", elsewhere, grammar) : compare(before, after, next, elsewhere, grammar)
}

const isAnyTest = (text: TestText, grammar: Grammar): boolean => testsOf(text, grammar).size > 0

function created(path: string, next: string, grammar: Grammar | null): TestVerdict {
  const name = basename(path)
  if (/\.snap$/.test(name) || (grammar === null && /\.(json|txt|csv|ya?ml|md|html|xml|sql|snap)$/.test(name) && path.includes("/"))) return "same"
  if (grammar === null || SUPPORT.test(name) || !COLLECTED.test(name)) return "unsure"
  const text = readTestText(next, grammar)
  return text !== null && isQuiet(text, grammar) ? "same" : "unsure"
}

function compare(before: TestText, after: TestText, next: string, elsewhere: readonly string[], grammar: Grammar): TestVerdict {
  if (onlyAdds(before, after, grammar)) return "same"
  return silences(before, after, grammar) || losesValue(before, after, next, elsewhere, grammar) ? "changed" : "unsure"
}

/** No test is left, or no file: changed, unless what it demanded is found in another test. */
function vanished(before: TestText, next: string, elsewhere: readonly string[], grammar: Grammar): TestVerdict {
  const known = new Set([next, ...elsewhere].flatMap((text) => [...keysIn(text, grammar)]))
  const assertions = assertionsOf(before, grammar)
  if (assertions.length === 0) return elsewhere.length === 0 ? "changed" : "unsure"
  return assertions.every((assertion) => known.has(keyOf(assertion))) ? "unsure" : elsewhere.length === 0 ? "changed" : lostIn(before, assertions, [next, ...elsewhere], known) ? "changed" : "unsure"
}

/** An assertion is gone: cut out while all else stays as it was, or together with a value that is nowhere to be found. */
function losesValue(before: TestText, after: TestText, next: string, elsewhere: readonly string[], grammar: Grammar): boolean {
  const known = new Set([...keysOf(assertionsOf(after, grammar)), ...elsewhere.flatMap((text) => [...keysIn(text, grammar)])])
  const assertions = assertionsOf(before, grammar)
  const cut = isPart(after.pieces, before.pieces) ? assertions.filter((assertion) => !known.has(keyOf(assertion))) : []
  if (cut.some(isEquality) || (cut.length > 0 && losesTest(before, after, grammar))) return true
  return lostIn(before, assertions, [next, ...elsewhere], known)
}

function losesTest(before: TestText, after: TestText, grammar: Grammar): boolean {
  const left = testsOf(after, grammar)
  return [...testsOf(before, grammar).keys()].some((name) => !left.has(name))
}

/** Whether an assertion is gone together with a value that it compared with, and that stands nowhere else. */
function lostIn(before: TestText, assertions: ReturnType<typeof assertionsOf>, texts: readonly string[], known: ReadonlySet<string>): boolean {
  const names = new Set(before.tokens.filter(({ kind }) => kind === "word").map(({ text }) => text))
  const gone = assertions.filter((assertion) => !known.has(keyOf(assertion))).flatMap((assertion) => valuesOf(assertion, names))
  return gone.some((value) => !texts.some((text) => (value.kind === "number" ? hasNumber(text, value.text) : text.includes(value.text))))
}

/** Any spelling of the number, wherever it stands, in comments too: in doubt it is still there. */
function hasNumber(text: string, number: string): boolean {
  const wanted = canonical(number)
  for (const [found] of text.matchAll(/\d\w*(?:\.\d\w*)?/g)) if (canonical(found) === wanted || canonical(found.split(".")[0] as string) === wanted) return true
  return false
}

function keysIn(text: string, grammar: Grammar): ReadonlySet<string> {
  const read = readTestText(text, grammar)
  return read === null ? new Set() : keysOf(assertionsOf(read, grammar))
}
