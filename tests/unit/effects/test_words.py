"""Every sentence of this room is there in both languages, and every hint says what to do."""

import re

import pytest

from intervention.effects.words import DECLINED, ERRORS, LEFT, explain, left, wire_error
from intervention.errors import Declined, GitFailed

FIELDS = re.compile(r"\{(\w+)\}")


@pytest.mark.parametrize("key", [*ERRORS, *DECLINED])
def test_an_error_has_a_sentence_and_a_hint_in_both(key: str) -> None:
    for text in (ERRORS | DECLINED)[key]:
        assert text.en
        assert text.zh
        assert text.en != text.zh
        assert FIELDS.findall(text.en) == FIELDS.findall(text.zh) or set(FIELDS.findall(text.en)) == set(
            FIELDS.findall(text.zh)
        )


@pytest.mark.parametrize("key", LEFT)
def test_a_reason_is_worded_in_both(key: str) -> None:
    assert left(key, "en") != left(key, "zh")


def test_facts_fill_the_sentence_and_an_unknown_key_is_still_a_sentence() -> None:
    error = wire_error(GitFailed("git_error", command="status", code="128", said="fatal"), "en")
    assert (error.code, error.message) == ("git_failed", "`git status` failed (exit 128): fatal")
    assert explain(Declined("no_operation", id="op_1"), "zh")[0] == "没有操作 op_1"
    assert wire_error(GitFailed("never heard of"), "en").hint
