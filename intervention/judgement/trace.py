"""Follows a test as it would run, with names replaced by values: what remains are effects and demands.

So renaming a variable, extracting a helper and tabulating cases leave the trace as it was, while a changed input, a
changed expectation or a way around an assertion does not. Nothing is executed; what is not understood is kept as text.
"""

from __future__ import annotations

from intervention.judgement.flow import Flow, TooComplex
from intervention.judgement.forms import ATOMS, NOTHING, Form, arguments, callee, path_of, walk
from intervention.judgement.generators import heads_around, is_context, yielding
from intervention.judgement.opened import unblocked
from intervention.judgement.promises import Promises
from intervention.judgement.scope import Closure, Scope
from intervention.judgement.titles import declaring

_LEAVES = frozenset(
    "break continue break_statement continue_statement break_expression continue_expression next".split()
)


_DETACHED = frozenset({"go_statement"})


class Trace(Promises):
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
        if self.collector and self.language.tests.has_titles:
            form = declaring(form)
        handler = getattr(self, f"_do_{form.op}", None)
        return handler(form, scope) if handler else self._do_expr(form, scope)

    def _do_pass(self, form: Form, scope: Scope) -> Flow:
        return Flow.GO

    def _do_block(self, form: Form, scope: Scope) -> Flow:
        return self.run(form, scope)

    def _do_return(self, form: Form, scope: Scope) -> Flow:
        if not self.level and not self.calls and form.kids and self.follows_promise(form.kids[0], scope):
            return Flow.STOP
        is_followed = form.text == "implicit" or self.collector is not None
        if is_followed and form.kids and form.kids[0].op == "call" and self._is_followed(callee(form.kids[0])):
            self._do_expr(form.kids[0], scope)
            return Flow.STOP
        value = self.as_form(self.value(form.kids[0], scope)) if form.kids else NOTHING
        if self.blocks and not self.level and value.op not in ATOMS:
            value = self.as_form(self.hold(value))  # worked out under what the block puts in place
        self.returned.append(Form("op", "when", (*self.contexts, value)) if self.level else value)
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
        kept, self.is_over = self.is_over, True
        self.run(ends, scope)
        self.is_over = kept
        self._choose(body, handlers, scope)
        return flow

    def _do_with(self, form: Form, scope: Scope) -> Flow:
        once = unblocked(form, self.filing) if self.find("open", scope) is None else None
        if once is not None:
            return self.run(once, scope)
        depth, happened = len(self.contexts), (len(self.events), len(self.made))
        self.blocks.append([])
        for head in form.kids[0].kids:
            if head.kids[0].op == "block":
                self.run(head.kids[0], scope)
                continue
            if self.language.tests.inline.search(callee(head.kids[0])):
                continue
            self.bind(head.kids[1], self._enter(head, form.kids[1], scope), scope)
        flow = self.run(form.kids[1], scope)
        contexts = self.contexts[depth:]
        del self.contexts[depth:]
        if (len(self.events), len(self.made)) == happened:
            # Nothing happens inside, but for what the contexts do themselves.
            for context in contexts:
                self.event(context.kids[0], form.line)
        ended = self.blocks.pop()
        if form.text != "stays":
            self.standing = [one for one in self.standing if not any(one is other for other in ended)]
        # A context manager may swallow what was raised inside, so leaving the block is no leaving the test.
        return Flow.GO if flow is not Flow.GO and _fails(form.kids[1]) else flow

    def _enter(self, item: Form, body: Form, scope: Scope) -> Form:
        """What a context hands out; it stands over the block, unless all it does is to put stand-ins in place."""
        head, name = item.kids
        stack = self.stacked(head, name.text, body)
        if stack is not None:
            return stack
        helped = self.helped(head, scope)
        if helped is not None:
            return helped
        value = self.value_form(head, scope)
        handed = self.entered(value) or self.handed_out(value)
        if handed is not None:
            return handed
        self.contexts.append(Form("op", "with", (value,)))
        return Form("op", "enter", (self._raised(value),))

    def helped(self, head: Form, scope: Scope) -> Form | None:
        """What a helper of the tests hands out that is a context and only puts stand-ins in place."""
        helper = self._target(head.kids[0], scope) if head.op == "call" else None
        if not isinstance(helper, Closure) or not is_context(helper.form, self.language.tests):
            return None
        heads = heads_around(helper.form.kids[1])
        if not all(callee(one) in self.replacing.calls for one in heads):
            return None
        params, body, marks = helper.form.kids
        whole = Closure(Form("def", helper.form.text, (params, yielding(body), marks)), helper.scope)
        count = len(self.standing)
        made = self.inline(whole, tuple(self.value(kid, scope) for kid in head.kids[1:]), head)
        placed = self.standing[count:]
        self.blocks[-1] += placed
        if len(placed) < len(heads):
            self.contexts.append(Form("op", "with", (Form("name", helper.form.text),)))
        return made

    def _raised(self, value: Form) -> Form:
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
        if form.op == "op" and form.text == "await_expression" and self.follows_promise(form, scope):
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
