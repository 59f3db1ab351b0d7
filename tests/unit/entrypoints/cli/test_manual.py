"""The commands' documents say what the help says, and every command is complete."""

import os
import subprocess
import sys
from pathlib import Path

import click
import pytest

from intervention.entrypoints.cli.manual import Page, read_pages
from intervention.entrypoints.cli.program import COMMANDS, build

GROUPS = {"quarantine", "exceptions", "ki"}
#: One changes nothing and prints a script, the other speaks JSON anyway.
WITHOUT_JSON = {"intervention completion", "intervention intervene"}


def generated(kind: str, language: str) -> str:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "intervention.entrypoints.cli.manual", kind],
        env={**os.environ, "INTERVENTION_LANGUAGE": language, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize(
    ("name", "kind", "language"),
    [("commands.md", "markdown", "en"), ("commands.zh-CN.md", "markdown", "zh"), ("intervention.1", "man", "en")],
)
def test_the_documents_are_as_generated(root: Path, name: str, kind: str, language: str) -> None:
    kept = (root / "docs" / name).read_text(encoding="utf-8")
    assert kept == generated(kind, language), "run tools/documents.sh"


def test_every_command_of_the_table_is_there_and_no_other(root: Path) -> None:
    files = {path.stem for path in (root / "intervention/entrypoints/cli/commands").glob("*.py")} - {"__init__"}
    assert files == set(COMMANDS)
    program = build()
    context = click.Context(program)
    assert all(program.get_command(context, name) is not None for name in COMMANDS)
    assert program.get_command(context, "../evil") is None


@pytest.mark.parametrize("page", read_pages(), ids=lambda page: page.usage.split(" [")[0])
def test_each_has_help_an_example_and_json(page: Page) -> None:
    name = page.usage.split(" [")[0]
    is_group = name.split()[-1] in GROUPS
    assert page.help
    assert page.example.startswith("intervention ")
    has_json = any(names == "--json" for names, _ in page.options)
    assert has_json is not (is_group or name in WITHOUT_JSON)
    assert all(said for _, said in page.options)


def test_in_chinese_nothing_of_the_english_help_is_left() -> None:
    english, chinese = generated("markdown", "en"), generated("markdown", "zh")
    prose = {line for line in english.splitlines() if line.startswith(("- `", "| ")) or line[:1].isupper()}
    same = [line for line in prose & set(chinese.splitlines()) if not line.startswith("| ---")]
    assert same == []
