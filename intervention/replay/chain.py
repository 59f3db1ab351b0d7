"""The chain of a log: each line names the digest of the one before it, so what was changed or cut shows.

A piece of a log is looked at by itself (`Strand`), and the pieces are then joined in their order (`Chains`): pieces may
be looked at side by side, and what is found is the same.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal, NamedTuple

from intervention.replay.lines import Claim
from intervention.replay.problems import Problem

#: How many lines back a line is recognised as one that was read before.
REMEMBERED = 1024
_NONE = "none"


class Event(NamedTuple):
    """At `line` the chain broke, a line came twice, or a checkpoint said that `offset` lines lie before the piece."""

    kind: Literal["break", "duplicate", "claim"]
    line: int
    offset: int = 0


@dataclass(slots=True)
class Strand:
    """The lines of one run in one piece of a log; `before` are digests of what lies just before the piece. `first_prev`
    is what the first line that counts says of the line before it, `is_unsure` asks for the next checkpoint's word on
    how many lines there were, and `broken` is how many lines lie before the newest break. `continues` is the file that
    the first line says lies before its own."""

    run_id: str
    before: frozenset[str] = frozenset()
    first_line: int = 0
    first_prev: str | None = None
    first_digest: str = ""
    count: int = 0
    head: str | None = None
    skipped: str = _NONE
    recent: deque[str] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    events: list[Event] = field(default_factory=list)
    is_unsure: bool = False
    broken: int = 0
    continues: str = ""

    def add(self, line: int, prev: str | None, raw: bytes) -> bool:
        """Takes the next line in; False for one that was read just before, which counts for nothing."""
        digest = sha256(raw).hexdigest()
        if self.count == 0 or prev not in (self.head, self.skipped):
            if digest in self.before or digest in self.recent:
                self.events.append(Event("duplicate", line))
                return False
            self._begin(line, prev, digest) if self.count == 0 else self._break(line)
        self.count += 1
        self.head = digest
        self.skipped = _NONE
        self.recent.append(digest)
        return True

    def _begin(self, line: int, prev: str | None, digest: str) -> None:
        self.first_line, self.first_prev, self.first_digest = line, prev, digest
        self.is_unsure = prev is not None

    def _break(self, line: int) -> None:
        self.broken = self.count
        self.events.append(Event("break", line))
        self.is_unsure = True

    def skip(self, raw: bytes) -> None:
        """A line that is no entry: the next one may name it or not."""
        self.skipped = sha256(raw).hexdigest()

    def _behind(self, digest: str) -> int | None:
        """How many lines lie behind this one; None where it is not among those since the newest break."""
        since = list(self.recent)[-(self.count - self.broken) :]
        return len(since) - 1 - since.index(digest) if digest in since else None

    def compare(self, line: int, prev: str | None, claim: Claim) -> None:
        """Takes in what a checkpoint at `line`, the newest, says of the log, where that settles something: it may have
        been counted before the break."""
        behind = 1 if claim.head == prev else self._behind(claim.head)
        if behind is None:
            return
        self.events.append(Event("claim", line, claim.lines - (self.count - behind)))
        self.is_unsure = False


@dataclass(slots=True)
class _Run:
    """`position` counts the lines so far, with those that are known to be missing; `open` is the break that no
    checkpoint has explained yet."""

    first_digest: str
    position: int = 0
    head: str | None = None
    open: Problem | None = None


class Chains:
    """The chains of all runs, joined piece by piece."""

    def __init__(self) -> None:
        self._runs: dict[str, _Run] = {}

    @property
    def runs(self) -> int:
        return len(self._runs)

    def join(self, source: str, strand: Strand, before: int) -> list[Problem]:
        """What joining this piece brings to light; `before` lines of its source lie before it."""
        at = Problem("broken", source, before + strand.first_line, strand.run_id)
        problems = self._connect(strand, at)
        run = self._runs.get(strand.run_id)
        if run is None:
            return problems
        start = run.position
        for event in strand.events:
            here = at._replace(line=before + event.line)
            if event.kind == "duplicate":
                _note_duplicate(problems, here)
            elif event.kind == "break":
                problems += _open(run, here)
            else:
                problems += _explain(run, event.offset - start, here)
                start = event.offset
        run.position = start + strand.count
        if strand.count:
            run.head = strand.head
        return problems

    def _connect(self, strand: Strand, at: Problem) -> list[Problem]:
        """Whether the piece continues what was read of its run before."""
        if strand.count == 0:
            return []
        known = self._runs.get(strand.run_id)
        if known is None or strand.first_prev is None:
            return self._begin(strand, at, known)
        is_whole = strand.first_prev == known.head
        return [] if is_whole else _open(known, at._replace(detail=strand.continues))

    def end(self) -> list[Problem]:
        """The breaks that nothing has explained, after the last piece."""
        return [problem for run in self._runs.values() for problem in _close(run)]

    def _begin(self, strand: Strand, at: Problem, known: _Run | None) -> list[Problem]:
        fresh = _Run(strand.first_digest)
        self._runs[strand.run_id] = fresh
        if known is None:
            is_middle = strand.first_prev is not None
            fresh.open = at._replace(kind="beginning", lines=0, detail=strand.continues) if is_middle else None
            return []
        is_same = known.first_digest == strand.first_digest
        return [*_close(known), at._replace(kind="again" if is_same else "restart")]


def _open(run: _Run, problem: Problem) -> list[Problem]:
    unexplained = _close(run)
    run.open = problem
    return unexplained


def _close(run: _Run) -> list[Problem]:
    left, run.open = run.open, None
    return [] if left is None else [left]


def _explain(run: _Run, missing: int, here: Problem) -> list[Problem]:
    """What a break was, once a checkpoint has said how many lines there were."""
    found, run.open = run.open, None
    if missing == 0:
        return [] if found is None else [found._replace(kind="changed")]
    where = found or here
    if missing < 0:
        return [where._replace(kind="inserted", lines=-missing)]
    return [where._replace(kind="beginning" if where.kind == "beginning" else "gap", lines=missing)]


def _note_duplicate(problems: list[Problem], here: Problem) -> None:
    """Lines that came twice one after the other are one problem."""
    last = problems[-1] if problems else None
    if last is not None and last.kind == "duplicate" and last.line + last.lines == here.line:
        problems[-1] = last._replace(lines=last.lines + 1)
    else:
        problems.append(here._replace(kind="duplicate"))
