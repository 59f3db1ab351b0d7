"""Who is calling, as far as a process can know: a person's terminal, or an agent's session.

Two marks are looked for: what the watchdog puts into the environment of the agent's shells, and the host among the
process's ancestors. Either is enough to refuse an act that is a person's.
"""

from __future__ import annotations

import getpass
import os
import subprocess
from typing import TYPE_CHECKING

from intervention.errors import Declined

if TYPE_CHECKING:
    from intervention.contract.decision import Author

AGENT_MARK = "INTERVENTION_AGENT"
_HOST = "opencode"
_MAX_DEPTH = 64


def find_marks() -> tuple[bool, bool]:
    """Whether the environment has the agent's mark, and whether the host is an ancestor. Standard library only: the
    installation asks before anything else is there."""
    return bool(os.environ.get(AGENT_MARK)), has_host_above(os.getppid())


def current_author() -> Author:
    """The user and both marks."""
    from intervention.contract.decision import Author

    agent_environment, host_ancestor = find_marks()
    return Author(user=_user(), agent_environment=agent_environment, host_ancestor=host_ancestor)


def require_person() -> Author:
    """The author, where it is a person. Raises Declined where either mark is there."""
    author = current_author()
    if author.agent_environment or author.host_ancestor:
        raise Declined("agent")
    return author


def has_host_above(process: int) -> bool:
    """Whether the host is this process or one of its ancestors."""
    for _ in range(_MAX_DEPTH):
        if process <= 1:
            return False
        parent, words = _look(process)
        if any(_is_host(word) for word in words):
            return True
        process = parent
    return False


def _is_host(word: str) -> bool:
    name = os.path.basename(word).lstrip(".").lower().removesuffix(".exe")
    return name == _HOST or name.startswith(f"{_HOST}-")


def _look(process: int) -> tuple[int, list[str]]:
    """Parent, and the words that name the program: its own name and the first two of its command line."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as file:
            head, _, tail = file.read().rpartition(")")
        with open(f"/proc/{process}/cmdline", "rb") as file:
            line = file.read().decode("utf-8", "replace").split("\0")
    except OSError:
        return _ask_ps(process)
    return int(tail.split()[1]), [head.partition("(")[2], *line[:2]]


def _ask_ps(process: int) -> tuple[int, list[str]]:
    """The same where there is no /proc."""
    try:
        shown = subprocess.run(
            ["ps", "-o", "ppid=,command=", "-p", str(process)], capture_output=True, text=True, timeout=5, check=True
        ).stdout.split()
    except (OSError, subprocess.SubprocessError):
        return 0, []
    return (int(shown[0]), shown[1:3]) if shown and shown[0].isdigit() else (0, [])


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid())
