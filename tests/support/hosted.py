"""A project in which the bundled plugin works with the real engine, driven call by call as the host drives it."""

import json
import os
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.support.commands import ROOT, environment, make_repository, start

DRIVER = ROOT / "intervention/entrypoints/cli/demo/driver.mjs"
BUNDLE = ROOT / "watchdog-ts/dist/watchdog.js"
#: About files only: nothing else stands between two calls.
QUIET: dict[str, Any] = {
    "approval": "none",
    "loopPhases": {"ralph": [4, 5], "followup": [1, 2, 3]},
    "checks": dict.fromkeys(
        "commit commit_rounds known_issues assessment missing_test test_evidence file_size review".split(), "off"
    ),
}


class Hosted:
    """`root` is the project. The process is a host; opened again, it is one that was started anew."""

    def __init__(self, root: Path, home: Path) -> None:
        self.root = root
        self._plugin = home / "watchdog.mjs"
        shutil.copyfile(BUNDLE, self._plugin)
        self._environment = environment({"HOME": str(home), "INTERVENTION_COMMAND": json.dumps(start())})
        self._host: subprocess.Popen[str] | None = None

    @property
    def state(self) -> Path:
        return self.root / ".git/intervention/main"

    @property
    def pid(self) -> int:
        assert self._host is not None
        return self._host.pid

    def open(self) -> None:
        node = shutil.which("node")
        assert node is not None
        command = [node, str(DRIVER), str(self._plugin), str(self.root)]
        self._host = subprocess.Popen(
            command, cwd="/", env=self._environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def close(self) -> None:
        if self._host is not None:
            self._host.kill()
            self._host.communicate()

    def ask(self, step: Mapping[str, Any]) -> dict[str, Any]:
        host = self._host
        assert host is not None
        assert host.stdin is not None
        assert host.stdout is not None
        host.stdin.write(json.dumps(step) + "\n")
        host.stdin.flush()
        answer: dict[str, Any] = json.loads(host.stdout.readline())
        assert "failed" not in answer, answer
        return answer

    def bash(self, command: str) -> dict[str, Any]:
        return self.ask({"tool": "bash", "args": {"command": command}})

    def hidden(self, script: str) -> None:
        """Python that no reader of the line can see."""
        code = b64encode(script.encode()).decode()
        answer = self.bash(f"python3 -c \"exec(__import__('base64').b64decode('{code}'))\"")
        assert (answer.get("refused"), answer["exit"]) == (None, 0), answer

    def write(self, path: str, content: str) -> dict[str, Any]:
        return self.ask({"tool": "write", "args": {"filePath": path, "content": content}})

    def checkpoint(self, event: str, **payload: Any) -> dict[str, Any]:
        answer = self.ask({"tool": "tdd_checkpoint", "args": {"event": event, "payload": payload}})
        said: dict[str, Any] = json.loads(answer["output"])
        return said

    def passes(self, event: str, **payload: Any) -> dict[str, Any]:
        answer = self.checkpoint(event, **payload)
        assert answer["ok"], answer
        return answer

    def look(self) -> dict[str, Any]:
        """A checkpoint that moves nothing."""
        return self.passes("why_articulation", phase=1, articulation="it protects the cart")

    def log(self) -> list[dict[str, Any]]:
        """The entries of the only run, of all its files."""
        files = sorted(self.state.glob("runs/*/audit*.jsonl"))
        return [json.loads(line) for file in files for line in file.read_text().splitlines()]


@contextmanager
def hosted(folder: Path, config: Mapping[str, Any] | None = None) -> Iterator[Hosted]:
    """A host over a fresh project with a live run in phase 1, in which business code is early."""
    if shutil.which("node") is None:
        pytest.skip("needs Node, which plays the agent's host")
    root = make_repository(folder / "project", {"README.md": "hello\n", ".gitignore": ".opencode/\n"})
    (root / ".opencode/plugin").mkdir(parents=True)
    (root / ".opencode/watchdog.jsonc").write_text(json.dumps({**QUIET, **(config or {})}))
    shutil.copyfile(BUNDLE, root / ".opencode/plugin/watchdog.js")
    home = folder / "home"
    home.mkdir()
    host = Hosted(Path(os.path.realpath(root)), home)
    host.open()
    try:
        host.passes("pipeline_start", description="x", totalPhases=5)
        host.passes("phase_enter", phase=1)
        yield host
    finally:
        host.close()
