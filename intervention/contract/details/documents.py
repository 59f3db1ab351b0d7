"""Details of the signals about the known-issues document."""

from __future__ import annotations

from intervention.contract.base import Items, SafeInt, Time
from intervention.contract.details.parts import KnownIssue, SignalDetail, Tally


class NoKnownIssues(SignalDetail):
    expected: str
    findings: Items[KnownIssue]


class OldKnownIssues(SignalDetail):
    newest_entry: Time | None
    missing: Items[KnownIssue]


class NoAssessment(SignalDetail):
    """`boundary` is the phase that ends."""

    boundary: SafeInt
    tally: Tally | None
