"""Forms: code of any language, reduced to the few shapes that matter here.

A form has an operator, a text and children. Statements: let set expr return raise if for loop try with switch def
class import block. Expressions: lit str name get index call kw seq rec fn op, and while tracing: ref.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Form:
    """Compared by shape; the line (from 1) is only for messages."""

    op: str
    text: str = ""
    kids: tuple["Form", ...] = ()
    line: int = field(default=0, compare=False)


NOTHING = Form("nothing")
ATOMS = frozenset({"lit", "str", "name", "nothing"})


def walk(form: Form) -> Iterator[Form]:
    """The form and everything below it, in order, without recursion."""
    todo = [form]
    while todo:
        item = todo.pop()
        yield item
        todo.extend(reversed(item.kids))


def path_of(form: Form) -> str:
    """The dotted path of a callee: `pytest.mark.skip`, `expect().toBe`; empty when it has none."""
    parts: list[str] = []
    while form.op in ("get", "call", "index"):
        if form.op == "get":
            parts.append("." + form.text)
        elif form.op == "call":
            parts.append("()")
        form = form.kids[0]
    if form.op not in ("name", "ref"):
        parts.append("_")
    else:
        parts.append(form.text)
    return "".join(reversed(parts))


def callee(form: Form) -> str:
    """The path of what a call form calls; the path itself for anything else (a bare annotation)."""
    return path_of(form.kids[0]) if form.op == "call" else path_of(form)


def arguments(form: Form) -> tuple[Form, ...]:
    """The arguments of a call form."""
    return form.kids[1:] if form.op == "call" else ()


def is_literal(form: Form) -> bool:
    """Whether the form is built of literals alone; sequences and records of literals count."""
    return all(part.op in ("lit", "str", "seq", "rec", "kw", "nothing", "neg") for part in walk(form))
