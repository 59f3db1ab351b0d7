"""V-5: what it leaves alone, what it acts on, what it says."""

import pytest

from intervention.contract.result import PathFact
from intervention.core.plan import Rollback
from tests.support.deciding import asked, evidence, facts, instruct, outcome, path, plan, undone

T = "tests/test_login.py"

LEAVES_ALONE = {
    "a test that expects what it expected": path(T, "unchanged"),
    "a test that is what it was": path(T, "equal"),
    "a test that a person called theirs": path(T, "excepted"),
    "a test that came from another branch": path(T, "upstream"),
    "a test whose earlier version nobody holds": path(T, "unknown"),
    "a test behind a linked folder": path(T, "changed", refusal="symlinked_parent"),
}
ACTS_ON = {
    "a test that expects something else": path(T, "changed", base_sha256="1" * 64),
    "a test that was deleted": path(T, "changed", base_sha256="1" * 64, current_sha256=None),
    "a new file that patches what is tested": path("conftest.py", "changed"),
}


@pytest.mark.parametrize("found", LEAVES_ALONE.values(), ids=LEAVES_ALONE)
def test_leaves_alone(found: PathFact) -> None:
    made = plan("MODIFIED_TEST", "rollback+suspend", facts(found, strike=3))
    assert (undone(made), asked(made), made.is_strike) == ((), None, False)


@pytest.mark.parametrize("found", ACTS_ON.values(), ids=ACTS_ON)
def test_acts_on(found: PathFact) -> None:
    made = plan("MODIFIED_TEST", "rollback", facts(found))
    assert undone(made) == (found.path,)
    assert made.is_strike


def test_goes_back_to_the_base_of_the_phase() -> None:
    step = plan("MODIFIED_TEST", "rollback", facts(path(T, "changed")), base_snapshot="b" * 40).steps[0]
    assert isinstance(step, Rollback)
    assert (step.target.kind, step.target.snapshot) == ("base", "b" * 40)


def test_asks_instead_while_a_rebase_is_in_progress() -> None:
    made = plan("MODIFIED_TEST", "rollback", facts(path(T, "changed"), tree="rebase"))
    question = asked(made)
    assert question is not None
    assert "a rebase is in progress" in question.question
    assert undone(made) == ()


class TestInstruction:
    def test_names_what_was_put_back_and_the_two_ways_out(self) -> None:
        text = instruct("MODIFIED_TEST", facts(path(T, "changed")), outcome(T, "restored"), phase=5)
        assert f"Put back to its content at the start of the phase, with the other version kept: {T}." in text
        assert "`phase_return` to phase 4" in text
        assert "`intervention allow PATH`" in text

    def test_shows_the_expectation_before_and_after(self) -> None:
        pieces = [evidence("assert f(1) == 2", base_line=3), evidence("assert f(1) == 3", current_line=3)]
        text = instruct("MODIFIED_TEST", facts(path(T, "changed", evidence=pieces)))
        assert "line 3 of the earlier version: `assert f(1) == 2`" in text
        assert "line 3: `assert f(1) == 3`" in text

    def test_does_not_say_that_a_refused_path_was_put_back(self) -> None:
        text = instruct("MODIFIED_TEST", facts(path(T, "unknown")), outcome(T, "refused", "R"))
        assert f"Left as it is: {T} (R)" in text
        assert "Put back" not in text
