"""Types that can only be told, and then stopped for."""

from intervention.core.plan import Instruct, Plan, TakeSafetyState
from intervention.core.stopping import plan_words
from tests.support.deciding import asked, group


def test_does_what_comes_before_the_words_on_a_rung_that_instructs() -> None:
    made = plan_words(group("SKIP_REVIEW"), "?", (TakeSafetyState(),))
    assert made == Plan((TakeSafetyState(), Instruct()))


def test_asks_and_does_nothing_else_on_a_rung_that_suspends() -> None:
    made = plan_words(group("SKIP_REVIEW", "suspend"), "How shall it go on?", (TakeSafetyState(),))
    question = asked(made)
    assert question is not None
    assert question.question == "How shall it go on?"
    assert made.steps == (question,)
