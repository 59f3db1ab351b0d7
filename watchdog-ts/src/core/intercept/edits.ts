// What an edit makes of a text, as the host would do it.

/**
 * The text after replacing. Undefined where the old text is not there word for word, or is there several times without
 * `all`: the host may still find it in ways of its own, or the call fails.
 */
export function replaceText(text: string, oldText: string, newText: string, all: boolean): string | undefined {
  const ending = text.includes("\r\n") ? "\r\n" : "\n"
  const [from, to] = [oldText, newText].map((part) => part.replaceAll("\r\n", "\n").replaceAll("\n", ending)) as [string, string]
  const at = text.indexOf(from)
  if (from === "" || at < 0) return undefined
  if (all) return text.split(from).join(to)
  return text.indexOf(from, at + 1) >= 0 ? undefined : text.slice(0, at) + to + text.slice(at + from.length)
}
