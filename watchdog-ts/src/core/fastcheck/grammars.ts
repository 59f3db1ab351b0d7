// The languages that the fast check can read, one row each. What is not in these rows it leaves to the engine.

export interface Grammar {
  readonly name: string
  /** What begins a comment that ends with its line. */
  readonly lineComments: readonly string[]
  /** Whether a slash and a star begin a comment, and whether it may hold another. */
  readonly blockComments: "none" | "flat" | "nested"
  /** Quotes that may span lines when written once. */
  readonly openQuotes: string
  /** All quotes that begin a string. */
  readonly quotes: string
  /** Whether a quote written three times begins a string over several lines. */
  readonly tripleQuotes: boolean
  /** Letters that may stand right before a quote. */
  readonly prefixes: RegExp | null
  /** What begins a value inside a string, with the quotes in which it does. */
  readonly interpolation: { readonly mark: string; readonly quotes: string } | null
  /** Whether `/` in front of a value begins a regular expression. */
  readonly regex: boolean
  /** What a block is made of. */
  readonly layout: "braces" | "indent" | "end"
  /** Whether the end of a line may end a statement. */
  readonly newlineEnds: boolean
}

const BRACES: Grammar = {
  name: "", lineComments: ["//"], blockComments: "flat", openQuotes: "", quotes: "\"'", tripleQuotes: false, prefixes: null,
  interpolation: null, regex: false, layout: "braces", newlineEnds: false,
}

const SCRIPT: Grammar = { ...BRACES, quotes: "\"'`", openQuotes: "`", interpolation: { mark: "${", quotes: "`" }, regex: true, newlineEnds: true }

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  python: {
    ...BRACES, lineComments: ["#"], blockComments: "none", tripleQuotes: true, prefixes: /^(?:[rbuf]|rb|br|fr|rf)$/i, layout: "indent", newlineEnds: true,
  },
  javascript: SCRIPT,
  typescript: SCRIPT,
  tsx: SCRIPT,
  go: { ...BRACES, quotes: "\"'`", openQuotes: "`", newlineEnds: true },
  rust: { ...BRACES, blockComments: "nested", openQuotes: '"', prefixes: /^(?:b|c)$/ },
  java: { ...BRACES, tripleQuotes: true },
  ruby: {
    ...BRACES, lineComments: ["#"], blockComments: "none", quotes: "\"'`", openQuotes: "\"'`", interpolation: { mark: "#{", quotes: '"`' }, regex: true,
    layout: "end", newlineEnds: true,
  },
  csharp: { ...BRACES, tripleQuotes: true },
  kotlin: { ...BRACES, blockComments: "nested", tripleQuotes: true, interpolation: { mark: "$", quotes: '"' }, newlineEnds: true },
  php: { ...BRACES, lineComments: ["//", "#"], openQuotes: "\"'", interpolation: { mark: "$", quotes: '"' } },
}

/** The row of a language as `languageOf` names it, or null for one that is left to the engine. */
export function grammarOf(language: string | null): Grammar | null {
  const row = language === null ? undefined : GRAMMARS[language]
  return row === undefined || language === null ? null : { ...row, name: language }
}
