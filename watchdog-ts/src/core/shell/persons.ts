// Acts that are a person's to do with the command `intervention`, by whatever way a line starts it.
import type { Run } from "./runs.ts"

const ACTS = new Set("undo restore allow mine decide gc install".split(" "))
const PAIRS = new Set(["runs end", "config accept"])
const RUNNERS = new Set("uv uvx pipx poetry pdm hatch rye pipenv nix-shell npx".split(" "))
/** The variable by which the guard marks the agent's shells. */
const MARK = "INTERVENTION_AGENT"

/** What a person would type (`undo`, `runs end`), or null. Asking for help is everybody's. */
export function personsAct(runs: readonly Run[]): string | null {
  for (const run of runs) {
    const act = actOf(run)
    if (act !== null) return act
  }
  return null
}

/** Whether the line takes the guard's mark off what it starts. */
export function takesOffMark(runs: readonly Run[]): boolean {
  return runs.some((run) => run.settings.includes(MARK) || (/^(unset|export|declare|typeset)$/.test(run.name) && run.args.some(({ text }) => text === MARK || text.startsWith(`${MARK}=`))))
}

function actOf(run: Run): string | null {
  const args = argumentsOf(run)
  if (args === null || args.some((text) => text === "--help" || text === "-h")) return null
  const [first = "", second = ""] = args.filter((text) => !text.startsWith("-"))
  if (ACTS.has(first)) return first
  return PAIRS.has(`${first} ${second}`) ? `${first} ${second}` : null
}

/** The arguments that the command `intervention` gets, or null where the run starts another program. */
function argumentsOf({ name, args }: Run): string[] | null {
  const texts = args.map(({ text }) => text)
  if (isCommand(name)) return texts
  if (/^(python|pypy)[\d.]*$/.test(name)) return afterModule(texts)
  if (!RUNNERS.has(name)) return null
  const at = texts.findIndex((text) => isCommand(text.slice(text.lastIndexOf("/") + 1)))
  return at >= 0 ? texts.slice(at + 1) : afterModule(texts)
}

const isCommand = (name: string): boolean => /^intervention(\.exe)?$/i.test(name)

/** What follows `-m intervention`, in one word or two, with other short options in front of the m or not. */
function afterModule(texts: readonly string[]): string[] | null {
  for (const [i, text] of texts.entries()) {
    const attached = /^-[A-Za-z]*m(.+)$/.exec(text)?.[1]
    if (attached !== undefined && isModule(attached)) return texts.slice(i + 1)
    if (/^-[A-Za-z]*m$/.test(text) && isModule(texts[i + 1] ?? "")) return texts.slice(i + 2)
  }
  return null
}

const isModule = (text: string): boolean => text === "intervention" || text === "intervention.__main__" || text.startsWith("intervention.entrypoints")
