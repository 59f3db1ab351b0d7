// What a file's name says about its content: tables only, so that a new language is one line.

/** Programming languages by extension. Shells, SQL, style sheets, markup and build files are left out on purpose. */
const LANGUAGES: Readonly<Record<string, string>> = {
  python: ".py .pyw .pyi .pyx .pxd",
  javascript: ".js .mjs .cjs .jsx .es6",
  typescript: ".ts .mts .cts",
  tsx: ".tsx",
  component: ".vue .svelte .astro",
  go: ".go",
  rust: ".rs",
  java: ".java",
  ruby: ".rb .rake",
  csharp: ".cs .razor .cshtml",
  kotlin: ".kt .kts",
  php: ".php .phtml",
  c: ".c .h",
  cpp: ".cc .cpp .cxx .c++ .hpp .hh .hxx .ipp .cu .cuh",
  objc: ".m .mm",
  swift: ".swift",
  scala: ".scala .sc",
  groovy: ".groovy",
  clojure: ".clj .cljs .cljc",
  erlang: ".erl .hrl",
  elixir: ".ex .exs",
  haskell: ".hs .lhs",
  ocaml: ".ml .mli",
  fsharp: ".fs .fsx .fsi",
  visualbasic: ".vb",
  dart: ".dart",
  lua: ".lua",
  perl: ".pl .pm",
  r: ".r",
  julia: ".jl",
  nim: ".nim",
  zig: ".zig",
  crystal: ".cr",
  elm: ".elm",
  coffeescript: ".coffee",
  solidity: ".sol",
  fortran: ".f .f90 .f95 .f03",
  pascal: ".pas",
  ada: ".adb .ads",
  lisp: ".lisp .cl .el .scm .rkt",
  assembly: ".asm .s",
  cobol: ".cob .cbl",
  vala: ".vala",
  haxe: ".hx",
  gleam: ".gleam",
  move: ".move",
  bytecode: ".pyc .pyo",
  verilog: ".v .sv .vhd .vhdl",
}

/** Interpreters in a `#!` line. Shells are not here: a shell script is nobody's business code. */
const INTERPRETERS: Readonly<Record<string, string>> = {
  python: "python",
  pypy: "python",
  node: "javascript",
  nodejs: "javascript",
  bun: "typescript",
  deno: "typescript",
  tsx: "typescript",
  "ts-node": "typescript",
  ruby: "ruby",
  perl: "perl",
  php: "php",
  lua: "lua",
  rscript: "r",
  julia: "julia",
  scala: "scala",
  groovy: "groovy",
  elixir: "elixir",
  escript: "erlang",
  runhaskell: "haskell",
  guile: "lisp",
  "rust-script": "rust",
}

const BY_EXTENSION: ReadonlyMap<string, string> = new Map(
  Object.entries(LANGUAGES).flatMap(([language, list]) => list.split(" ").map((ending) => [ending, language] as const)),
)

export const DOCUMENT_EXTENSIONS: ReadonlySet<string> = new Set(
  ".md .mdx .markdown .rst .txt .adoc .asciidoc .org .tex .pdf .docx .odt .rtf .textile .wiki".split(" "),
)

export const CONFIG_EXTENSIONS: ReadonlySet<string> = new Set(
  ".json .jsonc .json5 .yml .yaml .toml .ini .cfg .conf .properties .xml .env .lock .plist .editorconfig .hcl .tf .nix".split(" "),
)

/** The language of an extension (lower case, with its dot), or null. */
export function languageOfExtension(ending: string): string | null {
  return BY_EXTENSION.get(ending) ?? null
}

/** The language that a first line `#! …` asks for, or null: also for a shell, and where there is no such line. */
export function languageOfShebang(head: string): string | null {
  if (!head.startsWith("#!")) return null
  const words = (head.slice(2, 200).split(/\r?\n/, 1)[0] ?? "").split(/\s+/).filter((word) => word !== "")
  const names = words.map((word) => word.slice(word.lastIndexOf("/") + 1).toLowerCase())
  const program = names[0] === "env" ? names.slice(1).find((name) => !name.startsWith("-") && !name.includes("=")) : names[0]
  if (program === undefined) return null
  return INTERPRETERS[program] ?? INTERPRETERS[program.replace(/[\d.]+$/, "")] ?? null
}
