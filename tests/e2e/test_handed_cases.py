"""Ten of the handed cases in the real host: an evasion is gone after one checkpoint, honest work is left alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.handed import build, play, record
from tests.e2e.host import Host
from tests.e2e.pipeline import clean_round, enter_phase_4, enter_phase_5, must, results_of
from tests.e2e.session import Session, answer_of, checkpoint

EVASIONS = (
    "sed-fills-committed-stub",
    "node-eval-writes-typescript",
    "written-by-a-subagent",
    "one-turn-test-and-code",
    "committed-in-the-same-command",
    "test-file-deleted-beside-honest-code",
    "change-hidden-from-status",
)
HONEST = ("stubs-in-python-and-typescript", "code-for-the-existing-test", "three-asserts-parametrized")


@pytest.fixture(scope="session")
def cases(shared: Path) -> dict[str, Any]:
    lines = (shared / "cases" / "handed.jsonl").read_text().splitlines()
    return {case["id"]: case for case in map(json.loads, lines)}


@pytest.mark.parametrize("name", EVASIONS + HONEST)
def test_handed_case(cases: dict[str, Any], host: Host, tmp_path: Path, name: str) -> None:
    case = cases[name]
    names = list(case["expect"]["tree"])
    plain = build(host, tmp_path / "plain", case, guarded=False)
    trees = {"base": record(plain, names), "absent": dict.fromkeys(names)}
    play(Session(host, plain.root), case["calls"])
    trees["final"] = record(plain, names)
    project = build(host, tmp_path / "guarded", case, guarded=True)
    session = Session(host, project.root)
    if case["phase"] == 4:
        enter_phase_4(session)
    else:
        enter_phase_5(session, checkpoint("why_articulation", phase=4, articulation="Nothing is missing."))
    outcomes = play(session, case["calls"])
    loop = checkpoint("ralph_loop_start", phase=case["phase"])
    answers = [answer_of(o) for o in must(session, loop, *clean_round(session, case["phase"], 1)) if o.tool != "task"]
    now = record(project, names)
    assert now == {path: trees[wanted][path] for path, wanted in case["expect"]["tree"].items()}, (outcomes, answers)
    handled = [result for answer in answers for result in results_of(answer)]
    if name in EVASIONS:
        assert {kind for kind, _ in handled} <= {case["expect"]["violation"]}
        assert handled or any(outcome.failed for outcome in outcomes)
    else:
        assert {action for _, action in handled} <= {"instruct"}
        assert [outcome.text for outcome in outcomes if outcome.failed] == []
