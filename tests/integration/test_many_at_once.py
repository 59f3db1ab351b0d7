"""Several engines, and a git, at work in one repository at the same time."""

import json
import subprocess
import uuid
from pathlib import Path
from typing import Any

from tests.support import envelopes, scenes
from tests.support.engine import COMMAND, Place, make

CODE_SIGNAL = "no-business-code-before-phase5"
ENGINES = 6


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
    for number in range(3):
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
    assert [result["results"][0]["action"] for result in results] == ["rollback"] * 3
    assert len(place.git("stash", "list").splitlines()) == 3
    for side, result in zip(sides, results, strict=True):
        side.undo(result["results"][0]["operation_id"])
        assert (side.tree / "tests/test_a.py").read_text() == scenes.WEAK_TEST
    assert place.git("stash", "list") == ""


def test_beside_commits_of_a_person_nothing_is_lost(tmp_path: Path) -> None:
    place = make(tmp_path / "tree", {"a.py": "a = 1\n"})
    loop = "for i in $(seq 40); do echo $i > person.txt; git add person.txt; git commit -qm $i -- person.txt; done"
    with subprocess.Popen(["sh", "-c", loop], cwd=place.tree, stderr=subprocess.DEVNULL) as person:
        for number in range(4):
            name = f"new{number}.py"
            place.write(name, scenes.CODE)
            handled = place.act(CODE_SIGNAL, [name])
            assert handled["success"] or handled["error"]["code"].startswith("git"), handled
            assert handled["success"] == (not (place.tree / name).exists())
        person.wait()
    assert (place.tree / "person.txt").read_text() == "40\n"
    assert place.git("fsck", "--no-dangling") == ""
