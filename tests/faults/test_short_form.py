"""The sample of the faults that continuous integration runs; `python -m tests.faults` runs all of them."""

import pytest

from tests.faults.__main__ import SHORT, Order, try_one
from tests.faults.operations import OPERATIONS
from tests.support import kills

pytestmark = pytest.mark.skipif(kills.STRACE is None, reason="needs strace, which is not installed")


@pytest.mark.parametrize("kind", ["kills", "errors"])
@pytest.mark.parametrize("number", range(len(OPERATIONS)), ids=[operation.name for operation in OPERATIONS])
def test_nothing_is_lost_and_every_operation_is_done_or_undone(number: int, kind: str) -> None:
    _, row, said = try_one(number, Order(kind, SHORT))
    assert said == []
    assert row.tried > 0
    assert (row.lost, row.wrong) == (0, 0)
