"""JSON with comments and trailing commas, as people write configuration: read in linear time."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

#: A string, either kind of comment, or a comma before a closing bracket (comments between the two are gone by then).
_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
_TRAILING = re.compile(r'"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])')
_LONGEST = 256 * 1024


@dataclass(frozen=True, slots=True)
class Broken:
    """Why a text cannot be read, and in which line."""

    line: int
    problem: str


def read_jsonc(text: str) -> object | Broken:
    """The value that the text says. Lines keep their numbers."""
    if len(text) > _LONGEST:
        return Broken(1, f"more than {_LONGEST} characters")
    plain = _TOKEN.sub(_blank_comment, text.removeprefix("\ufeff"))
    plain = _TRAILING.sub(lambda found: found[0] if found[0] != "," else " ", plain)
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
