"""Texts that name a place in the code, such as what a stand-in takes the place of: they follow code that moved.

Such a text is the first argument of a call that the language's table lists: a dotted path (`app.mail.send`), or the
path of a module's file (`../src/mail`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from intervention.judgement.forms import Form, callee, walk
from intervention.judgement.languages.table import NEVER, Language
from intervention.judgement.modules import resolve
from intervention.judgement.renames import defined
from intervention.judgement.verdicts import Change

_EXTENSION = re.compile(r"\.(?:[cm]?[jt]sx?|py)\Z")
_FOLDER = re.compile(r"(?:^|/)(?:__init__|index)\Z")  # files that a folder is loaded by
_ALIAS = re.compile(r"\A[@~#]/")  # what build tools let stand for the folder of sources
_WORD = re.compile(r"[A-Za-z_]\w*")


def places(block: Form, language: Language) -> frozenset[str]:
    """The places that a file's calls name."""
    return frozenset(_place(part) for part in walk(block) if _names_place(part, language.tests.places))


def rooted(block: Form, path: str, language: Language) -> Form:
    """The same code with each place that is seen from its file (`../src/mail`) seen from the project's root."""
    folder = path.rpartition("/")[0]
    return _changed(block, language, lambda place: _stem(resolve(folder, place)) if place.startswith(".") else place)


class Moves:
    """Where the places of the base went, by what the run's business code gave up and received."""

    def __init__(self, news: Iterable[str], business: Mapping[str, Change]) -> None:
        self._news = frozenset(news)
        self._files: dict[str, list[tuple[str, Change]]] = {}
        for path, change in business.items():
            stem = _stem(path)
            self._files.setdefault(stem.rpartition("/")[2], []).append((f"/{stem}", change))
        self._known: dict[str, str] = {}

    def followed(self, block: Form, language: Language) -> Form:
        """The same code with each place that moved to one of the new places; one that may be several stays."""
        return _changed(block, language, self._follow) if self._files else block

    def _follow(self, place: str) -> str:
        if place not in self._known:
            found = {new for new in self._news - {place} if self._has_moved(place, new)}
            self._known[place] = found.pop() if len(found) == 1 else place
        return self._known[place]

    def _has_moved(self, place: str, new: str) -> bool:
        return any(
            _is_handed_over(one, other, name)
            for stem, name in _readings(place)
            for new_stem, new_name in _readings(new)
            if name == new_name
            for one in self._changes(stem)
            for other in self._changes(new_stem)
        )

    def _changes(self, stem: str) -> list[Change]:
        """The changed files that a module's path may mean, below whatever folder of sources."""
        same = self._files.get(stem.rpartition("/")[2], ())
        return [change for known, change in same if known.endswith(f"/{stem}")]


def _changed(form: Form, language: Language, change: Callable[[str], str]) -> Form:
    if language.tests.places is NEVER:
        return form
    kids = tuple(_changed(kid, language, change) for kid in form.kids)
    if _names_place(form, language.tests.places):
        kids = (kids[0], Form("str", ":" + change(_place(form)), (), kids[1].line), *kids[2:])
    return Form(form.op, form.text, kids, form.line)


def _names_place(form: Form, words: re.Pattern[str]) -> bool:
    if form.op != "call" or len(form.kids) < 2 or form.kids[1].op != "str" or not form.kids[1].text.startswith(":"):
        return False
    return bool(words.search(callee(form)))


def _place(form: Form) -> str:
    return form.kids[1].text[1:]


def _stem(path: str) -> str:
    """The path by which a file is loaded."""
    return _FOLDER.sub("", _EXTENSION.sub("", path))


def _readings(place: str) -> Iterator[tuple[str, str]]:
    """What a place may mean: a module's file, and what in it."""
    if "/" in place:
        yield _stem(_ALIAS.sub("", place)), ""
        return
    parts = place.split(".")
    for count in range(len(parts), 0, -1):
        yield "/".join(parts[:count]), ".".join(parts[count:])


def _is_handed_over(old: Change, new: Change, name: str) -> bool:
    """Whether one file gave up a name that the other has received; for whole modules, that a new file received any."""
    if not name:
        return new.base is None and bool(_lost(old, defined) & _gained(new, defined))
    first = name.partition(".")[0]
    return any(first in _lost(old, names) and first in _gained(new, names) for names in (defined, _mentioned))


def _lost(change: Change, names: Callable[[bytes | None], frozenset[str]]) -> frozenset[str]:
    return names(change.base) - names(change.current)


def _gained(change: Change, names: Callable[[bytes | None], frozenset[str]]) -> frozenset[str]:
    return names(change.current) - names(change.base)


def _mentioned(data: bytes | None) -> frozenset[str]:
    return frozenset(_WORD.findall((data or b"")[:400_000].decode("utf-8", "replace")))
