"""Which worktree a command is about."""

from __future__ import annotations

import os

from intervention.effects.repo import Repository, locate


def find(root: str | None = None) -> Repository:
    """The worktree that holds `root`, or else the folder in which the command was started. Raises NotARepository, also
    where nothing has been committed yet."""
    repo = locate(os.path.abspath(root or os.getcwd()))
    _ = repo.head
    return repo
