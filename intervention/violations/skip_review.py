"""V-1: a phase was to be left without its gate: review, approval, red run or green run."""

from __future__ import annotations

from intervention.contract.details.reviews import GateSkipped, Missing
from intervention.contract.result import Facts
from intervention.core.details import details_of
from intervention.core.ladder import INSTRUCT_OR_SUSPEND, SAY_SAY_STOP, is_group_capped
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
#: Why the newest test run is not the one that is missing; one that is not named here is left out.
NOT_COUNTED: dict[str, Text] = {
    "taken": Text("its exit status is that of {by}", "其退出状态来自 {by}"),
    "background": Text("it ran in the background", "它在后台运行"),
    "conditional": Text("it stands in a condition, a loop or a function", "它位于条件、循环或函数中"),
    "several": Text("the line runs tests several times; join them with `&&`", "该行多次运行测试；请用 `&&` 连接"),
    "selected": Text("it ran only part of the tests", "它只运行了部分测试"),
    "updates_snapshots": Text("it wrote its own expected values", "它改写了自己的期望值"),
    "silent": Text("it said nothing of what it ran", "它没有输出运行了什么"),
    "nothing_ran": Text("it ran no test", "它没有运行任何测试"),
    "no_exit": Text("it was cut off", "它被中断"),
    "cut_short": Text("it was cut off", "它被中断"),
    "usage": Text("the runner found no tests or an error in its command line", "运行器没有找到测试，或命令行有误"),
    "exit_0_with_failures": Text("it names failures, but its exit status is 0", "它报告了失败，退出状态却为 0"),
    "no_failure_reported": Text("it failed, but its output names no failing test", "它失败了，但输出中没有失败的测试"),
    "foreign": Text("files were changed while it ran", "运行期间文件有改动"),
    "spoiled": Text("it was made while a change stood that must be undone", "运行时仍存在必须撤销的改动"),
    "older": Text("it does not cover the files as they are now", "它没有覆盖文件的当前状态"),
    "red": Text("its tests failed", "其中有测试失败"),
    "green": Text("its tests passed", "其中的测试都通过了"),
}
LAST = Text("{part} (the last run, {command}, does not count: {why})", "{part}（最近一次运行 {command} 不算数：{why}）")
WRONG = Text(
    "Phase {phase} was to be left ({attempted}) without its gate.",
    "试图在关卡未满足时离开第 {phase} 阶段（{attempted}）。",
)
THEN = Text("Still to do, then try again: {parts}.", "请先完成以下各项，然后重试：{parts}。")
#: Where it is only warned of, the phase may be complete all the same, and there is nothing to send again.
THEN_WARNED = Text("Still to do: {parts}.", "仍需完成：{parts}。")
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
    then = THEN_WARNED if is_group_capped(group) else THEN
    return tell(told, wrong, say(then, language, parts=_list_parts(group)))


def _list_parts(group: Group) -> str:
    missing = {part for detail in details_of(group, GateSkipped) for part in detail.missing}
    language = group.policy.language
    named = [
        _add_last(part, say(text, language), group) for part, text in PARTS.items() if part in missing or not missing
    ]
    return ("；" if language == "zh" else "; ").join(named)


def _add_last(part: Missing, text: str, group: Group) -> str:
    """Says with a run that is missing why the one that was made is not it."""
    language = group.policy.language
    runs = [detail.last_run for detail in details_of(group, GateSkipped) if detail.last_run and part in detail.missing]
    if part not in ("red_run", "green_run") or not runs:
        return text
    last = runs[-1]
    why = NOT_COUNTED.get("taken" if last.by is not None else last.why)
    if why is None:
        return text
    reason = say(why, language, by=quote(last.by or ""))
    return say(LAST, language, part=text, command=quote(last.command), why=reason)


HANDLER = Handler(
    violation_type="SKIP_REVIEW",
    code="V-1",
    priority=2,
    ladder=SAY_SAY_STOP,
    legal=INSTRUCT_OR_SUSPEND,
    decide=decide,
    instruction=instruction,
)
