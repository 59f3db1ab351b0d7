"""One-to-one renamings of identifiers that the project's own code defines."""

import re
from collections.abc import Iterable, Mapping

from intervention.judgement.forms import Form, walk
from intervention.judgement.verdicts import Change

_NAMED = frozenset({"name", "get", "bind", "kw"})

_DEFINES = re.compile(
    r"\b(?:def|class|function\*?|const|let|var|val|func|fun|fn|struct|interface|type|enum|trait|record|object|module|void|static)"
    r"\s+(?:\([^()\n]{0,200}\)\s*)?(?:self\.)?([A-Za-z_]\w*)"
    r"|^\s*(?:(?:public|private|protected|internal|async|override|final|get|set|static)\s+)*(?:[\w<>\[\],?.]+\s+)?([A-Za-z_]\w*)\s*\([^()\n]{0,200}\)[^;\n]*[{=]"
    r"|^([A-Z_][A-Z0-9_]*)\s*[:=]|(?:\bself|\bthis|@)\.?(\w+)\s*=|^\s+(\w+)\s*:\s*\w",
    re.MULTILINE,
)


def defined(data: bytes | None) -> frozenset[str]:
    """The names that a file of business code seems to define."""
    text = (data or b"")[:400_000].decode("utf-8", "replace")
    return frozenset(name for found in _DEFINES.findall(text) for name in found if name)


def renames(business: Mapping[str, Change], base: Iterable[Form], current: Iterable[Form]) -> dict[str, str]:
    """Old name to new, for names that the run's business code lost and gained and that both sides of the tests use.

    Several renamings are told apart by the order in which the tests first use the names.
    """
    if not business:
        return {}
    before = frozenset[str]().union(*(defined(change.base) for change in business.values()))
    after = frozenset[str]().union(*(defined(change.current) for change in business.values()))
    old_words, new_words = _in_order(base), _in_order(current)
    lost = [word for word in old_words if word in before - after]
    gained = [word for word in new_words if word in after - before and word not in old_words]
    if len(lost) != len(gained):
        # What the tests still say may have moved out of the code, into them.
        lost = [word for word in lost if word not in new_words]
    return dict(zip(lost, gained, strict=True)) if len(lost) == len(gained) else {}


def renamed(form: Form, names: Mapping[str, str]) -> Form:
    """The same code under the new names; strings are values and stay."""
    if not names:
        return form
    text = form.text
    if form.op in _NAMED:
        lead = "new " if text.startswith("new ") else ""
        text = lead + names.get(text.removeprefix(lead), text.removeprefix(lead))
    return Form(form.op, text, tuple(renamed(kid, names) for kid in form.kids), form.line)


def _in_order(forms: Iterable[Form]) -> dict[str, None]:
    return {part.text: None for form in forms for part in walk(form) if part.op in _NAMED}
