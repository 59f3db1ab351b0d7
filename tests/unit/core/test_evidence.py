"""Evidence is shown where it can be looked up."""

from intervention.contract.result import Evidence
from intervention.core.evidence import KINDS, MAX_SHOWN, show_evidence
from tests.support.deciding import evidence, path


def test_names_the_line_of_the_version_in_which_it_stands() -> None:
    pieces = [
        evidence("assert f(1) == 3", current_line=7, base_line=6),
        evidence("assert f(2) == 4", base_line=8),
        evidence("conftest.py"),
    ]
    assert show_evidence([path("t.py", evidence=pieces)], "en") == [
        "- t.py, line 7: `assert f(1) == 3` (it expects something else)",
        "- t.py, line 8 of the earlier version: `assert f(2) == 4` (it expects something else)",
        "- t.py: `conftest.py` (it expects something else)",
    ]


def test_shows_ten_pieces_at_most() -> None:
    many = [path(f"{number}.py", evidence=[evidence("x"), evidence("y")]) for number in range(30)]
    assert len(show_evidence(many, "zh")) == MAX_SHOWN


def test_shows_nothing_where_there_is_none() -> None:
    assert show_evidence([path()], "en") == []


def test_has_words_in_both_languages_for_each_kind_and_shows_another_by_its_name() -> None:
    assert all(text.en.isascii() and not text.zh.isascii() for text in KINDS.values())
    odd = Evidence(kind="hook_added", base_line=None, current_line=2, text="x")
    assert show_evidence([path("t.py", evidence=[odd])], "en") == ["- t.py, line 2: `x` (hook added)"]
