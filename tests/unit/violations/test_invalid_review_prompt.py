"""V-13: what it leaves alone, what it acts on, what it says."""

from typing import Final

from intervention.core.plan import Instruct, Plan
from tests.support.deciding import asked, entry, facts, instruct, path, plan, undone

KIND: Final = "INVALID_REVIEW_PROMPT"


def test_leaves_alone_every_file_on_every_rung() -> None:
    assert undone(plan(KIND, "suspend", facts(path(), strike=3))) == ()


def test_neither_strikes_at_nor_stops_for_a_prompt_that_was_refused() -> None:
    refused = plan(KIND, "suspend", facts(strike=3), entries=[entry(KIND, event="intercepted")])
    assert refused == Plan((Instruct(),), is_strike=False)


def test_acts_on_a_prompt_that_did_run() -> None:
    assert plan(KIND, "instruct", facts()) == Plan((Instruct(),))


def test_acts_on_the_third_with_a_question_also_when_others_were_refused() -> None:
    entries = [entry(KIND, 1, event="intercepted"), entry(KIND, 2)]
    assert asked(plan(KIND, "suspend", facts(strike=3), entries=entries)) is not None


def test_names_line_text_category_and_pattern_and_says_to_take_it_out() -> None:
    text = instruct(KIND, facts())
    assert "line 3: `the stop condition is met` (FP-1, when to stop; pattern `stop condition`)" in text
    assert "Take these lines out" in text
