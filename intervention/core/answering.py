"""The plan of a signal that is answered in words and never counted."""

from __future__ import annotations

from intervention.contract.words import Rung
from intervention.core.plan import Instruct, Plan

ONLY_INSTRUCT: frozenset[Rung] = frozenset({"instruct"})


def plan_answer() -> Plan:
    return Plan((Instruct(),), is_strike=False)
