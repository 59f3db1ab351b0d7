"""V-1: a phase was to be left without its gate: review, approval, red run or green run."""

from __future__ import annotations

from intervention.contract.details.reviews import GateSkipped, Missing
from intervention.contract.result import Facts
from intervention.core.details import details_of
from intervention.core.ladder import INSTRUCT_OR_SUSPEND, SAY_SAY_STOP
from intervention.core.messages import Text, list_items, quote, say
from intervention.core.plan import Group, Handler, Plan, Told
from intervention.core.stopping import plan_words
from intervention.core.telling import tell

PARTS: dict[Missing, Text] = {
    "review": Text(
        "run the review loop to its end (`ralph_loop_start`, rounds with a reviewer, `ralph_terminate`)",
        "完成评审循环（`ralph_loop_start`、由评审者参与的各轮、`ralph_terminate`）",
    ),
    "approval": Text(
        "show the work to the person, wait for their answer, then `user_approval`",
        "向用户展示成果，等待答复，然后 `user_approval`",
    ),
    "red_run": Text(
        "run the new tests after their last change and see them fail", "在最后一次修改之后运行新测试，并看到它们失败"
    ),
    "green_run": Text(
        "run the whole test suite after the last change and see it pass",
        "在最后一次修改之后运行全部测试，并看到它们通过",
    ),
}
WRONG = Text(
    "Phase {phase} was to be left ({attempted}) without its gate.",
    "试图在关卡未满足时离开第 {phase} 阶段（{attempted}）。",
)
THEN = Text("Still to do, then try again: {parts}.", "请先完成以下各项，然后重试：{parts}。")
QUESTION = Text(
    "The agent tried (strike {strike}) to leave phase {phase} without: {parts}. How shall the run go on?",
    "代理试图（第 {strike} 次）离开第 {phase} 阶段，但尚缺：{parts}。运行应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    """Nothing in the tree is at fault: words, and a question at the last rung."""
    parts = _list_parts(group)
    values = {"strike": facts.strike, "phase": group.run.phase, "parts": parts}
    return plan_words(group, say(QUESTION, group.policy.language, **values))


def instruction(told: Told) -> str:
    group, language = told.group, told.language
    attempted = list_items((quote(detail.attempted) for detail in details_of(group, GateSkipped)), language)
    wrong = say(WRONG, language, phase=group.run.phase, attempted=attempted)
    return tell(told, wrong, say(THEN, language, parts=_list_parts(group)))


def _list_parts(group: Group) -> str:
    missing = {part for detail in details_of(group, GateSkipped) for part in detail.missing}
    language = group.policy.language
    named = [say(text, language) for part, text in PARTS.items() if part in missing or not missing]
    return ("；" if language == "zh" else "; ").join(named)


HANDLER = Handler(
    violation_type="SKIP_REVIEW",
    code="V-1",
    priority=2,
    ladder=SAY_SAY_STOP,
    legal=INSTRUCT_OR_SUSPEND,
    decide=decide,
    instruction=instruction,
)
