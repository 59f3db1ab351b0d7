"""Whether another file of the project imports a new one: then taking it away would break more than it mends."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from intervention.effects import git
from intervention.effects.files import decode, read
from intervention.effects.scene import Scene

MAX_READ_BYTES = 1024 * 1024
#: Longer lines are nobody's writing, and could take long to search.
MAX_LINE_BYTES = 16 * 1024
_IMPORT = re.compile(
    rb"\b(?:import|from|require|require_once|include|use|using|mod|load|export|import_module|__import__)\b"
)
#: Languages whose files can import each other. A file of another ending only imports files of its own.
_FAMILIES = (
    frozenset({"py", "pyi"}),
    frozenset({"js", "mjs", "cjs", "jsx", "ts", "mts", "cts", "tsx", "vue", "svelte", "astro"}),
    frozenset({"java", "kt", "kts", "scala", "groovy"}),
    frozenset({"c", "h", "cc", "cpp", "cxx", "hh", "hpp", "hxx"}),
)
_SCRIPTS = _FAMILIES[1]


class Wanted(NamedTuple):
    """What an import of a file looks like: the word that must be in it, and the whole line."""

    word: str
    line: re.Pattern[bytes]


def find_imported(scene: Scene, paths: Iterable[str]) -> frozenset[str]:
    """Those of the paths which another file names in an import. One search for all of them."""
    wanted = {path: want for path in paths if (want := import_of(path)) is not None}
    if not wanted:
        return frozenset()
    patterns = "\n".join(sorted({word for word, _ in wanted.values()})).encode("utf-8", "surrogateescape")
    arguments = ["grep", "-l", "-z", "-w", "-F", "-I", "--untracked", "--no-textconv", "--no-color", "-f", "-"]
    found = git.run(scene.repo.root, arguments, patterns, accept=(0, 1)).out
    lines = _import_lines(scene, (decode(raw) for raw in found.split(b"\0") if raw))
    return frozenset(path for path, want in wanted.items() if _is_named(path, want.line, lines))


def import_of(path: str) -> Wanted | None:
    """None for a file that nothing can import by a name."""
    *folders, last = path.split("/")
    ending = _ending(path)
    stem = last.removesuffix(f".{ending}")
    folder = folders[-1] if folders else ""
    if ending in _FAMILIES[0]:
        return _python(folders, stem)
    if ending in _SCRIPTS:
        word = folder if stem == "index" else stem
        return _wanted(word, rb"[\"'`][^\"'`]*/%s(?:/index)?(?:\.[a-z]+)?/?[\"'`]")
    if ending == "go":
        return _wanted("/".join(folders[-2:]), rb"\"(?:[^\"]*/)?%s\"")
    if ending == "rs" and stem in ("lib", "main"):
        return None
    word = folder if (ending, stem) == ("rs", "mod") else stem
    return _wanted(word, rb"(?<![\w-])%s(?![\w-])")


def _python(folders: list[str], stem: str) -> Wanted | None:
    """`import a.word`, `from a.word import …`, or `from … import word` out of the folder that holds it."""
    *above, word = folders if stem == "__init__" else [*folders, stem]
    holder = re.escape(above[-1].encode("utf-8", "surrogateescape")) if above else rb"\.+"
    named = rb"\bfrom\s+[\w.]*(?<!\w)%s(?:\.[\w.]+)?\s+import\b|^\s*import\b[^#]*(?<!\w)%s(?!\w)"
    held = rb"\bfrom\s+(?:\.+|(?:[\w.]*\.)?" + holder + rb")\s+import\b[^#]*(?<!\w)%s(?!\w)"
    dynamic = rb"\b(?:import_module|__import__)\b.*(?<!\w)%s(?!\w)"
    return _wanted(word, b"|".join((named, held, dynamic)))


def _wanted(word: str, line: bytes) -> Wanted | None:
    if not word:
        return None
    raw = re.escape(word.encode("utf-8", "surrogateescape"))
    return Wanted(word, re.compile(line.replace(b"%s", raw)))


def _import_lines(scene: Scene, files: Iterable[str]) -> dict[str, list[bytes]]:
    lines: dict[str, list[bytes]] = {}
    for file in files:
        text = read(scene.root.fd, file, MAX_READ_BYTES) or b""
        # Go lists what it imports on lines of their own.
        short = (line for line in text.splitlines() if len(line) <= MAX_LINE_BYTES)
        lines[file] = [line for line in short if file.endswith(".go") or _IMPORT.search(line)]
    return lines


def _is_named(path: str, line: re.Pattern[bytes], lines: dict[str, list[bytes]]) -> bool:
    users = (found for file, found in lines.items() if file != path and _may_import(file, path))
    return any(line.search(text) for found in users for text in found)


def _may_import(user: str, path: str) -> bool:
    """A program without an ending may be one of any language."""
    ending, own = _ending(user), _ending(path)
    return ending in ("", own) or any(ending in family and own in family for family in _FAMILIES)


def _ending(path: str) -> str:
    stem, _, ending = path.rpartition("/")[2].rpartition(".")
    return ending if stem else ""
