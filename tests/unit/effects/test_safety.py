"""Snapshots as they are asked for: what they hold, what they leave out by name, what they keep of an older one."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from intervention.effects import snapshot
from intervention.effects.objects import Objects
from intervention.effects.past import Past, open_past
from intervention.effects.repo import locate
from intervention.effects.safety import ref_name, take_snapshot
from intervention.effects.snapshot import Taken
from intervention.errors import Declined, GitFailed
from tests.support.engine import Place, make


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return make(tmp_path / "tree", {"a.py": "a = 1\n", "b.py": "b = 1\n"}, snapshot=False)


def take(place: Place, name: str = "base", keep_from: str | None = None, keep: tuple[str, ...] = ()) -> Taken:
    return take_snapshot(locate(str(place.tree)), "run_1", name, keep_from, keep)


def content(place: Place, sha: str, path: str) -> bytes | None:
    """What the snapshot says the path was; None for absent."""
    with Objects(str(place.tree)) as objects:
        past = open_past(objects, sha)
        assert past is not None
        oid = past.version(path).oid
        return objects.content(oid) if oid is not None else None


def index_of(place: Place, sha: str, path: str) -> str | None:
    with Objects(str(place.tree)) as objects:
        past = open_past(objects, sha)
        assert past is not None
        blob = past.indexed(path)
        return blob.oid if blob is not None else None


def test_it_holds_work_tree_index_and_untracked_files_apart(place: Place) -> None:
    place.write("a.py", "staged = 1\n")
    place.git("add", "a.py")
    place.write("a.py", "worktree = 1\n")
    (place.tree / "b.py").unlink()
    place.write("new.py", "new = 1\n")
    sha = take(place).sha
    assert content(place, sha, "a.py") == b"worktree = 1\n"
    assert content(place, sha, "b.py") is None
    assert content(place, sha, "new.py") == b"new = 1\n"
    staged = index_of(place, sha, "a.py")
    assert staged == place.git("rev-parse", ":a.py").strip()
    assert index_of(place, sha, "new.py") is None
    parents = place.git("rev-parse", f"{sha}^@").split()
    assert parents[0] == place.git("rev-parse", "HEAD").strip()
    assert len(parents) == 3


def test_a_clean_tree_is_held_too_and_ignored_files_are_not(place: Place) -> None:
    place.write(".git/info/exclude", "ignored.py\n")
    place.write("ignored.py", "i = 1\n")
    sha = take(place).sha
    assert content(place, sha, "a.py") == b"a = 1\n"
    assert content(place, sha, "ignored.py") is None
    assert len(place.git("rev-parse", f"{sha}^@").split()) == 2


def test_what_it_cannot_hold_is_named(place: Place, tmp_path: Path) -> None:
    other = make(tmp_path / "other", {"x.py": "x\n"}, snapshot=False)
    subprocess.run(["git", "clone", "-q", str(other.tree), str(place.tree / "nested")], check=True)
    with open(place.tree / "big.bin", "wb") as file:
        file.truncate(101 * 1024 * 1024)
    (place.tree / "a.py").unlink()
    os.mkfifo(place.tree / "a.py")
    assert dict(take(place).left_out) == {
        "a.py": "special_file",
        "big.bin": "too_large",
        "nested": "nested_repository",
    }


def test_an_older_version_can_be_kept_for_some_paths(place: Place) -> None:
    place.write("tests/test_a.py", "old\n")
    older = take(place, "phase4").sha
    place.write("tests/test_a.py", "new\n")
    place.write("early.py", "early = 1\n")
    place.write("a.py", "a = 2\n")
    place.git("add", "a.py", "early.py")
    sha = take(place, "phase5", older, ("tests/test_a.py", "early.py", "b.py")).sha
    assert content(place, sha, "tests/test_a.py") == b"old\n"
    assert content(place, sha, "early.py") is None
    assert index_of(place, sha, "early.py") is None
    assert content(place, sha, "a.py") == b"a = 2\n"
    assert content(place, sha, "b.py") == b"b = 1\n"
    with pytest.raises(Declined, match="no_snapshot"):
        take(place, "phase6", "d" * 40, ("a.py",))


def test_the_same_name_again_moves_the_ref(place: Place) -> None:
    first = take(place, "green")
    place.write("a.py", "a = 2\n")
    second = take(place, "green")
    assert first.ref == second.ref == "refs/intervention/main/run_1/green"
    assert place.git("rev-parse", second.ref).strip() == second.sha


@pytest.mark.parametrize("bad", ["", "..", "a..b", "a/b", "x.lock", "-x", "a b", "a~1", "x."])
def test_what_cannot_be_part_of_a_ref_is_declined(place: Place, bad: str) -> None:
    repo = locate(str(place.tree))
    for run, name in ((bad, "base"), ("run_1", bad)):
        with pytest.raises(Declined, match="bad_name"):
            ref_name(repo, run, name)


def test_a_plain_commit_is_its_own_index(place: Place) -> None:
    with Objects(str(place.tree)) as objects:
        past = open_past(objects, place.git("rev-parse", "HEAD").strip())
        assert isinstance(past, Past)
        assert past.indexed("a.py") == objects.find(past.tree, b"a.py")
        assert past.version("none.py").state.kind == "absent"
        assert open_past(objects, "d" * 40) is None


def test_a_stash_entry_of_git_s_own_can_be_read_like_one_of_ours(place: Place) -> None:
    place.write("a.py", "a = 2\n")
    place.write("new.py", "new = 1\n")
    place.git("stash", "push", "-q", "--include-untracked")
    sha = place.git("rev-parse", "stash@{0}").strip()
    assert content(place, sha, "a.py") == b"a = 2\n"
    assert content(place, sha, "new.py") == b"new = 1\n"


def test_a_kept_version_keeps_its_permissions_too(place: Place) -> None:
    place.write("tests/test_a.py", "old\n", 0o600)
    older = take(place, "phase4").sha
    place.write("tests/test_a.py", "new\n", 0o644)
    sha = take(place, "phase5", older, ("tests/test_a.py",)).sha
    with Objects(str(place.tree)) as objects:
        past = open_past(objects, sha)
        assert past is not None
        assert past.version("tests/test_a.py").state.mode == 0o600


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser reads everything")
def test_a_file_that_cannot_be_read_is_left_out_by_name(place: Place) -> None:
    place.write("locked.py", "l = 1\n", 0o000)
    assert dict(take(place).left_out) == {"locked.py": "unreadable"}


def test_a_git_that_does_not_read_the_state_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = make(tmp_path / "tree", {"a.py": "a = 1\n"}, snapshot=False)
    place.write("big.bin", bytes(1 << 20))
    real = shutil.which("git")
    fake = tmp_path / "git"
    fake.write_text(f'#!/bin/sh\nfor word; do [ "$word" != fast-import ] || exec sleep 600; done\nexec {real} "$@"\n')
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(snapshot, "_MOST_S", 0.5)
    with pytest.raises(GitFailed):
        take_snapshot(locate(str(place.tree)), "run_1", "late")
    assert place.git("for-each-ref", "refs/intervention") == ""
