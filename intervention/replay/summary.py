"""What decisions come to: how often told, undone and stopped, before and after, by type, phase, session and file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from intervention.replay.rows import Row
from intervention.replay.verdicts import Verdict

By = Literal["type", "phase", "session", "file"]
Kind = Literal["told", "undone", "stopped", "superseded", "nothing"]

KINDS: tuple[Kind, ...] = ("told", "undone", "stopped", "superseded", "nothing")
#: Names that are counted apart; what comes beyond them is counted together.
MAX_NAMES = 20_000
OTHERS = "…"


def kind_of(verdict: Verdict | None) -> Kind | None:
    """What a person calls it; null for what is unknown."""
    if verdict is None or verdict.did == "continue":
        return None
    if verdict.did in ("quarantine", "rollback"):
        return "undone"
    return {"instruct": "told", "suspend": "stopped", "superseded": "superseded", "none": "nothing"}[verdict.did]  # type: ignore[return-value]


@dataclass(slots=True)
class Count:
    """Decisions by kind, `before` as recorded and `after` as they are taken now. `paths_*` are files taken back."""

    decisions: int = 0
    before: dict[Kind, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    after: dict[Kind, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    unanswered: int = 0
    different: int = 0
    unknown: int = 0
    paths_before: int = 0
    paths_after: int = 0

    def add(self, row: Row, path: str | None = None) -> None:
        self.decisions += 1
        then, now = kind_of(row.recorded), kind_of(row.now)
        if row.recorded is None:
            self.unanswered += 1
        if then is not None:
            self.before[then] += 1
        if now is not None:
            self.after[now] += 1
        self.different += row.state == "different"
        self.unknown += row.state == "unknown"
        self.paths_before += _paths(row.recorded, path)
        self.paths_after += _paths(row.now, path)


@dataclass(slots=True)
class Summary:
    """The counts of all rows, whole and by each name. `files_*` are distinct files that were or would be taken back."""

    whole: Count = field(default_factory=Count)
    by: dict[By, dict[str, Count]] = field(default_factory=lambda: {"type": {}, "phase": {}, "session": {}, "file": {}})

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            if row.violation_type is None:
                self.whole.different += row.state == "different"
                continue
            self.whole.add(row)
            self._count("type", row.violation_type).add(row)
            self._count("phase", "-" if row.phase is None else str(row.phase)).add(row)
            for session in row.sessions:
                self._count("session", session).add(row)
            for path in row.files:
                self._count("file", path).add(row, path)

    @property
    def files_before(self) -> int:
        return sum(count.paths_before > 0 for count in self.by["file"].values())

    @property
    def files_after(self) -> int:
        return sum(count.paths_after > 0 for count in self.by["file"].values())

    def _count(self, by: By, name: str) -> Count:
        counts = self.by[by]
        if name not in counts and len(counts) >= MAX_NAMES:
            name = OTHERS
        return counts.setdefault(name, Count())


def _paths(verdict: Verdict | None, path: str | None) -> int:
    if verdict is None:
        return 0
    return len(verdict.undone) if path is None else int(path in verdict.undone)
