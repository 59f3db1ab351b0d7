"""Follows what is put in the place of something else for a while: patches, mocks and spies.

However one is put in place (by a block, a decorator, a start, or for the rest of the test), it is one thing: what is
replaced, and by what. To put it in place is no event by itself; it is in force for what runs meanwhile.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from intervention.judgement.files import Files
from intervention.judgement.forms import NOTHING, Form, callee, path_of, walk
from intervention.judgement.languages.stand_ins import StandIn
from intervention.judgement.rows import entries_of

_IN_BLOCK = re.compile(r" in block (\d+)\b")
_ONLY = frozenset({"clock", "settings"})
_NOT_SAID = frozenset({"raising", "name", "new"})


class Replacing(Files):
    """The stand-ins of one file's trace."""

    def replaces(self, target: Form, given: Sequence[Form], line: int) -> Form | None:
        """What a call gives that makes, places or ends a stand-in; None for any other call."""
        path = "" if self.collector else self._plain(path_of(target))
        words = self.replacing
        if words.fakes.search(path):
            return Form("op", "fake", tuple(sorted(given, key=lambda one: one.text)), line)
        if path in words.calls:
            made = self._stand_in(words.calls[path], given, line)
            is_placed = words.calls[path].is_placed
            return made if made is None or not is_placed else self._placed(made, path_of(target))
        if words.enters.search(path) and len(given) == 1:
            return self._placed(self.definitions.value(given[0]), path_of(target))
        owner = self.definitions.value(target.kids[0]) if target.op == "get" else NOTHING
        if is_stand_in(owner) and words.starts.search(target.text):
            return self._placed(owner, "")
        if is_stand_in(owner) and words.ends.search(target.text) and not self.level:
            self.standing = [one for one in self.standing if not any(one is entry for entry in owner.kids)]
            return NOTHING
        return None

    def configures(self, target: Form, value: Form) -> bool:
        """Whether an assignment tells a fake what to do that has only just been made, as its maker could have done."""
        fake = target.kids[0] if target.op == "get" else NOTHING
        happened = (len(self.events), len(self.made))
        if target.text not in self.replacing.settings or self.fresh.get(fake.text) != happened:
            return False
        known = self.definitions.table[fake.text]
        if known.value is None or any(one.text == target.text for one in known.value.kids):
            return False
        kids = sorted((*known.value.kids, Form("kw", target.text, (value,))), key=lambda one: one.text)
        known.value = Form("op", known.value.text, tuple(kids), known.value.line)
        return True

    def entered(self, value: Form) -> Form | None:
        """What the context of a block hands out that puts a stand-in in place; None for any other context."""
        made = self.definitions.value(value)
        if not is_stand_in(made):
            return None
        self.standing += made.kids[1:]
        self.blocks[-1] += made.kids[1:]
        return made.kids[0]

    def stacked(self, head: Form, name: str, body: Form) -> Form | None:
        """A context that holds nothing but stand-ins, as a name that says in which block; None for any other."""
        words = self.replacing
        path = callee(head)
        if head.op != "call" or not (words.stacks.search(path) or words.undoes.search(path)):
            return None
        used = sum(part.op in ("name", "param") and part.text == name for part in walk(body))
        entering = sum(self._enters_stand_in(part, name) for part in walk(body))
        # What is done to a stack besides may make it swallow errors.
        if words.stacks.search(path) and used != entering:
            return None
        return Form("name", f"{path.split('.')[-2:][0]} in block {len(self.blocks) - 1}")

    def _enters_stand_in(self, form: Form, stack: str) -> bool:
        path = callee(form)
        is_entering = form.op == "call" and path.startswith(f"{stack}.") and self.replacing.enters.search(path)
        return bool(is_entering) and len(form.kids) == 2 and callee(form.kids[1]) in self.replacing.calls

    def _plain(self, path: str) -> str:
        """A path as it would be written; nothing where its first name comes from the project."""
        head, dot, rest = _IN_BLOCK.sub("", path).partition(".")
        origin = self.origins.get(head, "")
        if origin and not self.language.tests.libraries.search(origin):
            return ""
        return head.removesuffix(" (external)").removeprefix("fixture ") + dot + rest

    def _stand_in(self, call: StandIn, given: Sequence[Form], line: int) -> Form | None:
        """What is handed out, then each thing that is replaced, with what replaces it."""
        if call.target in _ONLY:
            entry = Form("op", "under", (Form("op", call.target), Form("seq", "list", tuple(given))))
            handed = self.definitions.new(Form("op", "handle", (Form("op", call.target),)), 0)
            return Form("op", "stand-in", (handed, entry), line)
        places = [one for one in given if one.op != "kw"] + [one.kids[0] for one in given if one.text == "new"]
        said = tuple(
            sorted((one for one in given if one.op == "kw" and one.text not in _NOT_SAID), key=lambda one: one.text)
        )
        if call.target == "entries":
            return self._each_entry(places, said, line)
        if call.target == "members":
            return _each_member(places, said, line)
        found = self._replaced(call.target, places)
        if found is None:
            return None
        target, rest = found
        if call.is_removal:
            rest = [Form("op", "nothing there")]
        if len(rest) > 1 or (rest and said):
            return None
        what = rest[0] if rest else Form("op", call.fake, said, line)
        if what.op == "op" and what.text in ("fake", call.fake):
            what = self.as_form(self.hold(what))
        entry = Form("op", "under", (target, what))
        return Form(
            "op", "stand-in" if rest else "stand-in handed on", (what if call.is_handed_out else NOTHING, entry), line
        )

    def _replaced(self, kind: str, places: list[Form]) -> tuple[Form, list[Form]] | None:
        """What is replaced, and the arguments behind it."""
        if kind == "variable":
            places = [Form("op", "environment"), *places]
        if places and (kind == "text" or (kind == "either" and places[0].op == "str")):
            return places[0], places[1:]
        if len(places) < 2:
            return None
        if kind in ("entry", "variable"):
            return Form("index", "", (self._environment(places[0]), places[1])), places[2:]
        owner, name = places[:2]
        return (Form("get", name.text[1:], (owner,)), places[2:]) if name.op == "str" else None

    def _each_entry(self, places: list[Form], said: tuple[Form, ...], line: int) -> Form | None:
        """One for each entry that a mapping is given, or one for the mapping where more is done to it than that."""
        if not places:
            return None
        owner = self._environment(places[0])
        pairs = entries_of(self.definitions.value(places[1])) if len(places) == 2 and not said else None
        if pairs is None:
            made = [Form("op", "under", (owner, Form("seq", "list", (*places[1:], *said))))]
        else:
            keyed = ((Form("index", "", (owner, pair.kids[0])), pair.kids[1]) for pair in pairs)
            made = [Form("op", "under", entry) for entry in keyed]
        return Form("op", "stand-in", (places[0], *made), line)

    def _environment(self, form: Form) -> Form:
        path = form.text[1:] if form.op == "str" else path_of(form).replace(" (external)", "")
        return Form("op", "environment") if self.replacing.environment.search(path) else form

    def _placed(self, made: Form, path: str) -> Form | None:
        """Puts it in place for the rest of the block that the path names, else of the test."""
        block = _IN_BLOCK.search(path)
        if not is_stand_in(made) or (self.level and not block):
            return None
        self.standing += made.kids[1:]
        if block and int(block[1]) < len(self.blocks):
            self.blocks[int(block[1])] += made.kids[1:]
        return made.kids[0]


def _each_member(places: list[Form], said: tuple[Form, ...], line: int) -> Form | None:
    """One for each member of a place; what is to be handed over by name is not followed."""
    if len(places) != 1 or places[0].op != "str" or not said or any("DEFAULT" in path_of(one.kids[0]) for one in said):
        return None
    made = (Form("op", "under", (Form("str", f"{places[0].text}.{one.text}"), one.kids[0])) for one in said)
    return Form("op", "stand-in", (NOTHING, *made), line)


def is_stand_in(form: Form) -> bool:
    """Whether a value is a stand-in that can be put in place."""
    return form.op == "op" and form.text.startswith("stand-in")
