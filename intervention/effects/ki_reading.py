"""The known-issues document as it is read again: its entries and assessments, and what is not as it should be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_ISSUE = re.compile(r"KI-(\d{1,9})\b[ \t]*(?:[·|:-][ \t]*(.*))?$")
_ASSESSMENT = re.compile(r"Assessment\b.*?(\d{1,3})[ \t]*(?:→|->)[ \t]*\d", re.IGNORECASE)
_FIELD = re.compile(r"^[-* \t]*\*\*([^*]{1,60}?):?\*\*[ \t]*:?[ \t]*(.*)$")
_FENCE = re.compile(r"^[ \t]*(```|~~~)")
_TIME = re.compile(r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})")
_STATUSES = ("PASS", "CONDITIONAL", "FAIL")
#: An entry without these tells the next reader too little.
NEEDED = ("Timestamp", "Description")


class Issue(NamedTuple):
    """`fields` by the names that the document gives them; `line` counts from 1."""

    number: int
    severity: str
    title: str
    line: int
    fields: dict[str, str]


class Assessed(NamedTuple):
    phase: int
    line: int
    fields: dict[str, str]


class Document(NamedTuple):
    issues: tuple[Issue, ...]
    assessments: tuple[Assessed, ...]


class Fault(NamedTuple):
    """`kind`: `double` `field` `time` `status`; `about` is the number, the field or the value."""

    line: int
    kind: str
    about: str


def read_document(text: str) -> Document:
    """Total: whatever is no entry is somebody's own text. Code blocks are passed over."""
    issues: list[Issue] = []
    assessments: list[Assessed] = []
    fields: dict[str, str] = {}
    for number, line in _plain_lines(text):
        heading = _heading(line)
        if heading is not None:
            fields = {}
            if (found := _ISSUE.match(heading)) is not None:
                issues.append(_issue(found, number, fields))
            elif (assessed := _ASSESSMENT.match(heading)) is not None:
                assessments.append(Assessed(int(assessed[1]), number, fields))
        elif (field := _FIELD.match(line)) is not None:
            fields.setdefault(field[1], field[2].strip())
    return Document(tuple(issues), tuple(assessments))


def find_faults(document: Document) -> list[Fault]:
    """In the order of the lines."""
    faults: list[Fault] = []
    seen: set[int] = set()
    for issue in document.issues:
        if issue.number in seen:
            faults.append(Fault(issue.line, "double", f"KI-{issue.number}"))
        seen.add(issue.number)
        faults += [Fault(issue.line, "field", name) for name in NEEDED if not issue.fields.get(name)]
        faults += _time_fault(issue.line, issue.fields)
    for one in document.assessments:
        status = one.fields.get("Status", "")
        if status not in _STATUSES:
            faults.append(Fault(one.line, "status", status))
        faults += _time_fault(one.line, one.fields)
    return sorted(faults)


def _time_fault(line: int, fields: dict[str, str]) -> list[Fault]:
    at = fields.get("Timestamp")
    return [Fault(line, "time", at)] if at and not _TIME.fullmatch(at) else []


def _issue(found: re.Match[str], line: int, fields: dict[str, str]) -> Issue:
    parts = [part.strip() for part in re.split(r"[·|]", found[2] or "", maxsplit=1)]
    severity, title = (parts[0], parts[1]) if len(parts) == 2 else ("", parts[0])
    return Issue(int(found[1]), severity, title, line, fields)


def _heading(line: str) -> str | None:
    """A heading's text. Cut off by hand: a pattern for blanks on both sides of it would look at long runs of blanks
    again and again."""
    text = line.lstrip("#")
    if not 1 <= len(line) - len(text) <= 6 or text[:1] not in (" ", "\t"):
        return None
    return text.strip(" \t").rstrip("#").rstrip(" \t")


def _plain_lines(text: str) -> Iterator[tuple[int, str]]:
    fence: str | None = None
    for number, line in enumerate(text.splitlines(), 1):
        mark = _FENCE.match(line)
        if mark is not None and fence in (None, mark[1]):
            fence = mark[1] if fence is None else None
        elif fence is None:
            yield number, line
