"""Reading bytes as JSON: strict, bounded, and never looking at a part of them twice."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intervention.contract import text
from intervention.contract.text import (
    UnreadableError,
    holds_surrogate,
    is_plain_text,
    may_hold_surrogates,
    printable,
    read_json,
)
from intervention.contract.words import MAX_REQUEST_BYTES

PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(PLAIN)
def test_what_json_can_say_is_read_as_it_was_written(value: object) -> None:
    assert read_json(json.dumps(value).encode()) == value


@given(st.binary())
def test_any_bytes_are_read_or_refused_by_name(raw: bytes) -> None:
    assert read_or_code(raw) in (("read", json_or_none(raw)), "bad_json", "too_large")


NO_JSON = [b"", b"{", b'{"a": NaN}', b"[Infinity]", b"[-Infinity]", b"[1e999]", b"[1,]", b"'a'", b"9" * 5000]
NO_UTF8 = [b"\xff\xfe", b'"\xed\xa0\x80"', "[1]".encode("utf-16"), b"\xef\xbb\xbf{}"]


@pytest.mark.parametrize("raw", [*NO_JSON, *NO_UTF8])
def test_what_is_no_json_in_utf8_is_refused(raw: bytes) -> None:
    with pytest.raises(UnreadableError) as caught:
        read_json(raw)
    assert caught.value.code == "bad_json"


def test_the_deepest_allowed_text_is_read_and_one_level_more_is_refused() -> None:
    assert read_json(b"[" * 64 + b"]" * 64)
    with pytest.raises(UnreadableError) as caught:
        read_json(b"[" * 65 + b"]" * 65)
    assert caught.value.code == "too_large"


def test_brackets_inside_strings_are_no_depth() -> None:
    value = {"a": "[" * 200 + '\\"{' * 200}
    assert read_json(json.dumps(value).encode()) == value


def test_depth_is_found_behind_a_string_that_never_ends() -> None:
    with pytest.raises(UnreadableError) as caught:
        read_json(b"[" * 70 + b'"' + b"]" * 70)
    assert caught.value.code == "too_large"


def test_a_byte_more_than_allowed_is_too_large() -> None:
    at_limit = b'"' + b"a" * (MAX_REQUEST_BYTES - 2) + b'"'
    assert len(read_json(at_limit)) == MAX_REQUEST_BYTES - 2
    with pytest.raises(UnreadableError) as caught:
        read_json(at_limit + b" ")
    assert caught.value.code == "too_large"


@pytest.mark.parametrize("piece", [b'\\"', b'"', b"\\", b'"\\', b'[""', b"\\\\"])
def test_strings_are_taken_out_in_one_pass(piece: bytes) -> None:
    """What the pattern leaves holds no quotation mark, so no attempt at a match was given up and begun again."""
    raw = b'"' + piece * 50_000
    assert b'"' not in text._STRING.sub(b"", raw)
    assert sum(len(match[0]) for match in re.finditer(text._STRING, raw)) <= len(raw)


def test_a_lone_surrogate_is_seen_wherever_it_is() -> None:
    for value in ("\ud800", {"\udfff": 1}, [{"a": ["\udc00"]}]):
        assert holds_surrogate(value)
        assert may_hold_surrogates(json.dumps(value).encode())
    assert not holds_surrogate(["a", {"b": "😀"}, 1, None])
    assert not may_hold_surrogates("😀".encode())


@given(st.text(st.characters(codec=None), max_size=600))
def test_every_message_can_be_written(message: str) -> None:
    assert is_plain_text(printable(message))


def read_or_code(raw: bytes) -> object:
    try:
        return "read", read_json(raw)
    except UnreadableError as error:
        return error.code


def json_or_none(raw: bytes) -> object:
    try:
        return json.loads(raw)
    except ValueError:
        return None
