"""Where names come from: a subject that now comes from elsewhere may be another subject."""

from __future__ import annotations

import re
from collections.abc import Mapping

from intervention.judgement.imports import is_testish, tail
from intervention.judgement.languages.table import Tests
from intervention.judgement.renames import defined
from intervention.judgement.verdicts import Change, Finding, shorten

Origins = Mapping[str, str]  # name to the module that it was imported from
_NAME = re.compile(r"[A-Za-z_]\w*(?: \(external\))?")


def changed_subjects(
    demand: str, old: Origins, new: Origins, business: Mapping[str, Change], words: Tests
) -> list[Finding]:
    """Names in a demand that are now imported from a place to which no business code of the run has moved them, and
    assertions that came with the runner and are the project's own now."""
    names = {found.removesuffix("_") for found in _NAME.findall(demand)} & new.keys()
    changed = [
        name
        for name in names & old.keys()
        if not _is_same_origin(name, old[name], new[name], business) and not _is_runner(old[name], new[name], words)
    ]
    replaced = [
        name
        for name in names - old.keys()
        if words.assertion.search(name.removesuffix(" (external)")) and not words.libraries.search(new[name])
    ]
    return [
        Finding("subject_changed", None, None, shorten(f"{name} from {new[name]}"))
        for name in sorted(changed + replaced)
    ]


def _is_runner(old: str, new: str, words: Tests) -> bool:
    """Another runner's words; libraries of assertions differ in what the same word demands."""
    return all(words.libraries.search(one) and "assert" not in one for one in (old, new))


def _is_same_origin(name: str, old: str, new: str, business: Mapping[str, Change]) -> bool:
    if old == new:
        return True
    if is_testish(new) and not is_testish(old):
        return False
    if tail(old) == tail(new):
        return True
    short, long = sorted((old.strip("."), new.strip(".")), key=len)
    if short and long.startswith((short + ".", short + "/")):
        return True
    return any(
        tail(new) in re.split(r"[/.]", place) and name in defined(change.current) for place, change in business.items()
    )


def changed_loads(old: Origins, new: Origins, business: Mapping[str, Change]) -> list[Finding]:
    """Files loaded by path (`require_relative`): another one must be where the code of the first went."""
    before = {name: module for name, module in old.items() if name.startswith("load ")}
    after = {name: module for name, module in new.items() if name.startswith("load ")}
    gone = {tail(before[name]) for name in before.keys() - after.keys()}
    places = {tail(place) for place, change in business.items() if change.current is not None}
    return [
        Finding("subject_changed", None, None, shorten(module))
        for name, module in sorted(after.items())
        if gone and name not in before and tail(module) not in gone | places
    ]
