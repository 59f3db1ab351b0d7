"""Nothing that a repository names is started, imported or asked: by a batch that acts, or by any command."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support import envelopes, scenes
from tests.support.commands import call, environment
from tests.support.engine import COMMAND, Place, files, make
from tests.support.traps import Traps

STRACE = shutil.which("strace")
BASE = {
    "a.py": scenes.BASE_CODE,
    "tests/test_a.py": scenes.BASE_TEST,
    **{"odd.y": "y\n", "odd.eq": "eq\n", "odd.z": "z\n", "KNOWN_ISSUES.md": "# Known issues\n"},
}
TOUCHED = [
    {"path": path, "first_ts": envelopes.NOW, "last_ts": "2099-01-01T00:00:00.000Z"} for path in ("a.py", "odd.y")
]


@pytest.fixture
def traps(tmp_path: Path) -> Traps:
    return Traps(tmp_path / "traps")


@pytest.fixture
def place(tmp_path: Path, traps: Traps) -> Place:
    place = make(tmp_path / "tree", BASE, snapshot=False)
    traps.commit_modules(place)
    place.snapshot()
    traps.lay(place)
    for path in ("a.py", "odd.y", "odd.eq", "odd.z"):
        place.write(path, scenes.CODE)
    place.write("tests/test_a.py", scenes.WEAK_TEST)
    place.write("new.py", scenes.CODE)
    return place


def batch(place: Place) -> dict[str, Any]:
    """A batch that quarantines, rolls back, writes a document and keeps a safety state."""
    signals: tuple[tuple[str, list[str], dict[str, Any]], ...] = (
        ("no-business-code-before-phase5", ["a.py", "new.py", "odd.eq"], {}),
        ("no-test-modification-during-green", ["tests/test_a.py"], {}),
        ("write-business-code-without-test-file", ["new.py"], {}),
        ("test-runner-exit-nonzero-was-passing", ["odd.y"], {}),
        ("phase-complete-dirty-tree", ["odd.z"], {"detail": {"paths": ["odd.z"]}}),
        ("phase-complete-outdated-ki-doc", [], {}),
    )
    violations = [
        envelopes.violation(signal, at + 1, files=paths, **rest) for at, (signal, paths, rest) in enumerate(signals)
    ]
    request = place.request(*violations, touched=TOUCHED)
    request["policy"]["preset"] = "strict"
    return request


def outcomes(result: dict[str, Any]) -> dict[str, str]:
    return {file["path"]: file["outcome"] for one in result["results"] for file in one["files"]}


def test_a_batch_acts_and_springs_no_trap(place: Place, traps: Traps) -> None:
    done = subprocess.run(
        COMMAND,
        cwd=place.tree,
        env=environment(),
        input=json.dumps(batch(place)).encode(),
        capture_output=True,
        check=False,
    )
    result = json.loads(done.stdout)
    assert outcomes(result)["new.py"] == "quarantined"
    assert outcomes(result)["tests/test_a.py"] == "restored"
    assert (place.tree / "a.py").read_text() == scenes.BASE_CODE
    assert (place.tree / "tests/test_a.py").read_text() == scenes.BASE_TEST
    assert traps.sprung() == []


def commands(operation: str) -> tuple[tuple[str, ...], ...]:
    return (
        *(
            ("status",),
            ("log",),
            ("show", operation),
            ("explain", operation),
            ("quarantine",),
            ("runs",),
            ("decisions",),
        ),
        *(("config",), ("exceptions", "list"), ("doctor",), ("snapshot", "--run", "run_1", "--name", "more")),
        *(("ki", "list"), ("ki", "check"), ("ki", "add", "more", "--description", "d"), ("gc", "--dry-run")),
        *(("allow", "a.py", "--reason", "r", "--yes"), ("mine", "odd.z", "--yes")),
        *(("restore", operation, "new.py", "--yes"), ("undo", operation, "--yes")),
    )


def test_no_command_springs_a_trap(place: Place, traps: Traps) -> None:
    result = place.send(batch(place), status=None)
    operation = next(one["operation_id"] for one in result["results"] if one["action"] == "quarantine")
    for command in commands(operation):
        answer = call(place.tree, *command)
        assert "Traceback" not in answer.out + answer.err, command
        assert "did not expect" not in answer.err, (command, answer.err)
        assert traps.sprung() == [], command
    assert (place.tree / "new.py").read_text() == scenes.CODE


@pytest.mark.parametrize("command", [("status",), ("stash",), ("log", "-p"), ("diff",), ("commit", "-am", "x"), ("x",)])
def test_the_traps_are_real(place: Place, traps: Traps, command: tuple[str, ...]) -> None:
    place.git("--no-pager", *command, check=False)
    assert traps.sprung() != []


def test_python_springs_the_modules_where_it_is_not_kept_from_them(place: Place, traps: Traps) -> None:
    subprocess.run([sys.executable, "-c", "import pydantic"], cwd=place.tree, capture_output=True, check=False)
    assert traps.sprung() != []


def partial(tmp_path: Path, traps: Traps) -> Place:
    """A clone that lacks the contents of its files and would fetch them from where the trap is."""
    origin = make(tmp_path / "origin", BASE, snapshot=False)
    origin.git("config", "uploadpack.allowFilter", "true")
    subprocess.run(
        ["git", "clone", "-q", "--no-checkout", "--filter=blob:none", f"file://{origin.tree}", str(tmp_path / "tree")],
        check=True,
        capture_output=True,
    )
    place = Place(tmp_path / "tree")
    for path, content in BASE.items():
        place.write(path, content)
    place.git("config", "remote.origin.url", f"ext::{traps.remote} fetched")
    place.git("config", "protocol.ext.allow", "always")
    return place


def test_what_a_partial_clone_lacks_is_not_fetched(tmp_path: Path, traps: Traps) -> None:
    place = partial(tmp_path, traps)
    place.write("a.py", scenes.CODE)
    handled = place.act("no-business-code-before-phase5", ["a.py"], run={"boundary_commit": "0" * 40})
    assert {file["outcome"] for file in handled["files"]} <= {"untouched", "refused"}
    assert (place.tree / "a.py").read_text() == scenes.CODE
    for command in (("status",), ("doctor",), ("snapshot", "--run", "run_1", "--name", "one"), ("log",)):
        assert "Traceback" not in call(place.tree, *command).err
    assert traps.sprung() == []
    place.git("cat-file", "-p", "HEAD:a.py", check=False)
    assert traps.sprung() != []


def test_no_other_machine_is_asked(place: Place, tmp_path: Path) -> None:
    if STRACE is None:
        pytest.skip("needs strace, which is not installed here")
    trace = tmp_path / "trace"
    through = [STRACE, "-f", "-qq", "-e", "trace=connect,sendto", "-e", "signal=none", "-o", str(trace)]
    raw = json.dumps(batch(place)).encode()
    subprocess.run([*through, *COMMAND], cwd="/", env=environment(), input=raw, capture_output=True, check=False)
    said = trace.read_text()
    for command in (("status",), ("doctor",), ("log",), ("snapshot", "--run", "run_1", "--name", "more")):
        assert call(place.tree, *command, through=through).err.count("Traceback") == 0
        said += trace.read_text()
    assert "AF_INET" not in said


def test_the_plugin_s_engine_is_kept_from_the_project_s_modules(place: Place, traps: Traps) -> None:
    env = {**environment(), "PYTHONSAFEPATH": "1"}
    started = [sys.executable, "-m", "intervention", "version", "--json"]
    done = subprocess.run(started, cwd=place.tree, env=env, capture_output=True, check=True)
    assert json.loads(done.stdout)["version"]
    assert traps.sprung() == []


def test_a_repository_of_reftables_is_worked_on_like_any_other(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    made = subprocess.run(["git", "init", "-q", "--ref-format=reftable", str(tree)], capture_output=True, check=False)
    if made.returncode != 0:
        pytest.skip("needs a git that knows reftables (2.45 or later)")
    place = Place(tree)
    place.write("a.py", scenes.BASE_CODE)
    place.git("add", ".")
    place.git("commit", "-qm", "first")
    place.snapshot()
    place.write("new.py", scenes.CODE)
    handled = place.act("no-business-code-before-phase5", ["new.py"])
    assert [file["outcome"] for file in handled["files"]] == ["quarantined"]
    place.undo(handled["operation_id"])
    assert (place.tree / "new.py").read_text() == scenes.CODE


def test_somebody_else_s_repository_is_refused_with_the_reason(place: Place) -> None:
    if os.geteuid() != 0:
        pytest.skip("needs to give a folder to another user, which only root can")
    for path in (place.tree, place.tree / ".git"):
        os.chown(path, 12345, 12345)
    before = files(place.tree)
    result = place.send(batch(place))
    assert result["counts"] == {"received": 6, "handled": 0, "deferred": 0, "failed": 6}
    assert {one["error"]["code"] for one in result["results"]} == {"git_ownership"}
    assert all("safe.directory" in one["error"]["hint"] for one in result["results"])
    assert files(place.tree) == before


def test_a_pointer_of_git_lfs_goes_and_comes_back_as_it_is(tmp_path: Path) -> None:
    pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:{}\nsize 12\n"
    place = make(tmp_path / "tree", {".gitattributes": "*.bin filter=lfs diff=lfs merge=lfs -text\n"}, snapshot=False)
    place.write("tests/big.bin", pointer.format("a" * 64))
    place.git("-c", "filter.lfs.clean=cat", "add", ".")
    place.git("-c", "filter.lfs.clean=cat", "commit", "-qm", "pointer")
    place.snapshot()
    place.write("tests/big.bin", pointer.format("b" * 64))
    before = place.look()
    handled = place.act("no-test-modification-during-green", ["tests/big.bin"])
    assert [file["outcome"] for file in handled["files"]] == ["restored"]
    assert (place.tree / "tests/big.bin").read_text() == pointer.format("a" * 64)
    place.undo(handled["operation_id"])
    assert place.look() == before


@pytest.mark.parametrize("stamp", ["someone <s@x> 99999999999999999999999 +0000", "someone <s@x> x +0000", "someone"])
def test_a_commit_with_an_impossible_date_does_not_keep_the_engine_from_acting(tmp_path: Path, stamp: str) -> None:
    place = make(tmp_path / "tree", BASE, snapshot=False)
    tree = place.git("rev-parse", "HEAD^{tree}").strip()
    text = f"tree {tree}\nauthor {stamp}\ncommitter {stamp}\n\nodd\n"
    oid = place.git("hash-object", "-t", "commit", "-w", "--literally", "--stdin", stdin=text).strip()
    (place.tree / ".git/refs/heads/main").write_text(f"{oid}\n")
    place.snapshot()
    place.write("new.py", scenes.CODE)
    place.write("tests/test_a.py", scenes.WEAK_TEST)
    result = place.send(batch(place))
    assert outcomes(result)["new.py"] == "quarantined"
    assert outcomes(result)["tests/test_a.py"] == "restored"
    assert result["counts"]["failed"] == 0
