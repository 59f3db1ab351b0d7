"""Safety states where people look for them: as entries of git's own stash, put in and taken out by their id."""

from __future__ import annotations

from intervention.effects import git
from intervention.effects.repo import Repository


def store(repo: Repository, sha: str, message: str) -> None:
    """Adds a commit of ours to the list. Raises GitFailed. The same as `git stash store`, which does not say which lock
    is in its way."""
    git.run(repo.root, ["update-ref", "--create-reflog", "-m", message, "refs/stash", sha])


def entries(repo: Repository) -> list[str]:
    """The ids in the list, newest first; none where there is no stash. Raises GitFailed."""
    out = git.run(repo.root, ["stash", "list", "-z", "--format=%H"]).out
    return [item for item in out.decode("ascii", "replace").split("\0") if item]


def drop(repo: Repository, sha: str) -> bool:
    """Takes the entry with this id out of the list; False where it is not in it.

    Git drops by position, and another worktree may push in between: what was dropped is compared, and put back if it
    was not ours.
    """
    listed = entries(repo)
    if sha not in listed:
        return False
    before = {one: listed.count(one) for one in listed}
    git.run(repo.root, ["stash", "drop", f"stash@{{{listed.index(sha)}}}"])
    after = entries(repo)
    lost = [one for one, count in before.items() if one != sha and after.count(one) < count]
    for other in lost:
        store(repo, other, "put back")
    return sha not in after
