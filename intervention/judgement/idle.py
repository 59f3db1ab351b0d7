"""What does nothing: bodies of stubs, and constructors that only store what they are given."""

from __future__ import annotations

import re

from intervention.judgement.forms import NOTHING, Form, callee, is_literal, path_of, walk
from intervention.judgement.languages.table import Language

_INIT = re.compile(r"(?:^|\.)(?:super|__init__|__construct|initialize|base)\b|^super")
_EXIT = re.compile(r"(?:^|\.)(?i:exit!?|exitprocess|die)\Z")
_VOID = Form("op", "void")
_REFERENCES = frozenset({"unary_expression", "reference_expression", "shorthand_field_initializer"})


def is_idle_body(body: Form, language: Language, name: str = "") -> bool:
    """Whether a body raises, is empty or returns a literal. `name`: the function's, with that of its class."""
    items = [item for item in body.kids if item.op not in ("pass", "import") and not _is_empty_act(item)]
    if _is_constructor(name, language) and all(_stores(item, language) for item in items):
        return True
    items = [item.kids[0] if item.op == "expr" and item.kids else item for item in items]
    items = [item for item in items if item.op != "str" and item.text != "..."]
    if items and _fails(items[-1], language) and not _exits(items[-1]):
        items = [item for item in items[:-1] if not _only_speaks(item, language)] + items[-1:]
    if not items:
        return True
    if len(items) > 1:
        return False
    item = items[0]
    if _fails(item, language):
        return True
    value = (item.kids[0] if item.kids else NOTHING) if item.op == "return" else item
    return _is_value(value, language) if item.op == "return" else value.op in ("lit", "nothing")


def _fails(item: Form, language: Language) -> bool:
    """Whether a statement raises, fails for certain, or hands on a call that never returns."""
    form = item.kids[0] if item.op == "return" and item.kids else item
    if form.op == "raise":
        return not _has_body(form)
    if form.op != "call":
        return False
    if callee(form) in ("assert", "assert_"):
        return len(form.kids) > 1 and form.kids[1].op == "lit" and form.kids[1].text.lower() == "false"
    return bool(language.stubs.fail.search(callee(form))) and not _has_body(form)


def _exits(item: Form) -> bool:
    """Whether a program ends here: what it has said before is its output."""
    return bool(_EXIT.search(callee(item.kids[0] if item.op == "return" and item.kids else item)))


def _only_speaks(item: Form, language: Language) -> bool:
    """What may stand before a failure: a message that is given a name, or a line for the log."""
    if item.op == "block":
        return all(kid.op == "name" or _only_speaks(kid, language) for kid in item.kids)
    if item.op in ("let", "set"):
        return not item.text and item.kids[0].op == "param" and _is_message(item.kids[1])
    is_said = item.op == "call" and language.stubs.says.search(callee(item))
    return bool(is_said) and all(kid.op == "name" or _is_message(kid) for kid in item.kids[1:])


def _is_message(form: Form) -> bool:
    """A text, with names in it or without."""
    if form.op == "op":
        return "string" in form.text and all(part.op in ("op", "str", "name", "get", "lit") for part in walk(form))
    return form.op == "str"


def _is_constructor(name: str, language: Language) -> bool:
    """Whether a function makes an object: by its name, or by the name of its class."""
    *_, owner, own = ("", *name.split("."))
    return bool(language.stubs.constructor.search(own)) or (language.has_implicit_self and own == owner != "")


def _stores(item: Form, language: Language) -> bool:
    """A field is given what the constructor was given, or a literal; or an object of such fields is returned."""
    item = item.kids[0] if item.op == "expr" and item.kids else item
    if item.op == "set":
        target, given = item.kids
        is_stored = not item.text and _is_own(target, language) and _is_given(given, language)
        return is_stored and not _is_borrowed(target, given, language)
    value = item.kids[0] if item.op == "return" and item.kids else item
    return item.op != "let" and value.op not in ("name", "param") and _is_given(value, language)


def _is_own(target: Form, language: Language) -> bool:
    if target.op == "param":
        return target.text.startswith("@") or language.has_implicit_self
    inner = target.kids[0] if target.op == "pexpr" else target
    return inner.op == "get" and inner.kids[0].op == "name" and inner.kids[0].text in language.selves


def _is_borrowed(target: Form, value: Form, language: Language) -> bool:
    """A library's function under a field's name (`self.total = sum`); `self._max = max` stores a parameter."""
    if value.op not in ("name", "get") or not language.stubs.works.search(path_of(value)):
        return False
    field = target.kids[0] if target.op == "pexpr" else target
    return field.text.strip("_@$") != value.text.strip("_$")


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


def _is_value(value: Form, language: Language) -> bool:
    if is_literal(value) or value.op == "nothing" or _is_plain_markup(value):
        return True
    if value.op == "op" and value.text == "jsx_element":
        return all(part.op == "op" for part in walk(value))  # an empty fragment: no name, no text, no value in it
    if value.op == "rec" and len(value.kids) == 2 and value.kids[1].op == "rec":
        return _is_value(value.kids[1], language)  # the name of a type, and its fields
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
    if value.op == "call" and (
        language.stubs.value.search(callee(value)) or language.stubs.makes.search(callee(value))
    ):
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
    if form.op in ("let", "set") and _is_dropped(form.kids[0]):
        return all(part.op in ("name", "seq") for part in walk(form.kids[1]))
    is_void = form.op == "op" and bool(form.kids) and form.kids[0] == _VOID
    if is_void or (form.op == "op" and form.text == "delete_statement"):
        return all(part.op in ("op", "name", "seq") for part in walk(form))
    return (form.op == "op" and form.text == "yield" and len(form.kids) == 1) or _is_delegation(form)


def _is_dropped(target: Form) -> bool:
    """`_`, under which nothing is kept, or several of them."""
    if target.op in ("pexpr", "pseq"):
        return all(kid.text == "_" for kid in target.kids)
    return target.text == "_"


def _has_body(form: Form) -> bool:
    return any(part.op in ("fn", "if", "for", "loop") for part in walk(form))
