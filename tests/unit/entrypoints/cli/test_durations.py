"""Spans of time as people write them."""

import click
import pytest

from intervention.entrypoints.cli.durations import Duration


@pytest.mark.parametrize(
    ("text", "seconds"), [("90m", 5400), ("2h", 7200), ("1d12h", 129_600), ("1w", 604_800), (" 30S ", 30)]
)
def test_what_is_understood(text: str, seconds: float) -> None:
    assert Duration().convert(text, None, None) == seconds


@pytest.mark.parametrize("text", ["", "2", "h2", "2 h", "-2h", "0m", "1.5h", "99999999999h", "9999w", "٣h"])
def test_what_is_not(text: str) -> None:
    with pytest.raises(click.BadParameter):
        Duration().convert(text, None, None)
