"""Finds the tests of one file and traces each: its fixtures and hooks, then its body, once per row of its table."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from dataclasses import dataclass, field

from intervention.judgement.demands import Demand, demands, spelled, unused
from intervention.judgement.forms import NOTHING, Form, arguments, callee, path_of, walk
from intervention.judgement.languages.table import Language
from intervention.judgement.scope import Closure, Definitions, Event, Klass, Scope
from intervention.judgement.trace import Known, TooComplex, Trace, pair_of

FixtureFinder = Callable[[str], Closure | None]


@dataclass(slots=True)
class Group:
    """A file, a class or a `describe`: what holds for all tests in it."""

    parent: Group | None = None
    marks: list[Form] = field(default_factory=list)
    before: list[Closure] = field(default_factory=list)
    after: list[Closure] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    scope: Scope = field(default_factory=Scope)
    is_class: bool = False
    name: str = ""

    def chain(self) -> list[Group]:
        """From the outermost group to this one."""
        return [*(self.parent.chain() if self.parent else []), self]


@dataclass(slots=True)
class Test:
    """A test as it was declared."""

    name: str
    closure: Closure
    group: Group
    marks: list[Form]
    contexts: tuple[Form, ...]
    line: int
    is_called: bool = False  # declared by a call, so that no variable can hide it


@dataclass(frozen=True, slots=True)
class Traced:
    """A test as it would run: demands of all rows, and the marks under which they hold."""

    name: str
    line: int
    marks: frozenset[str]
    demands: tuple[Demand, ...]


class Collection:
    """The tests of one file; also the collector that the trace tells about declarations."""

    def __init__(
        self,
        language: Language,
        definitions: Definitions,
        is_complete: bool,
        known: Known | None = None,
        fixtures: FixtureFinder | None = None,
    ) -> None:
        self.language = language
        self.is_complete = is_complete
        self.words = language.tests
        self.trace = Trace(language, definitions, known)
        self.root = Group()
        self.tests: dict[str, Test] = {}
        self.focused = 0
        self.fixtures: dict[str, Closure] = {}
        self.groups: set[str] = set()
        self._outer_fixtures = fixtures
        self._group = self.root
        self._ran = 0

    def collect(self, block: Form) -> None:
        self.trace.collector = self
        self.trace.events = self.root.events
        self.trace.run(block, self.root.scope)
        self.trace.collector = None

    # what the trace tells

    def takes_declaration(self, form: Form, scope: Scope) -> bool:
        if form.op == "def":
            self._take_function(form, scope)
        elif form.op == "class":
            self._take_class(form, scope)
        else:
            group = Group(self._group, marks=list(form.kids[2].kids), scope=Scope(scope))
            self._inside(group, lambda: self.trace.run(form.kids[1], group.scope))
        return True

    def takes_binding(self, name: str) -> None:
        """A variable of the name of a test or of its class takes its place."""
        if self.language.is_last_wins:
            gone = [
                key for key, test in self.tests.items() if name in (test.name, test.group.name) and not test.is_called
            ]
            for key in gone:
                del self.tests[key]

    def _take_function(self, form: Form, scope: Scope) -> None:
        closure = Closure(form, scope)
        marks = form.kids[2].kids
        paths = [form.text, *(callee(mark) for mark in marks)]
        if any(path.endswith("fixture") for path in paths[1:]):
            self.fixtures[form.text] = closure
            if any(mark.op == "call" and any(kid.text == "autouse" for kid in mark.kids[1:]) for mark in marks):
                self._group.before.append(closure)
        elif self._is_test(form.text, paths[1:]):
            self._add(Test(form.text, closure, self._group, list(marks), tuple(self.trace.contexts), form.line))
        elif any(self.words.before.search(path) for path in paths):
            self._group.before.append(closure)
        elif any(self.words.after.search(path) for path in paths):
            self._group.after.append(closure)

    def _is_test(self, name: str, marks: list[str]) -> bool:
        return bool(self.words.name.search(name)) or any(self.words.mark.search(mark) for mark in marks)

    def _add(self, test: Test) -> None:
        key = f"{id(test.group)}:{test.name}" if self.language.is_last_wins else f"{test.name}:{len(self.tests)}"
        self.tests.pop(key, None)
        self.tests[key] = test

    def _take_class(self, form: Form, scope: Scope) -> None:
        supers = [kid.text for kid in form.kids[0].kids]
        if not self._is_group(form.text, supers):
            return
        self.groups.add(form.text)
        group = Group(self._group, marks=list(form.kids[2].kids), scope=Scope(scope), is_class=True, name=form.text)
        group.marks += [
            Form("name", f"extends {name}")
            for name in supers
            if not self.words.parent.search(name) and name not in ("object", "(object)")
        ]
        self._inside(group, lambda: self._fill(group, form, set()))

    def _is_group(self, name: str, supers: list[str]) -> bool:
        return bool(self.words.group.search(name)) or any(self.words.parent.search(parent) for parent in supers)

    def _fill(self, group: Group, form: Form, seen: set[str]) -> None:
        """Fields and methods of a class, those of known superclasses first."""
        for kid in form.kids[0].kids:
            parent = group.scope.get(kid.text.strip("()"))
            if isinstance(parent, Klass) and parent.form.text not in seen:
                seen.add(parent.form.text)
                self._fill(group, parent.form, seen)
        self._members(group, form.kids[1])

    def _members(self, group: Group, block: Form) -> None:
        for item in block.kids:
            if item.op == "block":
                self._members(group, item)
            elif item.op == "def":
                group.scope.set(f"self.{item.text}", Closure(item, group.scope))
                if item.text == "__init__":
                    group.marks.append(Form("name", "skip: has a constructor"))
                self._take_function(item, group.scope)
            elif item.op in ("let", "set") and item.kids[0].op == "param":
                self.trace.step(
                    Form("let", "", (Form("param", f"self.{item.kids[0].text}"), item.kids[1])), group.scope
                )
                if self.words.hostile.search(item.kids[0].text):
                    group.marks.append(Form("name", f"skip: {item.kids[0].text}"))
            elif item.op == "class":
                self._take_class(item, group.scope)
            elif item.op != "import":
                self.trace.step(item, group.scope)

    def _inside(self, group: Group, run: Callable[[], object]) -> None:
        outer, events = self._group, self.trace.events
        self._group, self.trace.events = group, group.events
        run()
        self._group, self.trace.events = outer, events

    def takes_call(self, form: Form, scope: Scope) -> bool:
        call, marks = _unchained(form, self.words.call, self.words.call_group)
        if call is None:
            return self._take_hook(form, scope)
        path = callee(call)
        functions = [kid for kid in call.kids[1:] if kid.op == "fn"]
        marks += [_symbol(kid) for kid in call.kids[2:] if kid.op not in ("fn", "str") and not _is_number(kid)]
        marks += _tables(call)
        if self.words.skip.search(path) or not functions:
            marks.append(Form("name", f"skip: {path}"))
        self._count_focus(path, marks)
        if self.words.call_group.search(path):
            group = Group(self._group, marks=marks, scope=Scope(scope))
            if functions:
                self._inside(group, lambda: self.trace.run(functions[-1].kids[1], group.scope))
            return True
        if functions:
            name = call.kids[1].text if len(call.kids) > 1 else ""
            self._add(
                Test(
                    name, Closure(functions[-1], scope), self._group, marks, tuple(self.trace.contexts), call.line, True
                )
            )
        return True

    def _count_focus(self, path: str, marks: list[Form]) -> None:
        named = [part.text for mark in marks for part in walk(mark) if part.op in ("name", "kw", "lit")]
        if self.words.focus.search(path) or any(self.words.focus.search(name) for name in named):
            self.focused += 1

    def _take_hook(self, form: Form, scope: Scope) -> bool:
        path = callee(form)
        functions = [kid for kid in arguments(form) if kid.op == "fn"]
        if not functions:
            return False
        if self.words.before.search(path):
            self._group.before.append(Closure(functions[-1], scope))
        elif self.words.after.search(path):
            self._group.after.append(Closure(functions[-1], scope))
        elif path in ("let", "let!", "subject", "subject!"):
            made = Closure(functions[-1], scope)
            scope.set(form.kids[1].text.lstrip(":") if len(form.kids) > 2 else "subject", made)
            if path.startswith("subject"):
                scope.set("subject", made)
        else:
            return False
        return True

    # running

    def traced(self, left_out: set[str]) -> list[Traced]:
        """Every test but those left out, in the order of declaration."""
        return [self._run(test) for key, test in self.tests.items() if key not in left_out]

    def _run(self, test: Test) -> Traced:
        marks = [mark for group in test.group.chain() for mark in group.marks] + self._module_marks(test) + test.marks
        tables = [mark for mark in marks if self.words.table.search(callee(mark))]
        found: list[Demand] = []
        for row in self._rows(tables, test):
            found += self._run_row(test, row)
        spelled = frozenset(
            name
            for mark in marks
            if mark not in tables
            for name in [self._mark(mark, test)]
            if not self.words.free_mark.search(name)
        )
        if self.language.name == "python" and any(part.text == "yield" for part in walk(test.closure.form.kids[1])):
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

    def _run_row(self, test: Test, row: dict[str, Form]) -> list[Demand]:
        """The demands of one row; of a test that does too much, those with loops and helpers left folded."""
        try:
            return self._follow(test, row)
        except TooComplex:
            self.trace.is_shallow = True
            try:
                return self._follow(test, row)
            finally:
                self.trace.is_shallow = False

    def _follow(self, test: Test, row: dict[str, Form]) -> list[Demand]:
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
            self._call(test.closure, frame, row)
            for group in reversed(test.group.chain()):
                for hook in group.after:
                    self._call(hook, frame, {})
        finally:
            trace.contexts = []
            for scope, names in kept:
                scope.restore(names)
        trace.events += unused(trace.made, trace.events, trace.definitions)
        return demands(trace.events, first, trace.definitions, self.is_complete)

    def _call(self, closure: Closure, frame: Scope, row: dict[str, Form]) -> None:
        """Runs a function of the test in place; parameters come from the row, then from fixtures."""
        scope = Scope(closure.scope)
        places = [value for name, value in row.items() if name.isdecimal()]
        for param in closure.form.kids[0].kids:
            if param.op != "param":
                self.trace.bind(param, places.pop(0), scope) if places else self.trace._unknown(param, scope)
            elif param.text in row:
                scope.set(param.text, self.trace.hold(row[param.text]))
            elif places:
                scope.set(param.text, self.trace.hold(places.pop(0)))
            else:
                scope.set(param.text, self._fixture(param.text, frame, 0))
        returned = self.trace._returned = []
        self.trace.run(closure.form.kids[1], scope)
        for value in returned:
            if value.text == "when" and value.kids[-1].op == "nothing":
                continue
            if value.op not in ("nothing", "lit", "str", "ref", "name"):
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
        closure = self.fixtures.get(name) or (self._outer_fixtures(name) if self._outer_fixtures else None)
        if closure is None or depth > 8 or self.language.name != "python":
            made = (
                self.trace.definitions.new(None, 0)
                if self.language.name != "python"
                else Form("name", f"fixture {name}")
            )
            frame.set(f"fixture {name}", made)
            return made
        scope = Scope(closure.scope)
        for param in closure.form.kids[0].kids:
            scope.set(param.text, self._fixture(param.text, frame, depth + 1))
        body = _yielding(closure.form.kids[1])
        made_value = self.trace.inline(
            Closure(Form("def", name, (Form("params"), body, NOTHING)), scope), (), closure.form
        )
        held = self.trace.as_form(self.trace.hold(made_value or NOTHING))
        frame.set(f"fixture {name}", held)
        return held

    def _rows(self, tables: list[Form], test: Test) -> list[dict[str, Form]]:
        """The rows of all tables of a test, multiplied; one empty row when it has none."""
        sets = [self._table(table, test) for table in tables]
        sets = [rows for rows in sets if rows]
        if self.language.name not in ("python", "javascript", "typescript", "tsx"):
            return [row for rows in sets for row in rows] or [{}]
        return [
            {name: value for part in parts for name, value in part.items()}
            for parts in itertools.islice(itertools.product(*sets), 500)
        ]

    def _provided(self, given: tuple[Form, ...], test: Test) -> list[dict[str, Form]]:
        """Rows from a method of the same class that is named in the mark."""
        name = next(
            (part.text.split(":", 1)[-1] for kid in given for part in walk(kid) if part.op in ("str", "name")), ""
        )
        provider = test.group.scope.get(f"self.{name}")
        value = self.trace.inline(provider, (), provider.form) if isinstance(provider, Closure) else None
        rows = self.trace.rows(value) if value is not None else None
        if rows is None:
            source = value or Form("name", f"provider {name}")
            return [{str(place): Form("index", "", (source, Form("lit", str(place)))) for place in range(8)}]
        return [{str(place): part for place, part in enumerate(pair_of(row) or (row,))} for row in rows]

    def _table(self, table: Form, test: Test) -> list[dict[str, Form]]:
        given = arguments(table)
        names = _names(given[0]) if given and self.language.name == "python" else []
        source = given[1] if names and len(given) > 1 else given[0] if given else NOTHING
        path = callee(table)
        if path in _PROVIDERS:
            return self._provided(given, test)
        if path == "CsvSource":
            return [_comma_separated(part) for kid in given for part in walk(kid) if part.op == "str"]
        if path == "ValueSource":
            return [{"0": part} for kid in given for part in (pair_of(kid.kids[0]) if kid.op == "kw" else None) or ()]
        if self.language.name not in ("python", "javascript", "typescript", "tsx"):
            tokens = given[0].kids if len(given) == 1 and given[0].text == "token_tree" else given
            return [{str(place): self.trace.value_form(kid, test.group.scope) for place, kid in enumerate(tokens)}]
        value = self.trace.value_form(source, test.group.scope)
        rows = self.trace.rows(value)
        if rows is None:
            return [
                {str(place): Form("index", "", (value, Form("lit", str(place)))) for place in range(max(1, len(names)))}
            ]
        return [row for one in rows for row in [_row(one, names, self.words.skip)] if row is not None]


def _row(row: Form, names: list[str], skip: re.Pattern[str]) -> dict[str, Form] | None:
    """A row by name or place; None when it is marked as skipped."""
    if row.op == "call" and callee(row).endswith("param"):
        marks = [kid for kid in row.kids[1:] if kid.op == "kw" and kid.text == "marks"]
        if any(skip.search(callee(part)) for mark in marks for part in walk(mark)):
            return None
        places: tuple[Form, ...] = tuple(kid for kid in row.kids[1:] if kid.op != "kw")
    else:
        parts = pair_of(row)
        places = parts if parts is not None and len(names) != 1 else (row,)
    if names and len(names) != len(places):
        return {}
    return {names[place] if names else str(place): value for place, value in enumerate(places)}


_SWITCHES_OFF = frozenset({"Skip", "Ignore", "IgnoreReason", "Explicit", "enabled"})
_PROVIDERS = frozenset({"DataProvider", "MethodSource", "TestCaseSource", "MemberData"})


def _comma_separated(form: Form) -> dict[str, Form]:
    parts = [part.strip().strip("'") for part in form.text.split(":", 1)[-1].split(",")]
    is_number = re.compile(r"-?[\d.]+\Z|true\Z|false\Z")
    return {
        str(place): Form("lit", part) if is_number.match(part) else Form("str", f":{part}")
        for place, part in enumerate(parts)
    }


def _names(form: Form) -> list[str]:
    if form.op == "str":
        return [name.strip() for name in form.text.split(":", 1)[-1].split(",") if name.strip()]
    return [kid.text.split(":", 1)[-1] for kid in form.kids if kid.op == "str"]


def _yielding(body: Form) -> Form:
    """A fixture's body with its `yield` as its result; what follows is for cleaning up."""
    items: list[Form] = []
    for item in body.kids:
        inner = item.kids[0] if item.op == "expr" else item
        if inner.op == "op" and inner.text == "yield":
            return Form(
                "block",
                "",
                (
                    *items,
                    Form("return", "", inner.kids[-1:] if inner.kids[-1:] and inner.kids[-1].text != "yield" else ()),
                ),
            )
        items.append(item)
    return body


def _unchained(form: Form, *words: re.Pattern[str]) -> tuple[Form | None, list[Form]]:
    """The call that declares a test, and what is chained to it: `it('x', f).skip()`."""
    marks: list[Form] = []
    while form.op == "call":
        if any(pattern.search(callee(form)) for pattern in words):
            return form, marks
        head = form.kids[0]
        if head.op != "get":
            break
        marks.append(
            Form("call", "", (Form("name", f"chained {head.text}"), *form.kids[1:]))
            if form.kids[1:]
            else Form("name", f"skip: chained {head.text}")
        )
        form = head.kids[0]
    return None, []


def _symbol(form: Form) -> Form:
    """A symbol of Ruby among the arguments is a mark: `it 'x', :skip`."""
    return Form("name", form.text) if form.op == "lit" else form


def _is_number(form: Form) -> bool:
    return form.op == "lit" and not form.text.startswith(":")


def _tables(call: Form) -> list[Form]:
    """The table in `it.each(TABLE)(name, function)`, and the condition in `it.skipIf(CONDITION)(…)`."""
    head = call.kids[0]
    if head.op != "call":
        return []
    path = callee(head)
    return (
        [Form("call", "", (Form("name", path), *head.kids[1:]))]
        if path.endswith(("each", "for"))
        else [Form("call", "", (Form("name", f"skip: {path}"), *head.kids[1:]))]
    )
