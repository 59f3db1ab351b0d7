"""A reviewer that knew too much: what it was told, and that another should look."""

from tests.support.deciding import facts, instruct


def test_names_what_the_reviewer_was_told_and_asks_for_a_fresh_one() -> None:
    text = instruct("PROMPT_CONTAMINATION", facts())
    assert "line 3: `the stop condition is met` (FP-1," in text
    assert "let a fresh reviewer look again" in text
