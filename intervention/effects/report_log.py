"""The log of a run as people see it: its chain checked and its entries counted, in one pass, whatever its length."""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from intervention.effects.repo import Repository


@dataclass(frozen=True, slots=True)
class Line:
    """One line; `entry` is None for one that is no entry. `digest` is what the next line has to name."""

    number: int
    digest: str
    entry: dict[str, Any] | None


@dataclass
class LogView:
    """`broken_at` is the first line that does not continue the one before it. `live` and `degraded` are the newest
    entries of their kind; `approvals` has who approved each phase, as the log says."""

    lines: int = 0
    head: str | None = None
    broken_at: int | None = None
    heads: set[str] = field(default_factory=set)
    live: dict[str, Any] | None = None
    live_sessions: int = 0
    degraded: Counter[str] = field(default_factory=Counter)
    last_degraded: dict[str, Any] | None = None
    approvals: dict[int, str] = field(default_factory=dict)
    refused: int = 0
    signals: Counter[str] = field(default_factory=Counter)
    last_at: str | None = None


def runs_folder(repo: Repository) -> str:
    return os.path.join(repo.state, "runs")


def log_file(repo: Repository, run_id: str) -> str:
    return os.path.join(runs_folder(repo), run_id, "audit.jsonl")


def list_runs(repo: Repository) -> list[str]:
    """The ids of all runs that have a folder, oldest first by the time of their log's last change."""
    try:
        names = os.listdir(runs_folder(repo))
    except OSError:
        return []
    return sorted(names, key=lambda name: (_changed(log_file(repo, name)), name))


def read_lines(repo: Repository, run_id: str) -> Iterator[Line]:
    """Every line in order; nothing where there is no log. Raises OSError."""
    try:
        file = open(log_file(repo, run_id), "rb")  # noqa: SIM115 - closed by the with below
    except FileNotFoundError:
        return
    with file:
        number = 0
        for raw in file:
            line = raw.rstrip(b"\n")
            if line:
                number += 1
                yield Line(number, hashlib.sha256(line).hexdigest(), _entry(line))


def read_log(repo: Repository, run_id: str) -> LogView:
    """Raises OSError."""
    view = LogView()
    for line in read_lines(repo, run_id):
        previous = line.entry.get("prev") if line.entry is not None else object()
        if view.broken_at is None and previous != view.head:
            view.broken_at = line.number
        view.lines, view.head = line.number, line.digest
        view.heads.add(line.digest)
        if line.entry is not None:
            _count(view, line.entry)
    return view


def find_entry(repo: Repository, violation_id: str) -> dict[str, Any] | None:
    """The entry with this id in any run's log, newest runs first."""
    needle = violation_id.encode()
    for run_id in reversed(list_runs(repo)):
        for line in _lines_with(log_file(repo, run_id), needle):
            if line.get("id") == violation_id:
                return line
    return None


def _lines_with(name: str, needle: bytes) -> Iterator[dict[str, Any]]:
    try:
        with open(name, "rb") as file:
            for raw in file:
                if needle in raw and (entry := _entry(raw)) is not None:
                    yield entry
    except OSError:
        return


def _count(view: LogView, entry: dict[str, Any]) -> None:
    event, detail = entry.get("event"), entry.get("detail")
    detail = detail if isinstance(detail, dict) else {}
    view.last_at = entry.get("ts")
    if entry.get("signal"):
        view.signals[str(entry["signal"])] += 1
    if event == "live":
        view.live = entry
        view.live_sessions += 1
    elif event == "degraded":
        view.degraded[str(detail.get("what"))] += 1
        view.last_degraded = entry
    elif event == "intercepted":
        view.refused += 1
    elif event == "transition" and detail.get("event") == "user_approval" and detail.get("approved_by"):
        view.approvals[int(entry.get("phase") or 0)] = str(detail["approved_by"])


def _entry(line: bytes) -> dict[str, Any] | None:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return entry if isinstance(entry, dict) else None


def _changed(name: str) -> float:
    try:
        return os.stat(name).st_mtime
    except OSError:
        return 0.0
