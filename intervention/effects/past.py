"""A snapshot as it is read again: what a path was in the work tree, among the untracked files, and in the index."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from intervention.effects.files import ABSENT, FileState, encode, link_digest
from intervention.effects.objects import Blob, Commit, Objects
from intervention.effects.operation import Source
from intervention.effects.survey import default_mode
from intervention.errors import GitFailed


class Version(NamedTuple):
    """A content that a path had. `state` is what it looks like on disk, `source` where its bytes are; `is_submodule`
    where it was a repository of its own."""

    state: FileState
    source: Source | None = None
    mode: str | None = None
    is_submodule: bool = False

    @property
    def oid(self) -> str | None:
        return self.source.name if self.source is not None else None


NOTHING = Version(ABSENT)


@dataclass
class Past:
    """A commit's view of paths: a snapshot of ours, or a plain commit (whose index is its own tree)."""

    objects: Objects
    sha: str
    tree: str
    head: str | None
    index_tree: str
    untracked_tree: str | None
    time: int
    notes: dict[str, Any]
    _digests: dict[str, tuple[str, int]] = field(default_factory=dict)

    def version(self, path: str) -> Version:
        """What `path` was: in the work tree, else untracked, else absent. A folder in its place counts as absent."""
        if self._is_sparse(path):
            return NOTHING
        blob = self.objects.find(self.tree, encode(path))
        if blob is None and self.untracked_tree is not None:
            blob = self.objects.find(self.untracked_tree, encode(path))
        if blob is None or blob.mode == "40000":
            return NOTHING
        if blob.mode == "160000":
            return Version(ABSENT, is_submodule=True)
        return self._describe(path, blob)

    def _is_sparse(self, path: str) -> bool:
        """A path outside a sparse checkout: the index had it and the work tree did not."""
        return self.notes.get("sparse") is True and "s" in self.noted("flags").get(path, "")

    def noted(self, key: str) -> dict[str, Any]:
        """One of the notes by path; empty for what nobody noted."""
        found = self.notes.get(key)
        return found if isinstance(found, dict) else {}

    def indexed(self, path: str) -> Blob | None:
        """The index entry's mode and blob at that time; None where there was none."""
        blob = self.objects.find(self.index_tree, encode(path))
        return None if blob is None or blob.mode == "40000" else blob

    def _describe(self, path: str, blob: Blob) -> Version:
        source = Source("blob", blob.oid)
        digest, size = self._digest(blob)
        if blob.mode == "120000":
            return Version(FileState("link", digest, 0, size), source, blob.mode)
        noted = self.noted("modes").get(path)
        mode = noted if isinstance(noted, int) else default_mode(is_executable=blob.mode == "100755")
        return Version(FileState("file", digest, mode & 0o7777, size), source, blob.mode)

    def _digest(self, blob: Blob) -> tuple[str, int]:
        key = blob.oid + blob.mode[:2]
        if key not in self._digests:
            data = self.objects.content(blob.oid)
            if data is None:
                raise GitFailed("object_missing", oid=blob.oid)
            digest = link_digest(data) if blob.mode == "120000" else hashlib.sha256(data).hexdigest()
            self._digests[key] = (digest, len(data))
        return self._digests[key]

    @property
    def has_all_modes(self) -> bool:
        """Whether permissions that are not noted were the usual ones."""
        return self.notes.get("all_modes") is True


def open_past(objects: Objects, sha: str) -> Past | None:
    """The view of commit `sha`; None where the repository has no such commit."""
    commit = objects.commit(sha)
    if commit is None:
        return None
    is_snapshot, index, untracked = _read_shape(objects, commit)
    return Past(
        objects,
        sha,
        commit.tree,
        commit.parents[0] if commit.parents and is_snapshot else sha,
        index.tree if index is not None else commit.tree,
        untracked.tree if untracked is not None else None,
        commit.time,
        _read_notes(commit.message) if is_snapshot else {},
    )


def _read_shape(objects: Objects, commit: Commit) -> tuple[bool, Commit | None, Commit | None]:
    """Whether a commit is shaped like a stash entry, whoever made it, with its index and untracked parents. A merge of
    one commit looks the same, and its tree is that commit's: read as a snapshot it says nothing else."""
    if len(commit.parents) not in (2, 3):
        return False, None, None
    index = objects.commit(commit.parents[1])
    untracked = objects.commit(commit.parents[2]) if len(commit.parents) == 3 else None
    is_index = index is not None and index.parents == commit.parents[:1]
    if not is_index or (untracked is not None and untracked.parents):
        return False, None, None
    return True, index, untracked


def _read_notes(message: str) -> dict[str, Any]:
    try:
        notes = json.loads(message.rpartition("\n\n")[2])
    except ValueError:
        return {}
    return notes if isinstance(notes, dict) else {}
