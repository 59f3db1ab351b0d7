"""The file part of an operation: keep what is there, put what is wanted, or take both steps back.

Rules that hold here: nothing is overwritten, since bytes leave a path only by being moved into the quarantine and come
to one only by a link that fails where something is; each step can be told from the disk alone whether it was done, so
an interrupted operation can be taken back without having noted every step.
"""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Callable, Iterator
from itertools import count

from intervention.effects import files
from intervention.effects.files import ABSENT, FileState
from intervention.effects.operation import Change, Operation
from intervention.effects.placing import Halves, clear_empty_folder, let_go, link_into, move_into, remove_part
from intervention.errors import UnsafePath

_CHUNK = 1 << 20

ReadBlob = Callable[[str], bytes | None]


class Mover:
    """Works between the worktree's `root` and one operation's own folder, both held open."""

    def __init__(self, root: int, quarantine: str, operation: Operation, read_blob: ReadBlob) -> None:
        self._root = root
        self._operation = operation
        self._read_blob = read_blob
        self._quarantine = quarantine
        self.folder = os.path.join(quarantine, operation.id)
        os.makedirs(self.folder, 0o700, exist_ok=True)
        self._own = os.open(self.folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        self._dirty: set[tuple[int, str]] = set()
        #: What an unfinished copy to another file system is called, in the folder of its path or, on the way into the
        #: quarantine, in the operation's own.
        self._part = files.encode(f".{operation.id}.part")

    def close(self) -> None:
        os.close(self._own)

    # forwards

    def stage(self, position: int, change: Change) -> None:
        """Lays the wanted content ready in the operation's folder, complete, before anything is moved. Raises
        UnsafePath where it cannot be had."""
        if not change.moves_file or change.after.kind not in ("file", "link"):
            return
        name = _staged(position)
        folder, last = files.open_parent(self._own, name, make=True, mode=0o700)
        try:
            if change.after.kind == "link":
                os.symlink(self._small(change), last, dir_fd=folder)
            else:
                files.write_new(folder, last, self._bytes(change), change.after.mode)
            if files.observe_at(folder, last).sha256 != change.after.sha256:
                raise UnsafePath("wrong_content", path=change.path)
        finally:
            os.close(folder)
        self._note(self._own, name)

    def _small(self, change: Change) -> bytes:
        return b"".join(self._bytes(change))

    def _bytes(self, change: Change) -> Iterator[bytes]:
        source = change.source
        if source is None:
            raise UnsafePath("wrong_content", path=change.path)
        if source.kind == "text":
            yield files.encode(source.name)
        elif source.kind == "blob":
            data = self._read_blob(source.name)
            if data is None:
                raise UnsafePath("no_content", path=change.path)
            yield data
        else:
            yield from self._kept_bytes(source.name)

    def _kept_bytes(self, name: str) -> Iterator[bytes]:
        with files.Folder(self._quarantine) as kept:
            folder, last = files.open_parent(kept.fd, name)
            try:
                if stat.S_ISLNK(os.stat(last, dir_fd=folder, follow_symlinks=False).st_mode):
                    yield os.readlink(last, dir_fd=folder)
                    return
                handle = os.open(last, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=folder)
            finally:
                os.close(folder)
        with os.fdopen(handle, "rb") as file:
            while chunk := file.read(_CHUNK):
                yield chunk

    def take_away(self, position: int, change: Change) -> None:
        """Moves what is at the path into the quarantine. Raises UnsafePath where it is not what was looked at."""
        if not change.is_kept:
            now = files.observe(self._root, change.path)
            # A folder stands in the way only when something has to be put there; that is found then.
            if not now.is_same(change.before) and not (now.kind == "folder" and change.before.kind == "absent"):
                raise UnsafePath("changed_meanwhile", path=change.path)
            return
        folder, name = files.open_parent(self._root, change.path)
        try:
            if not files.observe_at(folder, name).is_same(change.before):
                raise UnsafePath("changed_meanwhile", path=change.path)
            self._move(folder, name, position, _kept(change.path), change.before)
        finally:
            os.close(folder)
        self._note(self._root, change.path)

    def put(self, position: int, change: Change) -> None:
        """Puts the wanted content in place. Raises UnsafePath where something has come there meanwhile."""
        if not change.moves_file or change.after.kind not in ("file", "link"):
            return
        folder, name = files.open_parent(self._root, change.path, make=True)
        try:
            clear_empty_folder(folder, name, change.path)
            self._place(_staged(position), folder, name, change)
        finally:
            os.close(folder)
        self._note(self._root, change.path)

    def verify(self, change: Change) -> bool:
        """Whether the path is now as it was meant to be."""
        now = files.observe(self._root, change.path)
        return now.is_same(change.after) or (change.after.kind == "absent" and now.kind == "folder")

    # backwards

    def take_back(self, position: int, change: Change) -> bool:
        """Undoes whatever was done to the path. False where someone has put something else there: that stays, and the
        version that was there first stays in the quarantine."""
        self.settle(position, change)
        now = files.observe(self._root, change.path)
        if now.is_same(change.before):
            return True
        is_kept = change.is_kept and files.observe(self._own, _kept(change.path)).kind != "absent"
        if now.kind not in ("absent", "folder"):
            if not now.is_same(change.after):
                return False
            self._set_aside(position, change, now)
        if is_kept:
            self._bring_back(change)
        return True

    def settle(self, position: int, change: Change) -> None:
        """Ends what was cut short on the way to or from another file system: half a copy goes, and what is held gets
        its path back, or where someone has saved anew there, is set aside. Raises OSError, UnsafePath."""
        remove_part(self._own, self._part)
        try:
            folder, name = files.open_parent(self._root, change.path)
        except (FileNotFoundError, UnsafePath):
            return
        try:
            remove_part(folder, self._part)
            held = self._halves(position).held
            if files.observe_at(folder, held).kind != "absent" and not let_go(folder, name, held):
                self._keep_aside(folder, held, position)
        finally:
            os.close(folder)

    def _keep_aside(self, folder: int, held: bytes, position: int) -> None:
        path = self._aside(position)
        into, last = files.open_parent(self._own, path, make=True, mode=0o700)
        try:
            link_into(folder, held, into, last, (self._own, self._part))
        finally:
            os.close(into)
        self._note(self._own, path)

    def _halves(self, position: int) -> Halves:
        return Halves(self._own, self._part, files.encode(f".{self._operation.id}.{position}.held"))

    def _set_aside(self, position: int, change: Change, now: FileState) -> None:
        folder, name = files.open_parent(self._root, change.path)
        try:
            self._move(folder, name, position, self._aside(position), now)
        finally:
            os.close(folder)
        self._note(self._root, change.path)

    def _aside(self, position: int) -> str:
        """A name that is free: an earlier attempt to take this back may have ended right after a copy to another file
        system."""
        names = (f"reverted/{position}{f'.{again}' if again else ''}" for again in count())
        return next(name for name in names if files.observe(self._own, name).kind == "absent")

    def _bring_back(self, change: Change) -> None:
        folder, name = files.open_parent(self._root, change.path, make=True)
        try:
            clear_empty_folder(folder, name, change.path)
            self._place(_kept(change.path), folder, name, change)
        finally:
            os.close(folder)
        self._note(self._root, change.path)

    def clear_staged(self) -> None:
        """Removes what was laid ready, half a manifest and half a copy; what is kept stays. Raises OSError where half
        a copy cannot be removed."""
        remove_part(self._own, self._part)
        files.remove_unfinished(self.folder)
        shutil.rmtree(os.path.join(self.folder, "new"), ignore_errors=True)

    # both ways

    def sync(self) -> None:
        """Sees every folder in which an entry has come or gone onto the disk."""
        folders = {(root, path.rpartition("/")[0]) for root, path in self._dirty}
        for root, parent in sorted(folders):
            try:
                folder, _ = files.open_parent(root, f"{parent}/." if parent else ".")
            except (FileNotFoundError, UnsafePath):
                continue
            os.fsync(folder)
            os.close(folder)
        self._dirty.clear()

    def _note(self, root: int, path: str) -> None:
        self._dirty.add((root, path))

    def _move(self, folder: int, name: bytes, position: int, path: str, state: FileState) -> None:
        into, last = files.open_parent(self._own, path, make=True, mode=0o700)
        try:
            if files.observe_at(into, last) is not ABSENT and files.observe_at(into, last).kind != "absent":
                raise UnsafePath("occupied", path=path)
            move_into(folder, name, into, last, self._halves(position))
            if not files.observe_at(into, last).is_same(state):
                link_into(into, last, folder, name, (folder, self._part))
                raise UnsafePath("changed_meanwhile", path=path)
        finally:
            os.close(into)
        self._note(self._own, path)

    def _place(self, path: str, folder: int, name: bytes, change: Change) -> None:
        source, last = files.open_parent(self._own, path)
        try:
            link_into(source, last, folder, name, (folder, self._part))
        except FileExistsError:
            raise UnsafePath("occupied", path=change.path) from None
        finally:
            os.close(source)
        self._note(self._own, path)


def _staged(position: int) -> str:
    return f"new/{position}"


def _kept(path: str) -> str:
    return f"files/{path}"
