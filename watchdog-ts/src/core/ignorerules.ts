// Git's ignore rules, answered without asking git: a verdict may not wait for a process. For names that are usual; a rule
// that is not understood ignores nothing here.
import { compileGlob, type Matcher } from "./globs.ts"

export interface IgnoreTexts {
  /** Path of each `.gitignore` relative to the root, and its text. */
  readonly files: Readonly<Record<string, string>>
  /** The rules that lie outside the tree. */
  readonly exclude: string
}

interface Line {
  readonly folder: string
  readonly isNegated: boolean
  readonly foldersOnly: boolean
  readonly fits: Matcher
}

/** A question about paths relative to the root. A path below an ignored folder is ignored. */
export function compileIgnore(texts: IgnoreTexts): (path: string) => boolean {
  const nested = Object.entries(texts.files).sort(([a], [b]) => a.split("/").length - b.split("/").length)
  const lines = [...linesOf("", texts.exclude), ...nested.flatMap(([file, text]) => linesOf(file.slice(0, Math.max(file.lastIndexOf("/"), 0)), text))]
  return (path) => {
    const steps = path.split("/")
    return steps.some((_, i) => isHit(lines, steps.slice(0, i + 1).join("/"), i < steps.length - 1))
  }
}

function isHit(lines: readonly Line[], path: string, isFolder: boolean): boolean {
  const last = lines.findLast(({ folder, foldersOnly, fits }) => {
    if (foldersOnly && !isFolder) return false
    if (folder === "") return fits(path)
    return path.startsWith(`${folder}/`) && fits(path.slice(folder.length + 1))
  })
  return last !== undefined && !last.isNegated
}

/** Blanks at the end count only behind a backslash. */
function withoutTail(line: string): string {
  let end = line.length
  while (line[end - 1] === " ") end -= 1
  return line.slice(0, line[end - 1] === "\\" ? end + 1 : end)
}

function linesOf(folder: string, text: string): Line[] {
  return text.split("\n").flatMap((raw) => {
    const line = withoutTail(raw.replace(/\r$/, ""))
    if (line === "" || line.startsWith("#")) return []
    const isNegated = line.startsWith("!")
    const pattern = (isNegated ? line.slice(1) : line).replace(/^\\(?=[#!])/, "")
    const foldersOnly = pattern.endsWith("/")
    const body = foldersOnly ? pattern.slice(0, -1) : pattern
    return [{ folder, isNegated, foldersOnly, fits: compileGlob(body.includes("/") && !body.startsWith("/") ? `/${body}` : body, false, false) }]
  })
}
