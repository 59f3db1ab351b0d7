"""Tests that need no tracing: they read as before, and so does everything around them.

Around a test stands all of its file but the tests themselves. Imports may be added as long as they give no name to
anything that the base mentions.
"""

from __future__ import annotations

from intervention.judgement.collect import Collection
from intervention.judgement.forms import NOTHING, Form, walk
from intervention.judgement.groups import Test


def untouched(
    base: Collection, base_block: Form, current: Collection, current_block: Form
) -> tuple[set[str], set[str]]:
    """The keys, in each collection, of the tests that are the same in both; none when their surroundings differ."""
    if _around(base, base_block) != _around(current, current_block) or not _has_same_imports(base_block, current_block):
        return set(), set()
    known: dict[tuple[object, ...], list[str]] = {}
    for key, test in current.tests.items():
        known.setdefault(_identity(test), []).append(key)
    pairs: list[tuple[str, str]] = []
    for key, test in base.tests.items():
        offers = known.get(_identity(test))
        if offers:
            pairs.append((key, offers.pop(0)))
    return {one for one, _ in pairs}, {other for _, other in pairs}


def _identity(test: Test) -> tuple[object, ...]:
    return test.name, test.group.name, test.closure.form, tuple(test.marks), test.contexts


def _around(collection: Collection, block: Form) -> Form:
    """The file with its tests and imports left out."""
    tests = {id(test.closure.form) for test in collection.tests.values()}
    return _without(block, tests)


def _without(form: Form, tests: set[int]) -> Form:
    kids = tuple(_without(kid, tests) for kid in form.kids if not _is_left_out(kid, tests))
    return Form(form.op, form.text, kids) if form.op != "import" else NOTHING


def _is_left_out(form: Form, tests: set[int]) -> bool:
    inner = form.kids[0] if form.op == "expr" and form.kids else form
    if form.op == "import" or id(inner) in tests:
        return True
    return inner.op == "call" and any(id(kid) in tests for kid in inner.kids)


def _has_same_imports(base: Form, current: Form) -> bool:
    old, new = _imports(base), _imports(current)
    if any(new.get(local) != what for local, what in old.items()):
        return False
    mentioned = {part.text.removesuffix("_") for part in walk(base)}
    return not mentioned & (new.keys() - old.keys())


def _imports(block: Form) -> dict[str, tuple[Form, ...]]:
    return {part.text: part.kids for part in walk(block) if part.op == "bind"}
