"""Details of the audit entries that carry no signal."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from intervention.contract.base import Items, Model, ObjectId, SafeInt, Sha256, Time, Uuid
from intervention.contract.words import CheckpointEvent


class Live(Model):
    plugin_version: str
    host: str
    host_version: str | None
    config_sha256: Sha256
    loosened: Items[str]


class TestRun(Model):
    runner: str
    exit: SafeInt | None
    verdict: Literal["green", "red", "unknown"]
    why: str
    passed: Items[str] | None
    failed: Items[str] | None
    package: str | None
    snapshot: ObjectId | None


class Checkpoint(Model):
    """What a checkpoint was asked and what it sent. `run`, `policy` and `project` are those of the request."""

    event: CheckpointEvent
    accepted: bool
    batch_id: Uuid | None
    sent: Items[Uuid]
    run: dict[str, Any] | None
    policy: dict[str, Any] | None
    project: dict[str, Any] | None


class Transition(Model):
    """`from` and `to` are states as `<phase>:<status>`."""

    from_: str = Field(alias="from")
    to: str
    event: str
    approved_by: Literal["person", "agent"] | None = None


class InterventionDone(Model):
    result: dict[str, Any]


class Resolved(Model):
    resolves: Items[Uuid]
    how: Literal["undone", "told", "gone", "decided", "superseded"]


class DecisionTaken(Model):
    decision_id: str
    option: str | None
    opened_at: Time
    answered_at: Time | None


class Degraded(Model):
    what: Literal["engine", "observer", "config", "log"]
    code: str
    message: str


class Plain(Model):
    """A refusal or an observation without a signal: own ground, suspended, early deliverable, unattributed path."""

    rule: str
    paths: Items[str]
