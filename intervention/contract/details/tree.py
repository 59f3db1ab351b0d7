"""Details of the signals about files, tests and commits. Sizes are bytes; a missing exit status is null."""

from __future__ import annotations

from typing import Literal

from intervention.contract.base import Items, Model, ObjectId, SafeInt, Time
from intervention.contract.details.parts import SignalDetail


class EarlyCode(SignalDetail):
    gate: str
    judgement: str


class TestChange(SignalDetail):
    fast: Literal["changed", "unsure"]


class NoTest(SignalDetail):
    looked_for: Items[str]


class LastGreen(Model):
    ts: Time
    snapshot: ObjectId | None = None


class Regression(SignalDetail):
    tests: Items[str] | None
    command: str
    exit: SafeInt | None
    last_green: LastGreen | None


class DirtyTree(SignalDetail):
    paths: Items[str]


class LargeFile(SignalDetail):
    path: str
    bytes: SafeInt
    lines: SafeInt
    limit: str
