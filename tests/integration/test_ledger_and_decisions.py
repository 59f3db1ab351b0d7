"""What is remembered between calls: results, strikes, decisions and exceptions, each counted once."""

import json
import sqlite3
import subprocess
import uuid
from pathlib import Path
from typing import Any

import pytest

from intervention.effects import allowing, decisions, identity, operations
from intervention.effects.repo import locate
from intervention.errors import Declined
from tests.support import envelopes, scenes
from tests.support.engine import COMMAND, Place, make

CODE_SIGNAL = "no-business-code-before-phase5"
AUTHOR = identity.current_author()


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return make(tmp_path / "tree", {"a.py": "a = 1\n", "tests/test_a.py": scenes.BASE_TEST})


def one(**changes: Any) -> dict[str, Any]:
    return envelopes.violation(CODE_SIGNAL, id=str(uuid.uuid4()), **{"files": ["new.py"], **changes})


def say_something(place: Place) -> None:
    detail = {"attempted": "phase_complete", "missing": ["review"]}
    place.act("no-phase-advance-without-gate", [], severity="warn", detail=detail)


def suspend(place: Place) -> dict[str, Any]:
    for _ in range(3):
        place.write("new.py", scenes.CODE)
        result = place.send(place.request(one()))
    assert result["pipeline_action"] == "suspend"
    return result


def test_the_same_batch_again_gets_the_stored_result_and_does_nothing(place: Place) -> None:
    place.write("new.py", scenes.CODE)
    request = place.request(one())
    first = place.send(request)
    place.write("new.py", scenes.CODE)
    before = place.look()
    assert place.send(request) == first
    assert place.look() == before


def test_a_violation_that_was_handled_is_answered_from_the_ledger(place: Place) -> None:
    place.write("new.py", scenes.CODE)
    violation = one()
    first = place.send(place.request(violation))
    place.write("new.py", scenes.CODE)
    before = place.look()
    again = place.send(place.request(violation))
    assert again["results"] == first["results"]
    assert again["batch_id"] != first["batch_id"]
    assert place.look() == before
    assert place.send(place.request(one()))["results"][0]["strike"] == 2


def test_what_failed_may_be_sent_again(place: Place) -> None:
    place.write("new.py", scenes.CODE)
    place.git("add", "new.py")
    (place.tree / ".git" / "index.lock").touch()
    violation = one()
    assert not place.send(place.request(violation))["results"][0]["success"]
    (place.tree / ".git" / "index.lock").unlink()
    assert place.send(place.request(violation))["results"][0]["action"] == "quarantine"


def test_several_violations_of_a_type_are_one_strike_and_one_result(place: Place) -> None:
    for name in ("x.py", "y.py"):
        place.write(name, scenes.CODE)
    result = place.send(place.request(one(files=["x.py"]), one(files=["y.py"])))
    assert [(len(handled["violation_ids"]), handled["strike"]) for handled in result["results"]] == [(2, 1)]


def test_what_is_untouched_is_no_strike(place: Place) -> None:
    for _ in range(4):
        handled = place.act(CODE_SIGNAL, ["a.py"])
        assert (handled["action"], handled["files"][0]["outcome"]) == ("instruct", "untouched")
    place.write("new.py", scenes.CODE)
    assert place.act(CODE_SIGNAL, ["new.py"])["strike"] == 1


def test_strikes_are_counted_over_the_last_ten_batches(place: Place) -> None:
    place.write("new.py", scenes.CODE)
    assert place.act(CODE_SIGNAL, ["new.py"])["strike"] == 1
    for _ in range(9):
        say_something(place)
    place.write("new.py", scenes.CODE)
    assert place.act(CODE_SIGNAL, ["new.py"])["strike"] == 2
    for _ in range(10):
        say_something(place)
    place.write("new.py", scenes.CODE)
    assert place.act(CODE_SIGNAL, ["new.py"])["strike"] == 1


def test_a_decision_is_answered_once_and_resets_the_strikes(place: Place) -> None:
    asked = suspend(place)["decision"]
    repo = locate(str(place.tree))
    answered = decisions.answer(repo, asked["id"], "continue", AUTHOR).decision
    assert (answered.status, answered.answer and answered.answer.option) == ("carried_out", "continue")
    on_disk = json.loads((place.state / "decisions" / f"{asked['id']}.json").read_text())
    assert on_disk["status"] == "carried_out"
    with pytest.raises(Declined, match="already_answered"):
        decisions.answer(repo, asked["id"], "abandon", AUTHOR)
    place.write("new.py", scenes.CODE)
    assert place.act(CODE_SIGNAL, ["new.py"])["strike"] == 1


def test_an_unknown_option_or_decision_is_declined(place: Place) -> None:
    asked = suspend(place)["decision"]
    with pytest.raises(Declined, match="no_option"):
        decisions.answer(locate(str(place.tree)), asked["id"], "maybe", AUTHOR)
    with pytest.raises(Declined, match="no_decision"):
        decisions.answer(locate(str(place.tree)), "dec_none", "continue", AUTHOR)


def test_the_option_that_brings_it_back_makes_it_an_exception(place: Place) -> None:
    asked = suspend(place)["decision"]
    assert not (place.tree / "new.py").exists()
    decisions.answer(locate(str(place.tree)), asked["id"], "allow", AUTHOR)
    assert (place.tree / "new.py").read_text() == scenes.CODE
    handled = place.act(CODE_SIGNAL, ["new.py"])
    assert handled["facts"]["paths"][0]["judgement"] == "excepted"
    assert (place.tree / "new.py").exists()


def test_several_suspensions_of_a_batch_are_one_decision(place: Place) -> None:
    for _ in range(3):
        place.write("new.py", scenes.CODE)
        place.write("tests/test_a.py", scenes.WEAK_TEST)
        weak = envelopes.violation("no-test-modification-during-green", id=str(uuid.uuid4()), files=["tests/test_a.py"])
        result = place.send(place.request(one(), weak))
    assert len(list((place.state / "decisions").iterdir())) == 1
    decision = json.loads(next((place.state / "decisions").iterdir()).read_text())
    assert decision["violation_types"] == ["SKIP_RED_PHASE", "MODIFIED_TEST"]
    assert len(decision["violation_ids"]) == 2
    decisions.answer(locate(str(place.tree)), result["decision"]["id"], "allow", AUTHOR)
    assert (place.tree / "new.py").read_text() == scenes.CODE
    assert (place.tree / "tests/test_a.py").read_text() == scenes.WEAK_TEST


def test_a_person_s_requests_lie_where_the_watchdog_looks(place: Place) -> None:
    for kind, effect in (("runs_end", "archive"), ("config_accept", "accept_config")):
        made = decisions.request(locate(str(place.tree)), kind, "run_1", AUTHOR)
        on_disk = json.loads((place.state / "decisions" / f"{made.id}.json").read_text())
        assert (on_disk["kind"], on_disk["status"], on_disk["options"][0]["run"]) == (kind, "carried_out", effect)


def test_what_is_allowed_is_left_until_it_ends(place: Place) -> None:
    repo = locate(str(place.tree))
    place.write("new.py", scenes.CODE)
    allowing.allow(repo, "new.py", "a spike", author=AUTHOR, run_id="run_1", once=True)
    assert place.act(CODE_SIGNAL, ["new.py"])["files"][0]["outcome"] == "untouched"
    assert place.act(CODE_SIGNAL, ["new.py"])["files"][0]["outcome"] == "quarantined"
    place.write("other.py", scenes.CODE)
    allowing.allow(repo, "other.py", "over", author=AUTHOR, seconds=-1)
    assert place.act(CODE_SIGNAL, ["other.py"])["files"][0]["outcome"] == "quarantined"
    place.write("third.py", scenes.CODE)
    allowing.allow(repo, "third.py", "another run", author=AUTHOR, run_id="run_2")
    assert place.act(CODE_SIGNAL, ["third.py"])["files"][0]["outcome"] == "quarantined"


def test_what_is_a_person_s_own_is_left_in_just_that_version(place: Place) -> None:
    place.write("new.py", scenes.CODE)
    allowing.mine(locate(str(place.tree)), ["new.py"], author=AUTHOR)
    assert place.act(CODE_SIGNAL, ["new.py"])["files"][0]["outcome"] == "untouched"
    place.write("new.py", scenes.CODE + "# and on\n")
    assert place.act(CODE_SIGNAL, ["new.py"])["files"][0]["outcome"] == "quarantined"


def test_undo_happens_once_and_can_itself_be_undone(place: Place) -> None:
    repo = locate(str(place.tree))
    place.write("new.py", scenes.CODE)
    operation = place.act(CODE_SIGNAL, ["new.py"])["operation_id"]
    gone = place.look()
    undone = place.undo(operation).operation_id
    there = place.look()
    with pytest.raises(Declined, match="already_undone"):
        place.undo(operation)
    again = place.undo(undone).operation_id
    assert place.look() == gone
    place.undo(again)
    assert place.look() == there
    with pytest.raises(Declined, match="no_operation"):
        operations.undo(repo, "op_none", AUTHOR)


def test_undo_leaves_what_has_moved_on_and_does_the_rest(place: Place) -> None:
    for name in ("x.py", "y.py"):
        place.write(name, scenes.CODE)
    operation = place.act(CODE_SIGNAL, ["x.py", "y.py"])["operation_id"]
    place.write("x.py", "a person's newer one\n")
    report = place.undo(operation)
    assert {file.path: file.outcome for file in report.files} == {"x.py": "refused", "y.py": "restored"}
    assert (place.tree / "x.py").read_text() == "a person's newer one\n"
    assert (place.tree / "y.py").read_text() == scenes.CODE


def test_restore_never_writes_over_what_is_there_unless_told_to_keep_it_first(place: Place) -> None:
    repo = locate(str(place.tree))
    place.write("new.py", scenes.CODE)
    operation = place.act(CODE_SIGNAL, ["new.py"])["operation_id"]
    place.write("new.py", "newer = 1\n")
    refused = operations.restore(repo, operation, ["new.py"], force=False, author=AUTHOR)
    assert [file.outcome for file in refused.files] == ["refused"]
    assert (place.tree / "new.py").read_text() == "newer = 1\n"
    forced = operations.restore(repo, operation, ["new.py"], force=True, author=AUTHOR)
    assert (place.tree / "new.py").read_text() == scenes.CODE
    assert scenes.kept(place, str(forced.files[0].kept_at)) == b"newer = 1\n"


def test_a_person_s_acts_are_refused_to_an_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTERVENTION_AGENT", "1")
    with pytest.raises(Declined, match="agent"):
        identity.require_person()


def test_the_host_among_the_ancestors_is_found(tmp_path: Path) -> None:
    host = tmp_path / "opencode"
    host.write_text('#!/bin/sh\n"$@"\nexit $?\n')
    host.chmod(0o755)
    look = "from intervention.effects.identity import current_author; print(current_author().host_ancestor)"
    command = [COMMAND[0], "-c", look]
    assert subprocess.run([str(host), *command], capture_output=True, text=True, check=True).stdout == "True\n"


NEW = "INSERT INTO operations (id, kind, state, at, body) VALUES"
ILLEGAL = {
    "a done operation goes back": "UPDATE operations SET state = 'planned'",
    "a done operation is reverted": "UPDATE operations SET state = 'reverted'",
    "a state that there is not": f"{NEW} ('x', 'undo', 'odd', '', '[]')",
    "an operation begins done": f"{NEW} ('x', 'restore', 'done', '', '[]')",
    "a stored result changes": "UPDATE batches SET result = '{}'",
    "a result that is no JSON": "INSERT INTO batches (id, run_id, digest, at, result) VALUES ('x', '', '', '', 'no')",
    "a decision opens again": "UPDATE decisions SET status = 'open'",
    "a path's outcome changes": "UPDATE journal SET outcome = 'refused'",
}


@pytest.mark.parametrize("what", ILLEGAL)
def test_the_ledger_itself_refuses_what_may_not_follow(place: Place, what: str) -> None:
    asked = suspend(place)["decision"]
    decisions.answer(locate(str(place.tree)), asked["id"], "continue", AUTHOR)
    with sqlite3.connect(place.state / "ledger.db") as database, pytest.raises(sqlite3.IntegrityError):
        database.execute(ILLEGAL[what])


def test_documents_keep_their_style_and_can_be_undone(place: Place) -> None:
    text = "Our list\r\n========\r\n\r\n* one thing"
    place.write("KNOWN_ISSUES.md", text.encode(), 0o600)
    before = place.look()
    issue = {"ts": envelopes.NOW, "severity": "L", "title": "a title", "files": ["a.py"], "description": "line\none"}
    detail = {"newest_entry": None, "missing": [issue]}
    handled = place.act("phase-complete-outdated-ki-doc", [], severity="warn", detail=detail)
    assert [file["outcome"] for file in handled["files"]] == ["written"]
    raw = (place.tree / "KNOWN_ISSUES.md").read_bytes()
    assert raw.startswith(text.encode() + b"\r\n")
    assert b"### KI-1 \xc2\xb7 L \xc2\xb7 a title\r\n" in raw
    assert raw.count(b"\n") == raw.count(b"\r\n")
    place.undo(handled["operation_id"])
    assert place.look() == before


def test_undo_of_what_a_person_put_back_by_hand_claims_nothing(place: Place) -> None:
    place.write("new.py", scenes.CODE)
    operation = place.act(CODE_SIGNAL, ["new.py"])["operation_id"]
    place.write("new.py", scenes.CODE)
    report = place.undo(operation)
    assert (report.operation_id, [file.outcome for file in report.files]) == (None, ["untouched"])


def test_undo_of_what_has_moved_on_everywhere_does_nothing_and_can_be_tried_again(place: Place) -> None:
    place.write("new.py", scenes.CODE)
    operation = place.act(CODE_SIGNAL, ["new.py"])["operation_id"]
    place.write("new.py", "newer = 1\n")
    assert [file.outcome for file in place.undo(operation).files] == ["refused"]
    (place.tree / "new.py").unlink()
    assert [file.outcome for file in place.undo(operation).files] == ["restored"]


def test_undo_and_redo_where_a_folder_had_taken_a_test_s_place(place: Place) -> None:
    (place.tree / "tests/test_a.py").unlink()
    place.write("tests/test_a.py/inner.py", scenes.CODE)
    taken = place.look()
    signal = "no-test-modification-during-green"
    handled = place.act(signal, ["tests/test_a.py", "tests/test_a.py/inner.py"])
    right = place.look()
    undone = place.undo(handled["operation_id"]).operation_id
    assert place.look()["files"] == taken["files"]
    place.undo(undone)
    assert place.look()["files"] == right["files"]
