"""Which rung a strike leads to."""

import pytest

from intervention.contract.words import AnyType, Rung, Severity
from intervention.core.ladder import has_act, ladder_of, rung_for, strongest_severity
from intervention.decide import handler_of
from tests.support.deciding import entry, policy

STANDARD: dict[AnyType, tuple[Rung, Rung, Rung]] = {
    "SKIP_RED_PHASE": ("quarantine", "quarantine", "quarantine+suspend"),
    "MODIFIED_TEST": ("rollback", "rollback", "rollback+suspend"),
    "MISSING_TEST": ("instruct", "quarantine", "quarantine+suspend"),
    "SKIP_REVIEW": ("instruct", "instruct", "suspend"),
    "INSUFFICIENT_REVIEW": ("instruct", "instruct", "suspend"),
    "UNFIXED_ISSUES": ("instruct", "instruct", "suspend"),
    "INVALID_REVIEW_PROMPT": ("instruct", "instruct", "suspend"),
    "REGRESSION": ("instruct", "rollback", "rollback+suspend"),
    "UNCOMMITTED_PHASE": ("instruct", "rollback", "rollback+suspend"),
    "UNCOMMITTED_REVIEW": ("instruct", "instruct", "suspend"),
    "MISSING_KI_DOC": ("instruct", "instruct", "suspend"),
    "KI_DOC_OUTDATED": ("instruct", "instruct", "suspend"),
    "MISSING_KI_ASSESSMENT": ("instruct", "instruct", "suspend"),
    "PATTERN_CYCLE": ("suspend", "suspend", "suspend"),
    "FINDING_INVALID": ("instruct", "instruct", "instruct"),
}


@pytest.mark.parametrize("kind", STANDARD)
def test_standard_climbs_from_told_to_undone_to_stopped_and_stays_there(kind: AnyType) -> None:
    rungs = [rung_for(handler_of(kind), strike, "block", policy()) for strike in (1, 2, 3, 4, 99)]
    first, second, last = STANDARD[kind]
    assert rungs == [first, second, last, last, last]


@pytest.mark.parametrize(
    ("kind", "rungs"),
    [
        ("SKIP_RED_PHASE", ("quarantine", "quarantine", "quarantine+suspend")),
        ("MISSING_TEST", ("quarantine", "quarantine", "quarantine+suspend")),
        ("REGRESSION", ("rollback", "rollback", "rollback+suspend")),
        ("SKIP_REVIEW", ("instruct", "instruct", "suspend")),
        ("PATTERN_CYCLE", ("suspend",)),
        ("FINDING_RECORDED", ("instruct", "instruct", "instruct")),
    ],
)
def test_strict_starts_at_the_strongest_rung_that_does_not_suspend(kind: AnyType, rungs: tuple[Rung, ...]) -> None:
    assert ladder_of(handler_of(kind), policy(preset="strict")) == rungs


@pytest.mark.parametrize("severity", ["warn", "info"])
def test_a_warning_is_never_more_than_told(severity: Severity) -> None:
    assert rung_for(handler_of("SKIP_RED_PHASE"), 9, severity, policy(preset="strict")) == "instruct"


def test_advise_only_tells_whatever_ladder_is_configured() -> None:
    rules = policy(preset="advise", ladders={"REGRESSION": ["rollback"]})
    assert rung_for(handler_of("REGRESSION"), 3, "block", rules) == "instruct"


def test_a_configured_ladder_takes_the_place_of_the_presets() -> None:
    rules = policy(preset="strict", ladders={"REGRESSION": ["instruct", "suspend"]})
    assert [rung_for(handler_of("REGRESSION"), n, "block", rules) for n in (1, 2, 3)] == [
        "instruct",
        "suspend",
        "suspend",
    ]


@pytest.mark.parametrize("rungs", [[], ["instruct", "quarantine"]])
def test_a_configured_ladder_that_is_empty_or_not_legal_for_the_type_does_not_count(rungs: list[Rung]) -> None:
    rules = policy(ladders={"SKIP_REVIEW": rungs})
    assert ladder_of(handler_of("SKIP_REVIEW"), rules) == ("instruct", "instruct", "suspend")


def test_the_configured_ladder_of_one_type_is_nobody_elses() -> None:
    rules = policy(ladders={"REGRESSION": ["suspend"]})
    assert rung_for(handler_of("SKIP_REVIEW"), 1, "block", rules) == "instruct"


def test_a_strike_below_one_counts_as_the_first() -> None:
    assert rung_for(handler_of("REGRESSION"), 0, "block", policy()) == "instruct"


@pytest.mark.parametrize(
    ("severities", "strongest"),
    [(["warn", "block", "info"], "block"), (["info", "warn"], "warn"), (["info"], "info"), ([], "info")],
)
def test_the_strongest_entry_speaks_for_its_group(severities: list[Severity], strongest: Severity) -> None:
    entries = [entry("REGRESSION", number, severity=severity) for number, severity in enumerate(severities)]
    assert strongest_severity(entries) == strongest


def test_a_joint_rung_has_both_of_its_acts() -> None:
    assert has_act("quarantine+suspend", "quarantine")
    assert has_act("quarantine+suspend", "suspend")
    assert not has_act("quarantine+suspend", "rollback")
