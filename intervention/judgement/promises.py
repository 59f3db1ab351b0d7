"""Follows promises: what is done with a result that is waited for is done in place."""

from __future__ import annotations

from intervention.judgement.forms import NOTHING, Form, callee
from intervention.judgement.naming import Naming
from intervention.judgement.scope import Closure, Scope, Value


class Promises(Naming):
    """The promises of one file's trace."""

    def follows_promise(self, form: Form, scope: Scope) -> bool:
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
