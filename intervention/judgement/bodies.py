"""Cuts business code into pieces that can be left alone, added or altered: bodies, and statements that act."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from intervention.judgement.forms import NOTHING, Form, callee, is_literal, walk
from intervention.judgement.imports import LOADS
from intervention.judgement.languages.table import NEVER, Language

_INNER = re.compile(r"(?:cfg token_tree (?:all token_tree )?test\b.*|test|rstest|\w+::test|\w+ test)\Z")
_INIT = re.compile(r"(?:^|\.)(?:super|__init__|__construct|initialize|base)\b|^super")
_EVALUATES = re.compile(r"(?:^|\.)(?:exec|eval|compile|setattr|__import__|run_path)\Z")
_INITIALIZERS = ("anonymous_initializer", "static_initializer", "class_static_block", "macro_definition")
_FUNCTION = Form("name", "function")
_REFERENCES = frozenset({"unary_expression", "reference_expression", "shorthand_field_initializer"})


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
        return _FUNCTION
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
    """Whether a piece does nothing: a body that raises, is empty or returns a literal; a declaring statement."""
    if not piece.is_body:
        return is_quiet(piece.form, language)
    items = [item for item in piece.form.kids if item.op not in ("pass", "import") and not _is_empty_act(item)]
    if is_constructor(piece.name, language) and all(_stores(item, language) for item in items):
        return True
    items = [item.kids[0] if item.op == "expr" and item.kids else item for item in items]
    items = [item for item in items if item.op != "str" and item.text != "..."]
    if not items:
        return True
    if len(items) > 1:
        return False
    item = items[0]
    if item.op == "raise":
        return not _has_body(item)
    value = (item.kids[0] if item.kids else NOTHING) if item.op == "return" else item
    return _is_idle(value, language, item.op == "return")


def is_constructor(name: str, language: Language) -> bool:
    """Whether a function makes an object: by its name, or by the name of its class."""
    *_, owner, own = ("", *name.split("."))
    return bool(language.stubs.constructor.search(own)) or (language.has_implicit_self and own == owner != "")


def _stores(item: Form, language: Language) -> bool:
    """A field is given what the constructor was given, or a literal; or an object of such fields is returned."""
    item = item.kids[0] if item.op == "expr" and item.kids else item
    if item.op == "set":
        return not item.text and _is_own(item.kids[0], language) and _is_given(item.kids[1], language)
    value = item.kids[0] if item.op == "return" and item.kids else item
    return item.op != "let" and value.op not in ("name", "param") and _is_given(value, language)


def _is_own(target: Form, language: Language) -> bool:
    if target.op == "param":
        return target.text.startswith("@") or language.has_implicit_self
    inner = target.kids[0] if target.op == "pexpr" else target
    return inner.op == "get" and inner.kids[0].op == "name" and inner.kids[0].text in language.selves


def _is_given(value: Form, language: Language) -> bool:
    """A name, a literal or an empty value, or a record of such."""
    if value.op in ("name", "param"):
        return True
    if value.op in ("rec", "kw", "seq"):
        return all(_is_given(kid, language) for kid in value.kids)
    if value.op == "op" and value.text in _REFERENCES:
        return all((kid.op == "op" and not kid.kids) or _is_given(kid, language) for kid in value.kids)
    if value.op == "call" and callee(value).startswith("new ") and len(value.kids) == 2 and value.kids[1].op == "rec":
        return _is_given(value.kids[1], language)
    return _is_value(value, language)


def _is_idle(value: Form, language: Language, is_returned: bool) -> bool:
    """A literal, a call that fails, or a call that makes an empty value."""
    if value.op in ("raise",):
        return True
    if value.op == "call" and language.stubs.fail.search(callee(value)):
        return not _has_body(value)
    if not is_returned and value.op not in ("lit", "nothing"):
        return False
    return _is_value(value, language)


def _is_value(value: Form, language: Language) -> bool:
    if is_literal(value) or value.op == "nothing" or _is_plain_markup(value):
        return True
    if value.op == "op" and value.text == "jsx_element":
        return all(part.op == "op" for part in walk(value))  # an empty fragment: no name, no text, no value in it
    if value.op in ("seq", "kw", "rec"):
        return all(_is_value(kid, language) for kid in value.kids)
    if value.op == "op" and value.text in (
        "unary_operator",
        "unary_expression",
        "prefix_expression",
        "unary_op_expression",
        "unary",
        "reference_expression",
    ):
        return all((kid.op == "op" and not kid.kids) or _is_value(kid, language) for kid in value.kids)
    if value.op == "call" and language.stubs.value.search(callee(value)):
        return all(_is_value(kid, language) for kid in value.kids[1:])
    return (value.op in ("name", "get")) and bool(language.stubs.value.search(callee(value)))


def _is_delegation(item: Form) -> bool:
    """`super().__init__(name)`: handing names on is part of declaring a class."""
    form = item.kids[0] if item.op == "expr" and item.kids else item
    if form.op == "op" and form.text == "explicit_constructor_invocation":
        return all(part.op in ("op", "name", "str", "lit", "seq") for part in walk(form))
    if form.op != "call" or not _INIT.search(callee(form)):
        return False
    parts = [part for kid in form.kids[1:] for part in walk(kid)]
    return all(part.op in ("name", "str", "lit", "kw") or (part.op == "op" and part.text == "string") for part in parts)


def _is_plain_markup(value: Form) -> bool:
    """Elements of the platform with fixed attributes; no expression, and no component of the project."""
    if value.op != "op" or not value.text.startswith("jsx_"):
        return False
    parts = list(walk(value))
    return all(part.op in ("op", "str", "name") and part.text != "jsx_expression" for part in parts) and not any(
        part.op == "name" and part.text[:1].isupper() for part in parts
    )


def _is_empty_act(item: Form) -> bool:
    """What stubs do to say that they are some: a parent's constructor, names that are not used yet, a bare `yield`."""
    form = item.kids[0] if item.op == "expr" and item.kids else item
    if form.op in ("let", "set") and form.kids[0].text == "_":
        return all(part.op in ("name", "seq") for part in walk(form.kids[1]))
    if form.op == "op" and form.text == "delete_statement":
        return all(part.op in ("op", "name", "seq") for part in walk(form))
    return (form.op == "op" and form.text == "yield" and len(form.kids) == 1) or _is_delegation(form)


def _has_body(form: Form) -> bool:
    return any(part.op in ("fn", "if", "for", "loop") for part in walk(form))


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
        return bool(is_known or is_fresh) and all(is_quiet(kid, language) for kid in form.kids[1:])
    if form.op in ("fn", "def"):
        return is_stub(Piece("", form.kids[1], True), language)
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


__all__ = ["Piece", "is_quiet", "is_stub", "pieces"]
