"""What the contract's schemas allow is read by the models; and whatever is sent, one valid result comes back."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from pydantic import BaseModel

from intervention.contract.decision import DecisionFile
from intervention.contract.entry import AuditEntry
from intervention.contract.exceptions import Exceptions
from intervention.contract.parse import Parsed, Rejected, parse_request
from intervention.contract.result import Result
from tests.fuzz import seeds
from tests.fuzz.draws import Draws, spoil
from tests.fuzz.schemas import values
from tests.support import envelopes
from tests.support.engine import COMMAND

FOLDER = Path(__file__).resolve().parents[2] / "bridge-schema"
MODELS: dict[str, type[BaseModel]] = {
    **{"audit-entry": AuditEntry, "result": Result, "decision": DecisionFile, "exceptions": Exceptions}
}
unhurried = settings(max_examples=20, phases=[Phase.generate], suppress_health_check=list(HealthCheck))


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.schema.json").read_text(encoding="utf-8"))
    return found


def with_its_detail(entry: dict[str, Any]) -> dict[str, Any]:
    """Which detail belongs to which signal or event no builder of single values knows."""
    known = envelopes.EVENT_DETAILS if entry["signal"] is None else envelopes.DETAILS
    return {**entry, "detail": known[entry["event"] if entry["signal"] is None else entry["signal"]]}


@pytest.mark.parametrize("name", MODELS)
@unhurried
@given(data=st.data())
def test_what_the_schema_allows_the_model_reads_and_writes_again(name: str, data: st.DataObject) -> None:
    value = data.draw(values(schema(name)))
    if name == "audit-entry":
        value = with_its_detail(value)
    read = MODELS[name].model_validate_json(json.dumps(value))
    assert MODELS[name].model_validate_json(read.model_dump_json()) == read


@unhurried
@given(data=st.data())
def test_a_request_that_the_schema_allows_is_read_or_refused_with_a_code(data: st.DataObject) -> None:
    envelope = schema("request")
    envelope["properties"]["violations"] = {"const": []}  # they are another file's
    value = data.draw(values(envelope))
    entry = values(schema("audit-entry")).map(with_its_detail)
    value["violations"] = data.draw(st.lists(entry, max_size=3))
    parsed = parse_request(json.dumps(value).encode())
    if isinstance(parsed, Rejected):
        assert parsed.error.code in ("bad_envelope", "too_large")
        assert len(value["violations"]) > 1  # two that have the same id are all that a schema cannot say
    else:
        assert len(parsed.request.violations) + len(parsed.bad) == len(value["violations"])


@settings(unhurried, max_examples=8)
@given(data=st.binary(max_size=60))
def test_a_process_gives_exactly_one_valid_result_to_anything(data: bytes) -> None:
    draws = Draws(data)
    raw = data if draws.number(3) == 0 else json.dumps(spoil(draws.one(seeds.REQUESTS), draws)).encode()
    done = subprocess.run(COMMAND, cwd="/", input=raw, capture_output=True, check=False, timeout=120)
    (line,) = done.stdout.splitlines()
    result = Result.model_validate_json(line)
    assert done.returncode == (1 if result.status == "empty" else 0)
    assert b"Traceback" not in done.stdout + done.stderr
    assert result.error is None or result.error.code != "internal"


@unhurried
@given(data=st.binary(max_size=200))
def test_reading_a_request_never_raises(data: bytes) -> None:
    assert isinstance(parse_request(data), Parsed | Rejected)
