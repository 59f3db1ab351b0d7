"""What a test demands: each event together with everything before it that it depends on, spelled without names.

Two demands are equal when their texts are. Variables are numbered in the order in which they are met, values used once
stand where they are used, and what has nothing to do with the demand is left out.
"""

from __future__ import annotations

import re
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
    """The spelled demand, and where it stands."""

    text: str
    event: Event


def demands(events: list[Event], first: int, definitions: Definitions) -> list[Demand]:
    """One demand for each event from `first` on; the earlier ones are surroundings."""
    reach = Reach(definitions)
    needs = [reach.of_event(event) for event in events]
    acts = [not event.is_assertion or _mutates(event) for event in events]
    made: list[Demand] = []
    for place in range(first, len(events)):
        if len(events) > _MOST_SLICED:
            included = [before for before in range(place) if acts[before]]
        else:
            included = _slice(place, needs, acts)
        made.append(Demand(Spelling(events, definitions).spell([*included, place]), events[place]))
        if len(events) > _MOST_SLICED and place > _MOST_SLICED:
            break
    return made


def _slice(place: int, needs: list[frozenset[str]], acts: list[bool]) -> list[int]:
    """The places before this one that share a value with it, or that touch no value of the test at all."""
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


class Spelling:
    """Spells one demand."""

    def __init__(self, events: list[Event], definitions: Definitions) -> None:
        self._events = events
        self._definitions = definitions
        self._uses: dict[str, int] = {}
        self._user: dict[str, int] = {}
        self._order: list[str] = []
        self._numbers: dict[str, str] = {}

    def spell(self, places: list[int]) -> str:
        for place in places:
            self._count(place)
        inlined = {name for name in self._order if self._is_inlined(name, places)}
        kept = [name for name in self._order if name not in inlined]
        self._numbers = {name: f"${number}" for number, name in enumerate(kept, 1)}
        out: list[str] = []
        waiting = [name for name in kept if self._definitions.table[name].value is not None]
        for place in places:
            for name in [name for name in waiting if self._definitions.table[name].index <= place]:
                waiting.remove(name)
                value = self._definitions.table[name].value
                out.append(f"{self._numbers[name]} := {self._text(value) if value else ''}")
            event = self._events[place]
            out.append(" ".join([*(f"<{self._text(form)}>" for form in event.contexts), self._text(event.form)]))
        return "\n".join(out)

    def _count(self, place: int) -> None:
        event = self._events[place]
        todo = [*event.contexts, event.form]
        while todo:
            form = todo.pop(0)
            for part in walk(form):
                if part.op == "ref":
                    self._uses[part.text] = self._uses.get(part.text, 0) + 1
                    if self._uses[part.text] == 1:
                        self._order.append(part.text)
                        self._user[part.text] = place
                        value = self._definitions.table[part.text].value
                        if value is not None:
                            todo.append(value)

    def _is_inlined(self, name: str, places: list[int]) -> bool:
        definition = self._definitions.table[name]
        if definition.value is None or definition.is_cell or self._uses[name] != 1:
            return False
        between = [place for place in places if definition.index <= place < self._user[name]]
        return not between or is_pure(definition.value)

    def _text(self, form: Form) -> str:
        if form.op == "ref":
            if form.text in self._numbers:
                return self._numbers[form.text]
            value = self._definitions.table[form.text].value
            return self._text(value) if value is not None else "$?"
        if form.op == "seq":
            return f"{form.text}[{', '.join(map(self._text, form.kids))}]"
        head = form.text if form.op in ("name", "lit", "str") else f"{form.op}:{form.text}"
        if form.op == "str":
            head = f"“{head}”"
        return f"{head}({', '.join(map(self._text, form.kids))})" if form.kids else head
