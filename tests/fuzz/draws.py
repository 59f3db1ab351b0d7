"""Choices made from bytes, so that a fuzzer which changes bytes changes choices; and JSON values spoiled by them."""

import copy
import json
import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

#: What honest writers never send, and readers must bear.
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**53, -(2**63), 10**400, 0.5, 1e308, float("nan"), float("inf"), float("-inf")),
    *("", " ", "\0", "\n", "\x1b[2J", "\ud800", "\udfff\ud800", "e\u0301", "\u202e", "a" * 300, "a/" * 2100 + "b"),
    *("..", ".", "/", "../outside/kept.txt", "/etc/passwd", "out/kept.txt", ".git/config", ".GIT/config", "git~1/x"),
    *(
        "a.py",
        "A.PY",
        "tests/test_a.py",
        "sub",
        "sub/",
        "sub/b.py",
        "fifo",
        "link.py",
        "nested/x.py",
        "KNOWN_ISSUES.md",
    ),
    *("2026-11-30T15:44:23.006Z", "9999-99-99T99:99:99.999Z", "f" * 40, "0" * 64, "op_0", "constructor", "__proto__"),
    *([], {}, [[]], [None], {"": None}, {"v": 1}, [0] * 600),
)


#: Deeper than Python's own writer goes, so it is written by hand in the end.
_DEEP = "nested: "
_NESTED = re.compile(rb'"nested: (\d{1,5})"')


class Draws:
    """Reads choices off the front; zeros when the bytes are used up."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def number(self, below: int) -> int:
        """From 0 to `below` - 1."""
        piece = self._data[self._at : self._at + (1 if below <= 256 else 2)]
        self._at += len(piece)
        return int.from_bytes(piece, "big") % below

    def one(self, of: Sequence[T]) -> T:
        return of[self.number(len(of))]

    def rest(self) -> bytes:
        return self._data[self._at :]


def spoil(value: Any, draws: Draws) -> Any:
    """The JSON value with up to four changes somewhere in it. The value itself is left as it is."""
    spoiled = json.loads(json.dumps(value))
    for _ in range(draws.number(5)):
        spoiled = _spoil_once(spoiled, draws)
    return spoiled


def _spoil_once(value: Any, draws: Draws, depth: int = 0) -> Any:
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value))) if _is_list(value) else []
    if not keys or (depth and draws.number(4) == 0):
        return draws.one(_CHANGES)(value, draws)
    key = draws.one(keys)
    value[key] = _spoil_once(value[key], draws, depth + 1)
    return value


def _is_list(value: Any) -> bool:
    return isinstance(value, list)


def _replace(_: Any, draws: Draws) -> Any:
    return _odd(draws)


def _odd(draws: Draws) -> Any:
    return copy.deepcopy(draws.one(ODD))


def _leave_out(value: Any, draws: Draws) -> Any:
    if isinstance(value, dict) and value:
        value.pop(draws.one(list(value)))
    elif isinstance(value, list) and value:
        value.pop(draws.number(len(value)))
    return value


def _repeat(value: Any, draws: Draws) -> Any:
    return [value] * draws.one((0, 1, 2, 3, 20)) if not isinstance(value, list) else value * draws.one((0, 2, 5))


def _wrap(value: Any, draws: Draws) -> Any:
    return draws.one(([value], [[value]], *(f"{_DEEP}{levels}" for levels in (63, 70, 1200, 40_000))))


def _add(value: Any, draws: Draws) -> Any:
    if isinstance(value, dict):
        value[str(_odd(draws))] = _odd(draws)
    elif isinstance(value, list):
        value.append(_odd(draws))
    elif isinstance(value, str):
        return value + str(_odd(draws))
    elif isinstance(value, int):
        return value + draws.one((-1, 1, 2**31, 2**53))
    return value


_CHANGES: tuple[Callable[[Any, Draws], Any], ...] = (_replace, _leave_out, _repeat, _wrap, _add)


def as_json(value: Any) -> bytes:
    """Lone surrogates go out as escapes, NaN and infinities as the words that are no JSON, and what stands for deep
    nesting as that nesting."""
    return _NESTED.sub(_nest, json.dumps(value).encode())


def _nest(found: re.Match[bytes]) -> bytes:
    levels = int(found[1])
    return b"[" * levels + b"]" * levels


def either(data: bytes, seeds: Sequence[Any]) -> bytes:
    """The bytes themselves, or one of the honest values spoiled by them; the first byte says which."""
    if data[:1] == b"\0" or not data:
        return data[1:]
    draws = Draws(data)
    return as_json(spoil(draws.one(seeds), draws))
