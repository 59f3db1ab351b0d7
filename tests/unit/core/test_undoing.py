"""From sorted paths and a rung to steps, for files and for conditions that stand."""

import pytest

from intervention.contract.result import Facts, PathJudgement, TargetFact
from intervention.contract.words import Rung
from intervention.core.plan import Group, Instruct, Plan, Quarantine, Rollback, Suspend
from intervention.core.undoing import plan_files, plan_standing
from tests.support.deciding import asked, facts, group, path, undone

TARGET = TargetFact(kind="base", snapshot="a" * 40)


def quarantine(rung: Rung, known: Facts) -> Plan:
    return plan_files(group("SKIP_RED_PHASE", rung), known, Quarantine, question)


def roll_back(rung: Rung, known: Facts) -> Plan:
    return plan_files(group("MODIFIED_TEST", rung), known, lambda paths: Rollback(paths, TARGET), question)


def stand(rung: Rung, known: Facts) -> Plan:
    return plan_standing(group("REGRESSION", rung), known, lambda paths: Rollback(paths, TARGET), question)


def question(group: Group, facts: Facts) -> str:
    return f"What now, at strike {facts.strike}?"


class TestFiles:
    def test_undoes_and_asks_in_this_order_on_a_joint_rung(self) -> None:
        steps = quarantine("quarantine+suspend", facts(path("a.py"))).steps
        assert [type(step) for step in steps] == [Quarantine, Suspend]

    def test_only_asks_on_a_rung_that_only_suspends(self) -> None:
        made = quarantine("suspend", facts(path("a.py")))
        assert [type(step) for step in made.steps] == [Suspend]

    def test_instructs_and_strikes_where_it_may_only_tell(self) -> None:
        made = quarantine("instruct", facts(path("a.py")))
        assert made == Plan((Instruct(),), is_strike=True)

    @pytest.mark.parametrize("judgement", ["equal", "stub", "excepted", "upstream", "unchanged", "unknown"])
    def test_neither_strikes_nor_stops_where_there_is_no_path_to_act_on(self, judgement: PathJudgement) -> None:
        made = quarantine("quarantine+suspend", facts(path("a.py", judgement), strike=3))
        assert made.steps == (Instruct(),)
        assert not made.is_strike

    def test_says_of_an_unknown_path_that_it_was_left_only_where_it_would_have_acted(self) -> None:
        known = facts(path("a.py", "unknown"))
        assert [name for name, _ in quarantine("quarantine", known).refused] == ["a.py"]
        assert quarantine("instruct", known).refused == ()

    def test_refuses_an_unsafe_path_on_every_rung_and_acts_on_the_rest(self) -> None:
        known = facts(path("../x", refusal="climbs"), path("a.py"))
        assert [name for name, _ in quarantine("instruct", known).refused] == ["../x"]
        assert undone(quarantine("quarantine", known)) == ("a.py",)


class TestTree:
    def test_suspends_instead_of_rolling_back_while_a_merge_is_in_progress(self) -> None:
        made = roll_back("rollback", facts(path("t.py", "changed"), tree="merge"))
        assert undone(made) == ()
        suspend = asked(made)
        assert suspend is not None
        assert "a merge is in progress" in suspend.question
        assert [option.key for option in suspend.options] == ["continue", "waive", "abandon"]

    def test_quarantines_all_the_same(self) -> None:
        assert undone(quarantine("quarantine", facts(path("a.py"), tree="merge"))) == ("a.py",)

    def test_does_not_suspend_where_nothing_would_be_rolled_back(self) -> None:
        assert asked(roll_back("rollback", facts(path("t.py", "equal"), tree="merge"))) is None
        assert asked(roll_back("instruct", facts(path("t.py", "changed"), tree="merge"))) is None


class TestStanding:
    def test_strikes_without_a_path_to_act_on(self) -> None:
        assert stand("rollback", facts()) == Plan((Instruct(),))

    def test_stops_at_the_last_rung_without_a_path_to_act_on(self) -> None:
        assert asked(stand("rollback+suspend", facts(strike=3))) is not None

    def test_is_over_where_every_path_is_harmless(self) -> None:
        made = stand("rollback+suspend", facts(path("a.py", "excepted"), strike=3))
        assert made.steps == (Instruct(),)
        assert not made.is_strike

    def test_cannot_act_where_there_is_nothing_to_go_back_to(self) -> None:
        made = plan_standing(group("REGRESSION", "rollback"), facts(path("a.py", "unjudged")), None, question)
        assert made.steps == (Instruct(),)
