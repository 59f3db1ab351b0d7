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


RUN = {"command": "pytest 2>&1 | tail", "why": "pipe", "by": "tail"}
REASONS = {
    "a pipe": (RUN, "(the last run, `pytest 2>&1 | tail`, does not count: its exit status is that of `tail`)"),
    "a choice of tests": ({"command": "pytest -k a", "why": "selected"}, "does not count: it ran only part of"),
    "silence": ({"command": "pytest", "why": "silent"}, "does not count: it said nothing of what it ran"),
    "age": ({"command": "pytest", "why": "older"}, "does not count: it does not cover the files as they are now"),
}


@pytest.mark.parametrize(("last", "words"), REASONS.values(), ids=REASONS)
@pytest.mark.parametrize("part", ["red_run", "green_run"])
def test_says_why_the_last_run_does_not_count(part: str, last: dict[str, str], words: str) -> None:
    attempt = entry("SKIP_REVIEW", detail={"attempted": "phase_complete", "missing": [part], "last_run": last})
    assert words in instruct("SKIP_REVIEW", facts(), entries=[attempt])
    assert "不算数" in instruct("SKIP_REVIEW", facts(), entries=[attempt], language="zh")


@pytest.mark.parametrize("last", [None, {"command": "pytest", "why": "of a later version"}])
def test_says_nothing_of_a_run_that_was_not_made_or_not_understood(last: dict[str, str] | None) -> None:
    attempt = entry("SKIP_REVIEW", detail={"attempted": "phase_complete", "missing": ["green_run"], "last_run": last})
    assert "does not count" not in instruct("SKIP_REVIEW", facts(), entries=[attempt])


def test_says_it_of_a_missing_run_only() -> None:
    attempt = entry("SKIP_REVIEW", detail={"attempted": "phase_complete", "missing": ["review"], "last_run": RUN})
    assert "does not count" not in instruct("SKIP_REVIEW", facts(), entries=[attempt])


def test_asks_for_no_second_try_where_it_was_only_warned_of() -> None:
    detail = {"attempted": "phase_complete", "missing": ["green_run"]}
    assert "then try again" in instruct("SKIP_REVIEW", facts(), entries=[entry("SKIP_REVIEW", detail=detail)])
    warned = instruct("SKIP_REVIEW", facts(), entries=[entry("SKIP_REVIEW", detail=detail, severity="warn")])
    assert "Still to do: run the whole test suite" in warned
    assert "again" not in warned
