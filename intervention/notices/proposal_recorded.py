"""Proposals of a review round were taken in; they hold nothing up."""

from __future__ import annotations

from intervention.contract.details.reviews import ProposalsRecorded
from intervention.contract.result import Facts
from intervention.core.answering import ONLY_INSTRUCT, plan_answer
from intervention.core.details import details_of
from intervention.core.messages import MAX_LISTED, Text, join_lines, list_items, quote, say
from intervention.core.plan import Group, Handler, Plan, Told
from intervention.core.telling import tell

RECORDED = Text("Round {round} has {count} proposals: {titles}.", "第 {round} 轮有 {count} 条建议：{titles}。")
THEN = Text(
    "They hold no gate. Take up what serves this feature now, and put the rest into the known-issues document.",
    "建议不阻挡关卡。请采纳对当前功能有益的，其余写入已知问题文档。",
)


def decide(group: Group, facts: Facts) -> Plan:
    return plan_answer()


def instruction(told: Told) -> str:
    lines = [_name(detail, told) for detail in details_of(told.group, ProposalsRecorded)]
    return tell(told, join_lines(lines[:MAX_LISTED]), say(THEN, told.language))


def _name(detail: ProposalsRecorded, told: Told) -> str:
    titles = list_items((quote(finding.description) for finding in detail.findings), told.language, limit=5) or "-"
    return say(RECORDED, told.language, round=detail.round, count=len(detail.findings), titles=titles)


HANDLER = Handler(
    violation_type="PROPOSAL_RECORDED",
    code=None,
    priority=6,
    ladder=("instruct",),
    legal=ONLY_INSTRUCT,
    decide=decide,
    instruction=instruction,
    has_strikes=False,
)
