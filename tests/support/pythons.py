"""Which Pythons can be tried here: those on the path, and those that were installed beside the running one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

#: The versions that the package says it works on.
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def find_python(version: str) -> Path | None:
    """An interpreter of this version (`3.12`) that starts and makes environments, or None."""
    return next((one for one in _candidates(version) if _answers(one, version)), None)


def _candidates(version: str) -> Iterator[Path]:
    if found := shutil.which(f"python{version}"):
        yield Path(found)
    beside = Path(sys.base_prefix).parent
    yield from sorted(beside.glob(f"*{version}*/bin/python{version}"))


def _answers(python: Path, version: str) -> bool:
    asked = "import ensurepip, sys, venv; print('.'.join(map(str, sys.version_info[:2])))"
    done = subprocess.run([python, "-c", asked], capture_output=True, text=True, check=False)
    return done.returncode == 0 and done.stdout.strip() == version
