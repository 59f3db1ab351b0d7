"""The two tables that every language has: what the judgement leaves alone, and what it acts on."""

from __future__ import annotations

from collections.abc import Mapping

from intervention.judgement import Change, Finding, judge_business, judge_tests

Files = Mapping[str, str | None]


def change(base: str | None, current: str | None) -> Change:
    return Change(None if base is None else base.encode(), None if current is None else current.encode())


def judged(base: Files, current: Files, business: Mapping[str, Change] | None = None) -> dict[str, str]:
    """The verdict on each path of a set of test files."""
    changes = {path: change(base.get(path), current.get(path)) for path in {**base, **current}}
    return {path: one.verdict for path, one in judge_tests(changes, business=business or {}).items()}


def verdict(path: str, base: str | None, current: str | None) -> str:
    """The verdict on one test file that changed alone."""
    return judged({path: base}, {path: current})[path]


def findings(path: str, base: str | None, current: str | None) -> tuple[Finding, ...]:
    return judge_tests({path: change(base, current)})[path].findings


def replaced(text: str, old: str, new: str) -> str:
    """The text with one piece replaced; a piece that is not there is a mistake in the table."""
    assert text.count(old) >= 1, f"{old!r} is not in the sample"
    return text.replace(old, new)


def business(path: str, base: str | None, current: str | None) -> str:
    return judge_business(path, change(base, current)).verdict
