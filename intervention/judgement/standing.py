"""Which stand-ins are in force for a demand: while its own code runs, and while that ran on which it depends."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from intervention.judgement.forms import Form, callee, path_of, walk
from intervention.judgement.languages.stand_ins import StandIns
from intervention.judgement.languages.table import Language
from intervention.judgement.scope import Definitions, Event
from intervention.judgement.spelling import spelled

FAKES = frozenset({"fake", "spy"})
_MAKES = re.compile(r"(?:.*[. ])?[A-Z]\w*(?: \(external\))?\Z")  # a class: what it makes is set up, not worked out


def in_force(standing: Sequence[Form]) -> tuple[Form, ...]:
    """Of several stand-ins for one thing, the last."""
    return tuple({one.kids[0]: one for one in standing}.values())


class Running:
    """Whether forms run code of the project."""

    def __init__(self, language: Language, words: StandIns, definitions: Definitions) -> None:
        self._selves = language.selves
        self._words = words
        self._definitions = definitions

    def calls(self, form: Form) -> bool:
        """Whether a form calls anything besides assertions, fakes and plain functions."""
        return any(part.op in ("call", "do", "fn") and not self._is_plain(part) for part in walk(form))

    def looks(self, form: Form) -> bool:
        """Whether a form looks at anything besides fakes and results, which may run code as a property does."""
        return any(self._is_looking(part) for part in walk(form)) or self.calls(form)

    def _is_plain(self, form: Form) -> bool:
        if form.op != "call":
            return False
        path = callee(form)
        return self._is_said(path) or bool(self._words.looks.search(path)) or self._is_fake(form.kids[0])

    def _is_looking(self, form: Form) -> bool:
        if form.op == "name":
            return form.text not in self._selves and not self._is_said(form.text)
        return form.op in ("get", "index") and not self._is_fake(form) and not self._is_said(path_of(form))

    def _is_said(self, path: str) -> bool:
        """Whether a path is a word of assertions, or a function that runs nothing of the project."""
        return bool(self._words.quiet.search(path))

    def _is_fake(self, form: Form) -> bool:
        while form.op in ("get", "call", "index"):
            form = form.kids[0]
        value = self._definitions.value(form)
        return value.op == "op" and value.text in FAKES


def under(event: Event, before: Iterable[Event], reached: Iterable[str], definitions: Definitions) -> tuple[Form, ...]:
    """The stand-ins of a demand as contexts of its event; `before` and `reached` are what it depends on."""
    own = {*(event.standing if event.is_running else ()), *_results(event.form, definitions)}
    earlier = {one for other in before if other.is_running for one in other.standing} | {*event.standing}
    earlier |= {one for name in reached for one in definitions.table[name].standing}
    made = [*own, *(Form("op", "after", one.kids) for one in earlier - own)]
    return tuple(sorted(made, key=lambda one: spelled(one, definitions)))


def _results(form: Form, definitions: Definitions) -> set[Form]:
    """What was in force while the results that a form is about were worked out."""
    found: set[Form] = set()
    seen: set[str] = set()
    todo = [form]
    while todo:
        for part in walk(todo.pop()):
            if part.op != "ref" or part.text in seen:
                continue
            seen.add(part.text)
            known = definitions.table[part.text]
            if known.value is not None and known.value.op != "call":
                todo.append(known.value)
            elif known.value is not None and not _MAKES.match(path_of(known.value.kids[0])):
                found.update(known.standing)
    return found
