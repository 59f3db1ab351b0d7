"""A test that changes the repository it is run in fails the whole session."""

import shutil
import sys
from pathlib import Path

import pytest

from tests.support import checkout, copies

HARMLESS = "def test_nothing(tmp_path):\n    (tmp_path / 'a').write_text('a')\n    assert (tmp_path / 'a').exists()\n"
# Each is the body of a test that passes by itself.
DAMAGE = {
    "writes a file": "(ROOT / 'left-behind').write_text('a')",
    "changes a tracked file": "(ROOT / 'tracked').write_text('b')",
    "commits": "git('commit', '-q', '--allow-empty', '-m', 'a')",
    "makes a ref": "git('update-ref', 'refs/intervention/x', 'HEAD')",
    "stashes": "(ROOT / 'tracked').write_text('b'); git('stash')",
    "switches the branch": "git('checkout', '-q', '-b', 'other')",
}
TEMPLATE = """\
import subprocess
from pathlib import Path
ROOT = Path(__file__).resolve().parents[1]
def git(*arguments):
    subprocess.run(["git", "-C", str(ROOT), *arguments], check=True)
def test_damage():
    {body}
"""


@pytest.fixture
def project(root: Path, tmp_path: Path) -> Path:
    """A repository of its own with this suite's conftest."""
    copies.plant(
        tmp_path,
        {
            "tracked": "a",
            ".gitignore": "__pycache__/\n.pytest_cache/\n",
            "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = ['.']\n",
        },
    )
    shutil.copytree(root / "tests" / "support", tmp_path / "tests" / "support", ignore=copies.LEFT_OUT)
    shutil.copy(root / "tests" / "conftest.py", tmp_path / "tests")
    for arguments in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "start"]):
        assert copies.run(["git", *arguments], tmp_path).status == 0
    return tmp_path


def suite(project: Path, *, workers: str = "0", unattended: bool = True) -> copies.Answer:
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "tests"]
    return copies.run(command, project, {"CI": "true"} if unattended else {})


def add_test(project: Path, text: str) -> None:
    copies.plant(project, {"tests/test_planted.py": text})
    copies.run(["git", "add", "."], project)
    assert copies.run(["git", "commit", "-q", "-m", "a test"], project).status == 0


@pytest.mark.parametrize("name", DAMAGE)
def test_a_session_fails_when_a_test(project: Path, name: str) -> None:
    add_test(project, TEMPLATE.format(body=DAMAGE[name]))
    status, text = suite(project)
    assert "1 passed" in text
    assert "A test changed the checkout" in text
    assert status == 1


def test_a_session_fails_also_when_the_damage_is_done_in_a_worker(project: Path) -> None:
    add_test(project, TEMPLATE.format(body=DAMAGE["commits"]))
    status, text = suite(project, workers="2")
    assert "A test changed the checkout" in text
    assert status == 1


def test_a_session_that_keeps_to_its_own_folder_passes(project: Path) -> None:
    add_test(project, HARMLESS)
    status, text = suite(project)
    assert (status, "changed the checkout" in text) == (0, False), text


def test_where_people_edit_beside_the_tests_nothing_is_compared(project: Path) -> None:
    add_test(project, TEMPLATE.format(body=DAMAGE["writes a file"]))
    assert suite(project, unattended=False).status == 0


def test_a_folder_without_git_is_not_compared(tmp_path: Path) -> None:
    assert checkout.look(tmp_path) is None
    assert checkout.differences(None, None) == []
