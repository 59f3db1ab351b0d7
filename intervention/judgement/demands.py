"""What a test demands: each event together with everything before it that it depends on, spelled without names.

Two demands are equal when their texts are. What has nothing to do with a demand is left out of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from intervention.judgement.forms import Form, walk
from intervention.judgement.scope import Definitions, Event
from intervention.judgement.spelling import Speller, is_pure, spelled
from intervention.judgement.standing import under

_MOST_SLICED = 400
_MUTATES = re.compile(
    r"(?i)^(?:append|add|push|pop|insert|remove|delete|put|update|set|clear|extend|write|next|shift|unshift|enqueue|dequeue"
    r"|increment|decrement|save|create|deposit|withdraw|assign|sort|reverse|fill|splice|reset|setattr|patch|mock\w*|register"
    r"|send|replace|load|open|close|start|stop)(?:_\w+|[A-Z]\w*)?!?\Z"
)


@dataclass(frozen=True, slots=True)
class Demand:
    """The spelled demand, its event alone (to say what became of it), and the places of those it depends on.

    Events before `first` are not demanded by themselves.
    """

    text: str
    event: Event
    definitions: Definitions
    events: Sequence[Event] = ()
    before: tuple[int, ...] = ()
    place: int = 0
    first: int = 0
    under: tuple[Form, ...] = ()  # the stand-ins in force

    @property
    def alone(self) -> str:
        """The event without what it depends on."""
        return spelled(self.event.form, self.definitions)

    @property
    def contexts(self) -> tuple[str, ...]:
        """The branches in which it stands."""
        return tuple(spelled(context, self.definitions) for context in self.event.contexts)


def demands(events: list[Event], first: int, definitions: Definitions, is_complete: bool) -> list[Demand]:
    """One demand for each assertion from `first` on, and one for each other event.

    Unless the answer must be complete, an event that some assertion depends on is part of that demand and none itself.
    """
    reach = Reach(definitions)
    needs = [reach.of_event(event) for event in events]
    acts = [not event.is_assertion or _mutates(event) for event in events]
    spoken = list(events)
    speller = Speller(spoken, definitions)
    has_stand_ins = any(event.standing for event in events) or definitions.has_standing
    covered: set[int] = set()
    made: dict[int, Demand] = {}
    for place in sorted(range(first, len(events)), key=lambda one: not events[one].is_assertion):
        if place in covered and not events[place].is_assertion and not is_complete:
            continue
        included = _slice(place, needs, acts)
        covered.update(included)
        standing = reach.standing(place, included, events) if has_stand_ins else ()
        if standing:
            spoken.append(replace(events[place], contexts=(*standing, *events[place].contexts)))
        text = speller.spell([*included, len(spoken) - 1 if standing else place])
        made[place] = Demand(text, events[place], definitions, events, tuple(included), place, first, standing)
    return [made[place] for place in sorted(made)]


def unused(made: list[tuple[Form, Event]], events: list[Event], definitions: Definitions) -> list[Event]:
    """Values with effects that nothing uses: to be made at all is what is demanded of them."""
    reach = Reach(definitions)
    reached: set[str] = set()
    for event in events:
        reached |= reach.of_event(event)
    return [event for reference, event in made if reference.text not in reached and _does(event.form)]


def _does(form: Form) -> bool:
    return any(part.op == "call" for part in walk(form))


def _slice(place: int, needs: list[frozenset[str]], acts: list[bool]) -> list[int]:
    """The places before this one that share a value with it, or that touch no value of the test at all."""
    if place > _MOST_SLICED:
        return [before for before in range(place - _MOST_SLICED, place) if acts[before]]
    needed = set(needs[place])
    included: list[int] = []
    for before in range(place - 1, -1, -1):
        if acts[before] and (not needs[before] or needed & needs[before]):
            needed |= needs[before]
            included.append(before)
    return included[::-1]


def _mutates(event: Event) -> bool:
    return any(
        part.op == "set" or (part.op == "call" and part.kids[0].op == "get" and _MUTATES.match(part.kids[0].text))
        for part in walk(event.form)
    )


class Reach:
    """Which references stand behind a form, through their definitions."""

    def __init__(self, definitions: Definitions) -> None:
        self._definitions = definitions
        self._known: dict[str, frozenset[str]] = {}

    def of_event(self, event: Event) -> frozenset[str]:
        found: set[str] = set()
        for form in (*event.contexts, event.form):
            found |= self.of_form(form)
        return frozenset(found)

    def standing(self, place: int, before: Sequence[int], events: Sequence[Event]) -> tuple[Form, ...]:
        """The stand-ins in force for the event at a place that depends on those before it."""
        included = [events[one] for one in before]
        reached = frozenset[str]().union(*(self.of_event(one) for one in (*included, events[place])))
        return under(events[place], included, reached, self._definitions)

    def of_form(self, form: Form) -> set[str]:
        found: set[str] = set()
        for part in walk(form):
            if part.op == "ref":
                found |= self._of_reference(part.text)
        return found

    def _of_reference(self, name: str) -> frozenset[str]:
        if name not in self._known:
            value, is_cell = self._definitions.table[name].value, self._definitions.table[name].is_cell
            # A value without effects that hangs on no other value ties nothing together: it is as good as a literal.
            below = frozenset(self.of_form(value)) if value is not None else frozenset()
            is_loose = value is not None and not is_cell and not below and is_pure(value)
            is_loose = is_loose or self._definitions.table[name].is_bound
            self._known[name] = below if is_loose else below | {name}
        return self._known[name]
