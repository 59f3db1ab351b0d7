"""Names that a shell, a pathspec or a quoting rule would take for something else."""

import uuid
from pathlib import Path

import pytest

from tests.support import envelopes, scenes
from tests.support.engine import Place, make

NAMES = (
    "with space.py",
    "new\nline.py",
    'quote".py',
    "apo'strophe.py",
    "-rf.py",
    "--.py",
    "*",
    "**/x.py",
    "a[1].py",
    "?.py",
    ":(glob)x.py",
    "!x.py",
    "#x.py",
    "back\\slash.py",
    "tab\there.py",
    "ünïcödé/名前.py",
    "e\u0301.py",
    "trailing .py ",
    "$(touch x).py",
    "deep/a/b/c/d/e/f.py",
    ".hidden.py",
    "dir.with.dots/..py",
)
#: Beside `a[1].py` and `*`, what these would match as globs.
NEIGHBOURS = ("a1.py", "x.py", "b.py", "person/x.py", "deep/a/b/c/d/e/g.py")


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return make(tmp_path / "tree", dict.fromkeys(NEIGHBOURS, "neighbour = 1\n"))


@pytest.mark.parametrize("name", NAMES)
def test_an_untracked_file_is_taken_away_alone_and_comes_back(place: Place, name: str) -> None:
    place.write(name, scenes.CODE)
    before = place.look()
    handled = place.act("no-business-code-before-phase5", [name])
    assert [(file["path"], file["outcome"]) for file in handled["files"]] == [(name, "quarantined")]
    scenes.check_claims(place, before, handled)
    place.undo(handled["operation_id"])
    assert place.look() == before


@pytest.mark.parametrize("name", NAMES)
def test_a_tracked_file_goes_back_alone_and_returns(place: Place, name: str) -> None:
    place.write(name, scenes.BASE_CODE)
    place.git("--literal-pathspecs", "add", "--", name)
    place.git("commit", "-qm", "with it")
    place.snapshot()
    place.write(name, scenes.CODE)
    place.git("--literal-pathspecs", "add", "--", name)
    before = place.look()
    handled = place.act("no-business-code-before-phase5", [name])
    assert [(file["path"], file["outcome"]) for file in handled["files"]] == [(name, "restored")]
    scenes.check_claims(place, before, handled)
    assert place.git("status", "--porcelain") == ""
    place.undo(handled["operation_id"])
    assert place.look() == before


def test_all_of_them_at_once_go_and_come_back(place: Place) -> None:
    for name in NAMES:
        place.write(name, scenes.CODE)
    before = place.look()
    handled = place.act("no-business-code-before-phase5", NAMES)
    assert {file["outcome"] for file in handled["files"]} == {"quarantined"}
    scenes.check_claims(place, before, handled)
    place.undo(handled["operation_id"])
    assert place.look() == before


def test_two_files_of_one_name_keep_apart(place: Place) -> None:
    for folder in ("one", "two", "one/two"):
        place.write(f"{folder}/same.py", scenes.CODE + f"# {folder}\n")
    before = place.look()
    handled = place.act("no-business-code-before-phase5", ["one/same.py", "two/same.py", "one/two/same.py"])
    scenes.check_claims(place, before, handled)
    place.undo(handled["operation_id"])
    assert place.look() == before


def test_five_hundred_files_in_one_violation(place: Place) -> None:
    names = [f"new/d{number % 7}/f{number}.py" for number in range(500)]
    for name in names:
        place.write(name, scenes.CODE + f"# {name}\n")
    before = place.look()
    handled = place.act("no-business-code-before-phase5", names)
    assert len(handled["files"]) == 500
    scenes.check_claims(place, before, handled)
    place.undo(handled["operation_id"])
    assert place.look() == before


def test_a_path_in_two_violations_of_one_type_is_acted_on_once(place: Place) -> None:
    place.write("new.py", scenes.CODE)
    before = place.look()
    twice = [
        envelopes.violation("no-business-code-before-phase5", id=str(uuid.uuid4()), files=["new.py"]) for _ in range(2)
    ]
    result = place.send(place.request(*twice))
    assert [file["outcome"] for file in result["results"][0]["files"]] == ["quarantined"]
    scenes.check_claims(place, before, result["results"][0])
