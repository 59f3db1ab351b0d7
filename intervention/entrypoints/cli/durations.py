"""Spans of time as people write them: `90m`, `2h`, `3d`, `1w`, also together (`1d12h`)."""

from __future__ import annotations

import re

import click

from intervention.entrypoints.cli.language import pick

_SECONDS = {"s": 1, "m": 60, "h": 3_600, "d": 86_400, "w": 604_800}
_SHAPE = re.compile(r"(?:[0-9]{1,6}[smhdw])+")
_MOST = 10 * 365 * 86_400


class Duration(click.ParamType):  # type: ignore[type-arg]  # generic in the newest versions only
    """Seconds, more than none and at most ten years."""

    name = "duration"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        if isinstance(value, int | float):
            return float(value)
        text = str(value).strip().lower()
        seconds = sum(int(n) * _SECONDS[u] for n, u in re.findall(r"([0-9]{1,6})([smhdw])", text))
        if not _SHAPE.fullmatch(text) or not 0 < seconds <= _MOST:
            said = pick(
                f"{text!r} is no span of time; write it like 90m, 2h or 3d",
                f"{text!r} 不是时间长度；请写成 90m、2h 或 3d",
            )
            self.fail(said, param, ctx)
        return float(seconds)
