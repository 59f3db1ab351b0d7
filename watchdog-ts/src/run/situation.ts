// What the verdict is told: values in memory, three stats, and at most one bounded read of a target.
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { isExceptedContent } from "../core/exceptions.ts"
import { isGuardedTest } from "../core/classify.ts"
import type { Ground, Situation } from "../core/intercept/situation.ts"
import type { Look, Place } from "../core/paths.ts"
import type { RunState } from "../core/state.ts"
import { readBounded } from "../effects/tree.ts"
import type { Call } from "./calls.ts"
import { openDecision } from "./decisions.ts"
import { classOf } from "./observe.ts"
import type { Worktree } from "./worktree.ts"

const LIMIT = 1024 * 1024

export function situationOf(worktree: Worktree, call: Call): Situation {
  const { run } = worktree.peek()
  const config = worktree.config()
  return {
    place: placeOf(worktree),
    ground: groundOf(worktree),
    ignoreCase: worktree.ignoresCase,
    language: config.language, config, run: run === null ? null : liveRun(worktree, run), hasSkill: worktree.skilled.has(call.session),
    baseOf: (name) => (run === null ? asItIs(worktree, name) : baseOf(worktree, run, name)),
    isExcepted: (name, content) => isExceptedContent(worktree.exceptions(), name, content, run?.pipeline.run_id ?? null, worktree.services.now()),
    isIgnored: (name) => worktree.ignore(worktree.peekSection())?.peek(name) === true,
    get changedTests() {
      return run === null ? [] : Object.keys(run.phaseChanges).filter((name) => isGuardedTest(classOf(worktree, { live: run }, name).kind))
    },
    judgesShell: true,
  }
}

export const groundOf = (worktree: Worktree): Ground => ({ state: path.dirname(worktree.place.state), hostConfig: hostConfig(), plugin: fileURLToPath(import.meta.url) })

export const placeOf = (worktree: Worktree): Place => ({ root: worktree.place.root, launch: worktree.launch, home: process.env["HOME"] ?? os.homedir(), look: LOOK })

function liveRun(worktree: Worktree, { pipeline }: RunState): Situation["run"] {
  const asked = openDecision(worktree)
  const isSuspended = pipeline.status === "suspended" || asked !== null
  return {
    phase: pipeline.phase, status: pipeline.status, description: pipeline.description, gateClosed: pipeline.phase < 5, inReviewLoop: pipeline.status === "ralph_loop",
    suspension: isSuspended ? { question: asked?.question ?? "", command: asked === null ? "intervention decisions" : `intervention decide ${asked.id}` } : null,
  }
}

/** A path that the phase has not changed is as it was at the base; any other is known once it was read. */
function baseOf(worktree: Worktree, run: RunState, name: string): Uint8Array | null | undefined {
  const known = worktree.reader(worktree.peekSection()).peek(name)
  if (known !== undefined) return known.isKnown ? known.bytes : undefined
  if (run.phaseChanges[name] !== undefined || run.unattributed.includes(name)) return undefined
  return asItIs(worktree, name)
}

function asItIs(worktree: Worktree, name: string): Uint8Array | null | undefined {
  const full = path.join(worktree.place.root, name)
  return LOOK.kind(full) === "absent" ? null : (readBounded(full, LIMIT) ?? undefined)
}

function hostConfig(): string {
  return path.join(process.env["XDG_CONFIG_HOME"] ?? path.join(process.env["HOME"] ?? os.homedir(), ".config"), "opencode")
}

const orNull = <T>(read: () => T): T | null => {
  try {
    return read()
  } catch {
    return null
  }
}

/** The disk as core may ask it. */
const LOOK: Look = {
  read: readBounded,
  realPath: (name) => orNull(() => fs.realpathSync.native(name)),
  linkTarget: (name) => orNull(() => fs.readlinkSync(name)),
  kind: (name) => {
    const stat = orNull(() => fs.lstatSync(name))
    if (stat === null) return "absent"
    return stat.isFile() ? "file" : stat.isDirectory() ? "folder" : stat.isSymbolicLink() ? "link" : "special"
  },
}
