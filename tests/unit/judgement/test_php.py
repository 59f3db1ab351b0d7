"""PHP tests: both tables."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import replaced, verdict

PATH = "tests/CartTest.php"
BASE = """<?php

declare(strict_types=1);

use PHPUnit\\Framework\\TestCase;

final class CartTest extends TestCase
{
    private const RATE = 10;
    private Cart $cart;

    protected function setUp(): void
    {
        $this->cart = new Cart();
        $this->cart->add('pen', 150);
    }

    public function testSums(): void
    {
        $this->cart->add('ink', 900);
        $this->assertSame(1050, $this->cart->total());
        self::assertCount(2, $this->cart, 'two');
    }

    #[DataProvider('prices')]
    public function testDiscounts(int $price, int $want): void
    {
        $this->assertSame($want, discount($price, self::RATE));
    }

    public static function prices(): array
    {
        return [[100, 90], 'fifty' => [50, 45]];
    }

    public function testRefuses(): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->cart->add('pen', -1);
    }
}
"""

LEAVES_ALONE = {
    "a property renamed": replaced(BASE, "cart", "basket"),
    "quotes": replaced(BASE, "'ink'", '"ink"'),
    "another message": replaced(BASE, "'two'", "'items'"),
    "a table written out": replaced(
        BASE,
        "    #[DataProvider('prices')]\n    public function testDiscounts(int $price, int $want): void\n    {\n        $this->assertSame($want, discount($price, self::RATE));\n    }",
        "    public function testDiscounts(): void\n    {\n        $this->assertSame(90, discount(100, self::RATE));\n        $this->assertSame(45, discount(50, self::RATE));\n    }",
    ),
    "a test more": replaced(
        BASE,
        "    public function testRef",
        "    public function testEmpty(): void\n    {\n        $this->assertCount(0, new Cart());\n    }\n\n    public function testRef",
    ),
    "a comment": replaced(BASE, "    public function testRef", "    // never\n    public function testRef"),
    "a row more": replaced(BASE, "'fifty' => [50, 45]", "'fifty' => [50, 45], [10, 9]"),
}

ACTS_ON = {
    "a value": replaced(BASE, "1050", "1051"),
    "an input": replaced(BASE, "'ink', 900", "'ink', 901"),
    "skipped": replaced(
        BASE,
        "        $this->cart->add('ink'",
        "        $this->markTestSkipped('later');\n        $this->cart->add('ink'",
    ),
    "incomplete": replaced(
        BASE, "        $this->cart->add('ink'", "        $this->markTestIncomplete();\n        $this->cart->add('ink'"
    ),
    "renamed away": replaced(BASE, "testSums", "sums"),
    "private": replaced(BASE, "public function testSums", "private function testSums"),
    "a row less": replaced(BASE, ", 'fifty' => [50, 45]", ""),
    "a row changed": replaced(BASE, "[50, 45]", "[50, 46]"),
    "emptied": replaced(
        BASE,
        "        $this->assertSame(1050, $this->cart->total());\n        self::assertCount(2, $this->cart, 'two');\n",
        "",
    ),
    "caught": replaced(
        BASE,
        "        $this->assertSame(1050, $this->cart->total());\n",
        "        try { $this->assertSame(1050, $this->cart->total()); } catch (\\Throwable $e) {}\n",
    ),
    "looser": replaced(BASE, "assertSame(1050", "assertEquals(1050"),
    "no exception": replaced(BASE, "        $this->expectException(InvalidArgumentException::class);\n", ""),
    "another exception": replaced(BASE, "InvalidArgumentException", "Exception"),
    "the set-up": replaced(BASE, "'pen', 150", "'pen', 0"),
    "returned early": replaced(
        BASE, "        $this->cart->add('ink'", "        return;\n        $this->cart->add('ink'"
    ),
    "not required": replaced(
        BASE, "    public function testRef", '    #[RequiresPhp("9.0")]\n    public function testRef'
    ),
    "a constant": replaced(BASE, "RATE = 10", "RATE = 0"),
    "not parseable": replaced(BASE, "public function testSums(", "public function testSums(("),
}


@pytest.mark.parametrize("name", LEAVES_ALONE)
def test_leaves_alone(name: str) -> None:
    assert verdict(PATH, BASE, LEAVES_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", ACTS_ON)
def test_acts_on(name: str) -> None:
    assert verdict(PATH, BASE, ACTS_ON[name]) == "changed"
