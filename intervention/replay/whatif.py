"""Another policy over the same facts: which severity, ladder and preset would have been in force.

A log does not hold the configuration, only what came of it: under the preset `advise` every `block` was logged as a
warning, so what was a warning by itself can then no longer be told. Such a severity is unknown unless a configuration
is given.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from intervention.contract.details.reviews import GateSkipped
from intervention.contract.entry import AuditEntry
from intervention.contract.request import Policy
from intervention.contract.words import SIGNALS, Check, Preset, Rung, Severity, SignalRow, ViolationType

CheckLevel = Literal["block", "warn", "off"]

#: Parts of a skipped gate that a check of their own is for.
_EVIDENCE = frozenset({"red_run", "green_run"})


@dataclass(frozen=True, slots=True)
class WhatIf:
    """What is different. `checks` is None where no configuration was given: the recorded severities then hold; else it
    has the checks that the configuration names, and for the others the defaults hold."""

    preset: Preset | None = None
    ladders: Mapping[ViolationType, tuple[Rung, ...]] = field(default_factory=dict)
    checks: Mapping[Check, CheckLevel] | None = None
    #: Ladders of a configuration take the place of the recorded ones instead of being added to them.
    replaces_ladders: bool = False

    def policy(self, recorded: Policy) -> Policy:
        ladders = {**({} if self.replaces_ladders else recorded.ladders), **self.ladders}
        return recorded.model_copy(update={"preset": self.preset or recorded.preset, "ladders": ladders})

    def severity(self, entry: AuditEntry, recorded: Policy) -> Severity | Literal["off", "unknown"]:
        """The severity that the entry would have had."""
        if entry.signal is None:
            return entry.severity
        row = SIGNALS[entry.signal]
        if row.kind == "protocol":
            return entry.severity
        if self.checks is not None:
            return _configured(entry, row, self.checks, recorded)
        if recorded.preset != "advise" or entry.severity == "block" or row.default != "block":
            return entry.severity
        return "unknown" if self.preset not in (None, "advise") else entry.severity


def _configured(
    entry: AuditEntry, row: SignalRow, checks: Mapping[Check, CheckLevel], recorded: Policy
) -> Severity | Literal["off", "unknown"]:
    """What the configuration says, or its default. Evidence blocks only once a test runner was seen; whether one was is
    in the recorded severity, unless that was flattened."""
    if row.check is None:
        return row.default
    if not _is_about_evidence(entry):
        return checks.get(row.check, row.default)
    level = checks.get("test_evidence", "block")
    if level != "block":
        return level
    return "unknown" if recorded.preset == "advise" else entry.severity


def _is_about_evidence(entry: AuditEntry) -> bool:
    detail = entry.typed_detail()
    return isinstance(detail, GateSkipped) and _EVIDENCE.issuperset(detail.missing)
