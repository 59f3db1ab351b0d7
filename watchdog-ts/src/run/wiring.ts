// Puts the services of one worktree together from the rooms that have them.
import os from "node:os"
import path from "node:path"
import { loadConfig, type ConfigFile, type ConfigSources, type LoadedConfig } from "../core/config.ts"
import { sayConfig } from "../core/messages/config.ts"
import { Bridge } from "../effects/bridge.ts"
import { now, uuid } from "../effects/clock.ts"
import { Store } from "../effects/store.ts"
import { readBounded } from "../effects/tree.ts"
import type { RepositoryPlace } from "./place.ts"
import type { ReadConfig, Services, SnapshotAnswer } from "./services.ts"

const LIMIT = 1024 * 1024
const ENGINE = ["intervention"]

/** `environment` is that of the host's process; the person's own files are looked for below its home. */
export function makeServices(place: RepositoryPlace, versions: Services["versions"], environment: NodeJS.ProcessEnv): Services {
  const loaded = remembered(() => sourcesOf(place, environment))
  let bridge: Bridge | null = null
  const engine = (): Bridge => (bridge ??= bridgeFor(loaded(), place.root))
  return {
    versions, now, uuid,
    store: new Store(place.state, { now, uuid }),
    engine: {
      intervene: (request) => engine().intervene(request),
      snapshot: (run, name, kept) => takeSnapshot(engine(), place, run, name, kept),
      standBy: () => engine().standBy(),
    },
    config: { read: () => readable(loaded()) },
  }
}

function sourcesOf(place: RepositoryPlace, environment: NodeJS.ProcessEnv): ConfigSources {
  const home = environment["XDG_CONFIG_HOME"] ?? path.join(environment["HOME"] ?? os.homedir(), ".config")
  return { user: fileAt(path.join(home, "opencode", "watchdog.jsonc")), project: fileAt(path.join(place.root, ".opencode", "watchdog.jsonc")), environment }
}

/** The parsed configuration, parsed again only when a text is another one. */
function remembered(read: () => ConfigSources): () => LoadedConfig {
  let known: { readonly key: string; readonly value: LoadedConfig } | null = null
  return () => {
    const sources = read()
    const key = JSON.stringify([sources.user, sources.project])
    if (known?.key !== key) known = { key, value: loadConfig(sources) }
    return known.value
  }
}

function fileAt(name: string): ConfigFile | null {
  const bytes = readBounded(name, LIMIT)
  return bytes === null ? null : { name, text: bytes.toString("utf8") }
}

/** A command that already names the sub-command is taken to mean the program in front of it. */
function bridgeFor({ engine, config }: LoadedConfig, root: string): Bridge {
  const command = engine.command ?? ENGINE
  return new Bridge({ command: command.at(-1) === "intervene" ? command.slice(0, -1) : command, timeoutMs: engine.timeoutMs, root, language: config.language })
}

function readable({ config, sha256, loosened, warnings }: LoadedConfig): ReadConfig {
  return { config, sha: sha256, loosened, warnings: warnings.map((warning) => sayConfig(warning, config.language)) }
}

async function takeSnapshot(bridge: Bridge, place: RepositoryPlace, run: string, name: string, kept: { readonly from: string; readonly paths: readonly string[] } | null): Promise<SnapshotAnswer> {
  const keep = kept === null ? [] : ["--keep-from", kept.from, "--keep-file", "-"]
  const { value, problem } = await bridge.run(["snapshot", "--root", place.root, "--run", run, "--name", name, ...keep, "--json"], kept === null ? "" : JSON.stringify(kept.paths))
  const commit = typeof value === "object" && value !== null && "commit" in value ? value.commit : null
  if (problem === null && typeof commit === "string") return { ok: true, commit }
  return { ok: false, code: problem?.code ?? "bad_output", message: problem?.message ?? "the engine named no commit" }
}
