"""Paths that lead somewhere else: by their text, by what lies there, and by what is put there between look and act."""

import ctypes
import os
import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support import scenes
from tests.support.commands import call
from tests.support.engine import Place, files, make

SIGNAL = "no-business-code-before-phase5"
Look = dict[str, tuple[str, int, bytes]]


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    folder = tmp_path / "outside"
    folder.mkdir()
    for name in ("a.py", "b.py", "new.py", "f.py"):
        (folder / name).write_text("outside = 1\n")
    return folder


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return make(tmp_path / "tree", {"a.py": scenes.BASE_CODE, "sub/b.py": scenes.BASE_CODE})


def identities(folder: Path) -> dict[str, tuple[int, int, int]]:
    """Whether a file was so much as renamed or touched shows in these."""
    return {one.name: (one.stat().st_ino, one.stat().st_mtime_ns, one.stat().st_ctime_ns) for one in folder.iterdir()}


LONG = "x" * 255
TEXTS = (
    *("../outside/a.py", "sub/../../outside/a.py", "{outside}/a.py", "./a.py", "sub//b.py", "sub/", "", ".", "..", "/"),
    *(
        ".git/config",
        ".GIT/config",
        ".git./config",
        "git~1/config",
        "sub/.git/x.py",
        ".git\u200c/config",
        ".git::$INDEX",
    ),
    *("/".join([LONG] * 15) + "/" + "y" * 255, "/".join([LONG] * 17), "x" * 256 + ".py", "a" * 4096, "é" * 128 + ".py"),
)


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_a_path_that_must_not_be_touched_is_refused_by_name_and_the_others_go_on(
    place: Place, outside: Path, text: str
) -> None:
    path = text.format(outside=outside)
    place.write("new.py", scenes.CODE)
    before = (files(outside), identities(outside), (place.tree / ".git/config").read_bytes())
    handled = place.act(SIGNAL, [path, "new.py"])
    found = {file["path"]: file["outcome"] for file in handled["files"]}
    assert found["new.py"] == "quarantined"
    assert found[path] in ("refused", "untouched")
    assert (files(outside), identities(outside), (place.tree / ".git/config").read_bytes()) == before


def test_the_longest_path_that_there_can_be_goes_and_comes_back(place: Place) -> None:
    name = "/".join(["d" * 200] * 18) + "/f.py"
    folder = os.open(place.tree, os.O_RDONLY)
    for part in name.split("/")[:-1]:
        os.mkdir(part, dir_fd=folder)
        below = os.open(part, os.O_RDONLY, dir_fd=folder)
        os.close(folder)
        folder = below
    os.close(os.open("f.py", os.O_WRONLY | os.O_CREAT, dir_fd=folder))
    handle = os.open("f.py", os.O_WRONLY, dir_fd=folder)
    os.write(handle, scenes.CODE.encode())
    os.close(handle)
    handled = place.act(SIGNAL, [name])
    assert [file["outcome"] for file in handled["files"]] == ["quarantined"]
    assert os.listdir(folder) == []
    place.undo(handled["operation_id"])
    assert os.listdir(folder) == ["f.py"]
    os.close(folder)


def test_two_spellings_of_one_name_are_two_files(place: Place) -> None:
    composed, decomposed = (unicodedata.normalize(form, "é.py") for form in ("NFC", "NFD"))
    for name in (composed, decomposed, "README.py", "readme.py"):
        place.write(name, scenes.CODE + f"# {name!a}\n")
    if len(list(place.tree.glob("*.py"))) < 5:
        pytest.skip("needs a file system that keeps spellings apart, which this one does not")
    handled = place.act(SIGNAL, [composed, "README.py"])
    assert {file["outcome"] for file in handled["files"]} == {"quarantined"}
    assert sorted(one.name for one in place.tree.glob("*.py")) == sorted(["a.py", decomposed, "readme.py"])
    place.undo(handled["operation_id"])
    assert (place.tree / composed).read_text() == scenes.CODE + f"# {composed!a}\n"


def put_special(place: Place, path: str) -> None:
    target = place.tree / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    os.mkfifo(target)


@pytest.mark.parametrize("path", ["a.py", "new.py", "KNOWN_ISSUES.md", ".opencode/watchdog.jsonc", "tests/test_a.py"])
def test_a_fifo_keeps_nobody_waiting_and_is_left(place: Place, path: str) -> None:
    put_special(place, path)
    place.write("other.py", scenes.CODE)
    handled = place.act(SIGNAL, [path, "other.py"])
    found = {file["path"]: file["outcome"] for file in handled["files"]}
    assert (found[path], found["other.py"]) == ("refused", "quarantined")
    for command in (("status",), ("config",), ("ki", "check"), ("doctor",), ("snapshot", "--run", "r", "--name", "n")):
        assert "Traceback" not in call(place.tree, *command).err, command
    assert call(place.tree, "undo", handled["operation_id"], "--yes").status == 0
    assert (place.tree / path).is_fifo()
    assert (place.tree / "other.py").read_text() == scenes.CODE


def test_a_device_is_left(place: Place) -> None:
    try:
        os.mknod(place.tree / "null.py", 0o020644, os.makedev(1, 3))
    except PermissionError:
        pytest.skip("needs to make a device, which only root can")
    handled = place.act(SIGNAL, ["null.py"])
    assert [file["outcome"] for file in handled["files"]] == ["refused"]
    assert (place.tree / "null.py").is_char_device()


def test_a_git_folder_behind_a_link_is_worked_in(place: Place, tmp_path: Path) -> None:
    (place.tree / ".git").rename(tmp_path / "repo")
    (place.tree / ".git").symlink_to(tmp_path / "repo")
    place.write("new.py", scenes.CODE)
    handled = place.act(SIGNAL, ["new.py"])
    assert [file["outcome"] for file in handled["files"]] == ["quarantined"]
    place.undo(handled["operation_id"])
    assert (place.tree / "new.py").read_text() == scenes.CODE


@pytest.mark.parametrize(
    "content", ["gitdir: ../outside\n", "gitdir: /\n", "gitdir:\n", "nonsense", "\0", "gitdir: .git\n"]
)
def test_a_git_file_that_leads_to_no_repository_is_refused(tmp_path: Path, outside: Path, content: str) -> None:
    place = Place(tmp_path / "tree")
    place.write(".git", content)
    place.write("new.py", scenes.CODE)
    result = place.send(place.request(), status=1)
    assert result["error"]["code"] == "not_a_repository"
    assert sorted(one.name for one in outside.iterdir()) == ["a.py", "b.py", "f.py", "new.py"]


_EXCHANGE = 2
_HERE = -100


def exchange(one: Path, other: Path) -> bool:
    """Makes each what the other was, in one step; False where the machine knows no such step."""
    known = getattr(ctypes.CDLL(None), "renameat2", None)
    return known is not None and known(_HERE, bytes(one), _HERE, bytes(other), _EXCHANGE) == 0


@contextmanager
def swapping(folder: Path, link: Path) -> Iterator[list[int]]:
    """Puts the link in the folder's place and the folder back again, as fast as it can. In the end it is back."""
    stop, turns = threading.Event(), [0]

    def swap() -> None:
        while not stop.is_set():
            exchange(folder, link)
            exchange(folder, link)
            turns[0] += 1

    thread = threading.Thread(target=swap)
    thread.start()
    try:
        yield turns
    finally:
        stop.set()
        thread.join()


def test_a_folder_that_becomes_a_link_between_look_and_act_leads_nowhere(
    place: Place, outside: Path, tmp_path: Path
) -> None:
    names = [f"lib/{name}" for name in ("a.py", "b.py", "new.py", "f.py")]
    for name in names[:2]:
        place.write(name, scenes.BASE_CODE)
    place.git("add", ".")
    place.git("commit", "-qm", "lib")
    place.snapshot()
    for name in names:
        place.write(name, scenes.CODE)
    link = tmp_path / "link"
    link.symlink_to(outside)
    if not (exchange(place.tree / "lib", link) and exchange(place.tree / "lib", link)):
        pytest.skip("needs an exchange of two names in one step, which this system does not have")
    before = (files(outside), identities(outside))
    with swapping(place.tree / "lib", link) as turns:
        for _ in range(8):
            handled = place.act(SIGNAL, names)
            if handled["operation_id"] is not None:
                try_to_undo(place, handled["operation_id"])
    assert turns[0] > 0
    assert (files(outside), identities(outside)) == before
    check_nothing_is_lost(place, names)


def try_to_undo(place: Place, operation: str) -> None:
    """Some paths may be refused while the folder comes and goes; nothing else may happen."""
    answer = call(place.tree, "undo", operation, "--yes")
    assert "Traceback" not in answer.err
    assert "did not expect" not in answer.err, answer.err


def check_nothing_is_lost(place: Place, names: list[str]) -> None:
    """The agent's version of each file is in the tree or in the quarantine."""
    held = [one.read_text() for one in place.state.rglob("quarantine/*/files/**/*.py") if one.is_file()]
    for name in names:
        there = place.tree / name
        assert scenes.CODE in held or (there.exists() and there.read_text() == scenes.CODE), name
