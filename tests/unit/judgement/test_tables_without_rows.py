"""A table without rows: the runner skips such a test, so emptying its table is a change of what is expected."""

from __future__ import annotations

import pytest

from intervention.judgement import Change, judge_tests

PLAIN = "from cart import total\n\n\ndef test_adds():\n    assert total([1, 2]) == 37\n"
TABLE = 'import pytest\n\n\n@pytest.mark.parametrize("n", [1, 2])\ndef test_a(n):\n    assert total(n) == n\n'
SCRIPT = "it.each([1, 2])('is %d', (n) => {\n  expect(f(n)).toBe(n)\n})\n"

EMPTIED = {
    "an empty table put on a test": (
        "test_a.py",
        PLAIN,
        PLAIN.replace("def test", 'import pytest\n\n\n@pytest.mark.parametrize("n", [])\ndef test'),
    ),
    "rows taken out": ("test_a.py", TABLE, TABLE.replace("[1, 2]", "[]")),
    "rows of a script taken out": ("a.test.ts", SCRIPT, SCRIPT.replace("[1, 2]", "[]")),
}


@pytest.mark.parametrize("name", EMPTIED)
def test_acts_on(name: str) -> None:
    path, base, current = EMPTIED[name]
    assert judge_tests({path: Change(base.encode(), current.encode())})[path].verdict == "changed"


def test_leaves_a_table_with_more_rows_alone() -> None:
    current = TABLE.replace("[1, 2]", "[1, 2, 3]")
    assert judge_tests({"test_a.py": Change(TABLE.encode(), current.encode())})["test_a.py"].verdict == "unchanged"
