"""A captured batch under another policy.

What the log does not hold is unknown and never guessed. Facts of later groups were recorded without the paths that
earlier ones had taken back; under a policy that takes back less, what those groups are about is therefore unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from intervention.contract.entry import AuditEntry
from intervention.contract.request import Policy, Run
from intervention.contract.result import Deferred
from intervention.core.ladder import strongest_severity
from intervention.replay.captured import Captured
from intervention.replay.groups import Group, decide_groups, named_by
from intervention.replay.rows import Row, Why, row_of
from intervention.replay.verdicts import Verdict
from intervention.replay.whatif import WhatIf


def imagine(batch: Captured, groups: Sequence[Group], run: Run, recorded: Policy, what_if: WhatIf) -> list[Row]:
    """One row a group. Strikes are the recorded ones: what an agent would have done next is in no log."""
    changed = [under(group, recorded, what_if) for group in groups]
    verdicts = decide_groups([group for group, _ in changed], run, what_if.policy(recorded), is_imagined=True)
    rows: list[Row] = []
    undone_then: set[str] = set()
    undone_now: set[str] = set()
    for (group, is_certain), now in zip(changed, verdicts, strict=True):
        if _is_off(group):
            now = Verdict(group.violation_type, "none", None)
        why = _why_unknown(group, now, run, undone_then - undone_now) if is_certain else "severity"
        rows.append(_row(batch, group, now, why))
        undone_then.update(group.recorded.undone)
        undone_now.update(now.undone if now is not None and why is None else ())
    return rows


def _row(batch: Captured, group: Group, now: Verdict | None, why: Why | None) -> Row:
    if now is None or why is not None:
        return row_of(batch, group, None, "unknown", why)
    return row_of(batch, group, now, "same") if group.is_same(now) else row_of(batch, group, now, "different", "policy")


def under(group: Group, recorded: Policy, what_if: WhatIf) -> tuple[Group, bool]:
    """The group with the severities that its violations would have had, without those of a check that is off; and
    whether the one that counts, the strongest, is certain."""
    entries: list[AuditEntry] = []
    is_unsure = False
    for entry in group.entries:
        severity = what_if.severity(entry, recorded)
        if severity == "unknown":
            is_unsure = True
            entries.append(entry)
        elif severity != "off":
            entries.append(entry.model_copy(update={"severity": severity}))
    return replace(group, entries=tuple(entries)), not is_unsure or strongest_severity(entries) == "block"


def _is_off(group: Group) -> bool:
    return group.is_whole and not group.entries and bool(group.answer.violation_ids)


def _why_unknown(group: Group, now: Verdict | None, run: Run, hidden: set[str]) -> Why | None:
    if now is None or not group.is_whole:
        return "entries"
    if not hidden or isinstance(group.answer, Deferred):
        return None
    about = set(named_by(group.entries))
    if group.violation_type == "REGRESSION":
        about.update(item.path for item in run.touched or ())
    return "facts" if about & hidden else None
