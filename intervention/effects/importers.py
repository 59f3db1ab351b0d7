"""Whether another file of the project imports a new one: then taking it away would break more than it mends."""

from __future__ import annotations

import re
from collections.abc import Iterable

from intervention.effects import git
from intervention.effects.files import decode, read
from intervention.effects.scene import Scene

MAX_READ_BYTES = 1024 * 1024
#: A file so named stands for its folder.
_FOLDER_FILES = frozenset({"__init__", "index", "mod", "lib", "main"})
_IMPORT = re.compile(rb"\b(?:import|from|require|require_once|include|use|using|mod|load|export)\b")


def find_imported(scene: Scene, paths: Iterable[str]) -> frozenset[str]:
    """Those of the paths which another file names in an import. One search for all of them."""
    names = {path: module_name(path) for path in paths}
    wanted = sorted({name for name in names.values() if name})
    if not wanted:
        return frozenset()
    patterns = "\n".join(wanted).encode("utf-8", "surrogateescape")
    arguments = ["grep", "-l", "-z", "-w", "-F", "-I", "--untracked", "--no-textconv", "--no-color", "-f", "-"]
    found = git.run(scene.repo.root, arguments, patterns, accept=(0, 1)).out
    lines = _import_lines(scene, (decode(raw) for raw in found.split(b"\0") if raw))
    return frozenset(path for path, name in names.items() if name and _is_named(name, path, lines))


def module_name(path: str) -> str:
    """The word by which other files would import this one."""
    *folders, last = path.split("/")
    stem = last.partition(".")[0]
    return folders[-1] if stem in _FOLDER_FILES and folders else stem


def _import_lines(scene: Scene, files: Iterable[str]) -> dict[str, list[bytes]]:
    lines: dict[str, list[bytes]] = {}
    for file in files:
        text = read(scene.root.fd, file, MAX_READ_BYTES) or b""
        lines[file] = [line for line in text.splitlines() if _IMPORT.search(line)]
    return lines


def _is_named(name: str, path: str, lines: dict[str, list[bytes]]) -> bool:
    word = re.compile(rb"(?<![\w-])" + re.escape(name.encode("utf-8", "surrogateescape")) + rb"(?![\w-])")
    return any(word.search(line) for file, found in lines.items() if file != path for line in found)
