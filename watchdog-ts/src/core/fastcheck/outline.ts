// Text into an outline, or null where the fast check cannot read it.
import { languageOf } from "../classify.ts"
import { outlineBraces } from "./braces.ts"
import { grammarOf, type Grammar } from "./grammars.ts"
import type { Item, Outline } from "./items.ts"
import { outlineLayout } from "./layout.ts"
import { readTokens, type Reading } from "./tokens.ts"
import { groupTokens } from "./tree.ts"

export function grammarFor(path: string, head: string): Grammar | null {
  return grammarOf(languageOf(path, head))
}

export function readOutline(text: string, grammar: Grammar): Outline | null {
  const reading = readTokens(text, grammar)
  const items = reading === null ? null : itemsOf(reading, grammar)
  return reading === null || items === null ? null : { items, remarks: reading.remarks }
}

function itemsOf(reading: Reading, grammar: Grammar): Item[] | null {
  if (grammar.layout !== "braces") return outlineLayout(reading.tokens, grammar)
  const nodes = groupTokens(reading.tokens)
  return nodes === null ? null : outlineBraces(nodes, grammar)
}
