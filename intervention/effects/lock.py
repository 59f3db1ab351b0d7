"""One writer a worktree."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from intervention.errors import Busy

WAIT_S = 10.0
_PAUSE_S = 0.02


@contextmanager
def exclusive(state: str, wait: float = WAIT_S) -> Iterator[None]:
    """Holds the worktree's lock. Raises Busy when another process still has it after `wait` seconds.

    The lock belongs to the open file, so it ends with the process, however that ends.
    """
    handle = os.open(os.path.join(state, "lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    try:
        _acquire(handle, time.monotonic() + wait)
        yield
    finally:
        os.close(handle)


def _acquire(handle: int, deadline: float) -> None:
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except BlockingIOError:
            if time.monotonic() >= deadline:
                raise Busy("busy") from None
            time.sleep(_PAUSE_S)
