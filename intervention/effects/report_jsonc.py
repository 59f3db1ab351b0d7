"""JSON with comments and trailing commas, as people write configuration: read in linear time."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

#: A string or either kind of comment. One that is never closed goes to the end (a string: of its line): looking for its
#: end again from each later place would take time that grows with the square of the text.
_STRING = r'"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+(?:"|\\?\Z|(?=\n))'
_TOKEN = re.compile(_STRING + r"|//[^\n]*|/\*.*?(?:\*/|\Z)", re.DOTALL)
#: A comma before a closing bracket; comments between the two are gone by then.
_TRAILING = re.compile(_STRING + r"|,(?=\s*[}\]])", re.DOTALL)
LONGEST = 256 * 1024


@dataclass(frozen=True, slots=True)
class Broken:
    """Why a text cannot be read, and in which line."""

    line: int
    problem: str


def read_jsonc(text: str) -> object | Broken:
    """The value that the text says. Lines keep their numbers."""
    if len(text) > LONGEST:
        return Broken(1, f"more than {LONGEST} characters")
    plain = _TOKEN.sub(_blank_comment, text.removeprefix("\ufeff"))
    plain = _TRAILING.sub(_drop_comma, plain)
    try:
        value: object = json.loads(plain)
    except json.JSONDecodeError as error:
        return Broken(error.lineno, error.msg)
    except RecursionError:
        return Broken(1, "nested too deeply")
    return value


def _blank_comment(found: re.Match[str]) -> str:
    piece = found[0]
    return piece if piece.startswith('"') else re.sub(r"[^\n]", " ", piece)


def _drop_comma(found: re.Match[str]) -> str:
    """One behind a value; a comma behind nothing stays a fault."""
    before = found.start() - 1
    while before >= 0 and found.string[before].isspace():
        before -= 1
    return " " if found[0] == "," and before >= 0 and found.string[before] not in "[{,:" else found[0]
