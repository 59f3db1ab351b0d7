"""Tracked files whose bytes differ from their index entry although git's status is silent about them.

Two kinds: entries with a flag that tells git not to look, and files behind a line-ending rule or a filter, for which
git compares converted bytes.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable

from intervention.effects import git
from intervention.effects.files import Folder, decode, encode, open_parent, read
from intervention.effects.index import Index
from intervention.effects.repo import Repository
from intervention.effects.survey import MAX_FILE_BYTES
from intervention.errors import UnsafePath

_ATTRIBUTES = ("text", "eol", "crlf", "filter", "ident", "working-tree-encoding")


def find_flagged(repo: Repository, index: Index) -> set[str]:
    """Of the entries marked assume-unchanged or skip-worktree, those whose file is there and differs, and of the former
    those whose file is gone."""
    flagged = [path for path in index.entries if index.is_odd(path)]
    gone = {path for path in flagged if not index.entries[path].is_skipped and not _is_there(repo, path)}
    return gone | find_differing(repo, index, flagged)


def find_converted(repo: Repository, index: Index) -> set[str]:
    """Of the files that a conversion applies to, those whose bytes are not the index's."""
    return find_differing(repo, index, _converted_paths(repo, index))


def find_differing(repo: Repository, index: Index, paths: Iterable[str]) -> set[str]:
    """Those of the paths whose exact bytes are there and are not those of the index entry."""
    with Folder(repo.root) as root:
        return {path for path in paths if path in index.entries and _differs(repo, root.fd, index, path)}


def _differs(repo: Repository, root: int, index: Index, path: str) -> bool:
    data = read(root, path, MAX_FILE_BYTES)
    if data is None:
        return False
    digest = hashlib.sha256 if repo.is_sha256 else hashlib.sha1
    return digest(b"blob %d\0" % len(data) + data).hexdigest() != index.entries[path].oid


def _is_there(repo: Repository, path: str) -> bool:
    with Folder(repo.root) as root:
        try:
            folder, name = open_parent(root.fd, path)
        except (OSError, UnsafePath):
            return False
        try:
            os.stat(name, dir_fd=folder, follow_symlinks=False)
        except FileNotFoundError:
            return False
        finally:
            os.close(folder)
    return True


def _converted_paths(repo: Repository, index: Index) -> list[str]:
    plain = [path for path, entry in index.entries.items() if entry.mode in ("100644", "100755")]
    if repo.settings.get("core.autocrlf", "false").lower() in ("true", "yes", "on", "1", "input"):
        return plain
    return _with_attributes(repo, plain) if _has_attributes(repo, index) else []


def _has_attributes(repo: Repository, index: Index) -> bool:
    own = any(path.rpartition("/")[2] == ".gitattributes" for path in index.entries)
    places = (
        os.path.join(repo.common_dir, "info", "attributes"),
        os.path.join(repo.root, ".gitattributes"),
        os.path.join(os.environ.get("XDG_CONFIG_HOME") or os.path.expanduser("~/.config"), "git", "attributes"),
    )
    return own or "core.attributesfile" in repo.settings or any(os.path.exists(place) for place in places)


def _with_attributes(repo: Repository, paths: list[str]) -> list[str]:
    stdin = b"".join(encode(path) + b"\0" for path in paths)
    out = git.run(repo.root, ["check-attr", "-z", "--stdin", *_ATTRIBUTES], stdin).out
    fields = out.split(b"\0")
    found = (
        decode(fields[at]) for at in range(0, len(fields) - 2, 3) if fields[at + 2] not in (b"unspecified", b"unset")
    )
    return list(dict.fromkeys(found))
