"""The environment that tests run in: an empty home, a git that knows nobody's configuration, none of our own switches.

Set once per process, before anything is collected, so that child processes inherit it without each test's help.
"""

import os
import shutil
import tempfile
from pathlib import Path

# Whatever starts so would change what git, the host, the engine or a nested pytest do.
SCRUBBED = (
    "GIT_",
    "XDG_",
    "INTERVENTION_",
    "OPENCODE_",
    "PYTEST_ADDOPTS",
    "LC_",
    "LANG",
    "NO_COLOR",
    "FORCE_COLOR",
    "EDITOR",
    "VISUAL",
)

GIT_CONFIG = """\
[user]
    name = A Tester
    email = tester@example.invalid
[init]
    defaultBranch = main
[commit]
    gpgSign = false
[gc]
    auto = 0
[maintenance]
    auto = false
"""


def enter() -> Path:
    """Scrub os.environ and return the new, empty home folder; `leave` removes it."""
    home = Path(tempfile.mkdtemp(prefix="intervention-tests-"))
    for name in [name for name in os.environ if name.startswith(SCRUBBED)]:
        del os.environ[name]
    git_config = home / "gitconfig"
    git_config.write_text(GIT_CONFIG, encoding="utf-8")
    os.environ.update(
        HOME=str(home),
        LC_ALL="C.UTF-8",
        GIT_CONFIG_GLOBAL=str(git_config),
        GIT_CONFIG_NOSYSTEM="1",
        GIT_TERMINAL_PROMPT="0",
        HYPOTHESIS_STORAGE_DIRECTORY=str(home / "hypothesis"),
    )
    return home


def leave(home: Path) -> None:
    """Remove the home folder that `enter` made, with whatever tests left in it."""
    shutil.rmtree(home, ignore_errors=True)
