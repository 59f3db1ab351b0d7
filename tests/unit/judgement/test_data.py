"""Files that tests compare with: new ones are free, existing ones stay as they are."""

import pytest

from intervention.judgement import Change, judge_tests
from tests.unit.judgement.tables import judged, verdict

SNAP = '// Jest Snapshot v1\n\nexports[`a 1`] = `"x"`;\n'


@pytest.mark.parametrize(
    ("path", "base", "current"),
    [
        ("tests/golden/new.txt", None, "a\n"),
        ("tests/__snapshots__/a.snap", SNAP, SNAP + '\nexports[`b 1`] = `"y"`;\n'),
        ("tests/__snapshots__/a.ambr", "# name: a\n  1\n# ---\n", "# name: a\n  1\n# ---\n# name: b\n  2\n# ---\n"),
        ("tests/README.md", "a\n", "b\n"),
        ("tests/data/a.csv", "1,2\n", "1,2\n"),
    ],
)
def test_leaves_alone(path: str, base: str | None, current: str | None) -> None:
    assert verdict(path, base, current) == "unchanged"


@pytest.mark.parametrize(
    ("path", "base", "current"),
    [
        ("tests/golden/report.txt", "pens  12\n", "pens: 12\n"),
        ("tests/golden/report.txt", "pens  12\n", None),
        ("tests/golden/report.txt", "pens  12\n", ""),
        ("tests/__snapshots__/a.snap", SNAP, SNAP.replace("x", "z")),
        ("tests/__snapshots__/a.snap", SNAP, "// Jest Snapshot v1\n"),
        ("tests/fixtures/orders.json", '{"a": 1}', '{"a": 2}'),
        ("tests/run.sh", "pytest\n", "true\n"),
    ],
)
def test_acts_on(path: str, base: str | None, current: str | None) -> None:
    assert verdict(path, base, current) == "changed"


def test_binary_data_is_compared_as_bytes() -> None:
    changes = {"tests/a.png": Change(b"\x00\x01", b"\x00\x02"), "tests/b.png": Change(None, b"\xff\x00")}
    assert {path: one.verdict for path, one in judge_tests(changes).items()} == {
        "tests/a.png": "changed",
        "tests/b.png": "unchanged",
    }


@pytest.mark.parametrize("kind", ["symlink", "special"])
def test_a_test_replaced_by_something_else_is_changed(kind: str) -> None:
    changes = {"tests/test_a.py": Change(b"def test_a():\n    assert f()\n", b"", kind)}  # type: ignore[arg-type]
    (found,) = judge_tests(changes)["tests/test_a.py"].findings
    assert found.kind == "replaced_by_link"


def test_several_kinds_of_files_are_judged_in_one_call() -> None:
    base = {"tests/test_a.py": "def test_a():\n    assert f(1) == 2\n", "tests/a.txt": "a", "pytest.ini": "[pytest]\n"}
    current = {**base, "tests/a.txt": "b"}
    assert judged(base, current) == {
        "tests/test_a.py": "unchanged",
        "tests/a.txt": "changed",
        "pytest.ini": "unchanged",
    }
