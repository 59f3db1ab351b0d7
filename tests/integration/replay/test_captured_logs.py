"""Logs captured from runs in the real host: they replay without a difference, now and from now on."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.support.logs import chain, write
from tests.support.neutral import neutralise
from tests.support.replayed import replayed

FOLDER = Path(__file__).resolve().parents[2] / "fixtures" / "logs"
LOGS = sorted(FOLDER.glob("*.audit.jsonl"))
BY_NAME = pytest.mark.parametrize("log", LOGS, ids=lambda log: log.name.removesuffix(".audit.jsonl"))


def entries_of(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def answers_of(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    results = [entry["detail"]["result"] for entry in entries if entry["event"] == "intervention"]
    return [handled for result in results for handled in result["results"]]


def test_they_show_what_a_guard_does() -> None:
    every = [entry for log in LOGS for entry in entries_of(log)]
    acts = {one["action"] for one in answers_of(every)}
    assert len(LOGS) >= 6
    assert acts == {"instruct", "quarantine", "rollback", "suspend"}
    assert {"live", "intercepted", "observed", "transition", "checkpoint", "degraded", "resolved"} <= {
        entry["event"] for entry in every
    }


@BY_NAME
def test_it_replays_without_a_difference(log: Path) -> None:
    found = replayed(log)
    assert found.problems == []
    assert found.different == []
    assert {row.why for row in found.rows} <= {None, "unanswered"}


@BY_NAME
def test_a_changed_decision_is_exactly_that_difference(log: Path, tmp_path: Path) -> None:
    entries = entries_of(log)
    handled = [one for one in answers_of(entries) if one["success"]]
    for one in handled:
        was = one["strike"]
        one["strike"] = was + 5
        found = replayed(write(tmp_path / "a.jsonl", chain(entries)))
        assert [row.violation_ids for row in found.different] == [tuple(one["violation_ids"])]
        one["strike"] = was
    assert replayed(write(tmp_path / "a.jsonl", chain(entries))).different == []


@BY_NAME
def test_a_line_less_or_a_changed_one_is_said(log: Path, tmp_path: Path) -> None:
    lines = log.read_text(encoding="utf-8").splitlines()
    middle = len(lines) // 2
    cut = replayed(write(tmp_path / "a.jsonl", [*lines[:middle], *lines[middle + 1 :]]))
    assert {kind for kind, _ in cut.kinds} <= {"gap", "broken"}
    assert cut.kinds[0][1] == middle + 1
    edited = lines[middle].replace('"severity":"', '"severity": "')
    changed = replayed(write(tmp_path / "b.jsonl", [*lines[:middle], edited, *lines[middle + 1 :]]))
    assert {kind for kind, _ in changed.kinds} <= {"changed", "broken"}
    assert changed.kinds[0][1] == middle + 2


@BY_NAME
def test_it_tells_nothing_of_the_machine_that_it_was_captured_on(log: Path) -> None:
    text = log.read_text(encoding="utf-8")
    assert re.findall(r"/(?:tmp|home|root|work|var|Users)/[\w.-]*", text) == []
    name = log.name.removesuffix(".audit.jsonl")
    assert neutralise(name, text.splitlines()) == text.splitlines()


def test_all_together_are_as_many_runs_without_a_problem() -> None:
    found = replayed(FOLDER)
    assert found.problems == []
    assert found.totals.runs == len(LOGS)
    assert found.different == []
