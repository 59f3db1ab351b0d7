"""The ledger's record of operations: planned before anything is moved, and each path's outcome afterwards."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from intervention.effects.operation import Change, Operation


class Journal:
    """The part of the ledger about operations. What an operation is, is imported when one is first read or written:
    most checkpoints do neither."""

    _db: sqlite3.Connection

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield self._db
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")

    def plan(self, operation: Operation) -> None:
        """The record that comes first: nothing is moved before this is on the disk."""
        from intervention.effects.operation import describe, write_change

        with self._writing() as db:
            db.execute(
                "INSERT INTO operations (id, kind, state, batch_id, run_id, reverses, snapshot, at, body)"
                " VALUES (?, ?, 'planned', ?, ?, ?, ?, ?, ?)",
                (
                    operation.id,
                    operation.kind,
                    operation.batch_id,
                    operation.run_id,
                    operation.reverses,
                    operation.snapshot,
                    operation.at,
                    json.dumps(describe(operation)),
                ),
            )
            rows = [(operation.id, n, one.path, write_change(one)) for n, one in enumerate(operation.changes)]
            db.executemany("INSERT INTO journal (operation_id, position, path, change) VALUES (?, ?, ?, ?)", rows)

    def begin(self, operation_id: str) -> None:
        with self._writing() as db:
            db.execute("UPDATE operations SET state = 'applying' WHERE id = ?", (operation_id,))

    def note_outcomes(self, operation_id: str, outcomes: Sequence[str]) -> None:
        """What became of each change, in the order of the operation's changes."""
        with self._writing() as db:
            rows = [(outcome, operation_id, position) for position, outcome in enumerate(outcomes)]
            db.executemany("UPDATE journal SET outcome = ? WHERE operation_id = ? AND position = ?", rows)

    def revert(self, operation_id: str) -> None:
        with self._writing() as db:
            db.execute("UPDATE operations SET state = 'reverted' WHERE id = ?", (operation_id,))
            pending = "UPDATE journal SET outcome = 'reverted' WHERE operation_id = ? AND outcome = 'pending'"
            db.execute(pending, (operation_id,))

    def finish(self, operation: Operation, outbox: Sequence[tuple[str, str]] = ()) -> None:
        """The end of an operation that belongs to no batch."""
        with self._writing() as db:
            db.execute("UPDATE operations SET state = 'done' WHERE id = ?", (operation.id,))
            if operation.kind == "undo" and operation.reverses is not None:
                update = "UPDATE operations SET reversed_by = ? WHERE id = ?"
                db.execute(update, (operation.id, operation.reverses))
            db.executemany("INSERT INTO outbox (kind, body) VALUES (?, ?)", outbox)

    def has_unfinished(self) -> bool:
        query = "SELECT 1 FROM operations WHERE state IN ('planned', 'applying') LIMIT 1"
        return self._db.execute(query).fetchone() is not None

    def unfinished(self) -> list[Operation]:
        """Operations that were interrupted, newest first."""
        query = "SELECT id FROM operations WHERE state IN ('planned', 'applying') ORDER BY seq DESC"
        return [self.operation(row[0]) for row in self._db.execute(query).fetchall()]

    def states(self, limit: int) -> list[tuple[str, str, str | None]]:
        """(id, state, reversed by) of the newest operations first."""
        query = "SELECT id, state, reversed_by FROM operations ORDER BY seq DESC LIMIT ?"
        return list(self._db.execute(query, (limit,)).fetchall())

    def state_of(self, operation_id: str) -> tuple[str, str | None] | None:
        """State and reversing operation; None where there is no such operation."""
        query = "SELECT state, reversed_by FROM operations WHERE id = ?"
        row = self._db.execute(query, (operation_id,)).fetchone()
        return (row[0], row[1]) if row else None

    def operation(self, operation_id: str) -> Operation:
        """Raises KeyError where there is no such operation."""
        from intervention.effects.operation import Operation

        query = "SELECT kind, batch_id, run_id, reverses, snapshot, at, body FROM operations WHERE id = ?"
        row = self._db.execute(query, (operation_id,)).fetchone()
        if row is None:
            raise KeyError(operation_id)
        kind, batch_id, run_id, reverses, snapshot, at, body = row
        facts: dict[str, Any] = json.loads(body)
        return Operation(
            id=operation_id,
            kind=kind,
            at=at,
            changes=tuple(self._changes(operation_id)),
            run_id=run_id,
            batch_id=batch_id,
            reverses=reverses,
            snapshot=snapshot,
            phase=facts["phase"],
            violation_type=facts["violation_type"],
            violation_ids=tuple(facts["violation_ids"]),
            is_stashed=facts["is_stashed"],
            author=facts["author"],
        )

    def kept_changes(self, operation_id: str) -> list[Change]:
        """Every change that was planned, also those that were refused then: each may have left a version in the
        quarantine."""
        from intervention.effects.operation import read_change

        query = "SELECT change FROM journal WHERE operation_id = ? ORDER BY position"
        return [read_change(text) for (text,) in self._db.execute(query, (operation_id,))]

    def _changes(self, operation_id: str) -> Iterator[Change]:
        from intervention.effects.operation import read_change

        query = "SELECT change FROM journal WHERE operation_id = ? AND outcome IN ('pending', 'done') ORDER BY position"
        for (text,) in self._db.execute(query, (operation_id,)):
            yield read_change(text)
