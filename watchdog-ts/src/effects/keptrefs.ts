// What undoing needs of git's own store: the refs that hold the run's snapshots, and the guard's entries in the stash list.
// Remembered by name and commit; git is asked only when a `stat` says that something was written there.
import fs from "node:fs"
import path from "node:path"
import { fields, git } from "./git.ts"
import { identityOf } from "./parts.ts"

export interface Gone {
  /** Name and commit of each ref that is gone or names another commit. */
  readonly refs: readonly (readonly [string, string])[]
  /** Commit and message of each entry of the stash list that is gone, oldest first. */
  readonly stashes: readonly (readonly [string, string])[]
}

export interface PutBack {
  readonly back: readonly string[]
  readonly lost: readonly string[]
}

const NOTHING: Gone = { refs: [], stashes: [] }

export class KeptRefs {
  readonly #root: string
  readonly #common: string
  readonly #worktreeId: string
  #run = ""
  #identity = ""
  #refs = new Map<string, string>()
  #stashes = new Map<string, string>()

  constructor(root: string, common: string, worktreeId: string) {
    this.#root = root
    this.#common = common
    this.#worktreeId = worktreeId
  }

  /** What is gone since this was last asked. `wanted` are commits that some ref of the run has to hold. */
  async look(run: string, wanted: readonly string[]): Promise<Gone> {
    if (run !== this.#run) this.#forget(run)
    const identity = this.#identityNow()
    if (identity === this.#identity && wanted.every((sha) => this.#holds(sha))) return NOTHING
    const [refs, stashes] = await Promise.all([this.#readRefs(), this.#readStashes()])
    if (refs === null || stashes === null) return NOTHING
    const gone = {
      refs: [...this.#refs].filter(([name, sha]) => refs.get(name) !== sha),
      stashes: [...this.#stashes].filter(([sha]) => !stashes.has(sha)).toReversed(),
    }
    const held = new Set([...refs.values(), ...gone.refs.map(([, sha]) => sha)])
    const unnamed = wanted.filter((sha) => !held.has(sha)).map((sha) => [`${this.#prefix()}kept-${sha.slice(0, 12)}`, sha] as const)
    for (const [name, sha] of refs) if (!this.#refs.has(name)) this.#refs.set(name, sha)
    this.#stashes = stashes
    this.#identity = identity
    return { refs: [...gone.refs, ...unnamed], stashes: gone.stashes }
  }

  /** Names them again as far as git still has the commits; what it has not is lost, and not asked for again. */
  async putBack({ refs, stashes }: Gone): Promise<PutBack> {
    const [back, lost]: [string[], string[]] = [[], []]
    for (const [name, sha] of refs) {
      const { ok } = await git(this.#root, ["update-ref", name, sha])
      ;(ok ? back : lost).push(name)
      ok ? this.#refs.set(name, sha) : this.#refs.delete(name)
      if (!ok) this.#lost.add(sha)
    }
    for (const [sha, message] of stashes) {
      const { ok } = await git(this.#root, ["stash", "store", "--quiet", "-m", message, sha])
      ;(ok ? back : lost).push(`stash ${message.split(" ").at(-1) ?? sha}`)
      if (ok) this.#stashes = new Map([[sha, message], ...this.#stashes])
    }
    this.#identity = this.#identityNow()
    return { back, lost }
  }

  readonly #lost = new Set<string>()

  #holds(sha: string): boolean {
    return this.#lost.has(sha) || [...this.#refs.values()].includes(sha)
  }

  #forget(run: string): void {
    this.#run = run
    this.#identity = ""
    this.#refs.clear()
    this.#stashes.clear()
  }

  #prefix(): string {
    return `refs/intervention/${this.#worktreeId}/${this.#run}/`
  }

  #identityNow(): string {
    const places = ["packed-refs", "reftable/tables.list", "refs/stash", "logs/refs/stash", this.#prefix().slice(0, -1)]
    return places.map((place) => identityOf(path.join(this.#common, place))).join("\n")
  }

  async #readRefs(): Promise<Map<string, string> | null> {
    const asked = await git(this.#root, ["for-each-ref", "--format=%(refname) %(objectname)", this.#prefix()])
    if (!asked.ok) return null
    return new Map(asked.stdout.toString("utf8").split("\n").filter((line) => line !== "").map((line) => line.split(" ") as [string, string]))
  }

  /** Newest first. */
  async #readStashes(): Promise<Map<string, string> | null> {
    if (!fs.existsSync(path.join(this.#common, "logs/refs/stash")) && !fs.existsSync(path.join(this.#common, "reftable"))) return new Map()
    const asked = await git(this.#root, ["stash", "list", "-z", "--format=%H %gs"])
    if (!asked.ok) return null
    const ours = `intervention: ${this.#worktreeId} ${this.#run} `
    return new Map(fields(asked.stdout).map((item) => [item.slice(0, item.indexOf(" ")), item.slice(item.indexOf(" ") + 1)] as const).filter(([, message]) => message.startsWith(ours)))
  }
}
