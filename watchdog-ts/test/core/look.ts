// A disk in memory for tests of the pure rooms. Values: text of a file, `{ link }`, or null for a folder.
import { posix } from "node:path"
import type { Look } from "../../src/core/paths.ts"

export type Disk = Readonly<Record<string, string | Uint8Array | { readonly link: string } | null>>

export function lookAt(disk: Disk, ignoreCase = false): Look {
  const fold = (path: string): string => (ignoreCase ? path.toLowerCase() : path)
  const entries = new Map<string, { path: string; value: string | Uint8Array | { readonly link: string } | null }>()
  for (const [path, value] of Object.entries(disk)) {
    entries.set(fold(path), { path, value })
    for (let up = posix.dirname(path); !entries.has(fold(up)); up = posix.dirname(up)) entries.set(fold(up), { path: up, value: null })
  }
  const target = (path: string): string | null => {
    const value = entries.get(fold(path))?.value
    return value !== null && typeof value === "object" && "link" in value ? value.link : null
  }
  const real = (path: string, depth = 0): string | null => {
    let here = "/"
    for (const step of path.split("/").filter((part) => part !== "" && part !== ".")) {
      if (step === "..") { here = posix.dirname(here); continue }
      const next = entries.get(fold(posix.join(here, step)))
      if (next === undefined || depth > 20) return null
      const link = target(next.path)
      const followed = link === null ? next.path : real(posix.resolve(here, link), depth + 1)
      if (followed === null) return null
      here = followed
    }
    return here
  }
  return {
    realPath: (path) => real(path),
    linkTarget: target,
    kind: (path) => {
      const entry = entries.get(fold(path))
      if (entry === undefined) return "absent"
      if (target(entry.path) !== null) return "link"
      return entry.value === null ? "folder" : "file"
    },
    read: (path, maxBytes) => {
      const value = entries.get(fold(real(path) ?? ""))?.value
      if (typeof value !== "string" && !(value instanceof Uint8Array)) return null
      const bytes = typeof value === "string" ? new TextEncoder().encode(value) : value
      return bytes.length <= maxBytes ? bytes : null
    },
  }
}
