"""V-11: a review round is over and its changes are in no commit. Words only; a review cannot be taken back."""

from __future__ import annotations

from intervention.contract.details.tree import DirtyTree
from intervention.contract.result import Facts
from intervention.core.details import details_of
from intervention.core.ladder import INSTRUCT_OR_SUSPEND, SAY_SAY_STOP
from intervention.core.messages import Text, list_paths, say
from intervention.core.plan import Group, Handler, Plan, Told
from intervention.core.stopping import plan_words
from intervention.core.telling import tell

WRONG = Text(
    "The review of phase {phase} has changed files that are in no commit: {paths}.",
    "第 {phase} 阶段评审产生的改动尚未提交：{paths}。",
)
THEN = Text(
    "Commit what the round has changed before you go on, so that the next round reviews a fixed state.",
    "请先提交本轮改动再继续，使下一轮评审针对确定的状态。",
)
QUESTION = Text(
    "What the review has changed is in no commit (strike {strike}): {paths}. How shall the run go on?",
    "评审产生的改动尚未提交（第 {strike} 次）：{paths}。运行应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    paths = _list_dirty(group)
    return plan_words(group, say(QUESTION, group.policy.language, strike=facts.strike, paths=paths))


def instruction(told: Told) -> str:
    wrong = say(WRONG, told.language, phase=told.group.run.phase, paths=_list_dirty(told.group))
    return tell(told, wrong, say(THEN, told.language))


def _list_dirty(group: Group) -> str:
    dirty = (path for detail in details_of(group, DirtyTree) for path in detail.paths)
    return list_paths(dirty, group.policy.language)


HANDLER = Handler(
    violation_type="UNCOMMITTED_REVIEW",
    code="V-11",
    priority=4,
    ladder=SAY_SAY_STOP,
    legal=INSTRUCT_OR_SUSPEND,
    decide=decide,
    instruction=instruction,
)
