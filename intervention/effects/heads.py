"""What the engine was told of each run's log: how long it was and what its last line was.

A log that was written anew from its first line on is a chain like any other; it no longer holds these. The table is
made with its first row, so that ledgers which were made before it have none and need none.
"""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

#: So many are kept of each run, the newest; the newest of them vouches for everything before it.
KEPT = 100
_TABLE = (
    "CREATE TABLE IF NOT EXISTS heads (run_id TEXT NOT NULL, lines INTEGER NOT NULL, head TEXT NOT NULL,"
    " PRIMARY KEY (run_id, lines)) WITHOUT ROWID"
)


class Head(NamedTuple):
    run_id: str
    lines: int
    digest: str


def note_head(db: sqlite3.Connection, head: Head) -> None:
    """Inside the caller's transaction. What was noted first of a place stays."""
    db.execute(_TABLE)
    db.execute("INSERT OR IGNORE INTO heads VALUES (?, ?, ?)", head)
    newest = "SELECT lines FROM heads WHERE run_id = ?1 ORDER BY lines DESC LIMIT ?2"
    db.execute(f"DELETE FROM heads WHERE run_id = ?1 AND lines NOT IN ({newest})", (head.run_id, KEPT))  # noqa: S608 - no value


def known_heads(db: sqlite3.Connection, run_id: str) -> list[Head]:
    """Oldest first."""
    if db.execute("SELECT 1 FROM sqlite_master WHERE name = 'heads'").fetchone() is None:
        return []
    rows = db.execute("SELECT run_id, lines, head FROM heads WHERE run_id = ? ORDER BY lines", (run_id,))
    return [Head(*row) for row in rows.fetchall()]
