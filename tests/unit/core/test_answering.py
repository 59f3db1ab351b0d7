"""What is answered in words is never a strike."""

from intervention.core.answering import plan_answer
from intervention.core.plan import Instruct, Plan


def test_answers_in_words_and_does_not_strike() -> None:
    assert plan_answer() == Plan((Instruct(),), is_strike=False)
