"""Lines stay within their width, whatever is written in them."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intervention.entrypoints.cli import screen

WORDS = st.text(alphabet="ab -，。中文é\n`", max_size=300)


@given(WORDS, st.integers(min_value=4, max_value=100))
def test_no_wrapped_line_is_wider_than_asked_and_no_character_is_lost(text: str, width: int) -> None:
    lines = screen.wrap(text, width)
    assert all(screen.measure(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_cells_stand_below_each_other_also_beside_chinese() -> None:
    lines = screen.columns([["中文", "x", "one"], ["a", "yy", "two"]])
    assert lines == ["中文  x   one", "a     yy  two"]


def test_what_hangs_begins_below_the_first_word() -> None:
    assert screen.hang("- key: ", "one two three", 20 + 7) == ["- key: one two three"]
    assert screen.hang("- key: ", "a" * 15 + " " + "b" * 15, 27) == ["- key: " + "a" * 15, " " * 7 + "b" * 15]


def test_escape_sequences_of_others_are_shown_and_not_obeyed() -> None:
    assert screen.plain("a\x1b[2Jb\n") == "a\\x1b[2Jb\\n"


def test_without_a_terminal_there_is_no_colour() -> None:
    assert screen.paint("x", "red") == "x"


def test_colours_take_no_room() -> None:
    assert screen.measure("\x1b[31mred\x1b[0m") == 3


@pytest.mark.parametrize(
    "text", ["\x1b[2J", "\x1b]0;title\x07", "\x9b31m", "a\rb", "\x08", "\u202ex", "\x1b[31mred", "\x7f"]
)
def test_nothing_that_a_terminal_would_obey_gets_out(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    screen.show(f"one {text} two")
    screen.warn(f"one {text} two")
    screen.show_json({"text": text})
    said, warned = capsys.readouterr()
    assert (said + warned).replace("\n", "").isprintable()
    assert json.loads(said.splitlines()[-1]) == {"text": text}


def test_our_own_colours_get_out_where_there_are_any(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(screen, "_is_coloured", lambda: True)
    screen.show(screen.paint("red", "bold", "red") + "\x1b[5mblink")
    assert capsys.readouterr().out == "\x1b[1;31mred\x1b[0m\\x1b[5mblink\n"
