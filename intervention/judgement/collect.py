"""Finds the tests of one file, with the groups, hooks and fixtures that they stand in."""

from __future__ import annotations

import re
from collections.abc import Callable

from intervention.judgement.flow import Known
from intervention.judgement.forms import Form, arguments, callee, walk
from intervention.judgement.groups import Group, Test
from intervention.judgement.languages.table import Language
from intervention.judgement.scope import Closure, Definitions, Klass, Scope
from intervention.judgement.trace import Trace

FixtureFinder = Callable[[str], Closure | None]


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
        self.inner: list[Group] = []
        self.outer_fixtures = fixtures
        self._group = self.root
        self._ran = 0

    def collect(self, block: Form) -> None:
        self.trace.collector = self
        self.trace.events = self.root.events
        self.trace.run(block, self.root.scope)
        self.trace.collector = None

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
        is_replacing = self.language.is_last_wins and not test.is_called
        key = f"{id(test.group)}:{test.name}" if is_replacing else f"{test.name}:{len(self.tests)}"
        self.tests.pop(key, None)
        self.tests[key] = test

    def _take_class(self, form: Form, scope: Scope) -> None:
        supers = [kid.text for kid in form.kids[0].kids]
        if not self._is_group(form, supers):
            return
        self.groups.add(form.text)
        group = Group(self._group, marks=list(form.kids[2].kids), scope=Scope(scope), is_class=True, name=form.text)
        group.marks += [Form("name", f"extends {name}") for name in supers if self._is_strange(name, group.scope)]
        if self.words.needs_parent and not supers:
            group.marks.append(Form("name", "skip: builds on nothing"))
        self._inside(group, lambda: self._fill(group, form, set()))

    def _is_strange(self, parent: str, scope: Scope) -> bool:
        """A class from elsewhere, which may keep the tests of this one from running."""
        if self.words.parent.search(parent) or parent in ("object", "(object)"):
            return False
        return not isinstance(scope.get(parent.strip("()")), Klass)

    def _is_group(self, form: Form, supers: list[str]) -> bool:
        """By its name, by a parent that says so, or by tests in it and a parent that may."""
        if self.words.group.search(form.text) or any(self.words.parent.search(parent) for parent in supers):
            return True
        has_tests = any(item.op == "def" and self.words.name.search(item.text) for item in form.kids[1].kids)
        return has_tests and any(not self.words.no_parent.search(parent) for parent in supers)

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
                if self.words.takes_over.search(item.text):
                    group.marks.append(Form("name", f"skip: {item.text} of its own"))
                self._take_function(item, group.scope)
            elif item.op in ("let", "set") and item.kids[0].op == "param":
                self.trace.step(
                    Form("let", "", (Form("param", f"self.{item.kids[0].text}"), item.kids[1])), group.scope
                )
                if self.words.hostile.search(item.kids[0].text):
                    group.marks.append(Form("name", f"skip: {item.kids[0].text}"))
            elif item.op == "class":
                self._take_class(item, group.scope)
            elif item.op == "op" and item.text == "anonymous_initializer":
                self._members(group, Form("block", "", item.kids))
            elif item.op != "import":
                self.trace.step(item, group.scope)

    def _inside(self, group: Group, run: Callable[[], object]) -> None:
        outer, events = self._group, self.trace.events
        self.inner.append(group)
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
        if self.words.has_titles and call.kids[1].text.startswith(":!"):
            marks.append(Form("name", "skip: banged"))
        self.focused += self.words.has_titles and call.kids[1].text.startswith(":f:")
        if self.words.call_group.search(path):
            group = Group(self._group, marks=marks, scope=Scope(scope))
            if call.kids[1:] and call.kids[1].op in ("name", "get"):
                group.scope.set("described_class", call.kids[1])
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
        if path == "around" and not _passes_on(functions[-1]):
            self._group.marks.append(Form("name", "skip: never passed on"))
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


def _passes_on(function: Form) -> bool:
    """Whether what stands around an example runs it, and does not pass over it."""
    members = {part.text for part in walk(function) if part.op == "get"}
    return bool(members & {"run", "call", "to_proc"}) and not members & {"skip", "pending"}


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
