"""What a test demands: each event together with everything before it that it depends on, spelled without names.

Two demands are equal when their texts are. Variables are numbered in the order in which they are met, values used once
stand where they are used, and what has nothing to do with the demand is left out.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass

from intervention.judgement.forms import Form, walk
from intervention.judgement.scope import Definitions, Event

_MOST_SLICED = 400
_MUTATES = re.compile(
    r"(?i)^(?:append|add|push|pop|insert|remove|delete|put|update|set|clear|extend|write|next|shift|unshift|enqueue|dequeue"
    r"|increment|decrement|save|create|deposit|withdraw|assign|sort|reverse|fill|splice|reset|setattr|patch|mock\w*|register"
    r"|send|replace|load|open|close|start|stop)(?:_\w+|[A-Z]\w*)?!?\Z"
)
_IMPURE = frozenset({"call", "get", "index", "fn", "do", "set"})


@dataclass(frozen=True, slots=True)
class Demand:
    """The spelled demand, where it stands, and its event alone (to say what became of it)."""

    text: str
    event: Event
    definitions: Definitions

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
    speller = Speller(events, definitions)
    covered: set[int] = set()
    made: dict[int, Demand] = {}
    for place in sorted(range(first, len(events)), key=lambda one: not events[one].is_assertion):
        if place in covered and not events[place].is_assertion and not is_complete:
            continue
        included = _slice(place, needs, acts)
        covered.update(included)
        made[place] = Demand(speller.spell([*included, place]), events[place], definitions)
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
            self._known[name] = below if is_loose else below | {name}
        return self._known[name]


def is_pure(form: Form) -> bool:
    """Whether evaluating the form can neither do anything nor depend on when it is done."""
    return not any(part.op in _IMPURE for part in walk(form))


class Speller:
    """Spells the demands of one test. What an event looks like is worked out once, with gaps for references."""

    def __init__(self, events: list[Event], definitions: Definitions) -> None:
        self._events = events
        self._definitions = definitions
        self._event_parts: dict[int, list[str]] = {}
        self._value_parts: dict[str, list[str]] = {}

    def spell(self, places: list[int]) -> str:
        uses, user = self._uses(places)
        kept = [name for name in uses if not self._is_inlined(name, uses[name], user[name], places)]
        numbers = {name: f"${number}" for number, name in enumerate(kept, 1)}
        made_before = self._made_before(kept, places)
        out: list[str] = []
        for turn, place in enumerate(places):
            out += [
                f"{numbers[name]} := {self._join(self._value(name), numbers)}" for name in made_before.get(turn, ())
            ]
            out.append(self._join(self._event(place), numbers))
        return "\n".join(out)

    def _made_before(self, names: list[str], places: list[int]) -> dict[int, list[str]]:
        """Which values were there before which event was reached, so that an effect between them shows."""
        turns: dict[int, list[str]] = {}
        for name in names:
            definition = self._definitions.table[name]
            if definition.value is not None:
                turns.setdefault(bisect_left(places, definition.index), []).append(name)
        return turns

    def _uses(self, places: list[int]) -> tuple[dict[str, int], dict[str, int]]:
        """How often each reference is used, in the order of first use, and the place that first uses it."""
        uses: dict[str, int] = {}
        user: dict[str, int] = {}
        for place in places:
            todo = [self._event(place)]
            while todo:
                for name in todo.pop()[1::2]:
                    uses[name] = uses.get(name, 0) + 1
                    if uses[name] == 1:
                        user[name] = place
                        todo.append(self._value(name))
        return uses, user

    def _is_inlined(self, name: str, uses: int, user: int, places: list[int]) -> bool:
        definition = self._definitions.table[name]
        if definition.value is None or definition.is_cell or uses != 1:
            return False
        return is_pure(definition.value) or not any(definition.index <= place < user for place in places)

    def _event(self, place: int) -> list[str]:
        if place not in self._event_parts:
            event = self._events[place]
            parts = Parts()
            for context in event.contexts:
                parts.add("<", context, "> ")
            parts.add("", event.form, "")
            self._event_parts[place] = parts.closed()
        return self._event_parts[place]

    def _value(self, name: str) -> list[str]:
        if name not in self._value_parts:
            parts = Parts()
            value = self._definitions.table[name].value
            if value is not None:
                parts.add("", value, "")
            self._value_parts[name] = parts.closed()
        return self._value_parts[name]

    def _join(self, parts: list[str], numbers: dict[str, str]) -> str:
        if len(parts) == 1:
            return parts[0]
        filled = list(parts)
        for place in range(1, len(parts), 2):
            name = parts[place]
            filled[place] = numbers[name] if name in numbers else self._join(self._value(name), numbers)
        return "".join(filled)


class Parts:
    """Text with gaps: pieces at even places, names of references at odd ones."""

    def __init__(self) -> None:
        self._pieces: list[str] = []
        self._done: list[str] = []

    def add(self, before: str, form: Form, after: str) -> None:
        self._pieces.append(before)
        self._form(form)
        self._pieces.append(after)

    def closed(self) -> list[str]:
        return [*self._done, "".join(self._pieces)]

    def _form(self, form: Form) -> None:
        if form.op == "ref":
            self._done += ["".join(self._pieces), form.text]
            self._pieces = []
            return
        head = form.text if form.op in ("name", "lit", "str", "seq") else f"{form.op}:{form.text}"
        self._pieces.append(f"“{head}”" if form.op == "str" else head)
        if not form.kids and form.op != "seq":
            return
        self._pieces.append("[" if form.op == "seq" else "(")
        for place, kid in enumerate(form.kids):
            if place:
                self._pieces.append(", ")
            self._form(kid)
        self._pieces.append("]" if form.op == "seq" else ")")


def spelled(form: Form, definitions: Definitions) -> str:
    """One value, spelled like a demand."""
    return Speller([Event((), form, True, form.line)], definitions).spell([0])
