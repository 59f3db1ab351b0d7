"""V-8: a phase is complete and there is no known-issues document. The guard writes it from the run's findings."""

from __future__ import annotations

from intervention.contract.details.documents import NoKnownIssues
from intervention.contract.result import Facts
from intervention.core.details import details_of
from intervention.core.documents import has_document, is_writable, merge_issues
from intervention.core.ladder import INSTRUCT_OR_SUSPEND, SAY_SAY_STOP, is_group_capped
from intervention.core.messages import Text, list_items, quote, say, show_path
from intervention.core.plan import Group, Handler, Instruct, Plan, Step, Told, WriteDocument
from intervention.core.stopping import plan_words
from intervention.core.telling import tell

WRONG = Text("Phase {phase} has no known-issues document at {path}.", "第 {phase} 阶段没有已知问题文档 {path}。")
THEN = Text(
    "It must name every finding that stays open ({titles}): write or complete it, commit it, then complete the phase.",
    "文档必须列出所有未解决的问题（{titles}）：请编写或补充并提交，然后完成本阶段。",
)
#: Where it is only warned of, the phase is complete all the same, and there is nothing to send again.
THEN_WARNED = Text(
    "It must name every finding that stays open ({titles}): write or complete it and commit it now. "
    "This holds nothing up: the phase need not be completed again for it.",
    "文档必须列出所有未解决的问题（{titles}）：请现在编写或补充并提交。此项不影响流程：无需为此再次完成本阶段。",
)
FOUND = Text("{path} is there now: complete the phase again.", "{path} 已存在：请再次完成本阶段。")
FOUND_WARNED = Text("{path} is there now: commit it.", "{path} 已存在：请提交。")
NONE = Text("none was recorded", "没有记录")
QUESTION = Text(
    "There is no known-issues document at {path} (strike {strike}). How shall the run go on?",
    "没有已知问题文档 {path}（第 {strike} 次）。运行应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    """Writes on the rungs that instruct; a document that has come since is left alone."""
    if has_document(facts):
        return Plan((Instruct(),), is_strike=False)
    path = show_path(group.run.known_issues)
    return plan_words(group, say(QUESTION, group.policy.language, strike=facts.strike, path=path), _write(group, facts))


def _write(group: Group, facts: Facts) -> tuple[Step, ...]:
    if not is_writable(group, facts):
        return ()
    found = (issue for detail in details_of(group, NoKnownIssues) for issue in detail.findings)
    return (WriteDocument(group.run.known_issues, merge_issues(found)),)


def instruction(told: Told) -> str:
    group, language = told.group, told.language
    found_words, then = (FOUND_WARNED, THEN_WARNED) if is_group_capped(group) else (FOUND, THEN)
    if has_document(told.facts):
        return tell(told, say(found_words, language, path=show_path(group.run.known_issues)), "")
    wrong = say(WRONG, language, phase=group.run.phase, path=show_path(group.run.known_issues))
    found = merge_issues(issue for detail in details_of(group, NoKnownIssues) for issue in detail.findings)
    titles = list_items((quote(issue.title) for issue in found), language, limit=10) or say(NONE, language)
    return tell(told, wrong, say(then, language, titles=titles))


HANDLER = Handler(
    violation_type="MISSING_KI_DOC",
    code="V-8",
    priority=4,
    ladder=SAY_SAY_STOP,
    legal=INSTRUCT_OR_SUSPEND,
    decide=decide,
    instruction=instruction,
)
