"""What is a person's to do is refused in an agent's session, before anything is done or asked."""

import json
from pathlib import Path

import pytest

from tests.support.commands import call, call_json, git, make_repository

ACTS = {
    "undo": ["undo", "op_1", "--yes"],
    "restore": ["restore", "op_1", "--yes"],
    "decide": ["decide", "dec_1", "resume", "--yes"],
    "allow": ["allow", "a.py", "--reason", "r", "--every-run", "--yes"],
    "mine": ["mine", "a.py", "--yes"],
    "exceptions remove": ["exceptions", "remove", "ex_1", "--yes"],
    "runs end": ["runs", "end", "--yes"],
    "config accept": ["config", "accept", "--yes"],
    "gc": ["gc", "--older-than", "1s", "--yes"],
}


@pytest.mark.parametrize("act", ACTS)
def test_an_agent_is_refused_and_it_is_recorded(tmp_path: Path, act: str) -> None:
    root = make_repository(tmp_path / "p")
    git(root, "update-ref", "refs/intervention/main/run_0/base-1", "HEAD")  # something for gc to find
    answer = call(root, *ACTS[act], "--json", extra={"INTERVENTION_AGENT": "1"})
    assert (answer.status, answer.value["code"]) == (4, "agent")
    lines = (root / ".git/intervention/main/commands.jsonl").read_text().splitlines()
    assert [(line["command"], line["outcome"]) for line in map(json.loads, lines)] == [(act, "agent")]
    assert git(root, "for-each-ref", "refs/intervention") != ""


def test_an_agent_can_neither_install_nor_uninstall(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path)}
    agent = {"INTERVENTION_AGENT": "1", **home}
    refused = call(tmp_path, "install", "--yes", "--json", extra=agent)
    assert (refused.status, refused.value["code"]) == (4, "agent")
    assert list(tmp_path.iterdir()) == []
    assert call(tmp_path, "install", "--yes", extra=home).status == 0
    assert call(tmp_path, "uninstall", "--yes", extra=agent).status == 4
    record = (tmp_path / ".local/share/intervention/commands.jsonl").read_text().splitlines()
    acts = [(one["command"], one["outcome"], one["agent_environment"]) for one in map(json.loads, record)]
    assert acts == [("install", "done", False), ("uninstall", "agent", True)]


def test_installing_twice_changes_nothing_and_uninstalling_leaves_nothing(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path)}
    call_json(tmp_path, "install", "--yes", extra=home)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    again = call_json(tmp_path, "install", extra=home)  # nothing is to be done, so nothing is asked
    assert {step["verb"] for step in again["steps"]} == {"keep"}
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
    assert call(tmp_path, "uninstall", extra=home).status == 3
    gone = call(tmp_path, "uninstall", "--yes", extra=home)
    assert (gone.status, "This program itself stays" in gone.out) == (0, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("look", ["status", "log", "decisions", "runs", "config", "doctor"])
def test_an_agent_may_look(tmp_path: Path, look: str) -> None:
    root = make_repository(tmp_path / "p")
    answer = call(root, look, "--json", extra={"INTERVENTION_AGENT": "1", "HOME": str(tmp_path)})
    assert answer.status == 0 or look == "doctor"
    assert answer.value["v"] == 1
