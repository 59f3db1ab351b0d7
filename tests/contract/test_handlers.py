"""The contract's table and the handlers say the same of each type: its code, its priority, and that it is handled."""

from typing import get_args

import pytest

from intervention.contract.words import NOTICE_PRIORITY, RANKS, SIGNALS, AnyType
from intervention.decide import REGISTRY, handler_of


def test_every_type_has_a_handler_and_every_handler_a_signal() -> None:
    assert set(REGISTRY) == set(get_args(AnyType)) == {row.violation_type for row in SIGNALS.values()}


@pytest.mark.parametrize("violation_type", RANKS)
def test_a_violation_type_has_the_code_and_priority_of_its_handler(violation_type: AnyType) -> None:
    handler = handler_of(violation_type)
    assert {kind: rank for kind, rank in RANKS.items() if kind == violation_type} == {
        violation_type: (handler.code, handler.priority)
    }


@pytest.mark.parametrize("violation_type", sorted(set(REGISTRY) - set(RANKS)))
def test_a_notice_has_no_code_and_comes_last(violation_type: AnyType) -> None:
    handler = handler_of(violation_type)
    assert (handler.code, handler.priority, handler.has_strikes) == (None, NOTICE_PRIORITY, False)
