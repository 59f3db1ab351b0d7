"""What a report shows of each run: the events of its log in their order, with the evidence behind each of them.

Only what people look at is kept, and of the longest runs only the beginning, so that a page stays one that opens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import ValidationError
from pydantic_core import from_json

from intervention.contract.words import SIGNALS
from intervention.replay.lines import read_head
from intervention.replay.sources import Piece, read

MAX_RUNS = 200
MAX_EVENTS = 2_000
MAX_TEXT = 4_000
_MAX_LISTED = 50
_ROUND = "ralph-round-finding-valid-submission"

Lane = Literal["phase", "round", "test", "violation", "act", "person", "trouble"]


@dataclass(slots=True)
class Event:
    """One mark. `label` is a word or two from the contract, `tone` its colour; `facts` are shown when it is chosen."""

    lane: Lane
    at: str
    phase: int
    label: str
    tone: str
    source: str
    facts: list[tuple[str, Any]]


@dataclass(slots=True)
class RunStory:
    run_id: str
    description: str = ""
    version: str = ""
    events: list[Event] = field(default_factory=list)
    left_out: int = 0


class Timeline:
    """Takes pieces of logs in their order; `runs_left_out` are those beyond the first so many."""

    def __init__(self) -> None:
        self.runs: dict[str, RunStory] = {}
        self.left_out: set[str] = set()

    def take(self, piece: Piece) -> None:
        """Adds what one piece holds. Lines that are no entries are passed over. Raises OSError."""
        for raw in read(piece).split(b"\n"):
            if raw:
                self._take_line(raw, piece.source)

    def _take_line(self, raw: bytes, source: str) -> None:
        try:
            head = read_head(raw)
        except ValidationError:
            return
        run_id = head["run_id"]
        if run_id not in self.runs:
            if len(self.runs) >= MAX_RUNS:
                self.left_out.add(run_id)
                return
            self.runs[run_id] = RunStory(run_id)
        entry = from_json(raw)
        story = self.runs[run_id]
        _note_run(story, entry)
        for event in _events(entry, source):
            if len(story.events) < MAX_EVENTS:
                story.events.append(event)
            else:
                story.left_out += 1


def _note_run(story: RunStory, entry: dict[str, Any]) -> None:
    if entry["event"] == "checkpoint" and not story.description:
        story.description = _text(_get(entry, "detail", "run", "description"))
    elif entry["event"] == "live":
        story.version = _text(_get(entry, "detail", "plugin_version"))


def _events(entry: dict[str, Any], source: str) -> Iterator[Event]:
    detail = entry.get("detail")
    if not isinstance(detail, dict):
        return
    read_event = _violation if entry.get("signal") is not None else _READERS.get(entry["event"])
    if read_event is None:
        return
    for lane, label, tone, facts in read_event(entry, detail):
        kept = [(name, _cut(value)) for name, value in facts if value not in (None, [], "")]
        yield Event(lane, entry["ts"], entry["phase"], label, tone, source, kept)


#: (lane, label, tone, facts)
Mark = tuple[Lane, str, str, list[tuple[str, Any]]]
_Reader = Callable[[dict[str, Any], dict[str, Any]], Iterable[Mark]]


def _violation(entry: dict[str, Any], detail: dict[str, Any]) -> Iterator[Mark]:
    if entry["signal"] == _ROUND:
        yield (
            "round",
            _text(detail.get("round")),
            "round",
            [("round", detail.get("round")), ("tally", detail.get("counts"))],
        )
    row = SIGNALS.get(entry["signal"])
    if row is None or row.kind == "protocol":
        return
    is_refused = entry["event"] == "intercepted"
    facts = [("severity", entry["severity"]), ("signal", entry["signal"]), *_call(entry), *_flatten(detail)]
    yield "violation", row.violation_type, "refused" if is_refused else str(entry["severity"]), facts


def _intervention(_: dict[str, Any], detail: dict[str, Any]) -> Iterator[Mark]:
    result = detail.get("result")
    for one in _list(_get({"result": result}, "result", "results")):
        if one.get("priority") == 6 and one.get("action") == "instruct":
            continue
        paths = [f"{file.get('path')}: {file.get('outcome')}" for file in _list(one.get("files"))]
        facts = [("strike", one.get("strike")), ("instruction", one.get("instruction")), ("files", paths)]
        facts += [("evidence", list(_evidence(one))), ("operation", one.get("operation_id")), ("undo", one.get("undo"))]
        facts += [("error", _get(one, "error", "message"))]
        yield "act", f"{one.get('violation_type')}: {one.get('action')}", _text(one.get("action")), facts


def _evidence(handled: dict[str, Any]) -> Iterator[str]:
    for fact in _list(_get(handled, "facts", "paths")):
        for one in _list(fact.get("evidence")):
            line = one.get("current_line") or one.get("base_line") or "-"
            yield f"{fact.get('path')}:{line} {one.get('kind')}: {one.get('text')}"


def _test_run(entry: dict[str, Any], detail: dict[str, Any]) -> Iterator[Mark]:
    verdict = _text(detail.get("verdict"))
    facts = [("verdict", verdict), ("runner", detail.get("runner")), ("exit", detail.get("exit")), *_call(entry)]
    yield "test", verdict, verdict, [*facts, ("why", detail.get("why")), ("failed", detail.get("failed"))]


def _transition(_: dict[str, Any], detail: dict[str, Any]) -> Iterator[Mark]:
    facts = [("from", detail.get("from")), ("to", detail.get("to")), ("event", detail.get("event"))]
    by = detail.get("approved_by")
    yield "phase", _text(detail.get("to")), "phase", [*facts, ("approved_by", by)]
    if by == "person":
        yield "person", _text(detail.get("event")), "person", facts


def _checkpoint(entry: dict[str, Any], detail: dict[str, Any]) -> Iterator[Mark]:
    """A round that was reported as a whole; one that was reported by its findings has an entry for these."""
    if detail.get("event") == "ralph_round_complete" and detail.get("accepted"):
        yield "round", _text(entry.get("round")), "round", [("round", entry.get("round"))]


def _decision(_: dict[str, Any], detail: dict[str, Any]) -> Iterator[Mark]:
    facts = [("decision", detail.get("decision_id")), ("option", detail.get("option"))]
    facts += [("opened_at", detail.get("opened_at")), ("answered_at", detail.get("answered_at"))]
    yield "person", _text(detail.get("option")) or "?", "person", facts


def _degraded(_: dict[str, Any], detail: dict[str, Any]) -> Iterator[Mark]:
    yield "trouble", f"{detail.get('what')}: {detail.get('code')}", "trouble", [("message", detail.get("message"))]


_READERS: dict[str, _Reader] = {
    "intervention": _intervention,
    "test_run": _test_run,
    "transition": _transition,
    "checkpoint": _checkpoint,
    "decision": _decision,
    "degraded": _degraded,
}


def _call(entry: dict[str, Any]) -> list[tuple[str, Any]]:
    return [(name, entry.get(name)) for name in ("tool", "command", "files")] + [("session", entry.get("session_id"))]


def _flatten(detail: dict[str, Any]) -> list[tuple[str, Any]]:
    return [(name, value) for name, value in detail.items() if name not in ("command", "paths", "repeats")]


def _cut(value: Any) -> Any:
    """What of a fact is shown: texts and lists of texts, none of them endless."""
    if isinstance(value, list):
        more = len(value) - _MAX_LISTED
        return [_text(one)[:MAX_TEXT] for one in value[:_MAX_LISTED]] + ([f"… +{more}"] if more > 0 else [])
    return _text(value)[:MAX_TEXT]


def _get(value: Any, *keys: str) -> Any:
    for key in keys:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def _list(value: Any) -> list[dict[str, Any]]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_text(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(map(_text, value))
    return "" if value is None else str(value)
