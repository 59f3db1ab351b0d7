"""A sealed file is known again; one that was edited is not."""

import json

import pytest

from intervention.effects.seal import seal, unseal

PLAIN = json.dumps({"v": 1, "text": 'a "seal" of ü'}, ensure_ascii=False, indent=1).encode() + b"\n"


def test_what_was_sealed_comes_back_and_is_json_all_the_way() -> None:
    sealed = seal(PLAIN)
    assert unseal(sealed) == PLAIN.strip()
    assert json.loads(sealed) | {"seal": None} == json.loads(PLAIN) | {"seal": None}


@pytest.mark.parametrize(
    "text",
    [b"", b"{}", PLAIN, seal(PLAIN).replace(b"1", b"2", 1), seal(PLAIN)[:-3], seal(seal(PLAIN))[:-20], b'{"seal":""}'],
)
def test_what_was_edited_or_never_sealed_is_nothing(text: bytes) -> None:
    assert unseal(text) is None
