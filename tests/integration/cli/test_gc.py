"""`intervention gc`: frees what is old, and nothing that a run, a decision or an undo still needs."""

import os
import time
from pathlib import Path
from typing import Any

from tests.integration.cli.conftest import Demo
from tests.support.acted import with_decision, with_quarantine
from tests.support.commands import call, call_json, call_on_terminal, git

NOW = ("--older-than", "1s")


def found(root: Path, *arguments: str) -> dict[str, Any]:
    answer: dict[str, Any] = call_json(root, "gc", "--dry-run", *arguments)["found"]
    return answer


def age(root: Path) -> None:
    """Lets everything become older than a second: whole seconds are what git keeps of a commit's time."""
    latest = time.time()
    while int(time.time()) <= int(latest) + 1:
        time.sleep(0.05)


def test_nothing_young_is_found(tmp_path: Path) -> None:
    root, _ = with_quarantine(tmp_path / "p")
    assert found(root)["operations"] == []
    assert "nothing to free" in call(root, "gc", "--yes").out


def test_a_rehearsal_and_a_no_remove_nothing(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    age(root)
    assert found(root, *NOW)["operations"] == [operation]
    assert call(root, "gc", *NOW).status == 3
    refused = call_on_terminal(root, "n\n", "gc", *NOW)
    assert "no longer be undone" in refused.out
    assert call_json(root, "log")["operations"][0]["id"] == operation
    assert call(root, "undo", operation, "--yes").status == 0


def test_what_is_old_goes_with_all_that_kept_it(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    before = git(root, "status", "--porcelain"), git(root, "rev-parse", "HEAD")
    age(root)
    done = call_json(root, "gc", *NOW, "--yes")
    assert done["is_done"] is True
    assert call_json(root, "log")["operations"] == []
    assert not (root / ".git/intervention/main/quarantine" / operation).exists()
    assert git(root, "for-each-ref", "refs/intervention") == ""
    assert (git(root, "status", "--porcelain"), git(root, "rev-parse", "HEAD")) == before
    assert call(root, "undo", operation, "--yes").status == 1


def test_the_log_says_that_acts_were_freed_and_not_that_there_were_none(tmp_path: Path) -> None:
    root, _ = with_quarantine(tmp_path / "p")
    assert call_json(root, "log")["freed"] == 0
    assert "gc" not in call(root, "log").out
    age(root)
    call_json(root, "gc", *NOW, "--yes")
    assert call_json(root, "log")["freed"] == 1
    for line in (["log"], ["log", "--run", "run_1"]):
        said = " ".join(call(root, *line).out.split())
        assert said == "`intervention gc` has freed 1 older operation, which can no longer be shown."


def test_an_operation_stays_as_long_as_its_young_undo(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    age(root)
    undone = call_json(root, "undo", operation, "--yes")["operation_id"]
    # The undo is younger than the time that this command looks back to.
    assert found(root, "--older-than", "10m")["operations"] == []
    age(root)
    assert sorted(found(root, *NOW)["operations"]) == sorted([operation, undone])


def test_the_live_run_keeps_everything_and_the_users_stash_is_not_looked_at(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    (root / "README.md").write_text("mine\n")
    git(root, "stash", "push", "-q", "-m", "intervention: not by the guard", "README.md")
    age(root)
    assert found(root, *NOW, "--logs") == {
        "operations": [],
        "refs": [],
        "stashes": [],
        "folders": [],
        "runs": [],
        "decisions": [],
        "kept": [],
        "bytes": 0,
    }


def test_of_an_ended_run_the_guards_stash_goes_and_the_log_only_when_asked(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    (root / "README.md").write_text("mine\n")
    git(root, "stash", "push", "-q", "-m", "mine", "README.md")
    state = root / ".git/intervention/main/state.json"
    state.write_text('{"v": 1, "run": null, "log": {"lines": 0, "head": null}, "archived": []}')
    age(root)
    stashes = git(root, "stash", "list").splitlines()
    done = call_json(root, "gc", *NOW, "--yes")["found"]
    assert len(done["operations"]) == 4
    assert len(done["stashes"]) == len(stashes) - 1
    assert [line.split(": ", 1)[1] for line in git(root, "stash", "list").splitlines()] == ["On main: mine"]
    log = next((root / ".git/intervention/main/runs").glob("*/audit.jsonl"))
    os.utime(log, (0, 0))
    assert found(root, *NOW)["runs"] == []
    call_json(root, "gc", *NOW, "--logs", "--yes")
    assert not log.exists()


def test_a_folder_without_a_record_goes_when_it_is_old_and_a_strangers_never(tmp_path: Path) -> None:
    root, operation = with_quarantine(tmp_path / "p")
    quarantine = root / ".git/intervention/main/quarantine"
    for name in ("op_0123456789abcdef0", "mine"):
        (quarantine / name).mkdir()
        (quarantine / name / "file").write_text("x")
        os.utime(quarantine / name, (0, 0))
    call_json(root, "gc", "--yes")
    assert sorted(path.name for path in quarantine.iterdir()) == sorted(["mine", operation])


def test_answered_decisions_of_ended_runs_go_and_what_lies_aside(tmp_path: Path) -> None:
    root, open_one = with_decision(tmp_path / "p")
    state = root / ".git/intervention/main"
    (state / "kept").mkdir()
    (state / "kept/0-watchdog.jsonc").write_text("x" * 10)
    age(root)
    assert found(root, *NOW)["decisions"] == []
    option = call_json(root, "decisions")["decisions"][0]["options"][0]["key"]
    assert call(root, "decide", open_one, option, "--yes").status == 0
    first = found(root, *NOW)
    assert (first["decisions"], first["kept"], first["bytes"]) == ([open_one], ["0-watchdog.jsonc"], 10)
    call_json(root, "gc", *NOW, "--yes")
    assert list((state / "decisions").iterdir()) == []
    assert list((state / "kept").iterdir()) == []
    assert call_json(root, "decisions", "--all")["decisions"] == []
    assert found(root, *NOW)["decisions"] == []
