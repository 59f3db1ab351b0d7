"""What to do about each file, decided from what is there; nothing is changed here."""

import hashlib
from collections.abc import Iterable, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from intervention.entrypoints.install.manifest import Owned

Verb = Literal["write", "link", "keep", "refuse", "remove", "leave"]
Why = Literal["new", "renewed", "same", "yours", "occupied", "ours", "if_empty", "changed", "gone", "in_use"]


@dataclass(frozen=True)
class Wanted:
    """A file (`content`) or a link (`target`) that shall be there.

    `is_needed`: without it the guard does not work, so another file in its place is refused instead of kept.
    """

    path: Path
    scope: str
    content: bytes | None = None
    target: Path | None = None
    is_needed: bool = False


@dataclass(frozen=True)
class Step:
    """One thing to do, or to leave alone, and why."""

    verb: Verb
    path: Path
    why: Why
    wanted: Wanted | None = None
    owned: Owned | None = None


def plan_install(wanted: Iterable[Wanted], owned: Iterable[Owned]) -> tuple[Step, ...]:
    """Return one step for each wanted thing."""
    known = {(item.path, item.mark) for item in owned}
    return tuple(_plan_one(item, known) for item in wanted)


def plan_uninstall(owned: Iterable[Owned], scope: str | None) -> tuple[Step, ...]:
    """Return one step for each thing that was installed (in `scope`, or anywhere), the newest first."""
    mine = [item for item in owned if scope is None or item.scope == scope]
    return tuple(_plan_removal(item) for item in reversed(mine))


def mark_of(path: Path) -> str | None:
    """Return what identifies the file or link at `path` in the list; None when nothing, or a folder, is there."""
    if path.is_symlink():
        return str(path.readlink())
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else None


def wanted_mark(wanted: Wanted) -> str:
    """Return what `mark_of` will answer once the thing is in place."""
    return str(wanted.target) if wanted.content is None else hashlib.sha256(wanted.content).hexdigest()


def _plan_one(wanted: Wanted, known: Set[tuple[str, str]]) -> Step:
    verb: Verb = "link" if wanted.content is None else "write"
    there = mark_of(wanted.path)
    if there is None and not wanted.path.exists():
        return Step(verb, wanted.path, "new", wanted)
    if there == wanted_mark(wanted):
        return Step("keep", wanted.path, "same", wanted)
    if there is not None and (str(wanted.path), there) in known:
        return Step(verb, wanted.path, "renewed", wanted)
    if wanted.is_needed:
        return Step("refuse", wanted.path, "occupied", wanted)
    return Step("keep", wanted.path, "yours", wanted)


def _plan_removal(owned: Owned) -> Step:
    path = Path(owned.path)
    if owned.kind == "folder":
        return Step("remove", path, "if_empty", owned=owned)
    there = mark_of(path)
    if there == owned.mark:
        return Step("remove", path, "ours", owned=owned)
    return Step("leave", path, "changed" if there is not None or path.exists() else "gone", owned=owned)
