"""The evidence: which word, which lines. People and agents read it, so it must fit what was done."""

# ruff: noqa: E501 -- a sample stands on one line, so that a table reads from top to bottom

import pytest

from tests.unit.judgement.tables import findings, replaced

BASE = """from shop import total


def test_sum():
    assert total([1, 2]) == 3
    assert total([]) == 0


def test_one():
    assert total([1]) == 1
"""

CASES = {
    "assertion_removed": (replaced(BASE, "    assert total([]) == 0\n", ""), 6, None),
    "expectation_changed": (replaced(BASE, "== 3", "== 4"), 5, 5),
    "test_removed": (replaced(BASE, "def test_one():\n    assert total([1]) == 1\n", ""), 10, None),
    "test_skipped": (replaced(BASE, "def test_one", "@pytest.mark.skip\ndef test_one"), 10, 10),
    "test_emptied": (replaced(BASE, "    assert total([1]) == 1\n", "    pass\n"), 10, 9),
    "early_return": (replaced(BASE, "    assert total([]) == 0\n", "    if not total:\n        return\n    assert total([]) == 0\n"), 6, 8),
    "wrapped": (replaced(BASE, "    assert total([1]) == 1\n", "    try:\n        assert total([1]) == 1\n    except AssertionError:\n        pass\n"), 10, 11),
    "subject_changed": (replaced(BASE, "from shop", "from tests.fakes"), None, None),
    "unparsable": (BASE + "def (:\n", None, 1),
    "input_changed": (replaced(BASE, "    assert total([1]) == 1\n", "    reset()\n    assert total([1]) == 1\n"), 10, 11),
}  # fmt: skip


@pytest.mark.parametrize("kind", CASES)
def test_the_first_finding_says_what_was_done(kind: str) -> None:
    text, base_line, current_line = CASES[kind]
    first = findings("tests/test_total.py", BASE, text)[0]
    assert (first.kind, first.base_line, first.current_line) == (kind, base_line, current_line)


def test_the_text_is_the_line_of_the_base_shortened() -> None:
    (found,) = findings("tests/test_total.py", BASE, CASES["assertion_removed"][0])
    assert found.text == "assert total([]) == 0"
    long = BASE.replace("[]", "[" + "1, " * 200 + "]")
    (found,) = findings("tests/test_total.py", long, CASES["assertion_removed"][0])
    assert len(found.text) == 120


def test_a_file_that_is_gone_names_its_tests() -> None:
    kinds = {one.kind for one in findings("tests/test_total.py", BASE, None)}
    assert kinds == {"test_removed"}


def test_of_very_many_losses_the_first_are_told() -> None:
    base = "def test_a():\n    s = S()\n" + "".join(f"    assert s.pop() == {number}\n" for number in range(60))
    found = findings("tests/test_a.py", base, base.replace("== ", "== 1 + "))
    assert len(found) == 20
    assert found[0].base_line == 3
