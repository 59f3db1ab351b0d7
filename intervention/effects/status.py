"""What differs between HEAD, index and work tree, and what is untracked: git's status, read once a batch."""

from __future__ import annotations

from typing import NamedTuple

from intervention.effects import git
from intervention.effects.files import decode
from intervention.effects.repo import Repository


class Changed(NamedTuple):
    """A tracked path that differs somewhere. `staged` and `unstaged` are git's letters (`.` for no difference); index
    mode and id are zeros where the index has no entry."""

    path: str
    staged: str
    unstaged: str
    is_submodule: bool
    index_mode: str
    index_oid: str

    @property
    def is_intended(self) -> bool:
        return self.unstaged == "A"


class Status(NamedTuple):
    changed: tuple[Changed, ...] = ()
    unmerged: tuple[str, ...] = ()
    untracked: tuple[str, ...] = ()
    #: Untracked folders that are repositories of their own.
    nested: tuple[str, ...] = ()
    intended: frozenset[str] = frozenset()


def read_status(repo: Repository) -> Status:
    """Everything but ignored files. No filter, monitor or submodule command of the repository's is started. Raises
    GitFailed."""
    arguments = ["status", "--porcelain=v2", "-z", "--untracked-files=all", "--no-renames", "--ignore-submodules=dirty"]
    out = git.run(repo.root, arguments, settings=repo.filter_settings).out
    try:
        return _parse(out)
    except (ValueError, IndexError):
        raise git.nonsense("status", out) from None


def _parse(out: bytes) -> Status:
    changed: list[Changed] = []
    unmerged: list[str] = []
    untracked: list[str] = []
    nested: list[str] = []
    for line in out.split(b"\0"):
        kind, rest = line[:2], line[2:]
        if kind == b"1 ":
            changed.append(_parse_changed(rest))
        elif kind == b"u ":
            unmerged.append(decode(rest.split(b" ", 9)[9]))
        elif kind == b"? ":
            (nested if rest.endswith(b"/") else untracked).append(decode(rest.rstrip(b"/")))
        elif line:
            raise ValueError(line)
    intended = frozenset(item.path for item in changed if item.is_intended)
    return Status(tuple(changed), tuple(unmerged), tuple(untracked), tuple(nested), intended)


def _parse_changed(rest: bytes) -> Changed:
    letters, submodule, _head, mode, _worktree, _head_oid, oid, path = rest.split(b" ", 7)
    return Changed(decode(path), chr(letters[0]), chr(letters[1]), submodule[:1] == b"S", mode.decode(), oid.decode())
