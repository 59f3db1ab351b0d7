"""The record of people's acts: one line of JSON each, appended, beside the ledger or, for the installation, at home."""

from __future__ import annotations

import contextlib
import os

NAME = "commands.jsonl"


def forget_acts(folder: str) -> None:
    """Removes the record. Raises OSError."""
    with contextlib.suppress(FileNotFoundError):
        os.unlink(os.path.join(folder, NAME))


def append_act(folder: str, line: str) -> None:
    """Appends one line, which must hold no line break. Raises OSError, and FileNotFoundError where nothing of the
    guard's is there yet: a refusal makes no folders."""
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW
    handle = os.open(os.path.join(folder, NAME), flags, 0o600)
    try:
        os.write(handle, line.encode("utf-8", "backslashreplace") + b"\n")
    finally:
        os.close(handle)
