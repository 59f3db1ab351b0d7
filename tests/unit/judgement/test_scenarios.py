"""Whole changes of several files, and turns of phrase that the samples of the languages do not hold."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.unit.judgement.tables import Files, change, judged

Scene = tuple[Files, Files] | tuple[Files, Files, Mapping[str, tuple[str | None, str | None]]]


def one(path: str, base: str, *edits: tuple[str, str]) -> tuple[Files, Files]:
    """One file with some pieces replaced; each must be there."""
    text = base
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new)
    return {path: base}, {path: text}


UNIT = "import unittest\n\nfrom pricing import price\n\n\nclass PricingTest(unittest.TestCase):\n    def test_tenth(self):\n        self.assertEqual(price(10, 100), 900)\n\n    def test_full(self):\n        self.assertEqual(price(1, 100), 100)\n        self.assertIn('a', price(2, 2))\n"
PLAIN = "from gcd import gcd\n\n\ndef test_gcd():\n    assert gcd(12, 18) == 6\n    assert gcd(17, 5) == 1\n"
CONFTEST = "import pytest\n\n\n@pytest.fixture\ndef feed():\n    return [1, 2]\n"
FEED = "from feed import titles\n\n\ndef test_titles(feed):\n    assert titles(feed) == ['1', '2']\n"
STACK = "from stack import Stack\n\n\ndef test_push():\n    s = Stack()\n    s.push(1)\n    assert s.pop() == 1\n\n\ndef test_two():\n    s = Stack()\n    s.push(1)\n    s.push(2)\n    assert s.pop() == 2\n    assert s.pop() == 1\n"
MOCHA = "const { expect } = require('chai')\nconst { total } = require('../lib/total')\n\ndescribe('total', function () {\n  it('adds', function () {\n    expect(total([1, 2])).to.equal(3)\n  })\n  it('waits', function () {\n    return expect(total.later(1)).to.eventually.equal(1).then(() => true)\n  })\n})\n"
TSX = "import { render, screen } from '@testing-library/react'\nimport { Basket } from '../Basket'\n\nit('shows', () => {\n  render(<Basket items={['pen']} title=\"x\">some text</Basket>)\n  expect(screen.getByRole('status').textContent).toBe('1 item')\n})\n"
RSPEC = "RSpec.describe Cart do\n  it 'sums' do\n    cart = Cart.new(:a => 1, 'b' => 2)\n    expect(cart.total).to eq('x')\n    expect(%w[a b]).to eq(cart.keys)\n  end\nend\n"
TESTIFY = 'package a\n\nimport (\n\t"testing"\n\n\t"github.com/stretchr/testify/assert"\n)\n\nfunc TestSum(t *testing.T) {\n\tassert.Equal(t, 3, Sum(1, 2), "sum")\n\tassert.NoError(t, Check(1))\n}\n'
INLINE = "pub fn double(x: i32) -> i32 {\n    x + x\n}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n\n    #[test]\n    fn doubles() {\n        assert_eq!(double(2), 4);\n    }\n}\n"
INLINE_HELPED = INLINE.replace("double(2)", "double(two())").replace(
    "    #[test]", "    fn two() -> i32 {\n        2\n    }\n\n    #[test]"
)
INLINE_MOVED = (
    "use super::*;\n\nfn two() -> i32 {\n    2\n}\n\n#[test]\nfn doubles() {\n    assert_eq!(double(two()), 4);\n}\n"
)
INLINE_LEFT = INLINE_HELPED.partition("mod tests")[0] + "mod tests;\n"
NEGATED = "class NegTest {\n  @Test\n  void negates() {\n    assertEquals(-1, Neg.of(1));\n    assertEquals(2, Neg.of(-2));\n  }\n}\n"
NEGATED_TABLE = 'class NegTest {\n  @ParameterizedTest\n  @CsvSource({"-1, 1", "2, -2"})\n  void negates(int want, int n) {\n    assertEquals(want, Neg.of(n));\n  }\n}\n'

LEAVES_ALONE: dict[str, Scene] = {
    "numbers with a sign in a table of texts": (
        {"src/test/java/NegTest.java": NEGATED},
        {"src/test/java/NegTest.java": NEGATED_TABLE},
    ),
    "plain assertions for those of unittest": (
        {"tests/test_p.py": UNIT},
        {
            "tests/test_p.py": "from pricing import price\n\n\ndef test_tenth():\n    assert price(10, 100) == 900\n\n\ndef test_full():\n    assert price(1, 100) == 100\n    assert 'a' in price(2, 2)\n"
        },
    ),
    "a function renamed beside its tests in one file": one("src/lib.rs", INLINE, ("double(", "twice(")),
    "a module of tests moved to a file of its own": (
        {"src/lib.rs": INLINE_HELPED},
        {"src/lib.rs": INLINE_LEFT, "src/tests.rs": INLINE_MOVED},
    ),
    "a module of tests moved while the function that it tests is renamed": (
        {"src/lib.rs": INLINE_HELPED},
        {
            "src/lib.rs": INLINE_LEFT.replace("double(", "twice("),
            "src/tests.rs": INLINE_MOVED.replace("double(", "twice("),
        },
    ),
    "variables of a comprehension": one(
        "tests/test_a.py",
        "def test_a():\n    assert f([a * b for a, b in g()]) == {k: v for k, v in h()}\n",
        ("a * b for a, b", "x * y for x, y"),
        ("k: v for k, v", "name: value for name, value"),
    ),
    "a variable as a key": one(
        "tests/test_a.py", "def test_a():\n    code = f()\n    assert g({code: 1}) == 2\n", ("code", "inner_code")
    ),
    "an assertion for a smoke test": one(
        "tests/test_a.py", "def test_a():\n    run(1)\n", ("    run(1)\n", "    run(1)\n    assert done()\n")
    ),
    "a public function renamed with its tests": (
        {"tests/test_gcd.py": PLAIN},
        {"tests/test_gcd.py": PLAIN.replace("gcd(", "common_divisor(").replace("import gcd", "import common_divisor")},
        {"gcd.py": ("def gcd(a, b):\n    return a\n", "def common_divisor(a, b):\n    return a\n")},
    ),
    "a method renamed with its tests": (
        {"tests/test_stack.py": STACK},
        {"tests/test_stack.py": STACK.replace(".push(", ".add(")},
        {
            "stack.py": (
                "class Stack:\n    def push(self, x):\n        pass\n\n    def pop(self):\n        pass\n",
                "class Stack:\n    def add(self, x):\n        pass\n\n    def pop(self):\n        pass\n",
            )
        },
    ),
    "two names renamed at once": (
        {"tests/test_stack.py": STACK},
        {"tests/test_stack.py": STACK.replace(".push(", ".add(").replace(".pop(", ".take(")},
        {
            "stack.py": (
                "class Stack:\n    def push(self, x): ...\n    def pop(self): ...\n",
                "class Stack:\n    def add(self, x): ...\n    def take(self): ...\n",
            )
        },
    ),
    "a function of TypeScript renamed": (
        *one(
            "test/cart.test.ts",
            "import { total } from '../src/cart'\nit('x', () => {\n  expect(total([1])).toBe(1)\n})\n",
            ("total", "sum"),
        ),
        {
            "src/cart.ts": (
                "export function total(a: number[]) {\n  return 1\n}\n",
                "export function sum(a: number[]) {\n  return 1\n}\n",
            )
        },
    ),
    "a function of Go renamed": (
        *one("a_test.go", TESTIFY, ("Sum(1", "Add(1")),
        {
            "a.go": (
                "package a\n\nfunc Sum(a, b int) int { return a + b }\n",
                "package a\n\nfunc Add(a, b int) int { return a + b }\n",
            )
        },
    ),
    "a module moved": (
        {"tests/test_gcd.py": PLAIN},
        {"tests/test_gcd.py": PLAIN.replace("from gcd", "from maths.divisors")},
        {
            "gcd.py": ("def gcd(a, b):\n    return a\n", None),
            "maths/divisors.py": (None, "def gcd(a, b):\n    return a\n"),
        },
    ),
    "an import from the package": one(
        "tests/test_gcd.py", PLAIN.replace("from gcd", "from shop.gcd"), ("from shop.gcd", "from shop")
    ),
    "a test file split": (
        {"tests/test_unit.py": UNIT},
        {
            "tests/test_unit.py": UNIT.split("    def test_full")[0].rstrip() + "\n",
            "tests/test_full.py": UNIT.replace(
                "    def test_tenth(self):\n        self.assertEqual(price(10, 100), 900)\n\n", ""
            ),
        },
    ),
    "moved into the folder of tests": ({"test_gcd.py": PLAIN}, {"tests/test_gcd.py": PLAIN}),
    "moved with its module": ({"src/a/total.test.js": MOCHA}, {"src/b/total.test.js": MOCHA}),
    "moved deeper": ({"tests/test_gcd.py": PLAIN}, {"tests/maths/test_gcd.py": PLAIN}),
    "a fixture moved to conftest": (
        {
            "tests/test_feed.py": FEED.replace(
                "def test", "@pytest.fixture\ndef feed():\n    return [1, 2]\n\n\ndef test"
            )
        },
        {"tests/test_feed.py": FEED, "tests/conftest.py": CONFTEST},
    ),
    "a fixture renamed": (
        {"tests/test_feed.py": FEED, "tests/conftest.py": CONFTEST},
        {
            "tests/test_feed.py": FEED.replace("(feed)", "(items)"),
            "tests/conftest.py": CONFTEST.replace("def feed", "def items"),
        },
    ),
    "set-up made a fixture": (
        {"tests/test_stack.py": STACK},
        {
            "tests/test_stack.py": STACK.replace(
                "\n\ndef test_push",
                "\n\n@pytest.fixture\ndef s():\n    s = Stack()\n    s.push(1)\n    return s\n\n\ndef test_push",
            )
            .replace("():\n    s = Stack()\n    s.push(1)\n    assert", "(s):\n    assert")
            .replace("():\n    s = Stack()\n    s.push(1)\n    s.push(2)", "(s):\n    s.push(2)")
        },
    ),
    "a helper module renamed": (
        {
            "tests/helpers.py": "def build(x):\n    return [x]\n",
            "tests/test_a.py": "from tests.helpers import build\n\n\ndef test_a():\n    assert f(build(1)) == 1\n",
        },
        {
            "tests/helpers.py": None,
            "tests/builders.py": "def build(x):\n    return [x]\n",
            "tests/test_a.py": "from tests.builders import build\n\n\ndef test_a():\n    assert f(build(1)) == 1\n",
        },
    ),
    "subtests": one(
        "tests/test_p.py",
        UNIT,
        (
            "        self.assertEqual(price(10, 100), 900)\n",
            "        for n, want in ((10, 900),):\n            with self.subTest(n=n):\n                self.assertEqual(price(n, 100), want)\n",
        ),
    ),
    "a message for an assertion of unittest": one("tests/test_p.py", UNIT, ("900)", "900, 'a tenth off')")),
    "a static helper": one(
        "tests/test_p.py",
        UNIT,
        ("self.assertEqual(price(1, 100), 100)", "self.check(1, 100)"),
        (
            "    def test_full",
            "    def check(self, n, want):\n        self.assertEqual(price(n, 100), want)\n\n    def test_full",
        ),
    ),
    "a builder": one(
        "tests/test_stack.py",
        STACK,
        ("    s = Stack()\n    s.push(1)\n    s.push(2)\n", "    s = filled()\n"),
        (
            "def test_two",
            "def filled():\n    made = Stack()\n    made.push(1)\n    made.push(2)\n    return made\n\n\ndef test_two",
        ),
    ),
    "a future import and names": one(
        "tests/test_gcd.py",
        PLAIN,
        ("from gcd", '"""Greatest."""\nfrom __future__ import annotations\n\nimport logging\n\nfrom gcd'),
        ("import gcd\n", "import gcd\n\nlog = logging.getLogger(__name__)\n"),
    ),
    "a fake with one method more": one(
        "tests/test_a.py",
        "class Clock:\n    def now(self):\n        return 3\n\n\ndef test_a():\n    assert f(Clock()) == 3\n",
        ("        return 3\n", "        return 3\n\n    def later(self):\n        return 4\n"),
    ),
    "imports for requires": one(
        "test/total.test.js",
        MOCHA,
        (
            "const { expect } = require('chai')\nconst { total } = require('../lib/total')",
            "import { expect } from 'chai'\nimport { total } from '../lib/total.js'",
        ),
    ),
    "a time limit": one(
        "test/total.test.js", MOCHA, ("    expect(total([1", "    this.timeout(9000)\n    expect(total([1")
    ),
    "awaited for returned": one(
        "test/total.test.js", MOCHA, ("function () {\n    return expect", "async function () {\n    await expect")
    ),
    "a test for an it": one("test/total.test.js", MOCHA, ("it('adds'", "specify('adds'")),
    "markup wrapped": one(
        "web/a.test.tsx",
        TSX,
        (
            "<Basket items={['pen']} title=\"x\">some text</Basket>",
            "\n    <Basket\n      items={[\"pen\"]}\n      title='x'\n    >\n      some text\n    </Basket>,\n  ",
        ),
    ),
    "shorthand": one(
        "a.test.js", "it('x', () => {\n  const a = f()\n  expect(g({ a: a })).toBe(1)\n})\n", ("{ a: a }", "{ a }")
    ),
    "the style of a hash and of words": one(
        "spec/cart_spec.rb", RSPEC, (":a => 1", "a: 1"), ("%w[a b]", '["a", "b"]'), ("'x'", '"x"')
    ),
    "another message of testify": one("a_test.go", TESTIFY, ('"sum"', '"the sum"')),
    "subtests in Go": one(
        "a_test.go",
        TESTIFY,
        (
            '\tassert.Equal(t, 3, Sum(1, 2), "sum")\n',
            '\tt.Run("sum", func(t *testing.T) {\n\t\tassert.Equal(t, 3, Sum(1, 2), "sum")\n\t})\n',
        ),
    ),
    "business code beside tests of one file": one(
        "src/lib.rs", INLINE, ("x + x", "x * 2"), ("pub fn double", "/// Doubles.\npub fn double")
    ),
    "a long array of PHP": one(
        "tests/ATest.php",
        "<?php\nclass ATest extends TestCase {\n  function testA() { $this->assertSame([1, 2], f()); }\n}\n",
        ("[1, 2]", "array(1, 2)"),
    ),
    "a skip mark taken off": one(
        "tests/test_gcd.py", PLAIN.replace("def test", "@pytest.mark.skip\ndef test"), ("@pytest.mark.skip\n", "")
    ),
    "a new test file that patches for itself": (
        {},
        {
            "tests/test_new.py": "import pytest\n\n\n@pytest.fixture(autouse=True)\ndef clock(monkeypatch):\n    monkeypatch.setattr('time.time', lambda: 3)\n\n\ndef test_now():\n    assert now() == 3\n"
        },
    ),
    "a new test file with a path": (
        {},
        {
            "tests/test_new.py": "import sys\nimport unittest\n\nsys.path.insert(0, 'src')\nfrom a import f\n\n\nclass ATest(unittest.TestCase):\n    def test_f(self):\n        self.assertEqual(f(), 1)\n\n\nif __name__ == '__main__':\n    unittest.main()\n"
        },
    ),
    "a new test that does not parse": ({}, {"tests/test_new.py": "def test_(:\n"}),
    "a test corrected that has no base": ({}, {"tests/test_new.py": "def test_a():\n    assert True\n"}),
}

EACH = "const { cases } = require('./cases')\ncases.forEach(function (one) {\n  return it(one.name, function () {\n    expect(f(one.in)).toBe(one.out)\n  })\n})\n"

ACTS_ON: dict[str, Scene] = {
    "a sign lost in a table of texts": (
        {"src/test/java/NegTest.java": NEGATED},
        {"src/test/java/NegTest.java": NEGATED_TABLE.replace("-1, 1", "1, 1")},
    ),
    "a plain assertion that demands less": one(
        "tests/test_p.py", UNIT, ("self.assertEqual(price(10, 100), 900)", "assert price(10, 100)")
    ),
    "a plain comparison that demands less": one(
        "tests/test_p.py", UNIT, ("self.assertEqual(price(10, 100), 900)", "assert price(10, 100) <= 900")
    ),
    "moved out of the tests": ({"tests/test_gcd.py": PLAIN}, {"archive/test_gcd.py": PLAIN}),
    "moved to the root": ({"tests/test_gcd.py": PLAIN}, {"test_gcd.py": PLAIN}),
    "moved to a hidden folder": ({"tests/test_gcd.py": PLAIN}, {"tests/.old/test_gcd.py": PLAIN}),
    "moved to build output": ({"tests/test_gcd.py": PLAIN}, {"build/tests/test_gcd.py": PLAIN}),
    "a test for each of unknown cases": one("test/a.test.js", EACH, ("toBe(one.out)", "toBeDefined()")),
    "unknown cases skipped": one("test/a.test.js", EACH, ("return it(", "return it.skip(")),
    "a smoke test": one("tests/test_a.py", "def test_a():\n    found = run(1)\n", ("run(1)", "run(2)")),
    "an else of a try": one(
        "tests/test_a.py",
        "def test_a():\n    try:\n        f(1)\n    except OSError:\n        pass\n    else:\n        assert g() == 1\n",
        ("g() == 1", "g() == 2"),
    ),
    "an else of a loop": one(
        "tests/test_a.py",
        "def test_a():\n    for x in f():\n        g(x)\n    else:\n        assert h() == 1\n",
        ("h() == 1", "h() == 2"),
    ),
    "a class made in a test": one(
        "tests/test_a.py",
        "def test_a():\n    class X(Base):\n        size = 3\n\n        def get(self):\n            return 4\n\n    assert measure(X) == 3\n",
        ("return 4", "return 5"),
    ),
    "one of two equal assertions": one(
        "tests/test_a.py",
        "def test_a():\n    assert f() == 1\n    g(2)\n    assert f() == 1\n",
        ("    g(2)\n    assert f() == 1\n", "    g(2)\n"),
    ),
    "a type demanded": one(
        "test/a.test.ts", "it('x', () => {\n  expectTypeOf<A>().toEqualTypeOf<B>()\n})\n", ("<B>", "<any>")
    ),
    "true with a message": one(
        "tests/test_p.py", UNIT, ("self.assertEqual(price(10, 100), 900)", "self.assertTrue(price(10, 100), 900)")
    ),
    "no test case": one("tests/test_p.py", UNIT, ("(unittest.TestCase)", "")),
    "expected to fail": one(
        "tests/test_p.py", UNIT, ("    def test_full", "    @unittest.expectedFailure\n    def test_full")
    ),
    "an assertion overridden": one(
        "tests/test_p.py",
        UNIT,
        ("    def test_full", "    def assertEqual(self, *args):\n        pass\n\n    def test_full"),
    ),
    "skipped in the set-up": one(
        "tests/test_p.py",
        UNIT,
        ("    def test_full", "    def setUp(self):\n        self.skipTest('x')\n\n    def test_full"),
    ),
    "skipped for the class": one("tests/test_p.py", UNIT, ("class Pri", "@unittest.skip('x')\nclass Pri")),
    "a test taken off": one(
        "tests/test_gcd.py",
        PLAIN,
        ("    assert gcd(17, 5) == 1\n", "    assert gcd(17, 5) == 1\n\n\ntest_gcd = None\n"),
    ),
    "a class taken off": ({"tests/test_p.py": UNIT}, {"tests/test_p.py": UNIT + "\n\nPricingTest = None\n"}),
    "a test deleted by statement": ({"tests/test_gcd.py": PLAIN}, {"tests/test_gcd.py": PLAIN + "\n\ndel test_gcd\n"}),
    "a test said to be none": (
        {"tests/test_gcd.py": PLAIN},
        {"tests/test_gcd.py": PLAIN + "\n\ntest_gcd.__test__ = False\n"},
    ),
    "a decorator that swallows": one(
        "tests/test_gcd.py", PLAIN, ("def test_gcd", "def quiet(f):\n    return lambda: None\n\n\n@quiet\ndef test_gcd")
    ),
    "a tuple": one("tests/test_gcd.py", PLAIN, ("assert gcd(12, 18) == 6", "assert (gcd(12, 18) == 6, 'x')")),
    "load_tests": (
        {"tests/test_p.py": UNIT},
        {"tests/test_p.py": UNIT + "\n\ndef load_tests(loader, tests, pattern):\n    return unittest.TestSuite()\n"},
    ),
    "the subject under a new binding": (
        {"tests/test_gcd.py": PLAIN},
        {"tests/test_gcd.py": PLAIN.replace("\n\n\ndef", "\n\ngcd = {(12, 18): 6, (17, 5): 1}.get\n\n\ndef")},
    ),
    "patched with a context": one(
        "tests/test_gcd.py",
        PLAIN,
        (
            "    assert gcd(12, 18) == 6\n",
            "    with patch('gcd.gcd', return_value=6):\n        assert gcd(12, 18) == 6\n",
        ),
    ),
    "patched with a decorator": one(
        "tests/test_gcd.py", PLAIN, ("def test_gcd()", "@patch('gcd.gcd')\ndef test_gcd(mock)")
    ),
    "an empty table": one(
        "tests/test_gcd.py",
        PLAIN,
        (
            "def test_gcd():\n    assert gcd(12, 18) == 6\n    assert gcd(17, 5) == 1\n",
            "@pytest.mark.parametrize('a, b, c', [])\ndef test_gcd(a, b, c):\n    assert gcd(a, b) == c\n",
        ),
    ),
    "a table with a skipped row": one(
        "tests/test_gcd.py",
        PLAIN,
        (
            "def test_gcd():\n    assert gcd(12, 18) == 6\n    assert gcd(17, 5) == 1\n",
            "@pytest.mark.parametrize('a, b, c', [(12, 18, 6), pytest.param(17, 5, 1, marks=pytest.mark.skip)])\ndef test_gcd(a, b, c):\n    assert gcd(a, b) == c\n",
        ),
    ),
    "a table emptied meanwhile": one(
        "tests/test_gcd.py",
        PLAIN,
        (
            "    assert gcd(12, 18) == 6\n    assert gcd(17, 5) == 1\n",
            "    rows = [(12, 18, 6), (17, 5, 1)]\n    rows.clear()\n    for a, b, c in rows:\n        assert gcd(a, b) == c\n",
        ),
    ),
    "a loop that goes on": one(
        "tests/test_gcd.py",
        PLAIN,
        (
            "    assert gcd(12, 18) == 6\n    assert gcd(17, 5) == 1\n",
            "    for a, b, c in [(12, 18, 6), (17, 5, 1)]:\n        continue\n        assert gcd(a, b) == c\n",
        ),
    ),
    "two results exchanged": one(
        "tests/test_stack.py",
        STACK,
        ("    assert s.pop() == 2\n    assert s.pop() == 1\n", "    assert s.pop() == 1\n    assert s.pop() == 2\n"),
    ),
    "a step less": one("tests/test_stack.py", STACK, ("    s.push(2)\n", "")),
    "another object": one("tests/test_stack.py", STACK, ("    s.push(2)\n", "    t = Stack()\n    t.push(2)\n")),
    "a wider tolerance": one(
        "tests/test_a.py", "def test_a():\n    assert f() == pytest.approx(3.0, rel=0.01)\n", ("0.01", "1")
    ),
    "a fake's answer": one(
        "tests/test_a.py",
        "class Clock:\n    def now(self):\n        return 3\n\n\ndef test_a():\n    assert f(Clock()) == 3\n",
        ("return 3", "return 4"),
    ),
    "a fixture in conftest": (
        {"tests/test_feed.py": FEED, "tests/conftest.py": CONFTEST},
        {"tests/test_feed.py": FEED, "tests/conftest.py": CONFTEST.replace("2]", "3]")},
    ),
    "a conftest removed": ({"tests/conftest.py": CONFTEST}, {"tests/conftest.py": None}),
    "a fixture of the runner replaced": (
        {},
        {"tests/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef tmp_path():\n    return None\n"},
    ),
    "a helper file that patches": ({}, {"tests/__init__.py": "import ledger\n\nledger.balance = lambda entries: 70\n"}),
    "a start-up file": ({}, {"tests/sitecustomize.py": "X = 1\n"}),
    "a module hiding the code": (
        {},
        {"tests/ledger.py": "def balance(entries):\n    return 70\n"},
        {"ledger.py": ("def balance(e):\n    return 0\n", "def balance(e):\n    return 1\n")},
    ),
    "a renaming to something else": (
        {"tests/test_gcd.py": PLAIN},
        {"tests/test_gcd.py": PLAIN.replace("gcd(", "six(").replace("import gcd", "import six")},
        {
            "gcd.py": (
                "def gcd(a, b):\n    return a\n",
                "def gcd(a, b):\n    return a\n\n\ndef six(a, b):\n    return 6\n",
            )
        },
    ),
    "one renamed and another changed": (
        {"tests/test_stack.py": STACK},
        {"tests/test_stack.py": STACK.replace(".push(", ".add(").replace(".pop() == 2", ".pop() == 3")},
        {"stack.py": ("class Stack:\n    def push(self, x): ...\n", "class Stack:\n    def add(self, x): ...\n")},
    ),
    "a promise no longer returned": one("test/total.test.js", MOCHA, ("return expect", "expect")),
    "an exclusive test in a new file": ({}, {"test/new.test.js": "it.only('x', () => {})\n"}),
    "hooks for all in a new file": (
        {},
        {"test/hooks.js": "const lib = require('../lib/total')\n\nbeforeEach(() => {\n  lib.total = () => 3\n})\n"},
    ),
    "a property more of the markup": one("web/a.test.tsx", TSX, ('title="x"', 'title="x" label="1 item"')),
    "text of the markup": one("web/a.test.tsx", TSX, ("some text", "other text")),
    "a test that answers in its place": one(
        "test/total.test.js",
        MOCHA,
        (
            "    expect(total([1, 2])).to.equal(3)\n",
            "    const total = () => 3\n    expect(total([1, 2])).to.equal(3)\n",
        ),
    ),
    "moved to another system": ({"a_test.go": TESTIFY}, {"a_windows_test.go": TESTIFY}),
    "moved to test data": ({"a_test.go": TESTIFY}, {"testdata/a_test.go": TESTIFY}),
    "moved below the tests of cargo": ({"tests/a.rs": INLINE}, {"tests/old/a.rs": INLINE}),
    "not fatal but logged in testify": one("a_test.go", TESTIFY, ("assert.NoError(t, Check(1))", "_ = Check(1)")),
    "tests of a source file": one("src/lib.rs", INLINE, ("double(2), 4", "double(2), 5")),
    "tests of a source file removed": ({"src/lib.rs": INLINE}, {"src/lib.rs": INLINE.split("#[cfg(test)]")[0]}),
    "tests of a source file ignored": one("src/lib.rs", INLINE, ("    #[test]\n", "    #[test]\n    #[ignore]\n")),
    "types no longer strict": one(
        "tests/ATest.php",
        "<?php\ndeclare(strict_types=1);\nclass ATest extends TestCase {\n  function testA() { $this->assertSame(1, f()); }\n}\n",
        ("strict_types=1", "strict_types=0"),
    ),
    "retries": one(
        "test/a.test.js", "it('x', () => {\n  expect(f()).toBe(1)\n})\n", ("it(", "jest.retryTimes(5)\nit(")
    ),
    "every assertion replaced by a weaker one": one(
        "tests/test_gcd.py", PLAIN, ("== 6", "is not None"), ("== 1", "is not None")
    ),
    "an older version": (
        {"tests/test_stack.py": STACK},
        {"tests/test_stack.py": STACK.split("\n\n\ndef test_two")[0] + "\n"},
    ),
    "an empty file": ({"tests/test_gcd.py": PLAIN}, {"tests/test_gcd.py": ""}),
    "everything in a comment": (
        {"tests/test_gcd.py": PLAIN},
        {"tests/test_gcd.py": "# " + PLAIN.replace("\n", "\n# ")},
    ),
    "everything in a string": ({"tests/test_gcd.py": PLAIN}, {"tests/test_gcd.py": '"""' + PLAIN + '"""\n'}),
}


def verdicts(scene: Scene) -> dict[str, str]:
    business = {path: change(*texts) for path, texts in scene[2].items()} if len(scene) == 3 else {}
    return judged(scene[0], scene[1], business)


@pytest.mark.parametrize("name", LEAVES_ALONE)
def test_leaves_alone(name: str) -> None:
    assert set(verdicts(LEAVES_ALONE[name]).values()) == {"unchanged"}


@pytest.mark.parametrize("name", ACTS_ON)
def test_acts_on(name: str) -> None:
    assert "changed" in verdicts(ACTS_ON[name]).values()
