"""What is a person's to do is refused in an agent's session, before anything is done or asked."""

import json
from pathlib import Path

import pytest

from tests.support.commands import call, git, make_repository

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


@pytest.mark.parametrize("act", ["install", "uninstall"])
def test_an_agent_cannot_install_or_uninstall(tmp_path: Path, act: str) -> None:
    answer = call(tmp_path, act, "--yes", "--json", extra={"INTERVENTION_AGENT": "1", "HOME": str(tmp_path)})
    assert (answer.status, answer.value["code"]) == (4, "agent")
    assert not (tmp_path / ".config").exists()
    record = json.loads((tmp_path / ".local/share/intervention/commands.jsonl").read_text())
    assert (record["command"], record["agent_environment"]) == (act, True)


@pytest.mark.parametrize("look", ["status", "log", "decisions", "runs", "config", "doctor"])
def test_an_agent_may_look(tmp_path: Path, look: str) -> None:
    root = make_repository(tmp_path / "p")
    answer = call(root, look, "--json", extra={"INTERVENTION_AGENT": "1", "HOME": str(tmp_path)})
    assert answer.status == 0 or look == "doctor"
    assert answer.value["v"] == 1
