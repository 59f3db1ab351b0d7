"""Compares the code files of the tests, base against current: every demand of the base must find its like."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from intervention.judgement.collect import Collection
from intervention.judgement.collected import is_collected
from intervention.judgement.demands import Demand
from intervention.judgement.flow import TooComplex
from intervention.judgement.forms import callee, walk
from intervention.judgement.groups import Traced
from intervention.judgement.imports import tail
from intervention.judgement.languages.files import NONE as NO_FILES
from intervention.judgement.languages.files import TABLES as FILES
from intervention.judgement.losses import describe_loss
from intervention.judgement.offers import Offer, Offers, is_under
from intervention.judgement.origins import changed_loads, changed_subjects
from intervention.judgement.places import Moves, places
from intervention.judgement.renames import renamed, renames
from intervention.judgement.scope import Klass
from intervention.judgement.shortcut import untouched
from intervention.judgement.suite import Source, Suite, read
from intervention.judgement.support import definitions, lost_definitions, meddling
from intervention.judgement.verdicts import Change, Finding, shorten

_MOST_FOUND = 20  # of one file: the verdict is known by then, and nobody reads on
_TOO_COMPLEX = Finding("too_complex", 1, 1, "the file changed and is too complex to be followed")


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A demand of the base, with its test."""

    path: str
    test: Traced
    demand: Demand


class Comparison:
    """One comparison; `findings` does it."""

    def __init__(self, changes: Mapping[str, Change], business: Mapping[str, Change]) -> None:
        self.changes = changes
        self.business = business
        self.found: dict[str, list[Finding]] = {path: [] for path in changes}
        self.base: dict[str, Source] = {}
        self.current: dict[str, Source] = {}

    def findings(self) -> dict[str, list[Finding]]:
        """What was found, by path."""
        for path, change in self.changes.items():
            self._read(path, change)
        is_nameless = _nameless(self.base) > _nameless(self.current)
        self.after = Suite(self.current, is_complete=True, is_nameless=is_nameless)
        self.before = Suite(self._renamed(), is_complete=False, is_nameless=is_nameless)
        self._spare()
        self._match()
        for path in self.changes:
            self._compare_files(path)
        return self.found

    def _read(self, path: str, change: Change) -> None:
        base = read(path, change.base) if change.base is not None else None
        current = read(path, change.current) if change.current is not None else None
        if base is not None and current is not None and _is_same(base, current):
            return
        if change.base is not None and change.current is not None:
            self._check_readable(path, base, current)
        if base is not None:
            self.base[path] = base
        if current is not None:
            self.current[path] = current

    def _check_readable(self, path: str, base: Source | None, current: Source | None) -> None:
        if current is None:
            self.found[path].append(Finding("unparsable", None, 1, "the file cannot be read as code"))
        elif base is None:
            self.found[path].append(Finding("unparsable", 1, None, "the base cannot be read as code"))
        elif current.errors > base.errors:
            self.found[path].append(Finding("unparsable", None, 1, "the file does not parse"))

    def _renamed(self) -> dict[str, Source]:
        """The base as it would read with the names and places that business code has now."""
        try:
            olds, news = ([source.block for source in side.values()] for side in (self.base, self.current))
            names = renames(self.business, olds, news)
            now = frozenset[str]().union(*(places(one.block, one.language) for one in self.current.values()))
            moves = Moves(now, self.business)
            return {
                path: replace(source, block=moves.followed(renamed(source.block, names), source.language))
                for path, source in self.base.items()
            }
        except RecursionError:
            return self.base

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

    def _match(self) -> None:
        """Finds for each demand of the base one that is made now; first in its own file, then in the others."""
        offers = Offers(self._offered())
        open_wants: list[_Wanted] = []
        for path in self.base:
            tests = self.before.tests(path)
            if tests is None or (path in self.current and self.after.tests(path) is None):
                self.found[path].append(_TOO_COMPLEX)
                continue
            wants = [_Wanted(path, test, demand) for test in tests for demand in test.demands]
            open_wants += [want for want in wants if not self._take(want, offers, {path})]
        open_wants = [want for want in open_wants if not self._take(want, offers, self.current.keys())]
        for want in open_wants:
            if len(self.found[want.path]) >= _MOST_FOUND:
                continue
            if not self._imply(want, offers) and not self._is_prepared(want):
                tests = self.after.tests(want.path) if want.path in self.current else None
                is_offered = offers.has(want.demand.text)
                loss = describe_loss(want.demand, want.test, tests, is_offered, self.changes[want.path].base or b"")
                self.found[want.path].append(loss)

    def _offered(self) -> Iterator[Offer]:
        """Every demand that a runner would still make."""
        for path, source in self.current.items():
            has_stayed = self.changes[path].base is not None
            is_found = has_stayed or is_collected(path, source.language, self.base.keys(), self.business)
            for test in (self.after.tests(path) or []) if is_found else []:
                for demand in test.demands:
                    yield Offer(path, test.marks, test.name, demand, source.language)

    def _take(self, want: _Wanted, offers: Offers, paths: AbstractSet[str]) -> bool:
        return self._settles(want, offers.take(want.demand, want.test.marks, paths))

    def _imply(self, want: _Wanted, offers: Offers) -> bool:
        """Whether something else is demanded now from which this follows."""
        try:
            return self._settles(want, offers.imply(want.demand, want.test, self.base[want.path].language))
        except RecursionError:
            return False

    def _is_prepared(self, want: _Wanted) -> bool:
        """Whether a preparation that no assertion of its test needs is still made for tests that were left out."""
        if want.demand.event.is_assertion or want.path not in self.current:
            return False
        try:
            tests = [test for test in self.after.all_tests(want.path) if is_under(want.test.marks, test.marks)]
            return any(demand.text == want.demand.text for test in tests for demand in test.demands)
        except (TooComplex, RecursionError):
            return False

    def _settles(self, want: _Wanted, offer: Offer | None) -> bool:
        if offer is None:
            return False
        sides = (self.before.collection(want.path).trace.origins, self.after.collection(offer.path).trace.origins)
        self.found[want.path] += changed_subjects(want.demand.text, *sides, self.business, offer.language.tests)
        return True

    def _compare_files(self, path: str) -> None:
        """Helpers, fixtures, hooks and imports, in files of tests as in others."""
        try:
            base = self.before.collection(path) if path in self.base else None
            current = self.after.collection(path) if path in self.current else None
            is_test = bool(base.tests if base else current and current.tests)
            if base is not None and (current is not None or not base.tests):
                self.found[path] += lost_definitions(base, current, is_test, self._elsewhere())
            if current is not None:
                self.found[path] += meddling(base, current, is_test)
                if current.focused > (base.focused if base else 0):
                    self.found[path].append(Finding("test_focused", None, 1, "only some of the tests run"))
            if base is not None and current is not None:
                self.found[path] += changed_loads(base.trace.origins, current.trace.origins, self.business)
                self._check_classes(path, current)
            if base is None and current is not None:
                self._check_new(path, is_test)
        except (TooComplex, RecursionError):
            self.found[path].append(_TOO_COMPLEX)

    def _elsewhere(self) -> dict[str, str]:
        """What the files of the tests define now and did not before, by name."""
        found: dict[str, str] = {}
        for path in self.current:
            old = definitions(self.before.collection(path)) if path in self.base else {}
            if tail(path) != "conftest" or path in self.base or self._has_only_moved(path):
                new = definitions(self.after.collection(path))
                found |= {name: text for name, (text, _) in new.items() if name not in old}
        return found

    def _has_only_moved(self, path: str) -> bool:
        """Whether a file that is gone held the very same under the same name."""
        gone = (
            one for one in self.base if one not in self.current and one.rpartition("/")[2] == path.rpartition("/")[2]
        )
        return any(_is_same(self.base[one], self.current[path]) for one in gone)

    def _check_classes(self, path: str, current: Collection) -> None:
        """A class defined here now may stand in the place of the one that the tests were about."""
        mentioned = {part.text.removeprefix("new ") for part in walk(self.base[path].block)}
        known = {name for one in self.base for name in _classes(self.before.collection(one))}
        for name in (_classes(current) & mentioned) - known:
            self.found[path].append(Finding("shadowed", None, 1, shorten(name)))

    def _check_new(self, path: str, is_test: bool) -> None:
        """A new file may take the place of the code under test."""
        stem = _module(path)
        if self.changes[path].base is not None:
            return
        if stem in ("sitecustomize", "usercustomize"):
            self.found[path].append(Finding("subject_patched", None, 1, path))
        is_blank = all(item.op in ("str", "pass") for item in self.current[path].block.kids)
        if not is_test and not is_blank and stem in {_module(one) for one in self.business}:
            self.found[path].append(Finding("shadowed", None, 1, path))


def _nameless(sources: Mapping[str, Source]) -> int:
    """How often a file is made that is given no name: what takes its place may be called anything."""
    calls = [
        FILES.get(source.language.name, NO_FILES).files.search(callee(part))
        for source in sources.values()
        for part in walk(source.block)
        if part.op == "call"
    ]
    return sum(found is not None for found in calls)


def _classes(collection: Collection) -> set[str]:
    """The classes of a file's outermost level."""
    return {name for name, value in collection.root.scope.names().items() if isinstance(value, Klass)}


def _module(path: str) -> str:
    """What a file is imported as: a package by its folder."""
    return tail(path.removesuffix("/__init__.py"))


def _is_same(base: Source, current: Source) -> bool:
    try:
        same: bool = base.block == current.block
    except RecursionError:
        return False
    return same and base.errors == current.errors
