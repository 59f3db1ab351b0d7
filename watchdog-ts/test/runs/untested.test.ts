// Which new files the gate calls untested. No engine is at hand: what the watchdog itself says is looked at.
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { Project } from "./host.ts"

const CONFIG = { approval: "none", loopPhases: { ralph: [4, 5], followup: [1, 2, 3] }, checks: { review: "off", test_evidence: "off", commit: "off", known_issues: "off", assessment: "off" } }
let project: Project
let command: string | undefined

beforeEach(() => {
  command = process.env["INTERVENTION_COMMAND"]
  process.env["INTERVENTION_COMMAND"] = JSON.stringify(["false"])
})
afterEach(() => {
  project?.close()
  if (command === undefined) delete process.env["INTERVENTION_COMMAND"]
  else process.env["INTERVENTION_COMMAND"] = command
})

async function untestedOf(written: Record<string, string>, before: Record<string, string> = {}): Promise<readonly string[]> {
  project = await new Project(before, CONFIG).open()
  await project.passes("pipeline_start", { description: "x", totalPhases: 5 })
  for (const phase of [1, 2, 3, 4]) {
    await project.passes("phase_enter", { phase })
    if (phase === 4) await loop(phase)
    await project.passes("user_approval", { phase })
    await project.passes("phase_complete", { phase })
  }
  await project.passes("phase_enter", { phase: 5 })
  for (const [name, text] of Object.entries(written)) await project.write(name, text)
  await loop(5)
  return project.log().filter(({ signal }) => signal === "write-business-code-without-test-file").flatMap(({ files }) => files as string[])
}

async function loop(phase: number): Promise<void> {
  await project.passes("ralph_loop_start", { phase })
  for (const round of [1, 2]) await project.passes("ralph_round_finding", { phase, round, findings: [] })
  await project.checkpoint("ralph_terminate", { phase, termination: "early_stop" })
}

const WORK = "def total(lines):\n    return sum(lines)\n"

describe("a new file is called untested", () => {
  it("where no test reaches it, whatever it is called and whoever uses it", async () => {
    const written = { "app/cart.py": "from app.main import total\n\n\ndef cart(a):\n    return total(a)\n", "app/main.py": WORK }
    expect(await untestedOf(written)).toEqual(["app/cart.py", "app/main.py"])
  })

  it("not where a program begins, nor as a migration, nor without a body", async () => {
    const written = {
      "app/__main__.py": "import sys\n\nfrom app.main import main\n\nsys.exit(main())\n",
      "app/main.py": "def main():\n    return print(1)\n",
      "app/settings.py": 'import os\n\nURL = os.environ.get("URL", "x")\n',
      "cmd/t/main.go": "package main\n\nfunc main() { println(1) }\n",
      "shop/migrations/0002_fill.py": "def fill(apps, editor):\n    apps.get_model('a').update(x=1)\n\n\nclass Migration(migrations.Migration):\n    operations = [migrations.RunPython(fill)]\n",
    }
    expect(await untestedOf(written)).toEqual([])
  })

  it("not where a test reaches it through other new files", async () => {
    const written = {
      "src/App.ts": "import { badge } from './badge'\n\nexport const app = (n: number) => badge(n) + 1\n",
      "src/badge.ts": "import { fmt } from './lib/fmt'\n\nexport const badge = (n: number) => fmt(n) + 1\n",
      "src/lib/fmt.ts": "export const fmt = (n: number) => n.toFixed(0)\n",
    }
    expect(await untestedOf(written, { "test/all.test.ts": "import { app } from '../src/App'\n\nit('is', () => expect(app(1)).toBe(1))\n" })).toEqual([])
  })
})
