// Whether one source file imports another, by the rules of its language: stricter than `makesUseOf`, which only looks for
// words. Where a language makes names known without naming files, what a file defines is looked for instead.
import { languageOf } from "./classify.ts"
import { basename, extension } from "./paths.ts"

interface Source {
  readonly name: string
  readonly text: string
}

type Family = "python" | "script" | "go" | "rust" | "ruby" | "names"

const FAMILIES: Readonly<Record<string, Family>> = {
  python: "python", javascript: "script", typescript: "script", tsx: "script", component: "script", go: "go", rust: "rust", ruby: "ruby",
}

export function imports(user: Source, source: Source): boolean {
  const family = familyOf(source)
  if (familyOf(user) !== family) return false
  switch (family) {
    case "python": return python(user, source)
    case "script": return script(user, source)
    case "rust": return rust(user, source)
    case "ruby": return ruby(user, source)
    // A `package main` can be imported by nobody; its other files share it.
    case "go": return folderOf(user.name) === folderOf(source.name) && usesNamesOf(user, source)
    case "names": return namesFile(user, source) || usesNamesOf(user, source)
  }
}

function familyOf({ name, text }: Source): Family {
  return FAMILIES[languageOf(name, text.slice(0, 200)) ?? ""] ?? "names"
}

const PYTHON_IMPORT = /^[ \t]*(?:from[ \t]+([.\w]+)[ \t]+import[ \t]*(\([^)]{0,5000}\)|[^\n]*)|import[ \t]+([^\n]*))/gm
const PYTHON_DYNAMIC = /\b(?:import_module|__import__|run_module|run_path|spec_from_file_location)\b[^\n]*/g

function python(user: Source, source: Source): boolean {
  const wanted = withoutExtension(source.name)
  for (const [, from, names, plain] of user.text.matchAll(PYTHON_IMPORT)) {
    const listed = (names ?? plain ?? "").split(/[(),]/).map((part) => part.trim().split(/\s/, 1)[0] ?? "")
    const modules = from === undefined ? listed : [from, ...listed.map((name) => (from.endsWith(".") ? from + name : `${from}.${name}`))]
    if (modules.some((module) => leadsTo(module, user.name, wanted))) return true
  }
  return [...user.text.matchAll(PYTHON_DYNAMIC)].some(([line]) => hasWord(line, basename(wanted)))
}

/** `..a.b` from the user's folder upwards; `a.b` from any root. */
function leadsTo(module: string, user: string, wanted: string): boolean {
  const dots = /^\.*/.exec(module)?.[0].length ?? 0
  const path = module.slice(dots).replaceAll(".", "/")
  if (path === "") return false
  if (dots === 0) return `/${wanted}`.endsWith(`/${path}`)
  const folder = folderOf(user).split("/").filter((step) => step !== "")
  return [...folder.slice(0, folder.length - dots + 1), path].join("/") === wanted
}

const SCRIPT_IMPORT = /\b(?:from|import|require|require\.resolve)\b\s{0,20}\(?\s{0,20}(["'`])([^"'`\n]+)\1/g
const SCRIPT_DYNAMIC = /\b(?:import|require)\s{0,20}\((?!\s{0,20}["'])[^\n]*/g

function script(user: Source, source: Source): boolean {
  const wanted = withoutExtension(source.name)
  const isWanted = (path: string): boolean => [path, withoutExtension(path), join(path, "index")].includes(wanted)
  for (const [, , target = ""] of user.text.matchAll(SCRIPT_IMPORT)) {
    if (target.startsWith(".") && isWanted(resolve(folderOf(user.name), target))) return true
    const inner = /^(?:[@~#]\/?|src\/|\/)(.+)$/.exec(target)?.[1]
    if (inner !== undefined && [inner, withoutExtension(inner), `${inner}/index`].some((path) => `/${wanted}`.endsWith(`/${path}`))) return true
  }
  return [...user.text.matchAll(SCRIPT_DYNAMIC)].some(([line]) => hasWord(line, basename(wanted)))
}

/** `mod x` beside it or in the file of its folder, and `#[path = "…/x.rs"]` or `include!` anywhere. */
function rust(user: Source, source: Source): boolean {
  const [folder, stem] = [folderOf(source.name), basename(withoutExtension(source.name))]
  const isNear = folderOf(user.name) === folder || withoutExtension(user.name) === folder
  return (isNear && new RegExp(`^[ \\t]*(?:pub(?:\\([^)\\n]{0,40}\\))?[ \\t]+)?mod[ \\t]+${escaped(stem)}\\s*;`, "m").test(user.text)) || namesFile(user, source)
}

const RUBY_IMPORT = /\b(?:require|require_relative|load|autoload)\b[^\n"']{0,200}["']([^"'\n]+)["']/g

function ruby(user: Source, source: Source): boolean {
  const stem = basename(withoutExtension(source.name))
  return [...user.text.matchAll(RUBY_IMPORT)].some(([, target = ""]) => basename(target).replace(/\.rb$/, "") === stem) || usesNamesOf(user, source)
}

/** The file's own name in a string, as including files by path needs it. */
function namesFile(user: Source, source: Source): boolean {
  return new RegExp(`["'/]${escaped(basename(source.name))}["']`).test(user.text)
}

const DEFINITIONS = [
  /\b(?:class|object|interface|record|struct|enum|trait|module)\s+([A-Za-z_]\w*)/g,
  /^(?:(?:public|internal|export|static|suspend|inline)[ \t]+)*(?:fun|func|function|def)[ \t]+([A-Za-z_]\w*)/gm,
]
/** Patterns have bounds, and only so many names are looked for, so that no text can take long. */
const MOST_NAMES = 200
const MAY_STAND_TWICE = new Set(["main", "init"])

function usesNamesOf(user: Source, source: Source): boolean {
  const names = DEFINITIONS.flatMap((pattern) => [...withoutRemarks(source.text).matchAll(pattern)].map(([, name = ""]) => name)).slice(0, MOST_NAMES)
  const text = withoutRemarks(user.text)
  return names.some((name) => !MAY_STAND_TWICE.has(name) && new RegExp(`(?<![.\\w$])${escaped(name)}(?![\\w$])(?!\\s*[:=](?!:))`).test(text))
}

const withoutRemarks = (text: string): string => text.replace(/^[ \t]*(?:\/\/|\*|\/\*|#(?!\[)).*$/gm, "")

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w$])${escaped(word)}(?![\\w$])`).test(text)
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")

function resolve(folder: string, target: string): string {
  const steps = folder === "" ? [] : folder.split("/")
  for (const step of target.split("/")) {
    if (step === "..") steps.pop()
    else if (step !== "." && step !== "") steps.push(step)
  }
  return steps.join("/")
}

function withoutExtension(path: string): string {
  return path.slice(0, path.length - extension(path).length)
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")))
}

const join = (folder: string, name: string): string => (folder === "" ? name : `${folder}/${name}`)
