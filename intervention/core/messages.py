"""How a sentence is said: in both languages, with paths and quotations that cannot pass for text of the guard's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from intervention.contract.words import Language

MAX_LISTED = 20
MAX_QUOTED = 160


class Text(NamedTuple):
    """One sentence or more in English and Chinese, with the same `{fields}` in both."""

    en: str
    zh: str


_AND_MORE = Text(" and {count} more", "等（另有 {count} 项）")
_COMMA = Text(", ", "、")


def say(text: Text, language: Language, /, **values: object) -> str:
    """The sentence in one language. Values are put in as they are and never read as templates."""
    return (text.zh if language == "zh" else text.en).format(**values)


def list_items(items: Iterable[str], language: Language, limit: int = MAX_LISTED) -> str:
    """Items in one line, each named once; what goes beyond `limit` is counted."""
    unique = tuple(dict.fromkeys(items))
    listed = say(_COMMA, language).join(unique[:limit])
    left = len(unique) - limit
    return listed + say(_AND_MORE, language, count=left) if left > 0 else listed


def list_paths(paths: Iterable[str], language: Language) -> str:
    return list_items((show_path(path) for path in paths), language)


def show_path(path: str) -> str:
    """A path as it is where it is plain; in quotes and escaped where it holds blanks, quotes or what is not printed."""
    if path.isprintable() and path and not set(path) & set(" \"'`\\"):
        return path
    return '"' + _escape(path).replace('"', '\\"') + '"'


def quote(text: str, limit: int = MAX_QUOTED) -> str:
    """A piece of someone else's text: one line, shortened, between backticks, without a backtick of its own."""
    line = _escape(" ".join(text.split())).replace("`", "'")
    return f"`{line[: limit - 1]}…`" if len(line) > limit else f"`{line}`"


def join_lines(lines: Sequence[str]) -> str:
    return "\n".join(line for line in lines if line)


def _escape(text: str) -> str:
    escaped = (char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)
    return "".join(escaped)
