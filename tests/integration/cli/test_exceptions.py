"""A person's word: allow, mine, exceptions; and what is asked of the guard: runs end, config accept."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.integration.cli.conftest import Demo
from tests.support.commands import call, call_json, call_on_terminal, git, make_repository


def excepted(root: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = call_json(root, "exceptions", "list")["exceptions"]
    return found


def decisions(root: Path, kind: str) -> list[dict[str, Any]]:
    files = (root / ".git/intervention/main/decisions").glob("*.json")
    return [one for one in map(json.loads, (file.read_text() for file in files)) if one["kind"] == kind]


def test_allow_is_for_the_live_run_and_can_end_by_time_or_use(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    run_id = call_json(root, "status")["run"]["run_id"]
    before = len(excepted(root))
    done = call_json(
        root / "tests", "allow", "test_cart.py", "--reason", "wrong text", "--for", "2h", "--once", "--yes"
    )
    entry = done["exception"]
    assert (entry["path"], entry["content"], entry["kind"]) == ("tests/test_cart.py", "any", "allow")
    assert (entry["run_id"], entry["once"], entry["reason"]) == (run_id, True, "wrong text")
    assert entry["expires_at"] > entry["at"]
    assert entry["by"]["host_ancestor"] is False
    assert len(excepted(root)) == before + 1


def test_allow_without_a_run_has_to_be_for_every_run(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    refused = call(root, "allow", "a.py", "--reason", "r", "--yes", "--json")
    assert (refused.status, refused.value["code"]) == (1, "no_run")
    assert "--every-run" in refused.value["hint"]
    done = call_json(root, "allow", "a.py", "--reason", "r", "--every-run", "--yes")
    assert done["exception"]["run_id"] is None


@pytest.mark.parametrize("span", ["", "2", "h", "-1h", "0m", "9999999d", "2h!"])
def test_a_span_of_time_that_is_none_is_wrong_use(tmp_path: Path, span: str) -> None:
    root = make_repository(tmp_path / "p")
    answer = call(root, "allow", "a.py", "--reason", "r", f"--for={span}", "--yes")
    assert answer.status == 2
    assert "90m" in answer.err


@pytest.mark.parametrize("path", ["../out.py", ".git/config", "/etc/passwd"])
def test_what_is_no_path_of_the_worktree_is_refused(tmp_path: Path, path: str) -> None:
    root = make_repository(tmp_path / "p")
    for command in (("allow", path, "--reason", "r", "--every-run"), ("mine", path)):
        answer = call(root, *command, "--yes", "--json")
        assert (answer.status, answer.value["code"]) == (1, "bad_path")
    assert excepted(root) == []


def test_mine_is_about_the_version_that_is_there(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p", {"a.py": "one\n", "gone.py": "two\n"})
    (root / "gone.py").unlink()
    call_json(root, "mine", "a.py", "gone.py", "--yes")
    found = {one["path"]: one["content"] for one in excepted(root)}
    assert len(found["a.py"]) == 64
    assert found["gone.py"] == "absent"
    nothing = call(root, "mine", "--yes")
    assert nothing.status == 2


def test_a_name_that_was_never_there_cannot_be_claimed(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p", {"src/login.py": "one\n"})
    for name, advice in (("src/logn.py", "did you mean src/login.py?"), ("zzz", "intervention status")):
        refused = call(root, "mine", "src/login.py", name, "--yes", "--json")
        assert (refused.status, refused.value["code"]) == (1, "not_there")
        assert name in refused.value["message"]
        assert advice in refused.value["hint"]
    assert excepted(root) == []


def test_a_file_that_the_person_removed_can_be_claimed_wherever_it_is_known_from(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    (root / "staged.py").write_text("x = 1\n")
    git(root, "add", "staged.py")
    (root / "note.txt").write_text("untracked when the phase began\n")
    snapshot = call_json(root, "snapshot", "--run", "run_1", "--name", "base-1")["commit"]
    git(root, "rm", "-q", "--cached", "README.md")
    for name in ("staged.py", "note.txt", "README.md"):
        (root / name).unlink()
    file = root / ".git/intervention/main/state.json"
    state = json.loads(file.read_text())
    state["run"]["base"]["snapshot"] = snapshot
    state["run"]["unattributed"] = ["src/seen by the run.py"]
    file.write_text(json.dumps(state))
    paths = ["staged.py", "note.txt", "README.md", "src/seen by the run.py"]
    noted = call_json(root, "mine", *paths, "--yes")["exceptions"]
    assert [(one["path"], one["content"]) for one in noted] == [(path, "absent") for path in paths]
    refused = call(root, "mine", "never.py", "--yes", "--json")
    assert refused.value["code"] == "not_there"


def test_an_exception_is_taken_back_by_its_name(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    name = call_json(root, "allow", "a.py", "--reason", "r", "--every-run", "--yes")["name"]
    assert name in call(root, "exceptions", "list").out
    assert call(root, "exceptions", "remove", name).status == 3
    unknown = call(root, "exceptions", "remove", name, "ex_none", "--yes", "--json")
    assert (unknown.status, unknown.value["code"]) == (1, "no_exception")
    assert "No longer" not in call(root, "exceptions", "remove", "ex_none", "--yes").out
    assert len(excepted(root)) == 1
    call_json(root, "exceptions", "remove", name, "--yes")
    assert excepted(root) == []


def test_runs_lists_them_and_ending_one_is_asked_of_the_guard(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    live = call_json(root, "runs")["live"]
    assert live["description"] == "a cart"
    assert call(root, "runs", "end", "other", "--yes").status == 1
    refused = call_on_terminal(root, "n\n", "runs", "end")
    assert (refused.status, decisions(root, "runs_end")) == (3, [])
    call_json(root, "runs", "end", "--yes")
    asked = decisions(root, "runs_end")
    assert [(one["run_id"], one["status"]) for one in asked] == [(live["run_id"], "carried_out")]
    assert asked[0]["answer"]["by"]["agent_environment"] is False
    assert "runs_end" in call(root, "status").out
    assert "its end is asked for" in call(root, "runs").out
    again = call(root, "runs", "end", "--yes", "--json")
    assert (again.status, again.value["code"], len(decisions(root, "runs_end"))) == (1, "already_asked", 1)


def test_without_a_run_there_is_nothing_to_end_or_accept(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    for command in (("runs", "end"), ("config", "accept")):
        answer = call(root, *command, "--yes", "--json")
        assert (answer.status, answer.value["code"]) == (1, "no_run")
    assert "no run here" in call(root, "runs").out


def test_accepting_a_configuration_shows_what_changes(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    assert call_json(root, "config", "accept", "--yes")["changes"] == []
    config = root / ".opencode/watchdog.jsonc"
    config.write_text(config.read_text().replace('"approval": "none"', '"approval": "final_only" /* back */'))
    done = call_json(root, "config", "accept", "--yes")
    assert done["changes"] == [{"key": "approval", "was": "none", "is": "final_only"}]
    assert len(decisions(root, "config_accept")) == 2


def test_each_setting_has_its_origin_and_a_mistake_is_named_and_switches_nothing_off(tmp_path: Path) -> None:
    root = make_repository(tmp_path / "p")
    home = {"HOME": str(tmp_path), "INTERVENTION_MAX_ROUNDS": "12"}
    own = tmp_path / ".config/opencode"
    own.mkdir(parents=True)
    (own / "watchdog.jsonc").write_text('{"preset": "strict", "language": "zh",}')
    (root / ".opencode").mkdir()
    (root / ".opencode/watchdog.jsonc").write_text(
        '{\n// mine\n"language": "en", "checks": {"review": "of"}, "enabledd": false, "engine": {"command": ["evil"]}}'
    )
    answer = call(root, "config", "--all", "--json", extra=home)
    found = {one["key"]: (one["value"], one["origin"]) for one in answer.value["settings"]}
    assert answer.status == 1
    assert found["preset"] == ("strict", "user")
    assert found["language"] == ("en", "project")
    assert found["maxRounds"] == (12, "environment")
    assert found["checks.review"] == ("block", "default")
    assert found["engine.command"] == (None, "default")
    problems = {(one["problem"], one["key"]) for one in answer.value["warnings"]}
    assert problems == {("value", "checks.review"), ("unknown", "enabledd"), ("engine", "engine.command")}


def test_a_word_about_a_folder_is_refused_since_it_would_cover_nothing(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    before = excepted(root)
    for command in (("allow", "tests", "--reason", "mine", "--yes"), ("mine", "tests", "--yes")):
        answer = call(root, *command, "--json")
        assert answer.status == 1
        assert answer.value["code"] == "is_folder"
    assert excepted(root) == before
