"""The request: what the engine reads on stdin, one batch of open violations with what it takes to judge them."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from intervention.contract.base import Items, Model, ObjectId, Root, RunId, SafeInt, Sha256, Time, Uuid
from intervention.contract.details.parts import Tally
from intervention.contract.entry import AuditEntry
from intervention.contract.words import CheckpointEvent, Language, PhaseStatus, Preset, Rung, ViolationType


class Project(Model):
    """`root` is the worktree's absolute path; `project_id` the first 16 hex digits of SHA-256 of its real path."""

    root: Root
    project_id: str


class Touched(Model):
    """A path that the run's own calls changed, with the first and the last time."""

    path: str
    first_ts: Time
    last_ts: Time


class RoundTally(Tally):
    round: SafeInt


class LogHead(Model):
    lines: SafeInt
    head: Sha256 | None


class Run(Model):
    run_id: RunId
    description: str
    session_id: str
    phase: int = Field(ge=0, le=8)
    phase_status: PhaseStatus
    round: SafeInt | None
    max_phase: int = Field(ge=1, le=8)
    base_snapshot: ObjectId | None
    boundary_commit: ObjectId | None
    green_snapshot: ObjectId | None
    touched: Items[Touched] | None
    known_issues: str
    tallies: Items[RoundTally]
    log: LogHead


class Policy(Model):
    preset: Preset
    ladders: dict[ViolationType, Items[Rung]]
    language: Language


class Request(Model):
    """One batch. `violations` holds entries whose `signal` is set, in the order of their events."""

    v: Literal[1]
    batch_id: Uuid
    sent_at: Time
    trigger: CheckpointEvent
    project: Project
    run: Run
    policy: Policy
    violations: Items[AuditEntry]
