"""What an operation changed in a path, as lines: the version that was there against the one that was put there."""

from __future__ import annotations

import difflib
import os
from typing import TYPE_CHECKING, NamedTuple

from intervention.effects.carry import quarantine_folder
from intervention.effects.objects import Objects
from intervention.effects.repo import Repository

if TYPE_CHECKING:
    from intervention.effects.operation import Change, Operation

#: Beyond these a difference is not shown: comparing takes time that grows faster than the files.
_MAX_BYTES = 256 * 1024
_MAX_LINES = 4_000


class Difference(NamedTuple):
    """`lines` as of a unified diff, or null with the key of a reason: `binary`, `large`, `same`, `missing`."""

    lines: list[str] | None
    reason: str | None


def compare(repo: Repository, objects: Objects, operation: Operation, change: Change) -> Difference:
    """Reads both versions from where the operation keeps or took them. Raises GitFailed."""
    before, after = _before(repo, operation, change), _after(repo, objects, change)
    if before is None or after is None:
        return Difference(None, "missing")
    if before == after:
        return Difference(None, "same")
    if max(len(before), len(after)) > _MAX_BYTES:
        return Difference(None, "large")
    texts = [_text(before), _text(after)]
    if None in texts:
        return Difference(None, "binary")
    old, new = ((text or "").splitlines() for text in texts)
    if max(len(old), len(new)) > _MAX_LINES:
        return Difference(None, "large")
    return Difference(list(difflib.unified_diff(old, new, "before", "after", lineterm="", n=3)), None)


def _before(repo: Repository, operation: Operation, change: Change) -> bytes | None:
    if change.before.kind not in ("file", "link"):
        return b""
    where = operation.kept_at(change)
    return _read(os.path.join(quarantine_folder(repo), where)) if where is not None else None


def _after(repo: Repository, objects: Objects, change: Change) -> bytes | None:
    source = change.source
    if change.after.kind not in ("file", "link"):
        return b""
    if source is None:
        return None
    if source.kind == "blob":
        return objects.content(source.name)
    if source.kind == "text":
        return source.name.encode("utf-8", "surrogateescape")
    return _read(os.path.join(quarantine_folder(repo), source.name))


def _read(path: str) -> bytes | None:
    try:
        if os.path.islink(path):
            return os.fsencode(os.readlink(path))
        with open(path, "rb") as file:
            return file.read(_MAX_BYTES + 1)
    except OSError:
        return None


def _text(raw: bytes) -> str | None:
    try:
        return None if b"\0" in raw else raw.decode("utf-8")
    except UnicodeDecodeError:
        return None
