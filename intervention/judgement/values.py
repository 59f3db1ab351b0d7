"""Follows expressions: names become what they stand for."""

from __future__ import annotations

from intervention.judgement.forms import NOTHING, Form, callee, path_of, walk
from intervention.judgement.rows import entries_of, pair_of
from intervention.judgement.scope import Closure, Klass, Scope, Value
from intervention.judgement.state import State

_COMPREHENSIONS = ("list_comprehension", "set_comprehension", "dictionary_comprehension", "generator_expression")


class Values(State):
    """The expressions of one file's trace."""

    def variable(self, target: Form, scope: Scope) -> str | None:
        """The name of an assigned variable; the object's own members are variables too."""
        if target.op == "param":
            own = f"self.{target.text}"
            return own if scope.owner(target.text) is None and self._owner(own, scope) is not None else target.text
        inner = target.kids[0] if target.op == "pexpr" else target
        if inner.op == "get" and inner.kids[0].op == "name" and inner.kids[0].text in self.language.selves:
            return f"self.{inner.text}"
        return None

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
            return self.call(form, scope, is_statement)
        if handler is not None:
            found: Value = handler(form, scope)
            return found
        if form.op == "op" and form.text in _COMPREHENSIONS:
            scope = self._comprehension(form, scope)
        kids = tuple(self.value_form(kid, scope) for kid in form.kids)
        return self.composed(Form(form.op, form.text, kids, form.line))

    def _comprehension(self, form: Form, scope: Scope) -> Scope:
        """The variables of a comprehension are its own, whatever they are called."""
        inner = Scope(scope, self.level)
        for clause in form.kids:
            if clause.text != "for_in_clause":
                continue
            for part in clause.kids:
                if part.text == "in":
                    break
                for name in walk(part):
                    if name.op == "name":
                        inner.set(name.text, self.definitions.bound())
        return inner

    def _get_name(self, form: Form, scope: Scope) -> Value:
        found = self.find(form.text, scope)
        if form.text == "is_expected" and self.language.calls_by_name:
            return Form(
                "call", "", (Form("name", "expect"), self.value_form(Form("name", "subject"), scope)), form.line
            )
        if found is None:
            found = self.find(f"self.{form.text}", scope) if self.language.has_implicit_self else None
        if found is None:
            return form
        if self.language.calls_by_name and isinstance(found, Closure):
            return self.memoized(found, form)
        return found

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
        if shape.op == "op" and shape.text == "enter" and self.language.tests.raising.search(callee(shape.kids[0])):
            name = self.language.tests.raised.get(name, name)
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

    def rows(self, source: Form) -> tuple[Form, ...] | None:
        """The rows of a literal table, unless something may have changed it meanwhile."""
        if self.is_shallow or self._is_touched(source):
            return None
        shape = self._unborrowed(source)
        parts = pair_of(shape) or self._entries(shape)
        return None if parts is None or len(parts) > 500 or not parts else parts

    def _unborrowed(self, source: Form) -> Form:
        """A table behind the words with which Rust and Java go through one."""
        shape = self.definitions.value(source)
        while True:
            if shape.op == "op" and shape.text == "reference_expression" and shape.kids:
                shape = self.definitions.value(shape.kids[-1])
            elif shape.op == "call" and len(shape.kids) == 1 and shape.kids[0].text in ("iter", "into_iter", "stream"):
                shape = self.definitions.value(shape.kids[0].kids[0]) if shape.kids[0].kids else NOTHING
            else:
                return shape

    def _entries(self, shape: Form) -> tuple[Form, ...] | None:
        """The entries of a map of Go, of `{…}.items()` and of `Object.entries({…})`."""
        if shape.op == "rec" and shape.text == "map":
            return entries_of(shape)
        if shape.op != "call":
            return None
        path = path_of(shape.kids[0])
        owner = (
            shape.kids[-1] if path == "Object.entries" else shape.kids[0].kids[0] if path.endswith(".items") else None
        )
        return None if owner is None or self._is_touched(owner) else entries_of(self.definitions.value(owner))

    def _is_touched(self, source: Form) -> bool:
        return source.op == "ref" and any(part == source for event in self.events for part in walk(event.form))

    def call(self, form: Form, scope: Scope, is_statement: bool) -> Value:
        """What a call gives; NOTHING when it was followed in place."""
        raise NotImplementedError

    def composed(self, form: Form) -> Form:
        """What operators give; the form itself unless more is known about it."""
        return form

    def closure(self, closure: Closure) -> Form:
        """A function as a value."""
        raise NotImplementedError

    def memoized(self, closure: Closure, form: Form) -> Value:
        """What a function gives that is called by its name alone."""
        raise NotImplementedError
