"""What the tests demand now, offered to what the base demanded: word for word, or by what is claimed."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from intervention.judgement.demands import Demand
from intervention.judgement.groups import Traced
from intervention.judgement.languages.table import Language

if TYPE_CHECKING:
    from intervention.judgement.frames import Frames

_FREE_MARKS = re.compile(r"^(?:call:\()?skip: |^extends ")


@dataclass(slots=True, eq=False)
class Offer:
    """A demand that a runner would still make: in which file and test, under which marks, and whether it was taken."""

    path: str
    marks: frozenset[str]
    test: str
    demand: Demand
    language: Language
    is_taken: bool = False
    spent: set[int] = field(default_factory=set)  # which of its claims stand for something


class Offers:
    """All demands of the current files."""

    def __init__(self, offers: Iterable[Offer]) -> None:
        self._by_text: dict[str, list[Offer]] = {}
        self._all = list(offers)
        self._frames: Frames | None = None
        for offer in self._all:
            self._by_text.setdefault(offer.demand.text, []).append(offer)

    def has(self, text: str) -> bool:
        """Whether a demand is still made somewhere, be it under marks."""
        return any(not offer.is_taken for offer in self._by_text.get(text, ()))

    def take(self, demand: Demand, marks: frozenset[str], paths: Collection[str]) -> Offer | None:
        """An offer that demands the same, word for word.

        What is demanded twice must still be demanded twice: state that no name shows may lie between.
        """
        for offer in self._by_text.get(demand.text, ()):
            if not offer.is_taken and offer.path in paths and is_under(marks, offer.marks):
                offer.is_taken = demand.event.is_assertion
                return offer
        return None

    def imply(self, demand: Demand, test: Traced, language: Language) -> Offer | None:
        """An offer from which a demand of this test follows, whatever library it uses."""
        if self._frames is None:
            # Most changes are settled word for word, and never pay for the reading of assertions.
            from intervention.judgement.frames import Frames

            self._frames = Frames(self._all)
        return self._frames.imply(demand, test, language)


def is_under(marks: frozenset[str], offered: frozenset[str]) -> bool:
    """Whether a demand is made under no more conditions than at the base; an old skip mark may go."""
    return offered <= marks and all(_FREE_MARKS.search(mark) for mark in marks - offered)
