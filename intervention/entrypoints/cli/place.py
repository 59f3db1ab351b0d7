"""Which worktree a command is about, opened for one writer where something is to be done in it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from intervention.effects.repo import Repository, locate


def find(root: str | None = None) -> Repository:
    """The worktree that holds `root`, or else the folder in which the command was started. Raises NotARepository, also
    where nothing has been committed yet."""
    repo = locate(os.path.abspath(root or os.getcwd()))
    _ = repo.head
    return repo


@contextmanager
def quiet(repo: Repository) -> Iterator[None]:
    """Holds the worktree's lock with nothing interrupted left behind. Raises Busy, GitFailed, OSError."""
    from intervention.effects.carry import World
    from intervention.effects.ledger import Ledger
    from intervention.effects.lock import exclusive
    from intervention.effects.objects import Objects
    from intervention.effects.recover import recover

    with exclusive(repo.state), Objects(repo.root, repo.is_sha256) as objects:
        ledger = Ledger(os.path.join(repo.state, "ledger.db"))
        try:
            recover(World(repo, ledger, objects))
            yield
        finally:
            ledger.close()
