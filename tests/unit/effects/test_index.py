"""Index entries are read and written with all that git keeps of them."""

from pathlib import Path

import pytest

from intervention.effects.index import IndexEntry, read_index, write_entries
from tests.support.engine import Place, make

EMPTY = "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return make(tmp_path / "tree", {"a.py": "a\n", "b.py": "b\n", "a[1].py": "c\n"}, snapshot=False)


def test_flags_are_read(place: Place) -> None:
    place.git("update-index", "--assume-unchanged", "a.py")
    place.git("update-index", "--skip-worktree", "b.py")
    entries = read_index(str(place.tree)).entries
    assert entries["a.py"].is_assumed
    assert entries["b.py"].is_skipped
    assert not entries["a[1].py"].is_assumed


@pytest.mark.parametrize(
    "entry",
    [
        None,
        IndexEntry("100755", EMPTY),
        IndexEntry("120000", EMPTY),
        IndexEntry("100644", EMPTY, is_assumed=True),
        IndexEntry("100644", EMPTY, is_skipped=True),
        IndexEntry("100644", EMPTY, is_assumed=True, is_skipped=True),
    ],
)
def test_what_is_written_is_what_is_read_and_nothing_beside_it(place: Place, entry: IndexEntry | None) -> None:
    before = dict(read_index(str(place.tree)).entries)
    write_entries(str(place.tree), {"a[1].py": entry})
    after = dict(read_index(str(place.tree)).entries)
    assert after.pop("a[1].py", None) == entry
    before.pop("a[1].py")
    assert after == before


def test_an_intent_to_add_is_written_without_content(place: Place) -> None:
    place.write("new.py", "secret = 1\n")
    write_entries(str(place.tree), {"new.py": IndexEntry("100644", EMPTY, is_intended=True)})
    assert place.git("status", "--porcelain") == " A new.py\n"
    assert place.git("cat-file", "-t", place.git("hash-object", "new.py").strip(), check=False) == ""


def test_unmerged_paths_are_named_and_have_no_entry(place: Place) -> None:
    stages = "".join(f"100644 {place.git('rev-parse', 'HEAD:a.py').strip()} {stage}\tm.py\n" for stage in (1, 2, 3))
    place.git("update-index", "--index-info", stdin=stages)
    index = read_index(str(place.tree))
    assert index.unmerged == {"m.py"}
    assert "m.py" not in index.entries


def test_a_part_of_the_index_can_be_asked_for(place: Place) -> None:
    assert set(read_index(str(place.tree), ["a[1].py", "none.py"]).entries) == {"a[1].py"}
    many = [f"x/{'y' * 200}{number}" for number in range(500)]
    assert "a.py" in read_index(str(place.tree), many).entries
