"""V-12: no assessment for the boundary of a phase. The guard appends one from the last tally; without one it cannot."""

from __future__ import annotations

from intervention.contract.details.documents import NoAssessment
from intervention.contract.result import Facts
from intervention.core.details import details_of
from intervention.core.documents import assess, is_writable
from intervention.core.ladder import INSTRUCT_OR_SUSPEND, SAY_SAY_STOP, is_group_capped
from intervention.core.messages import Text, list_items, say, show_path
from intervention.core.plan import Group, Handler, Plan, Step, Told, WriteDocument
from intervention.core.stopping import plan_words
from intervention.core.telling import has_outcome, tell

WRONG = Text("{path} has no assessment for phase {boundaries}.", "{path} 没有第 {boundaries} 阶段的评估。")
THEN = Text(
    "Append one with status PASS (nothing critical, high or major open), CONDITIONAL (only major) or "
    "FAIL, and the counts; {when}",
    "请追加一条评估，状态为 PASS（没有严重、高、重要问题）、CONDITIONAL（仅有重要问题）或 FAIL，并注明数量；{when}",
)
THEN_READ = Text(
    "Check the assessment, which comes from the last review's tally; {when}",
    "请核对该评估（根据最近一轮评审的计数生成），{when}",
)
AGAIN = Text("commit it and complete the phase again.", "提交后再次完成本阶段。")
#: Where it is only warned of, the phase is complete all the same, and there is nothing to send again.
WARNED = Text(
    "commit it now. This holds nothing up: the phase need not be completed again for it.",
    "并现在提交。此项不影响流程：无需为此再次完成本阶段。",
)
QUESTION = Text(
    "{path} has no assessment for phase {boundaries} (strike {strike}). How shall the run go on?",
    "{path} 没有第 {boundaries} 阶段的评估（第 {strike} 次）。运行应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    """Appends on the rungs that instruct, where the tally of a review is known."""
    before = _write(group) if is_writable(group, facts) else ()
    return plan_words(group, _word(QUESTION, group, strike=facts.strike), before)


def _write(group: Group) -> tuple[Step, ...]:
    by_boundary = {d.boundary: d.tally for d in details_of(group, NoAssessment) if d.tally is not None}
    return tuple(
        WriteDocument(group.run.known_issues, (), assess(boundary, tally)) for boundary, tally in by_boundary.items()
    )


def instruction(told: Told) -> str:
    then = THEN_READ if has_outcome(told, "written") else THEN
    when = say(WARNED if is_group_capped(told.group) else AGAIN, told.language)
    return tell(told, _word(WRONG, told.group), say(then, told.language, when=when))


def _word(text: Text, group: Group, **values: object) -> str:
    language = group.policy.language
    named = (f"{d.boundary} → {d.boundary + 1}" for d in details_of(group, NoAssessment))
    return say(text, language, path=show_path(group.run.known_issues), boundaries=list_items(named, language), **values)


HANDLER = Handler(
    violation_type="MISSING_KI_ASSESSMENT",
    code="V-12",
    priority=5,
    ladder=SAY_SAY_STOP,
    legal=INSTRUCT_OR_SUSPEND,
    decide=decide,
    instruction=instruction,
)
