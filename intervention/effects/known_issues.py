"""The known-issues document: what is appended to it, in the shape that the pipeline reads, keeping what is there.

Existing text is never rewritten: its line endings go on, a missing final newline is the only thing that is added to it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from intervention.contract.details.parts import KnownIssue
from intervention.core.plan import Assessment

_ENTRY = re.compile(r"^#{1,6}[ \t]+KI-(\d{1,9})\b", re.MULTILINE)
_TITLE = "# Known issues\n"
_NONE = "-"


def append(text: str | None, issues: Sequence[KnownIssue], assessment: Assessment | None, now: str) -> str:
    """The document with the entries behind what it holds; `text` is None where there is no document yet."""
    newline = "\r\n" if text is not None and "\r\n" in text else "\n"
    number = 1 + max((int(found[1]) for found in _ENTRY.finditer(text or "")), default=0)
    blocks = [_entry(number + offset, issue) for offset, issue in enumerate(issues)]
    if assessment is not None:
        blocks.append(_assessment(assessment, now))
    head = text if text is not None else _TITLE
    if head and not head.endswith("\n"):
        head += newline
    added = "".join(f"\n{block}" for block in blocks)
    if head == "":
        added = added.removeprefix("\n")
    return head + added.replace("\n", newline)


def _entry(number: int, issue: KnownIssue) -> str:
    files = ", ".join(f"`{_line(path)}`" for path in issue.files)
    fields = (
        ("Timestamp", issue.ts),
        ("Phase", _NONE if issue.phase is None else str(issue.phase)),
        ("Raised in", issue.raised_in or _NONE),
        ("Files", files or _NONE),
        ("Description", issue.description or issue.title),
        ("Why deferred", issue.why_deferred or _NONE),
        ("Plan", issue.plan or _NONE),
    )
    lines = "".join(f"**{name}**: {_line(value)}\n" for name, value in fields)
    return f"### KI-{number} · {_line(issue.severity)} · {_line(issue.title)}\n\n{lines}"


def _assessment(assessment: Assessment, now: str) -> str:
    counts = " · ".join(f"{letter} {count}" for letter, count in assessment.counts.items())
    heading = f"### Assessment · phase {assessment.boundary} → {assessment.boundary + 1}"
    return f"{heading}\n\n**Timestamp**: {now}\n**Status**: {assessment.verdict}\n**Counts**: {counts}\n"


def _line(text: str) -> str:
    """One line, so that no finding can pass for a heading of its own."""
    return " ".join(text.split())
