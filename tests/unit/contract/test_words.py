"""The table of signals says of each what it is, and says it once."""

from typing import get_args

import pytest

from intervention.contract.words import RANKS, SIGNALS, VIOLATION_TYPES, Check, NoticeType, Signal


def test_there_are_21_signals_for_13_violation_types_and_7_notices() -> None:
    assert list(SIGNALS) == list(get_args(Signal))
    assert len(SIGNALS) == 21
    assert len(VIOLATION_TYPES) == 13
    assert {row.violation_type for row in SIGNALS.values()} == {*VIOLATION_TYPES, *get_args(NoticeType)}


def test_each_violation_type_has_a_code_of_its_own_and_a_priority() -> None:
    assert sorted(code for code, _ in RANKS.values()) == sorted(f"V-{number}" for number in range(1, 14))
    assert set(RANKS) == set(VIOLATION_TYPES)
    assert {priority for _, priority in RANKS.values()} == {1, 2, 3, 4, 5}


def test_every_check_of_the_configuration_but_the_evidence_sets_a_severity() -> None:
    # Evidence has no signal of its own: it is a part of what signal 5 finds missing.
    assert {row.check for row in SIGNALS.values() if row.check} == {*get_args(Check)} - {"test_evidence"}


@pytest.mark.parametrize("signal", ["ralph-prompt-contamination", "violation-gate-block"])
def test_what_only_rides_along_never_blocks(signal: Signal) -> None:
    assert SIGNALS[signal].default == "warn"
