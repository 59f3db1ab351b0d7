// The guard's own ground: its state, its configuration, the folders from which the host loads plugins, and the entries of the
// host's configuration that load it. Held with a run and without.
import { posix } from "node:path"
import { below, type Place } from "../paths.ts"
import { readText } from "./draft.ts"
import { losesEntries, pluginEntries } from "./hostconfig.ts"
import type { Ground, Situation } from "./situation.ts"
import type { Target } from "./targets.ts"

const PLUGIN_FOLDERS = ["plugin", "plugins"]
const OWN_FILES = ["watchdog.jsonc", "watchdog.json"]
const HOST_FILES = ["opencode.json", "opencode.jsonc", "config.json"]

interface HostFolder {
  readonly path: string
  /** Whether plugins are loaded from it; else only the host's configuration file in it counts. */
  readonly isConfigFolder: boolean
}

/** Paths of the guard's ground that the targets would change, as they should be named to the agent. */
export function groundTouched(targets: readonly Target[], situation: Situation): readonly string[] {
  if (targets.length === 0) return []
  const folders = hostFolders(situation.place, situation.ground)
  return targets.filter((target) => isGround(target, folders, situation)).map(({ file }) => file.relative ?? file.absolute)
}

function isGround(target: Target, folders: readonly HostFolder[], situation: Situation): boolean {
  const fold = (path: string): string => (situation.ignoreCase ? path.toLowerCase() : path)
  const path = fold(target.file.absolute)
  const isTouched = (kept: string): boolean => below(fold(kept), path) !== null || (takesTree(target) && below(path, fold(kept)) !== null && exists(kept, situation))
  const { state, plugin = null } = situation.ground
  if (isTouched(state) || (plugin !== null && isTouched(plugin))) return true
  return folders.some((folder) => {
    if (folder.isConfigFolder && [...OWN_FILES, ...PLUGIN_FOLDERS].some((name) => isTouched(`${folder.path}/${name}`))) return true
    return HOST_FILES.some((name) => path === fold(`${folder.path}/${name}`)) && losesPlugins(target, situation)
  })
}

/** Taking a folder away takes what is in it. */
const takesTree = ({ isTree, act }: Target): boolean => isTree && act === "delete"

const exists = (path: string, { place }: Situation): boolean => place.look.kind(path) !== "absent"

/** The files by which the guard is loaded and configured, wherever they would lie; absolute paths. */
export interface GroundFiles {
  readonly own: readonly string[]
  /** The host's configuration: ours only as far as it loads plugins. */
  readonly host: readonly string[]
  /** Folders in which every file is a plugin. */
  readonly plugins: readonly string[]
  /** The plugin where it was loaded from elsewhere: whose place that is, the guard does not know. */
  readonly elsewhere: string | null
}

export function groundFiles(place: Place, ground: Ground): GroundFiles {
  const folders = hostFolders(place, ground)
  const config = folders.filter(({ isConfigFolder }) => isConfigFolder).map(({ path }) => path)
  const all = (paths: readonly string[], names: readonly string[]): string[] => paths.flatMap((path) => names.map((name) => `${path}/${name}`))
  const plugins = all(config, PLUGIN_FOLDERS)
  const isInside = ground.plugin != null && plugins.includes(posix.dirname(ground.plugin))
  return { own: all(config, OWN_FILES), host: all(folders.map(({ path }) => path), HOST_FILES), plugins, elsewhere: isInside ? null : (ground.plugin ?? null) }
}

/** Where the host looks: the user's folder, and from the launch folder up to the root each folder and its `.opencode`. */
function hostFolders(place: Place, ground: Ground): readonly HostFolder[] {
  const real = (path: string): string => place.look.realPath(path) ?? path
  const root = real(place.root)
  const plain = new Set([root])
  for (let at = real(place.launch); at !== root && below(root, at) !== null; at = posix.dirname(at)) plain.add(at)
  const config = new Set([...plain].flatMap((folder) => [`${folder}/.opencode`, real(`${folder}/.opencode`)]))
  if (ground.hostConfig !== null) config.add(ground.hostConfig).add(real(ground.hostConfig))
  return [...[...plain].map((path) => ({ path, isConfigFolder: false })), ...[...config].map((path) => ({ path, isConfigFolder: true }))]
}

/** Whether an entry that loads a plugin would go. What cannot be foreseen counts as a loss only where there is something to lose. */
function losesPlugins(target: Target, { place }: Situation): boolean {
  const before = pluginEntries(readText(place, target.file.absolute) ?? "")
  if (before === null || before.length === 0 || target.act === "mode") return false
  if (target.next === undefined || target.next === null) return true
  return losesEntries(before, target.next)
}
