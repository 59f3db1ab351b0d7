"""A batch that is decided again comes out as recorded; a record that was changed differs, in that and nothing else."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.support import envelopes
from tests.support.logs import Log, chain, steps, write
from tests.support.replayed import replayed, states

ROOT = Path(__file__).resolve().parents[3]
STEPS = {name: (request, result) for name, request, result in steps(ROOT)}


def log_of(name: str, *, answer_first: bool = True) -> Log:
    log = Log()
    log.add("live", envelopes.EVENT_DETAILS["live"])
    log.batch(*STEPS[name], answer_first=answer_first)
    return log


@pytest.mark.parametrize("answer_first", [True, False], ids=["answer first", "checkpoint first"])
@pytest.mark.parametrize("name", STEPS)
def test_every_golden_batch_is_decided_as_the_engine_answered(name: str, answer_first: bool, tmp_path: Path) -> None:
    found = replayed(log_of(name, answer_first=answer_first).write(tmp_path / "run.audit.jsonl"))
    result = STEPS[name][1]
    assert found.problems == []
    assert len(found.rows) == len(result["results"]) + len(result["deferred"])
    assert {row.state for row in found.rows} <= {"same"}


def test_the_golden_batches_hold_every_kind_of_decision() -> None:
    handled = [one for _, result in STEPS.values() for one in result["results"]]
    assert {one["action"] for one in handled} == {"instruct", "quarantine", "rollback", "suspend"}
    assert any(result["deferred"] for _, result in STEPS.values())
    assert len({one["violation_type"] for one in handled}) == 20


UNDONE = "SKIP_RED_PHASE/acts-on-a-new-file.json:0"


def first(result: Any) -> Any:
    return result["results"][0]


CHANGES: dict[str, Callable[[Any], Any]] = {
    "the act": lambda result: first(result).update(action="rollback"),
    "a weaker act": lambda result: first(result).update(action="instruct"),
    "the strike": lambda result: first(result).update(strike=2),
    "the type": lambda result: first(result).update(violation_type="MISSING_TEST"),
    "an outcome": lambda result: first(result)["files"][0].update(outcome="untouched"),
    "a path": lambda result: first(result)["files"][0].update(path="src/other.py"),
    "a path less": lambda result: first(result)["files"].clear(),
    "a fact": lambda result: first(result)["facts"]["paths"][0].update(judgement="stub"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_record_that_was_changed_differs_exactly_there(change: str, tmp_path: Path) -> None:
    log = Log()
    names = [name for name in STEPS if name.endswith(":0")]
    for name in names:
        request, result = copy.deepcopy(STEPS[name])
        if name == UNDONE:
            CHANGES[change](result)
        log.batch(request, result)
    found = replayed(log.write(tmp_path / "run.audit.jsonl"))
    assert states(found.different) == [("SKIP_RED_PHASE", "different", "record")]
    assert found.different[0].batch_id == STEPS[UNDONE][0]["batch_id"]
    assert found.problems == []


@pytest.mark.parametrize(("said", "decided"), [("suspend", "continue"), ("continue", "suspend")])
def test_a_run_that_stopped_without_a_reason_or_went_on_in_spite_of_one_differs(
    said: str, decided: str, tmp_path: Path
) -> None:
    name = UNDONE if said == "suspend" else "SKIP_REVIEW/acts-by-asking-a-person.json:0"
    request, result = copy.deepcopy(STEPS[name])
    asked = {
        "id": "d_1",
        "question": "?",
        "command": "c",
        "options": [{"key": "a", "label": "", "consequence": ""}] * 2,
    }
    result |= {"pipeline_action": said, "decision": asked if said == "suspend" else None}
    log = Log()
    log.batch(request, result)
    row = replayed(log.write(tmp_path / "run.audit.jsonl")).different[0]
    assert row.violation_type is None
    assert row.recorded is not None
    assert row.now is not None
    assert (row.recorded.did, row.now.did) == (said, decided)


def test_another_version_is_named_as_the_reason(tmp_path: Path) -> None:
    request, result = copy.deepcopy(STEPS[UNDONE])
    first(result)["strike"] = 7
    log = Log()
    log.add("live", {**envelopes.EVENT_DETAILS["live"], "plugin_version": "0.0.1"})
    log.batch(request, result)
    assert states(replayed(log.write(tmp_path / "a.jsonl")).rows) == [("SKIP_RED_PHASE", "different", "version")]


def test_what_could_not_be_carried_out_is_no_difference(tmp_path: Path) -> None:
    request, result = copy.deepcopy(STEPS[UNDONE])
    left = {**first(result)["files"][0], "outcome": "refused", "kept_at": None, "reason": "changed meanwhile"}
    first(result).update(action="instruct", success=False, files=[left], operation_id=None, undo=None)
    log = Log()
    log.batch(request, result)
    assert states(replayed(log.write(tmp_path / "a.jsonl")).rows) == [("SKIP_RED_PHASE", "same", None)]


def test_a_group_stands_for_itself_where_the_one_before_it_failed(tmp_path: Path) -> None:
    request, result = copy.deepcopy(STEPS["batches/superseded.json:0"])
    failed, later = first(result), result["deferred"].pop()
    error = {"code": "disk", "message": "no space left", "hint": "make room"}
    done = {**failed, "violation_ids": later["violation_ids"], "violation_type": "MISSING_TEST", "code": "V-6"}
    done |= {"facts": later["facts"], "files": copy.deepcopy(failed["files"])}
    left = [{**file, "outcome": "refused", "kept_at": None, "reason": "not done"} for file in failed["files"]]
    failed.update(action="instruct", success=False, operation_id=None, undo=None, error=error, files=left)
    result["results"].append(done)
    log = Log()
    log.batch(request, result)
    assert [row.state for row in replayed(log.write(tmp_path / "a.jsonl")).rows] == ["same", "same"]


def test_without_an_answer_nothing_is_guessed(tmp_path: Path) -> None:
    log = Log()
    log.batch(STEPS[UNDONE][0], None)
    log.add("checkpoint", envelopes.EVENT_DETAILS["checkpoint"])
    row = replayed(log.write(tmp_path / "a.jsonl")).rows[0]
    assert (row.state, row.why, row.recorded, row.now) == ("unknown", "unanswered", None, None)


def test_without_an_answer_a_warning_is_still_known_to_be_only_told(tmp_path: Path) -> None:
    request = copy.deepcopy(STEPS[UNDONE][0])
    for entry in request["violations"]:
        entry["severity"] = "warn"
    log = Log()
    log.batch(request, None)
    row = replayed(log.write(tmp_path / "a.jsonl")).rows[0]
    assert row.now is not None
    assert (row.state, row.now.did, row.now.strike) == ("unknown", "instruct", None)


def test_without_the_violation_the_decision_is_unknown(tmp_path: Path) -> None:
    lines = log_of(UNDONE).lines()
    kept = chain(json.loads(one) for one in lines if '"signal":"' not in one)
    found = replayed(write(tmp_path / "a.jsonl", kept))
    assert states(found.rows) == [("SKIP_RED_PHASE", "unknown", "entries")]


def test_without_the_checkpoint_the_policy_is_unknown(tmp_path: Path) -> None:
    lines = log_of(UNDONE).lines()
    kept = chain(json.loads(one) for one in lines if '"event":"checkpoint"' not in one)
    found = replayed(write(tmp_path / "a.jsonl", kept))
    assert states(found.rows) == [("SKIP_RED_PHASE", "unknown", "no_checkpoint")]
    assert found.rows[0].run_id == "run_1"


def test_an_answer_that_was_lost_and_given_again_is_as_recorded(tmp_path: Path) -> None:
    """The engine had acted, the watchdog never heard of it: the next batch is answered from the ledger."""
    name = "batches/superseded.json:0"
    request, result = copy.deepcopy(STEPS[name])
    log = Log()
    log.batch({**request, "batch_id": "99999999-0000-4000-8000-000000000001"}, None)
    log.batch({**request, "violations": []}, None)
    entries = log.entries
    sent = [entry["id"] for entry in request["violations"]]
    entries[-1]["detail"]["sent"] = sent
    log.add("intervention", {"result": result})
    found = replayed(write(tmp_path / "a.jsonl", chain(log.entries)))
    assert [row.state for row in found.rows if row.recorded is not None] == ["same", "same"]


def test_bare_requests_and_results_are_paired_by_their_batch(tmp_path: Path) -> None:
    lines: list[str] = []
    for request, result in STEPS.values():
        lines += [json.dumps(result), json.dumps(request)]
    once = list(dict.fromkeys(lines))
    found = replayed(write(tmp_path / "a.jsonl", once))
    assert {row.state for row in found.rows} == {"same"}
    assert len(found.rows) > 60


def test_a_bare_request_alone_is_unknown(tmp_path: Path) -> None:
    found = replayed(write(tmp_path / "a.jsonl", [json.dumps(STEPS[UNDONE][0])]))
    assert states(found.rows) == [("SKIP_RED_PHASE", "unknown", "unanswered")]
