"""Every reason has words in both languages."""

import pytest

from intervention.core.reasons import REASONS, TREES, reason, tree_reason


@pytest.mark.parametrize("key", [*REASONS, *TREES])
def test_has_words_in_both_languages(key: str) -> None:
    text = {**REASONS, **TREES}[key]
    assert text.en.isascii()
    assert not text.zh.isascii()


@pytest.mark.parametrize("key", REASONS)
def test_a_reason_says_what_is_so_and_then_what_to_do(key: str) -> None:
    assert ";" in REASONS[key].en or "," in REASONS[key].en


def test_passes_on_what_is_no_key() -> None:
    assert reason("the disk is full", "zh") == "the disk is full"
    assert tree_reason("something new", "en") == "something new"
