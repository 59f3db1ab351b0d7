"""Judges tests: do the current files still demand of the code what the base demanded?"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from intervention.judgement.configuration import is_configuration, judge_configuration
from intervention.judgement.data import judge_data
from intervention.judgement.demands import Demand
from intervention.judgement.imports import is_testish, tail
from intervention.judgement.languages import find_language
from intervention.judgement.renames import defined, renamed, renames
from intervention.judgement.shortcut import untouched
from intervention.judgement.suite import Source, Suite, read
from intervention.judgement.support import definitions, lost_definitions, meddling
from intervention.judgement.trace import TooComplex
from intervention.judgement.verdicts import Change, Finding, Judgement, shorten

_UNCHANGED = Judgement("unchanged")
_FREE_MARKS = re.compile(r"^(?:call:\()?skip: |^extends ")


def judge_tests(changes: Mapping[str, Change], *, business: Mapping[str, Change] | None = None) -> dict[str, Judgement]:
    """`changed` or `unchanged` for each path; all test, fixture and configuration files of a run at once.

    `business` holds the run's own changed business files: a renaming in them may be followed by the tests.
    """
    found: dict[str, list[Finding]] = {path: [] for path in changes}
    code: dict[str, Change] = {}
    for path, change in changes.items():
        if change.kind != "file" and change.base is not None:
            found[path].append(Finding("replaced_by_link", 1, None, path))
        elif change.base == change.current or change.kind != "file":
            continue
        elif is_configuration(path):
            found[path] += judge_configuration(path, change)
        elif find_language(path, (change.base or change.current or b"")[:200]) is None:
            found[path] += judge_data(path, change)
        else:
            code[path] = change
    if code:
        for path, more in _Comparison(code, business or {}).findings().items():
            found[path] += more
    return {path: Judgement("changed", tuple(items)) if items else _UNCHANGED for path, items in found.items()}


class _Comparison:
    """The code files of both sides."""

    def __init__(self, changes: Mapping[str, Change], business: Mapping[str, Change]) -> None:
        self.changes = changes
        self.business = business
        self.found: dict[str, list[Finding]] = {path: [] for path in changes}
        self.base: dict[str, Source] = {}
        self.current: dict[str, Source] = {}

    def findings(self) -> dict[str, list[Finding]]:
        for path, change in self.changes.items():
            self._read(path, change)
        self.after = Suite(self.current, is_complete=True)
        self.before = Suite(self._renamed(), is_complete=False)
        self._spare()
        pool = self._pool()
        for path in self.base:
            self._compare(path, self._demands(self.before, path), pool)
        for path in self.changes:
            self._support(path)
        return self.found

    def _spare(self) -> None:
        """Leaves out the tests that are the same on both sides."""
        for path in self.base.keys() & self.current.keys():
            try:
                if self.before.is_alone(path) and self.after.is_alone(path):
                    sides = [(side.collection(path), side.sources[path].block) for side in (self.before, self.after)]
                    old, new = untouched(*sides[0], *sides[1])
                    self.before.leave_out(path, old)
                    self.after.leave_out(path, new)
            except (TooComplex, RecursionError):
                continue

    def _renamed(self) -> dict[str, Source]:
        """The base as it would read with the names that business code has now."""
        try:
            olds, news = ([source.block for source in side.values()] for side in (self.base, self.current))
            names = renames(self.business, olds, news)
            return {path: replace(source, block=renamed(source.block, names)) for path, source in self.base.items()}
        except RecursionError:
            return self.base

    def _read(self, path: str, change: Change) -> None:
        base = read(path, change.base) if change.base is not None else None
        current = read(path, change.current) if change.current is not None else None
        if base is not None and current is not None and _is_same(base, current):
            return
        if current is None and change.current is not None and change.base is not None:
            self.found[path].append(Finding("unparsable", None, 1, "the file cannot be read as code"))
        elif base is not None and current is not None and current.errors > base.errors:
            self.found[path].append(Finding("unparsable", None, 1, "the file does not parse"))
        elif base is None and change.base is not None and current is not None:
            self.found[path].append(Finding("unparsable", 1, None, "the base cannot be read as code"))
        if base is not None:
            self.base[path] = base
        if current is not None:
            self.current[path] = current

    def _demands(self, suite: Suite, path: str) -> list[tuple[Demand, frozenset[str]]] | None:
        tests = suite.tests(path)
        return None if tests is None else [(demand, test.marks) for test in tests for demand in test.demands]

    def _pool(self) -> dict[str, list[tuple[frozenset[str], str]]]:
        """Every demand that a runner would still make: its text, and under which marks and where."""
        pool: dict[str, list[tuple[frozenset[str], str]]] = {}
        for path, source in self.current.items():
            is_collected = self.changes[path].base is not None or source.language.tests.files.search(path)
            for demand, marks in (self._demands(self.after, path) or []) if is_collected else []:
                pool.setdefault(demand.text, []).append((marks, path))
        return pool

    def _compare(
        self,
        path: str,
        wanted: list[tuple[Demand, frozenset[str]]] | None,
        pool: Mapping[str, list[tuple[frozenset[str], str]]],
    ) -> None:
        if wanted is None or (path in self.current and self.after.tests(path) is None):
            self.found[path].append(Finding("too_complex", 1, 1, "the file changed and is too complex to be followed"))
            return
        for demand, marks in wanted:
            offers = pool.get(demand.text, [])
            held = [offer for offer in offers if _is_under(marks, offer[0])]
            if not held:
                self.found[path].append(self._lost(path, demand, bool(offers)))
                continue
            offer = next((one for one in held if one[1] == path), held[0])
            self._check_origin(path, offer[1], demand)
            if demand.event.is_assertion:
                # What is demanded twice must still be demanded twice: state that no name shows may lie between.
                offers.remove(offer)
        self._focus(path)
        if path in self.current:
            self._loaded(path)

    def _lost(self, path: str, demand: Demand, is_offered: bool) -> Finding:
        line = demand.event.line or None
        text = shorten(self._line(path, line))
        if path not in self.current:
            return Finding("test_removed", line, None, text)
        if is_offered:
            return Finding("test_skipped", line, None, text)
        tests = self.after.tests(path) or []
        if not any(test.demands for test in tests):
            return Finding("test_emptied" if tests else "test_removed", line, None, text)
        return Finding("assertion_removed" if demand.event.is_assertion else "input_changed", line, None, text)

    def _line(self, path: str, line: int | None) -> str:
        lines = (self.changes[path].base or b"").decode("utf-8", "replace").splitlines()
        return lines[line - 1] if line and line <= len(lines) else path

    def _focus(self, path: str) -> None:
        if path not in self.current:
            return
        if self.after.collection(path).focused > self.before.collection(path).focused:
            self.found[path].append(Finding("test_focused", None, None, "only some of the tests run"))

    def _check_origin(self, path: str, where: str, demand: Demand) -> None:
        """A name must still come from where it came from, or from where business code of the run moved it."""
        old, new = self.before.collection(path).trace.origins, self.after.collection(where).trace.origins
        for name in set(re.findall(r"[A-Za-z_][\w]*(?: \(external\))?", demand.text)) & old.keys() & new.keys():
            if not self._is_same_origin(name, old[name], new[name]):
                self.found[path].append(Finding("subject_changed", None, None, shorten(f"{name} from {new[name]}")))

    def _is_same_origin(self, name: str, old: str, new: str) -> bool:
        if tail(old) == tail(new):
            return is_testish(new) <= is_testish(old)
        if is_testish(new) and not is_testish(old):
            return False
        short, long = sorted((old.strip("."), new.strip(".")), key=len)
        if short and (long.startswith(short + ".") or long.startswith(short + "/")):
            return True
        return any(
            tail(new) in re.split(r"[/.]", place) and name in defined(change.current)
            for place, change in self.business.items()
        )

    def _loaded(self, path: str) -> None:
        """Files loaded by path (`require_relative`): another one must be where the code of the first went."""
        old, new = (
            {name: module for name, module in suite.collection(path).trace.origins.items() if name.startswith("load ")}
            for suite in (self.before, self.after)
        )
        gone, come = old.keys() - new.keys(), new.keys() - old.keys()
        places = {tail(place) for place, change in self.business.items() if change.current is not None}
        for name in come if gone else ():
            if tail(new[name]) not in places and tail(new[name]) not in {tail(old[one]) for one in gone}:
                self.found[path].append(Finding("subject_changed", None, None, shorten(name)))

    def _support(self, path: str) -> None:
        """Helpers, fixtures and hooks, in files of tests as in others."""
        try:
            base = self.before.collection(path) if path in self.base else None
            current = self.after.collection(path) if path in self.current else None
            is_test = bool((base or current) and (base.tests if base else current.tests if current else None))
            if base is not None and (current is not None or not base.tests):
                self.found[path] += lost_definitions(base, current, is_test, self._elsewhere())
            if current is not None:
                self.found[path] += meddling(base, current, is_test)
                self._new_file(path, is_test)
        except (TooComplex, RecursionError):
            self.found[path].append(Finding("too_complex", 1, 1, "the file changed and is too complex to be followed"))

    def _elsewhere(self) -> dict[str, str]:
        """What the new files of the tests define, by name."""
        new = [
            path
            for path in self.current
            if self.changes[path].base is None and path.rsplit("/", 1)[-1] != "conftest.py"
        ]
        return {name: text for path in new for name, (text, _) in definitions(self.after.collection(path)).items()}

    def _new_file(self, path: str, is_test: bool) -> None:
        """A new file may take the place of the code under test, or focus on itself."""
        if self.changes[path].base is not None:
            return
        stem = tail(path)
        if stem in ("sitecustomize", "usercustomize"):
            self.found[path].append(Finding("subject_patched", None, 1, path))
        if not is_test and stem != "__init__" and stem in {tail(one) for one in self.business}:
            self.found[path].append(Finding("shadowed", None, 1, path))
        if self.after.collection(path).focused:
            self.found[path].append(Finding("test_focused", None, 1, path))


def _is_same(base: Source, current: Source) -> bool:
    try:
        same: bool = base.block == current.block
    except RecursionError:
        return False
    return same and base.errors == current.errors


def _is_under(marks: frozenset[str], offered: frozenset[str]) -> bool:
    """Whether a demand is made under no more conditions than at the base; an old skip mark may go."""
    return offered <= marks and all(_FREE_MARKS.search(mark) for mark in marks - offered)
