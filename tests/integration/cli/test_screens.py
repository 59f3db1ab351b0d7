"""What people see, kept as text at 80 columns."""

import json
import os
import sys
from pathlib import Path

import pytest

from tests.integration.cli.conftest import Demo
from tests.support import screens
from tests.support.commands import call, call_json, make_repository

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


def test_the_demonstration_says_what_it_has_set_in_its_project(demo: Demo) -> None:
    settings = json.loads((demo.root / ".opencode/watchdog.jsonc").read_text())
    assert settings["ladders"]["MODIFIED_TEST"].index("rollback+suspend") == 1
    assert settings["approval"] == "none"
    said = " ".join(demo.answer.out.split())
    assert "stops the run the second time (by default the third), no approval is asked for" in said
    default = call_json(demo.root, "explain", "V-5", extra={"HOME": str(demo.folder)})["explained"][0]["ladder"]
    assert default == ["rollback", "rollback+suspend"]
    (demo.folder / "plain").mkdir()
    plain = call_json(make_repository(demo.folder / "plain"), "explain", "V-5", extra={"HOME": str(demo.folder)})
    assert plain["explained"][0]["ladder"].index("rollback+suspend") == 2


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
