"""V-12: what it leaves alone, what it acts on, what it says."""

from typing import Any, Final

from intervention.contract.result import DocumentFact
from intervention.core.plan import Assessment, Instruct, WriteDocument
from tests.support.deciding import asked, entry, facts, instruct, outcome, plan

KIND: Final = "MISSING_KI_ASSESSMENT"
THERE = DocumentFact(path="KNOWN_ISSUES.md", exists=True, is_writable=True)


def boundary(number: int, tally: dict[str, int] | None, at: int = 1) -> Any:
    return entry(KIND, at, detail={"boundary": number, "tally": tally})


def test_leaves_alone_a_phase_of_which_no_tally_is_known() -> None:
    assert plan(KIND, "instruct", facts(document=THERE), entries=[boundary(6, None)]).steps == (Instruct(),)


def test_leaves_alone_a_document_that_cannot_be_written() -> None:
    held = THERE.model_copy(update={"is_writable": False})
    assert plan(KIND, "instruct", facts(document=held)).steps == (Instruct(),)


def test_acts_on_a_boundary_by_appending_the_assessment_that_the_tally_gives() -> None:
    steps = plan(KIND, "instruct", facts(document=THERE), entries=[boundary(4, {"M": 2})]).steps
    counts = {"C": 0, "H": 0, "M": 2, "P": 0, "L": 0, "I": 0}
    assert steps == (WriteDocument("KNOWN_ISSUES.md", (), Assessment(4, "CONDITIONAL", counts)), Instruct())


def test_appends_one_a_boundary_from_the_newest_tally() -> None:
    entries = [boundary(4, {"C": 1}, 1), boundary(4, {}, 2), boundary(5, {"H": 1}, 3)]
    steps = plan(KIND, "instruct", facts(document=THERE), entries=entries).steps
    written = [step.assessment for step in steps if isinstance(step, WriteDocument)]
    assert [(made.boundary, made.verdict) for made in written if made is not None] == [(4, "PASS"), (5, "FAIL")]


def test_asks_and_writes_nothing_at_the_third_strike() -> None:
    made = plan(KIND, "suspend", facts(document=THERE, strike=3))
    assert made.steps == (asked(made),)


def test_says_to_check_what_was_written_and_else_to_write_it() -> None:
    written = instruct(KIND, facts(document=THERE), outcome("KNOWN_ISSUES.md", "written"))
    assert "has no assessment for phase 4 → 5" in written
    assert "Check the assessment" in written
    assert "Append one with status PASS" in instruct(KIND, facts())
