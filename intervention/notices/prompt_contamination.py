"""A reviewer's prompt that did run held what a reviewer must not be told: what it found is not independent."""

from __future__ import annotations

from intervention.contract.details.prompts import ForbiddenPrompt
from intervention.contract.result import Facts
from intervention.core.answering import ONLY_INSTRUCT, plan_answer
from intervention.core.details import details_of
from intervention.core.messages import Text, join_lines, say
from intervention.core.plan import Group, Handler, Plan, Told
from intervention.core.prompts import show_matches
from intervention.core.telling import tell

WRONG = Text("A reviewer has worked with a prompt that holds:", "评审者使用的提示词中含有：")
THEN = Text(
    "Do not lean on that round alone: let a fresh reviewer look again, with a prompt that says only "
    "what to read and what "
    "to look for.",
    "请勿仅依赖该轮结果：请用只说明读什么、找什么的提示词，让新的评审者再看一次。",
)


def decide(group: Group, facts: Facts) -> Plan:
    return plan_answer()


def instruction(told: Told) -> str:
    matches = [match for detail in details_of(told.group, ForbiddenPrompt) for match in detail.matches]
    wrong = join_lines([say(WRONG, told.language), *show_matches(matches, told.language)])
    return tell(told, wrong, say(THEN, told.language))


HANDLER = Handler(
    violation_type="PROMPT_CONTAMINATION",
    code=None,
    priority=6,
    ladder=("instruct",),
    legal=ONLY_INSTRUCT,
    decide=decide,
    instruction=instruction,
    has_strikes=False,
)
