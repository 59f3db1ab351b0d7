"""Spells events and values: variables get numbers in the order of their use, values used once stand in place."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from intervention.judgement.forms import Form, walk
from intervention.judgement.scope import Definitions, Event

_IMPURE = frozenset({"call", "get", "index", "fn", "do", "set"})


def is_pure(form: Form) -> bool:
    """Whether evaluating the form can neither do anything nor depend on when it is done."""
    return not any(part.op in _IMPURE for part in walk(form))


class Speller:
    """Spells the demands of one test. What an event looks like is worked out once, with gaps for references."""

    def __init__(self, events: Sequence[Event], definitions: Definitions) -> None:
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

    def spell_last(self, places: Sequence[int], place: int, event: Event) -> str:
        """As `spell`, with another event at the last place."""
        kept = self._event_parts.pop(place, None)
        self._event_parts[place] = _parts(event)
        text = self.spell([*places, place])
        del self._event_parts[place]
        if kept is not None:
            self._event_parts[place] = kept
        return text

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
            self._event_parts[place] = _parts(self._events[place])
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


def _parts(event: Event) -> list[str]:
    parts = Parts()
    for context in event.contexts:
        parts.add("<", context, "> ")
    parts.add("", event.form, "")
    return parts.closed()


def spelled(form: Form, definitions: Definitions) -> str:
    """One value, spelled like a demand."""
    return Speller([Event((), form, True, form.line)], definitions).spell([0])
