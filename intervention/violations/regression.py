"""V-7: a test that passed now fails and was left so. Told, then the run's changes since it passed are taken back."""

from __future__ import annotations

from intervention.contract.details.tree import Regression
from intervention.contract.result import Facts
from intervention.core.details import details_of
from intervention.core.ladder import MAY_ROLL_BACK
from intervention.core.messages import Text, join_lines, list_items, quote, say
from intervention.core.plan import Group, Handler, Plan, Rollback, Told
from intervention.core.telling import STATES, has_outcome, tell
from intervention.core.undoing import Undo, plan_standing

WRONG = Text(
    "Tests that passed now fail: {tests} (command {command}, exit {exit}).",
    "原本通过的测试现在失败：{tests}（命令 {command}，退出码 {exit}）。",
)
WRONG_UNNAMED = Text(
    "A test run that passed now fails (command {command}, exit {exit}).",
    "原本通过的测试现在失败（命令 {command}，退出码 {exit}）。",
)
THEN = Text(
    "Find what broke it and mend the business code, not the test; then run the same command again "
    "and see it pass before "
    "the next checkpoint.",
    "请找出原因并修改业务代码而不是测试；在下一个检查点之前再次运行同一命令并看到通过。",
)
THEN_AGAIN = Text(
    "Run the same command again to see that it passes, then make the change anew in smaller steps.",
    "请再次运行同一命令确认通过，然后以更小的步骤重新修改。",
)
QUESTION = Text(
    "Tests that passed are broken (strike {strike}). How shall the run go on?",
    "原本通过的测试被破坏（第 {strike} 次）。运行应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    """Acts on the paths that the run touched after the target; without a target there is nothing to go back to."""
    return plan_standing(group, facts, _undo(facts), ask_about)


def _undo(facts: Facts) -> Undo | None:
    target = facts.target
    return None if target is None else lambda paths: Rollback(paths, target)


def ask_about(group: Group, facts: Facts) -> str:
    question = say(QUESTION, group.policy.language, strike=facts.strike)
    return join_lines([*_name_tests(group), question])


def instruction(told: Told) -> str:
    put_back = STATES["green" if told.facts.target is None else told.facts.target.kind]
    then = THEN_AGAIN if has_outcome(told, "restored") else THEN
    return tell(told, join_lines(_name_tests(told.group)), say(then, told.language), put_back)


def _name_tests(group: Group) -> list[str]:
    lines = [_name_run(detail, group) for detail in details_of(group, Regression)]
    return list(dict.fromkeys(lines))[:10]


def _name_run(detail: Regression, group: Group) -> str:
    language = group.policy.language
    values = {"command": quote(detail.command), "exit": "-" if detail.exit is None else detail.exit}
    if not detail.tests:
        return say(WRONG_UNNAMED, language, **values)
    return say(WRONG, language, tests=list_items(map(quote, detail.tests), language, limit=10), **values)


HANDLER = Handler(
    violation_type="REGRESSION",
    code="V-7",
    priority=3,
    ladder=("instruct", "rollback", "rollback+suspend"),
    legal=MAY_ROLL_BACK,
    decide=decide,
    instruction=instruction,
)
