"""All test files of one side (base or current) at once: who defines a helper, which fixtures reach a test."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from intervention.judgement.bodies import is_test_code
from intervention.judgement.collect import Collection
from intervention.judgement.flow import TooComplex
from intervention.judgement.forms import Form, walk
from intervention.judgement.groups import Traced
from intervention.judgement.imports import tail
from intervention.judgement.languages import find_language
from intervention.judgement.languages.table import Language
from intervention.judgement.places import rooted
from intervention.judgement.running import Runner
from intervention.judgement.scope import Closure, Definitions, Value
from intervention.judgement.statements import lower
from intervention.judgement.syntax import Unreadable, decode, errors


@dataclass(frozen=True, slots=True)
class Source:
    """One readable file: its forms, and how many places the grammar could not read."""

    path: str
    language: Language
    block: Form
    errors: int


def read(path: str, data: bytes) -> Source | None:
    """The forms of a file; None when it cannot be read as code at all."""
    language = find_language(path, data[:200])
    if language is None:
        return None
    try:
        block, root = lower(decode(data), language)
        if language.tests.inner.search(path):
            block = Form("block", "", tuple(item for item in block.kids if is_test_code(item, language)))
        return Source(path, language, rooted(block, path, language), errors(root))
    except (Unreadable, RecursionError):
        return None


class Suite:
    """The collected files of one side, each traced on first need."""

    def __init__(self, sources: Mapping[str, Source], is_complete: bool, is_nameless: bool = False) -> None:
        self.sources = sources
        self.is_nameless = is_nameless
        self.is_complete = is_complete
        self.definitions = Definitions()
        self._collections: dict[str, Collection] = {}
        self._traced: dict[str, list[Traced]] = {}
        self._open: set[str] = set()
        self._left_out: dict[str, set[str]] = {}

    def collection(self, path: str) -> Collection:
        if path not in self._collections:
            source = self.sources[path]
            finder = _Finder(self, path)
            made = Collection(source.language, self.definitions, self.is_complete, finder, finder.fixture)
            made.trace.is_nameless = self.is_nameless
            self._collections[path] = made
            self._open.add(path)
            made.collect(source.block)
            self._open.discard(path)
            for other in self.conftests(path):
                if other != path:
                    made.root.before[:0] = self.collection(other).root.before
        return self._collections[path]

    def leave_out(self, path: str, keys: set[str]) -> None:
        """Tests of a file that need not be traced."""
        self._left_out[path] = keys

    def is_alone(self, path: str) -> bool:
        """Whether nothing in the other files can change what this one's tests do."""
        modules = [part.kids[1].text for part in walk(self.sources[path].block) if part.op == "bind"]
        return len(self.sources) == 1 or not (self.conftests(path) or any(self.module(name, path) for name in modules))

    def tests(self, path: str) -> list[Traced] | None:
        """The traced tests of a file; None when it is beyond what can be followed."""
        if path not in self._traced:
            try:
                self._traced[path] = Runner(self.collection(path)).traced(self._left_out.get(path, set()))
            except (TooComplex, RecursionError):
                return None
        return self._traced[path]

    def all_tests(self, path: str) -> list[Traced]:
        """The traced tests of a file, those that need not be traced among them."""
        return Runner(self.collection(path)).traced(set())

    def conftests(self, path: str) -> list[str]:
        """The conftest files whose fixtures reach this file, nearest first."""
        folder = path.rpartition("/")[0]
        found = [one for one in self.sources if one.rpartition("/")[2] == "conftest.py"]
        near = [one for one in found if f"{folder}/".startswith(one.removesuffix("conftest.py"))]
        return sorted(near, key=len, reverse=True)

    def module(self, name: str, asking: str) -> str | None:
        """The file among these that a module's path means."""
        wanted = tail(name)
        for path in self.sources:
            stem = path.rpartition("/")[2].split(".")[0]
            parent = path.rpartition("/")[0].rpartition("/")[2]
            if path != asking and wanted and (stem == wanted or (stem in ("__init__", "index") and parent == wanted)):
                return path
        return None

    def define(self, path: str, name: str) -> Value | None:
        """What a name means at the outermost level of a file."""
        return None if path in self._open else self.collection(path).root.scope.get(name)


class _Finder:
    """What one file can find in the others."""

    def __init__(self, suite: Suite, path: str) -> None:
        self._suite = suite
        self._path = path

    def find(self, module: str, name: str) -> Value | None:
        other = self._suite.module(module, self._path)
        return self._suite.define(other, name) if other else None

    def fixture(self, name: str) -> Closure | None:
        for path in self._suite.conftests(self._path):
            if path != self._path:
                found = self._suite.collection(path).fixtures.get(name)
                if found is not None:
                    return found
        return None
