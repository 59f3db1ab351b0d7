"""Demands by what they claim: everything around a claim is spelled, the values that are known are compared."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from intervention.judgement.claims import Claim
from intervention.judgement.demands import Demand
from intervention.judgement.forms import Form, callee, walk
from intervention.judgement.groups import Traced
from intervention.judgement.implications import has_to_count, implies, is_same, turned
from intervention.judgement.languages.table import Language
from intervention.judgement.offers import Offer, is_under
from intervention.judgement.readers import Reader
from intervention.judgement.scope import Definitions, Event
from intervention.judgement.spelling import Speller, is_pure

_MOST_SPELLED = 60_000  # events, over all demands; what comes after is compared word for word only
_MOST_OF_A_VALUE = 5_000  # parts; a literal table may be long, and what is made of itself again and again is endless
_SAYS_MORE = frozenset({"raises", "called with", "called times"})
_GAP = Form("op", "value")
_OPEN = frozenset({"ref", "call", "index", "fn", "do", "set"})
_MAKES = re.compile(r"(?:new )?[A-Z]\w*\Z")  # objects of values, and variants of an enumeration


@dataclass(frozen=True, slots=True, eq=False)
class _Framed:
    """A claim that is offered: the how-manieth of its demand."""

    claim: Claim
    offer: Offer
    number: int


class Frames:
    """What is claimed now, by everything around it."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self._claims: dict[str, list[_Framed]] = {}
        self._courses: dict[int, _Course] = {}
        self._budget = _MOST_SPELLED
        for offer in offers:
            for frame, claim, number in self._framed(offer.demand, offer.language, is_offered=True):
                self._claims.setdefault(frame, []).append(_Framed(claim, offer, number))

    def imply(self, demand: Demand, test: Traced, language: Language) -> Offer | None:
        """An offer from which a demand of this test follows, whatever library it uses."""
        found: list[_Framed] = []
        for frame, claim, _ in self._framed(demand, language):
            one = self._implying(frame, claim, test)
            if one is None:
                return None
            found.append(one)
        for one in found:
            one.offer.spent.add(one.number)
        return found[0].offer if found else None

    def _implying(self, frame: str, claim: Claim, test: Traced) -> _Framed | None:
        """What stands for itself already may stand for more in its own test only: no other test makes up for one."""
        for one in self._claims.get(frame, ()):
            if not is_under(test.marks, one.offer.marks):
                continue
            is_free = not one.offer.is_taken and one.number not in one.offer.spent
            is_counted = is_same(one.claim, claim) or has_to_count(claim) or one.offer.test != test.name
            if implies(one.claim, claim) and (is_free or not is_counted):
                return one
        return None

    def _framed(self, demand: Demand, language: Language, is_offered: bool = False) -> Iterator[tuple[str, Claim, int]]:
        """Each claim of a demand with everything around it, spelled without the values that are known."""
        self._budget -= len(demand.before) + 1
        if self._budget < 0:
            return
        course = self._courses.get(id(demand.events))
        if course is None:
            course = self._courses[id(demand.events)] = _Course(demand, language)
        reader = Reader(language, is_lenient=is_offered)
        for number, claim in enumerate(reader.read(demand.event)):
            other = turned(claim)
            sides = [claim] if other is None else [claim, other] if is_offered else [_subject_first(claim, other)]
            for side in sides:
                values = [_known(value, side.relation, demand.definitions) for value in side.values]
                known = replace(side, values=tuple(value or _GAP for value in values))
                unknown = [given for given, value in zip(side.values, values, strict=True) if value is None]
                yield course.spell(demand, side, unknown), known, number
                if unknown and is_offered and side.relation in _SAYS_MORE:
                    yield course.spell(demand, side, []), known, number


class _Course:
    """The events of one test as they matter to what comes after them."""

    def __init__(self, demand: Demand, language: Language) -> None:
        reader = Reader(language)
        self.events = demand.events  # kept, so that no other test takes over its identity
        effects = [_effect(event, reader, place >= demand.first) for place, event in enumerate(demand.events)]
        self._speller = Speller(effects, demand.definitions)

    def spell(self, demand: Demand, claim: Claim, values: Sequence[Form]) -> str:
        event = Event((*demand.under, *claim.contexts), Form("op", "claim", (claim.subject, *values)), True, 0)
        return self._speller.spell_last(demand.before, demand.place, event)


def _subject_first(claim: Claim, other: Claim) -> Claim:
    """The side of a comparison that is about what was worked out."""
    return other if is_pure(claim.subject) and claim.subject.op != "ref" else claim


def _effect(event: Event, reader: Reader, is_demanded: bool) -> Event:
    """An assertion before another, demanded for itself, matters there only by what it works out."""
    if not is_demanded:
        return event
    contexts = tuple(reader.unraised(one) for one in event.contexts)
    claims = reader.read(event) if event.is_assertion else []
    if not claims or any(claim.relation in ("done", "raises") for claim in claims):
        return replace(event, contexts=contexts)
    parts = (part for claim in claims for part in (claim.subject, *claim.values) if not is_pure(part))
    return Event(contexts, Form("op", "effect", tuple(parts)), True, event.line)


def _known(value: Form, relation: str, definitions: Definitions) -> Form | None:
    """A value in full, where nothing about it depends on the course of the test; None for any other."""
    whole = _Whole(definitions).of(value)
    for part in walk(whole):
        is_made = part.op == "call" and (relation.startswith("raises") or _MAKES.match(callee(part)))
        if part.op in _OPEN and not is_made:
            return None
    return whole


class _Whole:
    """Puts pure values in the place of their references; of what grows beyond reason, references stay."""

    def __init__(self, definitions: Definitions) -> None:
        self._definitions = definitions
        self._left = _MOST_OF_A_VALUE

    def of(self, form: Form) -> Form:
        self._left -= 1
        if self._left < 0:
            return form
        if form.op == "ref":
            found = self._definitions.table[form.text]
            is_known = found.value is not None and not found.is_cell and is_pure(found.value)
            return self.of(found.value) if is_known and found.value is not None else form
        if not form.kids:
            return form
        return Form(form.op, form.text, tuple(self.of(kid) for kid in form.kids), form.line)
