"""The shape of an assertion library's table: which word claims what of which value.

A word may carry the places of its subject and its values among the arguments (`assertEquals/1,0`), a value that it
stands for (`toBeNull=null`), or both. A relation that begins with `not ` is the denial of another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Says(NamedTuple):
    """What one word claims. No places: the subject stands before the word, and every argument is a value."""

    relation: str
    places: tuple[int, ...] = ()
    value: str = ""


class Sayings(NamedTuple):
    """The assertion libraries of one language."""

    calls: Mapping[str, Says] = {}  # functions that are handed subject and values
    verbs: Mapping[str, Says] = {}  # methods of what a head has made of the subject
    matchers: Mapping[str, Says] = {}  # values that say what is expected
    heads: frozenset[str] = frozenset()  # functions that take the subject: `expect(x)`
    turns: frozenset[str] = frozenset()  # members behind which claims begin: `x.should`
    fillers: frozenset[str] = frozenset()  # members that say nothing by themselves
    denials: frozenset[str] = frozenset()  # members that deny what follows
    takers: frozenset[str] = frozenset()  # methods that are handed a matcher
    prefixes: tuple[str, ...] = ()  # owners that may stand before a function
    length: str = ""  # how the language asks for a length: `.length`, `.size()`, `len()`
    equals: str = "equal"  # the relation that `==` claims
    has_booleans: bool = False  # a condition is true or false and nothing else
    is_literal_same: bool = False  # equal literals are the same


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def said(**relations: str) -> dict[str, Says]:
    """The words of each relation; a keyword's underscores are the blanks of the relation."""
    return {
        word.partition("=")[0].partition("/")[0]: _said(relation.replace("_", " "), word)
        for relation, listed in relations.items()
        for word in listed.split()
    }


def _said(relation: str, word: str) -> Says:
    head, _, value = word.partition("=")
    places = head.partition("/")[2]
    return Says(relation, tuple(int(place) for place in places.split(",") if place), value)
