"""Entries of git's index with their flags: read in one call, written in at most four, never touched by hand."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from intervention.effects import git
from intervention.effects.files import decode, encode
from intervention.errors import GitFailed

#: Beyond this many bytes of paths the whole index is listed rather than the paths one by one.
_MAX_ARGUMENTS = 60_000
#: The call that lists the whole index.
LIST_ALL = ("ls-files", "--stage", "-v", "-z")
_LOCK_WAIT_S = 3.0
_PAUSE_S = 0.1


class IndexEntry(NamedTuple):
    """`mode` and `oid` as git writes them. `is_intended` is an entry of `git add -N`, which has no content yet."""

    mode: str
    oid: str
    is_assumed: bool = False
    is_skipped: bool = False
    is_intended: bool = False


class Index(NamedTuple):
    """Entries by path, and the paths that a merge left unmerged."""

    entries: Mapping[str, IndexEntry]
    unmerged: frozenset[str]

    def mark_intended(self, paths: frozenset[str]) -> Index:
        """The same index where these paths are known to be intent-to-add entries."""
        marked = {path: self.entries[path]._replace(is_intended=True) for path in paths if path in self.entries}
        return self._replace(entries={**self.entries, **marked}) if marked else self

    def is_odd(self, path: str) -> bool:
        """Whether git's status would not notice a change of this path."""
        entry = self.entries.get(path)
        return entry is not None and (entry.is_assumed or entry.is_skipped)


def read_index(root: str, paths: Sequence[str] | None = None, intended: frozenset[str] = frozenset()) -> Index:
    """The index, or what it holds of `paths`. Git lists an intent-to-add entry like one of an empty file, so which
    ones are is told by `intended`, the paths that a status showed as such."""
    arguments = list(LIST_ALL)
    if paths is not None and sum(len(encode(path)) + 1 for path in paths) < _MAX_ARGUMENTS:
        arguments += ["--", *paths]
    return parse_index(git.run(root, arguments).out, intended)


def parse_index(out: bytes, intended: frozenset[str] = frozenset()) -> Index:
    """The index from what `LIST_ALL` prints. Raises GitFailed where no git has printed it."""
    try:
        return _parse(out, intended)
    except ValueError:
        raise git.nonsense("ls-files", out) from None


def _parse(out: bytes, intended: frozenset[str]) -> Index:
    entries: dict[str, IndexEntry] = {}
    unmerged: set[str] = set()
    for line in out.split(b"\0"):
        if not line:
            continue
        facts, _, raw = line.partition(b"\t")
        tag, mode, oid, stage = facts.decode().split(" ")
        path = decode(raw)
        if stage != "0":
            unmerged.add(path)
            continue
        entries[path] = IndexEntry(mode, oid, tag.islower(), tag in "Ss", path in intended)
    return Index(entries, frozenset(unmerged))


def require_listed(git_dir: str, index: Index) -> None:
    """Raises GitFailed where a listing is empty although the index file counts entries in its head: everything that
    follows would take tracked files for untracked ones."""
    if index.entries or index.unmerged:
        return
    with suppress(FileNotFoundError), open(os.path.join(git_dir, "index"), "rb") as file:
        head = file.read(12)
        if head[:4] == b"DIRC" and int.from_bytes(head[8:12], "big") > 0:
            raise git.nonsense("ls-files", "")


def write_entries(root: str, wanted: Mapping[str, IndexEntry | None]) -> None:
    """Gives each path its entry, None for no entry. Raises GitFailed; a lock of the index that is gone within three
    seconds is waited for."""
    if not wanted:
        return
    plain = {path: entry for path, entry in wanted.items() if entry is None or not entry.is_intended}
    intended = [path for path, entry in wanted.items() if entry is not None and entry.is_intended]
    width = next((len(entry.oid) for entry in wanted.values() if entry is not None), 40)
    lines = [_info(path, entry, width) for path, entry in plain.items()]
    lines += [_info(path, None, width) for path in intended]
    _patiently(root, ["update-index", "-z", "--index-info"], b"".join(lines))
    if intended:
        arguments = ["add", "--intent-to-add", "--force", "--pathspec-from-file=-", "--pathspec-file-nul"]
        _patiently(root, arguments, _list(intended))
    _write_flags(root, wanted)


def _write_flags(root: str, wanted: Mapping[str, IndexEntry | None]) -> None:
    assumed = [path for path, entry in wanted.items() if entry is not None and entry.is_assumed]
    skipped = [path for path, entry in wanted.items() if entry is not None and entry.is_skipped]
    for flag, paths in (("--assume-unchanged", assumed), ("--skip-worktree", skipped)):
        if paths:
            _patiently(root, ["update-index", flag, "-z", "--stdin"], _list(paths))


def _info(path: str, entry: IndexEntry | None, width: int) -> bytes:
    facts = f"{entry.mode} {entry.oid} 0" if entry is not None else f"0 {'0' * width} 0"
    return facts.encode() + b"\t" + encode(path) + b"\0"


def _list(paths: Iterable[str]) -> bytes:
    return b"".join(encode(path) + b"\0" for path in paths)


def _patiently(root: str, arguments: list[str], stdin: bytes) -> None:
    deadline = time.monotonic() + _LOCK_WAIT_S
    while True:
        try:
            git.run(root, arguments, stdin)
            return
        except GitFailed as error:
            if error.key != "git_locked" or time.monotonic() >= deadline:
                raise
            time.sleep(_PAUSE_S)
