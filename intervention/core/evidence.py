"""The pieces of code on which a judgement rests, as lines that an agent can look up."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from intervention.contract.result import Evidence, PathFact
from intervention.contract.words import Language
from intervention.core.messages import Text, quote, say, show_path

MAX_SHOWN = 10

#: What a finding of the judgement means, in words. A kind that is not here is shown by its own name.
KINDS: dict[str, Text] = {
    "assertion_removed": Text("an assertion is gone", "断言被删除"),
    "expectation_changed": Text("it expects something else", "期望被改变"),
    "input_changed": Text("it is asked about something else", "断言的输入被改变"),
    "test_removed": Text("a test is gone", "测试被删除"),
    "test_skipped": Text("a test is skipped", "测试被跳过"),
    "test_focused": Text("only this test runs", "只运行此测试"),
    "test_emptied": Text("a test checks nothing any more", "测试不再检查任何内容"),
    "early_return": Text("a test ends before it checks", "测试提前返回"),
    "wrapped": Text("a failure is caught", "失败被捕获"),
    "shadowed": Text("a second definition hides it", "被同名定义遮蔽"),
    "subject_patched": Text("what is tested is patched", "被测对象被替换"),
    "subject_changed": Text("something else is tested", "被测对象被改变"),
    "collection_changed": Text("tests are found or run differently", "测试的收集或运行方式被改变"),
    "fixture_changed": Text("what tests compare with has changed", "测试所依据的数据被改变"),
    "fixture_removed": Text("what tests compare with is gone", "测试所依据的数据被删除"),
    "replaced_by_link": Text("a link has taken its place", "被链接取代"),
    "file_removed": Text("the file is gone", "文件被删除"),
    "unparsable": Text("it cannot be parsed", "无法解析"),
    "too_complex": Text("it is nested too deeply to be judged", "嵌套过深，无法判断"),
    "unknown_language": Text("no stub can be told in this kind of file", "此类文件无法识别桩代码"),
    "body_added": Text("a new body does more than a stub", "新增函数体超出桩代码"),
    "body_altered": Text("a changed body does more than a stub", "改动的函数体超出桩代码"),
    "statement_added": Text("code outside any body does something", "在函数体之外新增了可执行语句"),
    "body_removed": Text("a body is gone", "函数体被删除"),
    "imports_test": Text("it imports from a test path", "从测试路径导入"),
}

_NOW = Text("- {path}, line {line}: {text} ({kind})", "- {path} 第 {line} 行：{text}（{kind}）")
_BEFORE = Text(
    "- {path}, line {line} of the earlier version: {text} ({kind})", "- {path} 原版本第 {line} 行：{text}（{kind}）"
)
_SOMEWHERE = Text("- {path}: {text} ({kind})", "- {path}：{text}（{kind}）")


def show_evidence(paths: Iterable[PathFact], language: Language) -> list[str]:
    """At most ten lines; the rest is in the result's facts."""
    found = ((fact.path, piece) for fact in paths for piece in fact.evidence)
    return [_show(path, piece, language) for path, piece in islice(found, MAX_SHOWN)]


def _show(path: str, piece: Evidence, language: Language) -> str:
    text = _SOMEWHERE
    if piece.current_line is not None:
        text = _NOW
    elif piece.base_line is not None:
        text = _BEFORE
    line = piece.current_line if piece.current_line is not None else piece.base_line
    kind = say(KINDS[piece.kind], language) if piece.kind in KINDS else piece.kind.replace("_", " ")
    return say(text, language, path=show_path(path), line=line, text=quote(piece.text), kind=kind)
