// A call whose end could not be noted is over all the same: the next checkpoint does not wait for it.
import path from "node:path"
import { expect, it } from "vitest"
import type { CallInFlight } from "../../src/core/attribution.ts"
import { afterCall } from "../../src/run/calls.ts"
import { keyOfCall } from "../../src/run/observe.ts"
import { waitForCalls } from "../../src/run/waiting.ts"
import { Worktree } from "../../src/run/worktree.ts"
import { Project } from "./host.ts"

const CALL = { tool: "bash", session: "ses", call: "call_1", args: { command: "true" } }
const IN_FLIGHT: CallInFlight = { session: "ses", call: "call_1", tool: "bash", files: null, phase: 5, command: "true", seq: 1 }

it("an end that fails leaves nobody waiting", async () => {
  const project = new Project({ "a.py": "" })
  try {
    const place = { root: project.root, state: path.join(project.root, ".git/intervention/main"), worktreeId: "main" } as never
    const services = { store: { peek: () => ({ run: {} }), locked: () => Promise.reject(new Error("no space left")) } } as never
    const worktree = new Worktree(place, project.root, services)
    worktree.inFlight.set(keyOfCall("ses", "call_1"), IN_FLIGHT)
    await expect(afterCall(worktree, CALL, { output: "", metadata: {} })).rejects.toThrow("no space left")
    expect(await waitForCalls(worktree, { session: "ses", call: "call_2", tool: "tdd_checkpoint", command: null })).toEqual([])
    expect(worktree.failed.has(keyOfCall("ses", "call_1"))).toBe(true) // and it still answers for what is found next
  } finally {
    project.close()
  }
})
