"""Conditions of any language: comparisons, `and`, `or` and `not`, whatever their grammars call them."""

from __future__ import annotations

from intervention.judgement.forms import Form

#: A comparison -> the relation of its left side to its right; for `in`, of its right to its left.
COMPARED = {
    "==": "equal", "===": "same", "is": "same", "!=": "not equal", "!==": "not same", "is not": "not same",
    "<": "less", "<=": "at most", ">": "more", ">=": "at least", "in": "contains", "not in": "not contains",
}  # fmt: skip
_JOINED = {"and": "and", "&&": "and", "or": "or", "||": "or"}
_DENIED = frozenset({"!", "not"})


def compared(form: Form) -> tuple[str, tuple[Form, ...]]:
    """The operator of a condition with its operands: a comparison, `and`, `or`, `not`, or else an empty word."""
    if form.op != "op":
        return "", ()
    if len(form.kids) == 2 and form.kids[0].op == "op" and form.kids[0].text in _DENIED and not form.kids[0].kids:
        return "not", form.kids[1:]
    if form.text == "not" and len(form.kids) == 1:
        return "not", form.kids
    if len(form.kids) > 3 and all(one.op == "op" and one.text in COMPARED for one in form.kids[1::2]):
        pairs = (form.kids[place : place + 3] for place in range(0, len(form.kids) - 2, 2))
        return "and", tuple(Form("op", form.text, pair, form.line) for pair in pairs)
    if len(form.kids) != 3 or form.kids[1].op != "op" or form.kids[1].kids:
        return "", ()
    word = form.kids[1].text
    word = _JOINED.get(word, word)
    return (word, (form.kids[0], form.kids[2])) if word in COMPARED or word in ("and", "or") else ("", ())
