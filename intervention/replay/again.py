"""Deciding a captured batch once more: the same `decide`, over the facts that were recorded, and the comparison."""

from __future__ import annotations

from collections.abc import Sequence

from intervention.contract.request import Policy, Run
from intervention.contract.result import Result
from intervention.replay.captured import Captured
from intervention.replay.groups import Group, decide_groups, groups_of
from intervention.replay.imagined import imagine
from intervention.replay.rows import Row, make_row, row_of
from intervention.replay.unanswered import left_out, unanswered
from intervention.replay.verdicts import Verdict
from intervention.replay.whatif import WhatIf


def replay(batch: Captured, what_if: WhatIf | None) -> list[Row]:
    """One row a decision, in the order in which they were taken."""
    result, run, policy = batch.result, batch.run, batch.policy
    if result is None or result.status == "empty":
        return unanswered(batch, batch.entries, what_if)
    groups = groups_of(batch, result)
    if run is None or policy is None:
        return [row_of(batch, group, None, "unknown", "no_checkpoint") for group in groups]
    if what_if is not None:
        return imagine(batch, groups, run, policy, what_if) + left_out(batch, groups, what_if)
    return _compare(batch, groups, run, policy) + left_out(batch, groups, None) + _whole_run(batch, result)


def _compare(batch: Captured, groups: Sequence[Group], run: Run, policy: Policy) -> list[Row]:
    rows: list[Row] = []
    for group, now in zip(groups, decide_groups(groups, run, policy), strict=True):
        if now is None or not group.is_whole:
            rows.append(row_of(batch, group, None, "unknown", "entries"))
            continue
        if not group.is_same(now) and batch.was_sent.intersection(group.answer.violation_ids):
            # Sent before, and the answer did not arrive: what is given now was decided in a batch of its own.
            now = decide_groups([group], run, policy)[0] or now
        is_same = group.is_same(now)
        rows.append(row_of(batch, group, now, "same" if is_same else "different", None if is_same else "record"))
    return rows


def _whole_run(batch: Captured, result: Result) -> list[Row]:
    """Whether the run stopped exactly where a decision says so; a row only where it did not. What the ledger answered
    again stopped the run in an earlier batch."""
    if any(batch.was_sent.intersection(one.violation_ids) for one in result.results):
        return []
    is_stopped = any(one.action == "suspend" for one in result.results)
    is_said = result.pipeline_action == "suspend" and result.decision is not None
    if is_stopped == is_said:
        return []
    recorded = Verdict(None, "suspend" if is_said else "continue", None)
    now = Verdict(None, "suspend" if is_stopped else "continue", None)
    return [make_row(batch, (), None, recorded, now, "different", "record")]
