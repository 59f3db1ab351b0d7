"""`intervention decisions` and `intervention decide`."""

import json
from pathlib import Path

from tests.support.acted import with_decision
from tests.support.commands import call, call_json, call_on_terminal


def decision_file(root: Path, decision: str) -> dict:
    path = root / ".git/intervention/main/decisions" / f"{decision}.json"
    found: dict = json.loads(path.read_text())
    return found


def test_an_open_question_is_listed_with_its_options_and_the_command(tmp_path: Path) -> None:
    root, decision = with_decision(tmp_path / "p")
    shown = call(root, "decisions")
    assert shown.status == 0
    assert f"intervention decide {decision} <" in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 80
    listed = call_json(root, "decisions")["decisions"]
    assert [one["id"] for one in listed] == [decision]


def test_it_is_answered_once_and_the_second_answer_shows_the_first(tmp_path: Path) -> None:
    root, decision = with_decision(tmp_path / "p")
    done = call_json(root, "decide", decision, "accept", "--yes")
    assert done["decision"]["status"] == "carried_out"
    assert decision_file(root, decision)["answer"]["option"] == "accept"
    again = call(root, "decide", decision, "abandon", "--yes")
    assert again.status == 1
    assert "accept" in again.err
    assert decision_file(root, decision)["answer"]["option"] == "accept"
    assert call_json(root, "decisions")["decisions"] == []


def test_a_rehearsal_and_a_wrong_option_answer_nothing(tmp_path: Path) -> None:
    root, decision = with_decision(tmp_path / "p")
    assert call(root, "decide", decision, "--dry-run").status == 0
    wrong = call(root, "decide", decision, "perhaps", "--yes", "--json")
    assert (wrong.status, wrong.value["code"]) == (1, "no_option")
    missing = call(root, "decide", decision, "--yes", "--json")
    assert (missing.status, missing.value["code"]) == (2, "no_option")
    assert decision_file(root, decision)["status"] == "open"


def test_on_a_terminal_the_option_can_be_chosen(tmp_path: Path) -> None:
    root, decision = with_decision(tmp_path / "p")
    answer = call_on_terminal(root, "accept\ny\n", "decide", decision)
    assert answer.status == 0
    assert decision_file(root, decision)["answer"]["option"] == "accept"


def test_an_agent_cannot_answer(tmp_path: Path) -> None:
    root, decision = with_decision(tmp_path / "p")
    answer = call(root, "decide", decision, "accept", "--yes", extra={"INTERVENTION_AGENT": "1"})
    assert answer.status == 4
    assert decision_file(root, decision)["status"] == "open"
