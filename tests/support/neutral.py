"""Captured logs made fit for keeping: `python -m tests.support.neutral IN OUT` gives each a copy in which paths of the
machine, ids, hosts' session names and times tell nothing any more, with the chain made good again.

Ids stay ids: the same one becomes the same one everywhere, so a captured log still replays. Times keep their distances.
"""

import json
import re
import sys
import uuid
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.support.logs import chain, write

_BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
_UUID = re.compile(r"\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b")
_SESSION = re.compile(r"\bses_[0-9A-Za-z]+")
_CALL = re.compile(r"\b(?:call|toolu|prt|msg)_[0-9A-Za-z_]+")
_OPERATION = re.compile(r"\b(?:op|dec|d)_[0-9a-f]{8,}\b")
_COMMIT = re.compile(r"\b[0-9a-f]{40}\b")
_PLACE = re.compile(r"(?:/(?:tmp|home|root|work|var|private|Users)(?:/[^\s\"'`,:;)\\]+)*)")


class Names:
    """Old name -> new one, in the order in which they come."""

    def __init__(self, make: Callable[[int], str]) -> None:
        self._make = make
        self._known: dict[str, str] = {}

    def __call__(self, found: re.Match[str]) -> str:
        return self._known.setdefault(found[0], self._make(len(self._known) + 1))


class Neutral:
    def __init__(self, name: str, root: str, first: str) -> None:
        self._root = root
        begin = int.from_bytes(sha256(name.encode()).digest()[:8]) << 64
        self._first = datetime.fromisoformat(first)
        self._rules: list[tuple[re.Pattern[str], Callable[[re.Match[str]], str]]] = [
            (_UUID, Names(lambda n: str(uuid.UUID(int=begin + n)))),
            (_SESSION, Names(lambda n: f"ses_{n}")),
            (_CALL, Names(lambda n: f"call_{n}")),
            (_OPERATION, Names(lambda n: f"op_{n:016x}")),
            (_COMMIT, Names(lambda n: f"{n:040x}")),
            (_TIME, self._time),
            (_PLACE, lambda _: "/elsewhere"),
        ]

    def clean(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self.clean(part) for key, part in value.items()}
        if isinstance(value, list):
            return [self.clean(part) for part in value]
        return self._text(value) if isinstance(value, str) else value

    def _text(self, text: str) -> str:
        text = text.replace(self._root, "/project")
        for pattern, rule in self._rules:
            text = pattern.sub(rule, text)
        return text

    def _time(self, found: re.Match[str]) -> str:
        moved = datetime.fromisoformat(found[0]) - self._first + _BEGIN
        return (moved + timedelta(hours=9)).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def neutralise(name: str, lines: list[str]) -> list[str]:
    """The lines of one run's log, whose ids follow from its `name`, so that no two logs share any. What checkpoints say
    of the log before them follows the new chain."""
    entries = [json.loads(line) for line in lines]
    roots = (entry["detail"].get("project") for entry in entries if entry["event"] == "checkpoint")
    root = next((project["root"] for project in roots if project), "/project")
    neutral = Neutral(name, root, entries[0]["ts"])
    heads = [entry["prev"] for entry in entries]
    cleaned = [neutral.clean({**entry, "prev": None}) for entry in entries]
    for entry, old in zip(cleaned, entries, strict=True):
        _mend_project(entry)
        log = old["detail"].get("run", {}) if old["event"] == "checkpoint" else {}
        if log and log["log"]["head"] in heads:
            before = heads.index(log["log"]["head"])
            entry["detail"]["run"]["log"]["head"] = json.loads(chain(cleaned[: before + 1])[-1])["prev"]
    return chain(cleaned)


def _mend_project(entry: dict[str, Any]) -> None:
    project = entry["detail"].get("project") if entry["event"] == "checkpoint" else None
    if project:
        project["project_id"] = "0" * 16


def main(captured: str, folder: str) -> None:
    name = Path(captured).name.removesuffix(".jsonl").removesuffix(".audit")
    lines = neutralise(name, Path(captured).read_text(encoding="utf-8").splitlines())
    write(Path(folder) / f"{name}.audit.jsonl", lines)


if __name__ == "__main__":
    main(*sys.argv[1:])
