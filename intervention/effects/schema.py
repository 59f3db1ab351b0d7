"""The ledger's tables. What may follow what is held here, by constraints and triggers, whoever writes."""

from __future__ import annotations

VERSION = 1

SCHEMA = """
CREATE TABLE batches (
    seq       INTEGER PRIMARY KEY AUTOINCREMENT,
    id        TEXT NOT NULL UNIQUE,
    run_id    TEXT NOT NULL,
    digest    TEXT NOT NULL,
    at        TEXT NOT NULL,
    result    TEXT NOT NULL CHECK (json_valid(result))
);
CREATE TABLE handled (
    violation_id TEXT PRIMARY KEY,
    batch_seq    INTEGER NOT NULL REFERENCES batches (seq),
    position     INTEGER NOT NULL CHECK (position >= 0),
    is_deferred  INTEGER NOT NULL CHECK (is_deferred IN (0, 1))
) WITHOUT ROWID;
CREATE TABLE strikes (
    batch_seq      INTEGER NOT NULL REFERENCES batches (seq),
    violation_type TEXT NOT NULL,
    is_reset       INTEGER NOT NULL DEFAULT 0 CHECK (is_reset IN (0, 1)),
    PRIMARY KEY (batch_seq, violation_type)
) WITHOUT ROWID;
CREATE TABLE operations (
    seq         INTEGER PRIMARY KEY AUTOINCREMENT,
    id          TEXT NOT NULL UNIQUE,
    kind        TEXT NOT NULL CHECK (kind IN ('quarantine', 'rollback', 'document', 'undo', 'restore')),
    state       TEXT NOT NULL CHECK (state IN ('planned', 'applying', 'done', 'reverted')),
    batch_id    TEXT,
    run_id      TEXT,
    reverses    TEXT REFERENCES operations (id),
    reversed_by TEXT REFERENCES operations (id),
    snapshot    TEXT,
    at          TEXT NOT NULL,
    body        TEXT NOT NULL CHECK (json_valid(body)),
    CHECK (reversed_by IS NULL OR state = 'done'),
    CHECK (kind <> 'undo' OR reverses IS NOT NULL)
);
CREATE INDEX unfinished ON operations (state) WHERE state IN ('planned', 'applying');
CREATE INDEX operations_by_batch ON operations (batch_id);
CREATE TABLE journal (
    operation_id TEXT NOT NULL REFERENCES operations (id),
    position     INTEGER NOT NULL,
    path         TEXT NOT NULL,
    change       TEXT NOT NULL CHECK (json_valid(change)),
    outcome      TEXT NOT NULL DEFAULT 'pending' CHECK (outcome IN ('pending', 'done', 'refused', 'reverted')),
    PRIMARY KEY (operation_id, position)
) WITHOUT ROWID;
CREATE TABLE decisions (
    id       TEXT PRIMARY KEY,
    batch_id TEXT,
    status   TEXT NOT NULL CHECK (status IN ('open', 'answered', 'carried_out')),
    body     TEXT NOT NULL CHECK (json_valid(body))
) WITHOUT ROWID;
CREATE TABLE outbox (
    seq  INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('decision', 'exceptions')),
    body TEXT NOT NULL CHECK (json_valid(body))
);
CREATE TRIGGER operation_begins BEFORE INSERT ON operations WHEN NEW.state <> 'planned'
    BEGIN SELECT RAISE(ABORT, 'an operation begins planned'); END;
CREATE TRIGGER operation_moves BEFORE UPDATE OF state ON operations
    WHEN NOT ((OLD.state = 'planned' AND NEW.state IN ('applying', 'reverted'))
           OR (OLD.state = 'applying' AND NEW.state IN ('done', 'reverted')))
    BEGIN SELECT RAISE(ABORT, 'an operation goes planned, applying, done or reverted'); END;
CREATE TRIGGER operation_stays BEFORE DELETE ON operations WHEN OLD.state NOT IN ('done', 'reverted')
    BEGIN SELECT RAISE(ABORT, 'an unfinished operation is finished or reverted first'); END;
CREATE TRIGGER reversed_once BEFORE UPDATE OF reversed_by ON operations
    WHEN OLD.reversed_by IS NOT NULL AND NEW.reversed_by IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'an operation is reversed once'); END;
CREATE TRIGGER outcome_once BEFORE UPDATE OF outcome ON journal WHEN OLD.outcome <> 'pending'
    BEGIN SELECT RAISE(ABORT, 'a path has one outcome'); END;
CREATE TRIGGER decision_moves BEFORE UPDATE OF status ON decisions
    WHEN NOT ((OLD.status = 'open' AND NEW.status = 'answered')
           OR (OLD.status = 'answered' AND NEW.status = 'carried_out'))
    BEGIN SELECT RAISE(ABORT, 'a decision goes open, answered, carried_out'); END;
CREATE TRIGGER result_stays BEFORE UPDATE ON batches
    BEGIN SELECT RAISE(ABORT, 'a stored result is never changed'); END;
"""
