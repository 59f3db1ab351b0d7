"""Every command that a document shows is one that exists and takes these words."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import copies

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = (*ROOT.glob("README*.md"), *ROOT.glob("docs/*.md"), ROOT / "bridge-schema" / "README.md")
# What a person puts in: a value of the right shape, so that only the command itself can be wrong.
FILLED = {
    "OP": "op_0193f2b8a7e4c1",
    "ID": "dec_0193f2b8a7e4c1",
    "OPTION": "continue",
    "PATH": "a.py",
    "PATH…": "a.py",
    "TEXT": "because",
    "DIR": ".",
}
USAGE = 2


def shown(document: Path) -> list[str]:
    """The commands in a document's code: `intervention …` and `./install.sh …`, without prompt and comment."""
    lines = (
        line.strip().removeprefix("$ ").split("  #")[0].strip()
        for line in document.read_text(encoding="utf-8").splitlines()
    )
    return [line for line in lines if re.match(r"(intervention|\./install\.sh)( |$)", line) and not line.endswith(":")]


CASES = sorted({(document.relative_to(ROOT).as_posix(), line) for document in DOCUMENTS for line in shown(document)})


def words_of(line: str) -> list[str]:
    line = re.split(r" [<>|] ", line)[0].replace("[", "").replace("]", "")
    return [FILLED.get(word, word) for word in shlex.split(line)]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    project = tmp_path / "project"
    project.mkdir()
    copies.plant(project, {"a.py": "x = 1\n"})
    for arguments in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "start"]):
        assert copies.run(["git", *arguments], project).status == 0
    return project


def test_the_readme_shows_commands_in_both_languages() -> None:
    english, chinese = (
        {line for name, line in CASES if name == document} for document in ("README.md", "README.zh-CN.md")
    )
    assert english
    assert {line.split()[-1] for line in english} >= {"demo", "status", "--uninstall"}
    assert english == chinese


@pytest.mark.parametrize(("document", "line"), [case for case in CASES if case[1].startswith("intervention")])
def test_the_command_exists_and_takes_these_words(document: str, line: str, project: Path, tmp_path: Path) -> None:
    words = words_of(line)
    if words[1:2] == ["demo"] and len(words) == 2:
        words.append("--help")  # it is played in full by a test of its own
    command = [sys.executable, "-P", "-m", "intervention", *words[1:]]
    environment = {"HOME": str(tmp_path), "PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=project, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    assert done.returncode != USAGE, f"{document} shows `{line}`:\n{done.stderr}"
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("document", "line"), [case for case in CASES if case[1].startswith("./install.sh")])
def test_the_install_script_takes_these_words(document: str, line: str, tmp_path: Path) -> None:
    words = words_of(line)
    if "--test" in words:
        words.append("--help")  # it would run this very suite
    rehearsal = ["/bin/sh", str(ROOT / "install.sh"), *words[1:], "--dry-run"]
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    status, text = copies.run(rehearsal, tmp_path, {"HOME": str(tmp_path), "PATH": path})
    assert status == 0, f"{document} shows `{line}`:\n{text}"
