"""The files that go into a snapshot: looked at first, so that what cannot be held is known, then streamed byte for
byte."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from intervention.effects.files import encode, open_parent
from intervention.effects.index import IndexEntry
from intervention.errors import GitFailed, UnsafePath

MAX_FILE_BYTES = 100 * 1024 * 1024
_CHUNK = 1 << 20


class Found(NamedTuple):
    """`mode` as git writes it, None for a path that is not there (any more)."""

    path: str
    mode: str | None
    size: int


class Survey(NamedTuple):
    """`modes` are the permissions that git's own two do not tell, `left_out` the reasons' keys."""

    found: tuple[Found, ...]
    modes: dict[str, int]
    left_out: dict[str, str]


def survey(root: int, paths: Sequence[str], has_file_modes: bool, entries: Mapping[str, IndexEntry | None]) -> Survey:
    """Looks at each path without following links. Where the file system has no executable bit, the index tells it."""
    found: list[Found] = []
    modes: dict[str, int] = {}
    left_out: dict[str, str] = {}
    for path in paths:
        info = lstat(root, path)
        if info is None or stat.S_ISDIR(info.st_mode):
            found.append(Found(path, None, 0))
        elif stat.S_ISLNK(info.st_mode):
            found.append(Found(path, "120000", info.st_size))
        elif not stat.S_ISREG(info.st_mode):
            found.append(Found(path, None, 0))
            left_out[path] = "special_file"
        elif info.st_size > MAX_FILE_BYTES:
            left_out[path] = "too_large"
        elif not _is_readable(root, path, info.st_mode):
            left_out[path] = "unreadable"
        else:
            mode = _git_mode(info.st_mode, has_file_modes, entries.get(path))
            found.append(Found(path, mode, info.st_size))
            note_mode(modes, path, info.st_mode, mode)
    return Survey(tuple(found), modes, left_out)


def _is_readable(root: int, path: str, st_mode: int) -> bool:
    """Asks only where not everyone may read."""
    if st_mode & 0o444 == 0o444:
        return True
    folder, name = open_parent(root, path)
    try:
        return os.access(name, os.R_OK, dir_fd=folder, effective_ids=os.access in os.supports_effective_ids)
    finally:
        os.close(folder)


def lstat(root: int, path: str) -> os.stat_result | None:
    try:
        folder, name = open_parent(root, path)
    except (OSError, UnsafePath):
        return None
    try:
        return os.stat(name, dir_fd=folder, follow_symlinks=False)
    except FileNotFoundError:
        return None
    finally:
        os.close(folder)


def note_mode(modes: dict[str, int], path: str, st_mode: int, git_mode: str) -> None:
    """Notes permissions that are not those of a file which git just made with its mode."""
    mode = stat.S_IMODE(st_mode)
    if mode != default_mode(is_executable=git_mode == "100755"):
        modes[path] = mode


def default_mode(*, is_executable: bool) -> int:
    return (0o777 if is_executable else 0o666) & ~_umask()


def _umask() -> int:
    current = os.umask(0o077)
    os.umask(current)
    return current


def _git_mode(st_mode: int, has_file_modes: bool, entry: IndexEntry | None) -> str:
    if not has_file_modes:
        return entry.mode if entry is not None and entry.mode in ("100644", "100755") else "100644"
    return "100755" if st_mode & 0o100 else "100644"


def pieces(root: int, looked: Survey) -> Iterator[bytes]:
    """The lines that give fast-import every file that was found."""
    for item in looked.found:
        if item.mode is None:
            yield b"D " + quote(item.path) + b"\n"
            continue
        yield f"M {item.mode} inline ".encode() + quote(item.path) + f"\ndata {item.size}\n".encode()
        yield from _content(root, item)
        yield b"\n"


def _content(root: int, item: Found) -> Iterator[bytes]:
    """Exactly as many bytes as were announced. Raises GitFailed where the file has become shorter meanwhile."""
    if item.mode == "120000":
        yield _read_link(root, item)
        return
    handle = _open(root, item)
    with os.fdopen(handle, "rb", buffering=0) as file:
        left = item.size
        while left:
            chunk = file.read(min(left, _CHUNK))
            if not chunk:
                raise GitFailed("changed_meanwhile", path=item.path)
            left -= len(chunk)
            yield chunk


def _read_link(root: int, item: Found) -> bytes:
    try:
        folder, name = open_parent(root, item.path)
        try:
            target = os.readlink(name, dir_fd=folder)
        finally:
            os.close(folder)
    except (OSError, UnsafePath) as error:
        raise GitFailed("changed_meanwhile", path=item.path) from error
    if len(target) != item.size:
        raise GitFailed("changed_meanwhile", path=item.path)
    return target


def _open(root: int, item: Found) -> int:
    """Raises GitFailed where the file has gone since it was looked at, or cannot be read."""
    try:
        folder, name = open_parent(root, item.path)
        try:
            return os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder)
        finally:
            os.close(folder)
    except PermissionError as error:
        raise GitFailed("unreadable", path=item.path) from error
    except (OSError, UnsafePath) as error:
        raise GitFailed("changed_meanwhile", path=item.path) from error


def quote(path: str) -> bytes:
    """A path as fast-import reads it."""
    escaped = encode(path).replace(b"\\", b"\\\\").replace(b'"', b'\\"').replace(b"\n", b"\\n")
    return b'"' + escaped + b'"'
