"""Scanning on as many cores as are wanted, and joining in order.

Workers are plain processes with a pipe each and nothing else in common, so nothing is written anywhere on their behalf.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection
from typing import NamedTuple

from intervention.replay.problems import Problem
from intervention.replay.scan import Scanned, scan
from intervention.replay.sources import Piece
from intervention.replay.whatif import WhatIf

#: Pieces that may be under way for each worker: the next one waits in its pipe.
_AHEAD = 2


class _Worker(NamedTuple):
    pipe: Connection
    process: multiprocessing.process.BaseProcess


def scan_all(pieces: Iterable[Piece], what_if: WhatIf | None, jobs: int) -> Iterator[Scanned]:
    """Each piece scanned, in the order in which they are given. At most `jobs` processes work at once."""
    if jobs <= 1:
        for piece in pieces:
            yield _scan(piece, what_if)
        return
    workers = [_start(what_if) for _ in range(jobs)]
    try:
        yield from _deal(pieces, workers)
    finally:
        for worker in workers:
            worker.pipe.close()
        for worker in workers:
            worker.process.terminate()
            worker.process.join()


def _deal(pieces: Iterable[Piece], workers: list[_Worker]) -> Iterator[Scanned]:
    """Deals pieces out in turn and collects them in the same turn, which keeps their order."""
    under_way: deque[Connection] = deque()
    for turn, piece in enumerate(pieces):
        if len(under_way) >= len(workers) * _AHEAD:
            yield under_way.popleft().recv()
        pipe = workers[turn % len(workers)].pipe
        pipe.send(piece)
        under_way.append(pipe)
    while under_way:
        yield under_way.popleft().recv()


def _start(what_if: WhatIf | None) -> _Worker:
    # Elsewhere a forked process may hang in the system's own libraries.
    is_safe = sys.platform == "linux"
    context = multiprocessing.get_context("fork") if is_safe else multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, what_if), daemon=True)
    process.start()
    theirs.close()
    return _Worker(ours, process)


def _work(pipe: Connection, what_if: WhatIf | None) -> None:
    # A person who stops the command stops the parent, and that one ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            piece = pipe.recv()
        except EOFError:
            return
        pipe.send(_scan(piece, what_if))


def _scan(piece: Piece, what_if: WhatIf | None) -> Scanned:
    try:
        return scan(piece, what_if)
    except OSError as error:
        return Scanned(piece, problems=[Problem("unreadable", piece.source, 0, detail=str(error))])
