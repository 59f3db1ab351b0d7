"""V-5: from phase 5 on, a test no longer expects what it expected. Put back at the first strike."""

from __future__ import annotations

from intervention.contract.result import Facts, TargetFact
from intervention.core.candidates import concerned
from intervention.core.details import name_paths
from intervention.core.evidence import show_evidence
from intervention.core.ladder import MAY_ROLL_BACK
from intervention.core.messages import Text, join_lines, say
from intervention.core.plan import Group, Handler, Plan, Rollback, Told
from intervention.core.telling import tell
from intervention.core.undoing import plan_files

WRONG = Text(
    "In phase {phase} the tests must keep what they expect, and these changed: {paths}.",
    "第 {phase} 阶段测试的期望不得改变，以下文件发生了变化：{paths}。",
)
THEN = Text(
    "Change the business code until it meets the tests. Renaming, formatting, helpers and further tests are free. If a "
    "test really is wrong, there are two ways: `phase_return` to phase 4, or ask the person to run "
    "`intervention allow PATH`. If the change is already in a commit, commit its reversal too.",
    "请修改业务代码使其通过测试。重命名、格式、辅助函数和新增测试不受限制。若测试确实有误，"
    "有两种办法：用 `phase_return` "
    "回到第 4 阶段，或请人运行 `intervention allow PATH`。若改动已经提交，请再提交一次撤销。",
)
QUESTION = Text(
    "What tests expect was changed (strike {strike}): {paths}. How shall the run go on?",
    "测试的期望被改动（第 {strike} 次）：{paths}。运行应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    """Acts on every test, or file that tests depend on, whose expectations are not what they were."""
    base = TargetFact(kind="base", snapshot=group.run.base_snapshot)
    return plan_files(group, facts, lambda paths: Rollback(paths, base), ask_about)


def ask_about(group: Group, facts: Facts) -> str:
    return say(QUESTION, group.policy.language, strike=facts.strike, paths=name_paths(group, facts))


def instruction(told: Told) -> str:
    language = told.language
    wrong = say(WRONG, language, phase=told.group.run.phase, paths=name_paths(told.group, told.facts))
    evidence = show_evidence(concerned(told.facts), language)
    return tell(told, join_lines([wrong, *evidence]), say(THEN, language))


HANDLER = Handler(
    violation_type="MODIFIED_TEST",
    code="V-5",
    priority=1,
    ladder=("rollback", "rollback", "rollback+suspend"),
    legal=MAY_ROLL_BACK,
    decide=decide,
    instruction=instruction,
)
