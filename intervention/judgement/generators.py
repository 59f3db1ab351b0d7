"""Functions that yield once: fixtures, and helpers that are contexts."""

from __future__ import annotations

from intervention.judgement.forms import Form, callee
from intervention.judgement.languages.table import Tests


def yielding(body: Form) -> Form:
    """A fixture's body with its `yield` as its result; what follows is for cleaning up."""
    items: list[Form] = []
    for item in body.kids:
        inner = item.kids[0] if item.op == "expr" else item
        if inner.op == "op" and inner.text == "yield":
            value = inner.kids[-1:] if inner.kids[-1:] and inner.kids[-1].text != "yield" else ()
            return Form("block", "", (*items, Form("return", "", value)))
        if item.op in ("with", "try") and _yields(item.kids[0 if item.op == "try" else 1]):
            return Form("block", "", (*items, _around(item)))
        items.append(item)
    return body


def _yields(form: Form) -> bool:
    """Whether a block itself yields, and not a function in it."""
    return form.text == "yield" or any(_yields(kid) for kid in form.kids if kid.op not in ("def", "fn"))


def _around(item: Form) -> Form:
    """A block around the `yield` of a fixture: what it puts in place stays for the test, what it catches is its own."""
    if item.op == "try":
        return yielding(item.kids[0])
    return Form("with", "stays", (item.kids[0], yielding(item.kids[1])), item.line)


def is_context(function: Form, words: Tests) -> bool:
    """Whether a helper is a context that lets pass what its block raises: nothing but blocks stands around its `yield`,
    and nothing behind it. Each of those blocks must let errors pass too."""
    return any(words.contexts.search(callee(mark)) for mark in function.kids[2].kids) and _ends_with_yield(
        function.kids[1]
    )


def _ends_with_yield(body: Form) -> bool:
    *before, last = body.kids or (body,)
    inner = last.kids[0] if last.op == "expr" else last
    if any(_yields(item) for item in before):
        return False
    return (inner.op == "op" and inner.text == "yield") or (last.op == "with" and _ends_with_yield(last.kids[1]))


def heads_around(body: Form) -> list[Form]:
    """The contexts of the blocks around the `yield`."""
    last = body.kids[-1] if body.kids else body
    if last.op != "with":
        return []
    return [*(head.kids[0] for head in last.kids[0].kids), *heads_around(last.kids[1])]
