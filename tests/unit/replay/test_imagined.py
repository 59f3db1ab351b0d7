"""Under another policy the same facts are decided again; what the log does not hold is unknown."""

import copy
from pathlib import Path
from typing import Any

import pytest

from intervention.contract.words import Preset
from intervention.replay.rows import Row
from intervention.replay.whatif import WhatIf
from tests.support import envelopes
from tests.support.logs import Log, steps
from tests.support.replayed import replayed

ROOT = Path(__file__).resolve().parents[3]
STEPS = {name: (request, result) for name, request, result in steps(ROOT)}
UNDONE = "SKIP_RED_PHASE/acts-on-a-new-file.json:0"
TOLD = "REGRESSION/nothing-done-at-the-first-strike.json:0"
STOPPED = "SKIP_REVIEW/acts-by-asking-a-person.json:0"
SUPERSEDED = "batches/superseded.json:0"


def imagine(name: str, what_if: WhatIf, folder: Path, **recorded: Any) -> list[Row]:
    """The rows of a golden batch, recorded under other values of the policy, decided under `what_if`."""
    request, result = copy.deepcopy(STEPS[name])
    request["policy"] |= recorded.get("policy", {})
    for entry in request["violations"]:
        entry |= recorded.get("entry", {})
    log = Log()
    log.batch(request, result)
    return replayed(log.write(folder / "a.jsonl"), what_if=what_if).rows


def sides(row: Row) -> tuple[str | None, str | None, str, str | None]:
    return (
        row.recorded.did if row.recorded is not None else None,
        row.now.did if row.now is not None else None,
        row.state,
        row.why,
    )


PRESETS: list[tuple[str, Preset, tuple[str, str, str, str | None]]] = [
    (UNDONE, "advise", ("quarantine", "instruct", "different", "policy")),
    (UNDONE, "strict", ("quarantine", "quarantine", "same", None)),
    (STOPPED, "advise", ("suspend", "instruct", "different", "policy")),
    (TOLD, "strict", ("instruct", "rollback", "different", "policy")),
    (TOLD, "standard", ("instruct", "instruct", "same", None)),
]


@pytest.mark.parametrize(("name", "preset", "expected"), PRESETS)
def test_another_preset(name: str, preset: Preset, expected: Any, tmp_path: Path) -> None:
    assert [sides(row) for row in imagine(name, WhatIf(preset), tmp_path)] == [expected]


def test_another_ladder(tmp_path: Path) -> None:
    rows = imagine(TOLD, WhatIf(ladders={"REGRESSION": ("suspend",)}), tmp_path)
    assert [sides(row) for row in rows] == [("instruct", "suspend", "different", "policy")]


def test_recorded_ladders_stay_unless_a_configuration_takes_their_place(tmp_path: Path) -> None:
    recorded = {"policy": {"ladders": {"REGRESSION": ["suspend"]}}}
    kept = imagine(TOLD, WhatIf("standard"), tmp_path, **recorded)
    replaced = imagine(TOLD, WhatIf("standard", checks={}, replaces_ladders=True), tmp_path, **recorded)
    assert [row.now.did for row in (*kept, *replaced) if row.now is not None] == ["suspend", "instruct"]


def test_what_was_superseded_is_decided_from_its_own_facts(tmp_path: Path) -> None:
    rows = imagine(SUPERSEDED, WhatIf("advise", ladders={"MISSING_TEST": ("quarantine",)}), tmp_path)
    assert [sides(row) for row in rows] == [
        ("quarantine", "instruct", "different", "policy"),
        ("superseded", "instruct", "different", "policy"),
    ]
    rows = imagine(SUPERSEDED, WhatIf(ladders={"SKIP_RED_PHASE": ("instruct",)}), tmp_path)
    assert [row.now.undone for row in rows if row.now is not None] == [(), ("src/login.py",)]


def test_what_another_policy_takes_back_supersedes_too(tmp_path: Path) -> None:
    told = {"policy": {"ladders": {"SKIP_RED_PHASE": ["instruct"], "MISSING_TEST": ["instruct"]}}}
    request, result = copy.deepcopy(STEPS[SUPERSEDED])
    later = result["deferred"].pop()
    one = {**result["results"][0], "action": "instruct", "operation_id": None, "files": [], "undo": None}
    two = {**one, **{key: later[key] for key in ("violation_ids", "violation_type", "facts")}, "code": "V-6"}
    log = Log()
    log.batch({**request, "policy": request["policy"] | told["policy"]}, {**result, "results": [one, two]})
    file = log.write(tmp_path / "a.jsonl")
    assert [row.state for row in replayed(file).rows] == ["same", "same"]
    what_if = WhatIf(ladders={"SKIP_RED_PHASE": ("quarantine",), "MISSING_TEST": ("quarantine",)})
    assert [sides(row)[1] for row in replayed(file, what_if=what_if).rows] == ["quarantine", "superseded"]


def test_a_path_that_an_earlier_undo_has_hidden_makes_the_later_decision_unknown(tmp_path: Path) -> None:
    request, result = copy.deepcopy(STEPS[SUPERSEDED])
    later = {**result["deferred"][0], "facts": result["deferred"][0]["facts"]}
    fact = {**later["facts"]["paths"][0], "path": "src/other.py"}
    handled = {**result["results"][0], "violation_ids": later["violation_ids"], "violation_type": "MISSING_TEST"}
    handled |= {"code": "V-6", "facts": {**later["facts"], "paths": [fact]}, "operation_id": "op_2"}
    handled["files"] = [{**handled["files"][0], "path": "src/other.py"}]
    result |= {"results": [result["results"][0], handled], "deferred": []}
    request["violations"][1]["files"] = ["src/login.py", "src/other.py"]
    log = Log()
    log.batch(request, result)
    file = log.write(tmp_path / "a.jsonl")
    assert [row.state for row in replayed(file).rows] == ["same", "same"]
    rows = replayed(file, what_if=WhatIf("advise")).rows
    assert [sides(row) for row in rows] == [
        ("quarantine", "instruct", "different", "policy"),
        ("quarantine", None, "unknown", "facts"),
    ]


ADVISED = {"policy": {"preset": "advise"}, "entry": {"severity": "warn"}}


def test_under_advise_it_is_unknown_what_was_a_warning_by_itself(tmp_path: Path) -> None:
    assert [sides(row) for row in imagine(TOLD, WhatIf("strict"), tmp_path, **ADVISED)] == [
        ("instruct", None, "unknown", "severity")
    ]


def test_a_configuration_says_it(tmp_path: Path) -> None:
    stays = imagine(TOLD, WhatIf("strict", checks={"regression": "warn"}), tmp_path, **ADVISED)
    blocks = imagine(TOLD, WhatIf("strict", checks={}), tmp_path, **ADVISED)
    assert [sides(row) for row in (*stays, *blocks)] == [
        ("instruct", "instruct", "same", None),
        ("instruct", "rollback", "different", "policy"),
    ]


def test_what_a_configuration_does_not_name_is_its_default(tmp_path: Path) -> None:
    warned = {"entry": {"severity": "warn"}}
    rows = imagine(UNDONE, WhatIf("standard", checks={}), tmp_path, **warned)
    assert [row.now.did for row in rows if row.now is not None] == ["quarantine"]
    assert [row.now.did for row in imagine(UNDONE, WhatIf("strict"), tmp_path, **warned) if row.now is not None] == [
        "instruct"
    ]


def test_a_check_that_is_off_asks_nothing(tmp_path: Path) -> None:
    rows = imagine(UNDONE, WhatIf("standard", checks={"business_code": "off"}), tmp_path)
    assert [sides(row) for row in rows] == [("quarantine", "none", "different", "policy")]


def test_evidence_has_a_check_of_its_own(tmp_path: Path) -> None:
    request, result = copy.deepcopy(STEPS[STOPPED])
    for missing, expected in ((["red_run"], "instruct"), (["review", "red_run"], "suspend")):
        for entry in request["violations"]:
            entry["detail"]["missing"] = missing
        log = Log()
        log.batch(request, result)
        what_if = WhatIf("standard", checks={"test_evidence": "warn"}, ladders={"SKIP_REVIEW": ("suspend",)})
        rows = replayed(log.write(tmp_path / "a.jsonl"), what_if=what_if).rows
        assert [row.now.did for row in rows if row.now is not None] == [expected]


def test_a_protocol_signal_keeps_its_severity(tmp_path: Path) -> None:
    name = next(name for name in STEPS if "ralph-prompt-contamination" in str(STEPS[name][0]))
    rows = imagine(name, WhatIf("strict", checks={"review_prompt": "block"}), tmp_path)
    assert {row.now.did for row in rows if row.now is not None} == {"instruct"}


def test_unanswered_stays_unknown(tmp_path: Path) -> None:
    log = Log()
    log.batch(STEPS[TOLD][0], None)
    log.add("checkpoint", envelopes.EVENT_DETAILS["checkpoint"])
    row = replayed(log.write(tmp_path / "a.jsonl"), what_if=WhatIf("strict")).rows[0]
    assert sides(row) == (None, None, "unknown", "unanswered")
