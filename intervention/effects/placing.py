"""Getting a name from one folder to another without ever replacing anything, also where links or one file system
lack."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from typing import NamedTuple

from intervention.effects import files
from intervention.errors import UnsafePath

_CHUNK = 1 << 20
#: File systems without hard links say one of these.
_NO_LINKS = (errno.EPERM, errno.ENOTSUP, errno.EMLINK, errno.ENOSYS)


class Halves(NamedTuple):
    """Names on the way to another file system, known beforehand so that what a crash leaves can be found: `held` is
    the original beside its path, `part` an unfinished copy in the folder `own`."""

    own: int
    part: bytes
    held: bytes


def link_into(source: int, last: bytes, folder: int, name: bytes, part: tuple[int, bytes]) -> None:
    """Moves what nobody else knows, without ever replacing. Raises FileExistsError where something is. To another file
    system it is copied; `part` is the folder and the name of an unfinished copy, on the file system of `folder`."""
    try:
        os.link(last, name, src_dir_fd=source, dst_dir_fd=folder, follow_symlinks=False)
    except OSError as error:
        if error.errno == errno.EXDEV:
            _copy_across(source, last, folder, name, part)
        elif error.errno in _NO_LINKS:
            _rename_into_nothing(source, last, folder, name)
            return
        else:
            raise
    os.unlink(last, dir_fd=source)


def _rename_into_nothing(source: int, last: bytes, folder: int, name: bytes) -> None:
    if files.observe_at(folder, name).kind != "absent":
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    os.rename(last, name, src_dir_fd=source, dst_dir_fd=folder)


def move_into(folder: int, name: bytes, into: int, last: bytes, halves: Halves) -> None:
    """Moves to a name that must be free. To another file system the file is first held under a name that nobody else
    knows, so that whoever saves meanwhile makes a new one; then it is copied, compared, and only then removed. Where
    that fails it is let go again. Raises OSError, UnsafePath."""
    try:
        os.rename(name, last, src_dir_fd=folder, dst_dir_fd=into)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
    else:
        return
    os.rename(name, halves.held, src_dir_fd=folder, dst_dir_fd=folder)
    try:
        _copy_across(folder, halves.held, into, last, (halves.own, halves.part))
    except BaseException:
        let_go(folder, name, halves.held)
        raise
    os.unlink(halves.held, dir_fd=folder)


def let_go(folder: int, name: bytes, held: bytes) -> bool:
    """Gives what is held its name back. False where something else has come there; then it is held on. Raises
    OSError."""
    try:
        _link_or_rename((folder, held), folder, name)
    except FileExistsError:
        if not files.observe_at(folder, name).is_same(files.observe_at(folder, held)):
            return False
    remove_part(folder, held)
    return True


def _copy_across(source: int, last: bytes, folder: int, name: bytes, part: tuple[int, bytes]) -> None:
    """A complete and compared copy under the final name, which must be free. Until it is complete it is called `part`,
    which the caller knows, so that what a crash or a failing disk leaves can be removed."""
    info = os.stat(last, dir_fd=source, follow_symlinks=False)
    if stat.S_ISLNK(info.st_mode):
        os.symlink(os.readlink(last, dir_fd=source), name, dir_fd=folder)
    else:
        handle = os.open(last, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=source)
        try:
            with os.fdopen(handle, "rb") as file:
                files.write_new(*part, iter(lambda: file.read(_CHUNK), b""), stat.S_IMODE(info.st_mode))
            _link_or_rename(part, folder, name)
        except BaseException:
            remove_part(*part)
            raise
        remove_part(*part)
    if files.observe_at(folder, name).sha256 != files.observe_at(source, last).sha256:
        raise UnsafePath("wrong_content", path=files.decode(name))
    os.fsync(folder)


def remove_part(folder: int, name: bytes) -> None:
    """Removes an unfinished copy where there is one. Raises OSError where it stays."""
    with suppress(FileNotFoundError):
        os.stat(name, dir_fd=folder, follow_symlinks=False)
        os.unlink(name, dir_fd=folder)


def _link_or_rename(old: tuple[int, bytes], folder: int, name: bytes) -> None:
    """Gives a file a further name, or another one where links lack. Raises FileExistsError where something is."""
    source, last = old
    try:
        os.link(last, name, src_dir_fd=source, dst_dir_fd=folder, follow_symlinks=False)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        _rename_into_nothing(source, last, folder, name)


def clear_empty_folder(folder: int, name: bytes, path: str) -> None:
    """A folder in the place of a file is removed where it holds nothing, refused where it holds anything."""
    if files.observe_at(folder, name).kind != "folder":
        return
    try:
        _remove_empty(folder, name)
    except OSError as error:
        raise UnsafePath("folder", path=path) from error


def _remove_empty(folder: int, name: bytes) -> None:
    below = os.open(name, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=folder)
    try:
        for entry in os.listdir(below):
            _remove_empty(below, files.encode(entry) if isinstance(entry, str) else entry)
    finally:
        os.close(below)
    os.rmdir(name, dir_fd=folder)
