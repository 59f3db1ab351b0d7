"""Copies of the checkout's code, to plant faults in. A gate that stays green over a planted fault guards nothing."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", ".*_cache", ".import_linter_cache")


class Answer(NamedTuple):
    """What a gate said: its exit status and everything it printed."""

    status: int
    text: str


def copy_engine(root: Path, into: Path) -> Path:
    """Copy the Python side with its settings."""
    shutil.copytree(root / "intervention", into / "intervention", ignore=LEFT_OUT)
    shutil.copy(root / "pyproject.toml", into)
    return into


def copy_watchdog(root: Path, into: Path) -> Path:
    """Copy the TypeScript side; the installed packages are only linked to."""
    target = into / "watchdog-ts"
    shutil.copytree(root / "watchdog-ts", target, ignore=LEFT_OUT)
    (target / "node_modules").symlink_to(root / "watchdog-ts" / "node_modules")
    return target


def plant(folder: Path, files: Mapping[str, str]) -> None:
    """Write each text at its path below `folder`."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def run(command: Sequence[str], cwd: Path, extra: Mapping[str, str] | None = None) -> Answer:
    """Run a gate in a copy. What a surrounding pytest or CI put into the environment stays outside."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "CI", "GITHUB_"))
    }
    environment.update(extra or {})
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    return Answer(done.returncode, done.stdout + done.stderr)


def tool(name: str) -> str:
    """Path of a command that was installed beside the running Python."""
    return str(Path(sys.executable).parent / name)
