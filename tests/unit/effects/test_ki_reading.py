"""The known-issues document is read as the guard writes it, and as people do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intervention.contract.details.parts import KnownIssue
from intervention.effects.ki_reading import find_faults, read_document
from intervention.effects.known_issues import append

NOW = "2026-11-30T15:44:23.006Z"


@given(st.text(max_size=80), st.text(min_size=1, max_size=80))
def test_what_is_appended_is_found_again_and_faultless(title: str, description: str) -> None:
    issue = KnownIssue(ts=NOW, severity="H", title=title, description=description)
    found = read_document(append(None, [issue, issue], None, NOW))
    assert [one.number for one in found.issues] == [1, 2]
    if (description or title).split():
        assert find_faults(found) == []


def test_other_styles_are_read_too() -> None:
    text = "## KI-7: by hand\n- **Timestamp:** 2026-11-30T15:44:23Z\n- **Description**: d\n"
    (issue,) = read_document(text).issues
    assert (issue.number, issue.severity, issue.title) == (7, "", "by hand")
    assert issue.fields == {"Timestamp": "2026-11-30T15:44:23Z", "Description": "d"}


@given(st.text(alphabet="#KI-1·*: `~\nab", max_size=400))
def test_any_text_can_be_read(text: str) -> None:
    document = read_document(text)
    assert all(fault.line >= 1 for fault in find_faults(document))


@pytest.mark.parametrize(
    "line",
    [
        "# a" + " " * 200_000 + "b",
        "#" * 200_000,
        "# a" + " #" * 100_000,
        "# Assessment " + "1" * 200_000,
        "*" * 200_000,
    ],
)
def test_no_line_however_long_keeps_it_busy(line: str) -> None:
    assert find_faults(read_document(line)) == []


def test_a_number_beyond_every_count_is_no_number() -> None:
    text = f"### KI-{'9' * 5000} · L · huge\n\n### Assessment · phase {'9' * 5000} → {'9' * 5000}\n"
    assert [one.number for one in read_document(text).issues] == []
    issue = KnownIssue(ts=NOW, severity="H", title="one more")
    assert read_document(append(text, [issue], None, NOW)).issues[0].number == 1


def test_a_heading_may_be_closed_and_spaced() -> None:
    for line in ("#  KI-7 · L · it", "###### KI-7 · L · it ##", "#\tKI-7 · L · it \t## \t"):
        assert read_document(line).issues[0][:3] == (7, "L", "it")
    for line in ("####### KI-7 · L · it", "#KI-7 · L · it", " # KI-7 · L · it"):
        assert read_document(line).issues == ()
