"""V-10: a phase is complete and the run's changes are in no commit. Told, with everything saved; then taken back.

Only what stayed as it was when it was told about is taken back, and nothing while the last test run is green.
"""

from __future__ import annotations

from intervention.contract.details.tree import DirtyTree
from intervention.contract.result import Facts, TargetFact
from intervention.core.details import details_of
from intervention.core.ladder import MAY_ROLL_BACK, is_group_capped
from intervention.core.messages import Text, list_paths, say
from intervention.core.plan import Group, Handler, Plan, Rollback, TakeSafetyState, Told
from intervention.core.telling import STATES, tell
from intervention.core.undoing import Undo, plan_standing

WRONG = Text(
    "Phase {phase} is said to be complete, and these changes are in no commit: {paths}.",
    "声明第 {phase} 阶段已完成，但以下改动尚未提交：{paths}。",
)
THEN = Text(
    "Commit the phase's work with a message of its own, leave out what is not the run's, then "
    "complete the phase again.",
    "请以单独的提交信息提交本阶段成果，不要包含与运行无关的内容，然后再次完成本阶段。",
)
#: Where it is only warned of, the phase is complete all the same, and there is nothing to send again.
THEN_WARNED = Text(
    "Commit the phase's work now with a message of its own, and leave out what is not the run's. "
    "This holds nothing up: the phase need not be completed again for it.",
    "请现在以单独的提交信息提交本阶段成果，不要包含与流程无关的内容。此项不影响流程：无需为此再次完成本阶段。",
)
QUESTION = Text(
    "The work of phase {phase} is in no commit (strike {strike}): {paths}. How shall the run go on?",
    "第 {phase} 阶段的成果尚未提交（第 {strike} 次）：{paths}。运行应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    plan = plan_standing(group, facts, _undo(facts), ask_about)
    if facts.strike > 1 or group.policy.preset == "advise" or any(isinstance(step, Rollback) for step in plan.steps):
        return plan
    return Plan((TakeSafetyState(), *plan.steps), plan.untouched, plan.refused, plan.is_strike)


def _undo(facts: Facts) -> Undo | None:
    told = {fact.path for fact in facts.paths if fact.judgement == "told" and fact.refusal is None}
    if facts.is_green or not told:
        return None
    target = facts.target or TargetFact(kind="head", snapshot=None)
    return lambda paths: Rollback(tuple(path for path in paths if path in told), target)


def ask_about(group: Group, facts: Facts) -> str:
    values = {"strike": facts.strike, "phase": group.run.phase, "paths": _list_dirty(group)}
    return say(QUESTION, group.policy.language, **values)


def instruction(told: Told) -> str:
    wrong = say(WRONG, told.language, phase=told.group.run.phase, paths=_list_dirty(told.group))
    then = THEN_WARNED if is_group_capped(told.group) else THEN
    return tell(told, wrong, say(then, told.language), STATES["head"])


def _list_dirty(group: Group) -> str:
    dirty = (path for detail in details_of(group, DirtyTree) for path in detail.paths)
    return list_paths(dirty, group.policy.language)


HANDLER = Handler(
    violation_type="UNCOMMITTED_PHASE",
    code="V-10",
    priority=4,
    ladder=("instruct", "rollback", "rollback+suspend"),
    legal=MAY_ROLL_BACK,
    decide=decide,
    instruction=instruction,
)
