"""Reading git objects through one long-lived process, and finding paths in trees by walking them ourselves.

Names on the pipe are object ids only, so no path, however odd, can be taken for something else.
"""

from __future__ import annotations

import select
from typing import TYPE_CHECKING, NamedTuple

from intervention.errors import GitFailed

if TYPE_CHECKING:
    import subprocess

Tree = dict[bytes, tuple[str, str]]


class Blob(NamedTuple):
    """An entry of a tree: `mode` as git writes it (100644, 100755, 120000, 160000, 40000), and the object's id."""

    mode: str
    oid: str


#: The last second of the year 9999: no clock that this runs by tells a later one.
_LATEST = 253_402_300_799


class Commit(NamedTuple):
    """`time` in seconds since 1970; 0 where the commit tells none."""

    tree: str
    parents: tuple[str, ...]
    time: int
    message: str


class Objects:
    """A reader for one repository; close it, or use it as a context manager. The process starts with the first read."""

    def __init__(self, root: str, is_sha256: bool = False) -> None:
        self.root = root
        self.is_sha256 = is_sha256
        self._process: subprocess.Popen[bytes] | None = None
        self._trees: dict[str, Tree] = {}

    def __enter__(self) -> Objects:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._process is not None:
            from intervention.effects import git

            git.stop(self._process)
            self._process = None

    def read(self, oid: str) -> tuple[str, bytes] | None:
        """Type and content of an object, None where the repository does not have it."""
        if self._process is None:
            from intervention.effects import git

            self._process = git.start(self.root, ["cat-file", "--batch"])
        into, out = self._process.stdin, self._process.stdout
        assert into is not None  # noqa: S101 - asked for as a pipe
        assert out is not None  # noqa: S101 - asked for as a pipe
        try:
            into.write(oid.encode() + b"\n")
            into.flush()
            self._await(out.fileno())
            header = out.readline().split()
            if len(header) != 3:
                _expect_missing(header)
                return None
            size = int(header[2])
            data = out.read(size + 1)
        except ValueError:
            from intervention.effects import git

            raise git.nonsense("cat-file", b" ".join(header)) from None
        except OSError as error:
            raise GitFailed("git_error", command="cat-file", code="-", said=str(error)) from error
        if len(data) != size + 1:
            raise GitFailed("git_error", command="cat-file", code="-", said=f"it ended within {oid}")
        return header[1].decode(), data[:-1]

    def _await(self, handle: int) -> None:
        """Waits for the beginning of the answer, for as long as any git may take. Raises GitFailed."""
        from intervention.effects import git

        waiting = select.poll()
        waiting.register(handle, select.POLLIN)
        if not waiting.poll(git.TIMEOUT_S * 1000):
            self.close()
            raise GitFailed("git_timeout", command="cat-file", seconds=str(int(git.TIMEOUT_S)))

    def content(self, oid: str) -> bytes | None:
        """A blob's bytes."""
        found = self.read(oid)
        return found[1] if found is not None and found[0] == "blob" else None

    def commit(self, oid: str) -> Commit | None:
        """The commit with this id, None where the repository has none."""
        found = self.read(oid)
        if found is None or found[0] != "commit":
            return None
        head, _, message = found[1].partition(b"\n\n")
        lines = [line.split(b" ") for line in head.split(b"\n")]
        tree = next(line[1].decode() for line in lines if line[0] == b"tree")
        parents = tuple(line[1].decode() for line in lines if line[0] == b"parent")
        when = next((_seconds(line) for line in lines if line[0] == b"committer"), 0)
        return Commit(tree, parents, when, message.decode("utf-8", "replace"))

    def find(self, tree: str, path: bytes) -> Blob | None:
        """The entry at `path` below the tree object `tree`; None where there is none."""
        *folders, name = path.split(b"/")
        for folder in folders:
            entry = self._tree(tree).get(folder)
            if entry is None or entry[0] != "40000":
                return None
            tree = entry[1]
        found = self._tree(tree).get(name)
        return Blob(*found) if found is not None else None

    def _tree(self, oid: str) -> Tree:
        if oid not in self._trees:
            found = self.read(oid)
            self._trees[oid] = (
                _parse_tree(found[1], 32 if self.is_sha256 else 20) if found and found[0] == "tree" else {}
            )
        return self._trees[oid]


def _seconds(line: list[bytes]) -> int:
    """The time of a committer's line: anybody may have written anything there."""
    said = line[-2] if len(line) > 2 else b""
    if not said.isdigit():
        return 0
    return min(int(said[:20]), _LATEST)


def _parse_tree(data: bytes, width: int) -> Tree:
    entries: Tree = {}
    at = 0
    while at < len(data):
        space = data.index(b" ", at)
        end = data.index(b"\0", space)
        entries[data[space + 1 : end]] = (data[at:space].decode(), data[end + 1 : end + 1 + width].hex())
        at = end + 1 + width
    return entries


def _expect_missing(header: list[bytes]) -> None:
    """Anything but a plain word about a missing object means that the reader itself has failed."""
    if header[1:2] not in ([b"missing"], [b"ambiguous"]):
        raise GitFailed("git_error", command="cat-file", code="-", said=b" ".join(header).decode("utf-8", "replace"))
