"""What was found in a reviewer's prompt, as lines: where, what, and of which category."""

from __future__ import annotations

from collections.abc import Sequence

from intervention.contract.details.parts import PromptMatch
from intervention.contract.words import Language
from intervention.core.messages import MAX_LISTED, Text, quote, say

CATEGORIES: dict[str, Text] = {
    "FP-1": Text("when to stop", "停止条件"),
    "FP-2": Text("totals so far", "累计计数"),
    "FP-3": Text("findings of earlier rounds", "之前各轮的发现"),
    "FP-4": Text("what was mended", "已修复的内容"),
    "FP-5": Text("which round it is", "当前轮次"),
    "FP-6": Text("state of loop or gate", "循环或关卡的状态"),
    "FP-7": Text("limits on what to review", "限制评审范围"),
    "INJECTION": Text("orders to drop its own rules", "要求放弃自身规则"),
}

_LINE = Text(
    "- line {line}: {text} ({category}, {meaning}; pattern {pattern})",
    "- 第 {line} 行：{text}（{category}，{meaning}；模式 {pattern}）",
)
_MORE = Text("- and {count} more", "- 另有 {count} 处")
_OTHER = Text("forbidden", "禁止内容")


def show_matches(matches: Sequence[PromptMatch], language: Language) -> list[str]:
    """One line a match, at most twenty; the rest is counted."""
    lines = [_show(match, language) for match in matches[:MAX_LISTED]]
    left = len(matches) - MAX_LISTED
    return [*lines, say(_MORE, language, count=left)] if left > 0 else lines


def _show(match: PromptMatch, language: Language) -> str:
    meaning = say(CATEGORIES.get(match.category, _OTHER), language)
    quoted = {"text": quote(match.text), "pattern": quote(match.pattern)}
    return say(_LINE, language, line=match.line, category=match.category[:20], meaning=meaning, **quoted)
