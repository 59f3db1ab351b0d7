"""What the guard kept in a worktree that is gone: it is found, and the way back that is named works."""

import json
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.integration.cli.conftest import Demo
from tests.support import envelopes
from tests.support.acted import CODE, engine_result
from tests.support.commands import Answer, call, call_json, environment, git, make_repository


def with_acts_in(root: Path, folder: Path) -> str:
    """A linked worktree in which early business code was quarantined; the operation's id."""
    git(root, "worktree", "add", "-q", "--detach", str(folder))
    base = call_json(folder, "snapshot", "--run", "run_1", "--name", "base-1")["commit"]
    (folder / "login.py").write_text(CODE)
    early = envelopes.violation("no-business-code-before-phase5", files=["login.py"])
    operation: str = engine_result(folder, early, base_snapshot=base)["results"][0]["operation_id"]
    assert not (folder / "login.py").exists()
    return operation


def left_over(root: Path) -> list[dict[str, Any]]:
    answer = call(root, "doctor", "--json")
    return [one for one in answer.value["findings"] if one["name"] == "left over"]


def do(root: Path, finding: dict[str, Any]) -> Path:
    """The command that the finding names, in a shell; the folder that it made."""
    command = re.findall(r"`(git .*?)`", finding["fix"])[0]
    subprocess.run(["sh", "-c", command], cwd=root, env=environment(), check=True, capture_output=True)
    return Path(shlex.split(command)[-1])


@pytest.mark.parametrize("name", ["feature", "a feature"])
@pytest.mark.parametrize("how", ["removed", "deleted", "occupied"])
def test_what_a_gone_worktree_kept_is_found_and_brought_back(tmp_path: Path, name: str, how: str) -> None:
    root = make_repository(tmp_path / "p")
    folder = tmp_path / "elsewhere" / name
    operation = with_acts_in(root, folder)
    assert left_over(root) == []
    if how == "deleted":
        shutil.rmtree(folder)
    else:
        git(root, "worktree", "remove", "--force", str(folder))
    if how == "occupied":
        (tmp_path / Path(name).name.replace(" ", "-")).mkdir()
    (found,) = left_over(root)
    assert (found["level"], "there are still 1 kept version" in found["text"]) == ("note", True)
    made = do(root, found)
    assert left_over(root) == []
    assert [one["id"] for one in call_json(made, "log")["operations"]] == [operation]
    call_json(made, "undo", operation, "--yes")
    assert (made / "login.py").read_text() == CODE


def test_it_is_found_from_another_linked_worktree_and_not_where_nothing_was_kept(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    with_acts_in(root, tmp_path / "one")
    for name in ("two", "three"):
        git(root, "worktree", "add", "-q", "--detach", str(tmp_path / name))
        call_json(tmp_path / name, "status")
    git(root, "worktree", "remove", "--force", str(tmp_path / "one"))
    git(root, "worktree", "remove", "--force", str(tmp_path / "three"))
    assert len(left_over(tmp_path / "two")) == 1
    state = root / ".git/intervention/wt-one"
    assert left_over(root)[0]["fix"].endswith(f"remove {state}")
    shutil.rmtree(state)
    assert left_over(root) == []


def test_one_on_a_disk_that_is_not_plugged_in_is_not_taken_for_gone(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    with_acts_in(root, tmp_path / "one")
    git(root, "worktree", "lock", str(tmp_path / "one"))
    (tmp_path / "one").rename(tmp_path / "away")
    assert left_over(root) == []


def looks(folder: Path) -> tuple[bool, Answer]:
    return call_json(folder, "status")["run"]["is_inherited"], call(folder, "status")


def test_a_run_that_an_earlier_worktree_left_is_said_to_be_that(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    assert looks(root)[0] is False
    folder = tmp_path / "feature"
    git(root, "worktree", "add", "-q", "--detach", str(folder))
    state = root / ".git/intervention/wt-feature"
    shutil.copytree(root / ".git/intervention/main", state)
    made = root / ".git/worktrees/feature/commondir"
    began = json.loads((state / "state.json").read_text())["run"]["pipeline"]["times"]["runStarted"]
    assert began.endswith("Z")
    os.utime(made, (0, 0))
    assert looks(folder)[0] is False
    git(root, "worktree", "remove", "--force", str(folder))
    (found,) = left_over(root)
    assert "which was not ended" in found["text"]
    made_again = do(root, found)
    is_inherited, shown = looks(made_again)
    assert is_inherited
    assert "an earlier worktree of the same name has left it" in " ".join(shown.out.split())
    findings = call(made_again, "doctor", "--json").value["findings"]
    assert any("earlier worktree" in one["text"] and "intervention runs end" in one["fix"] for one in findings)
    assert call(made_again, "runs", "end", "--yes").status == 0
