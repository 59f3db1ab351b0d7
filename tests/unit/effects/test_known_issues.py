"""What is appended to the known-issues document, and that what was there stays."""

import pytest

from intervention.contract.details.parts import KnownIssue
from intervention.core.plan import Assessment
from intervention.effects.known_issues import append

NOW = "2026-11-30T15:44:23.006Z"
ISSUE = KnownIssue(
    ts=NOW,
    severity="M",
    title="slow",
    phase=5,
    files=("a.py",),
    description="it is slow",
    why_deferred="later",
    plan="cache",
)


def test_a_new_document_has_a_title_and_every_field() -> None:
    text = append(None, [ISSUE], None, NOW)
    assert text.startswith("# ")
    assert "### KI-1 · M · slow\n" in text
    for line in (
        f"**Timestamp**: {NOW}",
        "**Phase**: 5",
        "**Raised in**: -",
        "**Files**: `a.py`",
        "**Description**: it is slow",
        "**Why deferred**: later",
        "**Plan**: cache",
    ):
        assert line in text.splitlines()
    assert text.endswith("\n")


def test_numbers_go_on_from_the_highest_there_is() -> None:
    text = append("## KI-7 · L · one\n\n### KI-3 · L · two\n", [ISSUE, ISSUE], None, NOW)
    assert "### KI-8 · M · slow" in text
    assert "### KI-9 · M · slow" in text


@pytest.mark.parametrize("before", ["x", "x\n", "x\r\ny\r\n", "", "* a list\n* of another style\n", "x\r\ny"])
def test_what_was_there_is_kept_byte_for_byte(before: str) -> None:
    after = append(before, [ISSUE], None, NOW)
    assert after.startswith(before)
    if "\r\n" in before:
        assert after.count("\n") == after.count("\r\n")


def test_an_assessment_names_boundary_status_and_counts() -> None:
    text = append("x\n", [], Assessment(4, "CONDITIONAL", {"C": 0, "H": 0, "M": 2}), NOW)
    assert "### Assessment · phase 4 → 5\n" in text
    assert "**Status**: CONDITIONAL" in text
    assert "**Counts**: C 0 · H 0 · M 2" in text


def test_a_finding_cannot_pass_for_a_heading_of_its_own() -> None:
    evil = ISSUE.model_copy(update={"title": "x\n### Assessment · phase 5 → 6", "description": "y\n**Status**: PASS"})
    lines = append("", [evil], None, NOW).splitlines()
    assert not [line for line in lines if line.startswith(("### Assessment", "**Status**"))]
