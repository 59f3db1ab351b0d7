// The watchdog takes every result of the golden vectors, its types can say every request, and its own code builds them.
import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { parseAuditEntry, parseResult } from "../../src/contract/parse"
import { readAs } from "../../src/contract/read"
import { SIGNALS } from "../../src/contract/signals"
import type { AuditEntry, Request } from "../../src/contract/types"
import { sendDue } from "../../src/run/batch"
import { answered, asked, fill } from "./vectors"

describe("every result of the vectors", () => {
  it.each(answered)("%s", (_name, step) => {
    const result = fill(step.result)
    expect(parseResult(JSON.stringify(result), result.batch_id ?? "")).toEqual({ ok: true, value: result })
  })
})

describe("every request of the valid vectors", () => {
  it.each(asked)("%s can be said", (_name, step) => {
    const request = fill(step.request)
    expect(readAs("Request", request)).toEqual({ ok: true, value: request })
    for (const entry of request.violations) expect(parseAuditEntry(JSON.stringify(entry))).toMatchObject({ ok: true, value: entry })
  })

  it.each(asked)("%s is built", async (_name, step) => {
    const project = createHash("sha256").update("/work/tree").digest("hex").slice(0, 16)
    const request: Request = fill(step.request, { project })
    const isWorthStarting = request.violations.some(({ signal }) => signal !== null && SIGNALS[signal].kind !== "protocol")
    expect(await built(request)).toEqual(isWorthStarting ? request : null)
  })
})

describe("the vectors", () => {
  it("are there, for each signal", () => {
    expect(answered.length).toBeGreaterThan(60)
    const signals = asked.flatMap(([, { request }]) => request.violations.map((entry: AuditEntry) => entry.signal))
    expect(new Set(signals)).toEqual(new Set(Object.keys(SIGNALS)))
  })

  it("turn red when a result says what the contract does not know", () => {
    const result = fill(answered.find(([, step]) => step.result.results.length > 0)?.[1].result)
    const spoiled = { ...result, results: [{ ...result.results[0], action: "delete" }] }
    expect(parseResult(JSON.stringify(spoiled), result.batch_id).ok).toBe(false)
  })
})

/** What the watchdog sends when it stands where `wanted` says; null when it sends nothing. */
async function built(wanted: Request): Promise<Request | null> {
  let sent: Request | null = null
  const { run, policy, violations } = wanted
  const engine = { intervene: async (request: Request) => ((sent = request), { kind: "unavailable", code: "missing", message: "" }) }
  const worktree = { place: { root: wanted.project.root }, services: { uuid: () => wanted.batch_id, now: () => wanted.sent_at, engine } }
  const section = {
    live: {
      pipeline: { run_id: run.run_id, description: run.description, owner: run.session_id, phase: run.phase, status: run.phase_status, round: run.round, totalPhases: run.max_phase, rounds: [] },
      base: { snapshot: run.base_snapshot, head: run.boundary_commit },
      evidence: { green: run.green_snapshot === null ? null : { snapshot: run.green_snapshot } },
      touched: Object.fromEntries((run.touched ?? []).map(({ path, first_ts, last_ts }) => [path, { first: first_ts, last: last_ts }])),
      config: { knownIssues: run.known_issues, ...policy },
      open: violations.map((entry) => ({ entry, answered: false, decision: null })),
    },
    state: { log: run.log },
    log: () => undefined,
    settle: () => undefined,
  }
  // Only what a request is made of: a whole worktree needs a repository, and this is about its shape.
  await sendDue(worktree as any, section as any, wanted.trigger, {} as any)
  return sent
}
