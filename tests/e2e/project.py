"""A person's repository with the guard in it, and what a person sees and does there without the agent."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from tests.e2e.host import Host, install_plugin

ROOT = Path(__file__).parents[2]
BUNDLE = ROOT / "watchdog-ts" / "dist" / "watchdog.js"
ENGINE = (sys.executable, "-P", "-m", "intervention")


class Project:
    """A git repository at `root` with one commit; the host's and the guard's own files are left out of git's sight."""

    def __init__(
        self,
        host: Host,
        root: Path,
        files: Mapping[str, str] | None = None,
        config: Mapping[str, Any] | None = None,
        plugin: Path | None = BUNDLE,
    ) -> None:
        self.host = host
        self.root = root
        root.mkdir(parents=True)
        self.git("init", "-q", "-b", "main")
        (root / ".git" / "info").mkdir(exist_ok=True)
        (root / ".git" / "info" / "exclude").write_text(".opencode/\n__pycache__/\n.pytest_cache/\n")
        for path, text in (files or {"README.md": "# A project\n"}).items():
            self.write(path, text)
        self.commit("base")
        if plugin:
            install_plugin(root / ".opencode", plugin)
        if config is not None:
            self.write(".opencode/watchdog.jsonc", json.dumps(config))

    def write(self, path: str, text: str) -> None:
        """A person saves a file in an editor."""
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)

    def read(self, path: str) -> str | None:
        target = self.root / path
        return target.read_text() if target.exists() else None

    def git(self, *args: str) -> str:
        done = subprocess.run(
            ["git", *args], cwd=self.root, env=self.host.environment, capture_output=True, text=True, check=True
        )
        return done.stdout

    def commit(self, message: str) -> None:
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", message)

    def command(self, *args: str) -> subprocess.CompletedProcess[str]:
        """A person runs the guard's command in the project, outside the agent."""
        return subprocess.run(
            [*ENGINE, *args], cwd=self.root, env=self.host.environment, capture_output=True, text=True, check=False
        )

    @property
    def state(self) -> Path:
        return self.root / ".git" / "intervention" / "main"

    def entries(self, **wanted: Any) -> list[dict[str, Any]]:
        """The log's entries of every run, oldest first, that have these values."""
        logs = sorted(self.state.glob("runs/*/audit*.jsonl"))
        lines = (line for log in logs for line in log.read_text().splitlines())
        parsed = (cast("dict[str, Any]", json.loads(line)) for line in lines)
        return [entry for entry in parsed if all(entry.get(key) == value for key, value in wanted.items())]

    def kept(self) -> dict[str, str]:
        """What lies in quarantine: original path -> text."""
        folders = self.state.glob("quarantine/*/files")
        files = ((folder, file) for folder in folders for file in folder.rglob("*") if file.is_file())
        return {file.relative_to(folder).as_posix(): file.read_text() for folder, file in files}
