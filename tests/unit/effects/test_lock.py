"""One writer a worktree, for as long as it lives."""

import subprocess
import sys
from pathlib import Path

import pytest

from intervention.effects.lock import exclusive
from intervention.errors import Busy


def test_a_second_one_is_told_that_it_is_busy(tmp_path: Path) -> None:
    with exclusive(str(tmp_path)), pytest.raises(Busy), exclusive(str(tmp_path), wait=0.1):
        pass
    with exclusive(str(tmp_path), wait=0):
        assert (tmp_path / "lock").exists()


def test_it_ends_with_the_process_that_held_it(tmp_path: Path) -> None:
    hold = "import os,sys\nfrom intervention.effects.lock import exclusive\n"
    hold += "with exclusive(sys.argv[1]):\n    os.kill(os.getpid(), 9)\n"
    assert subprocess.run([sys.executable, "-c", hold, str(tmp_path)], check=False).returncode == -9
    with exclusive(str(tmp_path), wait=0):
        assert (tmp_path / "lock").exists()
