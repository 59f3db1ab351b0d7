// The configuration: environment over project over user over default, each value checked by itself. A broken file, or a
// broken value, is a warning and counts as not written: a typing error must never switch the guard off.
import { createHash } from "node:crypto"
import { DEFAULTS, DEFAULT_ENGINE, type Config, type EngineConfig } from "./config/defaults.ts"
import { readEnvironment, readFile, type ConfigWarning, type Setting } from "./config/sources.ts"
import { loosenedKeys } from "./config/loosened.ts"

export type { CheckLevel, Config, EngineConfig } from "./config/defaults.ts"
export type { ConfigWarning } from "./config/sources.ts"

export type Origin = "default" | "user" | "project" | "environment"

export interface ConfigFile {
  /** How the file is called in a warning. */
  readonly name: string
  readonly text: string
}

/** Null: there is no such file. */
export interface ConfigSources {
  readonly user: ConfigFile | null
  readonly project: ConfigFile | null
  readonly environment: Readonly<Record<string, string | undefined>>
}

export interface LoadedConfig {
  readonly config: Config
  /** How the engine is started: never from the project, which the agent can write. */
  readonly engine: EngineConfig
  /** Per key, as `checks.review`, where its value came from; keys that nobody set are not in it. */
  readonly origins: Readonly<Record<string, Origin>>
  readonly warnings: readonly ConfigWarning[]
  /** Keys whose value asks less of the agent than the default does. */
  readonly loosened: readonly string[]
  /** Of the values in force, engine apart: the same for every way of writing them. */
  readonly sha256: string
}

/** Total: any text gives a configuration. */
export function loadConfig(sources: ConfigSources): LoadedConfig {
  const read = [
    { origin: "user" as const, ...readOptional(sources.user, true) },
    { origin: "project" as const, ...readOptional(sources.project, false) },
    { origin: "environment" as const, ...readEnvironment(sources.environment) },
  ]
  const merged: Record<string, unknown> = flatten({ ...DEFAULTS, engine: DEFAULT_ENGINE })
  const origins: Record<string, Origin> = {}
  for (const { origin, settings } of read) {
    for (const { key, value } of settings) {
      merged[key] = value
      origins[key] = origin
    }
  }
  const { engine, ...config } = unflatten(merged) as unknown as Config & { readonly engine: EngineConfig }
  return { config, engine, origins, warnings: read.flatMap(({ warnings }) => warnings), loosened: loosenedKeys(config), sha256: configSha(config) }
}

/** SHA-256 over the sorted values, so that neither the order of keys nor comments nor the origin matter. */
export function configSha(config: Config): string {
  return createHash("sha256").update(stable(config)).digest("hex")
}

interface Read {
  readonly settings: readonly Setting[]
  readonly warnings: readonly ConfigWarning[]
}

function readOptional(file: ConfigFile | null, mayNameEngine: boolean): Read {
  return file === null ? { settings: [], warnings: [] } : readFile(file.name, file.text, mayNameEngine)
}

/** The groups whose members are keys of their own; everything else is one value. */
const GROUPS = ["checks", "paths", "ladders", "loopPhases", "engine"] as const

function flatten(values: object): Record<string, unknown> {
  const flat: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) {
    if (!(GROUPS as readonly string[]).includes(key)) flat[key] = value
    else for (const [member, one] of Object.entries(value as object)) flat[`${key}.${member}`] = one
  }
  return flat
}

function unflatten(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(GROUPS.map((group) => [group, {}]))
  for (const [key, value] of Object.entries(flat)) {
    const [group, member] = key.split(".") as [string, string?]
    if (member === undefined) values[group] = value
    else (values[group] as Record<string, unknown>)[member] = value
  }
  return values
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(",")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, one]) => `${JSON.stringify(key)}:${stable(one)}`).join(",")}}`
}
