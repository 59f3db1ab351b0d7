"""Worktrees of every shape: below the root, linked, with the git folder elsewhere, sparse, and with hooks that fail."""

import json
import shutil
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import envelopes, kills, scenes
from tests.support.engine import COMMAND, Place, make

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
    place = split(tmp_path, elsewhere)
    go_and_return(place)
    (place.tree / "link.py").symlink_to("a.py")
    place.write("tests/test_a.py", scenes.WEAK_TEST, 0o600)
    before = place.look()
    handled = place.act("no-test-modification-during-green", ["tests/test_a.py"])
    scenes.check_claims(place, before, handled)
    place.undo(handled["operation_id"])
    assert place.look() == before


@pytest.mark.skipif(kills.STRACE is None, reason="needs strace, which is not installed")
def test_a_save_just_before_a_file_leaves_for_another_file_system_is_in_the_tree_or_kept(
    tmp_path: Path, elsewhere: Path
) -> None:
    """The engine is held up before each call that removes a name, and the person saves as soon as the copy is there."""
    place = split(tmp_path, elsewhere)
    place.write("new.py", scenes.CODE)
    found = kills.moments(COMMAND, asked(place), tmp_path)
    removals = [moment for moment in found if moment.name in ("unlinkat", "renameat")]
    assert removals
    for number, moment in enumerate(removals):
        place.write("new.py", scenes.CODE)
        saved = f"def f(x):\n    return {number}\n"
        with kills.held_up(COMMAND, asked(place), moment, seconds=0.3):
            save_when_kept(place, saved)
        assert saved in {file.read_text() for file in [place.tree / "new.py", *kept(place)] if file.exists()}, moment
        assert [file.name for file in place.tree.glob(".*op_*")] == []


@pytest.mark.skipif(kills.STRACE is None, reason="needs strace, which is not installed")
def test_killed_on_the_way_to_another_file_system_and_saved_anew_both_versions_are_there(
    tmp_path: Path, elsewhere: Path
) -> None:
    place = split(tmp_path, elsewhere)
    place.write("new.py", scenes.CODE)
    found = kills.moments(COMMAND, asked(place), tmp_path)
    steps = [moment for moment in found if moment.name in ("unlinkat", "renameat", "linkat", "fchmod")]
    saved_anew = 0
    for number, moment in enumerate(steps):
        first, second = (f"def f(x):\n    return x + {number}{which}\n" for which in (1, 2))
        place.write("new.py", first)
        kills.run(COMMAND, asked(place), moment)
        versions = {first}
        if not (place.tree / "new.py").exists():
            place.write("new.py~", second).rename(place.tree / "new.py")
            versions.add(second)
            saved_anew += 1
        place.send(place.request())
        found_now = {file.read_text() for file in [place.tree / "new.py", *everything_kept(place)]}
        assert versions <= found_now, moment
        assert [file.name for file in place.tree.glob(".*op_*")] == []
    assert saved_anew >= 3


def split(tmp_path: Path, elsewhere: Path) -> Place:
    """A repository whose git folder is on the other file system."""
    place = make(tmp_path / "tree", {"a.py": "a = 1\n", "tests/test_a.py": scenes.BASE_TEST}, snapshot=False)
    shutil.move(place.tree / ".git", elsewhere / "repo.git")
    (place.tree / ".git").write_text(f"gitdir: {elsewhere / 'repo.git'}\n")
    place.snapshot()
    return place


def asked(place: Place) -> bytes:
    violation = envelopes.violation(CODE_SIGNAL, id=str(uuid.uuid4()), files=["new.py"])
    return json.dumps(place.request(violation)).encode()


def kept(place: Place) -> list[Path]:
    return list(place.state.glob("quarantine/*/files/*.py"))


def everything_kept(place: Place) -> list[Path]:
    """Also what was set aside when an act was taken back."""
    return [file for file in place.state.glob("quarantine/*/**/*") if file.is_file() and not file.is_symlink()]


def save_when_kept(place: Place, content: str) -> None:
    """Saves as editors do, by renaming, once there is one kept version more, or after a second."""
    before = len(kept(place))
    until = time.monotonic() + 1
    while len(kept(place)) == before and time.monotonic() < until:
        time.sleep(0.005)
    place.write("new.py~", content).rename(place.tree / "new.py")


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
