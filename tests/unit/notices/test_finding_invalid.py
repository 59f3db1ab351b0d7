"""A finding that was not taken in: which, where, why."""

from tests.support.deciding import entry, facts, instruct


def test_counts_findings_from_one_and_names_field_and_problem() -> None:
    text = instruct("FINDING_INVALID", facts())
    assert "Finding number 1 was not recorded: field `severity`, `is none of C H M P L I`." in text
    assert "submit the round again" in text


def test_says_that_all_were_refused_where_no_single_one_is_at_fault() -> None:
    whole = entry("FINDING_INVALID", detail={"index": None, "field": "findings", "problem": "more than 50"})
    text = instruct("FINDING_INVALID", facts(), entries=[whole])
    assert "The findings were not recorded: field `findings`, `more than 50`." in text
