"""Worktrees of every shape: below the root, linked, with the git folder elsewhere, sparse, and with hooks that fail."""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import scenes
from tests.support.engine import Place, make

CODE_SIGNAL = "no-business-code-before-phase5"


def go_and_return(place: Place, path: str = "new.py") -> str:
    place.write(path, scenes.CODE)
    before = place.look()
    handled = place.act(CODE_SIGNAL, [path])
    assert [file["outcome"] for file in handled["files"]] == ["quarantined"]
    scenes.check_claims(place, before, handled)
    place.undo(handled["operation_id"])
    assert place.look() == before
    return str(handled["operation_id"])


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return make(tmp_path / "tree", {"a.py": "a = 1\n", "sub/b.py": "b = 1\n"})


def test_a_request_from_a_subfolder_is_about_the_whole_worktree(place: Place) -> None:
    place.write("new.py", scenes.CODE)
    request = place.request()
    request["project"]["root"] = str(place.tree / "sub")
    assert place.send(request)["status"] == "ok"
    go_and_return(place, "sub/new.py")


@pytest.mark.parametrize(
    "name", ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_CEILING_DIRECTORIES"]
)
def test_a_git_variable_in_the_environment_steers_nothing(place: Place, tmp_path: Path, name: str) -> None:
    other = make(tmp_path / "other", {"a.py": "other = 1\n"})
    before = other.look()
    place.environment = {name: str(other.tree / ".git")}
    go_and_return(place)
    assert other.look() == before


def test_hooks_and_other_commands_of_the_repository_are_never_run(place: Place, tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    hooks = place.tree / ".git" / "hooks"
    hooks.mkdir(exist_ok=True)
    for name in (
        "pre-commit",
        "post-checkout",
        "post-index-change",
        "reference-transaction",
        "pre-auto-gc",
        "post-rewrite",
    ):
        hook = hooks / name
        hook.write_text(f"#!/bin/sh\necho {name} >> '{ran}'\nexit 1\n")
        hook.chmod(0o755)
    monitor = tmp_path / "monitor"
    monitor.write_text(f"#!/bin/sh\necho monitor >> '{ran}'\n")
    monitor.chmod(0o755)
    settings = {
        "core.fsmonitor": str(monitor),
        "core.sshCommand": str(monitor),
        "core.pager": str(monitor),
        "diff.external": str(monitor),
        "alias.status": f"!{monitor}",
        "gc.auto": "1",
    }
    handled = None
    for key, value in settings.items():
        subprocess.run(["git", "config", key, value], cwd=place.tree, check=True)
    place.write("new.py", scenes.CODE)
    handled = place.act(CODE_SIGNAL, ["new.py"])
    assert [file["outcome"] for file in handled["files"]] == ["quarantined"]
    test = place.act("phase-complete-dirty-tree", ["a.py"], detail={"paths": ["a.py"]})
    assert test["success"]
    assert not ran.exists()


def test_a_linked_worktree_has_a_state_of_its_own_that_outlives_it(place: Place, tmp_path: Path) -> None:
    place.git("worktree", "add", "-q", str(tmp_path / "linked"), "-b", "side")
    linked = Place(tmp_path / "linked")
    linked.snapshot()
    linked.write("new.py", scenes.CODE)
    handled = linked.act(CODE_SIGNAL, ["new.py"])
    kept = place.state.parent / "wt-linked" / "quarantine" / handled["files"][0]["kept_at"]
    assert kept.read_text() == scenes.CODE
    assert handled["snapshot"] in place.git("for-each-ref", "--format=%(objectname)", "refs/intervention/wt-linked")
    place.git("worktree", "remove", "--force", str(tmp_path / "linked"))
    assert kept.read_text() == scenes.CODE
    go_and_return(place)


def test_undoing_a_linked_worktree_s_rollback_takes_only_its_own_stash_entry(place: Place, tmp_path: Path) -> None:
    place.git("worktree", "add", "-q", str(tmp_path / "linked"), "-b", "side")
    linked = Place(tmp_path / "linked")
    linked.write("tests/test_a.py", scenes.BASE_TEST)
    linked.git("add", ".")
    linked.git("commit", "-qm", "test")
    linked.snapshot()
    linked.write("tests/test_a.py", scenes.WEAK_TEST)
    handled = linked.act("no-test-modification-during-green", ["tests/test_a.py"])
    place.write("a.py", "a = 2\n")
    place.git("stash", "push", "-qm", "a person's, later")
    linked.undo(handled["operation_id"])
    assert place.git("stash", "list", "--format=%gs").splitlines() == ["On main: a person's, later"]
    assert (linked.tree / "tests/test_a.py").read_text() == scenes.WEAK_TEST


@pytest.fixture
def elsewhere() -> Iterator[Path]:
    """A folder on another file system than the tests' own, where the machine has one."""
    folder = Path("/dev/shm")
    if not folder.is_dir() or folder.stat().st_dev == Path(tempfile.gettempdir()).stat().st_dev:
        pytest.skip("needs a second file system at /dev/shm, which this machine does not have")
    made = Path(tempfile.mkdtemp(dir=folder))
    yield made
    shutil.rmtree(made)


def test_a_git_folder_on_another_file_system_gets_complete_copies(tmp_path: Path, elsewhere: Path) -> None:
    place = make(tmp_path / "tree", {"a.py": "a = 1\n", "tests/test_a.py": scenes.BASE_TEST}, snapshot=False)
    shutil.move(place.tree / ".git", elsewhere / "repo.git")
    (place.tree / ".git").write_text(f"gitdir: {elsewhere / 'repo.git'}\n")
    place.snapshot()
    go_and_return(place)
    (place.tree / "link.py").symlink_to("a.py")
    place.write("tests/test_a.py", scenes.WEAK_TEST, 0o600)
    before = place.look()
    handled = place.act("no-test-modification-during-green", ["tests/test_a.py"])
    scenes.check_claims(place, before, handled)
    place.undo(handled["operation_id"])
    assert place.look() == before


def test_a_sparse_checkout_keeps_its_shape(place: Place) -> None:
    place.git("sparse-checkout", "set", "--no-cone", "/*", "!/sub/")
    assert not (place.tree / "sub").exists()
    place.snapshot()
    go_and_return(place)
    assert not (place.tree / "sub").exists()
    place.write("sub/b.py", scenes.CODE)
    before = place.look()
    handled = place.act(CODE_SIGNAL, ["sub/b.py"])
    assert [file["outcome"] for file in handled["files"]] == ["quarantined"]
    assert place.git("ls-files", "-v", "sub/b.py").startswith("S ")
    place.undo(handled["operation_id"])
    assert place.look() == before


def test_a_detached_head_is_worked_on_like_any_other(place: Place) -> None:
    place.git("checkout", "-q", "--detach")
    go_and_return(place)


def test_a_repository_of_sha256_objects_is_worked_on_like_any_other(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    place = Place(tree)
    place.git("init", "-q", "--object-format=sha256", "--initial-branch=main")
    place.git("config", "user.name", "someone")
    place.git("config", "user.email", "someone@localhost")
    place.write("a.py", scenes.BASE_CODE)
    place.git("add", ".")
    place.git("commit", "-qm", "first")
    place.snapshot()
    go_and_return(place)
    place.write("a.py", scenes.CODE)
    before = place.look()
    handled = place.act(CODE_SIGNAL, ["a.py"])
    assert [file["outcome"] for file in handled["files"]] == ["restored"]
    place.undo(handled["operation_id"])
    assert place.look() == before


def test_a_project_with_modules_of_our_names_is_never_imported(place: Place, tmp_path: Path) -> None:
    for name in ("intervention/__init__.py", "pydantic.py", "sqlite3.py", "json.py"):
        place.write(name, f"open({str(tmp_path / 'ran')!r}, 'w')\n")
    place.git("add", ".")
    place.git("commit", "-qm", "names")
    place.snapshot()
    go_and_return(place)
    assert not (tmp_path / "ran").exists()


def test_nothing_of_the_guard_is_in_the_tree_or_readable_for_others(place: Place) -> None:
    go_and_return(place)
    assert place.git("status", "--porcelain", "--ignored") == "?? new.py\n"
    for path in place.state.rglob("*"):
        if path.is_dir() or ("files" not in path.parts and not path.name.endswith(("-wal", "-shm"))):
            assert path.stat().st_mode & 0o077 == 0, path


def test_git_takes_every_snapshot_for_a_stash_entry(place: Place) -> None:
    place.write("a.py", "a = 2\n")
    place.git("add", "a.py")
    place.write("a.py", "a = 3\n")
    place.write("untracked.py", "u = 1\n")
    before = place.look()
    sha = place.snapshot("again")
    assert place.look() == before
    place.git("reset", "-q", "--hard")
    (place.tree / "untracked.py").unlink()
    place.git("stash", "apply", "-q", "--index", sha)
    assert place.look() == before


def test_a_batch_starts_at_most_sixteen_git_processes_and_an_instruction_none(place: Place, tmp_path: Path) -> None:
    counted = tmp_path / "bin"
    counted.mkdir()
    real = shutil.which("git")
    wrapper = counted / "git"
    wrapper.write_text(f'#!/bin/sh\necho "$*" >> \'{tmp_path}/calls\'\nexec {real} "$@"\n')
    wrapper.chmod(0o755)
    names = [f"new{number}.py" for number in range(120)]
    for name in names:
        place.write(name, scenes.CODE)
    place.environment = {"PATH": f"{counted}:/usr/bin:/bin"}
    place.act("no-phase-advance-without-gate", [], detail={"attempted": "user_approval", "missing": ["review"]})
    assert not (tmp_path / "calls").exists()
    handled = place.act(CODE_SIGNAL, names)
    assert len(handled["files"]) == 120
    assert 0 < len((tmp_path / "calls").read_text().splitlines()) <= 16
    assert json.dumps(handled)
