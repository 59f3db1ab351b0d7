"""Reads the words of an assertion library: calls with subject and values, chains behind a head, matchers."""

from __future__ import annotations

import re

from intervention.judgement.claims import Claim
from intervention.judgement.forms import Form, arguments, callee
from intervention.judgement.languages.assertions import TABLES
from intervention.judgement.languages.table import Language
from intervention.judgement.sayings import Sayings, Says

_ONE_VALUE = frozenset(
    {"same", "strict", "equal", "loose", "more", "less", "at most", "at least", "length", "contains"}
)
_CALLED_TOO = frozenset({"a", "an", "length"})  # fillers that are assertions when they are called

_STRICT = {
    "equal": "strictEqual", "notEqual": "notStrictEqual", "deepEqual": "deepStrictEqual",
    "notDeepEqual": "notDeepStrictEqual",
}  # fmt: skip

# What may follow a claim without taking anything back; `catch` or `or` would.
_DEMANDS_MORE = re.compile(r"(?:to|is|has|does|contains|Be|Have|Contain|Not)[A-Z]|(?:Be|Have|Contain)\Z")

Link = tuple[str, tuple[Form, ...] | None]  # a member, and its arguments where it is called


class Chains:
    """The words of one language's libraries."""

    def __init__(self, language: Language, *, is_lenient: bool = False) -> None:
        self.language = language
        self.is_lenient = is_lenient
        self.said = TABLES.get(language.name, Sayings())

    def condition(self, form: Form, is_denied: bool) -> list[Claim]:
        """What is claimed by a condition that must hold, or must not."""
        raise NotImplementedError

    def called(self, form: Form) -> list[Claim]:
        """The claims of a function that is handed subject and values."""
        path = callee(form).replace(" (external)", "")
        head, _, rest = path.partition(".")
        if head == "strict":
            path = f"assert.{_STRICT.get(rest, rest)}"
        says = self.said.calls.get(path) or self.said.calls.get(rest if head in self.said.prefixes else path)
        given = _in_order(arguments(form))
        if self.language.tests.is_first_argument and head in ("assert", "require"):
            given = given[1:]
        if len(given) == 2 and {path, rest} & self.said.takers:
            return self._matched(*given)
        if says is None:
            return []
        if len(given) > len(says.places) or len(given) < min(2, len(says.places)):
            return []
        subject, *values = (given[place] for place in says.places if place < len(given))
        return self._claimed(says, subject, tuple(values))

    def _claimed(self, says: Says, subject: Form, values: tuple[Form, ...]) -> list[Claim]:
        if says.relation in ("holds", "fails") and not values:
            return self.condition(subject, says.relation == "fails")
        if says.value:
            values = (Form("lit", says.value), *values)
        if says.relation.removeprefix("not ") in _ONE_VALUE and len(values) != 1:
            return []
        return [Claim(says.relation, subject, values)]

    def _matched(self, subject: Form, matcher: Form) -> list[Claim]:
        """`expect(x).to eq(5)`, `assertThat(x, is(5))`."""
        given: tuple[Form, ...]
        if matcher.op == "op" and len(matcher.kids) == 3:  # be > 5
            path, given = f"{callee(matcher.kids[0])}.{matcher.kids[1].text}", matcher.kids[2:]
        else:
            path, given = callee(matcher), arguments(matcher)
        if path in ("is", "not") and len(given) == 1:
            inner = self._matched(subject, given[0]) or [Claim("equal", subject, given)]
            return [claim.denied for claim in inner] if path == "not" else inner
        says = self.said.matchers.get(path)
        return self._claimed(says, subject, given) if says is not None else []

    def chained(self, form: Form, is_awaited: bool = False) -> list[Claim]:
        """A chain of members behind a head; one that is not known leaves the whole of it unread, or what follows it."""
        subject, links = self._unchained(form)
        if subject is None:
            return []
        made: list[Claim] = []
        is_denied, lead = False, ""
        for name, given in links:
            if name in ("resolves", "rejects"):
                if not is_awaited:
                    return []
                lead_word = "await_expression" if name == "resolves" else "rejection"
                subject = Form("op", lead_word, (Form("op", "await"), subject), subject.line)
            elif name in self.said.denials:
                is_denied = True
            elif name in ("deep", "nested") and given is None:
                lead = f"{name}."
            elif name in self.said.fillers and (given is None or name not in _CALLED_TOO):
                continue
            else:
                found = self._linked(name, lead, given, subject)
                if not found:
                    return made if self.is_lenient and _DEMANDS_MORE.match(name) else []
                is_other = is_denied != (name in ("not_to", "to_not"))
                made += [claim.denied if is_other else claim for claim in found]
                is_denied, lead = False, ""
        return made

    def _linked(self, name: str, lead: str, given: tuple[Form, ...] | None, subject: Form) -> list[Claim]:
        if name in self.said.takers and given and len(given) == 1:
            return self._matched(subject, given[0])
        says = self.said.verbs.get(lead + name)
        return self._claimed(says, subject, given or ()) if says is not None else []

    def _unchained(self, form: Form) -> tuple[Form | None, list[Link]]:
        """The subject of a chain, and the members behind it, each with its arguments where it is called."""
        links: list[Link] = []
        turned: tuple[Form | None, list[Link]] = (None, [])
        while form.op in ("get", "call"):
            given = arguments(form) if form.op == "call" else None
            member = form.kids[0] if form.op == "call" else form
            if member.op != "get":
                has_message = given is not None and len(given) == 2 and given[1].op == "str"
                is_head = callee(form) in self.said.heads and given and (len(given) == 1 or has_message)
                return (given[0], links[::-1]) if is_head and given else turned
            links.append((member.text, given))
            if member.text in self.said.turns and turned[0] is None:
                turned = member.kids[0], links[::-1] if member.text in self.said.verbs else links[-2::-1]
            form = member.kids[0]
        return turned


def _in_order(given: tuple[Form, ...]) -> tuple[Form, ...]:
    """Arguments that are handed over by name, in the order of the places."""
    named = {one.text: one.kids[0] for one in given if one.op == "kw"}
    if len(named) != len(given) or not named.keys() <= {"expected", "actual", "message"}:
        return given
    return tuple(named[name] for name in ("expected", "actual") if name in named)
