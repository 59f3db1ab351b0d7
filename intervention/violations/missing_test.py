"""V-6: the run made a business file with bodies, and no test reaches it. Told, then taken away."""

from __future__ import annotations

from intervention.contract.details.tree import NoTest
from intervention.contract.result import Facts
from intervention.core.details import details_of, name_paths
from intervention.core.ladder import MAY_QUARANTINE
from intervention.core.messages import Text, list_paths, say
from intervention.core.plan import Group, Handler, Plan, Quarantine, Told
from intervention.core.telling import has_outcome, tell
from intervention.core.undoing import plan_standing

MAX_PLACES = 6

WRONG = Text("No test reaches this new business code: {paths}.", "以下新业务代码没有任何测试覆盖：{paths}。")
THEN = Text(
    "Write a test that imports it (looked for: {places}) and try again.",
    "请编写导入它的测试（查找过的位置：{places}），然后重试。",
)
THEN_REWRITE = Text(
    "Write the test first (looked for: {places}), then write the file again.",
    "请先编写测试（查找过的位置：{places}），再重新编写该文件。",
)
ANYWHERE = Text("the usual test names", "常用的测试文件名")
QUESTION = Text(
    "New business code has no test (strike {strike}): {paths}. How shall the run go on?",
    "新业务代码没有测试（第 {strike} 次）：{paths}。运行应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    """Acts on files that nothing else imports; one that is imported is told about and left."""
    return plan_standing(group, facts, Quarantine, ask_about)


def ask_about(group: Group, facts: Facts) -> str:
    return say(QUESTION, group.policy.language, strike=facts.strike, paths=name_paths(group, facts))


def instruction(told: Told) -> str:
    group, language = told.group, told.language
    looked_for = [place for detail in details_of(group, NoTest) for place in detail.looked_for]
    places = list_paths(looked_for[:MAX_PLACES], language) or say(ANYWHERE, language)
    then = THEN_REWRITE if has_outcome(told, "quarantined") else THEN
    return tell(told, say(WRONG, language, paths=name_paths(group, told.facts)), say(then, language, places=places))


HANDLER = Handler(
    violation_type="MISSING_TEST",
    code="V-6",
    priority=1,
    ladder=("instruct", "quarantine", "quarantine+suspend"),
    legal=MAY_QUARANTINE,
    decide=decide,
    instruction=instruction,
)
