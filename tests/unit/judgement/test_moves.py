"""Tests that go to another part of the project: with the code that lay beside them they are still run, alone they may
not be."""

import pytest

from intervention.judgement import Change
from tests.unit.judgement.tables import Files, change, judged

GO = "package till\n\nfunc Change(amount int) int {\n\treturn amount\n}\n"
GO_TEST = (
    'package till\n\nimport "testing"\n\nfunc TestChange(t *testing.T) {\n'
    '\tif Change(3) != 3 {\n\t\tt.Error("no")\n\t}\n}\n'
)
RUST = (
    "pub fn double(x: i32) -> i32 {\n    x * 2\n}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n\n"
    "    #[test]\n    fn two() {\n        assert_eq!(double(2), 4);\n    }\n}\n"
)
SCRIPT = "export const area = (a, b) => a * b\n"
SCRIPT_TEST = "import { area } from './area'\n\ntest('area', () => {\n  expect(area(2, 3)).toBe(6)\n})\n"
CONFTEST = "import pytest\n\n\n@pytest.fixture\ndef ten():\n    return 10\n"
PYTHON_TEST = "from shop import half\n\n\ndef test_half(ten):\n    assert half(ten) == 5\n"

Move = tuple[Files, Files, dict[str, Change]]

STILL_RUN: dict[str, Move] = {
    "a package of Go, to another top folder": (
        {"internal/till/till_test.go": GO_TEST},
        {"pkg/till/till_test.go": GO_TEST},
        {"internal/till/till.go": change(GO, None), "pkg/till/till.go": change(None, GO)},
    ),
    "a package of Go, to the root": (
        {"internal/till/till_test.go": GO_TEST},
        {"till/till_test.go": GO_TEST},
        {"internal/till/till.go": change(GO, None), "till/till.go": change(None, GO)},
    ),
    "a crate, with the tests in its sources": ({"src/lib.rs": RUST}, {"crates/double/src/lib.rs": RUST}, {}),
    "a module of a script and its test, into a package": (
        {"src/area.test.ts": SCRIPT_TEST},
        {"packages/shape/lib/area.test.ts": SCRIPT_TEST},
        {"src/area.ts": change(SCRIPT, None), "packages/shape/lib/area.ts": change(None, SCRIPT)},
    ),
    "a folder of tests with its conftest": (
        {"tests/conftest.py": CONFTEST, "tests/test_half.py": PYTHON_TEST},
        {"src/shop/tests/conftest.py": CONFTEST, "src/shop/tests/test_half.py": PYTHON_TEST},
        {},
    ),
}
NOT_RUN: dict[str, Move] = {
    "a test that leaves its code": (
        {"src/area.test.ts": SCRIPT_TEST},
        {"attic/area.test.ts": SCRIPT_TEST},
        {"src/area.ts": change(SCRIPT, SCRIPT)},
    ),
    "a test that goes where other code is new": (
        {"src/area.test.ts": SCRIPT_TEST},
        {"attic/area.test.ts": SCRIPT_TEST},
        {"attic/other.ts": change(None, SCRIPT)},
    ),
    "a test beside a copy of the code": (
        {"src/area.test.ts": SCRIPT_TEST},
        {"attic/area.test.ts": SCRIPT_TEST},
        {"attic/area.ts": change(None, SCRIPT)},
    ),
    "sources of a crate that go where nothing is built": ({"src/lib.rs": RUST}, {"attic/lib.rs": RUST}, {}),
    "a folder of tests with another conftest": (
        {"tests/conftest.py": CONFTEST, "tests/test_half.py": PYTHON_TEST},
        {
            "src/shop/tests/conftest.py": CONFTEST.replace("10", "12"),
            "src/shop/tests/test_half.py": PYTHON_TEST,
        },
        {},
    ),
}


@pytest.mark.parametrize("move", STILL_RUN.values(), ids=STILL_RUN)
def test_what_moves_with_its_code_is_unchanged(move: Move) -> None:
    assert set(judged(*move).values()) == {"unchanged"}


@pytest.mark.parametrize("move", NOT_RUN.values(), ids=NOT_RUN)
def test_what_moves_alone_may_not_be_run_any_more(move: Move) -> None:
    assert judged(*move)[next(iter(move[0]))] == "changed"
