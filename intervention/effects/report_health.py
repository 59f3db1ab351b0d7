"""What a check of the installation and of one worktree finds. Looks only; what it cannot find out is a finding too."""

from __future__ import annotations

import json
import os
import re
import stat
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from intervention.effects import git
from intervention.effects.carry import quarantine_folder
from intervention.effects.ledger import LedgerNewer
from intervention.effects.repo import Repository
from intervention.effects.report_ledger import look
from intervention.errors import EngineError, GitFailed

LEAST_GIT = (2, 35)
_ENGINE_TIMEOUT_S = 30


class EngineSeen(NamedTuple):
    """The engine as the plugin would start it: `version` null with what was `said` instead."""

    command: tuple[str, ...]
    version: str | None
    said: str


class LedgerSeen(NamedTuple):
    """`problems` of the file itself; `interrupted` operations; `missing` kept versions that are no longer on the disk;
    `strays` folders of the quarantine that no operation knows; `owed` files that the ledger still has to write."""

    exists: bool
    problems: tuple[str, ...] = ()
    interrupted: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    #: The safety state of the first of those that are missing, where its operation took one.
    missing_state: str | None = None
    strays: tuple[str, ...] = ()
    owed: int = 0


def git_version(root: str) -> tuple[int, int] | None:
    """Null where git cannot be started."""
    try:
        said = git.run(root, ["version"]).out.decode("utf-8", "replace")
    except (GitFailed, OSError):
        return None
    found = re.search(r"(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else None


def ask_engine(command: Sequence[str], environment: Mapping[str, str]) -> EngineSeen:
    """Starts the engine as the plugin does, outside every project, and asks for its version."""
    try:
        done = subprocess.run(
            [*command, "version", "--json"],
            cwd=tempfile.gettempdir(),
            env=dict(environment),
            capture_output=True,
            text=True,
            errors="replace",
            timeout=_ENGINE_TIMEOUT_S,
            check=False,
        )
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        return EngineSeen(tuple(command), None, str(error)[:300])
    try:
        version = json.loads(done.stdout)["version"]
    except (ValueError, KeyError, TypeError):
        return EngineSeen(tuple(command), None, (done.stderr or done.stdout or f"exit {done.returncode}").strip()[:300])
    return EngineSeen(tuple(command), str(version), "")


def look_at_ledger(repo: Repository) -> LedgerSeen:
    """Compares the ledger with the disk. Never raises for a damaged one; raises LedgerNewer."""
    try:
        with look(repo) as ledger:
            if ledger is None:
                return LedgerSeen(exists=False, strays=_strays(repo, frozenset()))
            folder = quarantine_folder(repo)
            gone = [(one, place) for one, place in ledger.kept() if not os.path.lexists(os.path.join(folder, place))]
            return LedgerSeen(
                exists=True,
                problems=tuple(ledger.problems()),
                interrupted=tuple(one.id for one in ledger.unfinished()),
                missing=tuple(place for _, place in gone),
                missing_state=ledger.operation(gone[0][0]).snapshot if gone else None,
                strays=_strays(repo, frozenset(ledger.names(-1))),
                owed=len(ledger.outbox()),
            )
    except LedgerNewer:
        raise
    except EngineError as error:
        return LedgerSeen(exists=True, problems=(error.facts.get("detail", error.key),))


def is_private(repo: Repository) -> bool:
    """Whether nobody but its owner can look into the state folder."""
    return stat.S_IMODE(os.stat(repo.state).st_mode) & 0o077 == 0


def measure(folder: str) -> int:
    """Bytes below a folder; what cannot be read counts as nothing."""
    total = 0
    for where, _, names in os.walk(folder):
        for name in names:
            try:
                total += os.lstat(os.path.join(where, name)).st_size
            except OSError:
                continue
    return total


def _strays(repo: Repository, known: frozenset[str]) -> tuple[str, ...]:
    try:
        names = os.listdir(quarantine_folder(repo))
    except OSError:
        return ()
    return tuple(sorted(name for name in names if name not in known))
