"""The versions that are nobody's violation: read with care, added to, and used up."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence

from intervention.contract.exceptions import ExceptionEntry, Exceptions
from intervention.effects import files
from intervention.effects.files import FileState
from intervention.effects.repo import Repository
from intervention.effects.seal import seal, unseal

#: What the engine wrote in ended runs is forgotten beyond this many entries, oldest first.
MAX_ENTRIES = 5_000


def exceptions_path(repo: Repository) -> str:
    return os.path.join(repo.state, "exceptions.json")


def read_exceptions(repo: Repository) -> list[ExceptionEntry]:
    """All entries that can be read; one that cannot is passed over, so that a damaged file excepts less, never more. A
    file that is not as it was written excepts nothing."""
    try:
        with open(exceptions_path(repo), "rb", opener=files.only_regular) as file:
            data = json.loads(unseal(file.read()) or b"")
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
    body = Exceptions(entries=tuple(_trim(_without_older(kept)))).model_dump_json(indent=1)
    _keep_foreign(repo)
    files.replace(exceptions_path(repo), seal(body.encode()))


def _keep_foreign(repo: Repository) -> None:
    """A file that somebody else wrote is not lost by the next one of ours."""
    path = exceptions_path(repo)
    try:
        with open(path, "rb", opener=files.only_regular) as file:
            is_ours = unseal(file.read()) is not None
    except OSError:
        return
    if not is_ours:
        os.makedirs(os.path.join(repo.state, "kept"), 0o700, exist_ok=True)
        os.replace(path, os.path.join(repo.state, "kept", f"{os.urandom(16).hex()}-exceptions.json"))


def _without_older(entries: list[ExceptionEntry]) -> list[ExceptionEntry]:
    """What the engine wrote again and again is excepted from its newest time on; the older entries say nothing more."""
    newest: dict[tuple[str, str, str | None], str] = {}
    for entry in entries:
        if entry.kind == "engine":
            key = (entry.path, entry.content, entry.run_id)
            newest[key] = max(entry.at, newest.get(key, ""))
    return [
        entry
        for entry in entries
        if entry.kind != "engine" or entry.at == newest[(entry.path, entry.content, entry.run_id)]
    ]


def _trim(entries: list[ExceptionEntry]) -> list[ExceptionEntry]:
    surplus = len(entries) - MAX_ENTRIES
    kept: list[ExceptionEntry] = []
    for entry in entries:
        if surplus > 0 and entry.kind == "engine":
            surplus -= 1
            continue
        kept.append(entry)
    return kept
