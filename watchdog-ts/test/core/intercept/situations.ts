// Situations for tests of the verdict: a work tree in memory, a run in a phase, everything else as by default.
import { DEFAULTS } from "../../../src/core/config/defaults.ts"
import type { LiveRun, Situation } from "../../../src/core/intercept/index.ts"
import { lookAt, type Disk } from "../look.ts"

export const ROOT = "/repo"

export interface Setup {
  /** Files of the work tree by relative path; absolute names lie outside. */
  readonly files?: Disk
  readonly phase?: number | null
  readonly run?: Partial<LiveRun>
  readonly launch?: string
  readonly config?: Partial<Situation["config"]>
  readonly over?: Partial<Situation>
}

/** The base is what the tree holds. Phase 4 closes the gate, as in a run. */
export function situation({ files = {}, phase = 4, run = {}, launch = ROOT, config = {}, over = {} }: Setup = {}): Situation {
  const disk = Object.fromEntries(Object.entries(files).map(([name, value]) => [name.startsWith("/") ? name : `${ROOT}/${name}`, value]))
  const look = lookAt({ [`${ROOT}/.git/intervention/main/state.json`]: "{}", ...disk })
  const live: LiveRun = { phase: phase ?? 0, status: "active", description: "add login", gateClosed: (phase ?? 0) < 5, inReviewLoop: false, suspension: null, ...run }
  return {
    place: { root: ROOT, launch, home: "/home/me", look },
    ground: { state: `${ROOT}/.git/intervention`, hostConfig: "/home/me/.config/opencode" },
    ignoreCase: false,
    language: "en",
    config: { checks: DEFAULTS.checks, paths: DEFAULTS.paths, preset: "standard", ...config },
    run: phase === null ? null : live,
    hasSkill: false,
    baseOf: (path) => look.read(`${ROOT}/${path}`, 1 << 20),
    isExcepted: () => false,
    isIgnored: () => false,
    changedTests: [],
    judgesShell: false,
    ...over,
  }
}
