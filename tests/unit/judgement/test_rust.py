"""Rust tests: both tables."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import replaced, verdict

PATH = "tests/cart.rs"
BASE = """use shop::cart::{discount, Cart};

const RATE: u32 = 10;

fn filled() -> Cart {
    let mut cart = Cart::new();
    cart.add("pen", 150);
    cart
}

#[test]
fn should_sum() {
    let mut cart = filled();
    cart.add("ink", 900);
    assert_eq!(cart.total(), 1050);
    assert!(cart.len() == 2, "two items");
}

#[test]
fn should_discount() {
    for (price, want) in [(100, 90), (50, 45)] {
        assert_eq!(discount(price, RATE), want);
    }
}

#[test]
#[should_panic(expected = "negative")]
fn should_refuse() {
    Cart::new().add("pen", -1);
}

#[cfg(test)]
mod inner {
    use super::*;
    #[test]
    fn x() -> Result<(), String> {
        let v = vec![1, 2];
        assert_eq!(sum(&v)?, 3);
        Ok(())
    }
}
"""

LEAVES_ALONE = {
    "renamed": replaced(
        BASE,
        'let mut cart = filled();\n    cart.add("ink", 900);\n    assert_eq!(cart.total(), 1050);\n    assert!(cart.len()',
        'let mut basket = filled();\n    basket.add("ink", 900);\n    assert_eq!(basket.total(), 1050);\n    assert!(basket.len()',
    ),
    "a message": replaced(BASE, "1050);", '1050, "total of {}", 2);'),
    "a loop written out": replaced(
        BASE,
        "    for (price, want) in [(100, 90), (50, 45)] {\n        assert_eq!(discount(price, RATE), want);\n    }\n",
        "    assert_eq!(discount(100, RATE), 90);\n    assert_eq!(discount(50, RATE), 45);\n",
    ),
    "cases as attributes": replaced(
        BASE,
        "#[test]\nfn should_discount() {\n    for (price, want) in [(100, 90), (50, 45)] {\n        assert_eq!(discount(price, RATE), want);\n    }\n}",
        "#[rstest]\n#[case(100, 90)]\n#[case(50, 45)]\nfn should_discount(#[case] price: u32, #[case] want: u32) {\n    assert_eq!(discount(price, RATE), want);\n}",
    ),
    "a helper written out": replaced(
        BASE, "    let mut cart = filled();", '    let mut cart = Cart::new();\n    cart.add("pen", 150);'
    ),
    "a test more": replaced(
        BASE, "#[cfg(test)]", "#[test]\nfn empty() {\n    assert!(Cart::new().is_empty());\n}\n\n#[cfg(test)]"
    ),
    "an assertion more": replaced(
        BASE, "    assert!(cart.len()", "    assert!(!cart.is_empty());\n    assert!(cart.len()"
    ),
    "a comment and a doc": replaced(BASE, "#[test]\nfn should_sum", "/// Adds up.\n#[test]\nfn should_sum"),
    "an allowance": replaced(BASE, "#[test]\nfn should_sum", "#[test]\n#[allow(unused)]\nfn should_sum"),
}

ACTS_ON = {
    "ignored": replaced(BASE, "#[test]\nfn should_sum", "#[test]\n#[ignore]\nfn should_sum"),
    "ignored with a reason": replaced(BASE, "#[test]\nfn should_sum", '#[test]\n#[ignore = "slow"]\nfn should_sum'),
    "no test": replaced(BASE, "#[test]\nfn should_sum", "fn should_sum"),
    "configured away": replaced(BASE, "#[test]\nfn should_sum", '#[cfg(feature = "never")]\n#[test]\nfn should_sum'),
    "the file configured away": replaced(BASE, "use shop", "#![cfg(any())]\nuse shop"),
    "may panic": replaced(BASE, "#[test]\nfn should_sum", "#[test]\n#[should_panic]\nfn should_sum"),
    "need not panic with that": replaced(BASE, '#[should_panic(expected = "negative")]', "#[should_panic]"),
    "a value": replaced(BASE, "1050", "1051"),
    "an input": replaced(BASE, "(50, 45)]", "(51, 45)]"),
    "a row less": replaced(BASE, ", (50, 45)]", "]"),
    "an assertion less": replaced(BASE, '    assert!(cart.len() == 2, "two items");\n', ""),
    "debug only": replaced(BASE, "assert_eq!(cart.total()", "debug_assert_eq!(cart.total()"),
    "returned early": replaced(BASE, '    cart.add("ink", 900);\n', '    return;\n    cart.add("ink", 900);\n'),
    "a constant": replaced(BASE, "RATE: u32 = 10", "RATE: u32 = 0"),
    "a helper changed": replaced(BASE, '"pen", 150', '"pen", 0'),
    "caught": replaced(
        BASE,
        "    assert_eq!(cart.total(), 1050);",
        "    let _ = std::panic::catch_unwind(|| assert_eq!(cart.total(), 1050));",
    ),
    "a module configured away": replaced(BASE, "#[cfg(test)]", "#[cfg(all(test, windows))]"),
    "an operator": replaced(BASE, "cart.len() == 2", "cart.len() >= 2"),
}


@pytest.mark.parametrize("name", LEAVES_ALONE)
def test_leaves_alone(name: str) -> None:
    assert verdict(PATH, BASE, LEAVES_ALONE[name]) == "unchanged"


@pytest.mark.parametrize("name", ACTS_ON)
def test_acts_on(name: str) -> None:
    assert verdict(PATH, BASE, ACTS_ON[name]) == "changed"
