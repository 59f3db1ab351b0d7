"""What a tally says of a phase, and which issues are one."""

import pytest

from intervention.contract.details.parts import KnownIssue, Tally
from intervention.contract.result import DocumentFact
from intervention.core.documents import assess, is_writable, merge_issues
from tests.support.deciding import facts, group


@pytest.mark.parametrize(
    ("tally", "verdict"),
    [
        (Tally(), "PASS"),
        (Tally(P=3, L=9, I=9), "PASS"),
        (Tally(M=1), "CONDITIONAL"),
        (Tally(H=1), "FAIL"),
        (Tally(C=1, M=1), "FAIL"),
    ],
)
def test_a_phase_passes_with_nothing_major_and_fails_with_anything_high(tally: Tally, verdict: str) -> None:
    assert assess(4, tally).verdict == verdict


def test_an_assessment_carries_all_six_counts() -> None:
    assert assess(4, Tally(C=1, H=2, M=3, P=4, L=5, I=6)).counts == {"C": 1, "H": 2, "M": 3, "P": 4, "L": 5, "I": 6}


def test_names_an_issue_once_and_the_oldest_first() -> None:
    late, early = issue("b", "2026-11-30T12:00:00.000Z"), issue("a", "2026-11-30T11:00:00.000Z")
    assert merge_issues([late, early, late]) == (early, late)


def test_the_document_is_not_written_where_nothing_is_known_of_it_nor_in_advise() -> None:
    free = facts(document=DocumentFact(path="KNOWN_ISSUES.md", exists=False, is_writable=True))
    held = facts(document=DocumentFact(path="KNOWN_ISSUES.md", exists=True, is_writable=False))
    assert is_writable(group("MISSING_KI_DOC"), free)
    assert not is_writable(group("MISSING_KI_DOC"), held)
    assert not is_writable(group("MISSING_KI_DOC"), facts())
    assert not is_writable(group("MISSING_KI_DOC", preset="advise"), free)


def issue(title: str, ts: str) -> KnownIssue:
    return KnownIssue(ts=ts, severity="L", title=title)
