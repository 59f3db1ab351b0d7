"""V-4: business code that was written before the tests' gate has passed. Undone at the first strike."""

from __future__ import annotations

from intervention.contract.result import Facts
from intervention.core.candidates import concerned
from intervention.core.details import name_paths
from intervention.core.evidence import show_evidence
from intervention.core.ladder import MAY_QUARANTINE
from intervention.core.messages import Text, join_lines, list_paths, say
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
UNREAD = Text(
    "Stubs cannot be told from code in these kinds of file, so they wait for phase 5 too, or a person may permit one "
    "with `intervention allow`: {paths}.",
    "以下类型的文件无法区分桩代码与业务代码，因此也须等到第 5 阶段，或由人用 `intervention allow` 许可：{paths}。",
)
QUESTION = Text(
    "Business code was written before the tests' gate (strike {strike}): {paths}. How shall the run go on?",
    "在测试关卡之前编写了业务代码（第 {strike} 次）：{paths}。运行应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    """Acts on every path that is judged to hold more than stubs."""
    return plan_files(group, facts, Quarantine, ask_about)


def ask_about(group: Group, facts: Facts) -> str:
    return say(QUESTION, group.policy.language, strike=facts.strike, paths=name_paths(group, facts))


def instruction(told: Told) -> str:
    language = told.language
    wrong = say(WRONG, language, phase=told.group.run.phase, paths=name_paths(told.group, told.facts))
    found = concerned(told.facts)
    unread = [one.path for one in found if any(piece.kind == "unknown_language" for piece in one.evidence)]
    then = [say(THEN, language), say(UNREAD, language, paths=list_paths(unread, language)) if unread else ""]
    return tell(told, join_lines([wrong, *show_evidence(found, language)]), join_lines(then))


HANDLER = Handler(
    violation_type="SKIP_RED_PHASE",
    code="V-4",
    priority=1,
    ladder=("quarantine", "quarantine", "quarantine+suspend"),
    legal=MAY_QUARANTINE,
    decide=decide,
    instruction=instruction,
)
