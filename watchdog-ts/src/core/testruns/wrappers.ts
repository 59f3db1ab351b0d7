// Programs that run another one: what stands behind them is the command that counts.
import { posix } from "node:path"

/** Each takes the words behind the program's name and gives the inner command. `values` are options that take the next word. */
interface Wrapper {
  readonly verbs?: readonly string[]
  readonly values?: readonly string[]
  readonly skips?: number
}

const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  env: { values: ["-u", "--unset", "-C", "--chdir"] },
  "cross-env": {},
  time: { values: ["-f", "-o"] },
  timeout: { values: ["-s", "--signal", "-k", "--kill-after"], skips: 1 },
  gtimeout: { values: ["-s", "-k"], skips: 1 },
  nice: { values: ["-n"] },
  ionice: { values: ["-c", "-n"] },
  stdbuf: { values: ["-i", "-o", "-e"] },
  sudo: { values: ["-u", "-g"] },
  command: {},
  exec: {},
  "xvfb-run": { values: ["-s", "-n"] },
  npx: { values: ["-p", "--package"] },
  bunx: {},
  pnpx: {},
  dotenv: { values: ["-e", "-f"] },
  poetry: { verbs: ["run"], values: ["-C", "--directory", "-P", "--project"] },
  pipenv: { verbs: ["run"] },
  pdm: { verbs: ["run"], values: ["-p", "--project"] },
  rye: { verbs: ["run"] },
  uv: { verbs: ["run"], values: ["--with", "--extra", "--group", "-p", "--python", "--project", "--directory", "--package", "--with-requirements", "--env-file"] },
  uvx: { values: ["--with", "--from", "-p", "--python"] },
  hatch: { verbs: ["run"], values: ["-e", "--env"] },
  pixi: { verbs: ["run"], values: ["-e", "--environment"] },
  conda: { verbs: ["run"], values: ["-n", "--name", "-p", "--prefix"] },
  mamba: { verbs: ["run"], values: ["-n", "--name", "-p", "--prefix"] },
  bundle: { verbs: ["exec"] },
  bin: {},
  c8: {},
  nyc: {},
  coverage: { verbs: ["run"], values: ["--source", "--rcfile", "--omit", "--include", "--data-file", "--context", "--concurrency"] },
}

const MOST = 8

/** The words of the innermost command, its program without folder. Settings that `env` makes are added to `settings`. */
export function unwrap(words: readonly string[], settings: Map<string, string>): readonly string[] {
  let left = words
  for (let depth = 0; depth < MOST && left.length > 0; depth += 1) {
    const name = programOf(left[0] ?? "")
    const inner = innerOf(name, left.slice(1), settings)
    if (inner === null || inner.length === 0) return [name, ...left.slice(1)]
    left = inner
  }
  return left
}

/** The name without folder and version: `./venv/bin/python3.11` is `python`. */
export function programOf(word: string): string {
  const name = posix.basename(word.replaceAll("\\", "/")).replace(/\.(?:exe|cmd|bat|ps1|js|mjs|cjs)$/i, "")
  return /^(?:python|pytest|py|ruby|node|php)[\d.-]*$/.test(name) ? name.replace(/[\d.-]+$/, "") : name
}

function innerOf(name: string, words: readonly string[], settings: Map<string, string>): readonly string[] | null {
  if (name === "pnpm" || name === "yarn" || name === "npm" || name === "bun") return packageManagerExec(words)
  const wrapper = Object.hasOwn(WRAPPERS, name) ? WRAPPERS[name] : undefined
  if (wrapper === undefined) return null
  const rest = behindOptions(words, wrapper.values ?? [], settings)
  if (wrapper.verbs !== undefined) {
    if (!wrapper.verbs.includes(rest[0] ?? "")) return null
    const inner = behindOptions(rest.slice(1), wrapper.values ?? [], settings)
    return name === "coverage" ? pythonModule(inner, rest) : inner
  }
  return rest.slice(wrapper.skips ?? 0)
}

/** `pnpm exec x`, `npm exec -- x`, `bun x y`: the rest are scripts, which are recognised by their names. */
function packageManagerExec(words: readonly string[]): readonly string[] | null {
  const at = words.findIndex((word) => !word.startsWith("-"))
  if (!["exec", "dlx", "x"].includes(words[at] ?? "")) return null
  return behindOptions(words.slice(at + 1), ["-p", "--package"], new Map())
}

/** `coverage run -m pytest` runs a module as `python -m` does. */
function pythonModule(inner: readonly string[], words: readonly string[]): readonly string[] {
  const at = words.indexOf("-m")
  return at >= 0 ? ["python", ...words.slice(at)] : ["python", ...inner]
}

function behindOptions(words: readonly string[], values: readonly string[], settings: Map<string, string>): readonly string[] {
  let at = 0
  for (; at < words.length; at += 1) {
    const word = words[at] as string
    const setting = /^([A-Za-z_]\w*)=([^]*)$/.exec(word)
    if (setting !== null) settings.set(setting[1] as string, setting[2] as string)
    else if (word === "--") return words.slice(at + 1)
    else if (!word.startsWith("-")) break
    else if (values.includes(word)) at += 1
  }
  return words.slice(at)
}
