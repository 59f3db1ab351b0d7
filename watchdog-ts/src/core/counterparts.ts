// A source file and the tests that go with it: under which names a test is usual, and whether a text uses a source file.
// Cheap and generous: it only decides whether somebody is asked for a test.
import { languageOf } from "./classify.ts"
import { basename, extension } from "./paths.ts"

const TEST_ROOTS = ["tests", "test", "spec", "tests/unit", "__tests__"]
const SOURCE_ROOTS = new Set("src lib app source packages pkg internal cmd main java kotlin scala php python ruby".split(" "))

const NAMES: Readonly<Record<string, readonly string[]>> = {
  python: ["test_%.py", "%_test.py"],
  go: ["%_test.go"],
  rust: ["%.rs", "%_test.rs", "test_%.rs"],
  ruby: ["%_test.rb", "%_spec.rb", "test_%.rb"],
  java: ["%Test.java", "%Tests.java", "%IT.java"],
  kotlin: ["%Test.kt", "%Tests.kt", "%Spec.kt"],
  csharp: ["%Test.cs", "%Tests.cs"],
  php: ["%Test.php"],
}

/** Where a test of `source` is usually kept, nearest first, as paths relative to the root, without doubles. */
export function candidatesForTest(source: string): readonly string[] {
  const folder = folderOf(source)
  const inner = withoutSourceRoots(folder)
  const places = [folder, ...["tests", "test", "__tests__", "spec"].map((name) => join(folder, name)), mirrored(folder)]
  for (const root of TEST_ROOTS) places.push(root, join(root, inner), join(root, folder))
  const names = namesFor(source)
  return [...new Set(places.flatMap((place) => names.map((name) => join(place, name))))].filter((path) => path !== source)
}

/** Whether `text`, the content of `user`, makes use of the source file `source`: by importing it, or by naming what it defines. */
export function makesUseOf(source: string, user: string, text: string): boolean {
  const stem = stemOf(source)
  const language = languageOf(source)
  if (language === "go") return folderOf(user) === folderOf(source) || namesImport(text, basename(folderOf(source)))
  const wanted = stem === "__init__" || stem === "index" || stem === "mod" ? basename(folderOf(source)) : stem
  if (wanted === "" || !hasWord(text, wanted)) return false
  return byMention(language) || namesImport(text, wanted)
}

interface Source {
  readonly name: string
  readonly text: string
}

/**
 * Whether a test reaches the file: by using it, or through modules that use it, one after the other. Of these, a module that
 * is not `fresh` counts only where a test uses it directly. `hasTest` says of a fresh file that there is a test of its name.
 */
export function isReached(name: string, tests: readonly Source[], modules: readonly Source[], fresh: ReadonlySet<string>, hasTest: (name: string) => boolean): boolean {
  const seen = new Set([name])
  const open = [name]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const module = at
    if (tests.some((test) => makesUseOf(module, test.name, test.text)) || (fresh.has(module) && hasTest(module))) return true
    if (!fresh.has(module)) continue
    const users = modules.filter((user) => !seen.has(user.name) && makesUseOf(module, user.name, user.text))
    for (const { name: user } of users) seen.add(user)
    open.push(...users.map((user) => user.name))
  }
  return false
}

/** Languages in which one package, namespace or autoloader makes a class known without naming its file. */
function byMention(language: string | null): boolean {
  return language !== null && ["java", "kotlin", "csharp", "php", "rust", "swift", "scala", "groovy", "c", "cpp"].includes(language)
}

const IMPORT_LINE = /\b(import|from|require|require_relative|load|use|using|include|include_once|require_once|mod|mock|patch|import_module)\b/

/** Whether a line that imports, or one of a bracketed import's lines, holds the name as a whole word. */
function namesImport(text: string, name: string): boolean {
  let open = false
  for (const line of text.split("\n")) {
    const starts = IMPORT_LINE.test(line)
    if ((starts || open) && hasWord(line, name)) return true
    if (starts && /[({]\s*$/.test(line.slice(-200).trimEnd())) open = true
    else if (open && /[)}]/.test(line)) open = false
  }
  return false
}

/** The name with nothing on either side that could belong to a longer one. */
function hasWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text[at - 1] ?? " ", text[at + name.length] ?? " "]
    if (!isWordLetter(before) && !isWordLetter(after)) return true
  }
  return false
}

function isWordLetter(letter: string): boolean {
  return /[\p{L}\p{N}_$]/u.test(letter)
}

function namesFor(source: string): readonly string[] {
  const stem = stemOf(source)
  const known = NAMES[languageOf(source) ?? ""]
  if (known !== undefined) return known.map((name) => name.replace("%", () => stem))
  const ending = extension(source)
  return [`${stem}.test${ending}`, `${stem}.spec${ending}`, `${stem}_test${ending}`, `${stem}${ending}`]
}

/** `src/main/java/x` as `src/test/java/x`, the layout of Maven and Gradle. */
function mirrored(folder: string): string {
  return folder.replace(/(^|\/)main(\/|$)/, "$1test$2")
}

function withoutSourceRoots(folder: string): string {
  const steps = folder.split("/")
  while (steps.length > 0 && SOURCE_ROOTS.has(steps[0] as string)) steps.shift()
  return steps.join("/")
}

function stemOf(path: string): string {
  const name = basename(path)
  return name.slice(0, name.length - extension(path).length)
}

function folderOf(path: string): string {
  const slash = path.lastIndexOf("/")
  return slash < 0 ? "" : path.slice(0, slash)
}

function join(folder: string, name: string): string {
  return folder === "" || name === "" ? folder + name : `${folder}/${name}`
}
