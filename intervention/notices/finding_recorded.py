"""Findings of a review round were taken in; their counts are the round's tally from now on."""

from __future__ import annotations

from intervention.contract.details.reviews import FindingsRecorded
from intervention.contract.result import Facts
from intervention.core.answering import ONLY_INSTRUCT, plan_answer
from intervention.core.details import details_of
from intervention.core.messages import Text, join_lines, say
from intervention.core.plan import Group, Handler, Plan, Told
from intervention.core.telling import tell

RECORDED = Text(
    "Round {round} is recorded: critical {C}, high {H}, major {M}, proposals {P}, low {L}, info {I}.",
    "第 {round} 轮已记录：严重 {C}、高 {H}、重要 {M}、建议 {P}、低 {L}、信息 {I}。",
)
THEN = Text(
    "These counts stand for the round, do not report a tally for it too. Mend what is open, then start the next round.",
    "该轮以此计数为准，无需再次报告。请修复未解决的问题，然后开始下一轮。",
)


def decide(group: Group, facts: Facts) -> Plan:
    return plan_answer()


def instruction(told: Told) -> str:
    newest = {detail.round: detail for detail in details_of(told.group, FindingsRecorded)}
    lines = [_name(newest[number], told) for number in sorted(newest)]
    return tell(told, join_lines(lines), say(THEN, told.language))


def _name(detail: FindingsRecorded, told: Told) -> str:
    counts = detail.counts
    by_letter = {"C": counts.C, "H": counts.H, "M": counts.M, "P": counts.P, "L": counts.L, "I": counts.I}
    return say(RECORDED, told.language, round=detail.round, **by_letter)


HANDLER = Handler(
    violation_type="FINDING_RECORDED",
    code=None,
    priority=6,
    ladder=("instruct",),
    legal=ONLY_INSTRUCT,
    decide=decide,
    instruction=instruction,
    has_strikes=False,
)
