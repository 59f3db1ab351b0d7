"""An operation as a value: for each path what was there, what is to be there, and the index entries on both sides.

Everything that the engine does to files is this one shape; its inverse is the same shape with the sides exchanged.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from intervention.effects.files import FileState
from intervention.effects.index import IndexEntry

OperationKind = Literal["quarantine", "rollback", "document", "undo", "restore"]
OperationState = Literal["planned", "applying", "done", "reverted"]


class Source(NamedTuple):
    """Where the wanted bytes come from: a git blob's id, a path below the quarantine, or text given along."""

    kind: Literal["blob", "kept", "text"]
    name: str


class Change(NamedTuple):
    """One path. `source` is None where nothing is to be put there. Index entries count only where `is_indexed`."""

    path: str
    before: FileState
    after: FileState
    source: Source | None = None
    is_indexed: bool = False
    entry_before: IndexEntry | None = None
    entry_after: IndexEntry | None = None

    @property
    def moves_file(self) -> bool:
        return not self.before.is_same(self.after)

    @property
    def is_kept(self) -> bool:
        """Whether there is a version to keep."""
        return self.moves_file and self.before.kind in ("file", "link")


class Operation(NamedTuple):
    """`violation_ids`, `run_id`, `phase` and `batch_id` say what it was for; `reverses` the operation that it takes
    back; `snapshot` the safety state; `author` who, where it was a person's act."""

    id: str
    kind: OperationKind
    at: str
    changes: tuple[Change, ...]
    run_id: str | None = None
    phase: int | None = None
    batch_id: str | None = None
    violation_type: str | None = None
    violation_ids: tuple[str, ...] = ()
    reverses: str | None = None
    snapshot: str | None = None
    is_stashed: bool = False
    author: Mapping[str, Any] | None = None

    def kept_at(self, change: Change) -> str | None:
        """Where, below the quarantine, the version that was there is kept."""
        return f"{self.id}/files/{change.path}" if change.is_kept else None


def new_id() -> str:
    """Ids sort by the time at which they were made."""
    return f"op_{time.time_ns() // 1_000_000:011x}{os.urandom(3).hex()}"


def describe_change(change: Change) -> dict[str, Any]:
    """A change as plain JSON values."""
    return {
        "path": change.path,
        "before": _describe_state(change.before),
        "after": _describe_state(change.after),
        "source": {"kind": change.source.kind, "name": change.source.name} if change.source is not None else None,
        "is_indexed": change.is_indexed,
        "entry_before": _describe_entry(change.entry_before),
        "entry_after": _describe_entry(change.entry_after),
    }


def _describe_state(state: FileState) -> dict[str, Any]:
    return {"kind": state.kind, "sha256": state.sha256, "mode": state.mode, "size": state.size}


def _describe_entry(entry: IndexEntry | None) -> dict[str, Any] | None:
    return entry._asdict() if entry is not None else None


def write_change(change: Change) -> str:
    return json.dumps(describe_change(change))


def read_change(text: str) -> Change:
    data = json.loads(text)
    return Change(
        path=data["path"],
        before=FileState(**data["before"]),
        after=FileState(**data["after"]),
        source=Source(**data["source"]) if data["source"] else None,
        is_indexed=data["is_indexed"],
        entry_before=IndexEntry(**data["entry_before"]) if data["entry_before"] else None,
        entry_after=IndexEntry(**data["entry_after"]) if data["entry_after"] else None,
    )


def describe(operation: Operation) -> dict[str, Any]:
    """All but the changes, for the ledger and the manifest."""
    return {
        "phase": operation.phase,
        "violation_type": operation.violation_type,
        "violation_ids": list(operation.violation_ids),
        "is_stashed": operation.is_stashed,
        "author": dict(operation.author) if operation.author is not None else None,
    }
