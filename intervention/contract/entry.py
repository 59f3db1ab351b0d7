"""An audit entry: one line of the log, and, where its signal is set, one violation."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, model_validator

from intervention.contract.base import Items, Model, Sha256, Time, Uuid
from intervention.contract.details import detail_model
from intervention.contract.words import MAX_FILES_PER_VIOLATION, VERSION, AuditEvent, Severity, Signal


class AuditEntry(Model):
    """One line of `audit.jsonl`.

    `detail` stays the plain object that was read; `typed_detail()` gives it as the model of its signal or event, and an
    entry whose detail does not fit that model is refused.
    """

    v: Literal[1] = VERSION
    id: Uuid
    ts: Time
    run_id: str
    session_id: str
    call_id: str | None
    phase: int = Field(ge=0, le=8)
    round: int | None
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
        """The detail as its own model. Raises ValidationError where it does not fit."""
        return detail_model(self.event, self.signal).model_validate(self.detail)
