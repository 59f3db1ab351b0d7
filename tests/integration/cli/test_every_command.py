"""What every command has: help with an example in both languages, one JSON value, a screen of 80 columns."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from intervention.entrypoints.cli.screen import measure
from intervention.entrypoints.cli.wording import counted
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
#: A word that is longer, such as a path, is never broken, so that it can be copied.
LONGEST_WORD = 40

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
    assert wide_lines(text) == []


def wide_lines(text: str) -> list[str]:
    lines = [one for one in text.splitlines() if measure(one) > 80]
    return [one for one in lines if all(measure(word) <= LONGEST_WORD for word in one.split())]


LONG = "a run whose description has many words, so that it does not fit into one line of a terminal " * 3


@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_long_description_and_an_ending_run_keep_to_80_columns_too(demo: Demo, tmp_path: Path, language: str) -> None:
    root = demo.copy(tmp_path)
    name = root / ".git/intervention/main/state.json"
    state = json.loads(name.read_text())
    state["run"]["pipeline"]["description"] = LONG
    state["archived"] = [{"run_id": "run_" + "0" * 32, "description": LONG, "ended": "2026-11-30T15:44:23.006Z"}]
    name.write_text(json.dumps(state))
    assert call(root, "runs", "end", "--yes").status == 0
    shown = call(root, "runs", extra={"INTERVENTION_LANGUAGE": language}).out
    assert max(measure(line) for line in shown.splitlines()) <= 80
    assert " ".join(shown.split()).count(LONG.strip()[:190]) == 2


@pytest.mark.parametrize("language", ["en", "zh"])
def test_installing_and_uninstalling_keep_to_80_columns_and_break_no_path(tmp_path: Path, language: str) -> None:
    extra = {"HOME": str(tmp_path), "INTERVENTION_LANGUAGE": language}
    for line in (["install", "--dry-run"], ["install", "--yes"], ["uninstall", "--dry-run"], ["uninstall", "--yes"]):
        shown = call(tmp_path, *line, extra=extra)
        assert shown.status == 0
        assert wide_lines(shown.out) == []
        assert str(tmp_path / ".config/opencode/plugin/watchdog.js") in shown.out


def test_one_is_said_as_one(demo: Demo, tmp_path: Path) -> None:
    root = demo.copy(tmp_path)
    name = root / ".git/intervention/main/state.json"
    state = json.loads(name.read_text())
    state["run"]["pipeline"] |= {"status": "ralph_loop", "round": 1, "roundLimit": 10}
    state["run"] |= {"callsSeen": 1, "writesSeen": 1}
    name.write_text(json.dumps(state))
    shown = [call(root, *line).out for line in (["status"], ["replay", ".git/intervention/main/runs"])]
    shown.append(call(root, "report", ".git/intervention/main/runs", "-o", str(tmp_path / "r.html")).out)
    assert "1 round of 10" in shown[0]
    assert "1 call seen" in shown[0]
    assert "1 log · 1 run ·" in shown[1]
    assert "(1 run)" in shown[2]
    assert (counted(1, "entry", "entries"), counted(2, "entry", "entries")) == ("1 entry", "2 entries")


def test_no_text_leaves_the_number_of_a_noun_open(root: Path) -> None:
    """Neither `1 rounds` nor `round(s)`: a number before an English noun goes through `counted`."""
    sources = sorted((root / "intervention/entrypoints").rglob("*.py"))
    assert len(sources) > 50
    for path in sources:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"[a-z]\(s\)", text), path


def test_in_chinese_a_run_and_whoever_reads_have_one_name_each(root: Path) -> None:
    for path in sorted((root / "intervention/entrypoints").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert not re.search("流程|你", text), path


def test_columns_follow_the_terminal_that_is_named(demo: Demo) -> None:
    for columns in (40, 120):
        shown = call(demo.root, "status", extra={"COLUMNS": str(columns)}).out
        assert 30 < max(measure(line) for line in shown.splitlines()) <= columns
    assert Path(demo.root).is_dir()
