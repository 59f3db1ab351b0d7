"""What every command has: help with an example in both languages, one JSON value, a screen of 80 columns."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from intervention.entrypoints.cli.screen import measure
from tests.integration.cli.conftest import Demo
from tests.support.commands import call, call_json, environment

LOOKS = (
    ["status"],
    ["log"],
    ["show", "OP"],
    ["explain", "OP"],
    ["quarantine", "list"],
    ["runs"],
    ["decisions", "--all"],
    ["exceptions", "list", "--all"],
    ["config", "--all"],
    ["undo", "OP", "--dry-run"],
    ["restore", "OP", "--dry-run"],
    ["decide", "DECISION", "--dry-run"],
    ["gc", "--older-than", "1s", "--dry-run"],
    ["install", "--dry-run"],
    ["uninstall", "--dry-run"],
    ["doctor"],
    ["replay", ".git/intervention/main/runs"],
    ["version"],
)
#: A path or a command that is to be copied is never broken, and a question is shown as it was asked.
UNBROKEN = ("/", "`")

PROBE = """
import json, click
from intervention.entrypoints.cli.program import build
def walk(command, ctx):
    yield ctx.command_path, command.get_help(ctx)
    for name in command.list_commands(ctx) if isinstance(command, click.Group) else ():
        below = command.get_command(ctx, name)
        yield from walk(below, click.Context(below, info_name=name, parent=ctx, **below.context_settings))
program = build()
print(json.dumps(list(walk(program, click.Context(program, info_name="intervention", **program.context_settings)))))
"""


def helps(language: str) -> list[tuple[str, str]]:
    """(command, its help) for all of them."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE],
        env=environment({"INTERVENTION_LANGUAGE": language}),
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[tuple[str, str]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(("language", "example", "usage"), [("en", "Example:", "Usage:"), ("zh", "示例:", "用法：")])
def test_help_has_an_example_of_that_command_in_80_columns(language: str, example: str, usage: str) -> None:
    found = helps(language)
    assert len(found) > 30
    for path, text in found:
        assert text.startswith(usage), path
        shown = text.split(example)[1].strip()
        assert shown.startswith(path.split()[0] + (f" {path.split()[1]}" if " " in path else "")), path
        assert max(measure(line) for line in text.splitlines()) <= 80, text
        assert any("一" <= char <= "鿿" for char in text) == (language == "zh"), path


@pytest.fixture(scope="module")
def names(demo: Demo) -> dict[str, str]:
    quarantined = next(one for one in call_json(demo.root, "log")["operations"] if one["kind"] == "quarantine")
    (decision,) = call_json(demo.root, "decisions", "--all")["decisions"]
    return {"OP": quarantined["id"], "DECISION": decision["id"]}


def filled(line: list[str], names: dict[str, str]) -> list[str]:
    return [names.get(word, word) for word in line]


@pytest.mark.parametrize("line", LOOKS, ids=lambda line: " ".join(line))
def test_json_is_one_value_that_says_whether_it_went_well(demo: Demo, names: dict[str, str], line: list[str]) -> None:
    answer = call(demo.root, *filled(line, names), "--json", extra={"HOME": str(demo.folder)})
    values: list[Any] = [json.loads(text) for text in answer.out.splitlines()]
    assert len(values) == 1 or line[0] == "replay"  # decisions come one a line, and the summary last
    assert values[-1]["v"] == 1
    assert values[-1]["ok"] is (answer.status == 0), answer
    assert answer.err == ""


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("line", LOOKS, ids=lambda line: " ".join(line))
def test_a_pipe_gets_80_columns_without_colour(
    demo: Demo, names: dict[str, str], line: list[str], language: str
) -> None:
    room = {"HOME": str(demo.folder), "INTERVENTION_LANGUAGE": language, "NO_COLOR": "", "TERM": "xterm"}
    answer = call(demo.root, *filled(line, names), extra=room)
    text = answer.out + answer.err
    assert text.strip()
    assert "\x1b" not in text
    wide = [one for one in text.splitlines() if measure(one) > 80 and not any(mark in one for mark in UNBROKEN)]
    assert wide == []


def test_columns_follow_the_terminal_that_is_named(demo: Demo) -> None:
    for columns in (40, 120):
        shown = call(demo.root, "status", extra={"COLUMNS": str(columns)}).out
        assert 30 < max(measure(line) for line in shown.splitlines()) <= columns
    assert Path(demo.root).is_dir()
