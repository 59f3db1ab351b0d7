"""What stands in the way of a file that is to come back and is never moved by the guard: a person has to move it."""

from __future__ import annotations

import os
import stat
from typing import Literal, NamedTuple

from intervention.effects.files import encode
from intervention.effects.repo import Repository

ObstacleKind = Literal["folder", "link", "file", "special"]


class Obstacle(NamedTuple):
    """`path` is what is to be moved, relative to the worktree's root: the path itself or what should be a folder on the
    way to it."""

    path: str
    kind: ObstacleKind


def find_obstacle(repo: Repository, path: str) -> Obstacle | None:
    """None where the guard can put a file there, if need be in the place of another. Raises OSError."""
    parts = path.split("/")
    for length in range(1, len(parts) + 1):
        here = "/".join(parts[:length])
        place = os.path.join(os.fsencode(repo.root), encode(here))
        try:
            mode = os.lstat(place).st_mode
        except FileNotFoundError:
            return None
        if length < len(parts) and not stat.S_ISDIR(mode):
            return Obstacle(here, _kind(mode))
        if length == len(parts) and _is_immovable(place, mode):
            return Obstacle(here, _kind(mode))
    return None


def _is_immovable(place: bytes, mode: int) -> bool:
    """A file or a link is kept, and an empty folder makes way by itself."""
    if stat.S_ISDIR(mode):
        return bool(os.listdir(place))
    return not (stat.S_ISREG(mode) or stat.S_ISLNK(mode))


def _kind(mode: int) -> ObstacleKind:
    if stat.S_ISDIR(mode):
        return "folder"
    if stat.S_ISLNK(mode):
        return "link"
    return "file" if stat.S_ISREG(mode) else "special"
