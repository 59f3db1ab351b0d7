// Reviewers as they were observed: a subagent that read the work and changed nothing of it. What anyone claims about a
// review is not asked for.

/** A session that was started by another one's `task`. */
export interface Child {
  readonly parent: string
  /** Paths that it read; `everything` where it looked at the difference or searched the tree as a whole. */
  readonly reads: readonly string[]
  readonly readsEverything: boolean
  readonly wrote: boolean
  /** Position in the run's sequence at which its `task` began and ended; null while it runs. */
  readonly began: number
  readonly ended: number | null
}

export type Children = Readonly<Record<string, Child>>

const MOST_READS = 200

export const born = (children: Children, id: string, parent: string, seq: number): Children =>
  children[id] !== undefined ? children : { ...children, [id]: { parent, reads: [], readsEverything: false, wrote: false, began: seq, ended: null } }

export function noteRead(children: Children, id: string, paths: readonly string[], everything: boolean): Children {
  const child = children[id]
  if (child === undefined) return children
  const reads = [...new Set([...child.reads, ...paths])].slice(-MOST_READS)
  return { ...children, [id]: { ...child, reads, readsEverything: child.readsEverything || everything } }
}

export function noteWrite(children: Children, id: string): Children {
  const child = children[id]
  return child === undefined ? children : { ...children, [id]: { ...child, wrote: true } }
}

export function noteEnd(children: Children, id: string, seq: number): Children {
  const child = children[id]
  return child === undefined ? children : { ...children, [id]: { ...child, ended: seq } }
}

/** Whether a child of `owner` that ended after `since` read one of `work` (any file, where `work` is empty) and changed nothing. */
export function hasReviewed(children: Children, owner: string, since: number, work: readonly string[]): boolean {
  const isWork = (path: string): boolean => work.length === 0 || work.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`))
  return Object.values(children).some(
    (child) =>
      child.parent === owner && child.ended !== null && child.ended > since && !child.wrote &&
      (child.readsEverything || child.reads.some(isWork)),
  )
}
