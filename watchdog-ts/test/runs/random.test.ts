// Random walks through a small project: honest edits in any order are never refused nor undone, and any single change of
// what an assertion demands is noticed. The seed is printed, so that a failure can be walked again.
import { afterAll, describe, expect, it } from "vitest"
import { hasEngine, Project } from "./host.ts"

const QUIET = { approval: "none", loopPhases: { ralph: [4, 5], followup: [1, 2, 3] }, checks: { test_evidence: "off", commit: "off", missing_test: "off", review: "off", commit_rounds: "off" } }
const SEED = Number(process.env["RANDOM_SEED"] ?? 20_260_101)
const counts = { honest: 0, refused: 0, undone: 0, mutations: 0, noticed: 0 }
afterAll(() => console.log(`seed ${SEED}: honest edits ${counts.honest}, refused ${counts.refused}, undone ${counts.undone}; mutations ${counts.mutations}, noticed ${counts.noticed}`))

/** A small generator of its own: the same seed gives the same walk on every machine. */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const CODE = "def total(lines):\n    return sum(price * count for price, count in lines)\n\n\ndef discount(amount):\n    return amount // 10 if amount >= 1000 else 0\n"
const TEST = `from shop import discount, total


def test_should_add_up_lines():
    lines = [(150, 2), (900, 1)]
    assert total(lines) == 1200
    assert total([]) == 0


def test_should_give_a_tenth_off_from_a_thousand():
    amount = 1000
    assert discount(amount) == 100
    assert discount(999) == 0
`
const FILE = "tests/test_shop.py"

async function inCodePhase(): Promise<Project> {
  const project = await new Project({ "shop.py": CODE, [FILE]: TEST }, QUIET).open()
  await project.passes("pipeline_start", { description: "x", totalPhases: 5 })
  for (const phase of [1, 2, 3]) {
    await project.passes("phase_enter", { phase })
    await project.passes("user_approval", { phase })
    await project.passes("phase_complete", { phase })
  }
  await project.passes("phase_enter", { phase: 4 })
  await project.passes("ralph_loop_start", { phase: 4 })
  for (const round of [1, 2]) await project.passes("ralph_round_finding", { phase: 4, round, findings: [] })
  await project.passes("ralph_terminate", { phase: 4, termination: "early_stop" })
  await project.passes("user_approval", { phase: 4 })
  await project.passes("phase_complete", { phase: 4 })
  await project.passes("phase_enter", { phase: 5 })
  return project
}

type Edit = (text: string, turn: number) => string
/** What a careful person does to a test file without asking less of the code. */
const HONEST: Record<string, Edit> = {
  "adds a test": (text, turn) => `${text}\n\ndef test_should_hold_${turn}():\n    assert total([(${turn}, 1)]) == ${turn}\n`,
  "adds an assertion": (text, turn) => text.replace("    assert total([]) == 0\n", `    assert total([]) == 0\n    assert total([(${turn}, 2)]) == ${turn * 2}\n`),
  "renames a variable": (text, turn) => text.replace(/\blines(\w*)\b(?=( =|\)))/g, `lines${turn}`),
  "adds a comment": (text, turn) => text.replace("def test_should_add_up_lines", `# checked in round ${turn}\ndef test_should_add_up_lines`),
  "wraps a list": (text) => text.replace("[(150, 2), (900, 1)]", "[\n        (150, 2),\n        (900, 1),\n    ]"),
  "adds a docstring": (text) => text.replace("def test_should_add_up_lines():\n    lines", "def test_should_add_up_lines():\n    \"\"\"Prices are in cents.\"\"\"\n    lines"),
  "adds an import": (text) => (text.startsWith("import") ? text : `import math  # noqa: F401\n\n${text}`),
}
/** One assertion asks for something else, or for nothing. */
const MUTATIONS: Record<string, Edit> = {
  "another expected value": (text) => text.replace("== 1200", "== 1201"),
  "a bound in the place of a value": (text) => text.replace("== 100\n", ">= 0\n"),
  "an assertion less": (text) => text.replace("    assert discount(999) == 0\n", ""),
  "another input": (text) => text.replace("discount(999)", "discount(1)"),
  "an assertion turned round": (text) => text.replace("total([]) == 0", "total([]) != 1"),
  "always true": (text) => text.replace("assert total([]) == 0", "assert total([]) == 0 or True"),
  "returned from early": (text) => text.replace("    amount = 1000\n", "    return\n    amount = 1000\n"),
}

const pick = <T>(values: Record<string, T>, roll: (sides: number) => number): [string, T] => Object.entries(values)[roll(Object.keys(values).length)] as [string, T]

describe.skipIf(!hasEngine)("random walks", () => {
  it.each([0, 1, 2])("honest edits in any order are never refused nor undone (walk %i)", async (walk) => {
    const roll = dice(SEED + walk)
    const project = await inCodePhase()
    for (let turn = 1; turn <= 10; turn++) {
      const [name, edit] = pick(HONEST, roll)
      const text = edit(project.read(FILE) ?? "", turn)
      const done = roll(2) === 0 ? await project.write(FILE, text) : await project.bash(`cat > ${FILE} <<'EOF'\n${text.trimEnd()}\nEOF`)
      if (roll(3) === 0) await project.write("shop.py", `${CODE}\n\ndef more_${turn}(x):\n    return x + ${turn}\n`)
      if (roll(4) === 0) await project.bash("git add -A && git commit -q -m work")
      const answer = await project.checkpoint("why_articulation", { phase: 5, articulation: "it protects the cart" })
      counts.honest++
      counts.refused += done.refused === undefined ? 0 : 1
      counts.undone += project.read(FILE)?.trimEnd() === text.trimEnd() ? 0 : 1
      expect([name, done.refused, answer.intervention?.results.map(({ action }) => action).filter((action) => action !== "instruct") ?? []]).toEqual([name, undefined, []])
      expect(project.read(FILE)?.trimEnd()).toBe(text.trimEnd())
    }
    project.close()
  })

  it("a single assertion that asks for something else is always noticed", async () => {
    const roll = dice(SEED)
    const project = await inCodePhase()
    for (const name of Object.keys(MUTATIONS).sort(() => roll(3) - 1)) {
      const text = (MUTATIONS[name] as Edit)(TEST, 0)
      expect(text).not.toBe(TEST)
      const hidden = Buffer.from(text).toString("base64")
      await project.bash(`python3 - <<'EOF'\nimport base64\nopen('${FILE}', 'wb').write(base64.b64decode('${hidden}'))\nEOF`)
      const answer = await project.checkpoint("why_articulation", { phase: project.phase, articulation: "it protects the cart" })
      counts.mutations++
      counts.noticed += project.read(FILE) === TEST ? 1 : 0
      expect([name, project.read(FILE)]).toEqual([name, TEST])
      if (answer.decision !== undefined) project.command("decide", answer.decision.id, answer.decision.options[0]?.key ?? "", "--yes")
    }
    project.close()
  })
})
