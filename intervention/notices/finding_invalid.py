"""A submitted finding could not be taken in: which one, which field, and what is wrong with it."""

from __future__ import annotations

from intervention.contract.details.reviews import FindingInvalid
from intervention.contract.result import Facts
from intervention.core.answering import ONLY_INSTRUCT, plan_answer
from intervention.core.details import details_of
from intervention.core.messages import MAX_LISTED, Text, join_lines, quote, say
from intervention.core.plan import Group, Handler, Plan, Told
from intervention.core.telling import tell

WRONG = Text(
    "Finding number {number} was not recorded: field {field}, {problem}.",
    "第 {number} 条发现未记录：字段 {field}，{problem}。",
)
WRONG_WHOLE = Text("The findings were not recorded: field {field}, {problem}.", "发现未记录：字段 {field}，{problem}。")
THEN = Text(
    "Correct it and submit the round again: each finding has `severity` (C, H, M, P, L or I) and "
    "`description`, and one "
    "that was lowered has `original` and `downgrade_reason`.",
    "请更正后重新提交该轮：每条发现须有 `severity`（C、H、M、P、L 或 I）和 `description`；被降级的还须有 `original` 和 "
    "`downgrade_reason`。",
)


def decide(group: Group, facts: Facts) -> Plan:
    return plan_answer()


def instruction(told: Told) -> str:
    lines = [_name(detail, told) for detail in details_of(told.group, FindingInvalid)]
    return tell(told, join_lines(lines[:MAX_LISTED]), say(THEN, told.language))


def _name(detail: FindingInvalid, told: Told) -> str:
    values = {"field": quote(detail.field), "problem": quote(detail.problem)}
    if detail.index is None:
        return say(WRONG_WHOLE, told.language, **values)
    return say(WRONG, told.language, number=detail.index + 1, **values)


HANDLER = Handler(
    violation_type="FINDING_INVALID",
    code=None,
    priority=6,
    ladder=("instruct",),
    legal=ONLY_INSTRUCT,
    decide=decide,
    instruction=instruction,
    has_strikes=False,
)
