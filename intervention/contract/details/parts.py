"""The pieces that several details share."""

from __future__ import annotations

from intervention.contract.base import Items, Model, SafeInt, Time, Uuid
from intervention.contract.words import AnyType


class Tally(Model):
    """How many findings of each severity a review round had: critical, high, major, proposal, low, info."""

    C: SafeInt = 0
    H: SafeInt = 0
    M: SafeInt = 0
    P: SafeInt = 0
    L: SafeInt = 0
    I: SafeInt = 0  # noqa: E741 - the severity's own letter


class KnownIssue(Model):
    """Something that the known-issues document has to name: a finding of a review, or an intervention."""

    ts: Time
    severity: str
    title: str
    phase: SafeInt | None = None
    raised_in: str | None = None
    files: Items[str] = ()
    description: str = ""
    why_deferred: str | None = None
    plan: str | None = None


class Finding(Model):
    """One finding as a reviewer's report gives it; `original` and `downgrade_reason` where the severity was lowered."""

    severity: str
    description: str
    original: str | None = None
    downgrade_reason: str | None = None


class PromptMatch(Model):
    """A forbidden piece of a reviewer's prompt: its category (FP-1 … FP-7 or INJECTION), the pattern, line and text."""

    category: str
    pattern: str
    line: SafeInt
    text: str


class OpenViolation(Model):
    id: Uuid
    violation_type: AnyType


class SignalDetail(Model):
    """What every signal's detail may carry: the first entry of the same violation."""

    repeats: Uuid | None = None
