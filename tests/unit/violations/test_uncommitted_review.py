"""V-11: what it leaves alone, what it acts on, what it says."""

from intervention.core.plan import Instruct, Plan
from tests.support.deciding import asked, facts, instruct, path, plan, undone


def test_leaves_alone_every_file_on_every_rung() -> None:
    assert undone(plan("UNCOMMITTED_REVIEW", "suspend", facts(path("a.py", "told"), strike=3))) == ()


def test_acts_on_a_strike_in_words() -> None:
    assert plan("UNCOMMITTED_REVIEW", "instruct", facts()) == Plan((Instruct(),))


def test_acts_on_the_third_strike_with_a_question() -> None:
    question = asked(plan("UNCOMMITTED_REVIEW", "suspend", facts(strike=3)))
    assert question is not None
    assert "src/login.py" in question.question


def test_says_to_commit_what_the_round_has_changed() -> None:
    text = instruct("UNCOMMITTED_REVIEW", facts())
    assert "src/login.py" in text
    assert "Commit what the round has changed" in text
