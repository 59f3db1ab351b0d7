"""The lines of a captured log, parsed as far as replay needs them and no further.

Most lines are only counted and chained, so their details are left unread; what a batch is decided from is read whole.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import from_json
from typing_extensions import TypedDict

from intervention.contract.base import Items, Sha256, Time, Uuid
from intervention.contract.request import Policy, Project, Request, Run
from intervention.contract.result import Result
from intervention.contract.words import AuditEvent, CheckpointEvent, Severity, Signal

_SETTINGS = ConfigDict(strict=True, extra="ignore")


class Head(TypedDict):
    """What every entry has beside its detail."""

    __pydantic_config__ = _SETTINGS  # type: ignore[misc]
    v: Literal[1]
    id: Uuid
    ts: Time
    run_id: str
    session_id: str
    phase: int
    event: AuditEvent
    severity: Severity
    signal: Signal | None
    prev: Sha256 | None


class Checkpoint(TypedDict):
    """What was sent in a batch, and under which policy. Null where the writer did not say it."""

    __pydantic_config__ = _SETTINGS  # type: ignore[misc]
    event: CheckpointEvent
    batch_id: Uuid | None
    sent: Items[Uuid]
    run: Run | None
    policy: Policy | None
    project: Project | None


class CheckpointLine(TypedDict):
    __pydantic_config__ = _SETTINGS  # type: ignore[misc]
    ts: Time
    run_id: str
    phase: int
    detail: Checkpoint


class Answer(TypedDict):
    __pydantic_config__ = _SETTINGS  # type: ignore[misc]
    result: Result


class InterventionLine(TypedDict):
    __pydantic_config__ = _SETTINGS  # type: ignore[misc]
    ts: Time
    run_id: str
    phase: int
    detail: Answer


class Claim(NamedTuple):
    """How many lines a checkpoint entry says there were before it, and the digest of the last of them."""

    lines: int
    head: str


class Sent(NamedTuple):
    """The batch of a checkpoint and the violations in it."""

    batch_id: str
    ids: tuple[str, ...]


# The validators themselves, bound once: the first is called for every line. All raise ValidationError.
read_head: Callable[[bytes], Head] = TypeAdapter(Head).validator.validate_json
read_checkpoint: Callable[[bytes], CheckpointLine] = TypeAdapter(CheckpointLine).validator.validate_json
read_intervention: Callable[[bytes], InterventionLine] = TypeAdapter(InterventionLine).validator.validate_json


def batch_of(raw: bytes) -> str | None:
    """The batch that an intervention entry answers; None where it cannot be told."""
    return _text(_inner(raw, "detail", "result").get("batch_id"))


def sent_by(raw: bytes) -> Sent | None:
    """What a checkpoint entry sent; None where that was nothing."""
    detail = _inner(raw, "detail")
    batch_id = _text(detail.get("batch_id"))
    return None if batch_id is None else Sent(batch_id, tuple(_texts(detail.get("sent"))))


def resolved_by(raw: bytes) -> list[str]:
    """The violations that a `resolved` entry closes."""
    return _texts(_inner(raw, "detail").get("resolves"))


def claim_of(raw: bytes) -> Claim | None:
    """What a checkpoint entry says of the log before it."""
    log = _inner(raw, "detail", "run", "log")
    lines, head = log.get("lines"), _text(log.get("head"))
    return Claim(lines, head) if isinstance(lines, int) and head is not None else None


def version_of(raw: bytes) -> str | None:
    """The plugin's version, from a `live` entry."""
    return _text(_inner(raw, "detail").get("plugin_version"))


def run_of(raw: bytes) -> str:
    """The run of an entry; empty where it names none."""
    return _text(_inner(raw).get("run_id")) or ""


def read_envelope(raw: bytes) -> Request | Result | None:
    """A bare request or result, as a line of its own; None for anything else."""
    try:
        found = from_json(raw)
        if not isinstance(found, dict):
            return None
        return Request.model_validate(found) if "violations" in found else Result.model_validate(found)
    except (ValidationError, ValueError):
        return None


def _inner(raw: bytes, *keys: str) -> dict[str, Any]:
    """The object below these keys; empty where there is none."""
    found: Any = from_json(raw)
    for key in keys:
        found = found.get(key) if isinstance(found, dict) else None
    return found if isinstance(found, dict) else {}


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def _texts(value: Any) -> list[str]:
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []
