"""JavaScript and TypeScript tests: expectations, not text."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import judged, replaced, verdict

BASE = """import { beforeEach, describe, expect, it } from 'vitest'
import { Cart, discount } from '../src/cart'

const RATE = 10

describe('the cart', () => {
  let cart: Cart

  beforeEach(() => {
    cart = new Cart()
    cart.add('pen', 150)
  })

  it('adds up', () => {
    cart.add('ink', 900)
    expect(cart.total()).toBe(1050)
    expect(cart.size).toBe(2)
  })

  it('refuses', async () => {
    await expect(cart.pay(-1)).rejects.toThrow('negative')
  })
})

it('takes a discount off', () => {
  expect(discount(100, RATE)).toBe(90)
  expect(discount(50, RATE)).toBe(45)
})
"""
PATH = "test/cart.test.ts"
TWO = "  expect(discount(100, RATE)).toBe(90)\n  expect(discount(50, RATE)).toBe(45)\n"
WHOLE = "it('takes a discount off', () => {\n" + TWO + "})\n"

LEAVES_ALONE = {
    "variables renamed": BASE.replace("cart =", "basket =")
    .replace("let cart", "let basket")
    .replace("cart.add", "basket.add")
    .replace("cart.total", "basket.total")
    .replace("cart.size", "basket.size")
    .replace("cart.pay", "basket.pay"),
    "double quotes": BASE.replace("'", '"'),
    "template quotes": BASE.replace("'pen'", "`pen`"),
    "semicolons": BASE.replace(")\n", ");\n"),
    "wrapped with a trailing comma": replaced(BASE, "discount(100, RATE)", "discount(\n    100,\n    RATE,\n  )"),
    "a comment": replaced(BASE, "const RATE", "// percent\nconst RATE"),
    "a type": replaced(BASE, "const RATE = 10", "const RATE: number = 10 as number"),
    "a function for an arrow": replaced(BASE, "it('adds up', () => {", "it('adds up', function () {"),
    "an assertion more": replaced(
        BASE, "    expect(cart.size).toBe(2)\n", "    expect(cart).toBeDefined()\n    expect(cart.size).toBe(2)\n"
    ),
    "a test more": BASE + "\nit('starts empty', () => {\n  expect(new Cart().size).toBe(0)\n})\n",
    "a group around": replaced(BASE, WHOLE, "describe('discounts', () => {\n" + WHOLE + "})\n"),
    "an alias": BASE.replace("Cart, discount }", "Cart, discount as less }").replace("(discount(", "(less("),
    "a helper extracted": replaced(
        BASE,
        WHOLE,
        "const check = (price: number, expected: number) => expect(discount(price, RATE)).toBe(expected)\n\nit('takes a discount off', () => {\n  check(100, 90)\n  check(50, 45)\n})\n",
    ),
    "a table": replaced(
        BASE,
        WHOLE,
        "it.each([\n  [100, 90],\n  [50, 45],\n])('takes a discount off %i', (price, expected) => {\n  expect(discount(price, RATE)).toBe(expected)\n})\n",
    ),
    "a table of objects": replaced(
        BASE,
        WHOLE,
        "it.each([\n  { price: 100, expected: 90 },\n  { price: 50, expected: 45 },\n])('takes $price', ({ price, expected }) => {\n  expect(discount(price, RATE)).toBe(expected)\n})\n",
    ),
    "a loop": replaced(
        BASE,
        TWO,
        "  for (const [price, expected] of [[100, 90], [50, 45]]) {\n    expect(discount(price, RATE)).toBe(expected)\n  }\n",
    ),
    "a loop of tests": replaced(
        BASE,
        WHOLE,
        "const cases = [\n  { price: 100, expected: 90 },\n  { price: 50, expected: 45 },\n]\ncases.forEach(({ price, expected }) => {\n  it(`takes ${price}`, () => {\n    expect(discount(price, RATE)).toBe(expected)\n  })\n})\n",
    ),
    "a result given a name": replaced(
        BASE, "  expect(discount(100, RATE)).toBe(90)", "  const price = discount(100, RATE)\n  expect(price).toBe(90)"
    ),
    "set up in place": replaced(BASE, "    cart.add('ink', 900)", "    cart.add('ink', 900)\n    console.log(cart)"),
    "a test's title": replaced(BASE, "'adds up'", "'adds up all prices'"),
    "split in two": replaced(
        BASE,
        TWO,
        "  expect(discount(100, RATE)).toBe(90)\n})\n\nit('takes half of it', () => {\n  expect(discount(50, RATE)).toBe(45)\n",
    ),
    "imports moved": replaced(BASE, "beforeEach, describe, expect, it", "it, expect, describe, beforeEach"),
}

ACTS_ON = {
    "an assertion removed": replaced(BASE, "    expect(cart.size).toBe(2)\n", ""),
    "an expected value": replaced(BASE, "toBe(45)", "toBe(46)"),
    "an input": replaced(BASE, "discount(50, RATE)", "discount(51, RATE)"),
    "a looser matcher": replaced(BASE, "toBe(1050)", "toBeGreaterThan(0)"),
    "defined is enough": replaced(BASE, "toBe(1050)", "toBeDefined()"),
    "no matcher": replaced(BASE, ".toBe(1050)", ""),
    "negated": replaced(BASE, ".toBe(1050)", ".not.toBe(1050)"),
    "no await": replaced(BASE, "await expect", "expect"),
    "a constant": replaced(BASE, "RATE = 10", "RATE = 0"),
    "the set-up": replaced(BASE, "cart.add('pen', 150)", "cart.add('pen', 0)"),
    "the set-up removed": replaced(BASE, "    cart.add('pen', 150)\n", ""),
    "skip": replaced(BASE, "it('adds up'", "it.skip('adds up'"),
    "xit": replaced(BASE, "it('adds up'", "xit('adds up'"),
    "todo": replaced(
        BASE,
        "it('refuses', async () => {\n    await expect(cart.pay(-1)).rejects.toThrow('negative')\n  })",
        "it.todo('refuses')",
    ),
    "fails": replaced(BASE, "it('adds up'", "it.fails('adds up'"),
    "skipIf": replaced(BASE, "it('adds up'", "it.skipIf(true)('adds up'"),
    "a group skipped": replaced(BASE, "describe('the cart'", "describe.skip('the cart'"),
    "skip as an option": replaced(
        BASE, "it('takes a discount off', () =>", "it('takes a discount off', { skip: true }, () =>"
    ),
    "only": replaced(BASE, "it('takes", "it.only('takes"),
    "a group alone": replaced(BASE, "describe('the cart'", "describe.only('the cart'"),
    "emptied": replaced(BASE, TWO, ""),
    "returned early": replaced(BASE, TWO, "  return\n" + TWO),
    "caught": replaced(
        BASE, "    expect(cart.size).toBe(2)\n", "    try {\n      expect(cart.size).toBe(2)\n    } catch {}\n"
    ),
    "caught as a promise": replaced(BASE, "rejects.toThrow('negative')", "rejects.toThrow('negative').catch(() => {})"),
    "a branch": replaced(
        BASE, "    expect(cart.size).toBe(2)\n", "    if (cart.size) {\n      expect(cart.size).toBe(2)\n    }\n"
    ),
    "later": replaced(BASE, "    expect(cart.size).toBe(2)\n", "    setTimeout(() => expect(cart.size).toBe(2), 9)\n"),
    "mocked": replaced(
        BASE, "const RATE = 10", "const RATE = 10\nvi.mock('../src/cart', () => ({ discount: () => 90 }))"
    ),
    "spied": replaced(BASE, TWO, "  vi.spyOn(shop, 'discount').mockReturnValue(90)\n" + TWO),
    "replaced here": replaced(
        BASE,
        "import { Cart, discount } from '../src/cart'",
        "import { Cart } from '../src/cart'\nconst discount = (price: number, rate: number) => price - price / rate",
    ),
    "imported from a fake": replaced(BASE, "'../src/cart'", "'./fakes/cart'"),
    "the wrong error": replaced(BASE, "toThrow('negative')", "toThrow()"),
    "a case dropped": replaced(
        BASE,
        WHOLE,
        "it.each([[100, 90]])('takes %i', (price, expected) => {\n  expect(discount(price, RATE)).toBe(expected)\n})\n",
    ),
    "exits": replaced(BASE, "const RATE = 10", "const RATE = 10\nprocess.exit(0)"),
    "no longer parseable": BASE + "it('x', () => {\n",
    "commented out": BASE.replace("    expect(cart.size).toBe(2)", "    // expect(cart.size).toBe(2)"),
    "expect replaced": replaced(
        BASE, "const RATE = 10", "const RATE = 10\nconst expect = () => new Proxy({}, { get: () => () => {} })"
    ),
}


@pytest.mark.parametrize("name", LEAVES_ALONE)
def test_leaves_alone(name: str) -> None:
    assert verdict(PATH, BASE, LEAVES_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", ACTS_ON)
def test_acts_on(name: str) -> None:
    assert verdict(PATH, BASE, ACTS_ON[name]) == "changed"


NODE = """import assert from 'node:assert/strict'
import test from 'node:test'
import { debounce } from '../src/debounce.js'

test('calls once', async () => {
  let calls = 0
  const poke = debounce(() => calls++, 5)
  poke()
  poke()
  await new Promise((resolve) => setTimeout(resolve, 20))
  assert.equal(calls, 1)
})
"""

NODE_LEFT_ALONE = {
    "renamed": NODE.replace("calls", "count").replace("poke", "go"),
    "a message": replaced(NODE, "(calls, 1)", "(calls, 1, 'calls once')"),
    "another test": NODE + "\ntest('waits', () => {\n  assert.equal(typeof debounce, 'function')\n})\n",
    "no const": replaced(NODE, "const poke", "let poke"),
}
NODE_ACTED_ON = {
    "the counter is touched": replaced(NODE, "  assert.equal", "  calls = 1\n  assert.equal"),
    "one call less": replaced(NODE, "  poke()\n  poke()\n", "  poke()\n"),
    "another counter": replaced(NODE, "  assert.equal(calls, 1)", "  let other = 1\n  assert.equal(other, 1)"),
    "loose equality": replaced(NODE, "node:assert/strict", "node:assert"),
    "an option": replaced(NODE, "'calls once', async", "'calls once', { todo: true }, async"),
    "the counter starts at one": replaced(NODE, "calls = 0", "calls = 1"),
}


@pytest.mark.parametrize("name", NODE_LEFT_ALONE)
def test_node_leaves_alone(name: str) -> None:
    assert verdict("test/debounce.test.js", NODE, NODE_LEFT_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", NODE_ACTED_ON)
def test_node_acts_on(name: str) -> None:
    assert verdict("test/debounce.test.js", NODE, NODE_ACTED_ON[name]) == "changed"


@pytest.mark.parametrize(
    "path", ["web/src/__tests__/cart.tsx", "src/cart.spec.ts", "test/cart.test.mjs", "cart.test.jsx"]
)
def test_the_grammar_follows_the_extension(path: str) -> None:
    text = "it('x', () => {\n  expect(f(1)).toBe(2)\n})\n"
    assert judged({path: text}, {path: text + "\nit('y', () => {})\n"})[path] == "unchanged"
    assert judged({path: text}, {path: text.replace("2", "3")})[path] == "changed"
