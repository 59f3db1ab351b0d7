"""A log that lies in several files: the full ones are numbered, and the one that grows comes after them."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from pydantic_core import from_json

from intervention.replay.problems import Problem

_FILE = re.compile(r"audit(?:\.(\d{4,9}))?\.jsonl(?:\.gz|\.zst)?")
#: What the first entry of a file says that is not the first of its log.
CONTINUES = "log_continues"


def in_order(names: Sequence[str]) -> list[str]:
    """The names as they were given, the files of one folder's log in the order in which they were written."""
    folders: dict[str, list[str]] = {}
    for name in names:
        if _place(name) is not None:
            folders.setdefault(os.path.dirname(name), []).append(name)
    ordered = {folder: iter(sorted(files, key=_key)) for folder, files in folders.items()}
    return [name if _place(name) is None else next(ordered[os.path.dirname(name)]) for name in names]


def missing_ends(names: Sequence[str]) -> list[Problem]:
    """Full files whose next one was not given."""
    given = {(os.path.dirname(name), _place(name)) for name in names}
    problems = []
    for name in names:
        place, folder = _place(name), os.path.dirname(name)
        if place and (folder, place + 1) not in given and (folder, 0) not in given:
            following = f"audit.{place + 1:04}.jsonl / audit.jsonl"
            problems.append(Problem("ending", name, 0, detail=following))
    return problems


def continued(raw: bytes) -> str:
    """The file that this entry says it follows; empty where it says none."""
    detail = from_json(raw).get("detail")
    if not isinstance(detail, dict) or detail.get("rule") != CONTINUES:
        return ""
    paths = detail.get("paths")
    return str(paths[0]) if isinstance(paths, list) and paths else ""


def _place(name: str) -> int | None:
    """The file's number, 0 for the one that grows; None for what is no file of such a log."""
    found = _FILE.fullmatch(os.path.basename(name))
    return None if found is None else int(found[1] or 0)


def _key(name: str) -> tuple[bool, int]:
    place = _place(name)
    return (not place, place or 0)
