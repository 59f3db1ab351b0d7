// The one thing this file exports is the plugin; the host drops a file that exports anything else.
import { Once } from "./opencode/once.ts"
import { hooksOf, hooksWithoutTree, type KnownSession, type SessionOf } from "./opencode/plugin.ts"
import { findPlace } from "./run/place.ts"
import { makeServices } from "./run/wiring.ts"
import { Worktree } from "./run/worktree.ts"
import { VERSION } from "./core/version.ts"

interface Host {
  readonly directory: string
  readonly client?: { readonly session?: { readonly get?: (request: object) => Promise<{ readonly data?: KnownSession | undefined }> } }
}

interface Guard {
  readonly worktree: Worktree
  readonly once: Once
}

const KEY = Symbol.for("tdd-watchdog.guards")

export const Watchdog = async (host: Host): Promise<Record<string, unknown>> => {
  const found = await findPlace(host.directory)
  if (!found.ok) return hooksWithoutTree()
  const guards = ((globalThis as Record<symbol, unknown>)[KEY] ??= new Map<string, Guard>()) as Map<string, Guard>
  const key = `${found.place.root}\0${host.directory}`
  const guard = guards.get(key) ?? {
    once: new Once(),
    worktree: new Worktree(found.place, host.directory, makeServices(found.place, { plugin: VERSION, host: "opencode" }, process.env)),
  }
  guards.set(key, guard)
  return hooksOf(guard.worktree, guard.once, sessionOf(host))
}

function sessionOf({ client }: Host): SessionOf {
  return async (session) => {
    const answer = await client?.session?.get?.({ path: { id: session } })
    return answer?.data
  }
}
