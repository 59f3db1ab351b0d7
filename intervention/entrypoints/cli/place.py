"""Which worktree a command is about."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence

from intervention.effects.repo import Repository, locate
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick
from intervention.errors import Declined


def find(root: str | None = None) -> Repository:
    """The worktree that holds `root`, or else the folder in which the command was started. Raises NotARepository, also
    where nothing has been committed yet."""
    repo = locate(os.path.abspath(root or _here()))
    _ = repo.head
    return repo


def inside(repo: Repository, path: str, root: str | None = None) -> str:
    """A path as a person gives it (from where they are, or from `--root`), as the contract has it: relative to the
    worktree's root. The last component is never followed. Raises Declined where it lies outside."""
    whole = os.path.normpath(os.path.join(os.path.abspath(root or _here()), path))
    if not _is_below(whole, repo.root):
        whole = os.path.join(os.path.realpath(os.path.dirname(whole)), os.path.basename(whole))
    if not _is_below(whole, repo.root):
        raise Declined("bad_path", path=path)
    return os.path.relpath(whole, repo.root).replace(os.sep, "/")


def typed(repo: Repository, paths: Sequence[str]) -> str:
    """Paths of the contract as a person types them where they are, for a command line."""
    here = os.path.realpath(_here())
    is_inside = here == repo.root or _is_below(here, repo.root)
    names = [os.path.relpath(os.path.join(repo.root, path), here) if is_inside else path for path in paths]
    dashes = ["--"] if any(name.startswith("-") for name in names) else []
    return " ".join([*dashes, *map(shlex.quote, names)])


def _here() -> str:
    try:
        return os.getcwd()
    except FileNotFoundError as error:
        message = pick("the folder in which this was started is gone", "启动所在的目录已不存在")
        raise Failure("no_folder", message, pick("`cd` to one that exists", "请 `cd` 到存在的目录")) from error


def _is_below(path: str, root: str) -> bool:
    return path.startswith(root.rstrip(os.sep) + os.sep)
