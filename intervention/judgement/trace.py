"""Follows a test as it would run, with names replaced by values: what remains are effects and demands.

So renaming a variable, extracting a helper and tabulating cases leave the trace as it was, while a changed input, a
changed expectation or a way around an assertion does not. Nothing is executed; what is not understood is kept as text.
"""

from __future__ import annotations

from intervention.judgement.calls import Calls
from intervention.judgement.choices import declared
from intervention.judgement.flow import Flow, TooComplex
from intervention.judgement.forms import NOTHING, Form, arguments, callee, path_of, walk
from intervention.judgement.scope import Closure, Klass, Scope, Value

_LEAVES = frozenset(
    "break continue break_statement continue_statement break_expression continue_expression next".split()
)


_DETACHED = frozenset({"go_statement"})


class Trace(Calls):
    """One file's trace: its statements."""

    def run(self, block: Form, scope: Scope) -> Flow:
        flow = Flow.GO
        for item in block.kids if block.op == "block" else (block,):
            step = self.step(item, scope)
            if step is Flow.STOP:
                return Flow.STOP
            flow = max(flow, step, key=lambda one: one.value)
        return flow

    def step(self, form: Form, scope: Scope) -> Flow:
        self.budget -= 1
        if self.budget < 0:
            raise TooComplex
        handler = getattr(self, f"_do_{form.op}", None)
        return handler(form, scope) if handler else self._do_expr(form, scope)

    def _do_pass(self, form: Form, scope: Scope) -> Flow:
        return Flow.GO

    def _do_block(self, form: Form, scope: Scope) -> Flow:
        return self.run(form, scope)

    def _do_mod(self, form: Form, scope: Scope) -> Flow:
        if any(mark.text == "macro_use" for mark in form.kids[2].kids):
            self.event(Form("op", f"macro_use {form.text}"), form.line)
        if not (self.collector and self.collector.takes_declaration(form, scope)):
            self.run(form.kids[1], Scope(scope, self.level))
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
        owner, _, member = form.text.rpartition(".")
        if owner and not self.collector:
            # A method for one object alone: it is put in the place of the one that the object had.
            target = Form("get", member, (self.value_form(Form("name", owner), scope),))
            self.event(Form("set", "", (target, self.closure(Closure(form, scope)))), form.line)
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
        if owner is None or (owner.level == self.level and not form.text):
            home = self.instance if name.startswith(("self.", "@")) else scope
            (owner or home).set(name, self.hold(made))
            return
        old = owner.get(name)
        if owner.level == self.level and isinstance(old, Form):
            owner.set(name, self.hold(Form("op", form.text, (old, self.as_form(made)))))
            return
        # Assigned from a branch or an inner function: the variable becomes a cell, and this is an effect on it.
        known = None if old is None else self.as_form(old)
        cell = known if known is not None and known.op == "ref" else self.definitions.new(known, len(self.events))
        self.definitions.table[cell.text].is_cell = True
        owner.set(name, cell)
        self.event(Form("set", form.text, (cell, self.as_form(made))), form.line)

    def _do_return(self, form: Form, scope: Scope) -> Flow:
        if not self.level and not self.calls and form.kids and self._follow_promise(form.kids[0], scope):
            return Flow.STOP
        is_followed = form.text == "implicit" or self.collector is not None
        if is_followed and form.kids and form.kids[0].op == "call" and self._is_followed(callee(form.kids[0])):
            self._do_expr(form.kids[0], scope)
            return Flow.STOP
        value = self.as_form(self.value(form.kids[0], scope)) if form.kids else NOTHING
        self.returned.append(Form("op", "when", (*self.contexts, value)) if self.level else value)
        return Flow.STOP

    def _follow_promise(self, form: Form, scope: Scope) -> bool:
        """`return load().then((it) => …)` and `await load().then(…)`: what is done with the result is done in place."""
        if form.op == "op" and form.text == "await_expression":
            form = form.kids[-1]
        head = form.kids[0] if form.op == "call" and len(form.kids) == 2 else NOTHING
        if not self.language.tests.promise.search(callee(form)) or head.text != "then" or form.kids[1].op != "fn":
            return False
        result = self._settled(head.kids[0], scope)
        if result is not None:
            self._then(form.kids[1], result, scope, is_last=True)
        return result is not None

    def _settled(self, form: Form, scope: Scope) -> Value | None:
        """What a promise gives that is waited for; None where something besides `then` is done with it."""
        path = callee(form)
        head = form.kids[0] if form.op == "call" else NOTHING
        if head.text in ("catch", "finally") or (
            head.text == "then" and (len(form.kids) != 2 or form.kids[1].op != "fn")
        ):
            return None
        if head.text != "then" or not path.endswith(".then"):
            return self.hold(
                Form("op", "await_expression", (Form("op", "await"), self.value_form(form, scope)), form.line)
            )
        result = self._settled(head.kids[0], scope)
        return None if result is None else self._then(form.kids[1], result, scope)

    def _then(self, function: Form, result: Value, scope: Scope, is_last: bool = False) -> Value | None:
        given = (result,) if function.kids[0].kids else ()
        made = self.inline(Closure(function, scope), given, function, is_statement=is_last)
        if made is None or is_last:
            return made
        return self.hold(Form("op", "await_expression", (Form("op", "await"), made), function.line))

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
        self._choose(form.kids[1], form.kids[2], scope)
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
        self.level += 1
        flow = self.run(body, Scope(scope, self.level))
        self.level -= 1
        del self.contexts[depth:]
        return flow

    def _do_for(self, form: Form, scope: Scope) -> Flow:
        source = self.value_form(form.kids[1], scope)
        rows = self.rows(source)
        if rows is None:
            inner = Scope(scope, self.level + 1)
            self.bind(form.kids[0], Form("op", "each", (source,)), inner)
            flow = self._branch(Form("op", "for", (source,)), form.kids[2], inner)
            return Flow.MAYBE if flow is not Flow.GO and not _fails(form.kids[2]) else Flow.GO
        for number, row in enumerate(rows):
            inner = Scope(scope, self.level)
            is_plain = form.text != "range_clause" or row.text == "entry"
            value = row if is_plain else Form("seq", "tuple", (Form("lit", str(number)), row))
            self.bind(form.kids[0], value, inner)
            if self.run(form.kids[2], inner) is Flow.STOP:
                return Flow.MAYBE
        return Flow.GO

    def _do_loop(self, form: Form, scope: Scope) -> Flow:
        inner = Scope(scope, self.level + 1)
        head = self.nested(form.kids[0], inner)
        flow = self._branch(Form("op", "loop", (Form("lit", form.text), head)), form.kids[1], inner)
        return Flow.MAYBE if flow is not Flow.GO and not _fails(form.kids[1]) else Flow.GO

    def _do_try(self, form: Form, scope: Scope) -> Flow:
        body, handlers, ends = form.kids
        swallows = any(part.op == "return" for part in ends.kids)
        if handlers.kids or swallows:
            depth = len(self.contexts)
            # A `return` in what comes last swallows every error.
            caught = Form("handlers", "all") if swallows else self.value_form(handlers, Scope(scope, self.level))
            self.contexts.append(caught)
            flow = self.run(body, scope)
            del self.contexts[depth:]
            flow = Flow.MAYBE if flow is Flow.STOP else flow
        else:
            flow = self.run(body, scope)
        self.run(ends, scope)
        self._choose(body, handlers, scope)
        return flow

    def _choose(self, first: Form, second: Form, scope: Scope) -> None:
        """On loading a file: a name that either of two ways may define stands for both of them."""
        if self.collector is not None:
            for name in declared(first) & declared(second):
                scope.set(name, Form("op", "either", (Form("name", name), first, second)))

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
            self.bind(head.kids[1], Form("op", "enter", (self._entered(value),)), scope)
        flow = self.run(form.kids[1], scope)
        del self.contexts[depth:]
        # A context manager may swallow what was raised inside, so leaving the block is no leaving the test.
        return Flow.GO if flow is not Flow.GO and _fails(form.kids[1]) else flow

    def _entered(self, value: Form) -> Form:
        """What a context hands out: of one that waits for an error, the error, whatever else is said about it."""
        if not self.language.tests.raising.search(callee(value)):
            return value
        return Form("call", "", tuple(kid for kid in value.kids if kid.op != "kw"), value.line)

    def _do_expr(self, form: Form, scope: Scope) -> Flow:
        if form.op == "expr":
            form = form.kids[0]
        if form.op == "op" and form.text in _DETACHED:
            return self._detached(form, scope)
        if form.op == "op" and form.text == "macro_definition":
            return self._define_macro(form, scope)
        if form.op == "op" and form.text == "delete_statement" and self.collector:
            for part in walk(form):
                self.collector.takes_binding(part.text)
        if form.op in ("str", "lit") or form.text in ("pass",):
            return Flow.GO
        if form.op == "op" and (form.text in _LEAVES or form.text.split("_")[0] in ("break", "continue")):
            return Flow.STOP
        if form.op == "name" and not isinstance(scope.get(form.text), Closure) and not self.language.calls_by_name:
            return Flow.GO
        path = callee(form)
        if form.op == "op" and form.text == "await_expression" and self._follow_promise(form, scope):
            return Flow.GO
        made = self.value_form(form, scope, is_statement=True)
        stops = bool(self.language.tests.stop.search(path))
        if made.op not in ("nothing", "ref", "lit", "str") and not self._is_silent(path, made):
            self.event(made, form.line, is_assertion=self._is_raised() or self.is_assertion(path, made))
        return Flow.STOP if stops else Flow.GO

    def _detached(self, form: Form, scope: Scope) -> Flow:
        """What nobody waits for may fail after the test has passed."""
        self.contexts.append(Form("op", form.text))
        self.value_form(form.kids[-1], scope, is_statement=True)
        self.contexts.pop()
        return Flow.GO

    def _define_macro(self, form: Form, scope: Scope) -> Flow:
        """A macro is called by its name, or by the name that an assertion is read under."""
        name = next((kid.text for kid in form.kids if kid.op == "name"), "")
        for one in (name, f"{name}_"):
            scope.set(one, form)
        return Flow.GO

    def _is_silent(self, path: str, made: Form) -> bool:
        if not self.language.tests.silent.search(path):
            return False
        return not any(part.op == "call" for argument in arguments(made) for part in walk(argument))

    def _is_raised(self) -> bool:
        """What must raise is demanded for itself."""
        raising = self.language.tests.raising
        return any(one.text == "with" and raising.search(callee(one.kids[0])) for one in self.contexts)

    def is_assertion(self, path: str, made: Form) -> bool:
        tests = self.language.tests
        if made.op == "op" and made.text in ("await_expression", "await") and made.kids[-1].op == "call":
            return self.is_assertion(callee(made.kids[-1]), made.kids[-1])
        if made.op == "op" and any(kid.op == "name" and tests.assertion.search(kid.text) for kid in made.kids):
            return True
        return bool(
            tests.assertion.search(path)
            or tests.failure.search(path)
            or path_of(made.kids[0] if made.kids else made) == "fail"
        )


def _fails(body: Form) -> bool:
    """Whether a block that is left is left by raising, which no test survives."""
    return bool(body.kids) and body.kids[-1].op == "raise"
