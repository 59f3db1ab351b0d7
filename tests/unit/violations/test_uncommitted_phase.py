"""V-10: what it leaves alone, what it acts on, what it says."""

import pytest

from intervention.contract.result import Facts, TargetFact
from intervention.contract.words import Rung
from intervention.core.plan import Instruct, Rollback, TakeSafetyState
from tests.support.deciding import asked, facts, instruct, outcome, path, plan, undone

HEAD = TargetFact(kind="head", snapshot="d" * 40)

LEAVES_ALONE: dict[str, tuple[Facts, Rung]] = {
    "everything at the first strike": (facts(path("a.py", "told"), target=HEAD), "instruct"),
    "everything while the last test run is green": (
        facts(path("a.py", "told"), target=HEAD, is_green=True, strike=2),
        "rollback",
    ),
    "a path that has changed since it was told about": (facts(path("a.py", "moved_on"), strike=2), "rollback"),
    "a path of which nobody was told yet": (facts(path("a.py", "unjudged"), target=HEAD), "rollback"),
    "a path that is as in the last commit": (facts(path("a.py", "equal"), strike=2), "rollback"),
}
ACTS_ON: dict[str, tuple[Facts, Rung]] = {
    "a path that is as it was when it was told about": (facts(path("a.py", "told"), target=HEAD, strike=2), "rollback"),
    "the same after a red run": (facts(path("a.py", "told"), target=HEAD, is_green=False, strike=2), "rollback"),
}


@pytest.mark.parametrize(("known", "rung"), LEAVES_ALONE.values(), ids=LEAVES_ALONE)
def test_leaves_alone(known: Facts, rung: Rung) -> None:
    assert undone(plan("UNCOMMITTED_PHASE", rung, known)) == ()


@pytest.mark.parametrize(("known", "rung"), ACTS_ON.values(), ids=ACTS_ON)
def test_acts_on(known: Facts, rung: Rung) -> None:
    assert plan("UNCOMMITTED_PHASE", rung, known).steps == (Rollback(("a.py",), HEAD),)


def test_acts_on_what_was_told_about_and_leaves_the_rest() -> None:
    known = facts(path("a.py", "told"), path("b.py", "unjudged"), path("c.py", "moved_on"), target=HEAD, strike=2)
    made = plan("UNCOMMITTED_PHASE", "rollback", known)
    assert undone(made) == ("a.py",)
    assert [name for name, _ in made.refused] == ["c.py"]


def test_saves_everything_before_it_tells_for_the_first_time() -> None:
    assert plan("UNCOMMITTED_PHASE", "instruct", facts()).steps == (TakeSafetyState(), Instruct())
    assert plan("UNCOMMITTED_PHASE", "instruct", facts(strike=2)).steps == (Instruct(),)


def test_saves_at_the_first_strike_of_a_strict_ladder_too_when_it_takes_nothing_back() -> None:
    made = plan("UNCOMMITTED_PHASE", "rollback", facts(path("a.py", "unjudged")))
    assert made.steps == (TakeSafetyState(), Instruct())


def test_takes_no_snapshot_in_advise() -> None:
    assert plan("UNCOMMITTED_PHASE", "instruct", facts(), preset="advise").steps == (Instruct(),)


def test_stops_without_taking_anything_back_while_the_last_run_is_green() -> None:
    made = plan("UNCOMMITTED_PHASE", "rollback+suspend", facts(path("a.py", "told"), is_green=True, strike=3))
    assert asked(made) is not None
    assert undone(made) == ()


def test_asks_instead_while_a_merge_is_in_progress() -> None:
    made = plan("UNCOMMITTED_PHASE", "rollback", facts(path("a.py", "told"), strike=2, tree="merge"))
    assert asked(made) is not None
    assert undone(made) == ()


class TestInstruction:
    def test_names_the_paths_and_says_to_commit(self) -> None:
        text = instruct("UNCOMMITTED_PHASE", facts())
        assert "Phase 4 is said to be complete, and these changes are in no commit: src/login.py." in text
        assert "Commit the phase's work" in text

    def test_names_the_last_commit_as_the_state_that_files_went_back_to(self) -> None:
        text = instruct("UNCOMMITTED_PHASE", facts(path("a.py", "told")), outcome("a.py", "restored"))
        assert "Put back to its content in the last commit, with the other version kept: a.py." in text
