"""Code of the project that moves to another file: a body left alone is free wherever it stands."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from intervention.judgement import find_moved, judge_business
from tests.unit.judgement.tables import change

OLD = """\
from decimal import Decimal

RATE = Decimal('0.1')


def parse(text):
    return Decimal(text.replace(',', '.'))
"""
STUB = "def split(total, parts):\n    raise NotImplementedError\n"
RUST = "pub fn half(a: u8) -> u8 {\n    a / 2\n}\n"
Files = Mapping[str, str]

MOVES: dict[str, tuple[Files, Files]] = {
    "a module": ({"src/money.py": OLD}, {"src/amounts.py": OLD}),
    "a module to another folder": ({"money.py": OLD, "a/b.py": ""}, {"src/money.py": OLD, "a/b.py": ""}),
    "a module as it is, and another that gets a stub": (
        {"a.py": OLD, "b.py": OLD.replace("parse", "read")},
        {"c.py": OLD, "d.py": OLD.replace("parse", "read") + STUB},
    ),
    "a module of stubs": ({"money.py": STUB}, {"amounts.py": STUB}),
    "a module, with a new stub": ({"money.py": OLD}, {"amounts.py": OLD + "\n\n" + STUB}),
    "a stub that is worded anew": (
        {"money.py": OLD + STUB},
        {"amounts.py": OLD + STUB.replace("Error", "Error(parts)")},
    ),
    "two modules into one": (
        {"a.py": OLD, "b.py": "def half(x):\n    return x / 2\n"},
        {"c.py": OLD + "\n\ndef half(x):\n    return x / 2\n"},
    ),
    "one module into a package": (
        {"a.py": OLD + "\n\ndef half(x):\n    return x / 2\n"},
        {"a/__init__.py": OLD, "a/half.py": "def half(x):\n    return x / 2\n"},
    ),
    "a name for a function of a library": ({"a.py": "total = sum\n"}, {"b.py": "total = sum\n"}),
    "an import from the tests": ({"a.py": "from tests.x import y\n"}, {"b.py": "from tests.x import y\n"}),
    "a statement": ({"a.py": "import x\n\nx.start(3)\n"}, {"b.py": "import x\n\nx.start(3)\n"}),
    "rust": ({"src/a.rs": RUST, "src/lib.rs": "mod a;\n"}, {"src/b.rs": RUST, "src/lib.rs": "mod b;\n"}),
}

BUSINESS: dict[str, tuple[Files, Files, set[str]]] = {
    "a body under another name": ({"a.py": OLD}, {"b.py": OLD.replace("parse", "read")}, {"a.py", "b.py"}),
    "a body that is altered": ({"a.py": OLD}, {"b.py": OLD.replace("'.')", "'')")}, {"a.py", "b.py"}),
    "a file that becomes code": ({"a.txt": OLD}, {"a.py": OLD}, {"a.py", "a.txt"}),
    "a copy": ({"a.py": OLD}, {"a.py": OLD, "b.py": OLD}, {"b.py"}),
    "a body that fills a stub": (
        {"a.py": "def split(total, parts):\n    return total / parts\n", "b.py": STUB},
        {"b.py": "def split(total, parts):\n    return total / parts\n"},
        {"a.py", "b.py"},
    ),
    "a method that becomes one of another class": (
        {"a.py": "class A:\n    def f(self):\n        return self.x + 1\n"},
        {"b.py": "class B:\n    def f(self):\n        return self.x + 1\n"},
        {"a.py", "b.py"},
    ),
    "a module with new behaviour": (
        {"a.py": OLD},
        {"b.py": OLD + "\n\ndef half(x):\n    return x / 2\n"},
        {"a.py", "b.py"},
    ),
    "a helper of the tests": (
        {"tests/calc.py": OLD},
        {"src/calc.py": OLD},
        {"src/calc.py"},
    ),
    "code that goes to the tests": ({"src/calc.py": OLD}, {"tests/calc.py": OLD}, {"src/calc.py"}),
    "a module that is gone": ({"a.py": OLD}, {"b.py": "LIMIT = 3\n"}, {"a.py"}),
    "a module of which a part is gone": (
        {"a.py": OLD + "\n\ndef half(x):\n    return x / 2\n"},
        {"b.py": OLD},
        {"a.py"},
    ),
    "stubs that are gone": ({"a.py": STUB}, {"b.py": "LIMIT = 3\n"}, {"a.py"}),
}


def judged(base: Files, current: Files) -> set[str]:
    """The paths outside of the tests that are business code."""
    changes = {path: change(base.get(path), current.get(path)) for path in {**base, **current}}
    moved = find_moved(changes)
    verdicts = {path: judge_business(path, one, moved=moved).verdict for path, one in changes.items()}
    return {path for path, one in verdicts.items() if one == "business" and not path.startswith("tests/")}


@pytest.mark.parametrize("name", MOVES)
def test_leaves_alone_what_only_moves(name: str) -> None:
    assert judged(*MOVES[name]) == set()


@pytest.mark.parametrize("name", BUSINESS)
def test_acts_on_what_is_no_move(name: str) -> None:
    base, current, expected = BUSINESS[name]
    assert judged(base, current) == expected


def test_among_very_many_files_only_those_that_moved_as_they_are_are_left_alone() -> None:
    many = {f"x/m{number}.py": f"X = {number}\n" for number in range(300)}
    assert judged({"a.py": OLD}, {"b.py": OLD, **many}) == set()
    assert judged({"a.py": OLD}, {"b.py": OLD + STUB, **many}) == {"a.py", "b.py"}
