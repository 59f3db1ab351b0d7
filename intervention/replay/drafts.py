"""From lines back to batches: the violations that a checkpoint sent, and the answer that was recorded for them.

The lines come in one of two orders, answer first or checkpoint first, and a piece of a log may hold only half of a
batch. So a half-known batch is a value, and what one piece leaves open is filled from what the pieces before it kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from intervention.replay.lines import Head, batch_of, resolved_by, sent_by

#: Bytes of violations that wait to be sent. Beyond it the oldest are let go: a log may hold any number that never are.
MAX_WAITING_BYTES = 16 * 1024 * 1024
_NO_BATCH = b'"batch_id":null'


@dataclass(slots=True)
class Draft:
    """One batch. `line` is the checkpoint's, or the answer's where there is no checkpoint. `envelope` is a bare request
    in place of a checkpoint; `entries` are raw lines by violation id, `was_sent` those that an unanswered batch had
    before. A closed one gets no answer any more."""

    line: int
    batch_id: str
    run_id: str
    checkpoint: bytes | None = None
    envelope: bytes | None = None
    answer: bytes | None = None
    wanted: tuple[str, ...] = ()
    entries: dict[str, bytes] = field(default_factory=dict)
    was_sent: frozenset[str] = frozenset()
    is_closed: bool = False

    @property
    def is_whole(self) -> bool:
        return self.answer is not None and len(self.entries) == len(self.wanted)

    def take(self, shelf: Shelf) -> None:
        """Fills in what the shelf holds of this batch."""
        for one in self.wanted:
            if one not in self.entries and (raw := shelf.waiting.get(one)) is not None:
                self.entries[one] = raw
        self.was_sent |= shelf.sent.intersection(self.wanted)
        if self.answer is None and (found := shelf.answers.pop(self.batch_id, None)) is not None:
            self.answer = found.raw


class WaitingAnswer(NamedTuple):
    source: str
    line: int
    raw: bytes


@dataclass(slots=True)
class Shelf:
    """What waits for its other half: violations by id, answers by batch, checkpoints that no answer has come for."""

    waiting: dict[str, bytes] = field(default_factory=dict)
    size: int = 0
    sent: set[str] = field(default_factory=set)
    answers: dict[str, WaitingAnswer] = field(default_factory=dict)
    #: Violations that are closed, by run: kept until the run's next checkpoint, which may be the one that sent them.
    closed: dict[str, list[str]] = field(default_factory=dict)

    def put(self, violation_id: str, raw: bytes) -> None:
        self.waiting[violation_id] = raw
        self.size += len(raw)
        while self.size > MAX_WAITING_BYTES:
            self.drop([next(iter(self.waiting))])

    def drop(self, ids: Iterable[str]) -> list[str]:
        """Lets violations go; returns those that were not here."""
        absent: list[str] = []
        for one in ids:
            raw = self.waiting.pop(one, None)
            self.sent.discard(one)
            if raw is None:
                absent.append(one)
            else:
                self.size -= len(raw)
        return absent

    def absorb(self, later: Shelf) -> None:
        """Takes over what a later piece has left open."""
        for violation_id, raw in later.waiting.items():
            self.put(violation_id, raw)
        self.sent |= later.sent
        self.answers |= later.answers
        for run_id, ids in later.closed.items():
            self.closed.setdefault(run_id, []).extend(ids)


class Drafts:
    """Reads the lines of one piece of a log. `open` are the batches of which this piece alone does not know enough,
    `given_up` those that were sent again under their own id, `absent` closed violations that an earlier piece must
    hold, `runs` those that had a checkpoint here."""

    def __init__(self, source: str) -> None:
        self._source = source
        self.shelf = Shelf()
        self.open: dict[str, Draft] = {}
        self.given_up: list[Draft] = []
        self.absent: list[str] = []
        self.runs: set[str] = set()
        self._newest: dict[str, Draft] = {}

    def take(self, line: int, raw: bytes, head: Head) -> Iterator[Draft]:
        """Takes one entry in; gives the batches that are whole by it."""
        event, run_id = head["event"], head["run_id"]
        if head["signal"] is not None:
            self.shelf.put(head["id"], raw)
            if event == "intercepted":
                self._close(run_id, [head["id"]])
        elif event == "intervention" and (batch_id := batch_of(raw)) is not None:
            yield from self.answer(line, raw, batch_id)
        elif event == "resolved":
            self._close(run_id, resolved_by(raw))
        elif event == "checkpoint":
            yield from self._checkpoint(line, raw, run_id)

    def answer(self, line: int, raw: bytes, batch_id: str) -> Iterator[Draft]:
        """The same for the answer to a batch."""
        draft = self.open.get(batch_id)
        if draft is None:
            self.shelf.answers[batch_id] = WaitingAnswer(self._source, line, raw)
            return
        draft.answer = raw
        yield from self._settle(draft)

    def request(self, draft: Draft) -> Iterator[Draft]:
        """The same for a batch that comes as one bare request, or that a checkpoint has sent."""
        draft.take(self.shelf)
        if (before := self.open.get(draft.batch_id)) is not None:
            before.is_closed = True
            self.given_up.append(before)
        self.open[draft.batch_id] = draft
        yield from self._settle(draft)

    def _checkpoint(self, line: int, raw: bytes, run_id: str) -> Iterator[Draft]:
        before = self._newest.pop(run_id, None)
        if before is not None and before.answer is None:
            before.is_closed = True
            self.shelf.sent.update(before.wanted)
        if _NO_BATCH not in raw and (draft := _draft(line, raw, run_id)) is not None:
            self._newest[run_id] = draft
            yield from self.request(draft)
        self.runs.add(run_id)
        self.absent += self.shelf.drop(self.shelf.closed.pop(run_id, ()))

    def _settle(self, draft: Draft) -> Iterator[Draft]:
        if draft.is_whole:
            del self.open[draft.batch_id]
            yield draft

    def _close(self, run_id: str, ids: list[str]) -> None:
        self.shelf.closed.setdefault(run_id, []).extend(ids)


def _draft(line: int, raw: bytes, run_id: str) -> Draft | None:
    sent = sent_by(raw)
    return None if sent is None else Draft(line, sent.batch_id, run_id, checkpoint=raw, wanted=sent.ids)
