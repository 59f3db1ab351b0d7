"""Judges tests: do the current files still demand of the code what the base demanded?"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from intervention.judgement.comparison import Comparison
from intervention.judgement.configuration import is_configuration, judge_configuration
from intervention.judgement.data import judge_data
from intervention.judgement.languages import find_language
from intervention.judgement.verdicts import Change, Finding, Judgement

_UNCHANGED = Judgement("unchanged")


def judge_tests(
    changes: Mapping[str, Change],
    *,
    business: Mapping[str, Change] | None = None,
    known: Collection[str] | None = None,
) -> dict[str, Judgement]:
    """`changed` or `unchanged` for each path; all test, fixture and configuration files of a run at once.

    `business` holds the run's own changed business files: a renaming in them may be followed by the tests. `known` are
    the paths of all files at the base, by which configuration is judged; None where nobody listed them.
    """
    found: dict[str, list[Finding]] = {path: [] for path in changes}
    code: dict[str, Change] = {}
    for path, change in changes.items():
        if change.kind != "file" and change.base is not None:
            found[path].append(Finding("replaced_by_link", 1, None, path))
        elif change.base == change.current or change.kind != "file":
            continue
        elif is_configuration(path):
            found[path] += judge_configuration(path, change, known)
        elif find_language(path, (change.base or change.current or b"")[:200]) is None:
            found[path] += judge_data(path, change)
        else:
            code[path] = change
    if code:
        for path, more in Comparison(code, {**(business or {}), **_with_code(code)}).findings().items():
            found[path] += more
    return {path: Judgement("changed", tuple(items)) if items else _UNCHANGED for path, items in found.items()}


def _with_code(changes: Mapping[str, Change]) -> dict[str, Change]:
    """Files that hold the code beside its tests: a name may be renamed in both at once."""
    languages = {path: find_language(path) for path in changes}
    return {path: changes[path] for path, one in languages.items() if one is not None and one.tests.inner.search(path)}
