"""The plan of a type that can only be told and then stopped for: there is nothing in the tree to take back."""

from __future__ import annotations

from intervention.core.ladder import has_act
from intervention.core.plan import Group, Instruct, Plan, Step
from intervention.core.suspension import ask


def plan_words(group: Group, question: str, before: tuple[Step, ...] = (), *, is_strike: bool = True) -> Plan:
    """`before` is done on the rungs that only instruct; on the one that suspends a person is asked and nothing else."""
    if has_act(group.rung, "suspend"):
        return Plan((ask(group, question, has_undone=False),), is_strike=is_strike)
    return Plan((*before, Instruct()), is_strike=is_strike)
