"""A worktree for a fuzzer to be let loose on, beside a folder that nothing may touch."""

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.support.engine import Place, make

_RENEWED_AFTER = 300
Look = dict[str, tuple[int, int, bytes]]


class Scratch:
    """`place` is a repository with a link, a FIFO, a nested repository and a link that leads out of it. It is as new
    every few hundred uses, since an engine that acts in it keeps what it takes away."""

    def __init__(self) -> None:
        self._home = Path(tempfile.mkdtemp(prefix="intervention-fuzz-"))
        self._template = self._home / "template"
        self.outside = self._home / "outside"
        self.outside.mkdir()
        (self.outside / "kept.txt").write_text("nobody may touch this\n")
        (self.outside / "kept.py").write_text("x = 1\n")
        self._base = _fill(self._template, self.outside)
        self._before = _look(self._home, self.outside)
        self._uses = _RENEWED_AFTER
        self.place = Place(self._home / "tree", self._base)

    def fresh(self) -> Place:
        """The worktree, renewed when it is due."""
        self._uses += 1
        if self._uses >= _RENEWED_AFTER or not self.place.tree.is_dir():
            shutil.rmtree(self.place.tree, ignore_errors=True)
            _copy(self._template, self.place.tree)
            self._uses = 0
        return self.place

    def check_outside(self) -> None:
        """Raises AssertionError where anything outside the worktree has changed, come or gone."""
        assert _look(self._home, self.outside) == self._before, "something outside the worktree was touched"

    def remove(self) -> None:
        shutil.rmtree(self._home, ignore_errors=True)


def _fill(tree: Path, outside: Path) -> str | None:
    place = make(
        tree, {"a.py": "def f(x):\n    return x\n", "sub/b.py": "b = 1\n", "tests/test_a.py": "def test_a(): pass\n"}
    )
    place.write("KNOWN_ISSUES.md", "# Known issues\n")
    (tree / "link.py").symlink_to("a.py")
    (tree / "out").symlink_to(outside)
    os.mkfifo(tree / "fifo")
    make(tree / "nested", {"x.py": "x = 1\n"}, snapshot=False)
    place.write("a.py", "def f(x):\n    return x + 1\n")
    return place.base


def _copy(source: Path, target: Path) -> None:
    def keep_kind(one: str, other: str) -> str:
        if Path(one).is_fifo():
            os.mkfifo(other)
            return other
        return str(shutil.copy2(one, other, follow_symlinks=False))

    shutil.copytree(source, target, symlinks=True, copy_function=keep_kind)


def _look(home: Path, outside: Path) -> Look:
    """Everything beside the tree: times, modes and bytes. The tree's own parent shows what came or went there."""
    seen = {str(path): _facts(path) for path in outside.rglob("*")}
    names = b"\0".join(sorted(os.fsencode(name) for name in os.listdir(home) if name != "tree"))
    return {**seen, "names": (0, 0, names)}


def _facts(path: Path) -> tuple[int, int, bytes]:
    info = path.lstat()
    return (info.st_mtime_ns, info.st_mode, path.read_bytes() if path.is_file() else b"")


Attack = Callable[[bytes], None]
