"""The pieces of code on which a judgement rests, as lines that an agent can look up."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from intervention.contract.result import Evidence, PathFact
from intervention.contract.words import Language
from intervention.core.messages import Text, quote, say, show_path

MAX_SHOWN = 10

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
    kind = piece.kind.replace("_", " ")
    return say(text, language, path=show_path(path), line=line, text=quote(piece.text), kind=kind)
