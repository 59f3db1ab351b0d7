// Tests that are still there and can no longer fail: skipped, left out by another's focus, or emptied. Only what is beyond
// doubt; conditions and wrappers are for the engine.
import type { Grammar } from "./grammars.ts"
import { everyPiece, type Piece, type TestText } from "./pieces.ts"
import { isPunct, isWord } from "./tree.ts"
import { demands, isSkipCall, marksOf, testName } from "./vocabulary.ts"

interface Seen {
  readonly skips: boolean
  readonly isEmpty: boolean
  readonly demands: boolean
}

/** Whether some test of the base is skipped, unfocused or emptied in `next`. */
export function silences(base: TestText, next: TestText, grammar: Grammar): boolean {
  const [before, after] = [testsOf(base, grammar), testsOf(next, grammar)]
  if (before.size === 0) return false
  if (focusCount(next, grammar) > focusCount(base, grammar)) return true
  for (const [name, old] of before) {
    const now = after.get(name)
    if (now === undefined) continue
    if ((now.skips && !old.skips) || (now.isEmpty && !old.isEmpty && old.demands)) return true
  }
  return false
}

/** By name; of tests with one name the last counts, as it does for most runners. */
export function testsOf({ pieces }: TestText, grammar: Grammar): ReadonlyMap<string, Seen> {
  const found = new Map<string, Seen>()
  const visit = (list: readonly Piece[]): void => {
    list.forEach((piece, i) => {
      const name = testName(piece, grammar)
      if (name !== null) found.set(name, seen(piece, decorators(list, i), grammar))
      visit(piece.inner)
    })
  }
  visit(pieces)
  return found
}

function seen(piece: Piece, above: readonly Piece[], grammar: Grammar): Seen {
  const body = piece.inner.filter(({ head }) => !isFiller(head))
  const skips = [piece, ...above].some((part) => marksOf(part, grammar).skips) || (body[0] !== undefined && body[0].inner.length === 0 && isSkipCall(body[0].head))
  return { skips, isEmpty: piece.hasBlock && body.length === 0, demands: [...everyPiece(piece.inner)].some(({ head }) => demands(head) || isWord(head[0], "if", "t")) }
}

/** Python writes decorators as lines of their own. */
function decorators(list: readonly Piece[], at: number): readonly Piece[] {
  let from = at
  while (from > 0 && isPunct(list[from - 1]?.head[0], "@")) from -= 1
  return list.slice(from, at)
}

const isFiller = (head: Piece["head"]): boolean => head.length === 1 && (isWord(head[0], "pass") || isPunct(head[0], "...") || head[0]?.kind === "string" || isWord(head[0], "return"))

const focusCount = ({ pieces }: TestText, grammar: Grammar): number => [...everyPiece(pieces)].filter((piece) => testName(piece, grammar) !== null && marksOf(piece, grammar).focuses).length
