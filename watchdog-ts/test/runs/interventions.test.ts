// What is done about a violation, from the agent's call to the person's undo: real git, the real engine, no model.
import { afterEach, describe, expect, it } from "vitest"
import { hasEngine, Project, type Answer } from "./host.ts"

const QUIET = { approval: "none", loopPhases: { ralph: [4, 5], followup: [1, 2, 3] }, checks: { test_evidence: "off", commit: "off", missing_test: "off", review: "off", commit_rounds: "off" } }
const CODE = "def total(lines):\n    return sum(line.price for line in lines)\n"
/** A write that no shell parser can foresee. */
const HIDDEN = (name: string, text: string): string => `python3 - <<'EOF'\nimport base64\nopen('${name}', 'wb').write(base64.b64decode('${Buffer.from(text).toString("base64")}'))\nEOF`
const TEST = "from cart import total\n\n\ndef test_should_add_up():\n    assert total([1, 2]) == 3\n"
let project: Project
afterEach(() => project?.close())

async function inPhase(phase: 4 | 5, files: Record<string, string> = {}, inFour: () => Promise<unknown> = async () => {}, config: object = {}): Promise<void> {
  project = await new Project(files, { ...QUIET, ...config }).open()
  await project.passes("pipeline_start", { description: "x", totalPhases: 5 })
  for (const early of [1, 2, 3]) await through(early, async () => {})
  await project.passes("phase_enter", { phase: 4 })
  if (phase === 4) return
  await inFour()
  await project.passes("ralph_loop_start", { phase: 4 })
  for (const round of [1, 2]) await project.passes("ralph_round_finding", { phase: 4, round, findings: [] })
  await project.passes("ralph_terminate", { phase: 4, termination: "early_stop" })
  await project.passes("user_approval", { phase: 4 })
  await project.passes("phase_complete", { phase: 4 })
  await project.passes("phase_enter", { phase: 5 })
}

async function through(phase: number, work: () => Promise<unknown>): Promise<void> {
  await project.passes("phase_enter", { phase })
  await work()
  await project.passes("user_approval", { phase })
  await project.passes("phase_complete", { phase })
}

/** A checkpoint that moves nothing. An engine that could not be had would make every story here meaningless. */
async function look(): Promise<Answer> {
  const answer = await ask()
  expect(answer.warnings.join(" ")).not.toContain("engine")
  return answer
}
const ask = (): Promise<Answer> => project.checkpoint("why_articulation", { phase: project.phase, articulation: "it protects the cart" })
const operation = (answer: Answer): string => answer.intervention?.results.find(({ operation_id }) => operation_id !== null)?.operation_id ?? ""

describe.skipIf(!hasEngine)("a test that passed and fails now", () => {
  const RUN = "python3 -m unittest discover -v -s tests"
  const UNITTEST = "import unittest\n\nfrom cart import total\n\n\nclass TotalTest(unittest.TestCase):\n    def test_adds_up(self):\n        self.assertEqual(total([1, 2]), 3)\n"
  const GREEN = "def total(lines):\n    return sum(lines)\n"

  it("takes the code back to what the green run was of, whether it is committed or not", async () => {
    for (const isCommitted of [false, true]) {
      await inPhase(5, { "tests/test_cart.py": UNITTEST, "cart.py": "def total(lines):\n    raise NotImplementedError\n" }, undefined, { ladders: { REGRESSION: ["rollback"] } })
      await project.write("cart.py", GREEN)
      await project.bash(RUN)
      if (isCommitted) await project.bash("git add -A && git commit -q -m green")
      await project.write("cart.py", "def total(lines):\n    return 0\n")
      await project.bash(RUN)
      const answer = await look()
      expect(answer.intervention?.results.find(({ violation_type }) => violation_type === "REGRESSION")?.action).toBe("rollback")
      expect(project.read("cart.py")).toBe(GREEN)
      if (!isCommitted) project.close()
    }
  })
})

describe.skipIf(!hasEngine)("a file that must not stand", () => {
  it("is taken away at the next checkpoint, and its bytes are kept", async () => {
    await inPhase(4)
    await project.bash(HIDDEN("cart.py", CODE))
    const answer = await look()
    expect([answer.intervention?.results[0]?.action, project.read("cart.py")]).toEqual(["quarantine", null])
    expect(answer.instructions[0]).toContain("cart.py")
    expect(project.sh(`cat .git/intervention/main/quarantine/${operation(answer)}/files/cart.py`)).toBe(CODE)
  })

  it("comes back by a person's undo, and is not undone again", async () => {
    await inPhase(4)
    await project.bash(HIDDEN("cart.py", CODE))
    project.command("undo", operation(await look()), "--yes")
    const again = await look()
    expect([project.read("cart.py"), again.intervention]).toEqual([CODE, null])
    await project.bash(HIDDEN("cart.py", CODE + "\n\ndef more(x):\n    return x + 1\n"))
    await look()
    expect(project.read("cart.py") ?? "").not.toContain("more")
  })

  it("in a test that was never committed gives the base back, and the stash list shows it", async () => {
    await inPhase(5, {}, () => project.write("tests/test_cart.py", TEST))
    await project.bash("sed -i 's/== 3/>= 0/' tests/test_cart.py")
    const answer = await look()
    expect([answer.intervention?.results[0]?.action, project.read("tests/test_cart.py")]).toEqual(["rollback", TEST])
    expect(project.sh("git stash list")).toContain("intervention: main")
  })

  it("in tests that stand beside the code gives the base back, and the code alone is the agent's to write", async () => {
    const rust = "pub fn one() -> i32 {\n    todo!()\n}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n\n    #[test]\n    fn is_one() {\n        assert_eq!(one(), 1);\n    }\n}\n"
    await inPhase(5, { "src/lib.rs": rust })
    await project.bash("sed -i 's/todo!()/1/' src/lib.rs")
    const filled = project.read("src/lib.rs")
    expect([(await look()).instructions.join(" "), filled === rust, project.read("src/lib.rs") === filled]).toEqual([expect.stringContaining("Nothing had to be undone"), false, true])
    await project.bash("sed -i 's/, 1)/, 2)/' src/lib.rs")
    const answer = await look()
    expect([answer.intervention?.results[0]?.violation_type, project.read("src/lib.rs")]).toEqual(["MODIFIED_TEST", rust])
  })

  it("leaves what the person changed beside it alone, staged and unstaged", async () => {
    await inPhase(4, { "notes.txt": "a\n", "plan.txt": "a\n" })
    project.sh("echo person >> notes.txt; echo person >> plan.txt; git add plan.txt; git stash list")
    const before = project.sh("git status --porcelain")
    await project.bash(HIDDEN("cart.py", CODE))
    await look()
    expect([project.sh("git status --porcelain"), project.read("notes.txt")]).toEqual([before, "a\nperson\n"])
  })
})

describe.skipIf(!hasEngine)("work that git ignores", () => {
  const config = { checks: { ...QUIET.checks, commit: "block", commit_rounds: "block" } }
  /** What pytest, ruff, mypy and uv do: a folder of their own that ignores itself. */
  const OWN_FOLDER = (name: string): string => `mkdir -p ${name}/v/tests && echo '*' > ${name}/.gitignore && echo x > ${name}/README.md && echo x > ${name}/v/state && echo 'def test_x(): pass' > ${name}/v/tests/test_x.py`

  it.each([".pytest_cache", ".ruff_cache", ".mypy_cache", ".venv", "coverage-data"])("is nobody's to commit in a tool's folder: %s", async (folder) => {
    await inPhase(4, {}, undefined, config)
    await project.bash(folder === "coverage-data" ? OWN_FOLDER(folder).replace(/ && echo 'def.*/, "") : OWN_FOLDER(folder))
    const before = project.sh(`find ${folder} | sort`)
    await end(4)
    await project.passes("phase_complete", { phase: 4 })
    expect([project.sh(`find ${folder} | sort`), project.log().some(({ event }) => event === "intervention")]).toEqual([before, false])
  })

  it("is missed in a tool's folder neither where nothing ignores it", async () => {
    await inPhase(4, {}, undefined, config)
    await project.bash("mkdir -p .pytest_cache/v .venv/lib/python3/site-packages/x && echo x > .pytest_cache/v/state && echo 'def f(x): return x * 2' > .venv/lib/python3/site-packages/x/y.py")
    await end(4)
    await project.passes("phase_complete", { phase: 4 })
  })

  it.each([["cart.py", CODE], ["tests/test_cart.py", TEST], ["pytest.ini", "[pytest]\n"]])("is missed all the same where it is %s, by whatever rule it is ignored", async (name, text) => {
    for (const rule of [`echo '/${name}' >> .gitignore && git add .gitignore && git commit -q -m ignore`, `echo '/${name}' >> .git/info/exclude`]) {
      await inPhase(5, {}, undefined, config)
      await project.bash(`${HIDDEN("x", text)}\nmkdir -p $(dirname ${name}) && mv x ${name} && ${rule}`)
      await project.passes("ralph_loop_start", { phase: 5 })
      for (const round of [1, 2]) await project.passes("ralph_round_finding", { phase: 5, round, findings: [] })
      const held = await project.checkpoint("ralph_terminate", { phase: 5, termination: "early_stop" })
      expect([held.ok, held.guidance]).toEqual([false, expect.stringContaining(`UNCOMMITTED_REVIEW (${name})`)])
      project.close()
    }
  })

  async function end(phase: number): Promise<void> {
    await project.passes("ralph_loop_start", { phase })
    for (const round of [1, 2]) await project.passes("ralph_round_finding", { phase, round, findings: [] })
    await project.passes("ralph_terminate", { phase, termination: "early_stop" })
    await project.passes("user_approval", { phase })
  }
})

describe.skipIf(!hasEngine)("a test run that does not count", () => {
  const TESTS = { "tests/test_cart.py": "import unittest\n\nfrom cart import total\n\n\nclass TotalTest(unittest.TestCase):\n    def test_adds_up(self):\n        self.assertEqual(total([1, 2]), 3)\n", "cart.py": "def total(lines):\n    return sum(lines)\n" }
  const RUN = "python3 -m unittest discover -s tests"
  const hush = `printf 'import os\\nimport sys\\n\\nif "unittest" in sys.modules:\\n    os._exit(0)\\n' > cart.py`

  it.each([
    [`${RUN} 2>&1 | tail -3`, "its exit status is that of `tail`"], [`${RUN}; true`, "its exit status is that of `true`"], [`${RUN} -k adds`, "it ran only part of the tests"],
    [`${hush} && ${RUN}`, "it said nothing of what it ran"], [`${RUN} && sed -i 's/sum/0 * sum/' cart.py`, "its exit status is that of `sed`"],
  ])("is named with its reason: %s", async (command, why) => {
    await inPhase(5, TESTS, undefined, { checks: { ...QUIET.checks, test_evidence: "block" } })
    await project.bash(command)
    await project.passes("ralph_loop_start", { phase: 5 })
    for (const round of [1, 2]) await project.passes("ralph_round_finding", { phase: 5, round, findings: [] })
    await project.passes("ralph_terminate", { phase: 5, termination: "early_stop" })
    await project.passes("user_approval", { phase: 5 })
    const held = await project.checkpoint("phase_complete", { phase: 5 })
    expect([held.ok, held.instructions.join(" ")]).toEqual([false, expect.stringContaining(`does not count: ${why})`)])
  })
})

describe.skipIf(!hasEngine)("an event that does not fit", () => {
  async function heldByACommit(): Promise<void> {
    project = await new Project({}, { ...QUIET, checks: { ...QUIET.checks, commit: "block" } }).open()
    await project.passes("pipeline_start", { description: "x", totalPhases: 5 })
    await project.passes("phase_enter", { phase: 1 })
    await project.write("docs/notes.md", "n\n")
    await project.passes("user_approval", { phase: 1 })
    const held = await project.checkpoint("phase_complete", { phase: 1 })
    expect([held.ok, held.intervention?.results.map(({ violation_type }) => violation_type)]).toEqual([false, ["UNCOMMITTED_PHASE"]])
  }

  it.each([["phase_complete", { phase: 2 }], ["ralph_terminate", { phase: 1, termination: "early_stop" }], ["phase_enter", { phase: 7 }], ["user_approval", { phase: 1 }]])("strikes nothing again and undoes nothing: %s %j", async (event, payload) => {
    await heldByACommit()
    for (let i = 0; i < 3; i++) {
      const refused = await project.checkpoint(event, payload)
      expect([refused.ok, refused.instructions, refused.intervention, refused.state?.phase_status]).toEqual([false, [], null, "approved"])
    }
    expect(project.read("docs/notes.md")).toBe("n\n")
    await project.bash("git add -A && git commit -q -m notes")
    await project.passes("phase_complete", { phase: 1 })
  })

  it("has what nobody has answered yet undone all the same, beside its own fault", async () => {
    await inPhase(4, {}, undefined, { checks: { ...QUIET.checks, review: "block" }, loopPhases: { ralph: [4], followup: [1, 2, 3, 5] } })
    await project.bash(HIDDEN("cart.py", CODE))
    const refused = await project.checkpoint("phase_complete", { phase: 4 })
    expect([refused.intervention?.results.map(({ violation_type }) => violation_type).sort(), project.read("cart.py")]).toEqual([["SKIP_RED_PHASE", "SKIP_REVIEW"], null])
  })
})

describe.skipIf(!hasEngine)("a test that is weakened while a merge is in progress", () => {
  it("is not forgotten: a person may let the merge go on, and afterwards the test is put back", async () => {
    await inPhase(5, { "tests/test_cart.py": TEST, "notes.md": "a\n" }, async () => {
      project.sh("git checkout -q -b other && echo other > notes.md && git commit -q -a -m other && git checkout -q main && echo main > notes.md && git commit -q -a -m main")
    })
    await project.bash("git merge other; sed -i 's/== 3/in (0, 3)/' tests/test_cart.py")
    const stopped = await look()
    expect(stopped.state?.phase_status).toBe("suspended")
    project.command("decide", stopped.decision?.id ?? "", "continue", "--yes")
    await project.bash("git checkout --ours notes.md; git add -A; git commit -q -m merged")
    await look()
    expect(project.read("tests/test_cart.py")).toBe(TEST)
  })
})

describe.skipIf(!hasEngine)("three strikes", () => {
  async function strikeOut(): Promise<Answer> {
    await inPhase(4)
    let answer: Answer | null = null
    for (let i = 0; i < 3; i++) {
      await project.bash(HIDDEN(`cart${i}.py`, CODE))
      answer = await look()
    }
    return answer as Answer
  }

  it("suspend the run, in every session, whatever is tried", async () => {
    const answer = await strikeOut()
    expect([answer.state?.phase_status, answer.intervention?.pipeline_action]).toEqual(["suspended", "suspend"])
    const other = await project.newSession()
    const write = await project.write("notes.md", "x", other)
    expect(write.refused).toContain(answer.decision?.id)
    expect((await project.call("read", { filePath: ".gitignore" }, other)).refused).toBeUndefined()
    for (const [event, payload] of [["pipeline_resume", {}], ["pipeline_start", { description: "y", force: true }], ["phase_return", { to: 4, reason: "x" }]] as const) {
      const refused = await project.checkpoint(event, payload)
      expect([event, refused.ok, refused.decision?.id]).toEqual([event, false, answer.decision?.id])
    }
  })

  it("end with a person's decision, which the watchdog notices by itself", async () => {
    const answer = await strikeOut()
    const option = answer.decision?.options[0]?.key ?? ""
    project.command("decide", answer.decision?.id ?? "", option, "--yes")
    expect((await project.write("notes.md", "x")).refused).toBeUndefined()
    const next = await look()
    expect([next.ok, next.state?.phase_status]).toEqual([true, "active"])
    await project.bash(HIDDEN("cart9.py", CODE))
    expect((await look()).state?.phase_status).toBe("active")
  })

  it("are not decided by the agent", async () => {
    const answer = await strikeOut()
    const tried = await project.bash(`intervention decide ${answer.decision?.id} continue --yes`)
    expect(tried.refused).toBeDefined()
  })
})

describe("without an engine", () => {
  const saved = process.env["INTERVENTION_COMMAND"]
  afterEach(() => {
    if (saved === undefined) delete process.env["INTERVENTION_COMMAND"]
    else process.env["INTERVENTION_COMMAND"] = saved
  })
  const ways: [string, string[]][] = [
    ["that is not installed", ["/nowhere/intervention"]],
    ["that crashes", ["bash", "-c", "kill -9 $$"]],
    ["that talks nonsense", ["echo", "hello"]],
    ["that answers another batch", ["echo", '{"v":1,"batch_id":"00000000-0000-4000-8000-000000000000","status":"ok"}']],
  ]
  it.each(ways)("%s the gate holds until the agent puts the file right", async (_, command) => {
    process.env["INTERVENTION_COMMAND"] = JSON.stringify(command)
    await inPhase(4)
    await project.bash(HIDDEN("cart.py", CODE))
    await project.passes("ralph_loop_start", { phase: 4 })
    for (const round of [1, 2]) await project.passes("ralph_round_finding", { phase: 4, round, findings: [] })
    const held = await project.checkpoint("ralph_terminate", { phase: 4, termination: "early_stop" })
    expect([held.ok, held.intervention, held.violation?.violation_type]).toEqual([false, null, "SKIP_RED_PHASE"])
    expect((await project.write("other.py", CODE)).refused).toBeDefined()
    expect(project.log().some(({ event }) => event === "degraded")).toBe(true)
    await project.bash("rm cart.py")
    await project.passes("ralph_terminate", { phase: 4, termination: "early_stop" })
  })
})

describe("a run and its surroundings", () => {
  const saved = process.env["INTERVENTION_COMMAND"]
  afterEach(() => {
    if (saved === undefined) delete process.env["INTERVENTION_COMMAND"]
    else process.env["INTERVENTION_COMMAND"] = saved
  })
  const alone = (): void => void (process.env["INTERVENTION_COMMAND"] = JSON.stringify(["false"]))

  it("is named, with the way to end it, where another session is refused", async () => {
    alone()
    await inPhase(4)
    const other = await project.newSession()
    const refused = (await project.write("cart.py", "def f(x):\n    total = x * 2\n    return total\n", other)).refused ?? ""
    expect(refused).toContain("intervention runs end")
    expect((await project.write("cart.py", "def f(x):\n    total = x * 2\n    return total\n")).refused).not.toContain("runs end")
  })

  it("does not begin where the guard is switched off, and nothing is refused", async () => {
    alone()
    project = await new Project({}, { enabled: false }).open()
    expect((await project.checkpoint("pipeline_start", { description: "x" })).ok).toBe(false)
    expect((await project.write("cart.py", CODE)).refused).toBeUndefined()
  })

  it("is not switched off by a change of its configuration", async () => {
    alone()
    await inPhase(4)
    project.put({ ".opencode/watchdog.jsonc": '{"enabled": false, "checks": {"business_code": "off"}}' })
    expect((await project.write("cart.py", "def f(x):\n    total = x * 2\n    return total\n")).refused).toBeDefined()
    expect((await ask()).warnings.join(" ")).toContain("intervention config accept")
  })

  it("needs a commit to stand on", async () => {
    alone()
    project = new Project({})
    project.sh("rm -rf .git && git init -q")
    await project.open()
    const answer = await project.checkpoint("pipeline_start", { description: "x" })
    expect([answer.ok, answer.guidance]).toEqual([false, expect.stringContaining("not_a_repository")])
  })
})

describe.skipIf(!hasEngine)("a person's requests", () => {
  it("end the run, which then binds nobody", async () => {
    await inPhase(4)
    project.command("runs", "end", "--yes")
    expect((await project.write("cart.py", CODE)).refused).toBeUndefined()
    expect((await project.checkpoint("phase_enter", { phase: 5 })).ok).toBe(false)
    await project.passes("pipeline_start", { description: "again", totalPhases: 5 })
  })

  it("bring a changed configuration into force", async () => {
    await inPhase(4)
    project.put({ ".opencode/watchdog.jsonc": JSON.stringify({ ...QUIET, checks: { ...QUIET.checks, business_code: "warn" } }) })
    project.command("config", "accept", "--yes")
    expect((await project.write("cart.py", CODE)).refused).toBeUndefined()
    expect((await ask()).warnings.join(" ")).not.toContain("config accept")
  })
})
