// Which runner a command is: by its program and first words. Programs are names without folder, as `wrappers` gives them.
import type { RunnerName } from "./runners.ts"
import { programOf } from "./wrappers.ts"

export interface Found {
  readonly runner: RunnerName
  /** The words that are the runner's own. */
  readonly args: readonly string[]
  /** A workspace or folder that the command itself names. */
  readonly package: string | null
}

const found = (runner: RunnerName, args: readonly string[], named: string | null = null): Found => ({ runner, args, package: named })

/** Programs whose name alone says it. */
const PLAIN: Readonly<Record<string, RunnerName>> = {
  pytest: "pytest", "py.test": "pytest", tox: "tox", nox: "nox", vitest: "vitest", jest: "jest", mocha: "mocha", _mocha: "mocha",
  rspec: "rspec", phpunit: "phpunit", pest: "phpunit", ctest: "ctest", "cargo-nextest": "cargo nextest",
}

/** Programs whose first bare word says it. */
const VERBS: Readonly<Record<string, Readonly<Record<string, RunnerName>>>> = {
  go: { test: "go test" },
  cargo: { test: "cargo test", t: "cargo test" },
  dotnet: { test: "dotnet test" },
  deno: { test: "deno test" },
  swift: { test: "swift test" },
  mix: { test: "mix test" },
  flutter: { test: "flutter test" },
  dart: { test: "flutter test" },
  rails: { test: "minitest" },
  rake: { test: "minitest", spec: "rspec" },
  hatch: { test: "pytest" },
  "react-scripts": { test: "jest" },
  ng: { test: "script" },
  just: { test: "make" },
  task: { test: "make" },
}

const MAKE_TARGET = /^(?:test|tests|check|unittest|unit-test|test[-_:][\w-]+)$/
const SCRIPT = /^(?:test|t|tests|spec|unit|check|test[:_-][\w:.-]+|[\w-]+:test)$/
const MANAGER_VALUES = new Set(["--prefix", "-w", "--workspace", "--filter", "-F", "-C", "--dir", "--cwd", "--config"])

export function findRunner(words: readonly string[]): Found | null {
  const [program = "", ...args] = words
  if (Object.hasOwn(PLAIN, program)) return found(PLAIN[program] as RunnerName, args)
  if (Object.hasOwn(MANAGERS, program)) return (MANAGERS[program] as (args: readonly string[]) => Found | null)(args)
  const verbs = Object.hasOwn(VERBS, program) ? VERBS[program] : undefined
  const at = args.findIndex((word) => !word.startsWith("-") && !word.startsWith("+"))
  const verb = args[at] ?? ""
  return verbs !== undefined && Object.hasOwn(verbs, verb) ? found(verbs[verb] as RunnerName, [...args.slice(0, at), ...args.slice(at + 1)]) : null
}

const MANAGERS: Readonly<Record<string, (args: readonly string[]) => Found | null>> = {
  python: python, py: python, node: node, ruby: ruby, npm: script, pnpm: script, yarn: script, bun: bun, make: make, gmake: make,
  mvn: maven, mvnw: maven, mvnd: maven, gradle: gradle, gradlew: gradle, cargo: cargo, artisan: artisan, php: php, composer: composer,
}

function python(args: readonly string[]): Found | null {
  const at = args.findIndex((word) => word === "-m" || /^-[A-Za-z]*m$/.test(word))
  const file = args.find((word) => !word.startsWith("-")) ?? ""
  if (at < 0) return /(?:^|\/)manage\.py$/.test(file) && args[args.indexOf(file) + 1] === "test" ? found("django", args.slice(args.indexOf(file) + 2)) : null
  const [module = "", ...rest] = args.slice(at + 1)
  if (module === "coverage" && rest[0] === "run") return python(rest.slice(rest.indexOf("-m") >= 0 ? rest.indexOf("-m") : rest.length))
  if (module === "unittest") return found("unittest", rest)
  if (module === "pytest" || module === "tox" || module === "nox") return found(module, rest)
  return null
}

function node(args: readonly string[]): Found | null {
  if (args.includes("--test")) return found("node --test", args.filter((word) => word !== "--test"))
  const at = args.findIndex((word) => !word.startsWith("-"))
  const program = at < 0 ? "" : programOf(args[at] ?? "")
  return Object.hasOwn(PLAIN, program) ? found(PLAIN[program] as RunnerName, args.slice(at + 1)) : null
}

/** `ruby -Itest test/x_test.rb`: a test file that is run by itself. */
function ruby(args: readonly string[]): Found | null {
  return args.some((word) => /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.rb$/.test(word)) ? found("minitest", args.filter((word) => !word.startsWith("-I"))) : null
}

function script(args: readonly string[]): Found | null {
  const { words, named } = managerWords(args)
  const [first = "", second = ""] = words
  const isNamed = first === "run" || first === "run-script" || first === "workspace" || first === "workspaces"
  if (first === "workspace") return withPackage(script(words.slice(2)), second)
  const name = isNamed ? second : first
  if (!SCRIPT.test(name) || (name === "t" && isNamed)) return null
  const rest = words.slice(isNamed ? 2 : 1)
  return found("script", rest[0] === "--" ? rest.slice(1) : rest, named)
}

function bun(args: readonly string[]): Found | null {
  if (args[0] === "test") return found("bun test", args.slice(1))
  return args[0] === "run" ? script(args) : null
}

/** What stands before the script's name: options of the manager, some of which name the package. */
function managerWords(args: readonly string[]): { readonly words: readonly string[]; readonly named: string | null } {
  const words: string[] = []
  let named: string | null = null
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] as string
    if (word === "--") return { words: [...words, ...args.slice(at)], named }
    const [option = "", value] = word.split("=", 2)
    if (MANAGER_VALUES.has(option)) named = value ?? args[++at] ?? null
    else if (!word.startsWith("-") || isBehindScript(words)) words.push(word)
  }
  return { words, named }
}

function isBehindScript(words: readonly string[]): boolean {
  return words.length > (words[0] === "run" || words[0] === "run-script" ? 1 : 0)
}

function withPackage(inner: Found | null, named: string): Found | null {
  return inner === null ? null : { ...inner, package: named }
}

function make(args: readonly string[]): Found | null {
  const at = args.findIndex((word) => word === "-C" || word === "--directory")
  return args.some((word) => MAKE_TARGET.test(word)) ? found("make", args, at < 0 ? null : (args[at + 1] ?? null)) : null
}

function maven(args: readonly string[]): Found | null {
  return args.some((word) => /^(?:test|verify|install|package|integration-test|surefire:test)$/.test(word)) ? found("maven", args) : null
}

function gradle(args: readonly string[]): Found | null {
  const task = args.find((word) => /(?:^|:)(?:test|check|build|[a-z]\w*Test)$/.test(word))
  const project = task === undefined ? "" : task.slice(0, task.lastIndexOf(":") + 1).replace(/^:|:$/g, "")
  return task === undefined ? null : found("gradle", args, project === "" ? null : project.replaceAll(":", "/"))
}

function cargo(args: readonly string[]): Found | null {
  const words = args.filter((word) => !word.startsWith("+"))
  if (words[0] === "nextest" && (words[1] === "run" || words[1] === "r")) return found("cargo nextest", words.slice(2))
  if (words[0] === "llvm-cov" && words[1] === "nextest") return found("cargo nextest", words.slice(2))
  return words[0] === "test" || words[0] === "t" || words[0] === "llvm-cov" ? found("cargo test", words.slice(1)) : null
}

function php(args: readonly string[]): Found | null {
  if (/(?:^|\/)artisan$/.test(args[0] ?? "")) return artisan(args.slice(1))
  const at = args.findIndex((word) => /(?:^|\/)(?:phpunit|pest)(?:\.phar)?$/.test(word))
  return at < 0 ? null : found("phpunit", args.slice(at + 1))
}

function artisan(args: readonly string[]): Found | null {
  return args[0] === "test" ? found("phpunit", args.slice(1)) : null
}

function composer(args: readonly string[]): Found | null {
  const words = args.filter((word) => word !== "run" && word !== "run-script")
  return SCRIPT.test(words[0] ?? "") && words[0] !== "check" ? found("script", words.slice(1)) : null
}
