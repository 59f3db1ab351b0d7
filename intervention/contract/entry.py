"""An audit entry: one line of the log, and, where its signal is set, one violation."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, model_validator

from intervention.contract.base import Items, Model, SafeInt, Sha256, Time, Uuid
from intervention.contract.details import detail_model
from intervention.contract.words import MAX_FILES_PER_VIOLATION, AuditEvent, Severity, Signal


class AuditEntry(Model):
    """One line of `audit.jsonl`; a violation where `signal` is set.

    `detail` has the shape of its signal or, without one, of its event; an entry whose detail does not fit is refused.
    """

    v: Literal[1]
    id: Uuid
    ts: Time
    run_id: str
    session_id: str
    call_id: str | None
    phase: int = Field(ge=0, le=8)
    round: SafeInt | None
    event: AuditEvent
    severity: Severity
    signal: Signal | None
    tool: str | None
    command: str | None
    files: Items[str] = Field(max_length=MAX_FILES_PER_VIOLATION)
    detail: dict[str, Any]
    prev: Sha256 | None

    @model_validator(mode="after")
    def _detail_fits(self) -> AuditEntry:
        self.typed_detail()
        return self

    def typed_detail(self) -> Model:
        """The detail, kept as the plain object that was read, as its own model. Raises ValidationError."""
        return detail_model(self.event, self.signal).model_validate(self.detail)
