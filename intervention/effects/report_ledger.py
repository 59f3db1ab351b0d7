"""The ledger for looking only: opened without the worktree's lock, and without settling what was interrupted, so that
a look neither waits for an engine at work nor hides what it would mend."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from intervention.effects.chains import read_chain
from intervention.effects.heads import Head, known_heads
from intervention.effects.history import Recorded
from intervention.effects.ledger import Ledger, require_known_version
from intervention.effects.repo import Repository
from intervention.effects.world import LedgerBroken


class SafetyState(NamedTuple):
    """The commit that an operation took beforehand, and whether it was put into the stash list."""

    operation: str
    sha: str
    is_listed: bool


class LedgerView(Ledger):
    """Reads; whatever writes raises, since the file is opened for reading only."""

    def __init__(self, path: str) -> None:
        self._db = _open(path, "mode=ro")
        try:
            require_known_version(self._db)
        except sqlite3.OperationalError:
            self._db.close()
            # Even readers write beside it, which a read-only disk refuses; where nothing is pending there it is whole.
            if _is_pending(path):
                raise
            self._db = _open(path, "mode=ro&immutable=1")
            require_known_version(self._db)

    def recorded(self, limit: int, run_id: str | None = None) -> list[Recorded]:
        """The newest operations first; of one run where it is named."""
        query = "SELECT id, state FROM operations WHERE ?1 IS NULL OR run_id = ?1 ORDER BY seq DESC LIMIT ?2"
        rows = self._db.execute(query, (run_id, limit)).fetchall()
        return [self._recorded(one, state) for one, state in rows]

    def find(self, operation_id: str) -> Recorded | None:
        state = self.state_of(operation_id)
        return None if state is None else self._recorded(operation_id, state[0])

    def _recorded(self, operation_id: str, state: str) -> Recorded:
        """One that was taken back changed nothing, so that it is shown with what it was to change."""
        operation = self.operation(operation_id)
        if state == "reverted":
            operation = operation._replace(changes=tuple(self.kept_changes(operation_id)))
        return Recorded(operation, state, read_chain(self, operation_id))

    def names(self, limit: int) -> list[str]:
        return [one for one, *_ in self.states(limit)]

    def result_about(self, violation_id: str) -> dict[str, Any] | None:
        """The part of a stored result that answered this violation."""
        found = self.handled_before([violation_id]).get(violation_id)
        if found is None:
            return None
        text, position, is_deferred = found
        part: dict[str, Any] = json.loads(text)["deferred" if is_deferred else "results"][position]
        return part

    def result_of_batch(self, batch_id: str) -> dict[str, Any] | None:
        text = self.stored_result(batch_id)
        return None if text is None else json.loads(text)

    def batches(self, limit: int, run_id: str | None = None) -> list[tuple[str, str, dict[str, Any]]]:
        """(id, time, result) of the newest batches first."""
        query = "SELECT id, at, result FROM batches WHERE ?1 IS NULL OR run_id = ?1 ORDER BY seq DESC LIMIT ?2"
        return [(one, at, json.loads(text)) for one, at, text in self._db.execute(query, (run_id, limit)).fetchall()]

    def problems(self) -> list[str]:
        """What SQLite's own check finds; nothing for a sound file."""
        rows = [str(row[0]) for row in self._db.execute("PRAGMA quick_check(5)").fetchall()]
        return [] if rows == ["ok"] else rows

    def kept(self) -> Iterator[tuple[str, str]]:
        """(operation, path below the quarantine) of every version that a finished operation keeps."""
        for (one,) in self._db.execute("SELECT id FROM operations WHERE state = 'done' ORDER BY seq").fetchall():
            operation = self.operation(one)
            for change in operation.changes:
                if (place := operation.kept_at(change)) is not None:
                    yield one, place

    def heads(self, run_id: str) -> list[Head]:
        """What the engine was told of this run's log, oldest first."""
        return known_heads(self._db, run_id)

    def safety_states(self, run_id: str) -> list[SafetyState]:
        """Those that the run's operations rest on as long as they stand, oldest first."""
        query = (
            "SELECT id, snapshot, json_extract(body, '$.is_stashed') FROM operations WHERE run_id = ?"
            " AND state = 'done' AND reversed_by IS NULL AND snapshot IS NOT NULL ORDER BY seq"
        )
        return [SafetyState(one, sha, bool(listed)) for one, sha, listed in self._db.execute(query, (run_id,))]

    def knows(self, operations: Iterable[str]) -> set[str]:
        """Those of these operations that are recorded here."""
        query = "SELECT id FROM operations WHERE id IN (SELECT value FROM json_each(?))"
        return {one for (one,) in self._db.execute(query, (json.dumps(sorted(operations)),))}

    def count(self) -> int:
        return int(self._db.execute("SELECT count(*) FROM operations").fetchone()[0])

    def freed(self) -> int:
        """How many operations were here once and are recorded no more: only `gc` takes records out."""
        row = self._db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'operations'").fetchone()
        return int(row[0]) - self.count() if row is not None else 0


@contextmanager
def look(repo: Repository) -> Iterator[LedgerView | None]:
    """The ledger, or None where nothing was ever done here. Raises LedgerBroken."""
    path = os.path.join(repo.state, "ledger.db")
    if not os.path.exists(path):
        yield None
        return
    try:
        view = LedgerView(path)
        try:
            yield view
        finally:
            view.close()
    except sqlite3.DatabaseError as error:
        raise LedgerBroken("ledger_broken", detail=str(error)) from error


def _open(path: str, how: str) -> sqlite3.Connection:
    db = sqlite3.connect(f"file:{_quote(path)}?{how}", uri=True, isolation_level=None, timeout=5.0)
    db.execute("PRAGMA query_only = ON")
    return db


def _is_pending(path: str) -> bool:
    try:
        return os.stat(f"{path}-wal").st_size > 0
    except OSError:
        return False


def _quote(path: str) -> str:
    return "".join(char if char not in "%?#" else f"%{ord(char):02x}" for char in path)
