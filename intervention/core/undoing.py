"""From sorted paths and a rung to a plan: the part that all types share which take something back.

Rules that hold here: harmless paths are untouched on every rung; paths that must not be touched are refused on every
rung; what is only to be told appears as refused only where the rung would have acted on it; a rollback that the state
of the whole tree forbids becomes a suspension.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from intervention.contract.result import Facts
from intervention.core.candidates import Candidates, is_harmless, sort_paths
from intervention.core.ladder import has_act
from intervention.core.messages import Text, say
from intervention.core.plan import Group, Instruct, Plan, Quarantine, Rollback, Step, Suspend
from intervention.core.reasons import tree_reason
from intervention.core.suspension import ask

Undo = Callable[[tuple[str, ...]], Quarantine | Rollback]

_TREE = Text(
    "{question} Nothing was put back, since {tree}: finish or abort that first.",
    "{question} 未恢复任何文件，因为{tree}：请先完成或中止该操作。",
)


class Question(Protocol):
    def __call__(self, group: Group, facts: Facts) -> str: ...


def plan_files(group: Group, facts: Facts, undo: Undo, question: Question) -> Plan:
    """For file violations: without a path to act on there is nothing to strike at, and nothing to stop for."""
    found = sort_paths(facts, group.policy.language)
    if not found.to_act:
        return Plan((Instruct(),), found.untouched, _refused(group, found), is_strike=False)
    return Plan(_steps(group, facts, found, undo, question), found.untouched, _refused(group, found))


def plan_standing(group: Group, facts: Facts, undo: Undo | None, question: Question) -> Plan:
    """For conditions that stand until their cause is gone: they are told and stopped for without a path to act on too.
    `undo` is None where there is nothing to go back to."""
    found = sort_paths(facts, group.policy.language)
    if is_harmless(facts):
        return Plan((Instruct(),), found.untouched, is_strike=False)
    return Plan(_steps(group, facts, found, undo, question), found.untouched, _refused(group, found))


def _steps(group: Group, facts: Facts, found: Candidates, undo: Undo | None, question: Question) -> tuple[Step, ...]:
    act = undo(found.to_act) if undo is not None and found.to_act and _is_acting(group) else None
    if isinstance(act, Rollback) and facts.tree is not None:
        return (_ask_about_tree(group, facts, facts.tree, question),)
    done: tuple[Step, ...] = () if act is None else (act,)
    if has_act(group.rung, "suspend"):
        return (*done, ask(group, question(group, facts), has_undone=act is not None))
    return done or (Instruct(),)


def _ask_about_tree(group: Group, facts: Facts, tree: str, question: Question) -> Suspend:
    language = group.policy.language
    text = say(_TREE, language, question=question(group, facts), tree=tree_reason(tree, language))
    return ask(group, text, has_undone=False)


def _refused(group: Group, found: Candidates) -> tuple[tuple[str, str], ...]:
    return found.refused + (found.only_told if _is_acting(group) else ())


def _is_acting(group: Group) -> bool:
    return has_act(group.rung, "quarantine") or has_act(group.rung, "rollback")
