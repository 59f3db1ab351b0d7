"""Bad input, unfit repositories, obstacles: one valid result with a code, a sentence and a hint, and nothing lost."""

import json
import os
import shutil
import subprocess
import threading
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from intervention.contract.result import Result
from intervention.effects.lock import exclusive
from tests.support import envelopes, scenes
from tests.support.engine import COMMAND, Place, make

CODE_SIGNAL = "no-business-code-before-phase5"


@pytest.fixture
def place(tmp_path: Path) -> Place:
    made = make(tmp_path / "tree", {"a.py": "a = 1\n", "tests/test_a.py": scenes.BASE_TEST})
    made.write("new.py", scenes.CODE)
    return made


def expect_empty(place: Place, request: Any, code: str) -> dict[str, Any]:
    before = place.look()
    result = place.send(request, status=1)
    assert (result["status"], result["error"]["code"]) == ("empty", code)
    assert result["error"]["message"]
    assert result["error"]["hint"]
    assert result["results"] == []
    assert Result.model_validate(result)
    assert place.look() == before
    return result


def spoil(place: Place, **changes: Any) -> dict[str, Any]:
    return {**place.request(envelopes.violation(CODE_SIGNAL, files=["new.py"])), **changes}


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"", "bad_json"),
        (b"{", "bad_json"),
        (b"\xff\xfe\x00", "bad_json"),
        (b"null", "bad_envelope"),
        (b"[" * 100 + b"]" * 100, "too_large"),
        (b'{"v": 1, "x": NaN}', "bad_json"),
        (b'{"v": 1, "batch_id": "\\ud800", "violations": []}', "bad_envelope"),
        (b" " * (20 * 1024 * 1024), "too_large"),
    ],
    ids=["nothing", "half", "binary", "null", "deep", "nan", "surrogate", "20 MiB"],
)
def test_what_is_no_request_is_answered_with_what_is_wrong(place: Place, raw: bytes, code: str) -> None:
    expect_empty(place, raw, code)


def test_an_envelope_of_wrong_shape_is_refused_whole(place: Place) -> None:
    expect_empty(place, spoil(place, v=2), "unsupported_version")
    expect_empty(place, spoil(place, trigger="tea_time"), "bad_envelope")
    expect_empty(place, spoil(place, batch_id=7), "bad_envelope")
    twice = [envelopes.violation(CODE_SIGNAL, files=["new.py"])] * 2
    expect_empty(place, spoil(place, violations=twice), "bad_envelope")


def test_an_unknown_signal_fails_alone(place: Place) -> None:
    good = envelopes.violation(CODE_SIGNAL, id=str(uuid.uuid4()), files=["new.py"])
    bad = {**envelopes.violation(CODE_SIGNAL, id=str(uuid.uuid4())), "signal": "no-such-signal"}
    result = place.send(place.request(good, bad))
    assert result["status"] == "degraded"
    assert result["counts"] == {"received": 2, "handled": 1, "deferred": 0, "failed": 1}
    assert "no-such-signal" in result["error"]["message"]
    assert result["results"][0]["action"] == "quarantine"


PATHS = {
    "absolute": "/etc/passwd",
    "climbing": "../outside.py",
    "climbing inside": "src/../../outside.py",
    "git": ".git/config",
    "git in capitals": ".GIT/config",
    "git below": "sub/.git/hooks/x",
    "nul": "a\0.py",
    "empty": "",
    "dot": "./a.py",
    "double": "src//a.py",
    "long": "x" * 300,
    "very long": "/".join(["y" * 200] * 25),
    "through a link": "out/secret.py",
    "submodule": "lib/inner.py",
    "submodule itself": "lib",
    "nested": "nested/inner.py",
    "fifo": "fifo.py",
}


@pytest.mark.parametrize("kind", PATHS)
def test_an_unsafe_path_is_refused_alone_with_a_reason(place: Place, tmp_path: Path, kind: str) -> None:
    outside = tmp_path / "outside"
    make(outside, {"secret.py": "secret = 1\n", "inner.py": "inner = 1\n"})
    (tmp_path / "outside.py").write_text("outside = 1\n")
    (place.tree / "out").symlink_to(outside)
    subprocess.run(["git", "clone", "-q", str(outside), str(place.tree / "nested")], check=True)
    submodule = ["-c", "protocol.file.allow=always", "submodule", "add", "-q", str(outside), "lib"]
    place.git(*submodule)
    place.git("commit", "-qm", "submodule", "--", "lib", ".gitmodules")
    os.mkfifo(place.tree / "fifo.py")
    place.snapshot()
    place.write("other.py", scenes.CODE)
    (place.tree / "nested/inner.py").write_text("inner = 2\n")
    (place.tree / "lib/inner.py").write_text("inner = 2\n")
    before = place.look()
    handled = place.act(CODE_SIGNAL, [PATHS[kind], "other.py"])
    outcomes = {file["path"]: (file["outcome"], bool(file["reason"])) for file in handled["files"]}
    assert outcomes == {PATHS[kind]: ("refused", True), "other.py": ("quarantined", False)}
    scenes.check_claims(place, before, handled)
    assert (tmp_path / "outside.py").read_text() == "outside = 1\n"
    assert (outside / "secret.py").read_text() == "secret = 1\n"


def no_folder(tmp: Path) -> Path:
    return tmp / "missing"


def plain_folder(tmp: Path) -> Path:
    (tmp / "plain").mkdir()
    return tmp / "plain"


def bare(tmp: Path) -> Path:
    subprocess.run(["git", "init", "-q", "--bare", str(tmp / "bare")], check=True)
    return tmp / "bare"


def unborn(tmp: Path) -> Path:
    subprocess.run(["git", "init", "-q", str(tmp / "unborn")], check=True)
    return tmp / "unborn"


def broken_link(tmp: Path) -> Path:
    (tmp / "linked").mkdir()
    (tmp / "linked" / ".git").write_text("gitdir: /nowhere\n")
    return tmp / "linked"


@pytest.mark.parametrize("build", [no_folder, plain_folder, bare, unborn, broken_link])
def test_what_is_no_repository_to_work_in_is_named(tmp_path: Path, place: Place, build: Callable[[Path], Path]) -> None:
    where = build(tmp_path)
    request = spoil(place, project={"root": str(where), "project_id": "0" * 16})
    expect_empty(place, request, "not_a_repository")
    assert not list(where.glob("**/intervention"))


@pytest.mark.parametrize("language", ["en", "zh"])
def test_errors_are_worded_in_the_language_of_the_request(tmp_path: Path, place: Place, language: str) -> None:
    request = spoil(place, project={"root": str(bare(tmp_path)), "project_id": "0" * 16})
    request["policy"]["language"] = language
    message = place.send(request, status=1)["error"]["message"]
    assert ("裸仓库" in message) == (language == "zh")


def test_a_merge_in_progress_stops_a_rollback_of_the_tree_and_asks(place: Place) -> None:
    (place.tree / ".git" / "MERGE_HEAD").write_text(place.git("rev-parse", "HEAD"))
    touched = {"touched": [{"path": "a.py", "first_ts": envelopes.NOW, "last_ts": "2099-01-01T00:00:00.000Z"}]}
    detail = {"tests": None, "command": "pytest", "exit": 1, "last_green": None}
    place.write("a.py", "a = 2\n")
    for _ in range(2):
        before = place.look()
        handled = place.act("test-runner-exit-nonzero-was-passing", ["a.py"], detail=detail, run=touched)
    assert handled["action"] == "suspend"
    assert handled["facts"]["tree"] == "merge"
    assert place.look() == before


def test_unmerged_entries_are_left_alone_and_the_rest_is_handled(place: Place) -> None:
    place.git("checkout", "-q", "-b", "side")
    place.write("a.py", "a = 'side'\n")
    place.git("commit", "-qam", "side")
    place.git("checkout", "-q", "main")
    place.write("a.py", "a = 'main'\n")
    place.git("commit", "-qam", "main")
    place.git("merge", "-q", "side", check=False)
    assert place.git("ls-files", "--unmerged") != ""
    before = place.look()
    handled = place.act(CODE_SIGNAL, ["a.py", "new.py"])
    outcomes = {file["path"]: file["outcome"] for file in handled["files"]}
    assert outcomes == {"a.py": "refused", "new.py": "quarantined"}
    scenes.check_claims(place, before, handled)


def test_a_stale_index_lock_costs_nothing_and_is_named(place: Place) -> None:
    place.git("add", "new.py")
    lock = place.tree / ".git" / "index.lock"
    lock.touch()
    before = place.look()
    handled = place.act(CODE_SIGNAL, ["new.py"])
    assert not handled["success"]
    assert "index.lock" in handled["error"]["message"]
    assert [file["outcome"] for file in handled["files"]] == ["refused"]
    assert (handled["action"], handled["strike"]) == ("instruct", 0)
    assert place.look() == before
    lock.unlink()
    again = place.act(CODE_SIGNAL, ["new.py"])
    assert (again["action"], again["strike"]) == ("quarantine", 1)


def test_an_index_lock_that_goes_away_is_waited_for(place: Place) -> None:
    place.git("add", "new.py")
    lock = place.tree / ".git" / "index.lock"
    lock.touch()
    timer = threading.Timer(1.0, lock.unlink)
    timer.start()
    handled = place.act(CODE_SIGNAL, ["new.py"])
    timer.join()
    assert handled["action"] == "quarantine"


def test_a_held_worktree_is_busy_and_free_again_afterwards(place: Place) -> None:
    place.act("no-phase-advance-without-gate", [], detail=envelopes.DETAILS["no-phase-advance-without-gate"])
    with exclusive(str(place.state)):
        result = place.send(spoil(place), status=1)
    assert result["error"]["code"] == "busy"
    assert place.send(spoil(place))["status"] == "ok"


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser writes to read-only folders too")
def test_a_read_only_folder_is_reported_and_nothing_is_lost(place: Place) -> None:
    place.write("locked/new.py", scenes.CODE)
    (place.tree / "locked").chmod(0o500)
    before = place.look()
    handled = place.act(CODE_SIGNAL, ["locked/new.py", "new.py"])
    (place.tree / "locked").chmod(0o700)
    outcomes = {file["path"]: file["outcome"] for file in handled["files"]}
    assert outcomes == {"locked/new.py": "refused", "new.py": "quarantined"}
    assert place.look()["files"]["locked/new.py"] == before["files"]["locked/new.py"]


def test_a_full_disk_is_reported_and_nothing_is_lost(place: Place) -> None:
    before = place.look()
    request = json.dumps(spoil(place)).encode()
    limited = ["sh", "-c", "ulimit -f 0; trap '' XFSZ; exec \"$@\"", "sh", *COMMAND]
    done = subprocess.run(limited, cwd="/", input=request, capture_output=True, check=False)
    result = json.loads(done.stdout)
    assert result["status"] in ("empty", "degraded")
    assert place.look()["files"] == before["files"]
    assert place.send(spoil(place))["results"][0]["action"] == "quarantine"


def test_without_git_the_error_says_so(place: Place, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    place.environment = {"PATH": str(tmp_path / "empty")}
    before = place.look()
    result = place.send(spoil(place), status=None)
    place.environment = {}
    assert "git" in (result["error"] or result["results"][0]["error"])["message"]
    assert place.look() == before


def test_a_base_that_the_repository_lost_leaves_everything_and_tells(place: Place) -> None:
    place.base = "d" * 40
    before = place.look()
    handled = place.act(CODE_SIGNAL, ["new.py"])
    assert handled["action"] == "instruct"
    assert handled["facts"]["paths"][0]["judgement"] == "unknown"
    assert place.look() == before


def test_a_damaged_ledger_is_an_error_with_a_hint_and_moves_nothing(place: Place) -> None:
    place.act("no-phase-advance-without-gate", [], detail=envelopes.DETAILS["no-phase-advance-without-gate"])
    (place.state / "ledger.db").write_bytes(b"not a database, but long enough to look like a file" * 100)
    result = expect_empty(place, spoil(place), "internal")
    assert "ledger" in result["error"]["message"]


def test_a_base_whose_content_the_repository_lost_fails_alone(place: Place) -> None:
    place.write("tests/test_a.py", scenes.WEAK_TEST)
    oid = place.git("rev-parse", "HEAD:tests/test_a.py").strip()
    blob = place.tree / ".git" / "objects" / oid[:2] / oid[2:]
    blob.chmod(0o600)
    blob.unlink()
    before = place.look()
    weak = envelopes.violation("no-test-modification-during-green", id=str(uuid.uuid4()), files=["tests/test_a.py"])
    early = envelopes.violation(CODE_SIGNAL, id=str(uuid.uuid4()), files=["new.py"])
    result = place.send(place.request(early, weak))
    assert result["status"] == "degraded"
    by_type = {handled["violation_type"]: handled for handled in result["results"]}
    assert by_type["SKIP_RED_PHASE"]["action"] == "quarantine"
    assert oid in by_type["MODIFIED_TEST"]["error"]["message"]
    assert place.look()["files"]["tests/test_a.py"] == before["files"]["tests/test_a.py"]


def test_an_operation_that_could_do_nothing_is_none(place: Place) -> None:
    (place.tree / "a.py").unlink()
    place.write("a.py/mine.txt", "a person's file in a folder of that name\n")
    before = place.look()
    handled = place.act(CODE_SIGNAL, ["a.py"])
    assert [file["outcome"] for file in handled["files"]] == ["refused"]
    assert (handled["action"], handled["operation_id"], handled["undo"]) == ("instruct", None, None)
    assert place.look() == before


def stand_in(place: Place, folder: Path, name: str, does: str) -> None:
    """Puts a program before git on the PATH that does this in place of `git NAME`, or of every git."""
    real = shutil.which("git")
    folder.mkdir()
    mine = f'for word; do [ "$word" != {name} ] || mine=1; done\n[ -n "$mine" ] || exec {real} "$@"\n' if name else ""
    (folder / "git").write_text(f"#!/bin/sh\n{mine}{does}\n")
    (folder / "git").chmod(0o755)
    place.environment = {"PATH": f"{folder}:{os.environ['PATH']}"}


@pytest.mark.parametrize("name", ["", "ls-files", "cat-file", "status", "fast-import", "update-index"])
@pytest.mark.parametrize(
    "does",
    ["echo hello", r"printf '\377\000x\n\000\000'", "yes nonsense | head -c 300000", "kill -SEGV $$", "exit 129"],
    ids=["a word", "bytes", "much", "killed", "too old"],
)
def test_a_git_that_fails_or_talks_nonsense_changes_nothing_and_is_named(
    place: Place, tmp_path: Path, name: str, does: str
) -> None:
    place.git("add", "new.py")
    before = place.look()
    stand_in(place, tmp_path / "bin", name, does)
    result = place.send(spoil(place), status=None)
    place.environment = {}
    error = result["error"] or result["results"][0]["error"]
    assert "git" in error["message"]
    assert error["hint"]
    assert ("2.35" in error["hint"]) == (does == "exit 129" and name != "cat-file")
    assert place.look() == before
    assert place.act(CODE_SIGNAL, ["new.py"])["action"] == "quarantine"


def test_a_listing_that_is_empty_is_not_believed_while_the_index_counts_entries(place: Place, tmp_path: Path) -> None:
    place.write("a.py", scenes.CODE)
    place.git("add", "a.py")
    before = place.look()
    stand_in(place, tmp_path / "bin", "ls-files", "exit 0")
    result = place.send(spoil(place), status=None)
    place.environment = {}
    assert "ls-files" in result["results"][0]["error"]["message"]
    assert place.look() == before


def test_a_damaged_index_is_named_and_nothing_is_changed(place: Place) -> None:
    index = place.tree / ".git" / "index"
    kept = index.read_bytes()
    for damaged in (b"", b"garbage", b"DIRC" + bytes([0, 0, 0, 99]) + kept[8:]):
        index.write_bytes(damaged)
        handled = place.act(CODE_SIGNAL, ["new.py"])
        assert not handled["success"]
        assert "index" in handled["error"]["message"]
        assert index.read_bytes() == damaged
        assert (place.tree / "new.py").exists()
    index.write_bytes(kept)
    assert place.act(CODE_SIGNAL, ["new.py"])["action"] == "quarantine"


def test_a_base_whose_content_is_damaged_fails_alone(place: Place) -> None:
    place.write("tests/test_a.py", scenes.WEAK_TEST)
    oid = place.git("rev-parse", "HEAD:tests/test_a.py").strip()
    blob = place.tree / ".git" / "objects" / oid[:2] / oid[2:]
    blob.chmod(0o600)
    blob.write_bytes(blob.read_bytes()[:12] + b"damage")
    before = place.look()
    weak = envelopes.violation("no-test-modification-during-green", id=str(uuid.uuid4()), files=["tests/test_a.py"])
    early = envelopes.violation(CODE_SIGNAL, id=str(uuid.uuid4()), files=["new.py"])
    result = place.send(place.request(early, weak))
    by_type = {handled["violation_type"]: handled for handled in result["results"]}
    assert "git" in by_type["MODIFIED_TEST"]["error"]["message"]
    assert place.look()["files"]["tests/test_a.py"] == before["files"]["tests/test_a.py"]
