"""What the engine remembers of a worktree: batches and their results, operations with their journal, strikes,
decisions.

One SQLite file. Each public function is one transaction; what has to become true together is written together.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from intervention.effects.heads import Head, note_head
from intervention.effects.journal import Journal
from intervention.effects.schema import SCHEMA, VERSION
from intervention.errors import EngineError

STRIKE_WINDOW = 10


class BatchRecord(NamedTuple):
    """What becomes true when a batch has ended: its result, who was struck, which operations stand."""

    id: str
    run_id: str
    digest: str
    at: str
    result: str
    #: violation id -> (position in results or in deferred, whether the latter)
    handled: Mapping[str, tuple[int, bool]]
    struck: Sequence[str]
    operations: Sequence[str]
    outbox: Sequence[tuple[str, str]] = ()
    decision: tuple[str, str] | None = None
    #: What the request said of the run's log.
    log: Head | None = None


class LedgerNewer(EngineError):
    """A later version of this program made it; what that means by its tables is not known here."""


def require_known_version(db: sqlite3.Connection) -> int:
    """The format's number, 0 where nothing has been made yet. Raises LedgerNewer, and then the connection is closed."""
    found = int(db.execute("PRAGMA user_version").fetchone()[0])
    if found > VERSION:
        db.close()
        raise LedgerNewer("ledger_newer", found=str(found), known=str(VERSION))
    return found


class Ledger(Journal):
    """Open it under the worktree's lock. `path` is the database file; it is made on first use."""

    def __init__(self, path: str) -> None:
        is_new = not os.path.exists(path)
        if is_new:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        self._db = sqlite3.connect(path, isolation_level=None, timeout=5.0)
        self._db.execute("PRAGMA foreign_keys = ON")
        self._db.execute("PRAGMA synchronous = FULL")
        if require_known_version(self._db) == 0:
            self._create()

    def _create(self) -> None:
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.executescript(f"BEGIN IMMEDIATE;{SCHEMA};PRAGMA user_version = {VERSION};COMMIT;")

    def close(self) -> None:
        self._db.close()

    # batches

    def stored_result(self, batch_id: str) -> str | None:
        row = self._db.execute("SELECT result FROM batches WHERE id = ?", (batch_id,)).fetchone()
        return row[0] if row else None

    def handled_before(self, violation_ids: Iterable[str]) -> dict[str, tuple[str, int, bool]]:
        """Violation id -> (the result that answered it, position, whether it was deferred)."""
        wanted = json.dumps(list(violation_ids))
        rows = self._db.execute(
            "SELECT violation_id, batch_seq, position, is_deferred FROM handled"
            " WHERE violation_id IN (SELECT value FROM json_each(?))",
            (wanted,),
        ).fetchall()
        results = {seq: self._result_of(seq) for seq in {row[1] for row in rows}}
        return {row[0]: (results[row[1]], row[2], bool(row[3])) for row in rows}

    def _result_of(self, seq: int) -> str:
        return str(self._db.execute("SELECT result FROM batches WHERE seq = ?", (seq,)).fetchone()[0])

    def strikes(self) -> dict[str, int]:
        """Violation type -> strikes in the last ten batches of this worktree."""
        rows = self._db.execute(
            "SELECT violation_type, count(*) FROM strikes WHERE is_reset = 0 AND batch_seq IN"
            " (SELECT seq FROM batches ORDER BY seq DESC LIMIT ?) GROUP BY violation_type",
            (STRIKE_WINDOW,),
        )
        return dict(rows.fetchall())

    def results_that_struck(self, violation_type: str, run_id: str) -> list[str]:
        """The results of the window in which this type was struck in this run, oldest first."""
        rows = self._db.execute(
            "SELECT b.result FROM strikes s JOIN batches b ON b.seq = s.batch_seq WHERE s.violation_type = ?"
            " AND s.is_reset = 0 AND b.run_id = ? AND b.seq IN (SELECT seq FROM batches ORDER BY seq DESC LIMIT ?)"
            " ORDER BY b.seq",
            (violation_type, run_id, STRIKE_WINDOW),
        )
        return [row[0] for row in rows]

    def finish_batch(self, record: BatchRecord) -> None:
        with self._writing() as db:
            row = (record.id, record.run_id, record.digest, record.at, record.result)
            seq = db.execute(
                "INSERT INTO batches (id, run_id, digest, at, result) VALUES (?, ?, ?, ?, ?)", row
            ).lastrowid
            handled = [(one, seq, at, deferred) for one, (at, deferred) in record.handled.items()]
            db.executemany("INSERT OR IGNORE INTO handled VALUES (?, ?, ?, ?)", handled)
            db.executemany("INSERT INTO strikes VALUES (?, ?, 0)", [(seq, kind) for kind in record.struck])
            db.executemany("UPDATE operations SET state = 'done' WHERE id = ?", [(one,) for one in record.operations])
            db.executemany("INSERT INTO outbox (kind, body) VALUES (?, ?)", record.outbox)
            if record.decision is not None:
                decision_id, body = record.decision
                db.execute("INSERT INTO decisions VALUES (?, ?, 'open', ?)", (decision_id, record.id, body))
                db.execute("INSERT INTO outbox (kind, body) VALUES ('decision', ?)", (body,))
            if record.log is not None:
                note_head(db, record.log)

    def reset_strikes(self, violation_types: Iterable[str]) -> None:
        with self._writing() as db:
            rows = [(kind,) for kind in violation_types]
            db.executemany("UPDATE strikes SET is_reset = 1 WHERE violation_type = ?", rows)

    # decisions

    def decision(self, decision_id: str) -> tuple[str, str] | None:
        """Status and body."""
        row = self._db.execute("SELECT status, body FROM decisions WHERE id = ?", (decision_id,)).fetchone()
        return (row[0], row[1]) if row else None

    def decisions(self) -> list[str]:
        """The bodies of all decisions."""
        return [row[0] for row in self._db.execute("SELECT body FROM decisions")]

    def unfinished_decisions(self) -> list[str]:
        """Bodies of decisions that were answered and not yet carried out."""
        return [row[0] for row in self._db.execute("SELECT body FROM decisions WHERE status = 'answered'")]

    def add_decision(self, decision_id: str, body: str) -> None:
        """One that opens answered: a person's request."""
        with self._writing() as db:
            db.execute("INSERT INTO decisions VALUES (?, NULL, 'carried_out', ?)", (decision_id, body))
            db.execute("INSERT INTO outbox (kind, body) VALUES ('decision', ?)", (body,))

    def move_decision(self, decision_id: str, was: str, now: str, body: str) -> bool:
        """Compare and swap: False where the status is not `was` (any more), and then nothing has changed."""
        with self._writing() as db:
            update = "UPDATE decisions SET status = ?, body = ? WHERE id = ? AND status = ?"
            if db.execute(update, (now, body, decision_id, was)).rowcount != 1:
                return False
            db.execute("INSERT INTO outbox (kind, body) VALUES ('decision', ?)", (body,))
        return True

    # outbox

    def outbox(self) -> list[tuple[int, str, str]]:
        """(number, kind, body) of what has still to be written beside the ledger."""
        return list(self._db.execute("SELECT seq, kind, body FROM outbox ORDER BY seq").fetchall())

    def post(self, kind: str, body: str) -> None:
        with self._writing() as db:
            db.execute("INSERT INTO outbox (kind, body) VALUES (?, ?)", (kind, body))

    def delivered(self, numbers: Iterable[int]) -> None:
        with self._writing() as db:
            db.executemany("DELETE FROM outbox WHERE seq = ?", [(number,) for number in numbers])
