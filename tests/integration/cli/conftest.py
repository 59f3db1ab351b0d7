"""One demonstration for all tests here: a worktree in which the real plugin and the real engine have been at work."""

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.commands import Answer, call


class Demo(NamedTuple):
    """What the demonstration printed, and the worktree that it left. Tests that change something work on a copy."""

    answer: Answer
    folder: Path
    root: Path

    def copy(self, into: Path) -> Path:
        return Path(shutil.copytree(self.root, into / "project", symlinks=True))


@pytest.fixture(scope="session")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Demo:
    if shutil.which("node") is None:
        pytest.skip("needs Node, which plays the agent's host")
    folder = tmp_path_factory.mktemp("demo")
    answer = call(folder, "demo", "--keep", extra={"TMPDIR": str(folder), "TZ": "UTC"})
    return Demo(answer, folder, next(folder.glob("intervention-demo-*")) / "project")
