"""What is to be acted on, what is harmless, what is refused."""

import pytest

from intervention.contract.result import PathJudgement
from intervention.core.candidates import HARMLESS, ONLY_TOLD, Candidates, concerned, is_harmless, sort_paths
from intervention.core.reasons import REASONS
from tests.support.deciding import facts, path


@pytest.mark.parametrize("judgement", sorted(HARMLESS))
def test_leaves_alone_what_is_judged(judgement: PathJudgement) -> None:
    found = sort_paths(facts(path(judgement=judgement)), "en")
    assert found == Candidates((), (("src/login.py", REASONS[judgement].en),), (), ())


@pytest.mark.parametrize("judgement", sorted(ONLY_TOLD))
def test_only_tells_of_what_is_judged(judgement: PathJudgement) -> None:
    found = sort_paths(facts(path(judgement=judgement)), "zh")
    assert found == Candidates((), (), (), (("src/login.py", REASONS[judgement].zh),))


@pytest.mark.parametrize("judgement", ["business", "changed", "told", "unjudged"])
def test_acts_on_what_is_judged(judgement: PathJudgement) -> None:
    assert sort_paths(facts(path(judgement=judgement)), "en").to_act == ("src/login.py",)


def test_refuses_a_path_whatever_it_is_judged_unless_it_is_harmless() -> None:
    found = sort_paths(facts(path("a", refusal="submodule"), path("b", "equal", refusal="submodule")), "en")
    assert found.refused == (("a", REASONS["submodule"].en),)
    assert [name for name, _ in found.untouched] == ["b"]


def test_passes_on_a_reason_that_is_no_key() -> None:
    assert sort_paths(facts(path(refusal="the disk is full")), "en").refused == (("src/login.py", "the disk is full"),)


def test_counts_a_path_that_is_named_twice_as_it_was_named_first() -> None:
    found = sort_paths(facts(path("a", "business"), path("b", "changed"), path("a", "equal")), "en")
    assert found.to_act == ("a", "b")
    assert found.untouched == ()


def test_a_group_is_about_all_its_paths_but_the_harmless() -> None:
    known = facts(path("a"), path("b", "stub"), path("c", "unknown"))
    assert [fact.path for fact in concerned(known)] == ["a", "c"]
    assert not is_harmless(known)
    assert is_harmless(facts(path("b", "stub")))


def test_a_group_without_paths_is_not_harmless() -> None:
    assert not is_harmless(facts())
