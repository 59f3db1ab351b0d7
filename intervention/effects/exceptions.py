"""The versions that are nobody's violation: read with care, added to, and used up."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence

from intervention.contract.exceptions import ExceptionEntry, Exceptions
from intervention.effects import files
from intervention.effects.files import FileState
from intervention.effects.repo import Repository

#: What the engine wrote in ended runs is forgotten beyond this many entries, oldest first.
MAX_ENTRIES = 5_000


def exceptions_path(repo: Repository) -> str:
    return os.path.join(repo.state, "exceptions.json")


def read_exceptions(repo: Repository) -> list[ExceptionEntry]:
    """All entries that can be read; one that cannot is passed over, so that a damaged file excepts less, never more."""
    try:
        with open(exceptions_path(repo), encoding="utf-8", opener=files.only_regular) as file:
            data = json.load(file)
    except (OSError, ValueError, RecursionError):
        return []
    items = data.get("entries") if isinstance(data, dict) else None
    found: list[ExceptionEntry] = []
    for item in items if isinstance(items, list) else []:
        try:
            found.append(ExceptionEntry.model_validate(item))
        except ValueError:
            continue
    return found


def content_of(state: FileState) -> str:
    """How an exception names what is at a path."""
    return state.sha256 if state.sha256 is not None else "absent"


def find_exception(
    entries: Sequence[ExceptionEntry], path: str, state: FileState, run_id: str, now: str, since: str
) -> ExceptionEntry | None:
    """The entry under which this version of the path is excepted in this run at this time. What the engine itself wrote
    counts only from `since`, the phase's base, on: an older state of its own is no licence to go back there."""
    for entry in entries:
        is_this = entry.path == path and entry.content in ("any", content_of(state))
        is_alive = entry.expires_at is None or entry.expires_at > now
        is_current = entry.kind != "engine" or entry.at >= since
        if is_this and is_alive and is_current and entry.run_id in (None, run_id):
            return entry
    return None


def write_exceptions(repo: Repository, add: Iterable[ExceptionEntry], drop: Iterable[ExceptionEntry], now: str) -> None:
    """Adds and drops entries in one durable write. Doing it twice does no more than doing it once."""
    gone = {entry.model_dump_json() for entry in drop}
    entries = {entry.model_dump_json(): entry for entry in read_exceptions(repo)}
    entries |= {entry.model_dump_json(): entry for entry in add}
    kept = [
        entry
        for key, entry in entries.items()
        if key not in gone and (entry.expires_at is None or entry.expires_at > now)
    ]
    body = Exceptions(entries=tuple(_trim(kept))).model_dump_json(indent=1)
    files.replace(exceptions_path(repo), body.encode() + b"\n")


def _trim(entries: list[ExceptionEntry]) -> list[ExceptionEntry]:
    surplus = len(entries) - MAX_ENTRIES
    kept: list[ExceptionEntry] = []
    for entry in entries:
        if surplus > 0 and entry.kind == "engine":
            surplus -= 1
            continue
        kept.append(entry)
    return kept
