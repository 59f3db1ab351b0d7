"""Names that stand for functions of the language and its libraries: to give one a name is to write a body."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from intervention.judgement.forms import Form, path_of, walk
from intervention.judgement.languages.table import Language

_INSIDE = frozenset({"def", "fn"})


def aliases(block: Form, language: Language, defined: frozenset[str] = frozenset()) -> Mapping[tuple[str, str], int]:
    """Name and function, with the line: by assignment, in a table, or by an import under a new or a `defined` name."""
    origins = {bind.text: bind for item in walk(block) if item.op == "import" for bind in item.kids}
    found: dict[tuple[str, str], int] = {}
    for item in _outermost(block):
        if item.op in ("let", "set"):
            for path in _paths(item.kids[1]):
                if language.stubs.works.search(_resolved(path, origins)):
                    found[(item.kids[0].text, path)] = item.line
        elif item.op == "import":
            for bind in item.kids:
                if _is_own_name(item, bind, block, defined) and language.stubs.works.search(_origin(bind)):
                    found[(bind.text, _origin(bind))] = item.line
    return found


def _outermost(block: Form) -> Iterator[Form]:
    """Statements that run on loading, those of classes and branches among them."""
    for item in block.kids:
        if item.op not in _INSIDE:
            yield item
            if item.op not in ("let", "set", "import"):
                yield from _outermost(item)


def _paths(value: Form) -> Iterator[str]:
    """The names that a value mentions, outside of what it calls."""
    todo = [value]
    while todo:
        form = todo.pop()
        if form.op in ("name", "get") and _is_path(form):
            yield path_of(form)
        elif form.op not in _INSIDE:
            todo += form.kids[1:] if form.op == "call" else form.kids


def _is_path(form: Form) -> bool:
    while form.op == "get":
        form = form.kids[0]
    return form.op == "name"


def _resolved(path: str, origins: Mapping[str, Form]) -> str:
    """A path with what its first name was imported from."""
    head, dot, rest = path.partition(".")
    return f"{_origin(origins[head])}{dot}{rest}" if head in origins else path


def _origin(bind: Form) -> str:
    name, module = (kid.text for kid in bind.kids)
    return f"{module}.{name}" if name and name != "default" else module


def _is_own_name(item: Form, bind: Form, block: Form, defined: frozenset[str]) -> bool:
    """Whether an import makes the function this file's own: exported, or unused under a name that the file chose."""
    if item.text == "export":
        return True
    name = bind.kids[0].text
    uses = Counter(part.text for part in walk(block) if part.op in ("name", "def"))
    is_defined = bind.text in defined or any(part.op == "def" and part.text == bind.text for part in walk(block))
    return bool(name) and (is_defined or (bind.text != name and not uses[bind.text]))
