"""The commits that touched a path: the one place that walks history for people, by GitPython."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from intervention.effects import git as own_git
from intervention.effects.repo import Repository

_MAX_SUBJECT = 200


class CommitLine(NamedTuple):
    """`at` is in seconds since 1970."""

    sha: str
    at: int
    author: str
    subject: str


def commits_of(repo: Repository, path: str, most: int = 3) -> list[CommitLine]:
    """The newest commits on HEAD that touched `path`, newest first; none where the history cannot be read this way
    (GitPython knows no SHA-256)."""
    if repo.is_sha256:
        return []
    import git

    with _plain_environment():
        opened = git.Repo(repo.root)
        try:
            found = opened.iter_commits("HEAD", paths=[f":(literal){path}"], max_count=most)
            return [_line(one) for one in found]
        except (git.GitCommandError, ValueError):
            return []
        finally:
            opened.close()


def _line(commit: object) -> CommitLine:
    sha, at = getattr(commit, "hexsha", ""), getattr(commit, "committed_date", 0)
    author, message = getattr(commit, "author", ""), getattr(commit, "message", "")
    text = message.decode("utf-8", "replace") if isinstance(message, bytes) else str(message)
    return CommitLine(str(sha), int(at), str(author), text.split("\n", 1)[0][:_MAX_SUBJECT])


@contextmanager
def _plain_environment() -> Iterator[None]:
    """GitPython starts git with this process's environment: nothing in it may name another repository."""
    before = dict(os.environ)
    wanted = own_git.environment()
    os.environ.clear()
    os.environ.update(wanted)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)
