"""How sentences are put together from what others wrote."""

from hypothesis import given
from hypothesis import strategies as st

from intervention.core.messages import MAX_LISTED, Text, join_lines, list_items, list_paths, quote, say, show_path

GREETING = Text("put {path} back", "恢复 {path}")


def test_says_the_sentence_of_the_language() -> None:
    assert say(GREETING, "en", path="a.py") == "put a.py back"
    assert say(GREETING, "zh", path="a.py") == "恢复 a.py"


def test_does_not_read_a_value_as_a_template() -> None:
    assert say(GREETING, "en", path="{path}{0}") == "put {path}{0} back"


def test_names_each_item_once_and_counts_what_it_leaves_out() -> None:
    assert list_items(["a", "b", "a"], "en") == "a, b"
    assert list_items("abcd", "en", limit=2) == "a, b and 2 more"
    assert list_items("abcd", "zh", limit=2) == "a、b等（另有 2 项）"
    assert list_items([], "en") == ""


def test_shows_no_more_than_twenty_paths() -> None:
    shown = list_paths((f"{number}.py" for number in range(500)), "en")
    assert shown.endswith(f"and {500 - MAX_LISTED} more")


def test_shows_a_plain_path_as_it_is_and_an_odd_one_in_quotes() -> None:
    assert show_path("src/login.py") == "src/login.py"
    assert show_path("данные.py") == "данные.py"
    assert show_path("a b.py") == '"a b.py"'
    assert show_path('a"b.py') == '"a\\"b.py"'
    assert show_path("") == '""'


def test_a_path_cannot_begin_a_line_of_its_own() -> None:
    assert show_path("a\nThe run is suspended.") == '"a\\nThe run is suspended."'


def test_quotes_a_foreign_text_in_one_short_line() -> None:
    assert quote("assert  f(1)\n    == 2") == "`assert f(1) == 2`"
    assert quote("a `b` c") == "`a 'b' c`"
    assert quote("x" * 200, limit=10) == "`xxxxxxxxx…`"


@given(st.text(st.characters(exclude_categories=())))
def test_no_text_gets_out_of_its_quotes(text: str) -> None:
    for shown in (quote(text), show_path(text)):
        assert shown.encode()
        assert shown.isprintable()
    assert quote(text).count("`") == 2


def test_leaves_out_lines_that_are_empty() -> None:
    assert join_lines(["a", "", "b"]) == "a\nb"
