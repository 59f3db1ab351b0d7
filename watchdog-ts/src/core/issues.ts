// What the known-issues document will have to name, kept short enough to be carried along however long a run gets: of acts of
// one kind in one phase the newest are named each, and the older ones together.
import type { KnownIssue } from "../contract/types.ts"

const MOST = 500
const EACH = 20
const ACTS = "intervention"
const COUNT = / \(and (\d{1,9}) before it\)$/

/** The issues with more behind them; the oldest go where they are too many. */
export function addIssues(issues: readonly KnownIssue[], more: readonly KnownIssue[]): readonly KnownIssue[] {
  return more.reduce((left, issue) => (issue.raised_in === ACTS ? addAct(left, issue) : [...left, issue]), issues).slice(-MOST)
}

/** The two oldest acts of a kind become one that counts, where there are more than are named each. */
function addAct(issues: readonly KnownIssue[], act: KnownIssue): readonly KnownIssue[] {
  const [oldest, second, ...others] = issues.filter((issue) => isSameKind(issue, act))
  if (oldest === undefined || second === undefined || others.length + 2 < EACH) return [...issues, act]
  const count = countIn(oldest) + countIn(second) + 1
  const both = { ...second, title: `${bare(second.title)} (and ${count} before it)` }
  return [...issues.filter((issue) => issue !== oldest).map((issue) => (issue === second ? both : issue)), act]
}

const isSameKind = (one: KnownIssue, other: KnownIssue): boolean => one.raised_in === ACTS && one.phase === other.phase && kindOf(one) === kindOf(other)

/** `TYPE: action (operation)`. */
const kindOf = ({ title }: KnownIssue): string => title.split(" (")[0] ?? ""

const countIn = ({ title }: KnownIssue): number => Number(COUNT.exec(title)?.[1] ?? 0)
const bare = (title: string): string => title.replace(COUNT, "")
