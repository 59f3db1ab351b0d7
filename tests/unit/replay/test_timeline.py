"""Which events a report shows, and that neither their number nor their texts grow without end."""

from pathlib import Path
from typing import Any

import pytest

from intervention.replay import timeline
from intervention.replay.sources import Piece
from intervention.replay.timeline import Timeline
from tests.support import envelopes
from tests.support.logs import Log


def shown(log: Log) -> Timeline:
    found = Timeline()
    found.take(Piece("a.jsonl", data="".join(f"{line}\n" for line in [*log.lines(), "no entry"]).encode()))
    return found


def log_with(*entries: tuple[str, dict[str, Any]], run_id: str = "run_1") -> Log:
    log = Log(run_id)
    for event, detail in entries:
        log.add(event, {**envelopes.EVENT_DETAILS[event], **detail})
    return log


def lanes(log: Log) -> list[tuple[str, str, str]]:
    return [(one.lane, one.label, one.tone) for one in shown(log).runs[log.run_id].events]


def test_a_persons_approval_is_shown_twice() -> None:
    log = log_with(("transition", {"to": "4:approved", "event": "user_approval", "approved_by": "person"}))
    assert lanes(log) == [("phase", "4:approved", "phase"), ("person", "user_approval", "person")]
    assert lanes(log_with(("transition", {"to": "4:approved", "approved_by": "agent"}))) == [
        ("phase", "4:approved", "phase")
    ]


def test_a_refused_call_is_told_from_a_violation() -> None:
    log = Log()
    log.put(envelopes.violation("no-business-code-before-phase5", 1, event="intercepted"))
    log.put(envelopes.violation("no-business-code-before-phase5", 2))
    assert [tone for _, _, tone in lanes(log)] == ["refused", "block"]


def test_a_round_is_shown_once_however_it_was_reported() -> None:
    log = Log()
    log.put(envelopes.violation("ralph-round-finding-valid-submission", 1))
    log.add("checkpoint", {**envelopes.EVENT_DETAILS["checkpoint"], "event": "ralph_round_finding"})
    assert [lane for lane, _, _ in lanes(log)] == ["round"]
    log.add("checkpoint", {**envelopes.EVENT_DETAILS["checkpoint"], "event": "ralph_round_complete"}, round=2)
    assert [label for _, label, _ in lanes(log)] == ["1", "2"]


def test_long_runs_and_many_runs_are_shown_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeline, "MAX_EVENTS", 3)
    monkeypatch.setattr(timeline, "MAX_RUNS", 1)
    log = log_with(*[("degraded", {})] * 5)
    found = shown(log)
    found.take(Piece("b", data="\n".join(log_with(("degraded", {}), run_id="run_2").lines()).encode()))
    assert (len(found.runs["run_1"].events), found.runs["run_1"].left_out) == (3, 2)
    assert found.left_out == {"run_2"}


def test_long_texts_are_cut() -> None:
    log = log_with(("degraded", {"message": "x" * 100_000}), ("test_run", {"failed": [f"t{n}" for n in range(500)]}))
    trouble, run = shown(log).runs["run_1"].events
    assert len(dict(trouble.facts)["message"]) == timeline.MAX_TEXT
    assert dict(run.facts)["failed"][-1] == "… +450"


def test_the_run_is_described_by_its_checkpoints_and_its_first_entry(tmp_path: Path) -> None:
    log = log_with(("live", {"plugin_version": "9.9"}), ("checkpoint", {"run": {"description": "add login"}}))
    story = shown(log).runs["run_1"]
    assert (story.version, story.description, story.events) == ("9.9", "add login", [])


@pytest.mark.parametrize("detail", [None, [], {"result": 3}, {"result": {"results": [1, {"files": "x", "facts": []}]}}])
def test_details_of_any_shape_are_borne(detail: Any) -> None:
    log = Log()
    for event in ("intervention", "transition", "test_run", "decision", "degraded", "checkpoint", "live"):
        log.put({**envelopes.plain_entry(event), "detail": detail})
    assert "run_1" in shown(log).runs
