"""A machine that has Debian's python3, python3-venv, git, nodejs and npm and nothing else, and someone new to it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.support import copies

ROOT = Path(__file__).resolve().parents[2]

# What comes with every Debian: its essential packages, as far as a script would use them.
BASE = (
    "[ awk basename bash cat chmod cmp cp cut date diff dirname echo env expr false find grep gzip head hostname id "
    "kill ln ls mkdir mktemp mv nohup od printf ps pwd readlink realpath rm rmdir sed seq sh sha256sum sleep sort stat "
    "stty tail tar tee test touch tr true uname uniq wc which xargs"
).split()
# How packages are reached from here is the machine's matter: proxies, certificates, mirrors.
NETWORK = ("PIP_", "SSL_", "NODE_EXTRA_CA_CERTS", "npm_config_", "NPM_CONFIG_", "HTTP", "http", "NO_PROXY", "no_proxy")


def find_system_python() -> Path | None:
    """The system's own Python, or else the one behind this environment; None where neither can make environments."""
    for python in (Path("/usr/bin/python3"), Path(sys.base_prefix) / "bin" / "python3"):
        asked = "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))"
        if python.exists() and subprocess.run([python, "-c", asked], capture_output=True, check=False).returncode == 0:
            return python
    return None


class Newcomer:
    """A person with an empty home folder. Raises FileNotFoundError where this machine lacks what theirs has."""

    def __init__(self, folder: Path, programs: Sequence[str] = ("git", "node", "npm")) -> None:
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        self.tools = folder / "tools"
        self._link_tools(programs)
        passed_on = {name: value for name, value in os.environ.items() if name.startswith(NETWORK)}
        self.environment = {**passed_on, "HOME": str(self.home), "PATH": str(self.tools), "LC_ALL": "C.UTF-8"}

    def _link_tools(self, programs: Sequence[str]) -> None:
        self.tools.mkdir()
        python = find_system_python()
        if python is None:
            raise FileNotFoundError("a Python 3.11 or later with its venv module (Debian: python3-venv)")
        (self.tools / "python3").symlink_to(python)
        for name in programs:
            found = shutil.which(name)
            if found is None:
                raise FileNotFoundError(name)
            (self.tools / name).symlink_to(found)
        for name in BASE:
            if found := shutil.which(name):
                (self.tools / name).symlink_to(found)

    @property
    def command(self) -> Path:
        """Where the installation puts the command for people."""
        return self.home / ".local" / "bin" / "intervention"

    def clone(self) -> Path:
        """A clean clone of what this checkout has committed, whoever owns that. FileNotFoundError where it is none."""
        if not (ROOT / ".git").exists():
            raise FileNotFoundError("a checkout with its git folder")
        target = self.home / "tdd-intervention"
        subprocess.run(["git", "-c", "safe.directory=*", "clone", "-q", str(ROOT), str(target)], check=True)
        return target

    def run(self, command: Sequence[str | Path], cwd: Path) -> copies.Answer:
        """Run something with nothing but this person's own environment."""
        done = subprocess.run(
            command,
            cwd=cwd,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return copies.Answer(done.returncode, done.stdout)
