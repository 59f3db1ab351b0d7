"""What must never be committed, because it is of one machine only."""

import os
import pwd
import subprocess
from pathlib import Path

import pytest


def tracked(root: Path) -> list[Path]:
    if not (root / ".git").exists():
        pytest.skip("needs a git checkout: an unpacked archive has no list of committed files")
    listed = subprocess.run(
        ["git", "-C", str(root), "-c", f"safe.directory={root}", "ls-files", "-z"], capture_output=True, check=True
    )
    return [root / os.fsdecode(name) for name in listed.stdout.split(b"\0") if name]


def test_no_file_holds_a_path_of_the_machine_that_it_was_written_on(root: Path) -> None:
    home = pwd.getpwuid(os.getuid()).pw_dir
    # As the superuser on a bare machine both are too short to mean anything else.
    places = [place.encode() for place in (f"{root}/", f"{home}/") if place.count("/") > 1]
    files = [path for path in tracked(root) if path.is_file() and not path.is_symlink()]
    assert files
    found = [path.relative_to(root).as_posix() for path in files if any(place in path.read_bytes() for place in places)]
    assert found == []


@pytest.mark.parametrize("name", ["install.sh", ".ci/run", "tools/check.sh"])
def test_what_people_start_is_executable_and_is_shell_that_parses(root: Path, name: str) -> None:
    script = root / name
    assert os.access(script, os.X_OK)
    assert subprocess.run(["sh", "-n", str(script)], check=False).returncode == 0


def test_continuous_integration_elsewhere_runs_the_same_command(root: Path) -> None:
    workflow = (root / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    steps = [line.split("run:", 1)[1].strip() for line in workflow.splitlines() if "run:" in line]
    assert steps == [".ci/run"]
    assert "./install.sh --test" in (root / ".ci" / "run").read_text(encoding="utf-8")


def test_the_readme_opens_with_the_two_commands(root: Path) -> None:
    opening = (root / "README.md").read_text(encoding="utf-8").splitlines()[:8]
    commands = [line.split("#")[0].strip() for line in opening if line.lstrip().startswith("./install.sh")]
    assert commands == ["./install.sh", "./install.sh --test"]
