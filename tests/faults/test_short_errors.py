"""The sample of failing calls that continuous integration runs; `python -m tests.faults` makes all of them fail."""

import pytest

from tests.faults.__main__ import SHORT, Order, try_one
from tests.faults.operations import OPERATIONS
from tests.support import kills

pytestmark = pytest.mark.skipif(kills.STRACE is None, reason="needs strace, which is not installed")


@pytest.mark.parametrize("number", range(len(OPERATIONS)), ids=[operation.name for operation in OPERATIONS])
def test_a_call_that_fails_is_told_truly_and_nothing_is_lost(number: int) -> None:
    _, row, said = try_one(number, Order("errors", SHORT))
    if OPERATIONS[number].is_split and row.points == 0:
        pytest.skip("needs a second file system, which this machine does not have")
    assert said == []
    assert row.tried > 0
    assert (row.lost, row.wrong) == (0, 0)
