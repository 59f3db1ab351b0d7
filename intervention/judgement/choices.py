"""Names that a piece of code gives a meaning to, in whichever of its branches."""

from __future__ import annotations

from intervention.judgement.forms import Form

_NAMING = {"def", "class", "bind"}
_OPAQUE = {"def", "class", "fn"}


def declared(form: Form) -> set[str]:
    """The names that are imported, assigned or defined here; not those inside of functions and classes."""
    found: set[str] = set()
    todo = [form]
    while todo:
        part = todo.pop()
        if part.op in _NAMING:
            found.add(part.text)
        elif part.op in ("let", "set") and part.kids[0].op == "param":
            found.add(part.kids[0].text)
        if part.op not in _OPAQUE:
            todo.extend(part.kids)
    return found
