"""The pieces of all logs, put together in their order: one story with its problems and its decisions."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import NamedTuple

from intervention import __version__
from intervention.replay.chain import Chains
from intervention.replay.drafts import Draft, Shelf
from intervention.replay.lines import run_of
from intervention.replay.problems import Problem
from intervention.replay.rows import Row
from intervention.replay.scan import Scanned, decide_draft
from intervention.replay.sources import trouble_of
from intervention.replay.whatif import WhatIf

#: Batches that are recognised when they come again, and halves of batches that may wait for the other half.
_MAX_BATCHES = 200_000
_MAX_WAITING = 1_000


class Joined(NamedTuple):
    """What one more piece brings to light, lines counted within the source."""

    rows: list[Row]
    problems: list[Problem]


@dataclass(slots=True)
class Totals:
    sources: int = 0
    lines: int = 0
    entries: int = 0
    bad: int = 0
    runs: int = 0


@dataclass(slots=True)
class Join:
    """Takes scanned pieces in the order of their sources. What it holds does not grow with the logs."""

    what_if: WhatIf | None
    totals: Totals = field(default_factory=Totals)
    _chains: Chains = field(default_factory=Chains)
    _shelf: Shelf = field(default_factory=Shelf)
    _open: dict[str, tuple[Draft, str]] = field(default_factory=dict)
    _versions: dict[str, str] = field(default_factory=dict)
    _seen: set[str] = field(default_factory=set)
    _order: deque[str] = field(default_factory=deque)
    _before: int = 0

    def add(self, scanned: Scanned) -> Joined:
        source, before = scanned.piece.source, self._before
        problems = [one._replace(line=before + one.line) for one in scanned.problems]
        for strand in scanned.strands:
            problems += self._chains.join(source, strand, before)
        rows = [row._replace(line=before + row.line) for row in scanned.rows]
        self._versions |= scanned.versions
        rows += self._settle(scanned, problems)
        self._count(scanned)
        problems += trouble_of(scanned.piece)
        return Joined(self._finish(rows), problems)

    def end(self) -> Joined:
        """What is still open after the last piece."""
        problems = self._chains.end()
        left = [*self._open.values(), *map(self._alone, list(self._shelf.answers))]
        rows = [row for draft, source in left for row in decide_draft(draft, self.what_if, source, problems)]
        self._open = {}
        return Joined(self._finish(rows), problems)

    def _settle(self, scanned: Scanned, problems: list[Problem]) -> list[Row]:
        """Batches that reach over the edge of a piece."""
        whole = self._closed_by(scanned)
        for draft in scanned.open:
            draft.line += self._before
            draft.take(self._shelf)
            if draft.answer is None and not draft.is_closed:
                self._open[draft.batch_id] = (draft, scanned.piece.source)
            else:
                whole.append((draft, scanned.piece.source))
        self._keep(scanned)
        while len(self._open) > _MAX_WAITING:
            whole.append(self._open.pop(next(iter(self._open))))
        while len(self._shelf.answers) > _MAX_WAITING:
            whole.append(self._alone(next(iter(self._shelf.answers))))
        return [row for draft, source in whole for row in decide_draft(draft, self.what_if, source, problems)]

    def _closed_by(self, scanned: Scanned) -> list[tuple[Draft, str]]:
        """Batches of earlier pieces that got their answer in this one, or will get none."""
        whole: list[tuple[Draft, str]] = []
        for draft, source in list(self._open.values()):
            found = scanned.shelf.answers.pop(draft.batch_id, None)
            if found is None and draft.run_id not in scanned.runs:
                continue
            draft.answer = found.raw if found is not None else None
            del self._open[draft.batch_id]
            whole.append((draft, source))
        return whole

    def _keep(self, scanned: Scanned) -> None:
        self._shelf.drop(scanned.absent)
        for run_id in scanned.runs:
            self._shelf.drop(self._shelf.closed.pop(run_id, ()))
        answers = scanned.shelf.answers
        scanned.shelf.answers = {one: found._replace(line=self._before + found.line) for one, found in answers.items()}
        self._shelf.absorb(scanned.shelf)

    def _alone(self, batch_id: str) -> tuple[Draft, str]:
        """An answer whose checkpoint the log does not hold."""
        found = self._shelf.answers.pop(batch_id)
        return Draft(found.line, batch_id, run_of(found.raw), answer=found.raw), found.source

    def _count(self, scanned: Scanned) -> None:
        totals = self.totals
        totals.lines += scanned.lines
        totals.entries += scanned.entries
        totals.bad += scanned.bad
        totals.sources += scanned.piece.is_last
        totals.runs = self._chains.runs
        self._before = 0 if scanned.piece.is_last else self._before + scanned.lines

    def _finish(self, rows: list[Row]) -> list[Row]:
        """Rows of batches that were not here before, in the order of their lines, with the last word on why."""
        known = {_key_of(row) for row in rows} & self._seen
        fresh = [self._explained(row) for row in rows if _key_of(row) not in known]
        for key in dict.fromkeys(map(_key_of, fresh)):
            self._seen.add(key)
            self._order.append(key)
        while len(self._order) > _MAX_BATCHES:
            self._seen.discard(self._order.popleft())
        return sorted(fresh, key=lambda row: row.line)

    def _explained(self, row: Row) -> Row:
        """A record that this version cannot follow may be another version's."""
        if row.why == "record" and self._versions.get(row.run_id, __version__) != __version__:
            return row._replace(why="version")
        return row


def _key_of(row: Row) -> str:
    """By what a decision is recognised: its batch, which may have been sent once without an answer."""
    return row.batch_id if row.recorded is not None else f"{row.batch_id} unanswered"
