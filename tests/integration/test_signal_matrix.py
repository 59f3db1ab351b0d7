"""Each of the 21 signals, sent to the engine as a process, in a repository where an agent and a person are at work."""

import json
from pathlib import Path
from typing import Any

import pytest

from intervention.contract.words import SIGNALS, Signal
from tests.support import scenes
from tests.support.engine import LATER, Place
from tests.support.envelopes import DETAILS

ALL_CODE = [scenes.business(deed) for deed in scenes.DEEDS]
ALL_TESTS = [scenes.test_of(deed) for deed in scenes.DEEDS]
TOUCHED = {"touched": [{"path": path, "first_ts": LATER, "last_ts": LATER} for path in ALL_CODE + ALL_TESTS]}
DIRTY = [path for path in ALL_CODE if "committed" not in path]
WRITES = {"phase-complete-no-ki-doc", "phase-complete-outdated-ki-doc", "phase-complete-no-assessment"}
ACTS = {
    "no-business-code-before-phase5",
    "no-test-modification-during-green",
    "write-business-code-without-test-file",
    "test-runner-exit-nonzero-was-passing",
    "phase-complete-dirty-tree",
}
AT_ONCE = {"no-business-code-before-phase5", "no-test-modification-during-green"}
ROLLED_BACK = {"no-test-modification-during-green", "test-runner-exit-nonzero-was-passing", "phase-complete-dirty-tree"}
STOPS = {"ralph-rounds-exceeded", "same-violation-3-in-10-rounds"}
REGRESSION: dict[str, Any] = {"tests": ["t"], "command": "pytest", "exit": 1, "last_green": None}


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return scenes.two_at_work(tmp_path / "tree")


def strike(place: Place, signal: str, times: int = 1, **changes: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """(what was seen before the last of these strikes, its result)."""
    files = {"no-test-modification-during-green": ALL_TESTS, "phase-complete-dirty-tree": DIRTY}.get(signal, ALL_CODE)
    detail = {"test-runner-exit-nonzero-was-passing": REGRESSION, "phase-complete-dirty-tree": {"paths": DIRTY}}
    for _ in range(times):
        before = place.look()
        handled = place.act(signal, files, detail=detail.get(signal, DETAILS[signal]), run=TOUCHED, **changes)
    return before, handled


@pytest.mark.parametrize("signal", SIGNALS)
def test_the_first_strike_claims_what_it_did_and_undo_takes_it_back(place: Place, signal: Signal) -> None:
    before, handled = strike(place, signal)
    scenes.check_claims(place, before, handled)
    assert handled["success"]
    assert handled["violation_type"] == SIGNALS[signal].violation_type
    assert (handled["action"] == "suspend") == (signal in STOPS)
    changed = {file["path"] for file in handled["files"] if file["outcome"] in ("quarantined", "restored", "written")}
    assert bool(changed) == (signal in AT_ONCE | WRITES)
    if handled["operation_id"] is None:
        assert place.look() == before
    else:
        report = place.undo(handled["operation_id"])
        assert {file.outcome for file in report.files} <= {"quarantined", "restored"}
        assert place.look() == before


@pytest.mark.parametrize("signal", sorted(ACTS))
def test_the_strike_that_acts_claims_what_it_did_and_undo_takes_it_back(place: Place, signal: str) -> None:
    before, handled = strike(place, signal, 1 if signal in AT_ONCE else 2)
    scenes.check_claims(place, before, handled)
    outcomes = {file["path"]: file["outcome"] for file in handled["files"]}
    undone = {path for path, outcome in outcomes.items() if outcome in ("quarantined", "restored")}
    assert undone >= {path for path in DIRTY if "untracked" in path} or signal == "no-test-modification-during-green"
    place.undo(handled["operation_id"])
    assert place.look() == before


@pytest.mark.parametrize("signal", sorted(ACTS))
def test_the_third_strike_acts_and_asks_a_person(place: Place, signal: str) -> None:
    for _ in range(2):
        _, handled = strike(place, signal)
        if handled["operation_id"] is not None:
            place.undo(handled["operation_id"])
            (place.state / "exceptions.json").unlink()
    before, handled = strike(place, signal)
    assert handled["action"] == "suspend"
    decisions = list((place.state / "decisions").glob("*.json"))
    assert [json.loads(file.read_text())["status"] for file in decisions] == ["open"]
    rolled_back = signal in ROLLED_BACK
    scenes.check_claims(place, before, {**handled, "action": "rollback" if rolled_back else "quarantine"})


@pytest.mark.parametrize("signal", SIGNALS)
def test_severity_warn_never_changes_more_than_a_document(place: Place, signal: str) -> None:
    before, handled = strike(place, signal, 3, severity="warn")
    if signal == "same-violation-3-in-10-rounds":
        return
    assert handled["action"] == "instruct"
    scenes.check_claims(place, before, handled)
    assert all(file["outcome"] in ("untouched", "written", "refused") for file in handled["files"])
