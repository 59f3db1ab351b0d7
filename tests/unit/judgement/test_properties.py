"""Over many random edits: one changed assertion is always noticed, any number of honest edits never.

The samples are those of the language tables; each number in one of them is an input or an expectation.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.judgement import (
    test_csharp,
    test_go,
    test_java,
    test_kotlin,
    test_php,
    test_python,
    test_rspec,
    test_ruby,
    test_rust,
    test_script,
)
from tests.unit.judgement.tables import verdict

SAMPLES: dict[str, ModuleType] = {
    "python": test_python, "typescript": test_script, "go": test_go, "rust": test_rust, "java": test_java,
    "ruby": test_ruby, "rspec": test_rspec, "csharp": test_csharp, "kotlin": test_kotlin, "php": test_php,
}  # fmt: skip
ASSERTS = re.compile(r"^\s*(?:self\.|\$this->|await )?(?:assert|expect|Assert)\w*!?[ .(]")
NAMES = {
    "python": ("made",), "typescript": ("cart",), "go": ("got", "till"), "rust": ("price", "want"),
    "java": ("cart", "want"), "ruby": ("price", "want"), "rspec": ("cart",), "csharp": ("_cart", "want"),
    "kotlin": ("cart", "want"), "php": ("want", "price"),
}  # fmt: skip
COMMENT = {"python": "#", "ruby": "#", "rspec": "#"}
counts: Counter[str] = Counter()


@pytest.fixture(scope="module", autouse=True)
def _report() -> Iterator[None]:
    yield
    print(f"\nmutations noticed: {counts['noticed']}, honest edits left alone: {counts['left alone']}")


def path_of(name: str) -> str:
    return getattr(SAMPLES[name], "PATH", "tests/test_cart.py")


def mutations(name: str, text: str) -> list[str]:
    """Every version of the sample in which one number, comparison or assertion is another."""
    found = []
    for match in re.finditer(r"(?<![\w.`])\d+(?![\w.])", text):
        found.append(text[: match.start()] + str(int(match[0]) + 7) + text[match.end() :])
    for match in re.finditer(r"==|!=(?!=)", text):
        other = "!=" if match[0] == "==" else "=="
        found.append(text[: match.start()] + other + text[match.end() :])
    lines = text.splitlines(keepends=True)
    for place, line in enumerate(lines):
        if ASSERTS.match(line) and line.rstrip().endswith((")", ";", "0", "2", "l", '"')):
            found.append("".join(lines[:place] + lines[place + 1 :]))
    return found


@pytest.mark.parametrize("name", SAMPLES)
def test_every_single_change_of_an_assertion_is_noticed(name: str) -> None:
    base = SAMPLES[name].BASE
    versions = mutations(name, base)
    unnoticed = [version for version in versions if verdict(path_of(name), base, version) != "changed"]
    assert unnoticed == []
    assert len(versions) >= 5
    counts["noticed"] += len(versions)


def rename(name: str, text: str) -> str:
    for one in NAMES[name]:
        text = re.sub(rf"(?<![\w.'\"/:])(\$?){one}(?=[\s.,;=)\]|\[:-])(?!\.(?:go|ts|js))", rf"\g<1>{one}Renamed", text)
    return text


def comment(name: str, text: str) -> str:
    lines = text.split("\n")
    place = next(number for number, line in enumerate(lines) if number > 2 and line == "")
    return "\n".join([*lines[:place], f"{COMMENT.get(name, '//')} a remark", *lines[place:]])


def spread(name: str, text: str) -> str:
    return text.replace("\n\n", "\n\n\n")


def carriage_returns(name: str, text: str) -> str:
    return text.replace("\n", "\r\n")


def blanks_at_ends(name: str, text: str) -> str:
    return "\n".join(line + "  " if line.endswith((")", ";")) else line for line in text.split("\n"))


EDITS: tuple[Callable[[str, str], str], ...] = (comment, spread, blanks_at_ends, carriage_returns)


@settings(max_examples=120, deadline=None, derandomize=True)
@given(name=st.sampled_from(sorted(SAMPLES)), edits=st.lists(st.sampled_from(EDITS), min_size=1, unique=True))
def test_honest_edits_are_left_alone_in_any_combination(name: str, edits: list[Callable[[str, str], str]]) -> None:
    base = SAMPLES[name].BASE
    text = base
    for edit in sorted(edits, key=EDITS.index):
        text = edit(name, text)
    assert verdict(path_of(name), base, text) == "unchanged"
    counts["left alone"] += 1


@settings(max_examples=120, deadline=None, derandomize=True)
@given(
    name=st.sampled_from(sorted(SAMPLES)),
    edits=st.lists(st.sampled_from(EDITS), unique=True),
    pick=st.integers(min_value=0, max_value=10_000),
)
def test_a_changed_assertion_is_noticed_below_honest_edits(
    name: str, edits: list[Callable[[str, str], str]], pick: int
) -> None:
    base = SAMPLES[name].BASE
    versions = mutations(name, base)
    text = versions[pick % len(versions)]
    for edit in sorted(edits, key=EDITS.index):
        text = edit(name, text)
    assert verdict(path_of(name), base, text) == "changed"
    counts["noticed"] += 1


@pytest.mark.parametrize("name", [name for name in SAMPLES if name not in ("typescript", "rspec")])
def test_renaming_variables_throughout_is_left_alone(name: str) -> None:
    base = SAMPLES[name].BASE
    text = rename(name, base)
    assert text != base
    assert verdict(path_of(name), base, text) == "unchanged"
