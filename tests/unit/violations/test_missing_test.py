"""V-6: what it leaves alone, what it acts on, what it says."""

import pytest

from intervention.contract.result import PathFact
from intervention.contract.words import Rung
from intervention.core.plan import Instruct
from tests.support.deciding import asked, facts, instruct, outcome, path, plan, undone

LEAVES_ALONE = {
    "a file at the first strike": (path(judgement="unjudged"), "instruct"),
    "a file that another one imports": (path(judgement="imported"), "quarantine"),
    "a file that a person allowed": (path(judgement="excepted"), "quarantine"),
    "a file that is gone": (path(judgement="equal", current_sha256=None), "quarantine"),
}
ACTS_ON = {
    "a file that nothing imports, at the second strike": (path(judgement="unjudged"), "quarantine"),
    "the same at the third": (path(judgement="business"), "quarantine+suspend"),
}


@pytest.mark.parametrize(("found", "rung"), LEAVES_ALONE.values(), ids=LEAVES_ALONE)
def test_leaves_alone(found: PathFact, rung: Rung) -> None:
    made = plan("MISSING_TEST", rung, facts(found))
    assert made.steps == (Instruct(),)


@pytest.mark.parametrize(("found", "rung"), ACTS_ON.values(), ids=ACTS_ON)
def test_acts_on(found: PathFact, rung: Rung) -> None:
    assert undone(plan("MISSING_TEST", rung, facts(found))) == (found.path,)


def test_strikes_and_in_the_end_stops_for_a_file_that_it_may_not_take_away() -> None:
    made = plan("MISSING_TEST", "quarantine+suspend", facts(path(judgement="imported"), strike=3))
    question = asked(made)
    assert question is not None
    assert [option.key for option in question.options] == ["continue", "waive", "abandon"]
    assert undone(made) == ()
    assert made.is_strike


def test_does_not_strike_at_a_file_that_is_nobodys_violation() -> None:
    assert not plan("MISSING_TEST", "quarantine", facts(path(judgement="excepted"))).is_strike


class TestInstruction:
    def test_says_where_a_test_was_looked_for(self) -> None:
        text = instruct("MISSING_TEST", facts(path("a.py", "unjudged")))
        assert "No test reaches this new business code: a.py." in text
        assert "looked for: tests/test_login.py" in text
        assert "again" in text

    def test_says_to_write_the_file_anew_only_when_it_was_taken_away(self) -> None:
        known = facts(path("a.py", "unjudged"))
        assert "write the file again" in instruct("MISSING_TEST", known, outcome("a.py", "quarantined"))
        assert "write the file again" not in instruct("MISSING_TEST", known)
