"""Ruby tests with minitest: both tables."""

import pytest

from tests.unit.judgement.tables import replaced, verdict

PATH = "test/cart_test.rb"
BASE = """require "minitest/autorun"
require_relative "../lib/cart"

class CartTest < Minitest::Test
  RATE = 10

  def setup
    @cart = Cart.new
    @cart.add("pen", 150)
  end

  def test_sum
    @cart.add("ink", 900)
    assert_equal 1050, @cart.total
    assert_equal 2, @cart.size, "two"
  end

  def test_discount
    [[100, 90], [50, 45]].each do |price, want|
      assert_equal want, discount(price, RATE)
    end
  end

  def test_refuse
    assert_raises(ArgumentError) { @cart.add("pen", -1) }
  end
end
"""

LEAVES_ALONE = {
    "an instance variable renamed": replaced(BASE, "@cart", "@basket"),
    "quotes": replaced(BASE, '"ink"', "'ink'"),
    "parentheses": replaced(BASE, "assert_equal 1050, @cart.total", "assert_equal(1050, @cart.total())"),
    "another message": replaced(BASE, ', "two"', ', "two items"'),
    "a loop written out": replaced(
        BASE,
        "    [[100, 90], [50, 45]].each do |price, want|\n      assert_equal want, discount(price, RATE)\n    end\n",
        "    assert_equal 90, discount(100, RATE)\n    assert_equal 45, discount(50, RATE)\n",
    ),
    "a helper": replaced(
        replaced(BASE, "    assert_equal 1050, @cart.total\n", "    check 1050, @cart.total\n"),
        "  def test_refuse",
        "  def check(want, got)\n    assert_equal want, got\n  end\n\n  def test_refuse",
    ),
    "a test more": replaced(
        BASE, "  def test_refuse", "  def test_empty\n    assert_empty Cart.new\n  end\n\n  def test_refuse"
    ),
    "a comment": replaced(BASE, "  def test_refuse", "  # never negative\n  def test_refuse"),
    "another block": replaced(BASE, '{ @cart.add("pen", -1) }', 'do\n      @cart.add("pen", -1)\n    end'),
}

ACTS_ON = {
    "a value": replaced(BASE, "1050", "1051"),
    "an input": replaced(BASE, '"ink", 900', '"ink", 901'),
    "skipped": replaced(BASE, '    @cart.add("ink"', '    skip "later"\n    @cart.add("ink"'),
    "renamed away": replaced(BASE, "test_refuse", "check_refuse"),
    "emptied": replaced(BASE, '    assert_raises(ArgumentError) { @cart.add("pen", -1) }\n', ""),
    "another exception": replaced(BASE, "ArgumentError", "StandardError"),
    "rescued": replaced(
        BASE,
        "    assert_equal 1050, @cart.total\n",
        "    begin\n      assert_equal 1050, @cart.total\n    rescue Minitest::Assertion\n    end\n",
    ),
    "rescued in one line": replaced(
        BASE, "    assert_equal 1050, @cart.total\n", "    (assert_equal 1050, @cart.total) rescue nil\n"
    ),
    "rescued for the whole test": replaced(
        BASE, '    assert_equal 2, @cart.size, "two"\n', '    assert_equal 2, @cart.size, "two"\n  rescue Exception\n'
    ),
    "returned early": replaced(BASE, "    assert_equal 1050", "    return if @cart\n    assert_equal 1050"),
    "a row less": replaced(BASE, ", [50, 45]]", "]"),
    "the set-up": replaced(BASE, '"pen", 150', '"pen", 0'),
    "shadowed": replaced(BASE, "  def test_refuse", "  def test_sum\n    assert true\n  end\n\n  def test_refuse"),
    "another parent": replaced(BASE, "< Minitest::Test", "< Object"),
    "a constant": replaced(BASE, "RATE = 10", "RATE = 0"),
    "a fake loaded": replaced(BASE, "../lib/cart", "fake_cart"),
    "not parseable": replaced(BASE, "  def test_refuse", "  def test_refuse("),
}


@pytest.mark.parametrize("name", LEAVES_ALONE)
def test_leaves_alone(name: str) -> None:
    assert verdict(PATH, BASE, LEAVES_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", ACTS_ON)
def test_acts_on(name: str) -> None:
    assert verdict(PATH, BASE, ACTS_ON[name]) == "changed"
