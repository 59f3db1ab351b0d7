"""Which paths may be touched at all, judged by their text alone, and how a content is named.

A refusal is a key of `core.reasons`. What only the disk can tell (a link on the way, a submodule, a special file) is
the business of effects; a path that passes here may still be refused there.
"""

from __future__ import annotations

import hashlib
import re

MAX_PATH_BYTES = 4095
MAX_NAME_BYTES = 255

_LINK_MARK = b"symlink\0"
#: Code points that HFS+ leaves out when it compares names, so that `.g<ZWNJ>it` opens `.git`.
_HFS_IGNORED = re.compile("[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]")
#: NTFS drops trailing dots and spaces and what follows a colon, splits at `\`, and knows `.git` by a short name too.
_NTFS_TAIL = re.compile(r"[. ]*(:.*)?$", re.DOTALL)
_GIT_NAMES = frozenset({".git", "git~1"})


def refusal(path: str) -> str | None:
    """Why `path` (POSIX, relative to the worktree's root) must never be touched; None where its text is harmless."""
    if not path:
        return "empty"
    if "\0" in path:
        return "nul"
    try:
        raw = path.encode()
    except UnicodeEncodeError:
        return "not_text"
    if path.startswith("/"):
        return "absolute"
    names = path.split("/")
    if len(raw) > MAX_PATH_BYTES or any(len(name.encode()) > MAX_NAME_BYTES for name in names):
        return "too_long"
    return _refuse_names(names)


def _refuse_names(names: list[str]) -> str | None:
    if ".." in names:
        return "climbs"
    if "" in names or "." in names:
        return "not_plain"
    if any(is_git_name(name) for name in names):
        return "git_folder"
    return None


def is_git_name(name: str) -> bool:
    """Whether some file system would take this path component for `.git`."""
    plain = _HFS_IGNORED.sub("", name).casefold()
    return any(_NTFS_TAIL.sub("", part) in _GIT_NAMES for part in plain.split("\\"))


def file_digest(content: bytes) -> str:
    """The identity of a file's content: 64 hex digits."""
    return hashlib.sha256(content).hexdigest()


def link_digest(target: bytes) -> str:
    """The identity of a symbolic link that points to `target`; never that of a file which holds the same text."""
    return hashlib.sha256(_LINK_MARK + target).hexdigest()
