"""Entries of the stash are known by their id, wherever they have moved to."""

from pathlib import Path

import pytest

from intervention.effects import stash
from intervention.effects.repo import locate
from tests.support.engine import Place, make


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return make(tmp_path / "tree", {"a.py": "a\n"})


def push(place: Place, text: str) -> str:
    place.write("a.py", text)
    place.git("stash", "push", "-qm", text)
    return place.git("rev-parse", "stash@{0}").strip()


def test_an_entry_is_found_by_its_id_below_newer_ones(place: Place) -> None:
    repo = locate(str(place.tree))
    older = push(place, "older")
    stash.store(repo, str(place.base), "ours")
    newer = push(place, "newer")
    assert stash.entries(repo) == [newer, place.base, older]
    assert stash.drop(repo, str(place.base))
    assert stash.entries(repo) == [newer, older]


def test_an_entry_that_is_not_in_the_list_takes_no_other_with_it(place: Place) -> None:
    repo = locate(str(place.tree))
    assert not stash.drop(repo, str(place.base))
    only = push(place, "only")
    assert not stash.drop(repo, str(place.base))
    assert stash.entries(repo) == [only]
