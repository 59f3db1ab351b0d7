// Contents that git holds, many in one process.
import { git } from "./git.ts"

/**
 * The bytes of each object name (`<commit>:<path>`, or an id); null for what does not exist or is no blob.
 * Names may hold any character but NUL.
 */
export async function readBlobs(root: string, names: readonly string[]): Promise<Map<string, Buffer | null>> {
  const found = new Map<string, Buffer | null>(names.map((name) => [name, null]))
  if (names.length === 0) return found
  const { stdout } = await git(root, ["cat-file", "-z", "--batch"], names.join("\0") + "\0")
  let at = 0
  for (const name of names) {
    if (at >= stdout.length) break
    const missing = Buffer.from(`${name} missing\n`)
    if (stdout.subarray(at, at + missing.length).equals(missing)) {
      at += missing.length
      continue
    }
    const end = stdout.indexOf(10, at)
    if (end < 0) break
    const [, kind, size] = stdout.toString("utf8", at, end).split(" ")
    const length = Number(size)
    if (!Number.isInteger(length)) {
      at = end + 1 // `ambiguous`, `dangling …`: one line without content
      continue
    }
    if (kind === "blob") found.set(name, stdout.subarray(end + 1, end + 1 + length))
    at = end + 1 + length + 1
  }
  return found
}
