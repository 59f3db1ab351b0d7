"""Tests that are still written down, and would no longer be run, waited for, or run against the code: with what is honest."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import change, judged, replaced

Scene = tuple[dict[str, str | None], dict[str, str | None]]

SPEC = "RSpec.describe Cart do\n  it 'sums' do\n    expect(Cart.total([1, 2])).to eq(3)\n  end\nend\n"
MINITEST = "class CartTest < Minitest::Test\n  def test_total\n    assert_equal 3, total([1, 2])\n  end\nend\n"
PYTEST = "from cart import total\n\n\ndef test_total():\n    assert total([1, 2]) == 3\n"
JUNIT = "class CartTest {\n  @Test\n  void sums() {\n    assertEquals(3, Cart.total(1, 2));\n  }\n}\n"
KOTLIN = "class CartTest {\n  @Test\n  fun sums() {\n    assertEquals(3, total(1, 2))\n  }\n}\n"
XUNIT = "public class CartTests\n{\n    [Fact]\n    public void Sums()\n    {\n        Assert.Equal(3, Cart.Total(1, 2));\n    }\n}\n"
PHPUNIT = "<?php\nclass CartTest extends TestCase\n{\n    public function testSums(): void\n    {\n        $this->assertSame(3, total([1, 2]));\n    }\n}\n"
GO = "package a\n\nfunc TestTotal(t *testing.T) {\n\tassert.Equal(t, 3, Total(1, 2))\n}\n"
RUST = "#[test]\nfn sums() {\n    assert_eq!(total(&[1, 2]), 3);\n}\n"
SCRIPT = "it('sums', () => {\n  expect(total([1, 2])).toBe(3)\n})\n"


def one(path: str, text: str, old: str, new: str) -> Scene:
    return {path: text}, {path: replaced(text, old, new)}


def beside(path: str, text: str) -> Scene:
    """A new file, in which nothing of the old ones has changed."""
    return {}, {path: text}


FALLS: dict[str, Scene] = {
    "a failure rescued in the line": one("spec/cart_spec.rb", SPEC, "to eq(3)", "to eq(3) rescue nil"),
    "a class of minitest that builds on nothing": one("test/cart_test.rb", MINITEST, " < Minitest::Test", ""),
    "a class of PHPUnit that builds on nothing": one("tests/CartTest.php", PHPUNIT, " extends TestCase", ""),
    "another subject where the import fails": one("tests/test_cart.py", PYTEST, "from cart import total\n", "try:\n    from cart import total\nexcept ImportError:\n    total = sum\n"),
    "a function of its own where the import fails": one("tests/test_cart.py", PYTEST, "from cart import total\n", "try:\n    from cart import total\nexcept ImportError:\n    def total(items):\n        return 3\n"),
    "another subject on a condition": one("tests/test_cart.py", PYTEST, "from cart import total\n", "import sys\n\nif 'cart' in sys.modules:\n    from cart import total\nelse:\n    total = sum\n"),
    "a class made abstract in Java": one("src/test/java/CartTest.java", JUNIT, "class Cart", "abstract class Cart"),
    "a method made static in JUnit": one("src/test/java/CartTest.java", JUNIT, "void sums", "static void sums"),
    "a method that returns something in JUnit": one("src/test/java/CartTest.java", JUNIT, "void sums", "int sums"),
    "a class made abstract in Kotlin": one("src/test/kotlin/CartTest.kt", KOTLIN, "class Cart", "abstract class Cart"),
    "a class made abstract in C#": one("Shop.Tests/CartTests.cs", XUNIT, "public class", "public abstract class"),
    "a class no longer public in C#": one("Shop.Tests/CartTests.cs", XUNIT, "public class", "internal class"),
    "async void": one("Shop.Tests/CartTests.cs", XUNIT, "public void", "public async void"),
    "a category that is run by hand": one("Shop.Tests/CartTests.cs", XUNIT, "[Fact]", '[Fact]\n    [Trait("Category", "Manual")]'),
    "a class made abstract in PHP": one("tests/CartTest.php", PHPUNIT, "class Cart", "abstract class Cart"),
    "a group that is left out, in a comment": one("tests/CartTest.php", PHPUNIT, "    public", "    /** @group slow */\n    public"),
    "a group that is left out, as an attribute": one("tests/CartTest.php", PHPUNIT, "    public", "    #[Group('slow')]\n    public"),
    "a class in a group that is left out": one("tests/CartTest.php", PHPUNIT, "class Cart", "/**\n * @group manual\n */\nclass Cart"),
    "a goroutine around it": one("a_test.go", GO, "assert.Equal(t, 3, Total(1, 2))", "go func() {\n\t\tassert.Equal(t, 3, Total(1, 2))\n\t}()"),
    "an assertion as a goroutine": one("a_test.go", GO, "assert.Eq", "go assert.Eq"),
    "a macro in the place of the assertion": one("tests/a.rs", RUST, "#[test]", "macro_rules! assert_eq {\n    ($a:expr, $b:expr) => {};\n}\n\n#[test]"),
    "a macro of the test's own": one("tests/a.rs", RUST, "    assert", "    macro_rules! assert_eq { ($($t:tt)*) => {} }\n    assert"),
    "an assertion from elsewhere in Rust": one("tests/a.rs", RUST, "#[test]", "use quiet::assert_eq;\n\n#[test]"),
    "macros of a module": one("tests/a.rs", RUST, "#[test]", "#[macro_use]\nmod quiet;\n\n#[test]"),
    "an assertion from elsewhere in a script": one("test/a.test.js", SCRIPT, "it(", "import { expect } from './quiet.js'\n\nit("),
    "the subject replaced when a new test is loaded": beside("tests/test_a.py", "import cart\n\ncart.total = sum\n\n\ndef test_a():\n    assert cart\n"),
    "the subject replaced by a function that runs on loading": beside("tests/test_a.py", "import cart\n\n\ndef prepare():\n    cart.total = sum\n\n\nprepare()\n\n\ndef test_a():\n    assert cart\n"),
    "the subject replaced in the body of a class": beside("tests/test_a.py", "import cart\n\n\nclass TestA:\n    cart.total = sum\n\n    def test_a(self):\n        assert cart\n"),
    "expect replaced in a new test": beside("test/a.test.js", "globalThis.expect = () => ({ toBe() {} })\n\nit('x', () => {})\n"),
}  # fmt: skip

BASE_CLASS = "abstract class Base {\n  @Test\n  void sums() {\n    assertEquals(3, Cart.total(1, 2));\n  }\n}\n\nclass CartTest extends Base {\n}\n"

STANDS: dict[str, Scene] = {
    "a class that tests of another build on": ({"src/test/java/CartTest.java": JUNIT}, {"src/test/java/CartTest.java": BASE_CLASS}),
    "no longer abstract": one("tests/CartTest.php", PHPUNIT.replace("class", "abstract class"), "abstract class", "final class"),
    "an asynchronous test that is waited for": one("Shop.Tests/CartTests.cs", XUNIT.replace("void", "async void"), "async void", "async Task"),
    "a sealed class": one("Shop.Tests/CartTests.cs", XUNIT, "public class", "public sealed class"),
    "a category that says what it is": one("Shop.Tests/CartTests.cs", XUNIT, "[Fact]", '[Fact]\n    [Trait("Category", "Unit")]'),
    "a title that says slow": one("src/test/java/CartTest.java", JUNIT, "@Test", '@Test\n  @DisplayName("slow path")'),
    "a group that is run": one("tests/CartTest.php", PHPUNIT, "    public", "    #[Group('cart')]\n    public"),
    "two ways that were there": one("tests/test_cart.py", "try:\n    import tomllib\nexcept ImportError:\n    import tomli as tomllib\n" + PYTEST, "def test_total", "def test_sum"),
    "differences shown in colour": one("tests/a.rs", RUST, "#[test]", "use pretty_assertions::assert_eq;\n\n#[test]"),
    "globals imported": one("test/a.test.js", SCRIPT, "it(", "import { expect, it } from 'vitest'\n\nit("),
    "a new test with a goroutine": one("a_test.go", GO, "package a\n", "package a\n\nfunc TestMany(t *testing.T) {\n\tgo Total(1)\n}\n"),
    "a module mocked for a new test": beside("test/a.test.js", "import { api } from '../src/api.js'\n\nvi.mock('../src/api.js')\n\nit('x', () => {\n  expect(api).toBeDefined()\n})\n"),
    "the network mocked for a new test": beside("test/a.test.js", "global.fetch = jest.fn()\n\nit('x', () => {\n  expect(fetch).toBeDefined()\n})\n"),
    "a package of tests that mirrors one of the code": beside("tests/cart/__init__.py", '"""Tests of the cart."""\n'),
    "a new test with an environment": beside("tests/test_a.py", "import os\n\nos.environ['CART_HOME'] = '/tmp'\n\n\ndef test_a():\n    assert os\n"),
}  # fmt: skip


@pytest.mark.parametrize("name", FALLS)
def test_a_test_that_is_passed_over_is_noticed(name: str) -> None:
    assert set(judged(*FALLS[name]).values()) == {"changed"}


@pytest.mark.parametrize("name", STANDS)
def test_a_test_that_is_run_as_before_is_left_alone(name: str) -> None:
    assert set(judged(*STANDS[name]).values()) == {"unchanged"}


@pytest.mark.parametrize("path", ["tests/cart.py", "tests/cart/__init__.py"])
def test_a_module_that_would_be_found_first_is_noticed(path: str) -> None:
    business = {"src/cart.py": change("def total(items):\n    raise NotImplementedError\n", "")}
    new = {path: "def total(items):\n    return 3\n"}
    assert judged({}, new, business)[path] == "changed"
    assert judged({}, new)[path] == "unchanged"
    assert judged({}, {path: '"""Tests of the cart."""\n'}, business)[path] == "unchanged"
