// What a program prints, where the line itself says so: `echo`, `printf` and `cat` with a here-document.
import type { Run } from "./runs.ts"

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", a: "\x07", b: "\b", f: "\f", v: "\v", "\\": "\\", '"': '"', "'": "'" }

/** The output of the run at `at`, through pipes, or null where something decides that the line does not show. */
export function contentOf(runs: readonly Run[], at: number): string | null {
  const run = runs[at]
  if (run === undefined || run.wrappers.length > 0) return null
  if (run.name === "echo") return echo(run)
  if (run.name === "printf") return printf(run)
  if (run.name !== "cat" && run.name !== "tee") return null
  if (run.name === "cat" && run.args.some(({ text }) => text !== "-")) return null
  const fed = run.command.redirects.filter(({ operator }) => operator === "<<" || operator === "<<<" || operator === "<")
  if (fed.length > 0) return fed.at(-1)?.body ?? null
  const before = runs[at - 1]
  return run.command.readsPipe && before?.command.feedsPipe === true && before.command.redirects.length === before.command.redirects.filter(({ body }) => body !== null).length ? contentOf(runs, at - 1) : null
}

function echo({ args }: Run): string | null {
  if (args.some((arg) => !arg.isKnown)) return null
  const flag = /^-[neE]+$/.test(args[0]?.text ?? "") ? (args[0]?.text ?? "") : ""
  if (/^-[neE]+$/.test(args[1]?.text ?? "") && flag !== "") return null
  const text = args.slice(flag === "" ? 0 : 1).map((arg) => arg.text).join(" ")
  const shown = flag.includes("e") ? unescape(text) : text
  return shown === null ? null : shown + (flag.includes("n") ? "" : "\n")
}

/** The format with its escapes; arguments only for a plain `%s` each. */
function printf({ args }: Run): string | null {
  if (args.some((arg) => !arg.isKnown)) return null
  const words = args.map((arg) => arg.text)
  if (words[0] === "--") words.shift()
  const [format, ...values] = words
  if (format === undefined || format.startsWith("-")) return null
  const shown = unescape(format.replaceAll("%%", "\0"))
  if (shown === null) return null
  const holes = shown.split("%s")
  if (holes.join("").includes("%")) return null
  if (holes.length === 1) return shown.replaceAll("\0", "%")
  let out = ""
  for (let i = 0; i === 0 || i < values.length; i += holes.length - 1) out += holes.map((piece, n) => piece + (n < holes.length - 1 ? (values[i + n] ?? "") : "")).join("")
  return out.replaceAll("\0", "%")
}

function unescape(text: string): string | null {
  let isPlain = true
  const out = text.replace(/\\(.?)/gs, (_, letter: string) => {
    if (letter in ESCAPES) return ESCAPES[letter] as string
    isPlain = false
    return ""
  })
  return isPlain ? out : null
}
