"""Whether a path may be touched at all: what only the disk and the index can tell, after the path's text has passed."""

from __future__ import annotations

import os
import stat
from collections.abc import Collection

from intervention.core.paths import refusal as refuse_text
from intervention.effects.files import encode, open_parent
from intervention.effects.scene import Scene, parents_of
from intervention.errors import UnsafePath


def refusal(scene: Scene, path: str, together: Collection[str]) -> str | None:
    """The key of the reason why `path` must be left, or None. A link in the place of one of its folders is no reason
    where that link is itself one of the paths that are looked at `together`, since it goes first."""
    by_text = refuse_text(path)
    if by_text is not None:
        return by_text
    return _refuse_parents(scene, path, together) or _refuse_itself(scene, path)


def _refuse_parents(scene: Scene, path: str, together: Collection[str]) -> str | None:
    for parent in parents_of(path):
        entry = scene.index.entries.get(parent)
        if entry is not None and entry.mode == "160000":
            return "submodule"
        kind = _kind_of_folder(scene, parent)
        if kind == "missing":
            return None
        if kind in ("link", "file"):
            return None if parent in together else "symlinked_parent" if kind == "link" else "folder"
        if kind == "repository":
            return "nested_repository"
    return None


def _kind_of_folder(scene: Scene, path: str) -> str:
    try:
        folder, name = open_parent(scene.root.fd, path)
    except (FileNotFoundError, UnsafePath):
        return "missing"
    try:
        mode = os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode
        if stat.S_ISLNK(mode):
            return "link"
        if not stat.S_ISDIR(mode):
            return "file"
        os.stat(encode(f"{os.fsdecode(name)}/.git"), dir_fd=folder, follow_symlinks=False)
        return "repository"
    except FileNotFoundError:
        return "missing" if not _exists(folder, name) else "folder"
    finally:
        os.close(folder)


def _exists(folder: int, name: bytes) -> bool:
    try:
        os.stat(name, dir_fd=folder, follow_symlinks=False)
    except FileNotFoundError:
        return False
    return True


def _refuse_itself(scene: Scene, path: str) -> str | None:
    entry = scene.index.entries.get(path)
    if entry is not None and entry.mode == "160000":
        return "submodule"
    if path in scene.index.unmerged:
        return "unmerged"
    try:
        kind = scene.observe(path).kind
    except PermissionError:
        return "unreadable"
    if kind == "special":
        return "special_file"
    return None
