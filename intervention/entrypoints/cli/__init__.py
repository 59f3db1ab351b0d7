"""The door for people: one command a file under `commands`, and what all of them share beside it.

Knows how to ask, show and say in two languages. Must not know how files are moved or what is a violation: each command
calls what the rooms below offer, and a person's act is refused inside an agent's session before anything else happens.
"""

from __future__ import annotations

import os
import sys

# Plugins of pydantic's are code that some package on the path names; none may run here.
os.environ["PYDANTIC_DISABLE_PLUGINS"] = "1"

__all__ = ["main"]


def main() -> int:
    """The exit status of the command in `sys.argv`; `docs/commands.md` lists them.

    The watchdog takes a snapshot at every phase, so the plain form of that call is served without the library for
    command lines.
    """
    from intervention.entrypoints.cli import snapshots

    _fill_streams()
    if sys.argv[1:2] == ["snapshot"] and (call := snapshots.read_plain(sys.argv[2:])) is not None:
        return snapshots.run(call)
    from intervention.entrypoints.cli.program import serve

    return serve(sys.argv[1:])


def _fill_streams() -> None:
    """A shell may close any of the three (`>&-`); what is written there then goes nowhere, and nothing is read."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # as long as the process
