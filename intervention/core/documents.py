"""When the known-issues document may be written, and what a phase's tally says of it."""

from __future__ import annotations

from collections.abc import Iterable

from intervention.contract.details.parts import KnownIssue, Tally
from intervention.contract.result import Facts
from intervention.core.plan import Assessment, Group


def is_writable(group: Group, facts: Facts) -> bool:
    """Whether the guard may write the document. In `advise` it writes nothing into the tree at all."""
    return group.policy.preset != "advise" and facts.document is not None and facts.document.is_writable


def has_document(facts: Facts) -> bool:
    return facts.document is not None and facts.document.exists


def merge_issues(issues: Iterable[KnownIssue]) -> tuple[KnownIssue, ...]:
    """Each issue once, oldest first; two are the same when time, phase and title are."""
    unique = {(issue.ts, issue.title, issue.phase): issue for issue in issues}
    return tuple(unique[key] for key in sorted(unique, key=lambda key: (key[0], key[1], key[2] or 0)))


def assess(boundary: int, tally: Tally) -> Assessment:
    """FAIL with anything critical or high open, CONDITIONAL with something major, else PASS."""
    verdict = "FAIL" if tally.C or tally.H else "CONDITIONAL" if tally.M else "PASS"
    counts = {"C": tally.C, "H": tally.H, "M": tally.M, "P": tally.P, "L": tally.L, "I": tally.I}
    return Assessment(boundary, verdict, counts)
