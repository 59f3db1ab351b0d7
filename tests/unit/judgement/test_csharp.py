"""C# tests: both tables."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import replaced, verdict

PATH = "tests/Shop.Tests/CartTests.cs"
BASE = """using Xunit;

namespace Shop.Tests;

public class CartTests
{
    private const int Rate = 10;
    private readonly Cart _cart = new();

    public CartTests()
    {
        _cart.Add("pen", 150);
    }

    [Fact]
    public void Sums()
    {
        _cart.Add("ink", 900);
        Assert.Equal(1050, _cart.Total());
        Assert.Equal(2, _cart.Count);
    }

    [Theory]
    [InlineData(100, 90)]
    [InlineData(50, 45)]
    public void Discounts(int price, int want) => Assert.Equal(want, Shop.Discount(price, Rate));

    [Fact]
    public async Task Refuses()
    {
        await Assert.ThrowsAsync<ArgumentException>(() => _cart.AddAsync("pen", -1));
    }
}
"""

LEAVES_ALONE = {
    "a field renamed": replaced(BASE, "_cart", "_basket"),
    "a comment": replaced(BASE, "    [Theory]", "    // percent\n    [Theory]"),
    "a table written out": replaced(
        BASE,
        "    [Theory]\n    [InlineData(100, 90)]\n    [InlineData(50, 45)]\n    public void Discounts(int price, int want) => Assert.Equal(want, Shop.Discount(price, Rate));",
        "    [Fact]\n    public void Discounts()\n    {\n        Assert.Equal(90, Shop.Discount(100, Rate));\n        Assert.Equal(45, Shop.Discount(50, Rate));\n    }",
    ),
    "a trait": replaced(
        BASE, "    [Fact]\n    public void Sums", '    [Fact, Trait("kind", "unit")]\n    public void Sums'
    ),
    "a test more": replaced(
        BASE, "    [Theory]", "    [Fact]\n    public void Empty() => Assert.Empty(new Cart());\n\n    [Theory]"
    ),
    "var": replaced(
        BASE, '        _cart.Add("ink", 900);\n', '        var ink = 900;\n        _cart.Add("ink", ink);\n'
    ),
    "a helper": replaced(
        replaced(BASE, "        Assert.Equal(1050, _cart.Total());\n", "        Check(1050);\n"),
        "    [Theory]",
        "    private void Check(int want)\n    {\n        Assert.Equal(want, _cart.Total());\n    }\n\n    [Theory]",
    ),
}

ACTS_ON = {
    "a value": replaced(BASE, "1050", "1051"),
    "an input": replaced(BASE, '"ink", 900', '"ink", 901'),
    "skipped": replaced(BASE, "    [Fact]\n    public void Sums", '    [Fact(Skip = "later")]\n    public void Sums'),
    "no fact": replaced(BASE, "    [Fact]\n    public void Sums", "    public void Sums"),
    "a row less": replaced(BASE, "    [InlineData(50, 45)]\n", ""),
    "a row changed": replaced(BASE, "50, 45", "50, 46"),
    "emptied": replaced(
        BASE, "        Assert.Equal(1050, _cart.Total());\n        Assert.Equal(2, _cart.Count);\n", ""
    ),
    "caught": replaced(
        BASE, "        Assert.Equal(2, _cart.Count);\n", "        try { Assert.Equal(2, _cart.Count); } catch { }\n"
    ),
    "not awaited": replaced(BASE, "await Assert", "_ = Assert"),
    "any exception": replaced(BASE, "ThrowsAsync<ArgumentException>", "ThrowsAnyAsync<Exception>"),
    "returned early": replaced(
        BASE, '        _cart.Add("ink", 900);\n', '        return;\n        _cart.Add("ink", 900);\n'
    ),
    "the constructor": replaced(BASE, '"pen", 150', '"pen", 0'),
    "another type": replaced(BASE, "Cart _cart = new()", "FakeCart _cart = new()"),
    "a constant": replaced(BASE, "Rate = 10", "Rate = 0"),
    "not compiled": replaced(
        replaced(BASE, "    [Fact]\n    public void Sums", "#if NEVER\n    [Fact]\n    public void Sums"),
        "    [Theory]",
        "#endif\n    [Theory]",
    ),
    "not parseable": replaced(BASE, "public void Sums()", "public void Sums("),
}


@pytest.mark.parametrize("name", LEAVES_ALONE)
def test_leaves_alone(name: str) -> None:
    assert verdict(PATH, BASE, LEAVES_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", ACTS_ON)
def test_acts_on(name: str) -> None:
    assert verdict(PATH, BASE, ACTS_ON[name]) == "changed"
