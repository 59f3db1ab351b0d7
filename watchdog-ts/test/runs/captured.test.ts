// Every hook payload that was captured from the real host goes through the hooks, with and without a run, in the order in
// which it was captured: nothing throws but refusals, and nothing of it is misread.
import fs from "node:fs"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { Project } from "./host.ts"

const CAPTURED = fileURLToPath(new URL("../../../../shared/opencode/captured-hooks.jsonl", import.meta.url))
interface Line {
  readonly hook: string
  readonly input: { readonly tool: string; readonly sessionID: string; readonly callID: string }
  readonly output: Record<string, unknown>
}
const lines = fs.existsSync(CAPTURED) ? fs.readFileSync(CAPTURED, "utf8").trim().split("\n").map((line) => JSON.parse(line) as Line) : []
let project: Project
const saved = process.env["INTERVENTION_COMMAND"]

beforeEach(async () => {
  process.env["INTERVENTION_COMMAND"] = JSON.stringify(["false"])
  project = await new Project({}, { approval: "none", loopPhases: { ralph: [4], followup: [1, 2, 3, 5, 6, 7, 8] } }).open()
})
afterEach(() => {
  project.close()
  if (saved === undefined) delete process.env["INTERVENTION_COMMAND"]
  else process.env["INTERVENTION_COMMAND"] = saved
})

/** Fires one captured hook; the text of the refusal, or null. */
async function fire({ hook, input, output }: Line): Promise<string | null> {
  try {
    await project.hooks[hook]?.(structuredClone(input), structuredClone(output))
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** The same payload, with code where it had a harmless line. */
function withCode(args: Record<string, unknown>, code: string): Record<string, unknown> {
  if (typeof args["content"] === "string") return { ...args, content: code }
  if (typeof args["patchText"] === "string") return { ...args, patchText: args["patchText"].replace(/^\+p=1$/m, code.trimEnd().replace(/^/gm, "+")) }
  return args
}

describe.skipIf(lines.length === 0)("the captured hooks of the real host (../shared/opencode)", () => {
  it("pass untouched where no run is live", async () => {
    for (const line of lines) expect([line, await fire(line)]).toEqual([line, null])
  })

  it("are counted, each call once, where a run is live; what only tries things out is not refused", async () => {
    await project.passes("pipeline_start", { description: "x" })
    const seen = (await project.checkpoint("test_evidence")).guard.calls_seen
    for (const line of lines) expect([line, await fire(line)]).toEqual([line, null])
    const befores = lines.filter(({ hook }) => hook === "tool.execute.before").length
    expect((await project.checkpoint("test_evidence")).guard.calls_seen).toBe(seen + befores + 1)
  }, 180_000)

  it("would be refused with business code in them, by every tool that writes", async () => {
    await project.passes("pipeline_start", { description: "x" })
    const CODE = "def total(lines):\n    return sum(line.price for line in lines)\n"
    const refused = new Set<string>()
    for (const { hook, input, output } of lines.filter(({ hook }) => hook === "tool.execute.before")) {
      const text = await fire({ hook, input, output: { args: withCode(output["args"] as Record<string, unknown>, CODE) } })
      if (text !== null) refused.add(input.tool)
    }
    expect([...refused].sort()).toEqual(["apply_patch", "write"])
  }, 180_000)
})
