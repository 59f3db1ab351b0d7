"""The watchdog's way of calling is told from every other."""

import pytest

from intervention.entrypoints.cli.snapshots import Call, read_plain


def test_the_plain_call_is_read_in_any_order() -> None:
    line = ["--json", "--root", "/w", "--run", "r", "--keep-file", "-", "--name", "n", "--keep-from", "abc"]
    assert read_plain(line) == Call("r", "n", "/w", "abc", "-", is_json=True)
    assert read_plain(["--run", "r", "--name", "n"]) == Call("r", "n")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "--help",
        "--run r",
        "--run r --name",
        "--run r --name n extra",
        "--run r --run s --name n",
        "--run --name n r",
        "--run r --name n --keep-from abc",
        "--run=r --name=n",
        "--run r --name n --other x",
    ],
)
def test_everything_else_is_left_to_the_whole_command_line(line: str) -> None:
    assert read_plain(line.split()) is None
