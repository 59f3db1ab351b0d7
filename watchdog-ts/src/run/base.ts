// The tree as it was when the phase began: taken at `phase_enter`, asked for whenever a path has to be compared.
import { digest, linkDigest } from "../effects/tree.ts"
import { readBlobs } from "../effects/blobs.ts"
import { readIgnoreRules } from "../effects/ignore.ts"
import { mayBeRead, type Manifest, type PathState } from "../core/manifest.ts"
import type { Base, BaseRecord } from "../core/state.ts"

/** A path at the base. `bytes` are null for what was absent, and for what nobody holds any more (`isKnown` false). */
export interface BaseContent {
  readonly isKnown: boolean
  readonly bytes: Buffer | null
  readonly sha: string | null
}

const ABSENT: BaseContent = { isKnown: true, bytes: null, sha: null }

/** Base contents, read once a path. A base never changes, so what was read stays right until the next phase. */
export class BaseReader {
  readonly #known = new Map<string, BaseContent>()
  readonly #found = new Map<string, string>()

  constructor(readonly root: string, readonly base: Base, readonly key: string) {}

  /** Only what was read before: the verdict before a call may not wait for git. */
  peek(name: string): BaseContent | undefined {
    return this.#known.get(name)
  }

  /** The name under which git gave the bytes of a path that was not clean; null where nobody holds them. */
  placeOf(name: string): string | null {
    return this.#found.get(name) ?? null
  }

  async read(names: readonly string[]): Promise<Map<string, BaseContent>> {
    const unknown = names.filter((name) => !this.#known.has(name))
    const places = new Map(unknown.map((name) => [name, this.#placesOf(name)]))
    const blobs = await readBlobs(this.root, [...new Set([...places.values()].flat())])
    for (const [name, asked] of places) this.#known.set(name, this.#content(name, asked, blobs))
    return new Map(names.map((name) => [name, this.#known.get(name) ?? ABSENT]))
  }

  /** Where git may hold the bytes: for a path that was not clean, in the snapshot's tree or among its untracked files. */
  #placesOf(name: string): string[] {
    const record = Object.hasOwn(this.base.records, name) ? this.base.records[name] : undefined
    if (record === undefined) return [`${this.base.head}:${name}`]
    if (record.kind === "absent" || record.sha === null) return []
    if (record.blob !== null) return [record.blob]
    return this.base.snapshot === null ? [`${this.base.head}:${name}`] : [`${this.base.snapshot}:${name}`, `${this.base.snapshot}^3:${name}`]
  }

  #content(name: string, asked: readonly string[], blobs: ReadonlyMap<string, Buffer | null>): BaseContent {
    const record = Object.hasOwn(this.base.records, name) ? this.base.records[name] : undefined
    const place = asked.find((blob) => hasContent(record, blobs.get(blob) ?? null))
    const bytes = place === undefined ? null : (blobs.get(place) ?? null)
    if (place !== undefined) this.#found.set(name, place)
    if (record === undefined) return bytes === null ? ABSENT : { isKnown: true, bytes, sha: digest(bytes) }
    if (record.kind === "absent") return ABSENT
    return { isKnown: bytes !== null, bytes, sha: record.sha }
  }
}

function hasContent(record: BaseRecord | undefined, bytes: Buffer | null): boolean {
  if (bytes === null) return false
  return record === undefined || record.sha === (record.kind === "symlink" ? linkDigest(bytes) : digest(bytes))
}

/** Whether a path is as it was at the base. A link counts by its target, and what cannot be read is not as it was. */
export function equalsBase(now: PathState, base: BaseContent): boolean {
  if (now.kind === "absent") return base.sha === null
  if (now.kind === "file" && !mayBeRead(now.mode)) return false
  if (now.sha === null || base.sha === null) return false
  return now.sha === base.sha || (now.kind === "symlink" && base.bytes !== null && now.sha === linkDigest(base.bytes))
}

/**
 * The base of a new phase. `kept` are paths whose older base stays in force: those under an open violation and those
 * that nobody answers for yet.
 */
export async function makeBase(
  root: string, phase: number, manifest: Manifest, snapshot: string | null, older: BaseReader | null, kept: readonly string[],
): Promise<Base> {
  const records: Record<string, BaseRecord> = Object.create(null) as Record<string, BaseRecord>
  for (const [name, { kind, sha }] of manifest.entries) records[name] = { kind, sha, blob: null }
  if (older !== null) for (const name of kept) records[name] = await keptRecord(older, name)
  const ignore = await readIgnoreRules(root, manifest.ignored)
  return { phase, head: manifest.head ?? "", snapshot, records: { ...records }, ignore }
}

async function keptRecord(older: BaseReader, name: string): Promise<BaseRecord> {
  const record = older.base.records[name]
  const content = (await older.read([name])).get(name)
  if (content === undefined || content.sha === null) return { kind: "absent", sha: null, blob: null }
  const blob = record?.blob ?? (record === undefined ? `${older.base.head}:${name}` : older.placeOf(name))
  return { kind: record?.kind ?? "file", sha: content.sha, blob }
}
