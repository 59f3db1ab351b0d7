"""Traces each test of a file as it would run: hooks and fixtures, then its body, once per row of its table."""

from __future__ import annotations

from collections.abc import Sequence

from intervention.judgement.collect import Collection
from intervention.judgement.demands import Demand, demands, unused
from intervention.judgement.flow import TooComplex
from intervention.judgement.forms import NOTHING, Form, arguments, callee, path_of, walk
from intervention.judgement.generators import yielding
from intervention.judgement.groups import Test, Traced
from intervention.judgement.rows import pair_of
from intervention.judgement.scope import Closure, Scope
from intervention.judgement.spelling import spelled
from intervention.judgement.stand_ins import is_stand_in
from intervention.judgement.tabulated import Row, Tables

_DEEPEST_FIXTURE = 8
_SWITCHES_OFF = frozenset({"Skip", "Ignore", "IgnoreReason", "Explicit", "enabled"})


class Runner:
    """Runs the tests of one collection."""

    def __init__(self, collection: Collection) -> None:
        self.collection = collection
        self.trace = collection.trace
        self.words = collection.language.tests
        self.tables = Tables(collection.language, collection.trace)

    def traced(self, left_out: set[str]) -> list[Traced]:
        """Every test but those left out, in the order of declaration."""
        return [self._run(test) for key, test in self.collection.tests.items() if key not in left_out]

    def _run(self, test: Test) -> Traced:
        marks = [mark for group in test.group.chain() for mark in group.marks] + self._module_marks(test) + test.marks
        patches = [mark for mark in marks if is_stand_in(self._value(mark, test))]
        marks = [mark for mark in marks if mark not in patches]
        asked = [name for mark in marks for name in self._asked(mark)]
        marks = [mark for mark in marks if not self._asked(mark)]
        tables = [mark for mark in marks if self.words.table.search(callee(mark))]
        found: list[Demand] = []
        for row in self.tables.rows(tables, test):
            found += self._run_row(test, row, patches[::-1], asked)
        spelled = frozenset(
            name
            for mark in marks
            if mark not in tables
            for name in [self._mark(mark, test)]
            if self.words.held_back.search(name) or not self.words.free_mark.search(name)
        )
        if self.words.skips_generators and any(part.text == "yield" for part in walk(test.closure.form.kids[1])):
            spelled |= {"skip: a generator is not run"}
        return Traced(test.name, test.line, spelled, tuple(found))

    def _module_marks(self, test: Test) -> list[Form]:
        made: list[Form] = []
        for group in test.group.chain():
            value = group.scope.get("pytestmark") or group.scope.get("self.pytestmark")
            if isinstance(value, Form) and group.scope.owner("pytestmark") in (group.scope, None):
                shape = self.trace.definitions.value(value)
                made += pair_of(shape) or (shape,)
        return made

    def _mark(self, mark: Form, test: Test) -> str:
        path = callee(mark)
        if any(kid.op == "kw" and kid.text in _SWITCHES_OFF for kid in arguments(mark)):
            return f"skip: {path} is switched off"
        if self.words.skip.search(path) or path.startswith("skip: "):
            args = [
                kid
                for kid in arguments(mark)
                if kid.op != "str" and not (kid.op == "kw" and kid.text in ("reason", "Skip", "message"))
            ]
            mark = Form("call", "", (Form("name", path if path.startswith("skip: ") else f"skip: {path}"), *args))
        return spelled(self.trace.value_form(mark, test.group.scope), self.trace.definitions)

    def _run_row(self, test: Test, row: Row, patches: list[Form], asked: list[str]) -> list[Demand]:
        """The demands of one row; of a test that does too much, those with loops and helpers left folded."""
        try:
            return self._follow(test, row, patches, asked)
        except TooComplex:
            self.trace.is_shallow = True
            try:
                return self._follow(test, row, patches, asked)
            finally:
                self.trace.is_shallow = False

    def _follow(self, test: Test, row: Row, patches: list[Form], asked: list[str]) -> list[Demand]:
        trace = self.trace
        trace.events = [event for group in test.group.chain() for event in group.events]
        trace.restart()
        first = len(trace.events)
        trace.contexts = list(test.contexts)
        frame = Scope(test.closure.scope)
        kept = [(group.scope, group.scope.names()) for group in test.group.chain()]
        try:
            for group in test.group.chain():
                for hook in group.before:
                    self._call(hook, frame, {})
                    if trace.events and trace.events[-1].form.op == "raise" and not trace.events[-1].contexts:
                        return []  # no test is run behind a hook that fails or skips
            for name in asked:
                self._fixture(name, frame, 0)
            self._call(test.closure, frame, row, self._placed(patches, test))
            for closure, call in reversed(trace.deferred):
                trace.inline(closure, (), call, is_statement=True)
            trace.is_over = True
            for group in reversed(test.group.chain()):
                for hook in group.after:
                    self._call(hook, frame, {})
        finally:
            trace.is_over = False
            trace.contexts = []
            for scope, names in kept:
                scope.restore(names)
        trace.events += unused(trace.made, trace.events, trace.definitions)
        return demands(trace.events, first, trace.definitions, self.collection.is_complete)

    def _asked(self, mark: Form) -> list[str]:
        """The fixtures that a mark asks for, where all of them are at hand."""
        names = [one.text[1:] for one in arguments(mark) if one.op == "str"]
        if not self.words.asks.search(callee(mark)) or len(names) != len(arguments(mark)):
            return []
        return names if all(self._maker(name) for name in names) else []

    def _maker(self, name: str) -> Closure | None:
        """The function of a fixture, here or in a file that reaches this one."""
        outer = self.collection.outer_fixtures
        return self.collection.fixtures.get(name) or (outer(name) if outer else None)

    def _value(self, mark: Form, test: Test) -> Form:
        return self.trace.definitions.value(self.trace.value_form(mark, test.group.scope))

    def _placed(self, patches: list[Form], test: Test) -> list[Form]:
        """Puts the stand-ins of a test's marks in place, and gives those that it is handed."""
        made = [self._value(mark, test) for mark in patches]
        self.trace.standing += [entry for one in made for entry in one.kids[1:]]
        return [one.kids[0] for one in made if one.text == "stand-in handed on"]

    def _call(self, closure: Closure, frame: Scope, row: Row, handed: Sequence[Form] = ()) -> None:
        """Runs a function of the test in place; parameters are what it is handed, then from the row, then fixtures."""
        scope = Scope(closure.scope)
        places = [value for name, value in row.items() if name.isdecimal()]
        given = list(handed)
        for param in closure.form.kids[0].kids:
            if given and param.op == "param" and param.text not in (*row, *self.collection.language.selves):
                scope.set(param.text, given.pop(0))
                continue
            if param.op != "param":
                self.trace.bind(param, places.pop(0), scope) if places else self.trace.unknown(param, scope)
            elif param.text in row:
                scope.set(param.text, self.trace.hold(row[param.text]))
            elif places:
                scope.set(param.text, self.trace.hold(places.pop(0)))
            elif param.kids:
                scope.set(param.text, self.trace.hold(self.trace.value(param.kids[0], closure.scope)))
            else:
                scope.set(param.text, self._fixture(param.text, frame, 0))
        returned = self.trace.returned = []
        self.trace.run(closure.form.kids[1], scope)
        for value in returned:
            if value.text == "when" and value.kids[-1].op == "nothing":
                continue
            if "ExpectedResult" in row:
                asked = Form("call", "", (Form("name", "Equal"), row["ExpectedResult"], value), value.line)
                self.trace.event(asked, closure.form.line, is_assertion=True)
            elif value.op not in ("nothing", "lit", "str", "ref", "name"):
                value = self._awaited(value)
                self.trace.event(value, closure.form.line, is_assertion=True)
        del self.trace.contexts[:]

    def _awaited(self, value: Form) -> Form:
        """A promise that a test of a script returns is waited for, like one that it awaits."""
        if self.words.promise.search(path_of(value)):
            return Form("op", "await_expression", (Form("op", "await"), value), value.line)
        return value

    def _fixture(self, name: str, frame: Scope, depth: int) -> Form:
        """The value of a fixture, made once per test; the name itself where nobody here defines it."""
        kept = frame.get(f"fixture {name}")
        if isinstance(kept, Form):
            return kept
        closure = self._maker(name)
        if closure is None or depth > _DEEPEST_FIXTURE:
            made = self._built_in(name) if self.words.has_fixtures else self.trace.definitions.new(None, 0)
            frame.set(f"fixture {name}", made)
            return made
        scope = Scope(closure.scope)
        for param in closure.form.kids[0].kids:
            scope.set(param.text, self._fixture(param.text, frame, depth + 1))
        body = yielding(closure.form.kids[1])
        made_value = self.trace.inline(
            Closure(Form("def", name, (Form("params"), body, NOTHING)), scope), (), closure.form
        )
        held = self.trace.as_form(self.trace.hold(made_value or NOTHING))
        frame.set(f"fixture {name}", held)
        return held

    def _built_in(self, name: str) -> Form:
        """A fixture of the runner, or of a file that is not at hand."""
        is_folder = self.trace.filing.folders.search(f"fixture {name}")
        return self.trace.folder() if is_folder else Form("name", f"fixture {name}")
