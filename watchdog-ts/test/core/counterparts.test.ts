import { describe, expect, it } from "vitest"
import { candidatesForTest, makesUseOf } from "../../src/core/counterparts.ts"

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
