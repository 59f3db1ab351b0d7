"""The same kind of call was refused again and again. Refused calls are no strikes, so this is where it stops."""

from __future__ import annotations

from intervention.contract.details.reviews import PatternCycle
from intervention.contract.result import Facts
from intervention.core.details import details_of
from intervention.core.ladder import INSTRUCT_OR_SUSPEND, has_act
from intervention.core.messages import Text, join_lines, say
from intervention.core.plan import Group, Handler, Instruct, Plan, Suspend, Told
from intervention.core.suspension import abandon, begin_again, go_on
from intervention.core.telling import tell

WRONG = Text(
    "{violation_type}: {count} refused calls of this kind within {window} rounds.",
    "{violation_type}：{window} 轮内此类调用被拒绝 {count} 次。",
)
THEN = Text(
    "Stop trying variants of the call. Read what the refusal names as the ways out, and take one of them.",
    "请停止尝试同类调用的变体。阅读拒绝信息中给出的办法，并按其中之一进行。",
)
QUESTION = Text("The agent keeps trying. How shall the run go on?", "代理仍在反复尝试。运行应如何继续？")


def decide(group: Group, facts: Facts) -> Plan:
    """A question for a person, unless severity or preset caps it."""
    if not has_act(group.rung, "suspend"):
        return Plan((Instruct(),), is_strike=False)
    language = group.policy.language
    question = join_lines([*_name_cycles(group), say(QUESTION, language)])
    options = (go_on(language, has_undone=False), begin_again(language), abandon(language))
    return Plan((Suspend(question, options),), is_strike=False)


def instruction(told: Told) -> str:
    return tell(told, join_lines(_name_cycles(told.group)), say(THEN, told.language))


def _name_cycles(group: Group) -> list[str]:
    worst: dict[str, PatternCycle] = {}
    for detail in details_of(group, PatternCycle):
        if detail.violation_type not in worst or detail.count > worst[detail.violation_type].count:
            worst[detail.violation_type] = detail
    return [
        say(WRONG, group.policy.language, violation_type=kind, count=worst[kind].count, window=worst[kind].window)
        for kind in worst
    ]


HANDLER = Handler(
    violation_type="PATTERN_CYCLE",
    code=None,
    priority=6,
    ladder=("suspend",),
    legal=INSTRUCT_OR_SUSPEND,
    decide=decide,
    instruction=instruction,
    has_strikes=False,
)
