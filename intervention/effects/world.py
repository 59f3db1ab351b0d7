"""The worktree as an act has it: locked, its ledger open, whatever was interrupted settled first."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from intervention.effects.ledger import Ledger
from intervention.effects.lock import exclusive
from intervention.effects.objects import Objects
from intervention.effects.repo import Repository
from intervention.errors import EngineError


class World(NamedTuple):
    """What every act needs: the worktree, its ledger, a reader of its objects."""

    repo: Repository
    ledger: Ledger
    objects: Objects


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
            raise _name(error) from error
        try:
            world = World(repo, ledger, objects)
            if _is_unsettled(ledger):
                from intervention.effects.recover import recover

                recover(world)
            yield world
        except sqlite3.DatabaseError as error:
            raise _name(error) from error
        finally:
            ledger.close()


def _name(error: sqlite3.DatabaseError) -> LedgerBroken:
    """A full or read-only disk is no fault of the ledger's."""
    is_disk = isinstance(error, sqlite3.OperationalError)
    return LedgerBroken("disk" if is_disk else "ledger_broken", detail=str(error))


def _is_unsettled(ledger: Ledger) -> bool:
    """Whether an earlier call was interrupted. Settling has its own imports, and is rarely needed."""
    return ledger.has_unfinished() or bool(ledger.unfinished_decisions()) or bool(ledger.outbox())
