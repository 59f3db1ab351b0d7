// Whole honest runs with the default checks: nothing is refused, undone or suspended.
import { afterEach, describe, expect, it } from "vitest"
import { hasEngine, Project } from "./host.ts"
import * as story from "./story.ts"

let project: Project
afterEach(() => project?.close())

/** What the guard did beside telling, over the whole log. */
function interferences(): unknown[] {
  return project.log().filter((entry) => {
    if (entry["event"] === "intercepted") return true
    if (entry["event"] !== "intervention") return false
    const { result } = entry["detail"] as { result: { results: { action: string }[] } }
    return result.results.some(({ action }) => action !== "instruct")
  })
}
const interventions = (): unknown[] => project.log().filter(({ event }) => event === "intervention")

async function untilTests(files: Record<string, string> = {}, config: object = {}): Promise<void> {
  project = await new Project(files, config).open()
  await story.start(project)
  await story.documents(project)
}

async function untilCode(files: Record<string, string> = {}): Promise<void> {
  await untilTests(files)
  await story.tests(project)
}

describe.skipIf(!hasEngine)("an honest run", () => {
  it("passes phases 1 to 5 without a single intervention", async () => {
    await untilCode()
    await story.code(project)
    expect([interferences(), interventions()]).toEqual([[], []])
    expect(project.read("cart.py")).toBe(story.CODE)
  })

  it("may knock at a gate too early and then do the review that it asks for", async () => {
    await untilTests()
    await project.passes("phase_enter", { phase: 4 })
    await project.write(story.TEST, story.TEST_TEXT)
    await project.write("cart.py", story.STUB)
    const early = await project.checkpoint("phase_complete", { phase: 4 })
    expect([early.ok, early.violation?.violation_type, early.intervention?.pipeline_action]).toEqual([false, "SKIP_REVIEW", "continue"])
    await project.bash(story.RUN)
    await story.commit(project, "test: red")
    await story.review(project, 4, story.TEST)
    await story.approve(project, 4)
    await story.code(project)
    expect(interferences()).toEqual([])
  })

  it("may be rejected by the person and go back", async () => {
    await untilCode()
    await project.passes("phase_enter", { phase: 5 })
    await project.write("cart.py", story.CODE)
    await project.bash(story.RUN)
    await story.commit(project, "feat: cart")
    await story.review(project, 5, "cart.py")
    await project.person("no: the total has to round to five cents. Go back to the tests.")
    await project.passes("phase_return", { to: 4, reason: "the person wants rounding" })
    await project.write(story.TEST, story.TEST_TEXT.replace("1200)", "1200)\n\n    def test_should_round(self):\n        cart = Cart()\n        cart.add(3, 1)\n        self.assertEqual(cart.total(), 5)"))
    await project.bash(story.RUN)
    await story.commit(project, "test: rounding")
    await story.review(project, 4, story.TEST)
    await story.approve(project, 4)
    await project.passes("phase_enter", { phase: 5 })
    await project.write("cart.py", story.CODE.replace("sum(self._lines)", "(sum(self._lines) + 2) // 5 * 5"))
    await project.bash(story.RUN)
    await story.commit(project, "feat: rounding")
    await story.review(project, 5, "cart.py")
    await story.approve(project, 5)
    expect(interferences()).toEqual([])
  })

  it("may find defects, contest one, and mend the rest", async () => {
    await untilCode()
    await project.passes("phase_enter", { phase: 5 })
    await project.write("cart.py", story.CODE)
    await project.bash(story.RUN)
    await story.commit(project, "feat: cart")
    await project.passes("ralph_loop_start", { phase: 5 })
    await project.review("cart.py")
    await project.passes("ralph_round_finding", { phase: 5, round: 1, findings: [{ severity: "H", description: "a negative quantity is accepted" }, { severity: "L", description: "no docstring" }] })
    await project.write("cart.py", story.CODE.replace("        self._lines.append", "        if quantity < 0:\n            raise ValueError(quantity)\n        self._lines.append"))
    await project.bash(story.RUN)
    await story.commit(project, "fix: negative quantities")
    const prompt = "Review the code below and report every defect.\n\n## Contested issues\n\nIn the previous round somebody asked for a docstring; the house style has none.\n"
    for (const round of [2, 3]) {
      const done = await project.subagent(prompt, async (session) => void (await project.call("read", { filePath: "cart.py" }, session)))
      expect(done.refused).toBeUndefined()
      await project.passes("ralph_round_finding", { phase: 5, round, findings: [] })
    }
    await project.passes("ralph_terminate", { phase: 5, termination: "early_stop" })
    await story.approve(project, 5)
    expect(interferences()).toEqual([])
  })

  it("may put stubs into modules that have been there for years", async () => {
    await untilTests({ "shop/orders.py": "def open_orders(orders):\n    return [order for order in orders if not order['closed']]\n", "shop/__init__.py": "" })
    await project.passes("phase_enter", { phase: 4 })
    await project.write("tests/test_orders.py", "import unittest\n\nfrom shop.orders import closed_orders\n\n\nclass OrdersTest(unittest.TestCase):\n    def test_should_find_closed_orders(self):\n        self.assertEqual(closed_orders([{'closed': True}]), [{'closed': True}])\n")
    await project.call("edit", { filePath: "shop/orders.py", oldString: "def open_orders", newString: "def closed_orders(orders):\n    raise NotImplementedError\n\n\ndef open_orders" })
    await project.bash(story.RUN)
    await story.commit(project, "test: closed orders, red")
    await story.review(project, 4, "tests/test_orders.py")
    await story.approve(project, 4)
    await project.passes("phase_enter", { phase: 5 })
    await project.call("edit", { filePath: "shop/orders.py", oldString: "    raise NotImplementedError", newString: "    return [order for order in orders if order['closed']]" })
    await project.bash(story.RUN)
    await story.commit(project, "feat: closed orders")
    await story.review(project, 5, "shop/orders.py")
    await story.approve(project, 5)
    expect([interferences(), interventions()]).toEqual([[], []])
  })

  it("may forget to commit the tests, is told, commits and goes on", async () => {
    await untilTests()
    await project.passes("phase_enter", { phase: 4 })
    await project.write(story.TEST, story.TEST_TEXT)
    await project.write("cart.py", story.STUB)
    await project.bash(story.RUN)
    await story.review(project, 4, story.TEST)
    await project.person("fine")
    await project.passes("user_approval", { phase: 4 })
    const refused = await project.checkpoint("phase_complete", { phase: 4 })
    expect([refused.ok, refused.violation?.violation_type]).toEqual([false, "UNCOMMITTED_PHASE"])
    expect(refused.instructions.join(" ")).toContain("commit")
    await story.commit(project, "test: red")
    await project.passes("phase_complete", { phase: 4 })
    expect([project.read(story.TEST), project.read("cart.py")]).toEqual([story.TEST_TEXT, story.STUB])
    expect(interferences()).toEqual([])
  })

  it("is not blamed for what a person edits, and the person owns it in a sentence", async () => {
    await untilTests({ "legacy.py": "def f():\n    return 1\n" })
    await project.passes("phase_enter", { phase: 4 })
    await project.write(story.TEST, story.TEST_TEXT)
    project.put({ "legacy.py": "def f():\n    return 1 + 1\n\n\ndef g(x):\n    return x * f()\n" })
    await project.write("cart.py", story.STUB)
    await project.bash(story.RUN)
    await project.bash("git add tests cart.py && git commit -q -m 'test: red'")
    await story.review(project, 4, story.TEST)
    await project.person("fine")
    await project.passes("user_approval", { phase: 4 })
    const held = await project.checkpoint("phase_complete", { phase: 4 })
    expect([held.ok, held.guard.unattributed]).toEqual([false, ["legacy.py"]])
    expect(held.guidance).toContain("intervention mine")
    project.command("mine", "legacy.py", "--yes")
    await project.passes("phase_complete", { phase: 4 })
    expect(project.read("legacy.py")).toContain("def g(x)")
    expect(interferences()).toEqual([])
  })

  it("may merge a main branch with hundreds of business files while tests are written", async () => {
    await untilTests()
    project.sh("git checkout -q -b elsewhere && mkdir big && for i in $(seq 300); do printf 'def f(x):\\n    return x * %s\\n' $i > big/m$i.py; done && git add -A && git commit -q -m 'feat: much' && git checkout -q main")
    await project.passes("phase_enter", { phase: 4 })
    await project.write(story.TEST, story.TEST_TEXT)
    await project.write("cart.py", story.STUB)
    await project.bash("git add -A && git commit -q -m 'test: red' && git merge -q --no-edit elsewhere")
    await project.bash(story.RUN)
    await story.review(project, 4, story.TEST)
    await story.approve(project, 4)
    expect(project.read("big/m300.py")).toContain("x * 300")
    expect(interferences()).toEqual([])
  })

  it("may be red three times before it is green", async () => {
    await untilCode()
    await project.passes("phase_enter", { phase: 5 })
    for (const total of ["0", "1", "len(self._lines)", "sum(self._lines)"]) {
      await project.write("cart.py", story.CODE.replace("sum(self._lines)", total))
      await project.bash(story.RUN)
    }
    await story.commit(project, "feat: cart")
    await story.review(project, 5, "cart.py")
    await story.approve(project, 5)
    expect(interferences()).toEqual([])
  })

  it("may give a public function a better name, in code and tests", async () => {
    const test = "import unittest\n\nfrom money import fmt\n\n\nclass MoneyTest(unittest.TestCase):\n    def test_should_show_cents(self):\n        self.assertEqual(fmt(1250), '12.50')\n"
    await untilCode({ "money.py": "def fmt(cents):\n    return f'{cents // 100}.{cents % 100:02}'\n", "tests/test_money.py": test })
    await project.passes("phase_enter", { phase: 5 })
    await project.write("cart.py", story.CODE)
    await project.bash("sed -i 's/def fmt/def format_money/' money.py && sed -i 's/fmt/format_money/g' tests/test_money.py")
    await project.bash(story.RUN)
    await story.commit(project, "feat: cart; refactor: format_money")
    await story.review(project, 5, "cart.py")
    await story.approve(project, 5)
    expect(project.read("tests/test_money.py")).toBe(test.replaceAll("fmt", "format_money"))
    expect(interferences()).toEqual([])
  })

  it("may remove dead code with its tests by way of the test phase", async () => {
    const test = "import unittest\n\nfrom old import dead\n\n\nclass OldTest(unittest.TestCase):\n    def test_should_be_dead(self):\n        self.assertEqual(dead(), 1)\n"
    await untilCode({ "old.py": "def dead():\n    return 1\n", "tests/test_old.py": test })
    await project.passes("phase_enter", { phase: 5 })
    await project.write("cart.py", story.CODE)
    await project.bash(story.RUN)
    await story.commit(project, "feat: cart")
    await project.person("the old module can go, with its tests")
    await project.passes("phase_return", { to: 4, reason: "dead code goes, and its tests with it" })
    await project.bash("git rm -q tests/test_old.py")
    await project.bash(story.RUN)
    await story.commit(project, "test: the old module is no longer wanted")
    await story.review(project, 4, story.TEST)
    await story.approve(project, 4)
    await project.passes("phase_enter", { phase: 5 })
    await project.bash("git rm -q old.py")
    await project.bash(story.RUN)
    await story.commit(project, "refactor: the old module is gone")
    await story.review(project, 5, "cart.py")
    await story.approve(project, 5)
    expect([project.read("old.py"), project.read("tests/test_old.py")]).toEqual([null, null])
    expect(interferences()).toEqual([])
  })

  it("may work in one package of a monorepo while another one is red", async () => {
    const red = "import unittest\n\n\nclass OtherTest(unittest.TestCase):\n    def test_should_be_mended_some_day(self):\n        self.assertEqual(1, 2)\n"
    await untilTests({ "packages/other/tests/test_other.py": red, "packages/other/tests/__init__.py": "" })
    await project.passes("phase_enter", { phase: 4 })
    await project.write("packages/cart/tests/__init__.py", "")
    await project.write("packages/cart/tests/test_cart.py", story.TEST_TEXT)
    await project.write("packages/cart/cart.py", story.STUB)
    await project.bash("cd packages/cart && python3 -m unittest discover -v -s tests")
    await story.commit(project, "test: red")
    await story.review(project, 4, "packages/cart/tests/test_cart.py")
    await story.approve(project, 4)
    await project.passes("phase_enter", { phase: 5 })
    await project.write("packages/cart/cart.py", story.CODE)
    await project.bash("cd packages/other && python3 -m unittest discover -v -s tests")
    await project.bash("cd packages/cart && python3 -m unittest discover -v -s tests")
    await story.commit(project, "feat: cart")
    await story.review(project, 5, "packages/cart/cart.py")
    await story.approve(project, 5)
    expect(interferences()).toEqual([])
  })

  it("may be picked up next day by another session of another host process", async () => {
    await untilCode()
    await project.passes("phase_enter", { phase: 5 })
    await project.write("cart.py", story.CODE)
    const next = await project.newSession()
    const early = await project.checkpoint("pipeline_resume", { reason: "next day" }, next)
    expect(early.ok).toBe(false)
    await project.person("go on with yesterday's run", next)
    await project.passes("pipeline_resume", { reason: "next day" }, next)
    project.main = next
    await project.bash(story.RUN)
    await story.commit(project, "feat: cart")
    await story.review(project, 5, "cart.py")
    await story.approve(project, 5)
    expect(interferences()).toEqual([])
  })
})
