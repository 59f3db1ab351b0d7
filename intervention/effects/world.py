"""The worktree as an act has it: locked, its ledger open, whatever was interrupted settled first."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from intervention.effects.carry import World
from intervention.effects.ledger import Ledger
from intervention.effects.lock import exclusive
from intervention.effects.objects import Objects
from intervention.effects.recover import recover
from intervention.effects.repo import Repository
from intervention.errors import EngineError


class LedgerBroken(EngineError):
    """The database is damaged, or was made by a later version."""


@contextmanager
def open_world(repo: Repository) -> Iterator[World]:
    """Raises NotARepository for a worktree without a commit, before anything is made in it; Busy, GitFailed,
    LedgerBroken, OSError."""
    _ = repo.head
    with exclusive(repo.state), Objects(repo.root, repo.is_sha256) as objects:
        try:
            ledger = Ledger(os.path.join(repo.state, "ledger.db"))
        except sqlite3.DatabaseError as error:
            raise LedgerBroken("ledger_broken", detail=str(error)) from error
        try:
            world = World(repo, ledger, objects)
            recover(world)
            yield world
        except sqlite3.DatabaseError as error:
            raise LedgerBroken("ledger_broken", detail=str(error)) from error
        finally:
            ledger.close()
