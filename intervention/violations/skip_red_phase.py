"""V-4: business code that was written before the tests' gate has passed. Undone at the first strike."""

from __future__ import annotations

from intervention.contract.result import Facts
from intervention.core.candidates import concerned
from intervention.core.details import name_paths
from intervention.core.evidence import show_evidence
from intervention.core.ladder import MAY_QUARANTINE
from intervention.core.messages import Text, join_lines, say
from intervention.core.plan import Group, Handler, Plan, Quarantine, Told
from intervention.core.telling import tell
from intervention.core.undoing import plan_files

WRONG = Text(
    "Business code was written in phase {phase}, before the gate of the test code has passed: {paths}.",
    "在第 {phase} 阶段、测试代码的关卡通过之前编写了业务代码：{paths}。",
)
THEN = Text(
    "Write the failing tests first. Until `phase_enter` 5 only stubs may be added: bodies that raise, are empty or "
    "return one literal, and nothing that imports from a test path. If the code is already in a commit, commit its "
    "reversal too.",
    "请先编写会失败的测试。在 `phase_enter` 5 之前只允许桩代码：函数体只抛出异常、"
    "为空或返回一个字面量，且不得从测试路径导入。"
    "若代码已经提交，请再提交一次撤销。",
)
QUESTION = Text(
    "Business code was written before the tests' gate (strike {strike}): {paths}. How shall the run go on?",
    "在测试关卡之前编写了业务代码（第 {strike} 次）：{paths}。流程应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    """Acts on every path that is judged to hold more than stubs."""
    return plan_files(group, facts, Quarantine, ask_about)


def ask_about(group: Group, facts: Facts) -> str:
    return say(QUESTION, group.policy.language, strike=facts.strike, paths=name_paths(group, facts))


def instruction(told: Told) -> str:
    language = told.language
    wrong = say(WRONG, language, phase=told.group.run.phase, paths=name_paths(told.group, told.facts))
    evidence = show_evidence(concerned(told.facts), language)
    return tell(told, join_lines([wrong, *evidence]), say(THEN, language))


HANDLER = Handler(
    violation_type="SKIP_RED_PHASE",
    code="V-4",
    priority=1,
    ladder=("quarantine", "quarantine", "quarantine+suspend"),
    legal=MAY_QUARANTINE,
    decide=decide,
    instruction=instruction,
)
