"""What goes in and what comes out: a change of one file, and the verdict on it with its evidence."""

from typing import Literal, NamedTuple

Kind = Literal["file", "symlink", "special"]


class Change(NamedTuple):
    """Two versions of one file, as bytes; None is an absent file. `kind` is what lies there now."""

    base: bytes | None
    current: bytes | None
    kind: Kind = "file"


class Finding(NamedTuple):
    """One piece of evidence. Lines count from 1; `text` is the code in question, shortened to one line."""

    kind: str
    base_line: int | None
    current_line: int | None
    text: str


class Judgement(NamedTuple):
    """`changed`/`unchanged` for a test, `business`/`stub` for business code, with what led to it."""

    verdict: str
    findings: tuple[Finding, ...] = ()


def shorten(text: str, limit: int = 120) -> str:
    """One line of at most `limit` characters."""
    line = " ".join(text[: limit * 4].split())
    return line if len(line) <= limit else line[: limit - 1] + "…"
