"""What people see, kept as text at 80 columns."""

import os
import sys
from pathlib import Path

import pytest

from tests.integration.cli.conftest import Demo
from tests.support import screens
from tests.support.commands import call, call_json

UTC = {"TZ": "UTC"}


def operation(demo: Demo, kind: str) -> str:
    """The oldest operation of a kind."""
    found = [one["id"] for one in call_json(demo.root, "log")["operations"] if one["kind"] == kind]
    return str(found[-1])


def check(root: Path, demo: Demo, name: str, text: str) -> None:
    shown = screens.normalise(text, demo.folder)
    assert max(len(line) for line in shown.splitlines()) <= 80
    screens.compare(root / "docs/screens" / f"{name}.txt", shown)


def test_the_demonstration(root: Path, demo: Demo) -> None:
    assert (demo.answer.status, demo.answer.err) == (0, "")
    text = demo.answer.out.replace(str(demo.root.parent), "/scratch/demo")
    check(root, demo, "demo", text)


@pytest.mark.parametrize("name", ["status", "log"])
def test_a_look_at_the_run(root: Path, demo: Demo, name: str) -> None:
    shown = call(demo.root, name, extra=UTC)
    assert (shown.status, shown.err) == (0, "")
    check(root, demo, name, shown.out)


@pytest.mark.parametrize("name", ["show", "explain"])
def test_a_look_at_an_operation(root: Path, demo: Demo, name: str) -> None:
    shown = call(demo.root, name, operation(demo, "rollback"), extra=UTC)
    assert (shown.status, shown.err) == (0, "")
    check(root, demo, name, shown.out)


def test_a_checkup_where_all_is_well(root: Path, demo: Demo, tmp_path: Path) -> None:
    engine = tmp_path / "bin/intervention"
    engine.parent.mkdir()
    engine.write_text(f'#!/bin/sh\nexec {sys.executable} -P -m intervention "$@"\n')
    engine.chmod(0o755)
    path = f"{engine.parent}{os.pathsep}{os.environ['PATH']}"
    home = {"HOME": str(tmp_path), "PATH": path, "INTERVENTION_COMMAND": '["intervention"]', **UTC}
    assert call(tmp_path, "install", "--yes", extra=home).status == 0
    shown = call(demo.root, "doctor", extra=home)
    assert (shown.status, shown.err) == (0, ""), shown
    check(root, demo, "doctor", shown.out.replace(str(demo.root.parent), "/scratch/demo"))
