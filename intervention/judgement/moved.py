"""Code that moved from file to file: what stood in removed files, and what others hold now beyond what they held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from intervention.judgement.aliases import aliases
from intervention.judgement.bodies import Piece, pieces
from intervention.judgement.forms import Form
from intervention.judgement.languages import find_language, language_of
from intervention.judgement.languages.table import Language
from intervention.judgement.modules import imported_paths
from intervention.judgement.statements import lower
from intervention.judgement.syntax import Unreadable, decode
from intervention.judgement.verdicts import Change

Key = tuple[str, Form]
Whole = frozenset[tuple[str | None, bytes]]  # language and content of files that moved as they are


class Code(NamedTuple):
    """What files hold: bodies and statements by their qualified names, names of libraries' functions, imports."""

    pieces: Mapping[Key, int] = {}
    aliases: frozenset[tuple[str, str]] = frozenset()
    imports: frozenset[str] = frozenset()


NOTHING = Code()


class Moved(NamedTuple):
    """By the name of a language: what removed files held at the base (`left`), what others hold since (`gained`)."""

    left: Mapping[str, Code]
    gained: Mapping[str, Code]
    whole: Whole = frozenset()


def moved_whole(changes: Mapping[str, Change]) -> Whole:
    """Files that are removed in one place and stand byte for byte in another, where none was."""
    gone = {_whole(path, one.base) for path, one in changes.items() if one.current is None and one.base}
    come = {_whole(path, one.current) for path, one in changes.items() if one.base is None and one.current}
    return frozenset(gone & come)


def is_moved_whole(path: str, change: Change, whole: Whole) -> bool:
    """Whether a change is one of those, on either side."""
    content = change.current if change.base is None else change.base if change.current is None else None
    return content is not None and _whole(path, content) in whole


def _whole(path: str, content: bytes) -> tuple[str | None, bytes]:
    return language_of(path, content[:200]), content


def held(files: Iterable[tuple[str, bytes]]) -> Mapping[str, Code]:
    """What files of these contents hold, taken together, by language. What cannot be read holds nothing."""
    found: dict[str, Code] = {}
    for path, content in files:
        language = find_language(path, content[:200])
        if language is not None:
            found[language.name] = _both(found.get(language.name, NOTHING), _code(path, content, language))
    return found


def gained(changes: Mapping[str, Change]) -> Mapping[str, Code]:
    """What files hold now beyond what each held at the base."""
    found: dict[str, Code] = {}
    for path, change in changes.items():
        before = held([(path, change.base)] if change.base is not None else [])
        for name, code in held([(path, change.current)] if change.current is not None else []).items():
            had = Counter(before.get(name, NOTHING).pieces)
            found[name] = _both(found.get(name, NOTHING), code._replace(pieces=Counter(code.pieces) - had))
    return found


def _both(one: Code, other: Code) -> Code:
    return Code(Counter(one.pieces) + Counter(other.pieces), one.aliases | other.aliases, one.imports | other.imports)


def _code(path: str, content: bytes, language: Language) -> Code:
    try:
        block, _ = lower(decode(content), language)
        found: list[Piece] = pieces(block, language)
        return Code(
            Counter((piece.name, piece.form) for piece in found),
            frozenset(aliases(block, language)),
            imported_paths(path, block),
        )
    except (Unreadable, RecursionError):
        return NOTHING
