"""A new user: a clean clone, an empty home, the README's first command, and then the guard at work in the real host.

Nothing tells the plugin where this checkout's engine is; it has only what was installed. The README's second command
runs this very suite, so continuous integration runs that one.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.host import Host, install_plugin
from tests.e2e.pipeline import CODE, FILES_ONLY, STUB, enter_phase_4, fill_stub, must, results_of, write
from tests.e2e.project import ROOT, Project
from tests.e2e.session import Session

pytestmark = pytest.mark.slow


class NewUser(Host):
    """A host whose user followed the README before starting it."""

    clone: Path

    def _write_config(self, plugin: Path | None) -> None:
        super()._write_config(None)
        self.clone = self.home / "clone"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(self.clone)], check=True)
        done = subprocess.run(
            ["./install.sh"], cwd=self.clone, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        folder = self.home / "config" / "opencode"
        # Only the marks that save the host a download; the file is the installed one.
        install_plugin(folder, folder / "plugin" / "watchdog.js")


@pytest.fixture(scope="module")
def user(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("registry")
    fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), "hatchling"]
    if subprocess.run(fetch, capture_output=True, check=False).returncode != 0:
        pytest.skip("needs a package registry, which cannot be reached")
    running = NewUser(tmp_path_factory.mktemp("new-user"), engine=None)
    yield running
    running.stop()


def test_the_first_refusal_and_the_first_quarantine_come_from_what_was_installed(user: Host, tmp_path: Path) -> None:
    project = Project(user, tmp_path / "project", config=FILES_ONLY, plugin=None)
    session = Session(user, project.root)
    enter_phase_4(session)
    refused = session.one("write", filePath="cart.py", content=CODE)
    assert refused.failed
    assert "cart.py" in refused.text
    must(session, write("cart.py", STUB), fill_stub())
    answer = session.checkpoint("ralph_loop_start", phase=4)
    assert results_of(answer) == [("SKIP_RED_PHASE", "quarantine")]
    assert project.kept() == {"cart.py": CODE}
