"""V-2: what it leaves alone, what it acts on, what it says."""

from intervention.core.plan import Instruct, Plan
from tests.support.deciding import asked, entry, facts, instruct, path, plan, undone


def test_leaves_alone_every_file_on_every_rung() -> None:
    assert undone(plan("INSUFFICIENT_REVIEW", "suspend", facts(path(), strike=3))) == ()


def test_acts_on_a_strike_in_words() -> None:
    assert plan("INSUFFICIENT_REVIEW", "instruct", facts()) == Plan((Instruct(),))


def test_acts_on_the_third_strike_with_a_question() -> None:
    assert asked(plan("INSUFFICIENT_REVIEW", "suspend", facts(strike=3))) is not None


def test_names_the_round_that_had_no_reviewer_and_says_to_start_one() -> None:
    text = instruct("INSUFFICIENT_REVIEW", facts())
    assert "Round 1 was reported" in text
    assert "Start a reviewer with `task`" in text


def test_names_the_clean_rounds_that_the_end_of_a_loop_lacks() -> None:
    detail = {"round": None, "reported_by": "ralph_terminate", "clean": 1, "needed": 2}
    text = instruct("INSUFFICIENT_REVIEW", facts(), entries=[entry("INSUFFICIENT_REVIEW", detail=detail)])
    assert "The review loop was to end (`ralph_terminate`) and is not enough: 1 of 2 clean rounds." in text


def test_names_each_round_once() -> None:
    twice = [entry("INSUFFICIENT_REVIEW", 1), entry("INSUFFICIENT_REVIEW", 2)]
    assert instruct("INSUFFICIENT_REVIEW", facts(), entries=twice).count("Round 1") == 1
