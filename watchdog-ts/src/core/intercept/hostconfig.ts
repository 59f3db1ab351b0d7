// The list `plugin` in the host's configuration, which is JSON with comments.
import { parse, type ParseError } from "jsonc-parser"

/** The entries as written (an entry with options by its first part), or null where the text is no such configuration. */
export function pluginEntries(text: string): readonly string[] | null {
  if (text.trim() === "") return []
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors, { allowTrailingComma: true })
  if (errors.length > 0 || typeof value !== "object" || value === null) return null
  const list = "plugin" in value ? value.plugin : []
  if (!Array.isArray(list)) return []
  return list.map((entry: unknown) => (typeof entry === "string" ? entry : JSON.stringify(entry)))
}

/** Whether a later text loads less than what was loaded; one that cannot be read loads nothing. */
export function losesEntries(before: readonly string[], text: string): boolean {
  const after = pluginEntries(text)
  return before.some((entry) => after === null || !after.includes(entry))
}
