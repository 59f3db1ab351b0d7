"""V-3: the review loop has used up its rounds with findings open, or a gate was tried over open violations.

Used-up rounds are a person's matter at once, whatever the rung; only severity and `advise` hold that back.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from intervention.contract.details.reviews import GateBlocked, RoundsExceeded
from intervention.contract.result import Facts
from intervention.contract.words import Language
from intervention.core.details import details_of
from intervention.core.ladder import INSTRUCT_OR_SUSPEND, SAY_SAY_STOP, is_group_capped
from intervention.core.messages import Text, join_lines, list_items, say
from intervention.core.plan import Group, Handler, Plan, Suspend, Told
from intervention.core.stopping import plan_words
from intervention.core.suspension import abandon, begin_again, option
from intervention.core.telling import tell

if TYPE_CHECKING:
    from intervention.contract.decision import DecisionOption

WRONG_ROUNDS = Text(
    "{rounds} of {limit} review rounds are used up with findings open: critical {C}, high {H}, major {M}.",
    "评审轮次已用完（{rounds} / {limit}），仍有未解决的问题：严重 {C}、高 {H}、重要 {M}。",
)
WRONG_GATE = Text("The gate is held by open violations: {kinds}.", "关卡被未解决的违规阻挡：{kinds}。")
THEN_ROUNDS = Text(
    "Show the open findings to the person; whether there are more rounds or the phase begins again is for them to say.",
    "请向用户展示未解决的问题；是否追加轮次或重新开始本阶段由用户决定。",
)
THEN_GATE = Text(
    "Resolve each of them as its own instruction says, then try the gate again.",
    "请按各自的说明逐一解决，然后重试关卡。",
)
QUESTION_GATE = Text(
    "The gate was tried over open violations (strike {strike}): {kinds}. How shall the run go on?",
    "在违规未解决时尝试通过关卡（第 {strike} 次）：{kinds}。运行应如何继续？",
)
HOW = Text("How shall the run go on?", "运行应如何继续？")
MORE = Text("five more rounds", "追加五轮")
MORE_MEANS = Text("The review loop goes on; the findings stay open.", "评审循环继续；问题保持未解决。")
ACCEPT = Text("accept the findings as they are", "接受现有问题")
ACCEPT_MEANS = Text(
    "The loop ends with these findings open; the phase then waits for your approval.",
    "循环结束，问题保留；随后本阶段等待您的批准。",
)


def decide(group: Group, facts: Facts) -> Plan:
    exceeded = next(details_of(group, RoundsExceeded), None)
    if exceeded is not None and not is_group_capped(group):
        return Plan((Suspend(_ask_rounds(exceeded, group.policy.language), _offer_rounds(group.policy.language)),))
    kinds = _count_open(group)
    return plan_words(group, say(QUESTION_GATE, group.policy.language, strike=facts.strike, kinds=kinds))


def instruction(told: Told) -> str:
    group, language = told.group, told.language
    wrong, then = [], []
    for exceeded in details_of(group, RoundsExceeded):
        wrong.append(_name_rounds(exceeded, language))
        then.append(say(THEN_ROUNDS, language))
    if any(details_of(group, GateBlocked)):
        wrong.append(say(WRONG_GATE, language, kinds=_count_open(group)))
        then.append(say(THEN_GATE, language))
    return tell(told, join_lines(list(dict.fromkeys(wrong))), join_lines(list(dict.fromkeys(then))))


def _ask_rounds(exceeded: RoundsExceeded, language: Language) -> str:
    return f"{_name_rounds(exceeded, language)} {say(HOW, language)}"


def _name_rounds(exceeded: RoundsExceeded, language: Language) -> str:
    tally = exceeded.tally
    values = {"rounds": exceeded.rounds, "limit": exceeded.limit, "C": tally.C, "H": tally.H, "M": tally.M}
    return say(WRONG_ROUNDS, language, **values)


def _offer_rounds(language: Language) -> tuple[DecisionOption, ...]:
    more = option("more_rounds", MORE, MORE_MEANS, "more_rounds", language)
    accept = option("accept", ACCEPT, ACCEPT_MEANS, "accept_rounds", language)
    return (more, accept, begin_again(language), abandon(language))


def _count_open(group: Group) -> str:
    newest = {item.id: item for detail in details_of(group, GateBlocked) for item in detail.open}
    counted = Counter(item.violation_type for item in newest.values())
    return list_items((f"{kind} x {count}" for kind, count in sorted(counted.items())), group.policy.language) or "-"


HANDLER = Handler(
    violation_type="UNFIXED_ISSUES",
    code="V-3",
    priority=2,
    ladder=SAY_SAY_STOP,
    legal=INSTRUCT_OR_SUSPEND,
    decide=decide,
    instruction=instruction,
)
