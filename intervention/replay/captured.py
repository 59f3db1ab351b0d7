"""One batch as a log holds it, typed: what was sent, under which policy, and what was answered."""

from __future__ import annotations

from typing import NamedTuple

from pydantic import ValidationError

from intervention.contract.entry import AuditEntry
from intervention.contract.request import Policy, Request, Run
from intervention.contract.result import Result
from intervention.contract.words import CheckpointEvent
from intervention.replay.drafts import Draft
from intervention.replay.lines import read_checkpoint, read_head, read_intervention


class Captured(NamedTuple):
    """`missing` are violations that were sent and whose lines the log does not hold; the other parts are null where the
    log does not hold them."""

    line: int
    batch_id: str
    run_id: str
    at: str
    trigger: CheckpointEvent | None
    project_id: str | None
    root: str | None
    run: Run | None
    policy: Policy | None
    entries: tuple[AuditEntry, ...]
    missing: tuple[str, ...]
    result: Result | None
    was_sent: frozenset[str]


def capture(draft: Draft) -> Captured:
    """Reads a batch. Raises ValidationError where its own lines are not what the contract says."""
    result = _result(draft.answer)
    if draft.envelope is not None:
        return _from_envelope(draft, Request.model_validate_json(draft.envelope), result)
    entries, missing = _entries(draft)
    line = read_checkpoint(draft.checkpoint) if draft.checkpoint is not None else None
    detail = line["detail"] if line is not None else None
    project = detail["project"] if detail is not None else None
    return Captured(
        line=draft.line,
        batch_id=draft.batch_id,
        run_id=draft.run_id,
        at=line["ts"] if line is not None else _time_of(draft.answer),
        trigger=detail["event"] if detail is not None else None,
        project_id=project.project_id if project is not None else None,
        root=project.root if project is not None else None,
        run=detail["run"] if detail is not None else None,
        policy=detail["policy"] if detail is not None else None,
        entries=entries,
        missing=missing,
        result=result,
        was_sent=draft.was_sent,
    )


def _time_of(answer: bytes | None) -> str:
    return read_head(answer)["ts"] if answer is not None else ""


def _from_envelope(draft: Draft, request: Request, result: Result | None) -> Captured:
    return Captured(
        line=draft.line,
        batch_id=request.batch_id,
        run_id=request.run.run_id,
        at=request.sent_at,
        trigger=request.trigger,
        project_id=request.project.project_id,
        root=request.project.root,
        run=request.run,
        policy=request.policy,
        entries=request.violations,
        missing=(),
        result=result,
        was_sent=frozenset(),
    )


def _result(answer: bytes | None) -> Result | None:
    if answer is None:
        return None
    try:
        return read_intervention(answer)["detail"]["result"]
    except ValidationError:
        return Result.model_validate_json(answer)


def _entries(draft: Draft) -> tuple[tuple[AuditEntry, ...], tuple[str, ...]]:
    """The violations in the order in which they were sent, and the ids of those that are not there or no entries."""
    entries: list[AuditEntry] = []
    missing: list[str] = []
    for one in draft.wanted:
        try:
            entries.append(AuditEntry.model_validate_json(draft.entries[one]))
        except (KeyError, ValidationError):
            missing.append(one)
    return tuple(entries), tuple(missing)
