"""install.sh as a person runs it, in a home folder of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import copies


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / "home"
    (home / ".config").mkdir(parents=True)
    (home / "mine.txt").write_text("mine", encoding="utf-8")
    return home


@pytest.fixture(scope="session")
def registry(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Packages can be fetched, or a skip that says so."""
    folder = tmp_path_factory.mktemp("registry")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), "hatchling"]
    if copies.run(command, folder).status != 0:
        pytest.skip("needs a package registry, which cannot be reached")


def install(root: Path, home: Path, *arguments: str, path: str | None = None) -> copies.Answer:
    search = f"{Path(sys.executable).parent}:{os.environ['PATH']}" if path is None else path
    return copies.run(["/bin/sh", str(root / "install.sh"), *arguments], home, {"HOME": str(home), "PATH": search})


def listing(home: Path) -> dict[str, bytes | None]:
    # Tools that pip asks for their version leave settings of their own in a home folder.
    foreign = (".rustup", ".cache")
    return {
        str(path.relative_to(home)): path.read_bytes() if path.is_file() else None
        for path in sorted(home.rglob("*"))
        if path.relative_to(home).parts[0] not in foreign
    }


def test_a_rehearsal_changes_nothing_and_names_each_file(root: Path, home: Path) -> None:
    before = listing(home)
    status, text = install(root, home, "--dry-run")
    assert status == 0, text
    assert listing(home) == before
    for place in (
        ".local/share/intervention/env",
        "opencode/plugin/watchdog.js",
        "opencode/watchdog.jsonc",
        ".local/bin/intervention",
    ):
        assert place in text


def test_a_rehearsal_for_one_project_names_its_folder(root: Path, home: Path) -> None:
    project = home / "a project"
    project.mkdir()
    _, text = install(root, home, "--dry-run", "--project", "a project")
    assert f"would write {project}/.opencode/plugin/watchdog.js" in text


def test_an_agents_session_is_refused_before_anything_is_made(root: Path, home: Path) -> None:
    before = listing(home)
    search = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    marked = {"HOME": str(home), "PATH": search, "INTERVENTION_AGENT": "1"}
    status, text = copies.run(["/bin/sh", str(root / "install.sh")], home, marked)
    assert (status, "terminal of your own" in text) == (1, True), text
    assert listing(home) == before


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--project"], "--project needs a folder"),
        (["--project", "absent"], "There is no folder absent"),
        (["--nonsense"], "usage: ./install.sh"),
    ],
)
def test_a_wrong_option_says_what_to_do(root: Path, home: Path, arguments: list[str], says: str) -> None:
    status, text = install(root, home, *arguments)
    assert (status, says in text) == (1, True), text


def test_without_a_python_that_is_new_enough_it_says_what_to_install(root: Path, home: Path, tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("git", "dirname", "id", "cat"):
        (tools / name).symlink_to(shutil.which(name) or "/bin/false")
    before = listing(home)
    status, text = install(root, home, "--dry-run", path=str(tools))
    assert status == 1
    assert "Python 3.11 or later is missing" in text
    assert listing(home) == before


def test_uninstalling_where_nothing_is_says_so(root: Path, home: Path) -> None:
    before = listing(home)
    status, text = install(root, home, "--uninstall")
    assert status == 0, text
    assert "nothing to remove" in text
    assert listing(home) == before


@pytest.mark.slow
def test_installing_twice_using_and_uninstalling_leaves_the_home_as_it_was(
    root: Path, home: Path, registry: None
) -> None:
    before = listing(home)
    for _ in range(2):
        status, text = install(root, home)
        assert status == 0, text
    plugin = home / ".config" / "opencode" / "plugin" / "watchdog.js"
    assert plugin.read_bytes() == (root / "watchdog-ts" / "dist" / "watchdog.js").read_bytes()
    command = home / ".local" / "bin" / "intervention"
    answer = subprocess.run([command, "--help"], cwd=home, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    status, text = install(root, home, "--uninstall")
    assert status == 0, text
    assert listing(home) == before
