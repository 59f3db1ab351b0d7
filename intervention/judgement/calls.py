"""Follows calls: of known functions into their bodies, of loops over literal tables through their rows."""

from __future__ import annotations

from collections.abc import Sequence

from intervention.judgement.forms import ATOMS, NOTHING, Form, callee, path_of, walk
from intervention.judgement.imports import LOADS
from intervention.judgement.normal import normal_call
from intervention.judgement.rows import entries_of, pair_of
from intervention.judgement.scope import Closure, Klass, Scope, Value
from intervention.judgement.stand_ins import Replacing

_DEEPEST_CALL = 10


class Calls(Replacing):
    """The calls of one file's trace."""

    def call(self, form: Form, scope: Scope, is_statement: bool) -> Value:
        path = callee(form)
        if self.collector and is_statement and self.collector.takes_call(form, scope):
            return NOTHING
        tests = self.language.tests
        if is_statement and tests.inline.search(path) and form.kids[-1].op == "fn":
            for block in (kid for kid in form.kids[1:] if kid.op == "fn"):
                self.inline(Closure(block, scope), (), form, is_statement=True)
            return NOTHING
        if is_statement and tests.later.search(path) and form.kids[-1].op == "fn" and not self.level:
            self.deferred.append((Closure(form.kids[-1], scope), form))
            return NOTHING
        if is_statement and tests.each.search(path) and form.kids[-1].op == "fn" and self._each(form, scope):
            return NOTHING
        target = self._target(form.kids[0], scope)
        given = tuple(self.value(kid, scope) for kid in form.kids[1:])
        if isinstance(target, Closure):
            made = self.inline(target, given, form, is_statement)
            if made is not None:
                return made
        if LOADS.match(path) and len(given) == 1 and (is_statement or not path.startswith("include")):
            return self._load(path, self.as_form(given[0]), is_statement)
        forms = tuple(self.as_form(one) for one in given)
        made = None if isinstance(target, Closure | Klass) else self._known_call(target, forms, form.line)
        if made is not None:
            return made
        return normal_call(self.language, path, Form("call", "", (self.as_form(target), *forms), form.line))

    def _known_call(self, target: Form, given: tuple[Form, ...], line: int) -> Form | None:
        """What a call gives that the language's tables know; None for any other."""
        made = self.replaces(target, given, line)
        return made if made is not None else self.handles_file(target, given, line)

    def _target(self, head: Form, scope: Scope) -> Value:
        """What a call calls; where a bare name is a call by itself, here it is not."""
        found = None
        if head.op == "name":
            found = self.find(head.text, scope) or self.find(f"self.{head.text}", scope)
            if head.text.startswith("new "):
                return self._made(head, scope)
        return found if isinstance(found, Closure) else self.value(head, scope)

    def _made(self, head: Form, scope: Scope) -> Form:
        """The class of a new object, by the name that it has in its module."""
        first, dot, rest = head.text[4:].partition(".")
        found = self.find(first, scope)
        if not isinstance(found, Form) or found.op != "name":
            return head
        if not found.text.startswith("module "):
            return Form("name", f"new {found.text}{dot}{rest}", (), head.line)
        return Form("name", f"new {self.member(found, rest).text}", (), head.line) if rest else head

    def _load(self, path: str, module: Form, is_statement: bool) -> Form:
        """A file loaded by a call: it is an import, so it does nothing here but to be known."""
        name = module.text.split(":", 1)[-1]
        if is_statement:
            self.origins[f"load {path} {name}"] = name
            return NOTHING
        return Form("name", f"module {name.rsplit('/', 1)[-1]}")

    def memoized(self, closure: Closure, form: Form) -> Value:
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

    def _each(self, form: Form, scope: Scope) -> bool:
        source = self.value_form(form.kids[0].kids[0], scope) if form.kids[0].op == "get" else NOTHING
        rows = self.rows(source) or (None if self._is_touched(source) else entries_of(self.definitions.value(source)))
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

    def inline(self, closure: Closure, given: Sequence[Value], call: Form, is_statement: bool = False) -> Form | None:
        """What a call of a known function returns, its effects traced in place; None when it cannot be followed."""
        form = closure.form
        if (
            self.is_shallow
            or self._is_running(form)
            or len(self.calls) >= _DEEPEST_CALL
            or form.kids[1].op == "nothing"
        ):
            return None
        scope = Scope(closure.scope, self.level)
        if not self._bind_params(form.kids[0], given, scope):
            return None
        returned, depth, self.returned = self.returned, len(self.contexts), []
        self.calls.append(form)
        self.run(form.kids[1], scope)
        self.calls.pop()
        found, self.returned = self.returned, returned
        del self.contexts[depth:]
        value = (
            found[0]
            if len(found) == 1 and found[0].text != "when"
            else Form("op", "one_of", tuple(found))
            if found
            else NOTHING
        )
        if is_statement and value.op == "ref":
            self.release(value)
        elif is_statement and value.op not in ATOMS:
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
        return any(one is form for one in self.calls)

    def _bind_params(self, params: Form, given: Sequence[Value], scope: Scope) -> bool:
        named = {one.text: one.kids[0] for one in given if isinstance(one, Form) and one.op == "kw"}
        places = [one for one in given if not (isinstance(one, Form) and one.op == "kw")]
        for param in params.kids:
            if param.text.startswith("**") or (param.text.startswith("*") and param is not params.kids[-1]):
                return False
            if param.text.startswith("*"):
                rest = tuple(self.as_form(one) for one in places)
                scope.set(param.text[1:], self.hold(Form("seq", "list", rest)))
                places = []
            elif param.op == "param" and param.text in named:
                scope.set(param.text, self.hold(named.pop(param.text)))
            elif places:
                self.bind(param, places.pop(0), scope)
            elif param.op == "param" and param.kids:
                scope.set(param.text, self.hold(self.value(param.kids[0], scope)))
            else:
                self.unknown(param, scope)
        return not places and not named

    def unknown(self, pattern: Form, scope: Scope) -> None:
        if pattern.op in ("prec", "pseq"):
            self.bind(pattern, self.definitions.new(None, len(self.events)), scope)
            return
        for part in walk(pattern):
            if part.op == "param":
                scope.set(part.text.lstrip("*"), self.definitions.new(None, len(self.events)))

    def closure(self, closure: Closure) -> Form:
        """A function as a value: what it would do, whatever its variables are called."""
        if self._is_running(closure.form):
            return Form("name", f"self-call {closure.form.text}")
        scope = Scope(closure.scope, self.level + 1)
        for param in closure.form.kids[0].kids:
            self._bound(param, scope)
        self.calls.append(closure.form)
        body = self.nested(closure.form.kids[1], scope)
        self.calls.pop()
        return Form("fn", str(len(closure.form.kids[0].kids)), body.kids, closure.form.line)

    def _bound(self, pattern: Form, scope: Scope) -> None:
        """The variables of a parameter of a function that is a value."""
        if pattern.op in ("prec", "pseq"):
            self.bind(pattern, self.definitions.bound(), scope)
            return
        for part in walk(pattern):
            if part.op == "param":
                scope.set(part.text.lstrip("*"), self.definitions.bound())

    def nested(self, block: Form, scope: Scope) -> Form:
        """The events of a block as one form."""
        kept = (self.events, self.contexts, self.returned, self.collector, self.standing, self.blocks)
        self.events, self.contexts, self.returned, self.collector, self.standing, self.blocks = [], [], [], None, [], []
        self.level += 1
        self.run(block, scope)
        self.level -= 1
        made = [Form("event", "", (*event.contexts, *event.standing, event.form)) for event in self.events]
        made += [
            Form("event", "", (found.kids[-1] if found.text == "when" and len(found.kids) == 1 else found,))
            for found in self.returned
        ]
        self.events, self.contexts, self.returned, self.collector, self.standing, self.blocks = kept
        return Form("do", "", tuple(made), block.line)

    def _statements(self, form: Form, scope: Scope) -> Value:
        return self.nested(form, Scope(scope, self.level + 1))

    _get_if = _get_for = _get_loop = _get_try = _get_with = _get_block = _get_return = _get_raise = _get_let = (
        _statements
    )
    _get_class = _get_switch = _statements


def walk_some(form: Form) -> list[Form]:
    """The first parts of a form, enough to tell small from large."""
    parts: list[Form] = []
    for part in walk(form):
        parts.append(part)
        if len(parts) > 60:
            break
    return parts
