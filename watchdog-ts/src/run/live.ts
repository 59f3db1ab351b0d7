// Proof that the guard was on: each session's first call in a worktree with a run writes an entry.
import type { Actor, Section } from "./section.ts"
import type { Worktree } from "./worktree.ts"

export function logLive(worktree: Worktree, section: Section, actor: Actor): void {
  const { live } = section
  if (live.liveSessions.includes(actor.session)) return
  section.update({ liveSessions: [...live.liveSessions, actor.session] })
  const { plugin, host } = worktree.services.versions
  section.log({
    event: "live", signal: null, severity: "info", actor: { ...actor, tool: null, command: null }, files: [],
    detail: { plugin_version: plugin, host, host_version: worktree.hostVersion, config_sha256: live.configSha, loosened: live.loosened },
  })
}
