"""States of a whole worktree as one commit, shaped like a stash entry, made without touching tree or index.

    W  tree: the tracked files as they are in the work tree    parents: HEAD, I, U
    I  tree: the index                                         parent:  HEAD
    U  tree: the untracked files (left out where there are none)

One `git fast-import` is fed with the exact bytes, so no filter or line-ending rule ever sees them. W's message
carries, as JSON, what trees cannot hold: unusual permissions, what had to be left out, and the refs of that moment.
"""

from __future__ import annotations

import json
import re
import subprocess
import threading
import time
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from intervention.effects import git
from intervention.effects.files import Folder
from intervention.effects.index import Index, IndexEntry
from intervention.effects.repo import Repository
from intervention.effects.status import Status
from intervention.effects.survey import Survey, pieces, quote, survey

#: How long, in seconds, even the largest worktree may take to be written down.
_MOST_S = 600.0
_OBJECT_ID = re.compile(rb"[0-9a-f]{40}(?:[0-9a-f]{24})?")


class Kept(NamedTuple):
    """An older content for a path than the one that is there: mode and blob (None for absent), its index entry, and the
    file's permissions."""

    mode: str | None
    oid: str | None
    entry: IndexEntry | None
    permissions: int


class Contents(NamedTuple):
    """What a snapshot has to hold beyond HEAD: tracked paths whose bytes differ, staged entries that do, untracked
    paths."""

    worktree: tuple[str, ...]
    staged: Mapping[str, IndexEntry | None]
    untracked: tuple[str, ...]
    left_out: Mapping[str, str]
    kept: Mapping[str, Kept] = MappingProxyType({})
    notes: Mapping[str, Any] = MappingProxyType({})


class Taken(NamedTuple):
    """`left_out` names what the snapshot does not hold, each with the key of a reason."""

    sha: str
    ref: str
    left_out: Mapping[str, str]


def collect(status: Status, index: Index, odd: Iterable[str] = ()) -> Contents:
    """Sorts a status into what a snapshot has to hold. `odd` are tracked paths whose bytes differ from HEAD's
    although the status does not say so: flagged ones, and those behind a line-ending rule or a filter."""
    plain = [item for item in status.changed if not item.is_submodule]
    worktree = dict.fromkeys([*(item.path for item in plain), *odd, *status.unmerged])
    staged = {item.path: index.entries.get(item.path) for item in status.changed if item.staged != "."}
    left_out = dict.fromkeys(status.nested, "nested_repository")
    left_out |= {item.path: "submodule" for item in status.changed if item.is_submodule}
    untracked = tuple(path for path in status.untracked if path not in worktree)
    return Contents(tuple(worktree), staged, untracked, left_out)


def keep_older(contents: Contents, kept: Mapping[str, Kept]) -> Contents:
    """The same contents with an older version in the place of what is there now."""
    return contents._replace(
        worktree=tuple(path for path in contents.worktree if path not in kept),
        untracked=tuple(path for path in contents.untracked if path not in kept),
        staged={**contents.staged, **{path: older.entry for path, older in kept.items()}},
        kept=kept,
    )


def take(repo: Repository, ref: str, label: str, contents: Contents) -> Taken:
    """Makes the snapshot and points `ref` at it. Raises GitFailed; then nothing has changed but unreferenced
    objects."""
    with Folder(repo.root) as root:
        tracked = survey(root.fd, contents.worktree, repo.has_file_modes, contents.staged)
        untracked = survey(root.fd, contents.untracked, repo.has_file_modes, {})
        left_out = {**contents.left_out, **tracked.left_out, **untracked.left_out}
        modes = {**contents.notes.get("modes", {}), **tracked.modes, **untracked.modes}
        notes = {**contents.notes, "modes": modes, "left_out": left_out}
        message = f"{label}\n\n{json.dumps(notes, sort_keys=True)}"
        sha = _import(repo, _stream(repo, root.fd, ref, label, message, contents, tracked, untracked))
    return Taken(sha, ref, left_out)


def _import(repo: Repository, stream: Iterator[bytes]) -> str:
    process = git.start(repo.root, ["fast-import", "--quiet", "--done", "--force"])
    assert process.stdin is not None  # noqa: S101 - asked for as a pipe
    too_late = threading.Timer(_MOST_S, process.kill)  # while it does not read, nothing else would end the writing
    too_late.start()
    try:
        for piece in stream:
            process.stdin.write(piece)
        out, err = process.communicate(timeout=git.TIMEOUT_S)
    except BrokenPipeError:
        out, err = process.communicate()  # git has ended early and says why
    except subprocess.TimeoutExpired:
        git.stop(process)
        raise git.failure("fast-import", -1, b"it took too long") from None
    except BaseException:
        git.stop(process)
        raise
    finally:
        too_late.cancel()
    if process.returncode != 0:
        raise git.failure("fast-import", process.returncode, err)
    if not _OBJECT_ID.fullmatch(out.strip()):
        raise git.nonsense("fast-import", out)
    return out.decode().strip()


def _stream(
    repo: Repository,
    root: int,
    ref: str,
    label: str,
    message: str,
    contents: Contents,
    tracked: Survey,
    untracked: Survey,
) -> Iterator[bytes]:
    has_untracked = any(item.mode is not None for item in untracked.found)
    yield b"feature done\n"
    if has_untracked:
        yield f"reset {ref}\n".encode() + _commit(ref, 1, f"untracked files on {label}")
        yield from pieces(root, untracked)
        yield b"\n"
    yield f"reset {ref}\nfrom {repo.head}\n\n".encode() + _commit(ref, 2, f"index on {label}")
    yield from (_entry(path, entry) for path, entry in contents.staged.items())
    yield f"\nreset {ref}\nfrom {repo.head}\n\n".encode() + _commit(ref, 3, message)
    yield b"merge :2\nmerge :1\n" if has_untracked else b"merge :2\n"
    yield from pieces(root, tracked)
    yield from (_line(path, older.mode, older.oid) for path, older in contents.kept.items())
    yield b"\nget-mark :3\ndone\n"


def _commit(ref: str, mark: int, message: str) -> bytes:
    text = message.encode("utf-8", "backslashreplace")
    stamp = f"intervention <intervention@localhost> {int(time.time())} +0000"
    return f"commit {ref}\nmark :{mark}\ncommitter {stamp}\ndata {len(text)}\n".encode() + text + b"\n"


def _entry(path: str, entry: IndexEntry | None) -> bytes:
    if entry is None or entry.is_intended:
        return _line(path, None, None)
    return _line(path, entry.mode, entry.oid)


def _line(path: str, mode: str | None, oid: str | None) -> bytes:
    return (b"D " if oid is None else f"M {mode} {oid} ".encode()) + quote(path) + b"\n"
