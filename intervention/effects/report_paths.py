"""Which paths a worktree knows: what is there, what git has recorded, what was there when the phase began."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

from intervention.effects import git
from intervention.effects.files import decode, encode
from intervention.effects.repo import Repository

#: What `ls-tree` says of a name that is no tree: that a snapshot is gone, or has no untracked files.
_NO_TREE = 128


def find_strangers(repo: Repository, paths: Sequence[str], snapshot: str | None) -> list[str]:
    """Those of the paths at which nothing is now, nor in the index, in HEAD or in the snapshot. Raises GitFailed."""
    left = [path for path in paths if not os.path.lexists(os.path.join(os.fsencode(repo.root), encode(path)))]
    if not left:
        return []
    known = {*_listed(repo, ["ls-files", "-z", "--", *left])}
    for tree in ("HEAD", *([snapshot, f"{snapshot}^3"] if snapshot is not None else [])):
        known |= {*_listed(repo, ["ls-tree", "-z", "--name-only", tree, "--", *left])}
    return [path for path in left if path not in known]


def list_files(repo: Repository) -> list[str]:
    """Every path that is tracked or could be. Raises GitFailed."""
    return list(_listed(repo, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]))


def _listed(repo: Repository, arguments: list[str]) -> Iterable[str]:
    out = git.run(repo.root, arguments, accept=(0, _NO_TREE)).out
    return (decode(name) for name in out.split(b"\0") if name)
