"""Follows what gives a name its meaning: imports, functions, classes, variables, macros."""

from __future__ import annotations

from intervention.judgement.calls import Calls
from intervention.judgement.choices import declared
from intervention.judgement.flow import Flow
from intervention.judgement.forms import Form
from intervention.judgement.scope import Closure, Klass, Scope, Value


class Naming(Calls):
    """The names of one file's trace."""

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
            place = self.value_form(target, scope)
            if form.text or self.level or not self.configures(place, self.as_form(made)):
                self.event(Form("set", form.text, (place, self.as_form(made))), form.line)
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

    def _choose(self, first: Form, second: Form, scope: Scope) -> None:
        """On loading a file: a name that either of two ways may define stands for both of them."""
        if self.collector is not None:
            for name in declared(first) & declared(second):
                scope.set(name, Form("op", "either", (Form("name", name), first, second)))

    def _define_macro(self, form: Form, scope: Scope) -> Flow:
        """A macro is called by its name, or by the name that an assertion is read under."""
        name = next((kid.text for kid in form.kids if kid.op == "name"), "")
        for one in (name, f"{name}_"):
            scope.set(one, form)
        return Flow.GO
