// The usual course of a run, in steps that a story can put together or leave out.
import type { Project } from "./host.ts"

export const DOCUMENTS: Record<number, readonly [string, string]> = {
  1: ["docs/requirements.md", "# Requirements\n\nA cart adds up its lines.\n"],
  2: ["docs/technical-design.md", "# Technical design\n\nOne module, one class.\n"],
  3: ["docs/test-plan.md", "# Test plan\n\nEmpty cart, two lines.\n"],
}

export async function start(project: Project, totalPhases = 5): Promise<void> {
  await project.person("please add a cart")
  await project.passes("pipeline_start", { description: "a cart", totalPhases })
}

/** Two clean rounds by a reviewer who reads `files`, then a person's approval and the end of the phase. */
export async function review(project: Project, phase: number, ...files: string[]): Promise<void> {
  await project.passes("ralph_loop_start", { phase })
  for (const round of [1, 2]) {
    await project.review(...files)
    await project.passes("ralph_round_finding", { phase, round, findings: [] })
  }
  await project.passes("ralph_terminate", { phase, termination: "early_stop" })
}

export async function approve(project: Project, phase: number): Promise<void> {
  await project.person("fine, go on")
  await project.passes("user_approval", { phase })
  await project.passes("phase_complete", { phase })
}

export async function commit(project: Project, message: string): Promise<void> {
  await project.bash(`git add -A && git commit -q -m '${message}'`)
}

export async function documents(project: Project): Promise<void> {
  for (const [phase, [file, text]] of Object.entries(DOCUMENTS)) {
    await project.passes("phase_enter", { phase: Number(phase) })
    await project.write(file, text)
    await commit(project, `docs: phase ${phase}`)
    await review(project, Number(phase), file)
    await approve(project, Number(phase))
  }
}

export const TEST = "tests/test_cart.py"
export const TEST_TEXT = `import unittest

from cart import Cart


class CartTest(unittest.TestCase):
    def test_should_start_empty(self):
        self.assertEqual(Cart().total(), 0)

    def test_should_add_up_its_lines(self):
        cart = Cart()
        cart.add(150, 2)
        cart.add(900, 1)
        self.assertEqual(cart.total(), 1200)


if __name__ == "__main__":
    unittest.main()
`
export const STUB = `class Cart:
    def add(self, price, quantity):
        raise NotImplementedError

    def total(self):
        raise NotImplementedError
`
export const CODE = `class Cart:
    def __init__(self):
        self._lines = []

    def add(self, price, quantity):
        self._lines.append(price * quantity)

    def total(self):
        return sum(self._lines)
`
export const RUN = "python3 -m unittest discover -v -s tests"

export async function tests(project: Project): Promise<void> {
  await project.passes("phase_enter", { phase: 4 })
  await project.write(TEST, TEST_TEXT)
  await project.write("cart.py", STUB)
  await project.bash(RUN)
  await commit(project, "test: cart, red")
  await review(project, 4, TEST, "cart.py")
  await approve(project, 4)
}

export async function code(project: Project): Promise<void> {
  await project.passes("phase_enter", { phase: 5 })
  await project.write("cart.py", CODE)
  await project.bash(RUN)
  await commit(project, "feat: cart")
  await review(project, 5, "cart.py")
  await approve(project, 5)
}
