"""Where a worktree and its git folders are, and whether it is in a state to be worked on.

Read by hand where git's layout is plain and old: a checkpoint that only instructs should start no process for this.
"""

from __future__ import annotations

import os
import re
from functools import cached_property

from intervention.errors import NotARepository

#: What lies in the git folder while an operation on the whole tree is under way -> its name.
_IN_PROGRESS = {
    "MERGE_HEAD": "merge",
    "rebase-merge": "rebase",
    "rebase-apply": "rebase",
    "CHERRY_PICK_HEAD": "cherry-pick",
    "REVERT_HEAD": "revert",
    "BISECT_LOG": "bisect",
}
_OBJECT_ID = re.compile(r"[0-9a-f]{40}(?:[0-9a-f]{24})?")


class Repository:
    """Absolute paths of one worktree. `state` is the guard's own folder in the common git folder."""

    def __init__(self, root: str, git_dir: str, common_dir: str, worktree_id: str) -> None:
        self.root = root
        self.git_dir = git_dir
        self.common_dir = common_dir
        self.worktree_id = worktree_id

    @cached_property
    def state(self) -> str:
        """The guard's own folder; made on first use, for its owner alone."""
        folder = os.path.join(self.common_dir, "intervention", self.worktree_id)
        for part in (os.path.dirname(folder), folder):
            if not os.path.isdir(part):
                os.makedirs(part, 0o700, exist_ok=True)
        return folder

    @cached_property
    def config(self) -> str:
        """The text of the repository's own configuration file, lower case."""
        return _read(os.path.join(self.common_dir, "config")).lower()

    @cached_property
    def is_sha256(self) -> bool:
        return re.search(r"objectformat\s*=\s*sha256", self.config) is not None

    @cached_property
    def head(self) -> str:
        """The id of the commit that is checked out. Raises NotARepository where there is none yet."""
        found = _resolve(self, _read(os.path.join(self.git_dir, "HEAD")).strip())
        if found is None:
            raise NotARepository("unborn", root=self.root)
        return found

    @cached_property
    def settings(self) -> dict[str, str]:
        """The settings, from every file that git reads, that decide how a file's bytes and mode become a blob's."""
        from intervention.effects import git

        return git.read_settings(self.root, r"^(filter\..*|core\.(autocrlf|eol|filemode|attributesfile))$")

    @cached_property
    def filter_settings(self) -> tuple[str, ...]:
        """Settings that turn the repository's own filter commands off."""
        from intervention.effects import git

        return git.filter_overrides(self.settings)

    @property
    def has_file_modes(self) -> bool:
        return self.settings.get("core.filemode", "true").lower() not in ("false", "no", "off", "0")

    def tree_state(self) -> str | None:
        """The name of what is under way on the whole tree (merge, rebase, …), or None."""
        for name, label in _IN_PROGRESS.items():
            if os.path.lexists(os.path.join(self.git_dir, name)):
                return label
        return None


def locate(start: str) -> Repository:
    """The worktree that holds the folder `start`. Raises NotARepository where there is none, or only a bare one."""
    if not os.path.isabs(start) or "\0" in start or not os.path.isdir(start):
        raise NotARepository("no_folder", root=start[:500])
    folder = os.path.realpath(start)
    while True:
        marker = os.path.join(folder, ".git")
        if os.path.lexists(marker):
            return _open(folder, marker)
        if _is_git_folder(folder):
            raise NotARepository("bare", root=folder)
        parent = os.path.dirname(folder)
        if parent == folder:
            raise NotARepository("not_a_repository", root=start)
        folder = parent


def _open(root: str, marker: str) -> Repository:
    git_dir = marker
    if os.path.isfile(marker):
        named = _read(marker).removeprefix("gitdir:").strip()
        git_dir = os.path.join(root, named)
    git_dir = _resolve_links(git_dir)
    if not os.path.isfile(os.path.join(git_dir, "HEAD")):
        raise NotARepository("not_a_repository", root=root)
    shared = _read(os.path.join(git_dir, "commondir")).strip()
    common = _resolve_links(os.path.join(git_dir, shared)) if shared else git_dir
    name = "main" if common == git_dir else f"wt-{os.path.basename(git_dir)}"
    repo = Repository(root, git_dir, common, name)
    _check_settings(repo)
    return repo


def _check_settings(repo: Repository) -> None:
    if re.search(r"^\s*bare\s*=\s*(true|yes|on|1)\s*$", repo.config, re.MULTILINE) and repo.worktree_id == "main":
        raise NotARepository("bare", root=repo.root)
    elsewhere = re.search(
        r"^\s*worktree\s*=\s*(.+?)\s*$", _read(os.path.join(repo.common_dir, "config")), re.MULTILINE | re.I
    )
    if elsewhere and repo.worktree_id == "main":
        named = _resolve_links(os.path.join(repo.git_dir, elsewhere[1].strip('"')))
        if named != repo.root:
            raise NotARepository("worktree_elsewhere", root=repo.root)


def _is_git_folder(folder: str) -> bool:
    return all(os.path.exists(os.path.join(folder, name)) for name in ("HEAD", "objects", "refs"))


def _resolve(repo: Repository, text: str) -> str | None:
    if _OBJECT_ID.fullmatch(text):
        return text
    name = text.removeprefix("ref:").strip()
    loose = _read(os.path.join(repo.common_dir, name)).strip()
    if _OBJECT_ID.fullmatch(loose):
        return loose
    for line in _read(os.path.join(repo.common_dir, "packed-refs")).splitlines():
        if line.endswith(" " + name):
            return line.split(" ", 1)[0]
    from intervention.effects import git

    # Symbolic chains and other ref storages are git's business.
    found = git.run(repo.root, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], accept=(0, 1)).out
    return found.decode().strip() or None


def _read(path: str) -> str:
    from intervention.effects.files import only_regular

    try:
        with open(path, encoding="utf-8", errors="surrogateescape", opener=only_regular) as file:
            return file.read()
    except (OSError, ValueError):  # a name that was read from a file may hold NUL
        return ""


def _resolve_links(path: str) -> str:
    """The path without links; a name with NUL in it is nothing that could be there."""
    return path if "\0" in path else os.path.realpath(path)
