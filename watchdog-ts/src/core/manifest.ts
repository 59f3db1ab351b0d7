// What a manifest is: the work tree at one moment, as far as it can differ from HEAD, and how two of them differ.
// Pure: reading the tree is the business of effects/manifest.

/** One path. `sha` is SHA-256 of the bytes (of a link: of a marker and its target), null for what has no content. */
export interface PathState {
  readonly kind: "file" | "symlink" | "special" | "absent"
  readonly sha: string | null
  readonly mode: number
  /** Size, times, inode and mode as one text: while it stays the same, `sha` need not be read again. */
  readonly identity: string
}

/** `entries` holds every path that is dirty, untracked or flagged, and every path that an earlier manifest held. */
export interface Manifest {
  readonly head: string | null
  readonly entries: ReadonlyMap<string, PathState>
  /** The paths that differ from HEAD now, untracked ones among them. */
  readonly dirty: readonly string[]
  /** What git ignores now, folders collapsed; only for comparing with the rules of the base. */
  readonly ignored: readonly string[]
}

export const ABSENT: PathState = { kind: "absent", sha: null, mode: 0, identity: "" }

/** Whether a file's permissions let its owner read it. */
export const mayBeRead = (mode: number): boolean => (mode & 0o400) !== 0

export const sameContent = (a: PathState, b: PathState): boolean => a.kind === b.kind && a.sha === b.sha

const sameState = (a: PathState, b: PathState): boolean => sameContent(a, b) && a.mode === b.mode

/**
 * The paths whose content, kind or mode is not the same in both. `moved` are the paths in which the two HEADs differ:
 * a path that neither manifest holds was clean both times, so it changed exactly if HEAD changed it.
 * A path that only the newer one holds was clean before; being dirty now, it has changed.
 */
export function changedPaths(older: Manifest, newer: Manifest, moved: readonly string[]): string[] {
  const changed = new Set<string>()
  for (const [path, now] of newer.entries) {
    const before = older.entries.get(path)
    if (before === undefined || !sameState(before, now)) changed.add(path)
  }
  for (const path of moved) {
    const before = older.entries.get(path)
    const now = newer.entries.get(path)
    if (before === undefined || now === undefined || !sameState(before, now)) changed.add(path)
  }
  return [...changed].sort()
}

export const toJson = (manifest: Manifest): unknown => ({ ...manifest, entries: [...manifest.entries] })

export function fromJson(value: unknown): Manifest | null {
  if (typeof value !== "object" || value === null || !("entries" in value) || !Array.isArray(value.entries)) return null
  const raw = value as unknown as Omit<Manifest, "entries"> & { readonly entries: [string, PathState][] }
  return { ...raw, entries: new Map(raw.entries) }
}
