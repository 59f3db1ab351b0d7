"""What is wrong with a log itself: found, located and reported; the lines that are good still count."""

from __future__ import annotations

from typing import Literal, NamedTuple

from intervention.contract.words import Language
from intervention.core.messages import Text, say

ProblemKind = Literal[
    "bad_line",
    "changed",
    "gap",
    "inserted",
    "broken",
    "beginning",
    "ending",
    "duplicate",
    "again",
    "restart",
    "unreadable",
]


class Problem(NamedTuple):
    """`line` counts from 1 within `source`, 0 where the whole source is meant; it is about so many `lines`."""

    kind: ProblemKind
    source: str
    line: int
    run_id: str | None = None
    lines: int = 1
    detail: str = ""


WORDS: dict[ProblemKind, Text] = {
    "bad_line": Text("this line is no entry of a log and was skipped: {detail}", "此行不是日志条目，已跳过：{detail}"),
    "changed": Text(
        "this line does not continue the one before it, and none is missing: the line before was changed after it was "
        "written. Ask for the log as it was captured",
        "此行与上一行不相接，且没有缺行：上一行在写入之后被改动。请索取原始日志",
    ),
    "gap": Text(
        "{lines} lines are missing before this one. Ask for the whole log", "此行之前缺少 {lines} 行。请索取完整日志"
    ),
    "inserted": Text(
        "{lines} lines before this one were not there when it was written. Ask for the log as it was captured",
        "此行之前有 {lines} 行在写入时并不存在。请索取原始日志",
    ),
    "broken": Text(
        "the chain is broken: this line does not continue the one before it. Lines were changed or left out; ask for "
        "the log as it was captured",
        "链条断裂：此行与上一行不相接。有行被改动或缺失；请索取原始日志",
    ),
    "beginning": Text(
        "the log of this run begins in the middle. Give the earlier part too, in its order",
        "此次运行的日志从中间开始。请按顺序同时提供前面的部分",
    ),
    "ending": Text(
        "the log goes on in another file: {detail}. Give that too, in its order",
        "日志在另一个文件中继续：{detail}。请按顺序一并提供",
    ),
    "duplicate": Text(
        "{lines} lines from here on were read before and count once", "从此处起 {lines} 行此前已读过，只计一次"
    ),
    "again": Text(
        "the log of this run was read before; decisions that are in both count once. Give each log once",
        "此次运行的日志此前已读过；两处都有的决定只计一次。每份日志只需提供一次",
    ),
    "restart": Text(
        "a second log of the same run begins here and tells another story. Give only the one that is right",
        "同一次运行的另一份内容不同的日志从此处开始。请只提供正确的一份",
    ),
    "unreadable": Text(
        "it cannot be read any further: {detail}. What was read before counts",
        "无法继续读取：{detail}。此前读到的仍然有效",
    ),
}


_BEFORE = Text(
    "{detail}, which lies before this line, was not given. Give that file too, in its order",
    "未提供位于此行之前的 {detail}。请按顺序同时提供该文件",
)


def describe(problem: Problem, language: Language) -> str:
    """The problem in one sentence, with what to do about it."""
    is_between = problem.kind in ("beginning", "gap", "broken") and problem.detail
    text = _BEFORE if is_between else WORDS[problem.kind]
    return say(text, language, lines=problem.lines, detail=problem.detail)
