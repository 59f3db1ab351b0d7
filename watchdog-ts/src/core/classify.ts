// Which file is what. A file's place and name decide, never what it says about itself: a line such as `@generated` is
// written as quickly as any other. The order is fixed: the guard's own ground, what people configured, tests, the rest.
import { compileGlob, type Matcher } from "./globs.ts"
import { CONFIG_EXTENSIONS, DOCUMENT_EXTENSIONS, languageOfExtension, languageOfShebang } from "./languages.ts"
import { basename, extension } from "./paths.ts"
import * as names from "./names.ts"

export type FileKind = "guard" | "ignored" | "test" | "test-config" | "deliverable" | "business" | "generated" | "config" | "doc" | "other"

export interface FileClass {
  readonly kind: FileKind
  /** The phase whose work product this is; only with kind `deliverable`. */
  readonly phase?: number
  /** Lower case name of the programming language, where there is one. */
  readonly language?: string
}

/** The part `paths` of the configuration: globs are added to the built-in ones, `!glob` takes files out. */
export interface PathRules {
  readonly test: readonly string[]
  readonly business: readonly string[]
  readonly ignore: readonly string[]
  readonly deliverables: Readonly<Record<string, readonly string[]>>
}

export interface Hints {
  /** The start of the content, which is only asked for a `#!`. */
  readonly head?: string
  /** Set where `A` and `a` are one file. */
  readonly ignoreCase?: boolean
  /** Whether a folder, by its path relative to the root, is where a project or a package begins. The root always is. */
  readonly isProject?: (folder: string) => boolean
}

type Override = (path: string) => "in" | "out" | null

interface Rules {
  readonly test: Override
  readonly business: Override
  readonly ignore: Override
  readonly deliverables: ReadonlyArray<readonly [number, Override]>
}

const compiled = new WeakMap<PathRules, Map<boolean, Rules>>()

/** What the file at `path` (POSIX, relative to the root, links already followed) is to the guard. Total: never throws. */
export function classify(path: string, rules: PathRules, hints: Hints = {}): FileClass {
  const language = languageOf(path, hints.head ?? "")
  const kind = kindOf(path, rulesFor(rules, hints.ignoreCase ?? false), language, hints.isProject ?? nowhere)
  return language === null || typeof kind !== "string" ? wrap(kind) : { kind, language }
}

/** Whether the file is held like a test once the code phase has begun. */
export function isGuardedTest(kind: FileKind): boolean {
  return kind === "test" || kind === "test-config"
}

/** The programming language by extension, or by `#!` where the name has none. */
export function languageOf(path: string, head = ""): string | null {
  const ending = extension(path)
  return ending === "" ? languageOfShebang(head) : languageOfExtension(ending)
}

const nowhere = (): boolean => false

type Found = FileKind | { readonly phase: number }

function wrap(found: Found): FileClass {
  return typeof found === "string" ? { kind: found } : { kind: "deliverable", phase: found.phase }
}

function kindOf(path: string, rules: Rules, language: string | null, isProject: (folder: string) => boolean): Found {
  if (names.isGuardGround(path)) return "guard"
  if (rules.ignore(path) === "in") return "ignored"
  const [test, business] = [rules.test(path), rules.business(path)]
  if (test === "in") return "test"
  if (business === "in") return "business"
  if (test !== "out" && names.isTestName(path)) return "test"
  if (test !== "out" && names.isTestConfigName(path)) return "test-config"
  const phase = deliverableOf(path, rules)
  if (phase !== null) return { phase }
  return restOf(path, business, language, isProject)
}

function restOf(path: string, business: "in" | "out" | null, language: string | null, isProject: (folder: string) => boolean): FileKind {
  if (names.isGeneratedName(path)) return "generated"
  const isProgram = languageOfExtension(extension(path)) !== null
  if (isProgram ? names.isConfigProgram(path, isProject) : names.isConfigName(path) || CONFIG_EXTENSIONS.has(extension(path))) return "config"
  if (names.isDocumentName(path) || DOCUMENT_EXTENSIONS.has(extension(path))) return "doc"
  return language !== null && business !== "out" ? "business" : "other"
}

function deliverableOf(path: string, rules: Rules): number | null {
  const name = basename(path).toLowerCase()
  for (const phase of [1, 2, 3]) {
    const said = rules.deliverables.find(([number]) => number === phase)?.[1](path) ?? null
    if (said === "in" || (said === null && names.isDeliverableName(phase, name))) return phase
  }
  return rules.deliverables.find(([number, has]) => number > 3 && has(path) === "in")?.[0] ?? null
}

function rulesFor(paths: PathRules, ignoreCase: boolean): Rules {
  const known = compiled.get(paths)?.get(ignoreCase)
  if (known !== undefined) return known
  const made: Rules = {
    test: override(paths.test, ignoreCase),
    business: override(paths.business, ignoreCase),
    ignore: override(paths.ignore, ignoreCase),
    deliverables: Object.entries(paths.deliverables).map(([phase, globs]) => [Number(phase), override(globs, ignoreCase)]),
  }
  compiled.set(paths, (compiled.get(paths) ?? new Map<boolean, Rules>()).set(ignoreCase, made))
  return made
}

/** The last pattern that fits has the say, so that an exception can follow the rule that it is one of. */
function override(globs: readonly string[], ignoreCase: boolean): Override {
  const rules: ReadonlyArray<readonly ["in" | "out", Matcher]> = globs.map((glob) =>
    glob.startsWith("!") ? ["out", compileGlob(glob.slice(1), ignoreCase)] : ["in", compileGlob(glob, ignoreCase)],
  )
  return (path) => rules.findLast(([, fits]) => fits(path))?.[0] ?? null
}
