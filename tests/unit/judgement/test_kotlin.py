"""Kotlin tests: both tables."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import replaced, verdict

PATH = "src/test/kotlin/shop/CartTest.kt"
BASE = """package shop

import kotlin.test.Test
import kotlin.test.assertEquals

class CartTest {
    private val cart = Cart()
    private val rate = 10

    @BeforeTest
    fun setUp() {
        cart.add("pen", 150)
    }

    @Test
    fun `sums prices`() {
        cart.add("ink", 900)
        assertEquals(1050, cart.total())
        assertEquals(2, cart.size, "two")
    }

    @Test
    fun discounts() {
        for ((price, want) in listOf(100 to 90, 50 to 45)) {
            assertEquals(want, discount(price, rate))
        }
    }

    @Test
    fun refuses() {
        assertFailsWith<IllegalArgumentException> { cart.add("pen", -1) }
    }
}
"""

LEAVES_ALONE = {
    "a field renamed": replaced(BASE, "cart", "basket"),
    "a type": replaced(BASE, "val rate = 10", "val rate: Int = 10"),
    "another message": replaced(BASE, ', "two")', ', "items")'),
    "a loop written out": replaced(
        BASE,
        "        for ((price, want) in listOf(100 to 90, 50 to 45)) {\n            assertEquals(want, discount(price, rate))\n        }\n",
        "        assertEquals(90, discount(100, rate))\n        assertEquals(45, discount(50, rate))\n",
    ),
    "a test more": replaced(
        BASE,
        "    @Test\n    fun ref",
        "    @Test\n    fun empty() {\n        assertEquals(0, Cart().size)\n    }\n\n    @Test\n    fun ref",
    ),
    "a test renamed": replaced(BASE, "`sums prices`", "`adds up`"),
    "an assertion more": replaced(
        BASE, "        assertEquals(2, cart", "        assertNotNull(cart)\n        assertEquals(2, cart"
    ),
}

ACTS_ON = {
    "a value": replaced(BASE, "1050", "1051"),
    "an input": replaced(BASE, '"ink", 900', '"ink", 901'),
    "ignored": replaced(BASE, "    @Test\n    fun disc", "    @Test\n    @Ignore\n    fun disc"),
    "disabled": replaced(BASE, "    @Test\n    fun disc", '    @Test @Disabled("x")\n    fun disc'),
    "the class disabled": replaced(BASE, "class CartTest", "@Disabled\nclass CartTest"),
    "no test": replaced(BASE, "    @Test\n    fun disc", "    fun disc"),
    "emptied": replaced(
        BASE,
        '        cart.add("ink", 900)\n        assertEquals(1050, cart.total())\n        assertEquals(2, cart.size, "two")\n',
        "",
    ),
    "a row less": replaced(BASE, ", 50 to 45)", ")"),
    "caught": replaced(
        BASE,
        "        assertEquals(1050, cart.total())\n",
        "        try { assertEquals(1050, cart.total()) } catch (e: Throwable) { }\n",
    ),
    "run and caught": replaced(
        BASE, "        assertEquals(1050, cart.total())\n", "        runCatching { assertEquals(1050, cart.total()) }\n"
    ),
    "another exception": replaced(BASE, "IllegalArgumentException", "Exception"),
    "the set-up": replaced(BASE, '"pen", 150', '"pen", 0'),
    "returned early": replaced(
        BASE, "        assertEquals(1050", "        if (cart.size > 0) return\n        assertEquals(1050"
    ),
    "not parseable": replaced(BASE, "fun discounts() {", "fun discounts( {"),
}


@pytest.mark.parametrize("name", LEAVES_ALONE)
def test_leaves_alone(name: str) -> None:
    assert verdict(PATH, BASE, LEAVES_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", ACTS_ON)
def test_acts_on(name: str) -> None:
    assert verdict(PATH, BASE, ACTS_ON[name]) == "changed"
