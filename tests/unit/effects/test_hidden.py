"""Differences that git's status does not show."""

from pathlib import Path

import pytest

from intervention.effects.hidden import find_converted, find_flagged
from intervention.effects.index import read_index
from intervention.effects.repo import locate
from tests.support.engine import Place, make


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return make(tmp_path / "tree", {"a.py": "a\n", "b.py": "b\n", "c.py": "c\n"}, snapshot=False)


def test_a_flagged_file_that_differs_is_found_and_one_that_does_not_is_not(place: Place) -> None:
    place.git("update-index", "--assume-unchanged", "a.py", "b.py")
    place.git("update-index", "--skip-worktree", "c.py")
    place.write("a.py", "changed\n")
    place.write("c.py", "changed\n")
    assert find_flagged(locate(str(place.tree)), read_index(str(place.tree))) == {"a.py", "c.py"}


def test_a_missing_file_counts_where_it_ought_to_be_there(place: Place) -> None:
    place.git("update-index", "--assume-unchanged", "a.py")
    place.git("update-index", "--skip-worktree", "c.py")
    (place.tree / "a.py").unlink()
    (place.tree / "c.py").unlink()
    assert find_flagged(locate(str(place.tree)), read_index(str(place.tree))) == {"a.py"}


@pytest.mark.parametrize(("setting", "attributes"), [("true", ""), ("false", "*.py text eol=crlf\n")])
def test_files_behind_a_line_ending_rule_are_compared_by_their_bytes(
    place: Place, setting: str, attributes: str
) -> None:
    place.git("config", "core.autocrlf", setting)
    place.write(".git/info/attributes", attributes)
    place.write("a.py", b"a\r\n")
    repo = locate(str(place.tree))
    assert find_converted(repo, read_index(repo.root)) == {"a.py"}


def test_without_a_rule_nothing_is_read(place: Place) -> None:
    place.write("a.py", "changed\n")
    repo = locate(str(place.tree))
    assert find_converted(repo, read_index(repo.root)) == set()
