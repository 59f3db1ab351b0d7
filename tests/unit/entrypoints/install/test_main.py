"""The door for install.sh."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from intervention.entrypoints.cli.language import current
from intervention.entrypoints.install.__main__ import main


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))


def test_it_needs_nothing_but_the_standard_library(root: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-S", "-P", "-m", "intervention.entrypoints.install", "--dry-run"]
    environment = {
        "PYTHONPATH": str(root),
        "HOME": str(tmp_path),
        "PATH": os.environ["PATH"],
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "would write" in done.stdout


def test_it_answers_in_chinese_when_asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("INTERVENTION_LANGUAGE", "zh")
    current.cache_clear()
    assert main(["--dry-run"]) == 0
    current.cache_clear()
    assert "将写入" in capsys.readouterr().out


def test_it_answers_in_the_language_of_the_machine(root: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-m", "intervention.entrypoints.install", "--project", "absent"]
    environment = {"PYTHONPATH": str(root), "HOME": str(tmp_path), "LANG": "zh_CN.UTF-8"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "没有再做任何操作" in done.stderr


def test_a_refusal_is_an_exit_status(tmp_path: Path) -> None:
    plugin = tmp_path / ".config" / "opencode" / "plugin" / "watchdog.js"
    plugin.parent.mkdir(parents=True)
    plugin.write_text("// somebody else's", encoding="utf-8")
    assert main([]) == 1


def test_an_error_is_a_sentence_that_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--project", str(tmp_path / "absent")]) == 1
    said = capsys.readouterr().err
    assert "absent" in said
    assert "run this again" in said


@pytest.mark.parametrize("arguments", [[], ["--uninstall"]])
def test_an_agents_session_is_refused_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    monkeypatch.setenv("INTERVENTION_AGENT", "1")
    assert main(arguments) == 4
    assert "terminal of your own" in capsys.readouterr().err
    assert list(tmp_path.rglob("*")) == []
    assert main(["--dry-run", *arguments]) == 0


def test_what_is_installed_records_the_refusal_and_goes_with_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([]) == 0
    with monkeypatch.context() as agent:
        agent.setenv("INTERVENTION_AGENT", "1")
        assert main(["--uninstall"]) == 4
    record = json.loads((tmp_path / ".local/share/intervention/commands.jsonl").read_text())
    assert (record["command"], record["outcome"]) == ("uninstall", "agent")
    assert (record["agent_environment"], record["host_ancestor"]) == (True, False)
    assert main(["--uninstall"]) == 0
    assert list(tmp_path.rglob("*")) == []
