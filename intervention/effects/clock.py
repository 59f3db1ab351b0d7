"""The time, as the contract writes it."""

from __future__ import annotations

import time


def now() -> str:
    """UTC with milliseconds, RFC 3339."""
    return stamp(time.time())


def stamp(seconds: float) -> str:
    whole, milliseconds = divmod(int(seconds * 1000), 1000)
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(whole)) + f".{milliseconds:03d}Z"
