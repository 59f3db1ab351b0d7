"""One piece of a log, looked at by itself: its chain, its batches, and the decisions that it alone is enough for.

Pieces may be scanned side by side in processes of their own, so what comes out is data; `join` makes one story of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256

from pydantic import ValidationError

from intervention.contract.request import Request
from intervention.replay.again import replay
from intervention.replay.captured import capture
from intervention.replay.chain import REMEMBERED, Strand
from intervention.replay.drafts import Draft, Drafts, Shelf
from intervention.replay.lines import Head, claim_of, read_envelope, read_head, version_of
from intervention.replay.parts import continued
from intervention.replay.problems import Problem
from intervention.replay.rows import Row
from intervention.replay.sources import Piece, read, read_before
from intervention.replay.whatif import WhatIf

_MAX_BAD_TOLD = 100


@dataclass(slots=True)
class Scanned:
    """Line numbers count within the piece. `open` are batches that need what earlier or later pieces hold; `shelf`,
    `absent` and `runs` are for the pieces after it (see `drafts`)."""

    piece: Piece
    lines: int = 0
    entries: int = 0
    bad: int = 0
    problems: list[Problem] = field(default_factory=list)
    strands: list[Strand] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    open: list[Draft] = field(default_factory=list)
    shelf: Shelf = field(default_factory=Shelf)
    absent: list[str] = field(default_factory=list)
    runs: set[str] = field(default_factory=set)
    versions: dict[str, str] = field(default_factory=dict)


def scan(piece: Piece, what_if: WhatIf | None) -> Scanned:
    """Looks at one piece. Raises OSError where it cannot be read."""
    return _Scanner(piece, what_if).scan(read(piece))


class _Scanner:
    def __init__(self, piece: Piece, what_if: WhatIf | None) -> None:
        self._found = Scanned(piece)
        self._what_if = what_if
        self._drafts = Drafts(piece.source)
        self._strands: dict[str, Strand] = {}
        self._last: Strand | None = None
        self._before = frozenset(sha256(line).hexdigest() for line in read_before(piece).split(b"\n") if line)

    def scan(self, data: bytes) -> Scanned:
        found, line = self._found, 0
        for line, raw in enumerate(data.split(b"\n"), start=1):
            if not raw:
                continue
            try:
                head = read_head(raw)
            except ValidationError as error:
                self._take_other(line, raw, error)
                continue
            self._take(line, raw, head)
        found.lines = line if data and not data.endswith(b"\n") else line - 1
        found.open = sorted([*self._drafts.open.values(), *self._drafts.given_up], key=lambda draft: draft.line)
        found.shelf, found.absent, found.runs = self._drafts.shelf, self._drafts.absent, self._drafts.runs
        return found

    def _take(self, line: int, raw: bytes, head: Head) -> None:
        strand = self._strand(head)
        if not strand.add(line, head["prev"], raw):
            return
        self._found.entries += 1
        event = head["event"]
        if strand.count == 1 and head["prev"] is not None and event == "observed":
            strand.continues = continued(raw)
        if event == "checkpoint" and strand.is_unsure and (claim := claim_of(raw)) is not None:
            strand.compare(line, head["prev"], claim)
        if event == "live" and (version := version_of(raw)) is not None:
            self._found.versions[head["run_id"]] = version
        for draft in self._drafts.take(line, raw, head):
            self._found.rows += decide_draft(draft, self._what_if, self._found.piece.source, self._found.problems)

    def _strand(self, head: Head) -> Strand:
        run_id, prev = head["run_id"], head["prev"]
        strand = self._strands.get(run_id)
        # A run that begins anew further back than duplicates are recognised is another copy, not a break.
        if strand is None or (prev is None and strand.count >= REMEMBERED):
            strand = self._strands[run_id] = Strand(run_id, self._before)
            self._found.strands.append(strand)
        self._last = strand
        return strand

    def _take_other(self, line: int, raw: bytes, error: ValidationError) -> None:
        """A bare request or result, or a line that is none of what a log holds."""
        envelope = read_envelope(raw)
        if envelope is None or envelope.batch_id is None:
            self._found.bad += 1
            if self._last is not None:
                self._last.skip(raw)
            if self._found.bad <= _MAX_BAD_TOLD:
                self._found.problems.append(Problem("bad_line", self._found.piece.source, line, detail=_short(error)))
            return
        self._found.entries += 1
        if isinstance(envelope, Request):
            whole = self._drafts.request(Draft(line, envelope.batch_id, envelope.run.run_id, envelope=raw))
        else:
            whole = self._drafts.answer(line, raw, envelope.batch_id)
        for draft in whole:
            self._found.rows += decide_draft(draft, self._what_if, self._found.piece.source, self._found.problems)


def decide_draft(draft: Draft, what_if: WhatIf | None, source: str, problems: list[Problem]) -> list[Row]:
    """The decisions of one batch. One whose own lines cannot be read is a problem, added to `problems`."""
    try:
        captured = capture(draft)
    except ValidationError as error:
        problems.append(Problem("bad_line", source, draft.line, draft.run_id, detail=_short(error)))
        return []
    return [row._replace(source=source) for row in replay(captured, what_if)]


def _short(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else str(first["msg"])
