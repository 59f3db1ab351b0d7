"""V-2: a review round without a reviewer, or a loop that was to end with too few clean rounds."""

from __future__ import annotations

from intervention.contract.details.reviews import NoReviewer
from intervention.contract.result import Facts
from intervention.core.details import details_of
from intervention.core.ladder import INSTRUCT_OR_SUSPEND, SAY_SAY_STOP
from intervention.core.messages import Text, join_lines, quote, say
from intervention.core.plan import Group, Handler, Plan, Told
from intervention.core.stopping import plan_words
from intervention.core.telling import tell

WRONG_ROUND = Text(
    "Round {round} was reported ({reported_by}) and the review is not enough: {clean} of {needed} clean rounds.",
    "已报告第 {round} 轮（{reported_by}），但评审不足：{clean} / {needed} 轮无问题。",
)
WRONG_END = Text(
    "The review loop was to end ({reported_by}) and is not enough: {clean} of {needed} clean rounds.",
    "试图结束评审循环（{reported_by}），但评审不足：{clean} / {needed} 轮无问题。",
)
THEN = Text(
    "Start a reviewer with `task`, let it read this phase's work and change nothing, then report the "
    "round. Mend what it "
    "finds, and end the loop once the newest rounds are clean.",
    "请用 `task` 启动评审者，让其阅读本阶段成果且不做修改，然后报告该轮。修复其发现的问题，"
    "最近各轮无问题后再结束循环。",
)
QUESTION = Text(
    "The review of phase {phase} is not enough (strike {strike}). How shall the run go on?",
    "第 {phase} 阶段的评审不足（第 {strike} 次）。运行应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    """Nothing in the tree is at fault: words, and a question at the last rung."""
    return plan_words(group, say(QUESTION, group.policy.language, strike=facts.strike, phase=group.run.phase))


def instruction(told: Told) -> str:
    wrong = [_name_round(detail, told) for detail in details_of(told.group, NoReviewer)]
    return tell(told, join_lines(list(dict.fromkeys(wrong))), say(THEN, told.language))


def _name_round(detail: NoReviewer, told: Told) -> str:
    text = WRONG_END if detail.round is None else WRONG_ROUND
    values = {"round": detail.round, "clean": detail.clean, "needed": detail.needed}
    return say(text, told.language, reported_by=quote(detail.reported_by), **values)


HANDLER = Handler(
    violation_type="INSUFFICIENT_REVIEW",
    code="V-2",
    priority=2,
    ladder=SAY_SAY_STOP,
    legal=INSTRUCT_OR_SUSPEND,
    decide=decide,
    instruction=instruction,
)
