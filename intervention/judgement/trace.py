"""Follows a test as it would run, with names replaced by values: what remains are effects and demands.

So renaming a variable, extracting a helper and tabulating cases leave the trace as it was, while a changed input, a
changed expectation or a way around an assertion does not. Nothing is executed; what is not understood is kept as text.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from intervention.judgement.forms import ATOMS, NOTHING, Form, arguments, callee, path_of, walk
from intervention.judgement.imports import LOADS
from intervention.judgement.languages.table import Language
from intervention.judgement.normal import normal_call
from intervention.judgement.scope import Closure, Definitions, Event, Klass, Scope, Value

_DEEPEST_CALL = 10
_MOST_EVENTS = 4_000
_LEAVES = frozenset(
    "break continue break_statement continue_statement break_expression continue_expression next".split()
)
_COMPREHENSIONS = ("list_comprehension", "set_comprehension", "dictionary_comprehension", "generator_expression")


class Flow(Enum):
    """How a statement ended: goes on, may have left, has left."""

    GO = 0
    MAYBE = 1
    STOP = 2


class TooComplex(Exception):
    """The code does more than is worth following; it is compared as text instead."""


class Collector(Protocol):
    """Sees declarations of tests while a file's outermost statements are traced."""

    def takes_call(self, form: Form, scope: Scope) -> bool: ...

    def takes_declaration(self, form: Form, scope: Scope) -> bool: ...

    def takes_binding(self, name: str) -> None: ...


class Known(Protocol):
    """Finds what another test file defines."""

    def find(self, module: str, name: str) -> Value | None: ...


class Trace:
    """One file's trace; `events` is exchanged for each test."""

    def __init__(self, language: Language, definitions: Definitions, known: Known | None = None) -> None:
        self.language = language
        self.known = known
        self.definitions = definitions
        self.instance = Scope()
        self.events: list[Event] = []
        self.contexts: list[Form] = []
        self.collector: Collector | None = None
        self.origins: dict[str, str] = {}
        self.made: list[tuple[Form, Event]] = []
        self.is_shallow = False
        self._calls: list[Form] = []
        self._returned: list[Form] = []
        self._level = 0
        self._budget = _MOST_EVENTS

    def restart(self) -> None:
        """Forgets what the last test did to its own object, and how much it took."""
        self.instance = Scope()
        self.made = []
        self._budget = _MOST_EVENTS
        self._calls, self._level = [], 0

    # statements

    def run(self, block: Form, scope: Scope) -> Flow:
        flow = Flow.GO
        for item in block.kids if block.op == "block" else (block,):
            step = self.step(item, scope)
            if step is Flow.STOP:
                return Flow.STOP
            flow = max(flow, step, key=lambda one: one.value)
        return flow

    def step(self, form: Form, scope: Scope) -> Flow:
        self._budget -= 1
        if self._budget < 0:
            raise TooComplex
        handler = getattr(self, f"_do_{form.op}", None)
        return handler(form, scope) if handler else self._do_expr(form, scope)

    def _do_pass(self, form: Form, scope: Scope) -> Flow:
        return Flow.GO

    def _do_block(self, form: Form, scope: Scope) -> Flow:
        return self.run(form, scope)

    def _do_mod(self, form: Form, scope: Scope) -> Flow:
        if not (self.collector and self.collector.takes_declaration(form, scope)):
            self.run(form.kids[1], Scope(scope, self._level))
        return Flow.GO

    def _do_import(self, form: Form, scope: Scope) -> Flow:
        for bind in form.kids:
            name, module = bind.kids[0].text, bind.kids[1].text
            external = " (external)" if self.language.externals.match(module) else ""
            if name:
                made = Form("name", (name if name != "default" else module.rsplit("/", 1)[-1]) + external)
                self.origins[made.text] = module
                known = self.known.find(module, name) if self.known else None
                scope.set(bind.text, known or made)
            elif bind.text:
                scope.set(bind.text, Form("name", f"module {module.rsplit('/', 1)[-1]}"))
        return Flow.GO

    def _do_def(self, form: Form, scope: Scope) -> Flow:
        scope.set(form.text, Closure(form, scope))
        if self.collector:
            self.collector.takes_declaration(form, scope)
        return Flow.GO

    def _do_class(self, form: Form, scope: Scope) -> Flow:
        if self.collector:
            scope.set(form.text, Klass(form, scope))
            self.collector.takes_declaration(form, scope)
        else:
            scope.set(form.text, self.hold(self._class(form, scope)))
        return Flow.GO

    def _class(self, form: Form, scope: Scope) -> Form:
        """A class made inside a test is part of what the test does."""
        kids = list(form.kids[0].kids)
        for item in form.kids[1].kids:
            value = (
                Closure(item, scope) if item.op == "def" else self.value(item.kids[-1] if item.kids else item, scope)
            )
            label = item.text or (item.kids[0].text if item.kids else "")
            kids.append(Form("kw", label, (self.as_form(value),)))
        return Form("class", "", tuple(kids), form.line)

    def _do_let(self, form: Form, scope: Scope) -> Flow:
        self.bind(form.kids[0], self.value(form.kids[1], scope), scope)
        return Flow.GO

    def _do_set(self, form: Form, scope: Scope) -> Flow:
        target, value = form.kids
        made = self.value(value, scope)
        name = self.variable(target, scope)
        if name is None and target.op in ("pseq", "prec"):
            self.bind(target, made, scope)
        elif name is None:
            self.event(Form("set", form.text, (self.value_form(target, scope), self.as_form(made))), form.line)
        else:
            self._assign(name, form, made, scope)
        return Flow.GO

    def _assign(self, name: str, form: Form, made: Value, scope: Scope) -> None:
        owner = self._owner(name, scope)
        if self.collector:
            self.collector.takes_binding(name)
        if owner is None or (owner.level == self._level and not form.text):
            home = self.instance if name.startswith(("self.", "@")) else scope
            (owner or home).set(name, self.hold(made))
            return
        old = owner.get(name)
        if owner.level == self._level and isinstance(old, Form):
            owner.set(name, self.hold(Form("op", form.text, (old, self.as_form(made)))))
            return
        # Assigned from a branch or an inner function: the variable becomes a cell, and this is an effect on it.
        known = None if old is None else self.as_form(old)
        cell = known if known is not None and known.op == "ref" else self.definitions.new(known, len(self.events))
        self.definitions.table[cell.text].is_cell = True
        owner.set(name, cell)
        self.event(Form("set", form.text, (cell, self.as_form(made))), form.line)

    def _owner(self, name: str, scope: Scope) -> Scope | None:
        return scope.owner(name) or self.instance.owner(name)

    def find(self, name: str, scope: Scope) -> Value | None:
        """What a name stands for here: a local or outer variable, else a member of the test's own object."""
        found = scope.get(name)
        return found if found is not None else self.instance.get(name)

    def variable(self, target: Form, scope: Scope) -> str | None:
        """The name of an assigned variable; the object's own members are variables too."""
        if target.op == "param":
            own = f"self.{target.text}"
            return own if scope.owner(target.text) is None and self._owner(own, scope) is not None else target.text
        inner = target.kids[0] if target.op == "pexpr" else target
        if inner.op == "get" and inner.kids[0].op == "name" and inner.kids[0].text in self.language.selves:
            return f"self.{inner.text}"
        return None

    def _do_return(self, form: Form, scope: Scope) -> Flow:
        is_followed = form.text == "implicit" or self.collector is not None
        if is_followed and form.kids and form.kids[0].op == "call" and self._is_followed(callee(form.kids[0])):
            self._do_expr(form.kids[0], scope)
            return Flow.STOP
        value = self.as_form(self.value(form.kids[0], scope)) if form.kids else NOTHING
        self._returned.append(Form("op", "when", (*self.contexts, value)) if self._level else value)
        return Flow.STOP

    def _is_followed(self, path: str) -> bool:
        tests = self.language.tests
        is_declaring = self.collector and (tests.call.search(path) or tests.call_group.search(path))
        return bool(is_declaring or tests.inline.search(path) or tests.each.search(path) or tests.stop.search(path))

    def _do_raise(self, form: Form, scope: Scope) -> Flow:
        kids = tuple(self.value_form(kid, scope) for kid in form.kids)
        self.event(Form("raise", "", kids), form.line, is_assertion=True)
        return Flow.STOP

    def _do_if(self, form: Form, scope: Scope) -> Flow:
        test = self.value_form(form.kids[0], scope)
        first = self._branch(Form("op", "if", (test,)), form.kids[1], scope)
        second = self._branch(Form("op", "else", (test,)), form.kids[2], scope)
        leaves = [
            flow
            for flow, body in ((first, form.kids[1]), (second, form.kids[2]))
            if flow is not Flow.GO and not _fails(body)
        ]
        if first is Flow.STOP and second is Flow.STOP:
            return Flow.STOP
        if leaves:
            self.contexts.append(Form("op", "unless", (test, Form("lit", str(first.value)))))
            return Flow.MAYBE
        return Flow.GO

    def _branch(self, context: Form, body: Form, scope: Scope) -> Flow:
        depth = len(self.contexts)
        self.contexts.append(context)
        self._level += 1
        flow = self.run(body, Scope(scope, self._level))
        self._level -= 1
        del self.contexts[depth:]
        return flow

    def _do_for(self, form: Form, scope: Scope) -> Flow:
        source = self.value_form(form.kids[1], scope)
        rows = self.rows(source)
        if rows is None:
            inner = Scope(scope, self._level + 1)
            self.bind(form.kids[0], Form("op", "each", (source,)), inner)
            flow = self._branch(Form("op", "for", (source,)), form.kids[2], inner)
            return Flow.MAYBE if flow is not Flow.GO and not _fails(form.kids[2]) else Flow.GO
        for number, row in enumerate(rows):
            inner = Scope(scope, self._level)
            value = Form("seq", "tuple", (Form("lit", str(number)), row)) if form.text == "range_clause" else row
            self.bind(form.kids[0], value, inner)
            if self.run(form.kids[2], inner) is Flow.STOP:
                return Flow.MAYBE
        return Flow.GO

    def _do_loop(self, form: Form, scope: Scope) -> Flow:
        inner = Scope(scope, self._level + 1)
        head = self.nested(form.kids[0], inner)
        flow = self._branch(Form("op", "loop", (Form("lit", form.text), head)), form.kids[1], inner)
        return Flow.MAYBE if flow is not Flow.GO and not _fails(form.kids[1]) else Flow.GO

    def _do_try(self, form: Form, scope: Scope) -> Flow:
        body, handlers, ends = form.kids
        if handlers.kids:
            depth = len(self.contexts)
            self.contexts.append(self.value_form(handlers, Scope(scope, self._level)))
            flow = self.run(body, scope)
            del self.contexts[depth:]
            flow = Flow.MAYBE if flow is Flow.STOP else flow
        else:
            flow = self.run(body, scope)
        self.run(ends, scope)
        return flow

    def _do_with(self, form: Form, scope: Scope) -> Flow:
        depth = len(self.contexts)
        for head in form.kids[0].kids:
            if head.kids[0].op == "block":
                self.run(head.kids[0], scope)
                continue
            if self.language.tests.inline.search(callee(head.kids[0])):
                continue
            value = self.value_form(head.kids[0], scope)
            self.contexts.append(Form("op", "with", (value,)))
            self.bind(head.kids[1], Form("op", "enter", (value,)), scope)
        flow = self.run(form.kids[1], scope)
        del self.contexts[depth:]
        # A context manager may swallow what was raised inside, so leaving the block is no leaving the test.
        return Flow.GO if flow is not Flow.GO and _fails(form.kids[1]) else flow

    def _do_expr(self, form: Form, scope: Scope) -> Flow:
        if form.op == "expr":
            form = form.kids[0]
        if form.op in ("str", "lit") or form.text in ("pass",):
            return Flow.GO
        if form.op == "op" and (form.text in _LEAVES or form.text.split("_")[0] in ("break", "continue")):
            return Flow.STOP
        if form.op == "name" and not isinstance(scope.get(form.text), Closure) and self.language.name != "ruby":
            return Flow.GO
        path = callee(form)
        made = self.value_form(form, scope, is_statement=True)
        stops = bool(self.language.tests.stop.search(path))
        if made.op not in ("nothing", "ref", "lit", "str") and not self._is_silent(path, made):
            self.event(made, form.line, is_assertion=self.is_assertion(path, made))
        return Flow.STOP if stops else Flow.GO

    def _is_silent(self, path: str, made: Form) -> bool:
        if not self.language.tests.silent.search(path):
            return False
        return not any(part.op == "call" for argument in arguments(made) for part in walk(argument))

    def is_assertion(self, path: str, made: Form) -> bool:
        tests = self.language.tests
        if made.op == "op" and any(kid.op == "name" and tests.assertion.search(kid.text) for kid in made.kids):
            return True
        return bool(
            tests.assertion.search(path)
            or tests.failure.search(path)
            or path_of(made.kids[0] if made.kids else made) == "fail"
        )

    def event(self, form: Form, line: int, is_assertion: bool = False) -> None:
        self._budget -= 1
        if self._budget < 0:
            raise TooComplex
        self.events.append(Event(tuple(self.contexts), form, is_assertion, line))

    # binding

    def hold(self, value: Value) -> Value:
        """Something to keep under a name: small values as they are, others behind a reference."""
        if isinstance(value, Closure | Klass) or value.op in ATOMS or value.op == "ref" or _is_path(value):
            return value
        made = self.definitions.new(value, len(self.events))
        self.made.append((made, Event(tuple(self.contexts), value, False, value.line)))
        return made

    def bind(self, pattern: Form, value: Value, scope: Scope) -> None:
        if pattern.op == "param":
            scope.set(pattern.text, self.hold(value))
            if self.collector:
                self.collector.takes_binding(pattern.text)
        elif pattern.op == "pseq":
            self._bind_places(pattern, value, scope)
        elif pattern.op == "prec":
            held = self.as_form(self.hold(value))
            for key in pattern.kids:
                self.bind(key.kids[0] if key.kids else key, self.member(held, key.text), scope)
        elif pattern.op == "pexpr":
            self.event(Form("set", "", (self.value_form(pattern, scope), self.as_form(value))), pattern.line)

    def _bind_places(self, pattern: Form, value: Value, scope: Scope) -> None:
        held = self.as_form(self.hold(value))
        shape = self.definitions.value(held)
        parts = pair_of(shape)
        has_rest = any(kid.text.startswith("*") for kid in pattern.kids)
        if parts is not None and len(parts) == len(pattern.kids) and not has_rest:
            for kid, part in zip(pattern.kids, parts, strict=True):
                self.bind(kid, part, scope)
            return
        for place, kid in enumerate(pattern.kids):
            self.bind(kid, Form("index", "", (held, Form("lit", str(place)))), scope)

    # expressions

    def as_form(self, value: Value) -> Form:
        if isinstance(value, Closure):
            return self.closure(value)
        if isinstance(value, Klass):
            return Form("name", value.form.text)
        return value

    def value_form(self, form: Form, scope: Scope, is_statement: bool = False) -> Form:
        return self.as_form(self.value(form, scope, is_statement))

    def value(self, form: Form, scope: Scope, is_statement: bool = False) -> Value:
        handler = getattr(self, f"_get_{form.op}", None)
        if form.op == "call":
            return self._get_call(form, scope, is_statement)
        if handler is not None:
            found: Value = handler(form, scope)
            return found
        if form.op == "op" and form.text in _COMPREHENSIONS:
            scope = self._comprehension(form, scope)
        kids = tuple(self.value_form(kid, scope) for kid in form.kids)
        return Form(form.op, form.text, kids, form.line)

    def _comprehension(self, form: Form, scope: Scope) -> Scope:
        """The variables of a comprehension are its own, whatever they are called."""
        inner = Scope(scope, self._level)
        for clause in form.kids:
            if clause.text != "for_in_clause":
                continue
            for part in clause.kids:
                if part.text == "in":
                    break
                for name in walk(part):
                    if name.op == "name":
                        inner.set(name.text, self.definitions.new(None, 0))
        return inner

    def _get_name(self, form: Form, scope: Scope) -> Value:
        found = self.find(form.text, scope)
        if form.text == "is_expected" and scope.owner("subject") is not None:
            return Form(
                "call", "", (Form("name", "expect"), self.value_form(Form("name", "subject"), scope)), form.line
            )
        if found is None:
            found = self.find(f"self.{form.text}", scope) if self.language.has_implicit_self else None
        if found is None:
            return form
        if self.language.name == "ruby" and isinstance(found, Closure):
            return self._memoized(found, form)
        return found

    def _memoized(self, closure: Closure, form: Form) -> Value:
        """Ruby calls by name alone; what `let` declares is made once per test."""
        key = f"let {form.text}"
        kept = self.instance.get(key) if closure.form.op == "fn" else None
        if kept is not None:
            return kept
        made = self.inline(closure, (), form)
        if made is None:
            return form
        held = self.hold(made)
        if closure.form.op == "fn":
            self.instance.set(key, held)
        return held

    def _get_get(self, form: Form, scope: Scope) -> Value:
        owner = form.kids[0]
        if owner.op == "name" and owner.text in self.language.selves:
            found = self.find(f"self.{form.text}", scope)
            if found is not None:
                return found
        return self.member(self.value_form(owner, scope), form.text)

    def member(self, owner: Form, name: str) -> Form:
        """A member of a value; of a literal record, what stands there; of a module, the name itself."""
        if owner.op == "name" and owner.text.startswith("module "):
            external = " (external)" if self.language.externals.match(owner.text[7:]) else ""
            self.origins.setdefault(name + external, owner.text[7:])
            return Form("name", name + external)
        shape = self.definitions.value(owner)
        if shape.op == "rec" and all(kid.op == "kw" for kid in shape.kids):
            for kid in shape.kids:
                if kid.text == name:
                    return kid.kids[0]
        if name in ("first", "second") and pair_of(shape) and len(pair_of(shape) or ()) == 2:
            return (pair_of(shape) or ())[0 if name == "first" else 1]
        return Form("get", name, (owner,))

    def _get_index(self, form: Form, scope: Scope) -> Value:
        kids = tuple(self.value_form(kid, scope) for kid in form.kids)
        shape = self.definitions.value(kids[0])
        if len(kids) == 2 and shape.op == "seq" and kids[1].op == "lit" and kids[1].text.isdecimal():
            place = int(kids[1].text)
            if place < len(shape.kids) and not self._is_touched(kids[0]):
                return shape.kids[place]
        if len(kids) == 2 and shape.op == "rec" and kids[1].op == "str" and not self._is_touched(kids[0]):
            return self.member(kids[0], kids[1].text.split(":", 1)[-1])
        return Form("index", "", kids, form.line)

    def _get_fn(self, form: Form, scope: Scope) -> Value:
        return Closure(form, scope)

    def _get_def(self, form: Form, scope: Scope) -> Value:
        return Closure(form, scope)

    def _get_set(self, form: Form, scope: Scope) -> Value:
        self.step(form, scope)
        target = form.kids[0]
        return self.value(Form("name", target.text) if target.op == "param" else target, scope)

    def _get_pexpr(self, form: Form, scope: Scope) -> Value:
        return self.value(form.kids[0], scope)

    def _get_param(self, form: Form, scope: Scope) -> Value:
        return self._get_name(form, scope)

    def _statements(self, form: Form, scope: Scope) -> Value:
        return self.nested(form, Scope(scope, self._level + 1))

    _get_if = _get_for = _get_loop = _get_try = _get_with = _get_block = _get_return = _get_raise = _get_let = (
        _statements
    )
    _get_class = _get_switch = _statements

    def _get_call(self, form: Form, scope: Scope, is_statement: bool) -> Value:
        path = callee(form)
        if self.collector and is_statement and self.collector.takes_call(form, scope):
            return NOTHING
        tests = self.language.tests
        if is_statement and tests.inline.search(path) and form.kids[-1].op == "fn":
            self.inline(Closure(form.kids[-1], scope), (), form, is_statement=True)
            return NOTHING
        if is_statement and tests.each.search(path) and form.kids[-1].op == "fn" and self._each(form, scope):
            return NOTHING
        target = self._target(form.kids[0], scope)
        given = tuple(self.value(kid, scope) for kid in form.kids[1:])
        if isinstance(target, Closure):
            made = self.inline(target, given, form, is_statement)
            if made is not None:
                return made
        if LOADS.match(path) and len(given) == 1:
            return self._load(path, self.as_form(given[0]), is_statement)
        forms = tuple(self.as_form(one) for one in given)
        return normal_call(self.language, path, Form("call", "", (self.as_form(target), *forms), form.line))

    def _target(self, head: Form, scope: Scope) -> Value:
        """What a call calls; where a bare name is a call by itself, here it is not."""
        found = None
        if head.op == "name":
            found = self.find(head.text, scope) or self.find(f"self.{head.text}", scope)
        return found if isinstance(found, Closure) else self.value(head, scope)

    def _load(self, path: str, module: Form, is_statement: bool) -> Form:
        """A file loaded by a call: it is an import, so it does nothing here but to be known."""
        name = module.text.split(":", 1)[-1]
        if is_statement:
            self.origins[f"load {path} {name}"] = name
            return NOTHING
        return Form("name", f"module {name.rsplit('/', 1)[-1]}")

    def _each(self, form: Form, scope: Scope) -> bool:
        rows = self.rows(self.value_form(form.kids[0].kids[0], scope)) if form.kids[0].op == "get" else None
        if rows is None:
            return self._each_unknown(form, scope)
        for row in rows:
            params = form.kids[-1].kids[0].kids
            places = pair_of(row)
            spread = places if places is not None and len(params) > 1 and len(places) == len(params) else (row,)
            self.inline(Closure(form.kids[-1], scope), spread, form, is_statement=True)
        return True

    def _each_unknown(self, form: Form, scope: Scope) -> bool:
        """Over elements that are not known, tests are declared once, under the condition that there are any."""
        if self.collector is None:
            return False
        depth = len(self.contexts)
        self.contexts.append(Form("op", "for", (self.value_form(form.kids[0].kids[0], scope),)))
        element = self.definitions.new(None, len(self.events))
        count = len(form.kids[-1].kids[0].kids)
        self.inline(Closure(form.kids[-1], scope), [element] * min(count, 1), form, is_statement=True)
        del self.contexts[depth:]
        return True

    # functions

    def inline(self, closure: Closure, given: Sequence[Value], call: Form, is_statement: bool = False) -> Form | None:
        """What a call of a known function returns, its effects traced in place; None when it cannot be followed."""
        form = closure.form
        if (
            self.is_shallow
            or self._is_running(form)
            or len(self._calls) >= _DEEPEST_CALL
            or form.kids[1].op == "nothing"
        ):
            return None
        scope = Scope(closure.scope, self._level)
        if not self._bind_params(form.kids[0], given, scope):
            return None
        returned, depth, self._returned = self._returned, len(self.contexts), []
        self._calls.append(form)
        self.run(form.kids[1], scope)
        self._calls.pop()
        found, self._returned = self._returned, returned
        del self.contexts[depth:]
        value = (
            found[0]
            if len(found) == 1 and found[0].text != "when"
            else Form("op", "one_of", tuple(found))
            if found
            else NOTHING
        )
        if is_statement and value.op not in ATOMS and value.op != "ref":
            self.event(value, call.line, is_assertion=self.is_assertion(path_of(value), value))
            return NOTHING
        return (
            value
            if value.op in ATOMS
            else self.as_form(self.hold(value))
            if not is_statement and len(walk_some(value)) > 40
            else value
        )

    def _is_running(self, form: Form) -> bool:
        return any(one is form for one in self._calls)

    def _bind_params(self, params: Form, given: Sequence[Value], scope: Scope) -> bool:
        named = {one.text: one.kids[0] for one in given if isinstance(one, Form) and one.op == "kw"}
        places = [one for one in given if not (isinstance(one, Form) and one.op == "kw")]
        for param in params.kids:
            if param.text.startswith("*"):
                return False
            if param.op == "param" and param.text in named:
                scope.set(param.text, self.hold(named.pop(param.text)))
            elif places:
                self.bind(param, places.pop(0), scope)
            elif param.op == "param" and param.kids:
                scope.set(param.text, self.hold(self.value(param.kids[0], scope)))
            else:
                self._unknown(param, scope)
        return not places and not named

    def _unknown(self, pattern: Form, scope: Scope) -> None:
        for part in walk(pattern):
            if part.op == "param":
                scope.set(part.text.lstrip("*"), self.definitions.new(None, len(self.events)))

    def closure(self, closure: Closure) -> Form:
        """A function as a value: what it would do, whatever its variables are called."""
        if self._is_running(closure.form):
            return Form("name", f"self-call {closure.form.text}")
        scope = Scope(closure.scope, self._level + 1)
        for param in closure.form.kids[0].kids:
            self._unknown(param, scope)
        self._calls.append(closure.form)
        body = self.nested(closure.form.kids[1], scope)
        self._calls.pop()
        return Form("fn", str(len(closure.form.kids[0].kids)), body.kids, closure.form.line)

    def nested(self, block: Form, scope: Scope) -> Form:
        """The events of a block as one form."""
        kept = (self.events, self.contexts, self._returned, self.collector)
        self.events, self.contexts, self._returned, self.collector = [], [], [], None
        self._level += 1
        self.run(block, scope)
        self._level -= 1
        made = [Form("event", "", (*event.contexts, event.form)) for event in self.events]
        made += [
            Form("event", "", (found.kids[-1] if found.text == "when" and len(found.kids) == 1 else found,))
            for found in self._returned
        ]
        self.events, self.contexts, self._returned, self.collector = kept
        return Form("do", "", tuple(made), block.line)

    # tables

    def rows(self, source: Form) -> tuple[Form, ...] | None:
        """The rows of a literal table, unless something may have changed it meanwhile."""
        if self.is_shallow or self._is_touched(source):
            return None
        shape = self.definitions.value(source)
        while shape.op == "op" and shape.text == "reference_expression" and shape.kids:
            shape = self.definitions.value(shape.kids[-1])
        while (
            shape.op == "call"
            and len(shape.kids) == 1
            and path_of(shape.kids[0]).rsplit(".")[-1] in ("iter", "into_iter", "stream")
        ):
            shape = self.definitions.value(shape.kids[0].kids[0])
        parts = pair_of(shape)
        return None if parts is None or len(parts) > 500 or not parts else parts

    def _is_touched(self, source: Form) -> bool:
        return source.op == "ref" and any(part == source for event in self.events for part in walk(event.form))


_LISTS = frozenset(
    "listOf arrayOf setOf intArrayOf arguments Arguments.of of "
    "sequenceOf List.of Arrays.asList Stream.of Pair Triple vec_".split()
)


def pair_of(shape: Form) -> tuple[Form, ...] | None:
    """The elements of a literal sequence, however the language writes it."""
    if shape.op == "seq":
        return tuple(kid.kids[0] if kid.op == "kw" else kid for kid in shape.kids)
    if shape.op == "rec" and shape.kids and all(kid.op == "kw" for kid in shape.kids) and shape.text == "rows":
        return tuple(kid.kids[0] for kid in shape.kids)
    if shape.op == "op" and shape.text == "infix_expression" and len(shape.kids) == 3 and shape.kids[1].text == "to":
        return (shape.kids[0], shape.kids[2])
    if shape.op == "call" and path_of(shape.kids[0]) in _LISTS:
        return shape.kids[1:]
    return None


def walk_some(form: Form) -> list[Form]:
    """The first parts of a form, enough to tell small from large."""
    parts: list[Form] = []
    for part in walk(form):
        parts.append(part)
        if len(parts) > 60:
            break
    return parts


def _is_path(form: Form) -> bool:
    while form.op == "get":
        form = form.kids[0]
    return form.op == "name"


def _fails(body: Form) -> bool:
    """Whether a block that is left is left by raising, which no test survives."""
    return bool(body.kids) and body.kids[-1].op == "raise"
