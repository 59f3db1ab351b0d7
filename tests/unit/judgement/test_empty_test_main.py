"""A `TestMain` that never calls `Run` ends every test of its package before it began, be it ever so empty."""

from __future__ import annotations

import pytest

from intervention.judgement import Change, judge_tests

TEST = 'package a\n\nfunc TestF(t *testing.T) {\n\tif F(1) != 2 {\n\t\tt.Error("no")\n\t}\n}\n'
MAIN = "\nfunc TestMain(m *testing.M) {\n}\n"


@pytest.mark.parametrize(
    ("path", "base", "current"),
    [("a_test.go", TEST, TEST + MAIN), ("main_test.go", None, "package a\n" + MAIN)],
    ids=["beside the tests", "in a file of its own"],
)
def test_acts_on(path: str, base: str | None, current: str) -> None:
    change = Change(None if base is None else base.encode(), current.encode())
    assert judge_tests({path: change})[path].verdict == "changed"
