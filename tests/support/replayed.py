"""Replay in one call: rows, problems and totals of logs, in pieces of any size and on any number of processes."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from intervention.replay import sources
from intervention.replay.join import Totals
from intervention.replay.problems import Problem
from intervention.replay.rows import Row
from intervention.replay.story import replay_logs
from intervention.replay.whatif import WhatIf


class Replayed(NamedTuple):
    rows: list[Row]
    problems: list[Problem]
    totals: Totals

    @property
    def different(self) -> list[Row]:
        return [row for row in self.rows if row.state == "different"]

    @property
    def kinds(self) -> list[tuple[str, int]]:
        """The problems as kind and line."""
        return [(problem.kind, problem.line) for problem in self.problems]


def replayed(*logs: Path, what_if: WhatIf | None = None, jobs: int = 1, piece: int | None = None) -> Replayed:
    found, totals = sources.find_logs([str(log) for log in logs]), Totals()
    with pytest.MonkeyPatch.context() as patch:
        if piece is not None:
            patch.setattr(sources, "PIECE_BYTES", piece)
        joined = list(replay_logs(found, what_if, jobs=jobs, totals=totals))
    return Replayed([row for one in joined for row in one.rows], [p for one in joined for p in one.problems], totals)


def states(rows: Sequence[Row]) -> list[tuple[str | None, str, str | None]]:
    """Type, state and reason of each row."""
    return [(row.violation_type, row.state, row.why) for row in rows]
