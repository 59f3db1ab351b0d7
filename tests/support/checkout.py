"""What the checkout looks like from outside, to notice a test that changed it.

A suite of an earlier guard committed to the very repository it was run in; so a whole run is compared, not each test.
"""

import subprocess
from pathlib import Path
from typing import NamedTuple


class Look(NamedTuple):
    """Text of git about a work tree: position, refs, stash entries and everything that differs from HEAD."""

    head: str
    refs: str
    stash: str
    status: str


def look(root: Path) -> Look | None:
    """Describe the work tree at `root`; None when it is not one (an unpacked sdist)."""
    if not (root / ".git").exists():
        return None
    return Look(
        head=_git(root, "rev-parse", "--symbolic-full-name", "HEAD") + _git(root, "rev-parse", "HEAD"),
        refs=_git(root, "for-each-ref"),
        stash=_git(root, "stash", "list", "--format=%H %gs"),
        status=_git(root, "status", "--porcelain=v2", "--untracked-files=all"),
    )


def differences(before: Look | None, after: Look | None) -> list[str]:
    """Name, one line each, what is no longer as it was."""
    if before is None or after is None:
        return [] if before == after else ["the checkout's .git came or went"]
    return [
        f"{name} was:\n{old}\n{name} is now:\n{new}"
        for name, old, new in zip(Look._fields, before, after, strict=True)
        if old != new
    ]


def _git(root: Path, *arguments: str) -> str:
    # The owner of a mounted checkout may be somebody else; only reading happens here.
    command = ["git", "--no-optional-locks", "-c", f"safe.directory={root}", "-C", str(root), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
