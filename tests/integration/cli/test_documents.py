"""Every command that the documents show is run as it stands there, in a worktree in which it has something to do."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.integration.cli.conftest import Demo
from tests.support import envelopes
from tests.support.acted import engine_result
from tests.support.commands import ROOT, Answer, call, call_json, environment, git

DOCUMENTS = ("README.md", "README.zh-CN.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")))
LINE = re.compile(r"^(?: {4}|\$ )(intervention .*)$", re.MULTILINE)
#: The fixture has run it already, and once is enough.
DONE_ELSEWHERE = ("demo",)
ASKING = (
    "undo",
    "restore",
    "decide",
    "allow",
    "mine",
    "exceptions remove",
    "runs end",
    "config accept",
    "gc",
    "install",
)


def shown_commands() -> list[str]:
    """Each once, without the remark behind it."""
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in DOCUMENTS]
    lines = [re.split(r"\s+#\s", line)[0].strip() for text in texts for line in LINE.findall(text)]
    return sorted({line for line in lines if line.split()[1] not in DONE_ELSEWHERE})


class Scene(NamedTuple):
    """A worktree with an operation, an open decision, an exception, a document, a log and a request beside it."""

    root: Path
    names: dict[str, str]


@pytest.fixture(scope="module")
def scene(demo: Demo, tmp_path_factory: pytest.TempPathFactory) -> Scene:
    folder = tmp_path_factory.mktemp("documents")
    root = demo.copy(folder)
    operations = call_json(root, "log")["operations"]
    run_id = operations[0]["run_id"]
    asked = engine_result(root, envelopes.violation("ralph-rounds-exceeded"), run_id=run_id)["decision"]["id"]
    exception = call_json(root, "allow", "a.py", "--reason", "r", "--yes")["name"]
    call_json(root, "ki", "add", "one", "-d", "text")
    request = envelopes.request()
    request["project"]["root"] = str(root)
    (root / "request.json").write_text(json.dumps(request))
    log = root / f".git/intervention/main/runs/{run_id}/audit.jsonl"
    for copy in (root / "run.audit.jsonl", root / "logs/run.audit.jsonl"):
        copy.parent.mkdir(exist_ok=True)
        shutil.copy(log, copy)
    quarantined = next(one["id"] for one in operations if one["kind"] == "quarantine")
    (root / "cart.py").unlink()  # so that what is kept of it can come back
    names = {"OP": quarantined, "decision": asked, "exception": exception}
    return Scene(root, names)


def fill(line: str, names: dict[str, str]) -> str:
    """Real names in the place of those of the examples."""
    line = re.sub(r"\bop_[0-9a-f]+\b|\bOP\b", names["OP"], line)
    line = re.sub(r"\bex_[0-9a-f]+\b", names["exception"], line)
    line = re.sub(r"\bdec_[0-9a-f]+ \w+|\bID OPTION\b", f"{names['decision']} accept", line)
    line = line.replace("[PATH…]", "cart.py").replace("PATH…", "cart.py").replace("PATH", "cart.py")
    line = line.replace("src/login.py", "cart.py").replace("TEXT", "text").replace("--root project", "--root .")
    is_asking = any(f"intervention {name}" in line for name in ASKING) and "--dry-run" not in line
    return f"{line} --yes" if is_asking and "uninstall" not in line else line


def run(line: str, folder: Path, scene: Scene) -> Answer:
    """The line in a shell, in a copy of the scene, with an empty home."""
    root = Path(shutil.copytree(scene.root, folder / "project", symlinks=True))
    command = folder / "bin/intervention"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -P -m intervention "$@"\n')
    command.chmod(0o755)
    (folder / ".config/fish/completions").mkdir(parents=True)
    extra = {"PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}", "HOME": str(folder)}
    done = subprocess.run(
        ["sh", "-c", line], cwd=root, env=environment(extra), capture_output=True, text=True, check=False
    )
    return Answer(done.returncode, done.stdout, done.stderr)


def test_the_documents_show_commands() -> None:
    names = {line.split()[1] for line in shown_commands()}
    assert {"undo", "restore", "decide", "allow", "mine", "status", "log", "doctor", "ki", "gc"} <= names


@pytest.mark.parametrize("line", shown_commands())
def test_each_works_as_it_is_shown(scene: Scene, tmp_path: Path, line: str) -> None:
    answer = run(fill(line, scene.names), tmp_path, scene)
    # In an empty home nothing is installed, and that is what the doctor has to say.
    is_expected = answer.status == 0 or (line.startswith("intervention doctor") and "install" in answer.out)
    assert is_expected, answer
    assert "Traceback" not in answer.err


def test_replay_says_where_logs_lie(scene: Scene) -> None:
    """In git's folder, for each worktree by itself, as the help has it."""
    said = "intervention/WORKTREE/runs/RUN/audit.jsonl"
    assert said in " ".join(call(scene.root, "replay", "--help").out.split())
    other = scene.root.parent / "linked"
    git(scene.root, "worktree", "add", "-q", str(other))
    folder = call(other, "doctor", "--json").value["state_folder"]
    assert folder == str(scene.root / ".git/intervention/wt-linked")
    assert len(list((scene.root / ".git").glob(said.replace("WORKTREE", "main").replace("RUN", "*")))) == 1
