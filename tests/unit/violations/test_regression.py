"""V-7: what it leaves alone, what it acts on, what it says."""

from typing import Any

import pytest

from intervention.contract.result import Facts, TargetFact
from intervention.contract.words import Rung
from intervention.core.plan import Rollback
from tests.support.deciding import asked, entry, facts, instruct, outcome, path, plan, undone

GREEN = TargetFact(kind="green", snapshot="c" * 40)

LEAVES_ALONE: dict[str, tuple[Facts, Rung]] = {
    "everything at the first strike": (facts(path("a.py", "unjudged"), target=GREEN), "instruct"),
    "everything where there is no state to go back to": (facts(path("a.py", "unjudged")), "rollback"),
    "a path that is what it was at the target": (facts(path("a.py", "equal"), target=GREEN), "rollback"),
    "a path that a person brought back": (facts(path("a.py", "excepted"), target=GREEN), "rollback"),
    "a path that must not be touched": (
        facts(path("a.py", "unjudged", refusal="nested_repository"), target=GREEN),
        "rollback",
    ),
}
ACTS_ON: dict[str, tuple[Facts, Rung]] = {
    "what the run changed since, at the second strike": (facts(path("a.py", "unjudged"), target=GREEN), "rollback"),
    "the same at the third": (facts(path("a.py", "unjudged"), target=GREEN, strike=3), "rollback+suspend"),
}


@pytest.mark.parametrize(("known", "rung"), LEAVES_ALONE.values(), ids=LEAVES_ALONE)
def test_leaves_alone(known: Facts, rung: Rung) -> None:
    assert undone(plan("REGRESSION", rung, known)) == ()


@pytest.mark.parametrize(("known", "rung"), ACTS_ON.values(), ids=ACTS_ON)
def test_acts_on(known: Facts, rung: Rung) -> None:
    made = plan("REGRESSION", rung, known)
    assert made.steps[0] == Rollback(("a.py",), GREEN)
    assert made.is_strike


def test_asks_instead_while_the_index_has_unmerged_entries() -> None:
    made = plan("REGRESSION", "rollback", facts(path("a.py", "unjudged"), target=GREEN, tree="unmerged"))
    question = asked(made)
    assert question is not None
    assert "unmerged entries" in question.question
    assert undone(made) == ()


def test_is_told_and_counted_where_nothing_can_be_put_back() -> None:
    assert plan("REGRESSION", "rollback", facts(target=GREEN)).is_strike


class TestInstruction:
    def test_names_tests_command_and_exit(self) -> None:
        text = instruct("REGRESSION", facts())
        assert "`tests/test_a.py::test_a` (command `pytest`, exit 1)" in text
        assert "mend the business code, not the test" in text

    def test_does_without_names_where_the_runner_printed_none(self) -> None:
        assert "A test run that passed now fails (command `make test`, exit -)" in instruct(
            "REGRESSION", facts(), entries=[unnamed()]
        )

    @pytest.mark.parametrize(("kind", "state"), [("green", "last green test run"), ("base", "start of the phase")])
    def test_names_the_state_that_files_were_put_back_to(self, kind: Any, state: str) -> None:
        known = facts(path("a.py", "unjudged"), target=TargetFact(kind=kind, snapshot=None))
        text = instruct("REGRESSION", known, outcome("a.py", "restored"))
        assert f"Put back to its content at the {state}" in text
        assert "smaller steps" in text

    def test_names_the_same_failure_once(self) -> None:
        twice = [entry("REGRESSION", 1), entry("REGRESSION", 2)]
        assert instruct("REGRESSION", facts(), entries=twice) == instruct("REGRESSION", facts())

    def test_repeats_the_failure_in_the_question(self) -> None:
        question = asked(plan("REGRESSION", "rollback+suspend", facts(strike=3)))
        assert question is not None
        assert "test_a" in question.question


def unnamed() -> Any:
    detail = {"tests": None, "command": "make test", "exit": None, "last_green": None}
    return entry("REGRESSION", detail=detail)
