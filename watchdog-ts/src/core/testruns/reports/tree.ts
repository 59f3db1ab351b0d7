// Outputs that are drawn as a tree: a test's name is the way from the outermost group to its line.

export interface Leaf {
  readonly name: string
  readonly hasPassed: boolean
}

export interface Marks {
  readonly passed: RegExp
  readonly failed: RegExp
  /** A line that names a group; everything else is no part of the tree. */
  readonly group: RegExp
}

/** Walks lines whose depth is their indentation. Each pattern's first group is the name. */
export function readTree(lines: readonly string[], marks: Marks): Leaf[] {
  const open: { readonly indent: number; readonly name: string }[] = []
  const leaves: Leaf[] = []
  for (const line of lines) {
    const indent = line.length - line.trimStart().length
    const found = marks.passed.exec(line) ?? marks.failed.exec(line)
    const group = found === null ? marks.group.exec(line) : null
    if (found === null && group === null) continue
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop()
    if (group !== null) open.push({ indent, name: (group[1] ?? "").trim() })
    else leaves.push({ name: [...open.map(({ name }) => name), (found?.[1] ?? "").trim()].join(" > "), hasPassed: marks.passed.test(line) })
  }
  return leaves
}

export const namesOf = (leaves: readonly Leaf[], hasPassed: boolean): string[] =>
  leaves.filter((leaf) => leaf.hasPassed === hasPassed).map(({ name }) => name)
