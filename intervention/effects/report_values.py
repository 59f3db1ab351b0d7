"""What each key of the configuration may hold, and what it is when nobody says anything."""

from __future__ import annotations

import re
from collections.abc import Callable

_CHECKS_WARN = ("commit_rounds", "known_issues", "assessment", "file_size")
_CHECKS_BLOCK = (
    "business_code",
    "modified_test",
    "missing_test",
    "regression",
    "review",
    "review_prompt",
    "test_evidence",
    "commit",
)
_SAY = ("instruct", "suspend")
_TAKE = (*_SAY, "quarantine", "quarantine+suspend")
_RESTORE = (*_SAY, "rollback", "rollback+suspend")
_RUNGS = {
    "SKIP_RED_PHASE": _TAKE,
    "MODIFIED_TEST": _RESTORE,
    "MISSING_TEST": _TAKE,
    "REGRESSION": _RESTORE,
    "SKIP_REVIEW": _SAY,
    "INSUFFICIENT_REVIEW": _SAY,
    "UNFIXED_ISSUES": _SAY,
    "UNCOMMITTED_PHASE": _RESTORE,
    "UNCOMMITTED_REVIEW": _SAY,
    "MISSING_KI_DOC": _SAY,
    "KI_DOC_OUTDATED": _SAY,
    "MISSING_KI_ASSESSMENT": _SAY,
    "INVALID_REVIEW_PROMPT": _SAY,
}
GROUPS = frozenset(("checks", "paths", "ladders", "loopPhases", "engine"))
_LONGEST_TEXT = 4_096
_LONGEST_LIST = 1_000

#: Every key that has a value without anybody's doing. Ladders have none: each type's own table holds.
DEFAULTS: dict[str, object] = {
    "enabled": True,
    "language": "en",
    "preset": "standard",
    **{f"checks.{name}": "block" for name in _CHECKS_BLOCK},
    **{f"checks.{name}": "warn" for name in _CHECKS_WARN},
    "approval": "every_phase",
    "paths.test": [],
    "paths.business": [],
    "paths.ignore": [],
    "paths.deliverables": {},
    "testCommands": [],
    "testReports": [],
    "loopPhases.ralph": [1, 2, 3, 4, 5],
    "loopPhases.followup": [6, 7, 8],
    "maxRounds": 10,
    "earlyStopCounts": ["C", "H", "M"],
    "knownIssues": "KNOWN_ISSUES.md",
    "maxFileBytes": 100 * 1024,
    "maxFileLines": 1_500,
    "engine.command": None,
    "engine.timeoutMs": 30_000,
}

_Kind = tuple[str, Callable[[object], bool]]


def _is_text(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= _LONGEST_TEXT and "\0" not in value


def _is_whole(value: object, least: int, most: int) -> bool:
    """JSON has one kind of number: 3.0 is 3, as it is for the watchdog."""
    is_whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
    return is_whole and not isinstance(value, bool) and least <= value <= most  # type: ignore[operator]


def _word(*words: str) -> _Kind:
    return " | ".join(f'"{word}"' for word in words), lambda value: value in words


def _whole(least: int, most: int) -> _Kind:
    return f"{least}..{most}", lambda value: _is_whole(value, least, most)


def _list(is_item: Callable[[object], bool], expected: str, least: int = 0) -> _Kind:
    def is_list(value: object) -> bool:
        return isinstance(value, list) and least <= len(value) <= _LONGEST_LIST and all(is_item(one) for one in value)

    return expected, is_list


def _is_inside(value: object) -> bool:
    """A path in the project, in POSIX form."""
    is_outside = isinstance(value, str) and (
        re.match(r"[/\\~]|[a-z]:", value, re.I) or ".." in re.split(r"[/\\]", value)
    )
    return _is_text(value) and not is_outside


def _is_deliverables(value: object) -> bool:
    return isinstance(value, dict) and all(re.fullmatch("[1-8]", str(k)) and _TEXTS[1](v) for k, v in value.items())


_TEXTS = _list(_is_text, '["…"]')
_PHASES = _list(lambda value: _is_whole(value, 1, 8), "[1..8]")
_LETTERS = _list(lambda value: value in ("C", "H", "M", "P", "L", "I"), '["C" | "H" | "M" | "P" | "L" | "I"]', 1)


def _ladder(rungs: tuple[str, ...]) -> _Kind:
    return _list(lambda value: value in rungs, "[" + " | ".join(f'"{rung}"' for rung in rungs) + "]", 1)


_KINDS: dict[str, _Kind] = {
    "enabled": ("true | false", lambda value: isinstance(value, bool)),
    "language": _word("en", "zh"),
    "preset": _word("standard", "strict", "advise"),
    "approval": _word("every_phase", "final_only", "none"),
    "testCommands": _TEXTS,
    "testReports": _TEXTS,
    "maxRounds": _whole(1, 100),
    "earlyStopCounts": _LETTERS,
    "knownIssues": ('"path/inside/the/project"', _is_inside),
    "maxFileBytes": _whole(1, 1_000_000_000),
    "maxFileLines": _whole(1, 100_000_000),
    **{f"checks.{name}": _word("block", "warn", "off") for name in (*_CHECKS_BLOCK, *_CHECKS_WARN)},
    **{f"paths.{name}": _TEXTS for name in ("test", "business", "ignore")},
    "paths.deliverables": ('{"1": ["*.md"]}', _is_deliverables),
    **{f"ladders.{name}": _ladder(rungs) for name, rungs in _RUNGS.items()},
    "loopPhases.ralph": _PHASES,
    "loopPhases.followup": _PHASES,
    "engine.command": _list(_is_text, '["program", "argument"]', 1),
    "engine.timeoutMs": _whole(100, 600_000),
}
#: key -> what it may hold, in the notation of JSON.
EXPECTED: dict[str, str] = {key: kind[0] for key, kind in _KINDS.items()}


def fits(key: str, value: object) -> bool:
    """Whether a key that is in EXPECTED may hold the value."""
    return _KINDS[key][1](value)
