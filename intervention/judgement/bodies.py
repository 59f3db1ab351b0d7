"""Cuts business code into pieces that can be left alone, added or altered: bodies, and statements that act."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from intervention.judgement.forms import Form, callee, walk
from intervention.judgement.idle import is_idle_body
from intervention.judgement.imports import LOADS
from intervention.judgement.languages.table import NEVER, Language

_INNER = re.compile(r"(?:cfg token_tree (?:all token_tree )?test\b.*|test|rstest|\w+::test|\w+ test)\Z")
_EVALUATES = re.compile(r"(?:^|\.)(?:exec|eval|compile|setattr|__import__|run_path)\Z")
_INITIALIZERS = ("anonymous_initializer", "static_initializer", "class_static_block", "macro_definition")
FUNCTION = Form("name", "function")


class Piece(NamedTuple):
    """A body by the qualified name of its function, or a statement outside of all functions (no name)."""

    name: str
    form: Form
    is_body: bool


def pieces(block: Form, language: Language) -> list[Piece]:
    """All bodies of a file with their names, and every statement that runs when the file is loaded."""
    return list(_pieces(block, "", language))


def _pieces(block: Form, place: str, language: Language) -> Iterator[Piece]:
    for item in block.kids:
        if item.op in ("class", "mod"):
            if not is_test_code(item, language):
                yield from _pieces(item.kids[1], f"{place}{item.text}.", language)
        elif item.op == "block":
            yield from _pieces(item, place, language)
        elif item.op == "def":
            if not is_test_code(item, language):
                yield from _bodies(item, place)
        elif item.op in ("let", "set"):
            yield from _value(item, place)
        elif item.op not in ("import", "pass") and not _is_main(item):
            yield from _act(item, place, language)


def _bodies(item: Form, place: str) -> Iterator[Piece]:
    """A function's body; functions inside belong to it, those in its marks and defaults do not."""
    name = f"{place}{item.text}"
    if item.kids[1].op != "nothing":
        yield Piece(name, _without_words(item.kids[1]), True)
    for part in (*item.kids[0].kids, *item.kids[2].kids):
        yield from _functions(part, f"{name}(")


def _without_words(body: Form) -> Form:
    """A body without its docstring."""
    kids = body.kids[1:] if body.op == "block" and body.kids and _is_words(body.kids[0]) else body.kids
    return Form(body.op, body.text, kids, body.line)


def _is_words(item: Form) -> bool:
    return (item.kids[0] if item.op == "expr" else item).op == "str"


def _value(item: Form, place: str) -> Iterator[Piece]:
    """A constant, without the functions in it; each of them is a body."""
    target, value = item.kids
    name = f"{place}{callee(target.kids[0]) if target.op == 'pexpr' else target.text}"
    yield from _functions(value, name)
    yield Piece(name, Form(item.op, item.text, (target, _without_functions(value)), item.line), False)


def _functions(form: Form, name: str) -> Iterator[Piece]:
    """The functions in a value, each with the names that lead to it."""
    if form.op in ("fn", "def"):
        inner_function = _only_function(form)
        if inner_function is not None:
            yield from _functions(inner_function, name)
            return
        label = f"{name}.{form.text}" if form.text else name
        yield Piece(label, form.kids[1], True)
        return
    inner = f"{name}.{form.text}" if form.op in ("kw", "class") else name
    for kid in form.kids:
        yield from _functions(kid, inner)


def _only_function(form: Form) -> Form | None:
    """The function that a lambda of Ruby is wrapped in."""
    items = form.kids[1].kids if form.op == "fn" and not form.kids[0].kids else ()
    is_wrapped = len(items) == 1 and items[0].op == "return" and items[0].text == "implicit" and bool(items[0].kids)
    return items[0].kids[0] if is_wrapped and items[0].kids[0].op == "fn" else None


def _without_functions(form: Form) -> Form:
    """The same value without the entries that are functions."""
    if form.op in ("fn", "def"):
        return FUNCTION
    kids = (_without_functions(kid) for kid in form.kids if not _is_function_entry(kid))
    return Form(form.op, form.text, tuple(kids), form.line)


def _is_function_entry(form: Form) -> bool:
    return form.op == "def" or (form.op == "kw" and form.kids[0].op in ("fn", "def"))


def _act(item: Form, place: str, language: Language) -> Iterator[Piece]:
    """A statement that runs on loading; a branch around declarations is only its declarations."""
    form = item.kids[0] if item.op == "expr" and item.kids else item
    if form.op in ("if", "try"):
        for part in (part for kid in form.kids for part in (kid.kids if kid.op == "handlers" else (kid,))):
            yield from (piece for block in _blocks(part) for piece in _pieces(block, place, language))
        if form.op == "if" and not is_quiet(form.kids[0], language):
            yield Piece(f"{place}if", form.kids[0], False)
        return
    yield from _functions(form, f"{place}{callee(form) if form.op == 'call' else 'default'}")
    if form.op not in ("str", "lit", "name", "fn"):
        yield Piece(place, _without_functions(form), False)


def _blocks(part: Form) -> tuple[Form, ...]:
    """The blocks of a branch, or of a clause that catches."""
    return (part,) if part.op == "block" else tuple(kid for kid in part.kids if kid.op == "block")


def _is_main(item: Form) -> bool:
    """`if __name__ == "__main__": main()`: one call and nothing else, and perhaps its result as the exit status."""
    if item.op != "if" or not any(part.text == "__name__" for part in walk(item.kids[0])):
        return False
    body = [kid for kid in item.kids[1].kids if kid.op != "import"]
    body = [kid.kids[0] if kid.op == "raise" and callee(kid.kids[0]) == "SystemExit" else kid for kid in body]
    parts = list(walk(body[0])) if len(body) == 1 else []
    is_plain = all(part.op in ("call", "name", "get", "expr", "str", "lit", "kw") for part in parts)
    return bool(parts) and is_plain and not any(_EVALUATES.search(callee(part)) for part in parts if part.op == "call")


def is_test_code(item: Form, language: Language) -> bool:
    """Tests inside a source file (`#[cfg(test)] mod tests`), which no build but that of the tests ever sees."""
    if language.tests.inner is NEVER or item.op not in ("class", "mod", "def"):
        return False
    marks = (" ".join(part.text for part in walk(mark) if part.text) for mark in item.kids[2].kids)
    return any(_INNER.match(mark) for mark in marks)


def is_stub(piece: Piece, language: Language) -> bool:
    """Whether a piece does nothing: an idle body, or a statement that only declares."""
    return is_idle_body(piece.form, language, piece.name) if piece.is_body else is_quiet(piece.form, language)


def is_quiet(form: Form, language: Language) -> bool:
    """Whether a statement outside of functions only declares: names, types, constants of literals."""
    if _is_type_check(form):
        return True
    if form.op in ("let", "set"):
        return (form.op == "let" or not form.text) and _is_target(form.kids[0]) and is_quiet(form.kids[1], language)
    if form.op == "call":
        path = callee(form)
        is_known = language.stubs.declare.search(path) or language.stubs.value.search(path)
        is_fresh = path.startswith("new ") and len(form.kids) == 1
        is_known = is_known or LOADS.match(path)
        return bool(is_known or is_fresh) and all(is_quiet(kid, language) for kid in form.kids)
    if form.op in ("fn", "def"):
        return is_idle_body(form.kids[1], language)
    if form.op in ("for", "loop", "switch", "raise", "return", "if", "try", "with"):
        return False
    if form.op == "op" and form.text in (*_INITIALIZERS, "method_reference", "callable_reference"):
        return False
    if form.op == "get" and form.text.startswith("::") and form.text != "::class":
        return False
    if form.op == "op" and form.text in (
        "list_comprehension",
        "dictionary_comprehension",
        "set_comprehension",
        "generator_expression",
        "await_expression",
        "await",
    ):
        return False
    return all(is_quiet(kid, language) for kid in form.kids)


def _is_type_check(form: Form) -> bool:
    """Go's `var _ I = (*T)(nil)`: a declaration that the compiler checks and nothing runs."""
    if form.op != "let" or form.kids[0].op != "pseq" or form.kids[0].kids[0].text != "_":
        return False
    calls = (part for part in walk(form.kids[1]) if part.op == "call")
    return all(callee(call) == "_" or callee(call).startswith("new ") for call in calls)


def _is_target(target: Form) -> bool:
    """A plain name, `module.exports` or `exports.name`; anything else changes what others made."""
    if target.op != "pexpr":
        return True
    return callee(target.kids[0]).startswith(("module.exports", "exports."))


__all__ = ["FUNCTION", "Piece", "is_quiet", "is_stub", "pieces"]
