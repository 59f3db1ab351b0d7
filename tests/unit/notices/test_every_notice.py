"""What holds for all seven special and protocol signals."""

from typing import get_args

import pytest

from intervention.contract.words import AnyType, NoticeType
from intervention.core.plan import Instruct, Plan
from intervention.decide import handler_of
from tests.support.deciding import facts, path, plan

NOTICES: tuple[AnyType, ...] = get_args(NoticeType)


@pytest.mark.parametrize("kind", NOTICES)
def test_has_no_code_the_last_priority_and_no_strikes(kind: AnyType) -> None:
    handler = handler_of(kind)
    assert (handler.code, handler.priority, handler.has_strikes) == (None, 6, False)


@pytest.mark.parametrize("kind", [kind for kind in NOTICES if kind != "PATTERN_CYCLE"])
def test_is_only_ever_told(kind: AnyType) -> None:
    assert handler_of(kind).legal == {"instruct"}
    assert plan(kind, "instruct", facts(path())) == Plan((Instruct(),), is_strike=False)
