// One worktree under guard: what is kept in memory between two hooks, and the way to its state. There is one of these a
// worktree and process, however often the host loads the plugin.
import type { ExceptionEntry } from "../contract/types.ts"
import type { CallInFlight } from "../core/attribution.ts"
import type { Config } from "../core/config.ts"
import { sayTampering } from "../core/messages/tampering.ts"
import { BaseIgnore } from "../effects/ignore.ts"
import { BaseReader } from "./base.ts"
import { OwnGround } from "./ground.ts"
import { isCaseIgnored, type RepositoryPlace } from "./place.ts"
import { Section } from "./section.ts"
import type { Services } from "./services.ts"
import { forgetReports } from "./testreports.ts"
import type { GuardState } from "../core/state.ts"

const MOST_ANCESTORS = 20
/** An engine that takes longer must not hold up the agent; the green state is then not to be had. */
const GREEN_PATIENCE_MS = 10_000

export class Worktree {
  /** Calls between their two hooks, by session and call: a parent and its subagent may use the same call id. */
  readonly inFlight = new Map<string, CallInFlight>()
  /** Parent of each session that was announced; null for a root session. */
  readonly parents = new Map<string, string | null>()
  /** Sessions that have loaded the skill without a run being live. */
  readonly skilled = new Set<string>()
  /** First hooks of writing calls, numbered; and per session the newest of those whose call has ended. */
  readonly lastEnded = new Map<string, number>()
  readonly begun = new Map<string, number>()
  /** Calls that must have failed, since their turn is over; they answer for what is found at the next look, then go. */
  readonly failed = new Set<string>()
  /** The host's version, as its sessions tell it. */
  hostVersion: string | null = null
  /** Calls seen since the state was last written. */
  callsSeen = 0
  readonly #notices = new Set<string>()
  /** `A` and `a` are one file here. */
  readonly ignoresCase: boolean
  readonly place: RepositoryPlace
  readonly launch: string
  readonly services: Services
  readonly ground: OwnGround
  #turn: Promise<unknown> = Promise.resolve()
  #reader: BaseReader | null = null
  #ignore: BaseIgnore | null = null
  #order = 0
  #green: "idle" | "busy" | "again" = "idle"
  #keeping: Promise<void> = Promise.resolve()

  constructor(place: RepositoryPlace, launch: string, services: Services) {
    this.place = place
    this.launch = launch
    this.services = services
    this.ignoresCase = isCaseIgnored(place.root)
    this.ground = new OwnGround(this)
  }

  /** The state as last seen, in the shape that a section has. */
  peekSection(): { readonly state: GuardState } {
    return { state: this.peek() }
  }

  /** The state as it was last seen, reread when somebody else has written it. Synchronous: the verdict uses it. */
  peek(): GuardState {
    return this.services.store.peek()
  }

  /** The configuration in force: the run's own while one is live, else what the files say now. */
  config(): Config {
    return this.peek().run?.config ?? this.services.config.read().config
  }

  exceptions(): readonly ExceptionEntry[] {
    return this.services.store.exceptions()
  }

  /** Does one piece of work on the state, alone: one at a time in this process, and under the lock among processes. */
  section<T>(work: (section: Section) => Promise<T>): Promise<T> {
    const turn = this.#turn.then(() => this.#alone(work))
    this.#turn = turn.catch(() => {})
    return turn
  }

  /** What was logged before a failure stays known: the state is kept in either case. */
  async #alone<T>(work: (section: Section) => Promise<T>): Promise<T> {
    const done = await this.services.store.locked(async (state) => {
      const section = new Section(state, this.services.store.append)
      for (const key of this.services.store.takeTampering()) this.notice(sayTampering(key, {}, this.config().language))
      this.#countCalls(section)
      const value = await work(section).then((given) => ({ given }), (failed: unknown) => ({ failed }))
      return { state: section.state, value }
    })
    if ("failed" in done) throw done.failed
    return done.given
  }

  #countCalls(section: Section): void {
    if (section.run === null || this.callsSeen === 0) return
    section.update({ callsSeen: section.live.callsSeen + this.callsSeen })
    this.callsSeen = 0
  }

  /** Reads base contents of the live run; kept until the base is another one. */
  reader(section: { readonly state: GuardState }): BaseReader {
    const base = section.state.run?.base
    if (base === undefined) throw new Error("no live run")
    if (this.#reader === null || this.#reader.key !== keyOf(section.state)) {
      this.#reader = new BaseReader(this.place.root, base, keyOf(section.state))
    }
    return this.#reader
  }

  ignore(section: { readonly state: GuardState }): BaseIgnore | null {
    const rules = section.state.run?.base.ignore
    if (rules === undefined) return null
    if (this.#ignore === null || this.#ignore.key !== keyOf(section.state)) {
      this.#ignore?.dispose()
      this.#ignore = new BaseIgnore(rules, keyOf(section.state))
    }
    return this.#ignore
  }

  /** The host says that a call has failed: what it may have written is still looked at once. */
  callFailed(session: string, call: string): void {
    const key = `${session}\0${call}`
    if (this.inFlight.has(key)) this.failed.add(key)
  }

  /** A call that is over leaves nothing in memory. */
  forget(key: string): void {
    this.inFlight.delete(key)
    this.begun.delete(key)
    forgetReports(this, key)
  }

  dropFailed(): void {
    for (const key of this.failed) this.forget(key)
    this.failed.clear()
  }

  /** Something to tell with the next answer; said once. */
  notice(text: string): void {
    this.#notices.add(text)
  }

  takeNotices(): string[] {
    const texts = [...this.#notices]
    this.#notices.clear()
    return texts
  }

  nextOrder(): number {
    return ++this.#order
  }

  /** Keeps the tree of a green run; runs that come while one is being kept are served by one more. */
  wantGreenSnapshot(): void {
    this.#green = this.#green === "idle" ? "busy" : "again"
    if (this.#green === "busy") this.#keeping = this.#keepGreen().catch(() => {})
  }

  /** Comes when the tree of the last green run is kept or cannot be: what the agent writes next would spoil it. */
  async greenKept(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    await Promise.race([this.#keeping, new Promise<void>((resolve) => (timer = setTimeout(resolve, GREEN_PATIENCE_MS)))])
    clearTimeout(timer)
  }

  async #keepGreen(): Promise<void> {
    do {
      this.#green = "busy"
      // In a turn of its own: the section that asked for this has not been saved yet.
      const run = await this.section(async (section) => section.run)
      const green = run?.evidence.green
      if (run == null || green == null) break
      const taken = await this.services.engine.snapshot(run.pipeline.run_id, `green-${green.seq}`, null)
      if (taken.ok) await this.section(async (section) => noteSnapshot(section, green.seq, taken.commit))
    } while (this.#isWantedAgain())
    this.#green = "idle"
  }

  #isWantedAgain(): boolean {
    return this.#green === "again"
  }

  /** The session at the top of a chain of subagents. */
  rootOf(session: string): string {
    let here = session
    for (let steps = 0; steps < MOST_ANCESTORS; steps++) {
      const parent = this.parents.get(here) ?? null
      if (parent === null) return here
      here = parent
    }
    return here
  }

  /** Switched off, and no run that began while it was on. */
  isOff(): boolean {
    return this.peek().run === null && !this.config().enabled
  }

  isRoot(session: string): boolean {
    return (this.parents.get(session) ?? null) === null
  }
}

/** One base a run and entry of a phase. */
const keyOf = ({ run }: GuardState): string => (run === null ? "" : `${run.pipeline.run_id} ${run.marks.phaseEnter}`)

/** Only where the green run is still the newest, and nothing was written since: the snapshot is of the tree as it is now. */
function noteSnapshot(section: Section, seq: number, commit: string): void {
  const green = section.run?.evidence.green
  if (green == null || green.seq !== seq || section.live.evidence.lastSource > seq) return
  section.update({ evidence: { ...section.live.evidence, green: { ...green, snapshot: commit } } })
}
