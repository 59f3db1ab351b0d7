// What was ignored by the rules as they stood when the phase began. An agent can add a rule of its own, so git's present
// answer counts only where the old rules say the same; they are asked in a scratch repository that holds nothing else.
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { compileIgnore } from "../core/ignorerules.ts"
import { fields, git } from "./git.ts"
import { readBounded } from "./tree.ts"

/** The rule files of a moment: path of each `.gitignore` and its text, and the text of the rules outside the tree. */
export interface IgnoreRules {
  readonly files: Readonly<Record<string, string>>
  readonly exclude: string
  /** What was ignored at that moment, folders collapsed. */
  readonly ignored: readonly string[]
}

const LIMIT = 1024 * 1024

export async function readIgnoreRules(root: string, ignored: readonly string[]): Promise<IgnoreRules> {
  const listed = await git(root, ["ls-files", "-z", "-co", "--exclude-standard"])
  const files: Record<string, string> = {}
  for (const name of fields(listed.stdout).filter((name) => path.posix.basename(name) === ".gitignore")) {
    const text = readBounded(path.join(root, name), LIMIT)
    if (text !== null) files[name] = text.toString("utf8")
  }
  return { files, exclude: await outsideRules(root), ignored }
}

async function outsideRules(root: string): Promise<string> {
  const asked = await git(root, ["rev-parse", "--path-format=absolute", "--git-path", "info/exclude"])
  const personal = await git(root, ["config", "--type=path", "--get", "core.excludesFile"])
  const home = path.join(process.env["XDG_CONFIG_HOME"] ?? path.join(os.homedir(), ".config"), "git", "ignore")
  const names = [personal.ok ? personal.stdout.toString("utf8").trim() : home, asked.ok ? asked.stdout.toString("utf8").trim() : ""]
  return names.map((name) => (name === "" ? "" : (readBounded(name, LIMIT)?.toString("utf8") ?? ""))).join("\n")
}

/** Answers which paths the rules of the base do not ignore. One git process a question, none for what was asked before. */
export class BaseIgnore {
  readonly #known = new Map<string, boolean>()
  #scratch: string | null = null
  #read: ((name: string) => boolean) | null = null

  constructor(readonly rules: IgnoreRules, readonly key: string) {
    for (const name of rules.ignored) this.#known.set(name, true)
  }

  /** What was asked before, or lies in a folder that was; else read from the rules, as the verdict may not wait for git. */
  peek(name: string): boolean {
    for (let folder = name; ; folder = folder.slice(0, folder.lastIndexOf("/"))) {
      const known = this.#known.get(folder === name ? name : `${folder}/`)
      if (known === true || (known === false && folder === name)) return known
      if (!folder.includes("/")) return (this.#read ??= compileIgnore(this.rules))(name)
    }
  }

  async notIgnored(names: readonly string[]): Promise<string[]> {
    const unknown = names.filter((name) => !this.#known.has(name))
    if (unknown.length > 0) await this.#ask(unknown)
    return names.filter((name) => this.#known.get(name) === false)
  }

  async #ask(names: readonly string[]): Promise<void> {
    const scratch = (this.#scratch ??= await makeScratch(this.rules))
    const answer = await git(scratch, ["check-ignore", "--no-index", "-z", "--stdin"], names.map(askedAs).join("\0") + "\0")
    const ignored = new Set(fields(answer.stdout))
    for (const name of names) this.#known.set(name, ignored.has(askedAs(name)))
  }

  dispose(): void {
    if (this.#scratch !== null) fs.rmSync(this.#scratch, { recursive: true, force: true })
    this.#scratch = null
  }
}

/** A folder is not there in the scratch repository, so it is asked for by something inside it. */
const askedAs = (name: string): string => `./${name.endsWith("/") ? `${name}x` : name}`

async function makeScratch(rules: IgnoreRules): Promise<string> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "watchdog-rules-"))
  await git(scratch, ["init", "-q"])
  for (const [name, text] of Object.entries(rules.files)) {
    fs.mkdirSync(path.dirname(path.join(scratch, name)), { recursive: true })
    fs.writeFileSync(path.join(scratch, name), text)
  }
  fs.mkdirSync(path.join(scratch, ".git", "info"), { recursive: true })
  fs.writeFileSync(path.join(scratch, ".git", "info", "exclude"), rules.exclude)
  return scratch
}
