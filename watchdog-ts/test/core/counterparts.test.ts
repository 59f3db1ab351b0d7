import { describe, expect, it } from "vitest"
import { candidatesForTest, isReached, makesUseOf } from "../../src/core/counterparts.ts"

describe("a test is looked for", () => {
  it.each([
    ["src/a/b.py", ["tests/test_b.py", "tests/a/test_b.py", "src/a/test_b.py"]],
    ["web/x.ts", ["web/x.test.ts", "web/__tests__/x.ts", "web/x.spec.ts"]],
    ["x.go", ["x_test.go"]],
    ["src/main/java/p/Cart.java", ["src/test/java/p/CartTest.java"]],
    ["lib/cart.rb", ["spec/cart_spec.rb", "test/cart_test.rb"]],
    ["src/$&.ts", ["src/$&.test.ts"]],
  ])("beside and below the test folders of %s", (source, expected) => {
    expect(candidatesForTest(source)).toEqual(expect.arrayContaining(expected))
  })

  it("never at the source itself", () => {
    expect(candidatesForTest("tests/x.ts")).not.toContain("tests/x.ts")
  })
})

describe("a text makes use of a source file", () => {
  it.each([
    ["src/shop/cart.py", "tests/test_x.py", "from shop.cart import Cart\n"],
    ["src/shop/cart.py", "tests/test_x.py", "from shop import (\n    cart,\n)\n"],
    ["src/shop/__init__.py", "tests/test_x.py", "import shop\n"],
    ["src/tax.ts", "test/y.test.ts", "import { withTax } from '../src/tax'\n"],
    ["till.go", "till_more_test.go", "package till\n"],
    ["src/Cart.java", "test/AllTest.java", "class AllTest { Cart cart; }"],
    ["src/stats.rs", "tests/all.rs", "use mycrate::stats::median;"],
    ["lib/cart.rb", "test/all_test.rb", 'require_relative "../lib/cart"\n'],
  ])("%s in %s", (source, user, text) => {
    expect(makesUseOf(source, user, text)).toBe(true)
  })

  it.each([
    ["src/shop/cart.py", "tests/test_x.py", "from shop.cartoon import Cart\n"],
    ["src/shop/cart.py", "tests/test_x.py", "# the cart is elsewhere\nx = 'cart'\n"],
    ["src/tax.ts", "test/y.test.ts", "import { a } from '../src/taxes'\n"],
    ["till.go", "other/x_test.go", "package other\n"],
  ])("not %s in %s", (source, user, text) => {
    expect(makesUseOf(source, user, text)).toBe(false)
  })
})

describe("a test reaches a file", () => {
  const tests = [{ name: "src/App.test.tsx", text: "import { App } from './App'\n" }]
  const app = { name: "src/App.tsx", text: "import { Badge } from './Badge'\n" }
  const badge = { name: "src/Badge.tsx", text: "import { fmt } from './lib/fmt'\n" }
  const fmt = { name: "src/lib/fmt.ts", text: "export const fmt = (n: number) => n.toFixed(0)\n" }
  const reaches = (modules: readonly { name: string; text: string }[], fresh: readonly string[], hasTest = (_name: string) => false): boolean => isReached(fmt.name, tests, modules, new Set(fresh), hasTest)

  it("through new modules, however many lie between", () => {
    expect(reaches([app, badge, fmt], [badge.name, fmt.name])).toBe(true)
  })

  it("through a new module that has a test by name", () => {
    expect(reaches([badge, fmt], [badge.name, fmt.name], (name) => name === badge.name)).toBe(true)
  })

  it("not through a module that was there before and no test uses", () => {
    expect(reaches([app, badge, fmt], [fmt.name])).toBe(false)
  })

  it("not where new modules only use one another", () => {
    expect(reaches([{ ...badge, name: "src/Other.tsx" }, { name: fmt.name, text: "import { Other } from '../Other'\n" }], ["src/Other.tsx", fmt.name])).toBe(false)
  })
})
