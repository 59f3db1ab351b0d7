"""Request, result, decision, exceptions: what is written is read as the same value, what is broken is refused."""

from typing import Any

import pytest
from pydantic import ValidationError

from intervention.contract.base import Model
from intervention.contract.decision import DecisionFile
from intervention.contract.exceptions import Exceptions
from intervention.contract.request import Request
from intervention.contract.result import Result
from tests.support.envelopes import DETAILS, NOW, SHA, request, violation

BATCH = "0c7c3c0e-0000-4000-8000-000000000001"
BY = {"user": "ada", "agent_environment": False, "host_ancestor": False}
OPTION = {"key": "continue", "label": "go on", "consequence": "it goes on"}
HANDLED: dict[str, Any] = {
    "violation_ids": [BATCH],
    "violation_type": "REGRESSION",
    "code": "V-7",
    "priority": 3,
    "strike": 2,
    "action": "suspend",
    "success": True,
    "operation_id": "op_1",
    "files": [{"path": "a.py", "outcome": "restored", "kept_at": "op_1/files/a.py", "reason": None}],
    "snapshot": SHA,
    "instruction": "mend the test",
    "undo": "intervention undo op_1",
    "facts": {"strike": 2, "target": {"kind": "base", "snapshot": SHA}},
    "error": None,
}
RESULT: dict[str, Any] = {
    "v": 1,
    "batch_id": BATCH,
    "status": "ok",
    "error": None,
    "pipeline_action": "suspend",
    "results": [HANDLED],
    "deferred": [
        {
            "violation_ids": [BATCH],
            "violation_type": "MISSING_TEST",
            "reason": "superseded",
            "by": "op_1",
            "facts": {"strike": 1},
        }
    ],
    "decision": {"id": "d_1", "question": "?", "options": [OPTION, OPTION], "command": "intervention decide d_1"},
    "counts": {"received": 2, "handled": 1, "deferred": 1, "failed": 0},
}
DECISION: dict[str, Any] = {
    "v": 1,
    "id": "d_1",
    "kind": "decision",
    "run_id": "run_1",
    "opened_at": NOW,
    "status": "answered",
    "question": "?",
    "options": [{**OPTION, "run": "resume", "restores": ["op_1"], "waives": ["REGRESSION"]}],
    "violation_types": ["REGRESSION"],
    "violation_ids": [BATCH],
    "batch_id": BATCH,
    "answer": {"option": "continue", "answered_at": NOW, "by": BY},
}
ALLOWED: dict[str, Any] = {
    "path": "a.py",
    "content": "any",
    "kind": "allow",
    "run_id": None,
    "reason": "it is right",
    "at": NOW,
    "by": BY,
}
DOCUMENTS: list[tuple[type[Model], dict[str, Any]]] = [
    (Request, request(*map(violation, DETAILS))),
    (Result, RESULT),
    (DecisionFile, DECISION),
    (Exceptions, {"v": 1, "entries": [ALLOWED]}),
]


@pytest.mark.parametrize(("model", "value"), DOCUMENTS)
def test_what_is_written_is_read_as_the_same_value(model: type[Model], value: dict[str, Any]) -> None:
    read = model.model_validate(value)
    assert model.model_validate_json(read.model_dump_json()) == read


@pytest.mark.parametrize(("model", "value"), DOCUMENTS)
@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_another_version_is_refused(model: type[Model], value: dict[str, Any], version: object) -> None:
    with pytest.raises(ValidationError):
        model.model_validate({**value, "v": version})


@pytest.mark.parametrize(("model", "value"), DOCUMENTS)
def test_every_field_but_the_version_is_asked_for(model: type[Model], value: dict[str, Any]) -> None:
    for key in set(value) - {"v"}:
        with pytest.raises(ValidationError):
            model.model_validate({name: item for name, item in value.items() if name != key})


@pytest.mark.parametrize("count", [0, 1, 5])
def test_a_person_gets_two_to_four_options(count: int) -> None:
    with pytest.raises(ValidationError):
        Result.model_validate({**RESULT, "decision": {**RESULT["decision"], "options": [OPTION] * count}})


@pytest.mark.parametrize(("key", "value"), [("action", "delete"), ("violation_type", "NO_SUCH"), ("snapshot", "HEAD")])
def test_a_result_says_only_what_the_contract_knows(key: str, value: str) -> None:
    with pytest.raises(ValidationError):
        Result.model_validate({**RESULT, "results": [{**HANDLED, key: value}]})
