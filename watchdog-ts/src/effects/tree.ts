// Looks at single paths of the work tree: what is there, and its content as a digest. Links are never followed.
import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { ABSENT, mayBeRead, type PathState } from "../core/manifest.ts"

const CHUNK = 1024 * 1024

/** The state of one path; `known` is what was seen there before, and spares the reading while the identity is the same. */
export function lookAt(root: string, name: string, known?: PathState): PathState {
  const full = path.join(root, name)
  let stat: fs.BigIntStats
  try {
    stat = fs.lstatSync(full, { bigint: true })
  } catch {
    return ABSENT
  }
  const identity = `${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}:${stat.ino}:${stat.mode}`
  if (known !== undefined && known.identity === identity) return known
  const mode = Number(stat.mode & 0o777n)
  try {
    if (stat.isSymbolicLink()) return { kind: "symlink", sha: linkDigest(fs.readlinkSync(full, "buffer")), mode: 0, identity }
    if (stat.isFile()) return { kind: "file", sha: fileDigest(full), mode, identity }
  } catch {
    return { kind: "special", sha: null, mode, identity: "" } // gone or unreadable in between: looked at again next time
  }
  return { kind: "special", sha: null, mode, identity }
}

/** What lies at a path, a link for itself; undefined where nothing can lie, as below a file. */
export function statOf(full: string): fs.Stats | undefined {
  try {
    return fs.lstatSync(full)
  } catch {
    return undefined
  }
}

/** Whether a file's own permissions forbid its owner to read it, whoever asks. */
export function isUnreadable(root: string, name: string): boolean {
  const stat = statOf(path.join(root, name))
  return stat?.isFile() === true && !mayBeRead(stat.mode)
}

/** The outermost folder of a path in whose place something else lies, a link or a file; null where all are folders. */
export function inTheWay(root: string, name: string): string | null {
  for (let at = name.indexOf("/"); at >= 0; at = name.indexOf("/", at + 1)) {
    const folder = name.slice(0, at)
    const stat = statOf(path.join(root, folder))
    if (stat === undefined) return null
    if (!stat.isDirectory()) return folder
  }
  return null
}

export const digest = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex")

/** A link's content is its target, told apart from a file that holds the same text. */
export const linkDigest = (target: Uint8Array): string =>
  createHash("sha256").update("symlink\0").update(target).digest("hex")

function fileDigest(full: string): string {
  const hash = createHash("sha256")
  const file = fs.openSync(full, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK)
  try {
    const chunk = Buffer.allocUnsafe(CHUNK)
    for (let read = fs.readSync(file, chunk); read > 0; read = fs.readSync(file, chunk)) hash.update(chunk.subarray(0, read))
  } finally {
    fs.closeSync(file)
  }
  return hash.digest("hex")
}

/** The bytes of a file, or null where there is none, it is a link, or it is larger than `limit` bytes. */
export function readBounded(full: string, limit: number): Buffer | null {
  let file: number | undefined
  try {
    file = fs.openSync(full, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK)
    const stat = fs.fstatSync(file)
    if (!stat.isFile() || stat.size > limit) return null
    return fs.readFileSync(file)
  } catch {
    return null
  } finally {
    if (file !== undefined) fs.closeSync(file)
  }
}

/** Every file below a folder, as paths relative to the root; nested repositories are left out, and at most `limit` are given. */
export function filesBelow(root: string, folder: string, limit = 10_000): string[] {
  const found: string[] = []
  const open = [folder.replace(/\/$/, "")]
  for (let next = open.pop(); next !== undefined && found.length < limit; next = open.pop()) {
    for (const entry of readFolder(path.join(root, next))) {
      const name = `${next}/${entry.name}`
      if (!entry.isDirectory()) found.push(name)
      else if (entry.name !== ".git") open.push(name)
    }
  }
  return found
}

function readFolder(full: string): fs.Dirent[] {
  try {
    const entries = fs.readdirSync(full, { withFileTypes: true })
    return entries.some((entry) => entry.name === ".git") ? [] : entries
  } catch {
    return []
  }
}

/** Whether a regular file lies there; a link to one counts. */
export function isFile(full: string): boolean {
  try {
    return fs.statSync(full, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false
  }
}
