"""V-13: a reviewer's prompt that holds what a reviewer must not be told. A prompt that was refused is no strike."""

from __future__ import annotations

from intervention.contract.details.prompts import ForbiddenPrompt
from intervention.contract.result import Facts
from intervention.core.details import details_of
from intervention.core.ladder import INSTRUCT_OR_SUSPEND, SAY_SAY_STOP
from intervention.core.messages import Text, join_lines, say
from intervention.core.plan import Group, Handler, Instruct, Plan, Told
from intervention.core.prompts import show_matches
from intervention.core.stopping import plan_words
from intervention.core.telling import tell

WRONG = Text("The reviewer's prompt holds what a reviewer must not know:", "评审提示词含有评审者不应知道的内容：")
THEN = Text(
    "Take these lines out and start the reviewer with nothing but what to read and what to look for. "
    "Contested findings "
    "belong under the heading `Contested issues`.",
    "请删除这些内容，只告诉评审者读什么、找什么，再重新启动。有争议的问题请放在 `Contested issues` 标题下。",
)
QUESTION = Text(
    "A reviewer was told what it must not know (strike {strike}). How shall the run go on?",
    "评审者被告知不应知道的内容（第 {strike} 次）。运行应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    """A refused prompt never ran: it is explained, and neither struck at nor stopped for."""
    if all(entry.event == "intercepted" for entry in group.entries):
        return Plan((Instruct(),), is_strike=False)
    return plan_words(group, say(QUESTION, group.policy.language, strike=facts.strike))


def instruction(told: Told) -> str:
    matches = [match for detail in details_of(told.group, ForbiddenPrompt) for match in detail.matches]
    wrong = join_lines([say(WRONG, told.language), *show_matches(matches, told.language)])
    return tell(told, wrong, say(THEN, told.language))


HANDLER = Handler(
    violation_type="INVALID_REVIEW_PROMPT",
    code="V-13",
    priority=2,
    ladder=SAY_SAY_STOP,
    legal=INSTRUCT_OR_SUSPEND,
    decide=decide,
    instruction=instruction,
)
