// What a runner's words choose: everything, some paths, or some names.
import { readLine } from "./line.ts"
import type { Runner } from "./runners.ts"

export interface Chosen {
  readonly isSelected: boolean
  /** The paths as they were written; null where none were, or where names were chosen as well. */
  readonly paths: readonly string[] | null
  readonly updates: boolean
  /** It was told to say nothing, or to say it somewhere else. */
  readonly isHushed: boolean
}

/** The usual folders that hold all the tests of a project: to name one is to choose nothing. */
const WHOLE = /^(?:\.|\.\/|(?:\.\/)?(?:tests?|specs?|__tests__)\/?|\.\/\.\.\.)$/

/** Settings of the environment that add words, and those that rewrite what tests compare with. */
const MORE_WORDS: Readonly<Record<string, string>> = { pytest: "PYTEST_ADDOPTS", "go test": "GOFLAGS", maven: "MAVEN_ARGS", rspec: "SPEC_OPTS", minitest: "TESTOPTS" }
const UPDATING = /^(?:UPDATE_(?:GOLDENS?|SNAPSHOTS?|EXPECT)|REGENERATE\w*|SNAPSHOT_UPDATE|INSTA_UPDATE|INSTA_FORCE_UPDATE|TRYBUILD|UPDATE)$/
const CHOOSING = /^(?:TESTS?|SPEC|TEST_FILES?|TEST_ARGS|PYTEST_ARGS|TESTARGS|TESTOPTS|TEST_OPTS|ARGS|GREP|N)$/

/** Null where no test runs at all (`--version`, `--collect-only`). */
export function chosenBy(runner: Runner, args: readonly string[], settings: ReadonlyMap<string, string>): Chosen | null {
  const words = [...args, ...wordsOf(settings.get(MORE_WORDS[runner.name] ?? "") ?? "")]
  if (words.some((word) => runner.shows.includes(optionOf(word)))) return null
  const bare = bareWords(runner, words)
  const byOption = words.some((word) => isOption(runner.selects, word)) || chooses(words, settings)
  const updates = words.some((word) => isOption(runner.updates, word)) || [...settings].some(([name, value]) => UPDATING.test(name) && !/^(?:0|no|false|)$/.test(value))
  const isHushed = words.some((word) => runner.hushes.includes(word) || runner.hushes.includes(optionOf(word)))
  return { ...choiceOf(runner, bare, byOption), updates, isHushed }
}

function choiceOf(runner: Runner, bare: readonly string[], byOption: boolean): Pick<Chosen, "isSelected" | "paths"> {
  const some = bare.filter((word) => !WHOLE.test(word))
  if (byOption) return { isSelected: true, paths: null }
  if (runner.words === "nothing" || bare.length === 0) return { isSelected: false, paths: null }
  if (some.length === 0) return { isSelected: false, paths: null }
  if (runner.words === "names") return pathsAmong(bare)
  if (runner.words === "packages") return { isSelected: true, paths: bare.map((word) => word.replace(/\/?\.\.\.$/, "") || ".") }
  return bare.some((word) => /::|:\d+$|\[/.test(word)) ? { isSelected: true, paths: null } : { isSelected: true, paths: bare.map(withoutGlob) }
}

/** Where a bare word is part of a name, one that is written as a file still means that file. */
function pathsAmong(bare: readonly string[]): Pick<Chosen, "isSelected" | "paths"> {
  const arePaths = bare.every((word) => /[/\\]|\.\w{1,5}$/.test(word) && !word.includes("::"))
  return { isSelected: true, paths: arePaths ? bare.map(withoutGlob) : null }
}

function withoutGlob(word: string): string {
  const at = word.search(/[*?{]/)
  return at < 0 ? word : word.slice(0, word.lastIndexOf("/", at) + 1) || "."
}

function bareWords(runner: Runner, words: readonly string[]): string[] {
  const bare: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string
    if (word === "--") continue
    if (runner.values.includes(word)) at += 1
    else if (!word.startsWith("-") && !NOT_A_NAME.has(word) && !/^[A-Z_]\w*=/.test(word)) bare.push(word)
  }
  return bare
}

/** Sub-commands of vitest, unittest and others that are no names of tests. */
const NOT_A_NAME = new Set(["run", "watch", "dev", "discover"])

/** `-kname`, `-k name`, `--grep=name`: a short option may carry its value. */
function isOption(options: readonly string[], word: string): boolean {
  if (options.length === 0 || !word.startsWith("-")) return false
  if (options.includes(optionOf(word))) return true
  return options.some((option) => /^-[kmgt]$/.test(option) && !word.startsWith("--") && word.startsWith(option) && word.length > 2 && option !== "-t")
}

function optionOf(word: string): string {
  const at = word.indexOf("=")
  return word.startsWith("-") && at > 0 ? word.slice(0, at) : word
}

/** `make test TESTS=one`, `TEST=x rake test`, `pytest -o testpaths=one`. */
function chooses(words: readonly string[], settings: ReadonlyMap<string, string>): boolean {
  const isSet = [...settings.keys()].some((name) => CHOOSING.test(name)) || words.some((word) => CHOOSING.test(/^(\w+)=/.exec(word)?.[1] ?? ""))
  return isSet || words.some((word) => /^(?:--override-ini=)?(?:python_(?:files|classes|functions)|testpaths|norecursedirs|addopts|xfail_strict)=/.test(word))
}

function wordsOf(text: string): readonly string[] {
  return text === "" ? [] : readLine(text).steps.flatMap(({ words }) => words)
}
