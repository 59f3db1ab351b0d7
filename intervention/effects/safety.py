"""Snapshots as they are asked for: by the watchdog, at the start of a phase and after a green run, and before an
act."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from intervention.effects import hidden, snapshot, survey, upstream
from intervention.effects.files import Folder
from intervention.effects.index import Index, read_index
from intervention.effects.objects import Objects
from intervention.effects.past import Past, open_past
from intervention.effects.repo import Repository
from intervention.effects.snapshot import Kept, Taken
from intervention.effects.status import Status, read_status
from intervention.errors import Declined, GitFailed

_PART = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


def ref_name(repo: Repository, run: str, name: str) -> str:
    """The ref of a snapshot. Raises Declined where run or name cannot be part of one."""
    for part in (run, name):
        if not _PART.fullmatch(part) or ".." in part or part.endswith((".lock", ".")):
            raise Declined("bad_name", name=part)
    return f"refs/intervention/{repo.worktree_id}/{run}/{name}"


def take_safety_state(
    repo: Repository, status: Status, index: Index, run: str, batch: str, paths: Sequence[str]
) -> Taken:
    """The state right before an act. `paths` are those that will be changed: their bytes are held exactly. A tree that
    changes while it is read is looked at once more. Raises GitFailed."""
    try:
        return _take_safety_state(repo, status, index, run, batch, paths)
    except GitFailed as error:
        if error.key != "changed_meanwhile":
            raise
    return _take_safety_state(repo, read_status(repo), read_index(repo.root), run, batch, paths)


def _take_safety_state(
    repo: Repository, status: Status, found: Index, run: str, batch: str, paths: Sequence[str]
) -> Taken:
    index = found.mark_intended(status.intended)
    odd = hidden.find_flagged(repo, index) | hidden.find_differing(repo, index, paths)
    contents = snapshot.collect(status, index, sorted(odd))
    contents = contents._replace(notes=_index_notes(index))
    label = f"intervention safety state {repo.worktree_id} {run} {batch}"
    return snapshot.take(repo, ref_name(repo, run, f"safety-{batch}"), label, contents)


def take_snapshot(
    repo: Repository, run: str, name: str, keep_from: str | None = None, keep: Iterable[str] = ()
) -> Taken:
    """A base or green state. Paths in `keep` hold what they have in the snapshot `keep_from`, since they are under an
    open violation or nobody knows who changed them. Raises NotARepository, GitFailed, Declined."""
    ref = ref_name(repo, run, name)
    older = _read_older(repo, keep_from, keep) if keep_from is not None else {}
    try:
        return _take_snapshot(repo, ref, f"{run} {name}", older)
    except GitFailed as error:
        if error.key != "changed_meanwhile":
            raise
    return _take_snapshot(repo, ref, f"{run} {name}", older)


def _take_snapshot(repo: Repository, ref: str, name: str, older: Mapping[str, Kept]) -> Taken:
    status = read_status(repo)
    index = read_index(repo.root, None, status.intended)
    odd = hidden.find_flagged(repo, index) | hidden.find_converted(repo, index)
    contents = snapshot.keep_older(snapshot.collect(status, index, sorted(odd)), older)
    notes = {
        **_index_notes(index),
        "all_modes": True,
        "modes": {**_all_modes(repo, index), **{path: kept.permissions for path, kept in older.items()}},
        "refs": dict(upstream.read_refs(repo, "refs/heads", "refs/remotes", "refs/tags")),
        "remotes": upstream.read_remotes(repo),
        "head_log": len(upstream.read_head_log(repo)),
        "sparse": _is_sparse(repo),
    }
    label = f"intervention snapshot {repo.worktree_id} {name}"
    return snapshot.take(repo, ref, label, contents._replace(notes=notes))


def _read_older(repo: Repository, keep_from: str, keep: Iterable[str]) -> dict[str, Kept]:
    with Objects(repo.root, repo.is_sha256) as objects:
        past = open_past(objects, keep_from)
        if past is None:
            raise Declined("no_snapshot", sha=keep_from)
        return {path: _kept(past, path) for path in keep}


def _kept(past: Past, path: str) -> Kept:
    from intervention.effects.index import IndexEntry

    version, blob = past.version(path), past.indexed(path)
    entry = IndexEntry(blob.mode, blob.oid) if blob is not None else None
    return Kept(version.mode, version.oid, entry, version.state.mode)


def _index_notes(index: Index) -> dict[str, Any]:
    flags = {
        path: ("a" if entry.is_assumed else "") + ("s" if entry.is_skipped else "")
        for path, entry in index.entries.items()
        if entry.is_assumed or entry.is_skipped
    }
    return {"flags": flags, "intended": {path: True for path, entry in index.entries.items() if entry.is_intended}}


def _all_modes(repo: Repository, index: Index) -> Mapping[str, int]:
    modes: dict[str, int] = {}
    with Folder(repo.root) as root:
        for path, entry in index.entries.items():
            if entry.mode in ("100644", "100755"):
                info = survey.lstat(root.fd, path)
                if info is not None:
                    survey.note_mode(modes, path, info.st_mode, entry.mode)
    return modes


def _is_sparse(repo: Repository) -> bool:
    return os.path.exists(os.path.join(repo.git_dir, "info", "sparse-checkout"))
