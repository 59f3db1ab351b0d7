"""The whole of it: logs in, decisions and problems out, piece by piece."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from intervention.replay.jobs import scan_all
from intervention.replay.join import Join, Joined, Totals
from intervention.replay.parts import missing_ends
from intervention.replay.sources import Piece, split
from intervention.replay.whatif import WhatIf


def replay_logs(
    logs: Sequence[str],
    what_if: WhatIf | None = None,
    *,
    jobs: int = 1,
    totals: Totals | None = None,
    on_piece: Callable[[Piece], None] = lambda _: None,
) -> Iterator[Joined]:
    """Replays logs as `find_logs` names them. `totals` is counted up on the way, `on_piece` called after each piece.
    Raises MissingPart, OSError."""
    join = Join(what_if, totals if totals is not None else Totals())
    for scanned in scan_all(split(logs), what_if, jobs):
        yield join.add(scanned)
        on_piece(scanned.piece)
    yield join.end()
    if ends := missing_ends(logs):
        yield Joined([], ends)
