"""V-9: the known-issues document is older than what the run found or the guard did. The guard appends what lacks."""

from __future__ import annotations

from intervention.contract.details.documents import OldKnownIssues
from intervention.contract.details.parts import KnownIssue
from intervention.contract.result import Facts
from intervention.core.details import details_of
from intervention.core.documents import is_writable, merge_issues
from intervention.core.ladder import INSTRUCT_OR_SUSPEND, SAY_SAY_STOP, is_group_capped
from intervention.core.messages import Text, list_items, quote, say, show_path
from intervention.core.plan import Group, Handler, Plan, Step, Told, WriteDocument
from intervention.core.stopping import plan_words
from intervention.core.telling import tell

WRONG = Text("{path} is older than what it must name: {titles}.", "{path} 未包含较新的问题：{titles}。")
THEN = Text(
    "See that each has an entry with its reason for waiting and a plan, commit the document, then complete the phase.",
    "请确认每一项都有条目、推迟原因和计划，提交文档，然后完成本阶段。",
)
#: Where it is only warned of, the phase is complete all the same, and there is nothing to send again.
THEN_WARNED = Text(
    "See that each has an entry with its reason for waiting and a plan, and commit the document now. "
    "This holds nothing up: the phase need not be completed again for it.",
    "请确认每一项都有条目、推迟原因和计划，并现在提交文档。此项不影响流程：无需为此再次完成本阶段。",
)
UNNAMED = Text("newer findings", "较新的发现")
QUESTION = Text(
    "{path} lacks entries (strike {strike}): {titles}. How shall the run go on?",
    "{path} 缺少条目（第 {strike} 次）：{titles}。运行应如何继续？",
)


def decide(group: Group, facts: Facts) -> Plan:
    """Appends on the rungs that instruct."""
    return plan_words(group, _word(QUESTION, group, strike=facts.strike), _write(group, facts))


def _write(group: Group, facts: Facts) -> tuple[Step, ...]:
    missing = _missing(group)
    if not missing or not is_writable(group, facts):
        return ()
    return (WriteDocument(group.run.known_issues, missing),)


def instruction(told: Told) -> str:
    then = THEN_WARNED if is_group_capped(told.group) else THEN
    return tell(told, _word(WRONG, told.group), say(then, told.language))


def _word(text: Text, group: Group, **values: object) -> str:
    language = group.policy.language
    titles = list_items((quote(issue.title) for issue in _missing(group)), language, limit=10)
    path = show_path(group.run.known_issues)
    return say(text, language, path=path, titles=titles or say(UNNAMED, language), **values)


def _missing(group: Group) -> tuple[KnownIssue, ...]:
    return merge_issues(issue for detail in details_of(group, OldKnownIssues) for issue in detail.missing)


HANDLER = Handler(
    violation_type="KI_DOC_OUTDATED",
    code="V-9",
    priority=4,
    ladder=SAY_SAY_STOP,
    legal=INSTRUCT_OR_SUSPEND,
    decide=decide,
    instruction=instruction,
)
