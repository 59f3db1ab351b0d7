"""Objects come through one process, and paths are found by walking trees."""

from pathlib import Path

import pytest

from intervention.effects import git
from intervention.effects.objects import Blob, Objects
from intervention.errors import GitFailed
from tests.support.engine import Place, make


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return make(tmp_path / "tree", {"sub/a\nb.py": b"bytes\x00\n", "empty": b"", "c.py": b"c\n"}, snapshot=False)


def test_contents_are_exact_and_what_is_missing_is_none(place: Place) -> None:
    with Objects(str(place.tree)) as objects:
        commit = objects.commit(place.git("rev-parse", "HEAD").strip())
        assert commit is not None
        found = objects.find(commit.tree, b"sub/a\nb.py")
        assert found is not None
        assert found.mode == "100644"
        assert objects.content(found.oid) == b"bytes\x00\n"
        assert objects.find(commit.tree, b"empty") == Blob("100644", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
        assert objects.content("e69de29bb2d1d6434b8b29ae775ad8c2e48c5391") == b""
        assert objects.content("d" * 40) is None
        assert objects.commit("d" * 40) is None
        assert objects.commit(found.oid) is None
        assert objects.content(found.oid) == b"bytes\x00\n"


def test_a_path_through_a_file_or_beyond_is_none(place: Place) -> None:
    with Objects(str(place.tree)) as objects:
        tree = objects.commit(place.git("rev-parse", "HEAD").strip())
        assert tree is not None
        assert objects.find(tree.tree, b"c.py/x") is None
        assert objects.find(tree.tree, b"none/x") is None
        sub = objects.find(tree.tree, b"sub")
        assert sub is not None
        assert sub.mode == "40000"


def test_no_process_is_started_before_something_is_read(tmp_path: Path) -> None:
    with Objects(str(tmp_path / "nowhere")) as objects:
        assert objects.root.endswith("nowhere")


def test_a_git_that_hangs_is_waited_for_no_longer_than_any_other(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = tmp_path / "git"
    fake.write_text("#!/bin/sh\nexec sleep 600\n")
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(git, "TIMEOUT_S", 0.2)
    with Objects(str(place.tree)) as objects, pytest.raises(GitFailed, match="git_timeout"):
        objects.content("d" * 40)


@pytest.mark.parametrize(
    ("stamp", "seconds"),
    [
        ("someone <s@x> 1764512663 +0100", 1764512663),
        ("someone <s@x> 253402300800 +0000", 253402300799),
        ("someone <s@x> 9223372036854775807 +0000", 253402300799),
        ("someone <s@x> " + "9" * 5000 + " +0000", 253402300799),
        *(("someone <s@x> -1 +0000", 0), ("someone <s@x> x +0000", 0), ("someone", 0), ("", 0)),
    ],
)
def test_a_commit_tells_a_time_whatever_somebody_wrote_there(place: Place, stamp: str, seconds: int) -> None:
    tree = place.git("rev-parse", "HEAD^{tree}").strip()
    text = f"tree {tree}\nauthor {stamp}\ncommitter {stamp}\n\nodd\n"
    oid = place.git("hash-object", "-t", "commit", "-w", "--literally", "--stdin", stdin=text).strip()
    with Objects(str(place.tree)) as objects:
        commit = objects.commit(oid)
    assert commit is not None
    assert (commit.tree, commit.time) == (tree, seconds)
