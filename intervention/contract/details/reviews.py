"""Details of the signals about gates, review rounds and findings."""

from __future__ import annotations

from typing import Literal

from intervention.contract.base import Items
from intervention.contract.details.parts import Finding, OpenViolation, SignalDetail, Tally
from intervention.contract.words import AnyType

Missing = Literal["review", "approval", "red_run", "green_run"]


class GateSkipped(SignalDetail):
    attempted: str
    missing: Items[Missing]


class NoReviewer(SignalDetail):
    round: int | None
    reported_by: str
    clean: int
    needed: int


class RoundsExceeded(SignalDetail):
    rounds: int
    limit: int
    tally: Tally


class GateBlocked(SignalDetail):
    open: Items[OpenViolation]


class PatternCycle(SignalDetail):
    violation_type: AnyType
    count: int
    window: int


class FindingsRecorded(SignalDetail):
    round: int
    counts: Tally


class ProposalsRecorded(SignalDetail):
    round: int
    findings: Items[Finding]


class FindingInvalid(SignalDetail):
    index: int | None
    field: str
    problem: str
