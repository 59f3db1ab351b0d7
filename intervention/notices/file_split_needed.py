"""A source or test file that the run wrote has grown too large. Words only: splitting is the agent's work."""

from __future__ import annotations

from intervention.contract.details.tree import LargeFile
from intervention.contract.result import Facts
from intervention.core.answering import ONLY_INSTRUCT, plan_answer
from intervention.core.details import details_of
from intervention.core.messages import MAX_LISTED, Text, join_lines, quote, say, show_path
from intervention.core.plan import Group, Handler, Plan, Told
from intervention.core.telling import tell

WRONG = Text(
    "{path} is too large: {bytes} bytes, {lines} lines (limit {limit}).",
    "{path} 过大：{bytes} 字节，{lines} 行（上限 {limit}）。",
)
MORE = Text("{count} more files are too large.", "另有 {count} 个文件过大。")
THEN = Text(
    "Split it by idea into files that can be read alone, with the tests green before and after.",
    "请按职责拆分为可独立阅读的文件，拆分前后测试都应通过。",
)


def decide(group: Group, facts: Facts) -> Plan:
    return plan_answer()


def instruction(told: Told) -> str:
    newest = {detail.path: detail for detail in details_of(told.group, LargeFile)}
    lines = [_name(detail, told) for detail in list(newest.values())[:MAX_LISTED]]
    left = len(newest) - MAX_LISTED
    more = say(MORE, told.language, count=left) if left > 0 else ""
    return tell(told, join_lines([*lines, more]), say(THEN, told.language))


def _name(detail: LargeFile, told: Told) -> str:
    values = {"bytes": detail.bytes, "lines": detail.lines, "limit": quote(detail.limit)}
    return say(WRONG, told.language, path=show_path(detail.path), **values)


HANDLER = Handler(
    violation_type="FILE_SPLIT_NEEDED",
    code=None,
    priority=6,
    ladder=("instruct",),
    legal=ONLY_INSTRUCT,
    decide=decide,
    instruction=instruction,
    has_strikes=False,
)
