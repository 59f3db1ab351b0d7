"""What was found in a prompt is shown with line, text, category and pattern."""

from intervention.contract.details.parts import PromptMatch
from intervention.core.prompts import CATEGORIES, show_matches


def test_shows_line_text_category_and_pattern() -> None:
    assert show_matches([match("FP-5", 3)], "en") == [
        "- line 3: `this is round 4` (FP-5, which round it is; pattern `round N`)"
    ]


def test_knows_all_seven_categories_and_injection_in_both_languages() -> None:
    assert list(CATEGORIES) == [f"FP-{number}" for number in range(1, 8)] + ["INJECTION"]
    assert all(text.en.isascii() and not text.zh.isascii() for text in CATEGORIES.values())


def test_shows_a_category_that_it_does_not_know_as_forbidden() -> None:
    assert "(FP-9, forbidden;" in show_matches([match("FP-9", 1)], "en")[0]


def test_counts_matches_beyond_twenty() -> None:
    lines = show_matches([match("FP-1", number) for number in range(23)], "en")
    assert len(lines) == 21
    assert lines[-1] == "- and 3 more"


def match(category: str, line: int) -> PromptMatch:
    return PromptMatch(category=category, pattern="round N", line=line, text="this is round 4")
