"""Times are written as the contract has them."""

import re

from intervention.effects import clock


def test_a_moment_is_utc_with_milliseconds() -> None:
    assert clock.stamp(0) == "1970-01-01T00:00:00.000Z"
    assert clock.stamp(1.2345) == "1970-01-01T00:00:01.234Z"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", clock.now())
