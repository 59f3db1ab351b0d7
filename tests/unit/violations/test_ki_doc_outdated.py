"""V-9: what it leaves alone, what it acts on, what it says."""

from typing import Final

import pytest

from intervention.contract.result import DocumentFact, Facts
from intervention.core.plan import Instruct, WriteDocument
from tests.support.deciding import asked, entry, facts, instruct, outcome, plan

KIND: Final = "KI_DOC_OUTDATED"
THERE = DocumentFact(path="KNOWN_ISSUES.md", exists=True, is_writable=True)

LEAVES_ALONE = {
    "a document that cannot be written": facts(document=THERE.model_copy(update={"is_writable": False})),
    "a document of which nothing is known": facts(),
}


@pytest.mark.parametrize("known", LEAVES_ALONE.values(), ids=LEAVES_ALONE)
def test_leaves_alone(known: Facts) -> None:
    assert plan(KIND, "instruct", known).steps == (Instruct(),)


def test_leaves_alone_a_document_that_lacks_nothing_with_a_name() -> None:
    old = entry(KIND, detail={"newest_entry": None, "missing": []})
    assert plan(KIND, "instruct", facts(document=THERE), entries=[old]).steps == (Instruct(),)


def test_acts_on_missing_entries_by_appending_them() -> None:
    steps = plan(KIND, "instruct", facts(document=THERE)).steps
    assert isinstance(steps[0], WriteDocument)
    assert [issue.severity for issue in steps[0].issues] == ["L"]
    assert steps[0].assessment is None
    assert steps[1:] == (Instruct(),)


def test_asks_and_writes_nothing_at_the_third_strike() -> None:
    made = plan(KIND, "suspend", facts(document=THERE, strike=3))
    assert made.steps == (asked(made),)


def test_names_what_is_missing_and_says_to_commit_the_document() -> None:
    text = instruct(KIND, facts(document=THERE), outcome("KNOWN_ISSUES.md", "written"))
    assert "KNOWN_ISSUES.md is older than what it must name: `no limit on the name's length`" in text
    assert "The guard wrote to KNOWN_ISSUES.md" in text
    assert "commit the document" in text
