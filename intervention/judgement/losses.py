"""What became of a demand that is no longer made, in the word that fits best. No verdict hangs on the word."""

from __future__ import annotations

from collections.abc import Sequence

from intervention.judgement.demands import Demand
from intervention.judgement.groups import Traced
from intervention.judgement.verdicts import Finding, shorten


def describe_loss(demand: Demand, test: Traced, now: Sequence[Traced] | None, is_offered: bool, base: bytes) -> Finding:
    """A finding with the line of the base; `now` are the tests of the same file, None when the file is gone."""
    line = demand.event.line or None
    text = shorten(_line(base, line))
    if now is None:
        return Finding("test_removed", line, None, text)
    same = next((one for one in now if one.name == test.name), None)
    if is_offered or (same is not None and same.marks - test.marks):
        return Finding("test_skipped", line, same.line if same else None, text)
    if same is None:
        return Finding("test_removed", line, None, text)
    if not same.demands:
        return Finding("test_emptied", line, same.line, text)
    kind, current_line = _change(demand, test, same)
    return Finding(kind, line, current_line, text)


def _change(demand: Demand, test: Traced, same: Traced) -> tuple[str, int | None]:
    """What happened inside a test that still runs."""
    for one in same.demands:
        if one.alone == demand.alone:
            added = set(one.contexts) - set(demand.contexts)
            if any(context.startswith("op:unless") for context in added):
                return "early_return", one.event.line or None
            return ("wrapped" if added else "input_changed"), one.event.line or None
    if not demand.event.is_assertion:
        return "input_changed", None
    known = {one.alone for one in test.demands}
    fresh = [one for one in same.demands if one.event.is_assertion and one.alone not in known]
    if fresh:
        nearest = min(fresh, key=lambda one: abs(one.event.line - demand.event.line))
        return "expectation_changed", nearest.event.line or None
    return "assertion_removed", None


def _line(base: bytes, line: int | None) -> str:
    lines = base.decode("utf-8", "replace").splitlines()
    return lines[line - 1] if line and line <= len(lines) else ""
