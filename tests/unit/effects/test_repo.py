"""Where a worktree is, what it is called, and when it is none."""

from pathlib import Path

import pytest

from intervention.effects.repo import locate
from intervention.errors import NotARepository
from tests.support.engine import make


def test_it_is_found_from_any_folder_inside(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"sub/a.py": "a\n"}, snapshot=False)
    repo = locate(str(place.tree / "sub"))
    assert repo.root == str(place.tree)
    assert repo.worktree_id == "main"
    assert repo.head == place.git("rev-parse", "HEAD").strip()
    assert repo.state == str(place.tree / ".git" / "intervention" / "main")
    assert Path(repo.state).stat().st_mode & 0o777 == 0o700


def test_a_linked_worktree_is_named_after_its_git_folder(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"a.py": "a\n"}, snapshot=False)
    place.git("worktree", "add", "-q", str(tmp_path / "side"), "-b", "side")
    repo = locate(str(tmp_path / "side"))
    assert repo.worktree_id == "wt-side"
    assert repo.common_dir == str(place.tree / ".git")
    assert repo.head == place.git("rev-parse", "side").strip()


@pytest.mark.parametrize("pack", [False, True])
def test_head_is_read_whether_refs_are_packed_or_not(tmp_path: Path, pack: bool) -> None:
    place = make(tmp_path / "tree", {"a.py": "a\n"}, snapshot=False)
    if pack:
        place.git("pack-refs", "--all")
    assert locate(str(place.tree)).head == place.git("rev-parse", "HEAD").strip()


@pytest.mark.parametrize(
    ("file", "state"),
    [
        ("MERGE_HEAD", "merge"),
        ("rebase-merge", "rebase"),
        ("rebase-apply", "rebase"),
        ("CHERRY_PICK_HEAD", "cherry-pick"),
        ("REVERT_HEAD", "revert"),
        ("BISECT_LOG", "bisect"),
    ],
)
def test_what_is_under_way_is_named(tmp_path: Path, file: str, state: str) -> None:
    place = make(tmp_path / "tree", {"a.py": "a\n"}, snapshot=False)
    assert locate(str(place.tree)).tree_state() is None
    (place.tree / ".git" / file).touch()
    assert locate(str(place.tree)).tree_state() == state


@pytest.mark.parametrize("start", ["", "relative", "/no/such/folder", "/\0"])
def test_what_is_no_folder_is_no_repository(start: str) -> None:
    with pytest.raises(NotARepository, match="no_folder"):
        locate(start)


def test_a_work_tree_that_is_configured_elsewhere_is_not_this_one(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"a.py": "a\n"}, snapshot=False)
    (tmp_path / "elsewhere").mkdir()
    place.git("config", "core.worktree", str(tmp_path / "elsewhere"))
    with pytest.raises(NotARepository, match="worktree_elsewhere"):
        locate(str(place.tree))


def test_a_submodule_is_a_worktree_of_its_own(tmp_path: Path) -> None:
    inner = make(tmp_path / "inner", {"a.py": "a\n"}, snapshot=False)
    outer = make(tmp_path / "outer", {"b.py": "b\n"}, snapshot=False)
    outer.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", str(inner.tree), "lib")
    repo = locate(str(outer.tree / "lib"))
    assert repo.root == str(outer.tree / "lib")
    assert repo.head == inner.git("rev-parse", "HEAD").strip()
