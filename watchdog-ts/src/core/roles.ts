// New files that need no test of their own: where a program begins, steps of a database from one version to the next, and
// stories of components. Only V-6 asks; to every other rule they are business code. A name and a place are not enough: code
// that the rest of the project imports has another role, whatever it is called.
import { languageOf } from "./classify.ts"
import { imports } from "./imports.ts"

interface Role {
  /** The whole path, with its slashes. */
  readonly name: RegExp
  /** What such a file says besides, where its language or its framework wants that. */
  readonly says?: RegExp
  readonly alsoSays?: RegExp
}

const ENTRY_POINTS: readonly Role[] = [
  { name: /(^|\/)(__main__|main|manage|wsgi|asgi)\.py$/ },
  { name: /\.go$/, says: /^package main\b/m, alsoSays: /^func main\(/m },
  { name: /(^|\/)(src\/main|src\/bin\/([^/]+\/main|[^/]+))\.rs$/, says: /\bfn main\(/ },
  { name: /(^|\/)(Main|App|\w*Application)\.(java|kt|scala|groovy)$/, says: /\bmain\s*\(/ },
  { name: /(^|\/)Program\.(cs|fs|vb)$/ },
  { name: /(^|\/)main\.(c|cc|cpp|cxx)$/, says: /\bmain\s*\(/ },
  { name: /(^|\/)main\.(swift|dart)$/ },
  { name: /(^|\/)(public|public_html|htdocs|web|www)\/index\.php$/ },
  { name: /(^|\/)main\.[cm]?[jt]sx?$/ },
  { name: /(^|\/)index\.[jt]sx?$/, says: /\b(createRoot|hydrateRoot|ReactDOM\.render|createApp)\s*\(/ },
  { name: /(^|\/)server\.[cm]?[jt]s$/, says: /\.listen\s*\(/ },
  { name: /(^|\/)(bin|exe|scripts|examples)\/[^/]+$/ },
]

const MIGRATIONS: readonly Role[] = [
  { name: /(^|\/)migrations\/[^/]+\.py$/, says: /^class Migration\b/m },
  { name: /(^|\/)versions\/[^/]+\.py$/, says: /^def upgrade\(/m },
  { name: /(^|\/)(alembic|migrations)\/env\.py$/, says: /\balembic\b/ },
  { name: /(^|\/)db\/migrate\/[^/]+\.rb$/, says: /\b(ActiveRecord::Migration|Sequel\.migration)\b/ },
  { name: /(^|\/)migrations\/[^/]+\.php$/, says: /\bextends\s+(Abstract)?Migration\b/ },
  { name: /(^|\/)migrations?\/[^/]+\.[cm]?[jt]s$/, says: /\b(up|change)\b\s*[(:=]/ },
  { name: /(^|\/)Migrations\/[^/]+\.cs$/, says: /:\s*(Migration|ModelSnapshot)\b/ },
  { name: /(^|\/)db\/migration\/V[^/]+\.(java|kt)$/, says: /\bBaseJavaMigration\b/ },
]

const STORIES: readonly Role[] = [{ name: /\.(stories|story)\.[cm]?[jt]sx?$/ }]

const ROLES = [...ENTRY_POINTS, ...MIGRATIONS, ...STORIES]

/** Folders at the root with helpers that are run by hand: what they import is not part of the product for that. */
const TOOLS = /^(tools|scripts|examples|benchmarks|docs)\//

export interface Source {
  readonly name: string
  readonly text: string
}

/** Those of `made` that need no test: their role says so, and no module imports them that is not itself one of them. */
export function withoutNeedOfTest(made: readonly Source[], modules: readonly Source[]): ReadonlySet<string> {
  let free = made.filter(hasRole)
  for (;;) {
    const names = new Set(free.map(({ name }) => name))
    const left = free.filter((source) => !modules.some((user) => user.name !== source.name && !names.has(user.name) && !TOOLS.test(user.name) && imports(user, source)))
    if (left.length === free.length) return names
    free = left
  }
}

function hasRole({ name, text }: Source): boolean {
  return languageOf(name, text.slice(0, 200)) !== null && ROLES.some((role) => role.name.test(name) && (role.says?.test(text) ?? true) && (role.alsoSays?.test(text) ?? true))
}
