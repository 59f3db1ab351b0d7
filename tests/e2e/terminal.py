"""A person at a terminal: a command that may ask, and the answer that is typed."""

from __future__ import annotations

import os
import pty
import subprocess
from collections.abc import Sequence

from tests.e2e.project import ENGINE, Project


def run_in_terminal(project: Project, args: Sequence[str], typed: str) -> tuple[int, str]:
    """Run the guard's command on a terminal of its own with `typed` as input: exit status and the screen's text."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*ENGINE, *args],
        cwd=project.root,
        env=project.host.environment | {"TERM": "dumb"},
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
    )
    os.close(slave)
    os.write(master, typed.encode())
    screen = b"".join(iter(lambda: _read(master), b""))
    os.close(master)
    return process.wait(), screen.decode()


def _read(master: int) -> bytes:
    try:
        return os.read(master, 4096)
    except OSError:  # Linux ends a terminal whose last user has gone with an error
        return b""
