"""A scratch repository that shares another one's objects: recorded states are laid out in it and acted on, and nothing
is ever written to the other."""

from __future__ import annotations

import os
import shutil
from typing import NamedTuple

from intervention.effects import git
from intervention.effects.files import Folder, encode, open_parent, write_new
from intervention.effects.objects import Objects
from intervention.effects.repo import Repository, locate
from intervention.errors import GitFailed


class _Entry(NamedTuple):
    mode: str
    oid: str
    path: str


def require_empty(folder: str) -> None:
    """Raises FileExistsError for a folder with something in it; OSError for what is no folder."""
    if os.path.lexists(folder) and os.listdir(folder):
        raise FileExistsError(folder)


def make_scratch(folder: str, source: Repository, commit: str) -> Repository:
    """Makes the repository, at `commit` of the source, in a folder that `require_empty` has let pass. Raises GitFailed,
    OSError."""
    folder = os.path.abspath(folder)
    os.makedirs(folder, exist_ok=True)
    kind = "sha256" if source.is_sha256 else "sha1"
    git.run(folder, ["init", "--quiet", f"--object-format={kind}", "--template="])
    shared = os.path.join(folder, ".git", "objects", "info")
    os.makedirs(shared, exist_ok=True)
    with open(os.path.join(shared, "alternates"), "wb") as file:
        file.write(encode(os.path.join(source.common_dir, "objects")) + b"\n")
    git.run(folder, ["update-ref", "--no-deref", "HEAD", commit])
    return locate(folder)


def lay_out(scratch: Repository, state: str) -> Repository:
    """Makes work tree, index and HEAD of the scratch repository what a snapshot holds of them; what was in the
    work tree before is gone. Raises GitFailed where the snapshot is not held, OSError."""
    root = scratch.root
    with Objects(root, scratch.is_sha256) as objects:
        commit = objects.commit(state)
        if commit is None or len(commit.parents) < 2:
            raise GitFailed("git_error", command="cat-file", code="-", said=f"no snapshot {state}")
        head, index, *untracked = commit.parents
        _clear(root)
        with Folder(root) as folder:
            for tree in (state, *untracked):
                _write_tree(folder.fd, root, objects, tree)
    git.run(root, ["update-ref", "--no-deref", "HEAD", head])
    git.run(root, ["read-tree", f"{index}^{{tree}}"])
    return locate(root)


def _clear(root: str) -> None:
    for name in os.listdir(root):
        path = os.path.join(root, name)
        if name == ".git":
            continue
        if os.path.isdir(path) and not os.path.islink(path):
            shutil.rmtree(path)
        else:
            os.unlink(path)


def _write_tree(root: int, folder: str, objects: Objects, tree: str) -> None:
    listed = git.run(folder, ["ls-tree", "-r", "-z", "--full-tree", tree]).out
    for entry in map(_read_entry, filter(None, listed.split(b"\0"))):
        data = objects.content(entry.oid) if entry.mode != "160000" else None
        if data is None:
            continue
        parent, name = open_parent(root, entry.path, make=True)
        try:
            if entry.mode == "120000":
                os.symlink(data, name, dir_fd=parent)
            else:
                write_new(parent, name, [data], 0o755 if entry.mode == "100755" else 0o644)
        finally:
            os.close(parent)


def _read_entry(line: bytes) -> _Entry:
    about, _, path = line.partition(b"\t")
    mode, _, oid = about.decode().split(" ")
    return _Entry(mode, oid, path.decode("utf-8", "surrogateescape"))
