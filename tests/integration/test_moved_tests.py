"""A test that moves to another collected file is still there, also when nobody complained of that other file."""

from pathlib import Path

import pytest

from tests.support.engine import Place, make

SIGNAL = "no-test-modification-during-green"
AREA = "def test_area():\n    assert area(2, 3) == 6\n"
EDGE = "def test_edge():\n    assert edge(2, 3) == 10\n"
IMPORT = "from shape import area, edge\n\n\n"


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return make(tmp_path / "tree", {"shape.py": "x = 1\n", "tests/test_shape.py": f"{IMPORT}{AREA}\n\n{EDGE}"})


def judged(place: Place, path: str, *touched: str) -> str:
    stamp = "2099-01-01T00:00:00.000Z"
    run = {"touched": [{"path": name, "first_ts": stamp, "last_ts": stamp} for name in (path, *touched)]}
    return str(place.act(SIGNAL, [path], run=run, severity="warn")["facts"]["paths"][0]["judgement"])


def test_a_file_split_in_two_collected_ones_is_unchanged(place: Place) -> None:
    place.write("tests/test_shape.py", IMPORT + AREA)
    place.write("tests/test_edge.py", IMPORT + EDGE)
    assert judged(place, "tests/test_shape.py", "tests/test_edge.py") == "unchanged"


def test_a_file_moved_to_a_collected_folder_is_unchanged(place: Place) -> None:
    (place.tree / "tests" / "unit").mkdir()
    place.git("mv", "tests/test_shape.py", "tests/unit/test_shape.py")
    assert judged(place, "tests/test_shape.py", "tests/unit/test_shape.py") == "unchanged"


@pytest.mark.parametrize("name", ["tests/check_edge.py", "docs/edge.txt"])
def test_a_test_moved_to_where_nobody_collects_it_is_gone(place: Place, name: str) -> None:
    place.write("tests/test_shape.py", IMPORT + AREA)
    place.write(name, IMPORT + EDGE)
    assert judged(place, "tests/test_shape.py", name) == "changed"


def test_a_test_that_asks_for_less_where_it_has_moved_is_changed(place: Place) -> None:
    place.write("tests/test_shape.py", IMPORT + AREA)
    place.write("tests/test_edge.py", IMPORT + EDGE.replace("== 10", ">= 0"))
    assert judged(place, "tests/test_shape.py", "tests/test_edge.py") == "changed"
