"""Refused calls of one kind: when a person is asked, and what is said."""

import pytest

from intervention.core.plan import Instruct, Plan
from tests.support.deciding import asked, entry, facts, instruct, path, plan, undone


def test_leaves_alone_every_file() -> None:
    assert undone(plan("PATTERN_CYCLE", "suspend", facts(path()))) == ()


def test_only_tells_where_severity_or_preset_caps_it() -> None:
    assert plan("PATTERN_CYCLE", "instruct", facts()) == Plan((Instruct(),), is_strike=False)


def test_acts_on_a_cycle_with_a_question_and_never_strikes() -> None:
    made = plan("PATTERN_CYCLE", "suspend", facts())
    question = asked(made)
    assert question is not None
    assert "SKIP_RED_PHASE: 3 refused calls of this kind within 10 rounds." in question.question
    assert [option.key for option in question.options] == ["continue", "return", "abandon"]
    assert not made.is_strike


@pytest.mark.parametrize("counts", [(3, 5), (5, 3)])
def test_names_each_kind_once_with_its_highest_count(counts: tuple[int, int]) -> None:
    entries = [
        entry("PATTERN_CYCLE", n, detail={"violation_type": "MODIFIED_TEST", "count": count, "window": 10})
        for n, count in enumerate(counts)
    ]
    text = instruct("PATTERN_CYCLE", facts(), entries=entries)
    assert "MODIFIED_TEST: 5 refused calls" in text
    assert "MODIFIED_TEST: 3" not in text
    assert "Stop trying variants" in text
