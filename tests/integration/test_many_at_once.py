"""Several engines, and a git, at work in one repository at the same time."""

import json
import subprocess
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.support import envelopes, scenes
from tests.support.engine import COMMAND, Place, make

CODE_SIGNAL = "no-business-code-before-phase5"
ENGINES = 8
ROUNDS = 500


def start(place: Place, request: dict[str, Any]) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        COMMAND, cwd="/", stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert process.stdin is not None
    process.stdin.write(json.dumps(request).encode())
    process.stdin.close()
    return process


def finish(process: subprocess.Popen[bytes]) -> dict[str, Any]:
    assert process.stdout is not None
    with process:
        result: dict[str, Any] = json.loads(process.stdout.read())
    return result


def ask(place: Place, path: str) -> dict[str, Any]:
    return place.request(envelopes.violation(CODE_SIGNAL, id=str(uuid.uuid4()), files=[path]))


def test_engines_on_one_worktree_answer_each_batch_once(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"a.py": "a = 1\n"})
    names = [f"new{number}.py" for number in range(ENGINES)]
    for name in names:
        place.write(name, scenes.CODE + f"# {name}\n")
    requests = [ask(place, name) for name in names]
    results = [finish(process) for process in [start(place, request) for request in requests]]
    for request, result in zip(requests, results, strict=True):
        if result["status"] == "empty":
            assert result["error"]["code"] == "busy"
            result = place.send(request)
        assert [file["outcome"] for file in result["results"][0]["files"]] == ["quarantined"]
        assert place.send(request) == result
    kept = [file.read_text() for file in place.state.glob("quarantine/*/files/*.py")]
    assert sorted(kept) == sorted(scenes.CODE + f"# {name}\n" for name in names)
    assert list(scenes.files_of(place)) == ["a.py"]


def test_worktrees_of_one_repository_do_not_wait_for_each_other(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"tests/test_a.py": scenes.BASE_TEST})
    sides = []
    for number in range(4):
        place.git("worktree", "add", "-q", str(tmp_path / f"side{number}"), "-b", f"side{number}")
        side = Place(tmp_path / f"side{number}")
        side.snapshot()
        side.write("tests/test_a.py", scenes.WEAK_TEST)
        sides.append(side)
    signal = "no-test-modification-during-green"
    requests = [
        side.request(envelopes.violation(signal, id=str(uuid.uuid4()), files=["tests/test_a.py"])) for side in sides
    ]
    results = [finish(one) for one in [start(*pair) for pair in zip(sides, requests, strict=True)]]
    assert [result["results"][0]["action"] for result in results] == ["rollback"] * 4
    assert len(place.git("stash", "list").splitlines()) == 4
    for side, result in zip(sides, results, strict=True):
        side.undo(result["results"][0]["operation_id"])
        assert (side.tree / "tests/test_a.py").read_text() == scenes.WEAK_TEST
    assert place.git("stash", "list") == ""


#: What a person or a program does over and over while engines are at work.
LOOPS = {
    "commits": "echo $n >person.txt; git add person.txt; git commit -qm $n -- person.txt",
    "rebases": "git rebase -q --force-rebase HEAD~2 || while [ -d .git/rebase-merge ]; do git rebase -q --abort; done",
    "housekeeping": "git gc -q",
    "saves in place": r"printf 'def f(x):\n    return %s\n' $n >new0.py",
    "saves by renaming": r"printf 'def f(x):\n    return %s\n' $n >.new0.py~; mv .new0.py~ new0.py",
}


@contextmanager
def meanwhile(place: Place, does: str) -> Iterator[None]:
    """Goes on with it until the block is left, some hundred rounds at most; the round that has begun is ended."""
    stop = place.state.parent.parent / "stop"
    loop = f"n=0; until [ -e {stop} ] || [ $n = {ROUNDS} ]; do n=$((n + 1)); {does}; done"
    with subprocess.Popen(["sh", "-c", loop], cwd=place.tree, stderr=subprocess.DEVNULL) as other:
        try:
            yield
        finally:
            stop.touch()
            other.wait()


@pytest.mark.parametrize("what", LOOPS)
def test_beside_others_nothing_is_lost_and_every_batch_is_answered(tmp_path: Path, what: str) -> None:
    place = make(tmp_path / "tree", {"a.py": "a = 1\n", "person.txt": "0\n"})
    for number in range(3):
        place.write("person.txt", f"before {number}\n")
        place.git("commit", "-qam", "before")
    place.write("mine.txt", "neither tracked nor the agent's\n")
    with meanwhile(place, LOOPS[what]):
        for number in range(4):
            name = f"new{number if 'saves' not in what else 0}.py"
            if "saves" not in what:
                place.write(name, scenes.CODE + f"# {number}\n")
            asked = ask(place, name)
            result = place.send(asked, status=None)
            assert result["batch_id"] == asked["batch_id"]
            check_answer(place, result, is_still="saves" not in what)
    assert (place.tree / "mine.txt").read_text() == "neither tracked nor the agent's\n"
    assert place.git("fsck", "--no-dangling") == ""
    place.git("commit", "-qam", "what a lock has kept from being committed", check=False)
    assert place.git("status", "--porcelain", "--untracked-files=no") == ""
    if "saves" not in what:
        versions = {file.read_text() for file in [*place.tree.glob("new*.py"), *kept_files(place)]}
        assert versions == {scenes.CODE + f"# {number}\n" for number in range(4)}


def kept_files(place: Place) -> list[Path]:
    return list(place.state.glob("quarantine/*/files/*.py"))


def check_answer(place: Place, result: dict[str, Any], *, is_still: bool) -> None:
    """Done and then it is so, or not done and then with a reason; busy is a reason."""
    if result["status"] == "empty":
        assert result["error"]["code"] in ("busy", "git_failed"), result
        return
    for handled in result["results"]:
        assert handled["success"] or handled["error"] or handled["files"][0]["reason"], handled
        for file in handled["files"]:
            if file["outcome"] == "quarantined":
                assert (place.state / "quarantine" / file["kept_at"]).exists()
                assert not is_still or not (place.tree / file["path"]).exists()


def test_the_last_save_of_an_editor_is_in_the_tree_or_kept(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"a.py": "a = 1\n"})
    last = tmp_path / "last"
    with meanwhile(place, f"{LOOPS['saves in place']}; echo $n >{last}"):
        for _ in range(4):
            place.send(ask(place, "new0.py"), status=None)
    saved = f"def f(x):\n    return {last.read_text().strip()}\n"
    assert saved in {file.read_text() for file in [*place.tree.glob("new0.py"), *kept_files(place)]}
