"""From bytes to plain JSON values: what is no JSON, or more than a reader has to bear, is refused by name."""

from __future__ import annotations

import json
import re
from math import isfinite
from typing import Any, Literal, NoReturn

from intervention.contract.words import MAX_DEPTH, MAX_REQUEST_BYTES

# Possessive, and satisfied by the end of the text: whatever the bytes are, no part of them is looked at twice.
_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\Z|\\\Z)', re.DOTALL)
_ESCAPED_SURROGATE = re.compile(rb"\\u[dD][89abcdefABCDEF]")
_NOT_BRACKET = bytes(sorted(set(range(256)) - set(b"[]{}")))
_OPENING = b"[{"


class UnreadableError(ValueError):
    """`code` is one of the contract's error codes, the text says what is wrong."""

    def __init__(self, code: Literal["bad_json", "too_large"], message: str) -> None:
        super().__init__(message)
        self.code = code


def read_json(raw: bytes) -> Any:
    """Strict JSON in UTF-8 of at most 16 MiB and 64 levels, without NaN and infinities; else `UnreadableError`."""
    if len(raw) > MAX_REQUEST_BYTES:
        raise UnreadableError("too_large", f"it has more than {MAX_REQUEST_BYTES} bytes")
    if _is_deeper(raw, MAX_DEPTH):
        raise UnreadableError("too_large", f"it is nested deeper than {MAX_DEPTH}")
    try:
        return json.loads(raw.decode(), parse_constant=_refuse_constant, parse_float=_read_float)
    except (ValueError, RecursionError) as error:
        raise UnreadableError("bad_json", f"it is not JSON: {printable(str(error))}") from error


def may_hold_surrogates(raw: bytes) -> bool:
    """A cheap first look: only escapes can bring a lone surrogate into a decoded text."""
    return _ESCAPED_SURROGATE.search(raw) is not None


def holds_surrogate(value: Any) -> bool:
    """Whether a text anywhere in a JSON value could not be written again. Recursive: the depth was bounded before."""
    if isinstance(value, str):
        return not is_plain_text(value)
    if isinstance(value, dict):
        return any(holds_surrogate(part) for pair in value.items() for part in pair)
    return isinstance(value, list) and any(holds_surrogate(part) for part in value)


def is_plain_text(value: Any) -> bool:
    """Text without lone surrogates."""
    return isinstance(value, str) and not any("\ud800" <= char <= "\udfff" for char in value)


def printable(message: str) -> str:
    return message[:500].encode("utf-8", "backslashreplace").decode()


def _is_deeper(raw: bytes, limit: int) -> bool:
    depth = 0
    for bracket in _STRING.sub(b"", raw).translate(None, _NOT_BRACKET):
        depth += 1 if bracket in _OPENING else -1
        if depth > limit:
            return True
    return False


def _read_float(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise ValueError(f"{text[:40]} is beyond every number")
    return value


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
