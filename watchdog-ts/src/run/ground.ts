// The guard's own ground, as it really is. What tools would do to it is refused beforehand; what a shell does to it all the
// same is found here, at every look at the tree: put back where this process knows how, written down, and told.
import fs from "node:fs"
import path from "node:path"
import { groundFiles, losesEntries, pluginEntries } from "../core/intercept/index.ts"
import { sayTampering, type TamperingKey } from "../core/messages/tampering.ts"
import { KeptRefs } from "../effects/keptrefs.ts"
import { OwnFiles, type Change } from "../effects/ownfiles.ts"
import type { Actor, Section } from "./section.ts"
import { groundOf, placeOf } from "./situation.ts"
import type { Worktree } from "./worktree.ts"

export class OwnGround {
  readonly #files: OwnFiles
  readonly #refs: KeptRefs
  readonly #worktree: Worktree

  constructor(worktree: Worktree) {
    const { root, state, worktreeId } = worktree.place
    this.#worktree = worktree
    this.#files = new OwnFiles(() => this.#paths(), path.join(state, "kept"))
    this.#refs = new KeptRefs(root, path.dirname(path.dirname(state)), worktreeId)
  }

  /** Before anything else is looked at, so that what follows sees the ground as it is left. */
  async look(section: Section): Promise<void> {
    const author = authorOf(this.#worktree, section)
    const changes = this.#files.look().filter((change) => this.#matters(change))
    if (author === null) this.#noteForeign(section, changes)
    else if (changes.length > 0) this.#putBack(section, author, changes)
    await this.#lookAtRefs(section, author)
  }

  #putBack(section: Section, author: Actor, changes: readonly Change[]): void {
    const { elsewhere } = this.#ground()
    const fates = changes.map((change) => ({ name: this.#named(change.path), kept: change.path === elsewhere ? null : this.#files.putBack(change) }))
    const [lost, back] = [fates.filter(({ kept }) => kept === null), fates.filter(({ kept }) => kept !== null)]
    if (back.length > 0) this.#tell("ground_restored", { paths: listed(back), kept: back.map(({ kept }) => kept).find((kept) => kept !== "") ?? "-" })
    if (lost.length > 0) this.#tell("ground_lost", { paths: listed(lost) })
    this.#log(section, author, fates.map(({ name }) => name))
  }

  /** A person works here too: their installing and configuring stays, and is only written down. */
  #noteForeign(section: Section, changes: readonly Change[]): void {
    if (changes.length === 0) return
    const { pipeline } = section.live
    const paths = changes.map((change) => this.#named(change.path))
    const actor: Actor = { session: pipeline.owner, call: null, tool: null, command: null }
    section.log({ event: "observed", signal: null, severity: "info", actor, files: [], detail: { rule: "ground_changed", paths } })
  }

  /** The run's snapshots come back whoever took them away; entries of the stash list only where a call of the agent did. */
  async #lookAtRefs(section: Section, author: Actor | null): Promise<void> {
    const { pipeline, base, evidence } = section.live
    const wanted = [base.snapshot, evidence.green?.snapshot ?? null].filter((sha) => sha !== null)
    const { refs, stashes } = await this.#refs.look(pipeline.run_id, wanted)
    if (refs.length === 0 && (author === null || stashes.length === 0)) return
    const { back, lost } = await this.#refs.putBack({ refs, stashes: author === null ? [] : stashes })
    if (back.length > 0) this.#tell("refs_restored", { paths: back.join(", ") })
    if (lost.length > 0) this.#tell("refs_lost", { paths: lost.join(", ") })
    this.#log(section, author ?? { session: pipeline.owner, call: null, tool: null, command: null }, [...back, ...lost])
  }

  #log(section: Section, actor: Actor, paths: readonly string[]): void {
    const files = paths.filter((name) => !name.startsWith("/") && !name.startsWith("refs/") && !name.startsWith("stash "))
    section.log({ event: "observed", signal: null, severity: "warn", actor, files, detail: { rule: "own_ground", paths } })
  }

  #tell(key: TamperingKey, params: Readonly<Record<string, string>>): void {
    this.#worktree.notice(sayTampering(key, params, this.#worktree.config().language))
  }

  /** Of the host's configuration only a plugin that is loaded no more. */
  #matters({ path: name, before, after }: Change): boolean {
    if (!this.#ground().host.includes(name)) return true
    const entries = before.kind === "file" ? pluginEntries(before.bytes?.toString("utf8") ?? "") : null
    if (entries === null || entries.length === 0) return false
    return losesEntries(entries, after.kind === "file" ? (after.bytes?.toString("utf8") ?? "") : "")
  }

  #paths(): string[] {
    const { own, host, plugins, elsewhere } = this.#ground()
    return [...own, ...host, ...plugins.flatMap(pluginsIn), ...(elsewhere === null ? [] : [elsewhere])]
  }

  #ground(): ReturnType<typeof groundFiles> {
    return groundFiles(placeOf(this.#worktree), groundOf(this.#worktree))
  }

  /** Below the root as the agent knows it, else in full. */
  #named(name: string): string {
    const relative = path.posix.relative(this.#worktree.place.root, name)
    return relative.startsWith("../") ? name : relative
  }
}

/** Whom a change is charged to: a call that may write anywhere and has not ended, or what one has left running. */
function authorOf(worktree: Worktree, section: Section): Actor | null {
  const shell = [...worktree.inFlight.values()].findLast(({ files }) => files === null)
  if (shell !== undefined) return { session: shell.session, call: shell.call, tool: shell.tool, command: shell.command }
  const left = section.live.background.at(-1)
  return left === undefined ? null : { session: left.session, call: left.call, tool: "bash", command: null }
}

/** Flat files and links only: what lies deeper is loaded by none of them. */
function pluginsIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory() && /\.[cm]?[jt]s$/.test(entry.name)).map(({ name }) => path.join(folder, name))
  } catch {
    return []
  }
}

const listed = (fates: readonly { readonly name: string }[]): string => fates.map(({ name }) => name).join(", ")
