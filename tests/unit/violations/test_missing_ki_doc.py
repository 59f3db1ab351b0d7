"""V-8: what it leaves alone, what it acts on, what it says."""

from typing import Final

import pytest

from intervention.contract.result import DocumentFact
from intervention.core.plan import Instruct, WriteDocument
from tests.support.deciding import asked, entry, facts, instruct, outcome, plan

KIND: Final = "MISSING_KI_DOC"
ABSENT = DocumentFact(path="KNOWN_ISSUES.md", exists=False, is_writable=True)
NOW = "2026-11-30T15:44:23.006Z"

LEAVES_ALONE = {
    "a document that has come since": DocumentFact(path="KNOWN_ISSUES.md", exists=True, is_writable=True),
    "a place that cannot be written": DocumentFact(path="KNOWN_ISSUES.md", exists=False, is_writable=False),
    "a place of which nothing is known": None,
}


@pytest.mark.parametrize("document", LEAVES_ALONE.values(), ids=LEAVES_ALONE)
def test_leaves_alone(document: DocumentFact | None) -> None:
    assert plan(KIND, "instruct", facts(document=document)).steps == (Instruct(),)


def test_acts_on_a_missing_document_by_writing_the_findings_of_the_run() -> None:
    steps = plan(KIND, "instruct", facts(document=ABSENT)).steps
    assert isinstance(steps[0], WriteDocument)
    assert steps[0].path == "KNOWN_ISSUES.md"
    assert [issue.title for issue in steps[0].issues] == ["no limit on the name's length"]
    assert steps[1:] == (Instruct(),)


def test_writes_each_finding_of_several_entries_once() -> None:
    other = {"expected": "KNOWN_ISSUES.md", "findings": [{"ts": NOW, "severity": "M", "title": "b"}]}
    entries = [entry(KIND, 1), entry(KIND, 2), entry(KIND, 3, detail=other)]
    step = plan(KIND, "instruct", facts(document=ABSENT), entries=entries).steps[0]
    assert isinstance(step, WriteDocument)
    assert [issue.title for issue in step.issues] == ["b", "no limit on the name's length"]


def test_asks_and_writes_nothing_at_the_third_strike() -> None:
    made = plan(KIND, "suspend", facts(document=ABSENT, strike=3))
    assert made.steps == (asked(made),)


def test_does_not_strike_at_a_document_that_has_come_since() -> None:
    document = LEAVES_ALONE["a document that has come since"]
    assert not plan(KIND, "suspend", facts(document=document, strike=3)).is_strike


class TestInstruction:
    def test_says_that_it_was_written_only_when_it_was(self) -> None:
        known = facts(document=ABSENT)
        assert "The guard wrote to KNOWN_ISSUES.md" in instruct(KIND, known, outcome("KNOWN_ISSUES.md", "written"))
        assert "The guard wrote" not in instruct(KIND, known)

    def test_names_what_the_document_has_to_hold(self) -> None:
        assert "`no limit on the name's length`" in instruct(KIND, facts(document=ABSENT))

    def test_says_that_the_document_is_there_when_it_has_come_since(self) -> None:
        text = instruct(KIND, facts(document=LEAVES_ALONE["a document that has come since"]))
        assert text == "KNOWN_ISSUES.md is there now: complete the phase again."

    def test_asks_for_no_second_completion_where_it_was_only_warned_of(self) -> None:
        come = facts(document=LEAVES_ALONE["a document that has come since"])
        text = instruct(KIND, come, entries=[entry(KIND, severity="warn")])
        assert text == "KNOWN_ISSUES.md is there now: commit it."
