"""V-3: what it leaves alone, what it acts on, what it says."""

import uuid

import pytest

from intervention.contract.words import Rung
from intervention.core.plan import Instruct, Plan
from tests.support.deciding import asked, entry, facts, instruct, path, plan, undone

ROUNDS, GATE = "ralph-rounds-exceeded", "violation-gate-block"


def test_leaves_alone_every_file_on_every_rung() -> None:
    assert undone(plan("UNFIXED_ISSUES", "suspend", facts(path(), strike=3))) == ()


@pytest.mark.parametrize(("severity", "preset"), [("warn", "standard"), ("block", "advise")])
def test_does_not_stop_for_used_up_rounds_where_it_may_only_tell(severity: str, preset: str) -> None:
    made = plan("UNFIXED_ISSUES", "instruct", facts(), entries=[entry(ROUNDS, severity=severity)], preset=preset)
    assert made == Plan((Instruct(),))


@pytest.mark.parametrize("rung", ["instruct", "suspend"])
def test_acts_on_used_up_rounds_with_a_question_at_once(rung: Rung) -> None:
    question = asked(plan("UNFIXED_ISSUES", rung, facts(), entries=[entry(ROUNDS)]))
    assert question is not None
    assert "11 of 10 review rounds are used up" in question.question
    assert [(option.key, option.run) for option in question.options] == [
        ("more_rounds", "more_rounds"),
        ("accept", "accept_rounds"),
        ("return", "return_phase"),
        ("abandon", "archive"),
    ]


def test_acts_on_a_gate_that_was_tried_over_violations_in_words() -> None:
    assert plan("UNFIXED_ISSUES", "instruct", facts(), entries=[entry(GATE)]) == Plan((Instruct(),))


def test_acts_on_the_third_such_gate_with_a_question_that_counts_what_holds_it() -> None:
    question = asked(plan("UNFIXED_ISSUES", "suspend", facts(strike=3), entries=[entry(GATE)]))
    assert question is not None
    assert "SKIP_RED_PHASE x 1" in question.question


def test_says_both_when_rounds_are_used_up_and_the_gate_is_held() -> None:
    text = instruct("UNFIXED_ISSUES", facts(), entries=[entry(GATE, 1), entry(ROUNDS, 2)])
    assert "used up with findings open: critical 0, high 1, major 0" in text
    assert "The gate is held by open violations: SKIP_RED_PHASE x 1." in text
    assert "Show the open findings to the person" in text
    assert "Resolve each of them" in text


def test_says_nothing_of_rounds_when_only_the_gate_is_held() -> None:
    assert "rounds" not in instruct("UNFIXED_ISSUES", facts(), entries=[entry(GATE)])


def test_counts_a_violation_that_several_entries_name_once() -> None:
    held = [{"id": str(uuid.UUID(int=7)), "violation_type": "REGRESSION"}]
    entries = [entry(GATE, 1, detail={"open": held}), entry(GATE, 2, detail={"open": held})]
    assert "REGRESSION x 1" in instruct("UNFIXED_ISSUES", facts(), entries=entries)
