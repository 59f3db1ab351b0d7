"""Details of the signals about gates, review rounds and findings."""

from __future__ import annotations

from typing import Literal

from intervention.contract.base import Items, Model, SafeInt
from intervention.contract.details.parts import Finding, OpenViolation, SignalDetail, Tally
from intervention.contract.words import AnyType

Missing = Literal["review", "approval", "red_run", "green_run"]


class LastRun(Model):
    """The newest test run and, in a word, why it is not the one that is missing; `by` is the program whose exit status
    the line has instead."""

    command: str
    why: str
    by: str | None = None


class GateSkipped(SignalDetail):
    attempted: str
    missing: Items[Missing]
    last_run: LastRun | None = None


class NoReviewer(SignalDetail):
    round: SafeInt | None
    reported_by: str
    clean: SafeInt
    needed: SafeInt


class RoundsExceeded(SignalDetail):
    rounds: SafeInt
    limit: SafeInt
    tally: Tally


class GateBlocked(SignalDetail):
    open: Items[OpenViolation]


class PatternCycle(SignalDetail):
    violation_type: AnyType
    count: SafeInt
    window: SafeInt


class FindingsRecorded(SignalDetail):
    round: SafeInt
    counts: Tally


class ProposalsRecorded(SignalDetail):
    round: SafeInt
    findings: Items[Finding]


class FindingInvalid(SignalDetail):
    index: SafeInt | None
    field: str
    problem: str
