"""Which claims follow from which: what is demanded more strictly is still demanded."""

from __future__ import annotations

from intervention.judgement.claims import Claim
from intervention.judgement.forms import Form, callee
from intervention.judgement.literals import value_of

# Whatever stands in these relations to some values stands in those too.
_WEAKER = {
    "same": ("strict", "equal", "loose"),
    "strict": ("equal", "loose"),
    "equal": ("loose",),
    "not loose": ("not equal", "not strict", "not same"),
    "not equal": ("not strict", "not same"),
    "not strict": ("not same",),
    "more": ("at least", "not equal", "not same"),
    "less": ("at most", "not equal", "not same"),
    "raises exactly": ("raises",),
    "called once with": ("called with",),
    "instance exactly": ("instance",),
}
_SYMMETRIC = frozenset(relation for one in ("same", "strict", "equal", "loose") for relation in (one, f"not {one}"))
_TURNED = {"more": "less", "less": "more", "at least": "at most", "at most": "at least"}
_EQUAL = frozenset({"same", "strict", "equal"})
_GENERAL = frozenset({"Exception", "BaseException", "Throwable", "StandardError", "Error", "RuntimeException"})
_ABOUT_ERRORS = frozenset({"wraps", "says", "says in part"})  # there is an error, and what it is
_UNEQUAL = frozenset({"not same", "not equal", "not strict"})
_NOTHING = frozenset({"none", "null", "nil", "undefined"})


def turned(claim: Claim) -> Claim | None:
    """The same claim seen from its value, where that says the same."""
    if len(claim.values) != 1 or not (claim.relation in _SYMMETRIC or claim.relation in _TURNED):
        return None
    relation = _TURNED.get(claim.relation, claim.relation)
    return Claim(relation, claim.values[0], (claim.subject,), claim.contexts)


def is_same(have: Claim, want: Claim) -> bool:
    """Whether the one says exactly what the other says, of one subject."""
    return have.relation == want.relation and have.values == want.values


def has_to_count(claim: Claim) -> bool:
    """Whether a claim that is made twice must be made twice, however much more is claimed now."""
    return claim.relation in _WEAKER or claim.relation in ("loose", "raises", "done", "called with")


def implies(have: Claim, want: Claim) -> bool:
    """Whether the wanted claim follows, both being about one subject."""
    is_weaker = want.relation == have.relation or want.relation in _WEAKER.get(have.relation, ())
    if is_weaker and want.values == have.values:
        return True
    if have.relation in ("raises", "raises exactly") and want.relation == "raises":
        return _raises(have.values, want.values)
    if want.relation == "called":
        return have.relation in ("called with", "called once with") or _is_positive(have)
    if have.relation in _ABOUT_ERRORS and want.relation == "not equal":
        return len(want.values) == 1 and want.values[0].text == "nil"
    if have.relation in _TURNED and want.relation in _TURNED:
        return _bounds(have, want)
    if have.relation in ("close", "near") and want.relation == have.relation:
        return _is_closer(have, want)
    return have.relation in _EQUAL and len(have.values) == 1 and _follows(have.values[0], want)


def _raises(have: tuple[Form, ...], want: tuple[Form, ...]) -> bool:
    """More is said about the error, or the same about a more special one."""
    if not want or have[: len(want)] == want:
        return True
    if len(want) != 1 or not have:
        return False
    if want[0].op == "str" and have[0].op in ("str", "call"):
        said = have[0] if have[0].op == "str" else next((kid for kid in have[0].kids if kid.op == "str"), want[0])
        return said is not want[0] and want[0].text[1:] in said.text[1:] and len(want[0].text) > 1
    return want[0].text in _GENERAL and have[0].op == "name" and have[0].text.endswith(("Error", "Exception"))


def _is_positive(claim: Claim) -> bool:
    count = value_of(claim.values[0]) if claim.relation == "called times" and claim.values else None
    return isinstance(count, float) and count > 0


def _is_closer(have: Claim, want: Claim) -> bool:
    """The same value with a smaller tolerance, or more digits."""
    if not have.values or have.values[:1] != want.values[:1]:
        return False
    given, asked = have.values[1:], want.values[1:]
    if len(given) != len(asked) or len(given) != 1:
        return False
    if (given[0].op, given[0].text) != (asked[0].op, asked[0].text) and "kw" in (given[0].op, asked[0].op):
        return False
    is_named = given[0].op == "kw"
    one, other = (value_of(form.kids[0] if is_named else form) for form in (given[0], asked[0]))
    if not isinstance(one, float) or not isinstance(other, float):
        return False
    is_digits = want.relation == "close" and (not is_named or given[0].text == "places")
    return one >= other if is_digits else one <= other


def _follows(known: Form, want: Claim) -> bool:
    """What follows for a value that is known."""
    value = value_of(known)
    if want.relation in ("close", "near"):
        return bool(want.values) and known == want.values[0]
    if want.relation in ("holds", "fails"):
        if isinstance(value, bool):
            return value == (want.relation == "holds")
        return want.relation == "holds" and value not in ("", 0.0, None)
    if want.relation == "variant":
        return callee(known) == want.values[0].text
    if want.relation in ("exists", *_UNEQUAL) and _is_nothing(want):
        return known.op in ("str", "lit", "seq", "rec") and known.text not in _NOTHING
    if not want.values or len(want.values) != 1 or value is None:
        return False
    return _compares(value, value_of(want.values[0]), want.relation)


def _is_nothing(want: Claim) -> bool:
    return want.relation == "exists" or (len(want.values) == 1 and want.values[0].text in _NOTHING)


def _compares(value: object, other: object, relation: str) -> bool:
    if isinstance(value, str) and isinstance(other, str):
        return (relation == "contains" and other in value) or (relation in _UNEQUAL and value != other)
    if type(value) is not float or type(other) is not float:
        return False
    found = {"more": value > other, "less": value < other, "at least": value >= other, "at most": value <= other}
    return found.get(relation, relation in _UNEQUAL and value != other)


def _bounds(have: Claim, want: Claim) -> bool:
    """A narrower bound on the same side."""
    one, other = (value_of(claim.values[0]) for claim in (have, want))
    if not isinstance(one, float) or not isinstance(other, float):
        return False
    is_upper = have.relation in ("less", "at most")
    if is_upper != (want.relation in ("less", "at most")):
        return False
    gap = other - one if is_upper else one - other
    return gap > 0 or (gap == 0 and not (have.relation.startswith("at") and not want.relation.startswith("at")))
