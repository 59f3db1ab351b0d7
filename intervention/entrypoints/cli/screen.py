"""What reaches the terminal: text of at most the terminal's width, colours where they are wanted, or one JSON value."""

from __future__ import annotations

import json
import os
import re
import sys
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Literal, TextIO

Colour = Literal["red", "green", "yellow", "cyan", "dim", "bold"]

_CODES: dict[Colour, str] = {"red": "31", "green": "32", "yellow": "33", "cyan": "36", "dim": "2", "bold": "1"}
WIDTH = 80
_COLOUR = r"\x1b\[(?:[0-2]|3[1236])(?:;(?:[12]|3[1236]))*m"
#: What a terminal obeys or what turns the direction of writing, apart from our own colours.
_OBEYED = re.compile(rf"({_COLOUR})|[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def show(*lines: str) -> None:
    """Lines for a person, on stdout. What the terminal cannot encode, or would obey, is escaped, never an error."""
    _write(sys.stdout, "".join(f"{line}\n" for line in lines))


def warn(*lines: str) -> None:
    """Lines beside the answer, on stderr."""
    _write(sys.stderr, "".join(f"{line}\n" for line in lines))


def show_json(value: object) -> None:
    """One line of JSON on stdout. Keys keep their order, so that a person can read it too."""
    text = json.dumps(value, ensure_ascii=False)
    _write(sys.stdout, _OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", text) + "\n")


def paint(text: str, *colours: Colour) -> str:
    """The text in a colour, where stdout is a terminal and nobody asked for none (NO_COLOR, TERM=dumb)."""
    if not colours or not _is_coloured():
        return text
    codes = ";".join(_CODES[colour] for colour in colours)
    return f"\x1b[{codes}m{text}\x1b[0m"


def plain(text: str) -> str:
    """Someone else's text without anything that a terminal would obey."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


def columns(rows: Iterable[Sequence[str]], gap: int = 2) -> list[str]:
    """Rows with their cells below each other; the last cell takes what is left and is wrapped below itself."""
    table = [list(row) for row in rows]
    if not table:
        return []
    inner = max(len(row) for row in table) - 1
    widths = [max((measure(row[n]) for row in table if n < len(row) - 1), default=0) for n in range(inner)]
    lines: list[str] = []
    for row in table:
        head = "".join(_pad(cell, widths[n] + gap) for n, cell in enumerate(row[:-1]))
        lines += hang(head, row[-1])
    return lines


def hang(head: str, text: str, width: int | None = None) -> list[str]:
    """`text` behind `head`, wrapped so that every further line begins below the text's first character."""
    room = max((width or _width()) - measure(head), 20)
    first, *rest = wrap(text, room) or [""]
    indent = " " * measure(head)
    return [f"{head}{first}".rstrip(), *(f"{indent}{line}" for line in rest)]


def fold(text: str) -> list[str]:
    """The text in lines of the terminal's width. A word that is longer, such as a path, stays whole, to be copied."""
    return wrap(text, _width(), cuts_words=False)


def wrap(text: str, width: int, *, cuts_words: bool = True) -> list[str]:
    """Lines of at most `width` cells, broken at blanks, between Chinese characters, or where nothing else helps."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in _pieces(paragraph):
            while measure(line + piece.rstrip()) > width:
                if line.strip():
                    lines.append(line.rstrip())
                    line = ""
                    piece = piece.lstrip()
                elif not cuts_words:
                    break
                else:
                    cut = _fitting(piece, width)
                    lines.append(piece[:cut])
                    piece = piece[cut:]
            line += piece
        lines.append(line.rstrip())
    return lines


def measure(text: str) -> int:
    """Cells that the text takes; escape sequences take none, Chinese characters two."""
    cells = 0
    is_escape = False
    for char in text:
        if char == "\x1b":
            is_escape = True
        elif is_escape:
            is_escape = char != "m"
        else:
            cells += _cells(char)
    return cells


def _cells(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _pieces(text: str) -> list[str]:
    """What must stay together: words with the blanks behind them, single Chinese characters with their punctuation."""
    pieces: list[str] = []
    for char in text:
        last = pieces[-1] if pieces else ""
        is_new = (
            not last or (last[-1] == " " and char != " ") or (_cells(char) == 2 and char not in "，。；：、）」！？")
        )
        if last and _cells(last[-1]) == 2 and _cells(char) == 1 and char not in " ,.;:)":
            is_new = True
        if is_new:
            pieces.append(char)
        else:
            pieces[-1] += char
    return pieces


def _fitting(text: str, width: int) -> int:
    cells = 0
    for place, char in enumerate(text):
        cells += _cells(char)
        if cells > width:
            return max(place, 1)
    return len(text)


def _pad(text: str, width: int) -> str:
    return text + " " * max(width - measure(text), 1)


def _width() -> int:
    """Of the terminal, within reason, or what COLUMNS says; 80 where neither is there."""
    said = os.environ.get("COLUMNS", "")
    if said.isascii() and said.isdigit():
        return min(max(int(said), 40), 120)
    if not sys.stdout.isatty():
        return WIDTH
    try:
        return min(max(os.get_terminal_size(sys.stdout.fileno()).columns, 40), 120)
    except OSError:
        return WIDTH


def _is_coloured() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _tame(found: re.Match[str], keeps_colours: bool) -> str:
    """Whatever a text was read from: only colours get through, and these only where there are any."""
    return found[0] if found[1] and keeps_colours else found[0].encode("unicode_escape").decode()


def _write(stream: TextIO, text: str) -> None:
    encoding = stream.encoding or "utf-8"
    text = _OBEYED.sub(lambda found: _tame(found, _is_coloured()), text)
    stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
    stream.flush()
