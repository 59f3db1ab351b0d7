"""What a person can answer."""

import pytest

from intervention.contract.words import Language
from intervention.core.suspension import abandon, allow, ask, begin_again, go_on, waive
from tests.support.deciding import group


def test_offers_to_bring_back_what_was_taken_away() -> None:
    options = {option.key: option for option in ask(group("SKIP_RED_PHASE"), "?", has_undone=True).options}
    assert list(options) == ["continue", "allow", "abandon"]
    assert options["allow"].restores == ("own",)
    assert options["allow"].waives == ("SKIP_RED_PHASE",)


def test_offers_to_let_it_pass_where_nothing_was_taken_away() -> None:
    options = {option.key: option for option in ask(group("SKIP_REVIEW"), "?", has_undone=False).options}
    assert list(options) == ["continue", "waive", "abandon"]
    assert options["waive"].waives == ("SKIP_REVIEW",)


def test_only_allow_brings_anything_back_and_only_abandon_ends_the_run() -> None:
    options = [go_on("en", has_undone=True), allow("REGRESSION", "en"), waive("REGRESSION", "en"), begin_again("en")]
    assert [option.key for option in options if option.restores] == ["allow"]
    assert [option.run for option in [*options, abandon("en")]] == [
        "resume",
        "resume",
        "resume",
        "return_phase",
        "archive",
    ]


@pytest.mark.parametrize("language", ["en", "zh"])
def test_every_option_has_a_label_and_a_consequence_in_the_language(language: Language) -> None:
    for has_undone in (True, False):
        for option in ask(group("REGRESSION", language=language), "?", has_undone=has_undone).options:
            assert option.label.isascii() is (language == "en")
            assert option.consequence.isascii() is (language == "en")
