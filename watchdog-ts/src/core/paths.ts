// Where a name given by a tool really leads. Names come in as models write them; what comes out is where the bytes would
// land, as the operating system would find it: links followed, `..` climbed, case as the disk has it.
import { posix } from "node:path"

/** The few questions that core may ask the disk. Synchronous; none of them throws; all paths are absolute. */
export interface Look {
  /** The bytes of a regular file, or null when it is absent, not a file, unreadable or longer than `maxBytes`. */
  readonly read: (path: string, maxBytes: number) => Uint8Array | null
  /** The path with every link followed and with the disk's own spelling, or null when nothing is there. */
  readonly realPath: (path: string) => string | null
  /** What is at the path itself; a link is not followed. */
  readonly kind: (path: string) => "file" | "folder" | "link" | "special" | "absent"
  /** What a link says, as it says it, or null when the path is no link. */
  readonly linkTarget: (path: string) => string | null
}

/** Where names are looked up. `root` and `launch` are absolute; `home` serves `~`. */
export interface Place {
  readonly root: string
  readonly launch: string
  readonly home: string | null
  readonly look: Look
}

/** A file as the disk will know it. `relative` is POSIX and below the root, or null when it lies outside. */
export interface Located {
  readonly absolute: string
  readonly relative: string | null
}

const MAX_LINKS = 16

/**
 * Where `name` leads, seen from the folder `from`. One answer as a rule. Two when the name climbs with `..` through a link:
 * some programs fold the name as text first and others ask the system, and the guard cannot know which one this is.
 * `follow: false` is for acts on the entry itself (delete, move): a link in last place then stays the link.
 */
export function locate(name: string, from: string, place: Place, follow = true): readonly Located[] {
  const plain = untangle(name, place.home)
  if (plain === null) return []
  const asWritten = plain.startsWith("/") ? plain : `${from}/${plain}`
  const ways = asWritten.includes("/../") || asWritten.endsWith("/..") ? [posix.normalize(asWritten), asWritten] : [asWritten]
  const found = new Map<string, Located>()
  for (const way of ways) {
    const absolute = walk(way, place.look, follow)
    found.set(absolute, { absolute, relative: below(realRoot(place), absolute) })
  }
  return [...found.values()]
}

/** `path` as seen from `root`, or null when it is not inside. The root itself is the empty string. */
export function below(root: string, path: string): string | null {
  if (path === root) return ""
  const prefix = root.endsWith("/") ? root : `${root}/`
  return path.startsWith(prefix) ? path.slice(prefix.length) : null
}

export function basename(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}

/** The part from the last dot on, in lower case, or the empty string. A leading dot starts no extension. */
export function extension(path: string): string {
  const name = basename(path)
  const dot = name.lastIndexOf(".")
  return dot > 0 ? name.slice(dot).toLowerCase() : ""
}

function realRoot(place: Place): string {
  return place.look.realPath(place.root) ?? place.root
}

/** A name as a tool gave it, without its URI dress; null when no file can have it. */
function untangle(name: string, home: string | null): string | null {
  if (name === "" || name.includes("\0")) return null
  if (name.startsWith("~/") && home !== null) return `${home}/${name.slice(2)}`
  if (!name.toLowerCase().startsWith("file:")) return name
  const path = name.slice("file:".length).replace(/^\/\/(localhost)?(?=\/)/i, "")
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Follows a path step by step as the system does. What does not exist yet is appended as it is written. */
function walk(path: string, look: Look, follow: boolean): string {
  const quick = posix.normalize(path)
  if (follow && !path.includes("/..")) {
    const known = look.realPath(quick)
    if (known !== null) return known
  }
  let steps = parts(path)
  let here = "/"
  let links = 0
  while (steps.length > 0) {
    const step = steps[0] as string
    const rest = steps.slice(1)
    if (step === "..") {
      here = posix.dirname(here)
      steps = rest
      continue
    }
    const next = here === "/" ? `/${step}` : `${here}/${step}`
    const target = follow || rest.length > 0 ? look.linkTarget(next) : null
    if (target === null || links >= MAX_LINKS) {
      here = next
      steps = rest
      continue
    }
    links += 1
    if (target.startsWith("/")) here = "/"
    steps = [...parts(target), ...rest]
  }
  return spelled(here, look, follow)
}

/** The disk's own spelling of the deepest part that exists, for file systems which do not mind case. */
function spelled(path: string, look: Look, follow: boolean): string {
  let head = follow ? path : posix.dirname(path)
  while (head !== "/") {
    const real = look.realPath(head)
    if (real !== null) return real + path.slice(head.length)
    head = posix.dirname(head)
  }
  return path
}

function parts(path: string): string[] {
  return path.split("/").filter((part) => part !== "" && part !== ".")
}
