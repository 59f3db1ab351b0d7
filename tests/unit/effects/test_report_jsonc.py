"""JSON with comments: what JSON says is kept, what is written around it is not, and nothing takes long."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intervention.effects.report_jsonc import Broken, read_jsonc

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(VALUES)
def test_plain_json_means_what_it_means(value: Any) -> None:
    assert read_jsonc(json.dumps(value)) == value
    assert read_jsonc(json.dumps(value, indent=2, ensure_ascii=False)) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"a": 1, // one\n "b": [1, 2,], /* two\n lines */ }', {"a": 1, "b": [1, 2]}),
        (
            '{"url": "http://x", "c": "/* no */ // no", "d": "a,]"}',
            {"url": "http://x", "c": "/* no */ // no", "d": "a,]"},
        ),
        ('{"q": "\\"// still text", }', {"q": '"// still text'}),
        ('\ufeff{"a": true} // end', {"a": True}),
        ("[1 /* , */, 2, // ]\n]", [1, 2]),
    ],
)
def test_comments_and_trailing_commas_are_passed_over(text: str, value: Any) -> None:
    assert read_jsonc(text) == value


@pytest.mark.parametrize(
    ("text", "line"), [('{\n"a": 1\n"b": 2}', 3), ("{\n/* never closed\n}", 3), ("", 1), ('{"a": "\n"}', 1), ("[,]", 1)]
)
def test_what_is_broken_is_named_by_its_line(text: str, line: int) -> None:
    found = read_jsonc(text)
    assert isinstance(found, Broken)
    assert found.line == line


@pytest.mark.parametrize(
    "text",
    [
        *("/*" * 100_000, "[" * 100_000, '"' * 100_001, ", " * 100_000, "/" * 200_000, "a" * 300_000),
        *('"' + '\\"' * 100_000, '"' + '\\"' * 100_000 + "\n", '"' + "\\" * 200_001 + '"'),
    ],
)
def test_nothing_that_is_written_keeps_it_busy(text: str) -> None:
    assert isinstance(read_jsonc(text), Broken)
