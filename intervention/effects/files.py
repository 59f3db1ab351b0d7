"""Files as they are on disk: opened component by component without following links, written durably, moved, compared.

Every path here is relative to an open folder, so that a folder which is swapped for a link between check and use leads
nowhere.
"""

from __future__ import annotations

import errno
import hashlib
import os
import re
import stat
from collections.abc import Iterable
from contextlib import suppress
from typing import Literal, NamedTuple

from intervention.errors import UnsafePath

Kind = Literal["absent", "file", "link", "folder", "special"]
_CHUNK = 1 << 20
#: What `replace` calls a file until it is complete.
_UNFINISHED = re.compile(r"\..+\.[0-9]+\.[0-9a-f]{8}")
_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC


class FileState(NamedTuple):
    """What is at a path. `mode` holds the permission bits; `sha256` is the content's, of a link that of its target
    behind a marker; both are empty for what is absent, a folder or special. `size` is in bytes."""

    kind: Kind
    sha256: str | None = None
    mode: int = 0
    size: int = 0

    @property
    def is_executable(self) -> bool:
        return self.kind == "file" and bool(self.mode & 0o100)

    def is_same(self, other: FileState) -> bool:
        """The same kind, bytes and permissions."""
        mode_matters = self.kind == "file"
        return self.kind == other.kind and self.sha256 == other.sha256 and (not mode_matters or self.mode == other.mode)


ABSENT = FileState("absent")


def encode(path: str) -> bytes:
    return path.encode("utf-8", "surrogateescape")


def decode(raw: bytes) -> str:
    return raw.decode("utf-8", "surrogateescape")


def link_digest(target: bytes) -> str:
    return hashlib.sha256(b"symlink\0" + target).hexdigest()


class Folder:
    """An open folder; use it as a context manager."""

    def __init__(self, path: str | bytes) -> None:
        self.fd = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.fd)


def open_parent(root: int, path: str, *, make: bool = False, mode: int = 0o777) -> tuple[int, bytes]:
    """The open folder that holds `path`, and the last name; `make` makes missing ones with `mode`. To be closed.
    Raises FileNotFoundError where a folder is missing, UnsafePath where a component is a link or no folder."""
    *folders, name = encode(path).split(b"/")
    here = os.dup(root)
    for part in folders:
        try:
            below = _enter(here, part, make, mode)
        except OSError as error:
            os.close(here)
            if error.errno in (errno.ELOOP, errno.ENOTDIR):
                raise UnsafePath("symlinked_parent", path=path) from error
            raise
        os.close(here)
        here = below
    return here, name


def _enter(here: int, part: bytes, make: bool, mode: int) -> int:
    try:
        return os.open(part, _FOLDER, dir_fd=here)
    except FileNotFoundError:
        if not make:
            raise
    try:
        os.mkdir(part, mode, dir_fd=here)
    except FileExistsError:
        pass
    else:
        os.fsync(here)
    return os.open(part, _FOLDER, dir_fd=here)


def observe(root: int, path: str) -> FileState:
    """What is at `path`. A missing or foreign parent folder means absent; whether it may be used is asked elsewhere."""
    try:
        folder, name = open_parent(root, path)
    except (FileNotFoundError, UnsafePath):
        return ABSENT
    try:
        return observe_at(folder, name)
    finally:
        os.close(folder)


def observe_at(folder: int, name: bytes) -> FileState:
    try:
        info = os.stat(name, dir_fd=folder, follow_symlinks=False)
    except FileNotFoundError:
        return ABSENT
    if stat.S_ISLNK(info.st_mode):
        target = os.readlink(name, dir_fd=folder)
        return FileState("link", link_digest(target), 0, len(target))
    if stat.S_ISDIR(info.st_mode):
        return FileState("folder")
    if not stat.S_ISREG(info.st_mode):
        return FileState("special")
    return FileState("file", digest_at(folder, name), stat.S_IMODE(info.st_mode), info.st_size)


def digest_at(folder: int, name: bytes) -> str:
    digest = hashlib.sha256()
    handle = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder)
    try:
        while chunk := os.read(handle, _CHUNK):
            digest.update(chunk)
    finally:
        os.close(handle)
    return digest.hexdigest()


def read(root: int, path: str, limit: int) -> bytes | None:
    """The bytes of a regular file, a link's target for a link; None where there is neither or it has over `limit`
    bytes."""
    try:
        folder, name = open_parent(root, path)
    except (FileNotFoundError, UnsafePath):
        return None
    try:
        info = os.stat(name, dir_fd=folder, follow_symlinks=False)
        if stat.S_ISLNK(info.st_mode):
            return os.readlink(name, dir_fd=folder)
        if not stat.S_ISREG(info.st_mode) or info.st_size > limit:
            return None
        handle = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, dir_fd=folder)
        with os.fdopen(handle, "rb") as file:
            return file.read()
    except FileNotFoundError:
        return None
    finally:
        os.close(folder)


def write_new(folder: int, name: bytes, chunks: Iterable[bytes], mode: int) -> None:
    """Makes a file that must not exist yet, with exactly this mode, and sees it onto the disk."""
    handle = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600, dir_fd=folder)
    try:
        for chunk in chunks:
            view = memoryview(chunk)
            while view:
                view = view[os.write(handle, view) :]
        os.fchmod(handle, mode)
        os.fsync(handle)
    finally:
        os.close(handle)


def replace(path: str, data: bytes, mode: int = 0o600) -> None:
    """The durable writer for the guard's own files: beside, synced, renamed over, the folder synced."""
    head, tail = os.path.split(path)
    with Folder(head) as folder:
        temporary = encode(f".{tail}.{os.getpid()}.{os.urandom(4).hex()}")
        try:
            write_new(folder.fd, temporary, [data], mode)
            os.rename(temporary, encode(tail), src_dir_fd=folder.fd, dst_dir_fd=folder.fd)
        except OSError:
            remove_quietly(folder.fd, temporary)
            raise
        os.fsync(folder.fd)


def only_regular(path: str, flags: int) -> int:
    """An opener for `open`: what is no regular file is an OSError, where a FIFO would be waited for without end."""
    handle = os.open(path, flags | os.O_NONBLOCK | os.O_CLOEXEC)
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return handle
    os.close(handle)
    raise OSError(errno.EINVAL, "it is no regular file", path)


def remove_unfinished(path: str) -> None:
    """Removes what a `replace` that was cut short has left in the folder `path`; nobody may be writing there now."""
    with suppress(FileNotFoundError), Folder(path) as folder:
        for name in os.listdir(folder.fd):
            if _UNFINISHED.fullmatch(name):
                remove_quietly(folder.fd, encode(name))


def remove_quietly(folder: int, name: bytes) -> None:
    with suppress(FileNotFoundError):
        os.unlink(name, dir_fd=folder)
