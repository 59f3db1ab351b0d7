"""The log of a run as people see it: its chain checked and its entries counted, in one pass, whatever its length.

It may lie in several files: the full ones are numbered, and the one that grows comes last.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Any

from intervention.effects.files import only_regular
from intervention.effects.repo import Repository

#: A longer line is none of the guard's; it is read as several, so that what has no lines cannot fill the memory.
_MAX_LINE_BYTES = 64 * 1024 * 1024
_PART = re.compile(r"audit\.(\d{4,9})\.jsonl")


@dataclass(frozen=True, slots=True)
class Line:
    """One line; `entry` is None for one that is no entry. `digest` is what the next line has to name."""

    number: int
    digest: str
    entry: dict[str, Any] | None


@dataclass
class LogView:
    """`broken_at` is the first line that does not continue the one before it. `met` are those of the digests that were
    looked for. `live` and `degraded` are the newest entries of their kind, and so is `ground`: what a call changed of
    the guard's own. `operations` are those that the answers in the log name; `approvals` has who approved each phase,
    as the log says."""

    lines: int = 0
    head: str | None = None
    broken_at: int | None = None
    met: set[str] = field(default_factory=set)
    live: dict[str, Any] | None = None
    live_sessions: int = 0
    degraded: Counter[str] = field(default_factory=Counter)
    last_degraded: dict[str, Any] | None = None
    approvals: dict[int, str] = field(default_factory=dict)
    ground: dict[str, Any] | None = None
    ground_count: int = 0
    operations: set[str] = field(default_factory=set)
    refused: int = 0
    signals: Counter[str] = field(default_factory=Counter)
    last_at: str | None = None


def runs_folder(repo: Repository) -> str:
    return os.path.join(repo.state, "runs")


def log_files(repo: Repository, run_id: str) -> list[str]:
    """The files of a run's log that are there, oldest first."""
    folder = os.path.join(runs_folder(repo), run_id)
    try:
        names = os.listdir(folder)
    except OSError:
        return []
    parts = sorted((int(found[1]), name) for name in names if (found := _PART.fullmatch(name)))
    current = [name for name in names if name == "audit.jsonl"]
    return [os.path.join(folder, name) for name in (*(name for _, name in parts), *current)]


def changed_at(repo: Repository, run_id: str) -> float:
    """When the log was last written, in seconds since 1970; 0 where there is none."""
    return max(map(_changed, log_files(repo, run_id)), default=0.0)


def list_runs(repo: Repository) -> list[str]:
    """The ids of all runs that have a folder, oldest first by the time of their log's last change."""
    try:
        names = os.listdir(runs_folder(repo))
    except OSError:
        return []
    return sorted(names, key=lambda name: (changed_at(repo, name), name))


def read_lines(repo: Repository, run_id: str) -> Iterator[Line]:
    """Every line in order; nothing where there is no log. Raises OSError."""
    number = 0
    for name in log_files(repo, run_id):
        for raw in _raw_lines(name):
            if line := raw.rstrip(b"\n"):
                number += 1
                yield Line(number, hashlib.sha256(line).hexdigest(), _entry(line))


def read_log(repo: Repository, run_id: str, wanted: Collection[str] = ()) -> LogView:
    """`wanted` are digests of lines. Raises OSError."""
    view, looked_for = LogView(), frozenset(wanted)
    for line in read_lines(repo, run_id):
        previous = line.entry.get("prev") if line.entry is not None else object()
        if view.broken_at is None and previous != view.head:
            view.broken_at = line.number
        view.lines, view.head = line.number, line.digest
        if line.digest in looked_for:
            view.met.add(line.digest)
        if line.entry is not None and _is_counted(line.entry):
            _count(view, line.entry)
    return view


def find_entry(repo: Repository, violation_id: str) -> dict[str, Any] | None:
    """The entry with this id in any run's log, newest runs first."""
    needle = violation_id.encode()
    for run_id in reversed(list_runs(repo)):
        for name in log_files(repo, run_id):
            for line in _lines_with(name, needle):
                if line.get("id") == violation_id and _is_entry(line):
                    return line
    return None


def _lines_with(name: str, needle: bytes) -> Iterator[dict[str, Any]]:
    try:
        for raw in _raw_lines(name):
            if needle in raw and (entry := _entry(raw)) is not None:
                yield entry
    except OSError:
        return


def _raw_lines(name: str) -> Iterator[bytes]:
    with open(name, "rb", opener=only_regular) as file:
        while raw := file.readline(_MAX_LINE_BYTES):
            yield raw


def _is_entry(line: dict[str, Any]) -> bool:
    """Whether it is what the contract calls one, so that whoever shows it can take it at its word."""
    from pydantic import ValidationError

    from intervention.contract.entry import AuditEntry

    try:
        AuditEntry.model_validate(line)
    except ValidationError:
        return False
    return True


def _is_counted(line: dict[str, Any]) -> bool:
    """The same for what counting needs, which is asked of every line."""
    return isinstance(line.get("ts"), str) and isinstance(line.get("detail"), dict)


def _count(view: LogView, entry: dict[str, Any]) -> None:
    event, detail = entry.get("event"), entry["detail"]
    view.last_at = entry["ts"]
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
    elif event == "observed" and not entry.get("signal") and detail.get("rule") == "own_ground":
        view.ground = entry
        view.ground_count += 1
    elif event == "intervention":
        view.operations.update(_operations(detail.get("result")))
    elif event == "transition" and detail.get("event") == "user_approval" and detail.get("approved_by"):
        phase = entry.get("phase")
        view.approvals[phase if isinstance(phase, int) else 0] = str(detail["approved_by"])


def _operations(result: Any) -> Iterator[str]:
    results = result.get("results") if isinstance(result, dict) else None
    for one in results if isinstance(results, list) else ():
        if isinstance(one, dict) and isinstance(one.get("operation_id"), str):
            yield one["operation_id"]


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
