"""V-4: what it leaves alone, what it acts on, what it says."""

import pytest

from intervention.contract.result import Facts, PathFact
from intervention.contract.words import Rung
from tests.support.deciding import asked, evidence, facts, instruct, outcome, path, plan, undone

LEAVES_ALONE = {
    "a path that is what it was when the phase began": path(judgement="equal"),
    "a change of nothing but stubs": path(judgement="stub"),
    "a version that a person allowed": path(judgement="excepted"),
    "a version that came by a merge": path(judgement="upstream"),
    "a path whose earlier content nobody holds": path(judgement="unknown"),
    "business code in a submodule": path(refusal="submodule"),
}
ACTS_ON = {
    "business code in a new file": (path(), "quarantine"),
    "business code in a file that was there": (path(base_sha256="1" * 64), "quarantine"),
    "business code that was deleted": (path(base_sha256="1" * 64, current_sha256=None), "quarantine"),
    "business code at the third strike": (path(), "quarantine+suspend"),
}


@pytest.mark.parametrize("found", LEAVES_ALONE.values(), ids=LEAVES_ALONE)
def test_leaves_alone(found: PathFact) -> None:
    made = plan("SKIP_RED_PHASE", "quarantine+suspend", facts(found, strike=3))
    assert (undone(made), asked(made), made.is_strike) == ((), None, False)


@pytest.mark.parametrize(("found", "rung"), ACTS_ON.values(), ids=ACTS_ON)
def test_acts_on(found: PathFact, rung: Rung) -> None:
    made = plan("SKIP_RED_PHASE", rung, facts(found))
    assert undone(made) == (found.path,)
    assert made.is_strike


def test_leaves_honest_files_beside_the_offending_one_alone() -> None:
    made = plan("SKIP_RED_PHASE", "quarantine", facts(path("a.py"), path("b.py", "stub")))
    assert undone(made) == ("a.py",)
    assert [name for name, _ in made.untouched] == ["b.py"]


def test_asks_a_person_and_offers_to_bring_the_code_back() -> None:
    question = asked(plan("SKIP_RED_PHASE", "quarantine+suspend", facts(path("a.py"), strike=3)))
    assert question is not None
    assert "a.py" in question.question
    assert [option.key for option in question.options] == ["continue", "allow", "abandon"]


class TestInstruction:
    def test_names_what_was_taken_out_and_says_to_write_tests_first(self) -> None:
        text = instruct("SKIP_RED_PHASE", facts(path("a.py")), outcome("a.py", "quarantined"))
        assert "Taken out of the work tree and kept in the quarantine: a.py." in text
        assert "Write the failing tests first" in text
        assert "Put back" not in text

    def test_names_a_refused_path_as_left(self) -> None:
        text = instruct("SKIP_RED_PHASE", facts(path("a.py", refusal="submodule")), outcome("a.py", "refused", "R"))
        assert "Left as it is: a.py (R)" in text
        assert "quarantine:" not in text

    def test_quotes_the_bodies_on_which_the_judgement_rests(self) -> None:
        known = facts(path("a.py", evidence=[evidence("return user.check(password)", current_line=4)]))
        assert "a.py, line 4: `return user.check(password)`" in instruct("SKIP_RED_PHASE", known)

    def test_says_who_may_permit_a_stub_that_nobody_can_tell(self) -> None:
        unread = path("src/pay.swift", evidence=[evidence("src/pay.swift", kind="unknown_language")])
        text = instruct("SKIP_RED_PHASE", facts(unread, path("a.py")))
        assert "a person may permit one with `intervention allow`: src/pay.swift." in text
        assert "may permit one" not in instruct("SKIP_RED_PHASE", facts(path("a.py")))

    def test_names_the_entries_files_where_nothing_is_known(self) -> None:
        assert "passed: src/login.py." in instruct("SKIP_RED_PHASE", Facts(strike=1))
