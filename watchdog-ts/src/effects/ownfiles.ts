// Files that decide whether the guard is loaded and what it holds to: remembered as they were last seen, so that what a
// call of the agent made of them can be told, kept aside, and put back.
import { randomUUID } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { makeFolder } from "./durable.ts"
import { identityOf } from "./parts.ts"
import { readBounded } from "./tree.ts"

const LIMIT = 16 * 1024 * 1024

/** What is at a path. `bytes` are null where they are more than are remembered. */
export type Content =
  | { readonly kind: "absent" }
  | { readonly kind: "file"; readonly bytes: Buffer | null; readonly mode: number }
  | { readonly kind: "link"; readonly target: string }
  | { readonly kind: "other" }

export interface Change {
  readonly path: string
  readonly before: Content
  readonly after: Content
}

interface Seen {
  readonly identity: string
  readonly content: Content
}

export class OwnFiles {
  readonly #seen = new Map<string, Seen>()
  readonly #list: () => readonly string[]
  readonly #keep: string
  #isBegun = false

  /** `list` gives the absolute paths that matter now; `keep` is the folder to which other versions are moved. */
  constructor(list: () => readonly string[], keep: string) {
    this.#list = list
    this.#keep = keep
  }

  /** What is not as it was when this was last asked. The first look finds nothing changed. */
  look(): readonly Change[] {
    const changes: Change[] = []
    for (const name of new Set([...this.#list(), ...this.#seen.keys()])) {
      const seen = this.#seen.get(name)
      const identity = identityOf(name)
      if (seen?.identity === identity) continue
      const after = contentOf(name)
      const before = seen?.content ?? (this.#isBegun ? ABSENT : after)
      this.#seen.set(name, { identity, content: after })
      if (!isSame(before, after)) changes.push({ path: name, before, after })
    }
    this.#isBegun = true
    return changes
  }

  /** The place to which the other version went, "" where there was none; null where the path is as it was found. */
  putBack({ path: name, before, after }: Change): string | null {
    try {
      if (before.kind === "other" || (before.kind === "file" && before.bytes === null)) return null
      const kept = after.kind === "absent" ? "" : this.#moveAside(name)
      write(name, before)
      this.#seen.set(name, { identity: identityOf(name), content: before })
      return kept
    } catch {
      return null
    }
  }

  #moveAside(name: string): string {
    makeFolder(this.#keep)
    const kept = path.join(this.#keep, `${randomUUID()}-${path.basename(name)}`)
    try {
      fs.renameSync(name, kept)
    } catch {
      fs.cpSync(name, kept, { recursive: true, verbatimSymlinks: true }) // on another file system
      fs.rmSync(name, { recursive: true })
    }
    return kept
  }
}

const ABSENT: Content = { kind: "absent" }

function contentOf(name: string): Content {
  const stat = fs.lstatSync(name, { throwIfNoEntry: false })
  if (stat === undefined) return ABSENT
  if (stat.isFile()) return { kind: "file", bytes: readBounded(name, LIMIT), mode: stat.mode & 0o777 }
  return stat.isSymbolicLink() ? { kind: "link", target: fs.readlinkSync(name) } : { kind: "other" }
}

function isSame(one: Content, other: Content): boolean {
  if (one.kind === "link" && other.kind === "link") return one.target === other.target
  if (one.kind !== "file" || other.kind !== "file") return one.kind === other.kind
  return one.mode === other.mode && one.bytes !== null && other.bytes !== null && one.bytes.equals(other.bytes)
}

/** Appears whole, under a name that is free by now. */
function write(name: string, content: Content): void {
  if (content.kind !== "file" && content.kind !== "link") return
  fs.mkdirSync(path.dirname(name), { recursive: true })
  const beside = `${name}.${randomUUID()}.tmp`
  if (content.kind === "link") fs.symlinkSync(content.target, beside)
  else {
    fs.writeFileSync(beside, content.bytes ?? "", { mode: content.mode, flag: "wx" })
    fs.chmodSync(beside, content.mode)
  }
  fs.renameSync(beside, name)
}
