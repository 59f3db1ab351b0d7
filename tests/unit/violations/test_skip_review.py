"""V-1: what it leaves alone, what it acts on, what it says."""

import pytest

from intervention.core.plan import Instruct, Plan
from tests.support.deciding import asked, entry, facts, instruct, path, plan, undone


def test_leaves_alone_every_file_on_every_rung() -> None:
    assert undone(plan("SKIP_REVIEW", "suspend", facts(path(), strike=3))) == ()


def test_acts_on_a_strike_in_words() -> None:
    assert plan("SKIP_REVIEW", "instruct", facts()) == Plan((Instruct(),))


def test_acts_on_the_third_strike_with_a_question_that_names_what_is_missing() -> None:
    question = asked(plan("SKIP_REVIEW", "suspend", facts(strike=3)))
    assert question is not None
    assert "run the review loop" in question.question
    assert [option.key for option in question.options] == ["continue", "waive", "abandon"]


WORDS = {
    "review": "run the review loop",
    "approval": "wait for their answer",
    "red_run": "see them fail",
    "green_run": "see it pass",
}


@pytest.mark.parametrize("part", WORDS)
def test_says_what_to_do_for_the_missing_part_and_for_no_other(part: str) -> None:
    attempt = entry("SKIP_REVIEW", detail={"attempted": "phase_complete", "missing": [part]})
    text = instruct("SKIP_REVIEW", facts(), entries=[attempt])
    assert "`phase_complete`" in text
    assert [name for name, words in WORDS.items() if words in text] == [part]


def test_names_all_parts_that_several_attempts_lacked() -> None:
    attempts = [
        entry("SKIP_REVIEW", 1, detail={"attempted": "phase_complete", "missing": ["approval"]}),
        entry("SKIP_REVIEW", 2, detail={"attempted": "phase_enter", "missing": ["review"]}),
    ]
    text = instruct("SKIP_REVIEW", facts(), entries=attempts)
    assert "run the review loop" in text
    assert "wait for their answer" in text
