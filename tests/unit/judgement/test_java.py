"""Java tests: both tables."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import replaced, verdict

PATH = "src/test/java/shop/CartTest.java"
BASE = """package shop;

import static org.junit.jupiter.api.Assertions.*;
import org.junit.jupiter.api.*;

class CartTest {
  private static final int RATE = 10;
  private Cart cart;

  @BeforeEach
  void setUp() {
    cart = new Cart();
    cart.add("pen", 150);
  }

  @Test
  @DisplayName("adds up")
  void sums() {
    cart.add("ink", 900);
    assertEquals(1050, cart.total(), "total");
    assertEquals(2, cart.size());
  }

  @Test
  void discounts() {
    assertEquals(90, Shop.discount(100, RATE));
    assertEquals(45, Shop.discount(50, RATE));
  }

  @Test
  void refuses() {
    assertThrows(IllegalArgumentException.class, () -> cart.add("pen", -1));
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "3, 4"})
  void doubles(int in, int want) {
    assertEquals(want, Shop.f(in));
  }
}
"""

LEAVES_ALONE = {
    "a field renamed": replaced(BASE, "cart", "basket"),
    "a type inferred": replaced(
        BASE,
        '    cart.add("ink", 900);\n    assertEquals(1050',
        '    var ink = 900;\n    cart.add("ink", ink);\n    assertEquals(1050',
    ),
    "another message": replaced(BASE, ', "total")', ', "sum")'),
    "another title": replaced(BASE, '"adds up"', '"adds up all prices"'),
    "a table": replaced(
        BASE,
        "  @Test\n  void discounts() {\n    assertEquals(90, Shop.discount(100, RATE));\n    assertEquals(45, Shop.discount(50, RATE));\n  }",
        '  @ParameterizedTest\n  @CsvSource({"100, 90", "50, 45"})\n  void discounts(int price, int want) {\n    assertEquals(want, Shop.discount(price, RATE));\n  }',
    ),
    "a helper": replaced(
        BASE,
        "    assertEquals(90, Shop.discount(100, RATE));\n    assertEquals(45, Shop.discount(50, RATE));\n  }",
        "    check(100, 90);\n    check(50, 45);\n  }\n\n  private void check(int price, int want) {\n    assertEquals(want, Shop.discount(price, RATE));\n  }",
    ),
    "an assertion more": replaced(
        BASE, "    assertEquals(2, cart.size());", "    assertNotNull(cart);\n    assertEquals(2, cart.size());"
    ),
    "a test more": replaced(
        BASE,
        "  @ParameterizedTest",
        "  @Test\n  void empty() {\n    assertEquals(0, new Cart().size());\n  }\n\n  @ParameterizedTest",
    ),
    "a comment": replaced(BASE, "  @Test\n  void disc", "  // ten percent\n  @Test\n  void disc"),
    "imports": replaced(
        BASE, "import org.junit.jupiter.api.*;", "import org.junit.jupiter.api.*;\nimport java.util.List;"
    ),
}

ACTS_ON = {
    "a value": replaced(BASE, "45", "46"),
    "an input": replaced(BASE, '"ink", 900', '"ink", 901'),
    "disabled": replaced(BASE, "  @Test\n  void disc", '  @Test\n  @Disabled("later")\n  void disc'),
    "the class disabled": replaced(BASE, "class CartTest", "@Disabled\nclass CartTest"),
    "no test": replaced(BASE, "  @Test\n  void disc", "  void disc"),
    "emptied": replaced(
        BASE, "    assertEquals(90, Shop.discount(100, RATE));\n    assertEquals(45, Shop.discount(50, RATE));\n", ""
    ),
    "any exception": replaced(BASE, "IllegalArgumentException.class", "Exception.class"),
    "no call in it": replaced(BASE, '() -> cart.add("pen", -1)', "() -> { throw new IllegalArgumentException(); }"),
    "caught": replaced(
        BASE,
        "    assertEquals(2, cart.size());",
        "    try { assertEquals(2, cart.size()); } catch (AssertionError e) { }",
    ),
    "assumed": replaced(BASE, '    cart.add("ink"', '    assumeTrue(false);\n    cart.add("ink"'),
    "the set-up": replaced(BASE, '"pen", 150', '"pen", 0'),
    "a row less": replaced(BASE, ', "3, 4"}', "}"),
    "a row changed": replaced(BASE, '"3, 4"', '"3, 5"'),
    "a constant": replaced(BASE, "RATE = 10", "RATE = 0"),
    "a mock": replaced(BASE, "cart = new Cart();", "cart = mock(Cart.class);"),
    "returned early": replaced(BASE, '    cart.add("ink"', '    if (cart != null) return;\n    cart.add("ink"'),
    "private": replaced(BASE, "  @Test\n  void disc", "  @Test\n  private void disc"),
    "not parseable": replaced(BASE, "  void discounts() {", "  void discounts( {"),
}


@pytest.mark.parametrize("name", LEAVES_ALONE)
def test_leaves_alone(name: str) -> None:
    assert verdict(PATH, BASE, LEAVES_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", ACTS_ON)
def test_acts_on(name: str) -> None:
    assert verdict(PATH, BASE, ACTS_ON[name]) == "changed"
