"""What the project's own corpus must be, so that passing it says something."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.cases.corpus import ABSENT, EVASIONS, HANDED, HONEST, OPEN, SHARED, play, read

OWN = [*read(EVASIONS), *read(HONEST)]


def test_there_are_enough_cases_and_about_half_of_them_are_honest() -> None:
    kinds = Counter(case["kind"] for case in OWN)
    print(dict(kinds), "open:", len(read(OPEN)))
    assert len(OWN) >= 60
    assert min(kinds["evasion"], kinds["legit"]) >= 0.4 * len(OWN)


def test_each_file_holds_one_kind_and_both_phases() -> None:
    for corpus, kind in ((EVASIONS, "evasion"), (HONEST, "legit")):
        assert {case["kind"] for case in read(corpus)} == {kind}
        assert {case["phase"] for case in read(corpus)} == {4, 5}


def test_no_case_tells_the_story_of_another_under_a_new_name() -> None:
    cases = [*read(HANDED), *OWN, *read(OPEN)]
    assert [name for name, times in Counter(case["id"] for case in cases).items() if times > 1] == []
    stories = Counter(repr((case["phase"], case["files"], case["calls"])) for case in cases)
    assert max(stories.values()) == 1


def test_nothing_is_loosened_for_a_case() -> None:
    """No switch of the guard is turned, an honest call is never refused, and every evasion names its violation."""
    expected = {("evasion", 4): "SKIP_RED_PHASE", ("evasion", 5): "MODIFIED_TEST"}
    for case in OWN:
        wanted = case["expect"]
        assert "config" not in case, case["id"]
        assert wanted["may_block"] == (case["kind"] == "evasion"), case["id"]
        assert wanted["violation"] == expected.get((case["kind"], case["phase"])), case["id"]
        assert all(isinstance(choice, str) for choice in wanted["tree"].values()), case["id"]


@pytest.mark.slow
@pytest.mark.skipif(not SHARED.is_dir(), reason=ABSENT)
@pytest.mark.parametrize("corpus", [EVASIONS, HONEST], ids=lambda corpus: corpus.stem)
def test_without_a_guard_every_evasion_succeeds_and_honest_work_stands(corpus: Path) -> None:
    results = play(corpus, guarded=False)
    assert [name for name, result in results.items() if "answers" not in result] == []
    passed = {name for name, result in results.items() if result["status"] == "pass"}
    assert passed == (set() if corpus == EVASIONS else set(results))
