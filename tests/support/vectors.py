"""Golden vectors: from a file to a real repository, a real request, and a comparison with what the engine answered.

`bridge-schema/README.md` explains the format; nothing here knows more than it says.
"""

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

#: Every commit of a vector is of this moment: before each `touched` of its request.
EPOCH = "2026-11-30T12:00:00Z"
_WHOLE = {"{{text}}": str, "{{list}}": list}
_NAMED = re.compile(r"\{\{([a-z]+[0-9]*)\}\}")
_SHAPES = {
    "op": r"[^/\s]+",
    "commit": r"(?:[0-9a-f]{40}|[0-9a-f]{64})",
    "decision": r"[^/\s]+",
    "time": r"[0-9T:-]+\.[0-9]{3}Z",
}


def vectors(root: Path, kind: str) -> list[str]:
    """The names of all vectors of a kind (`valid` or `invalid`), relative to its folder."""
    folder = root / "bridge-schema" / "vectors" / kind
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.json"))


def load(root: Path, kind: str, name: str) -> Any:
    return json.loads((root / "bridge-schema" / "vectors" / kind / name).read_text("utf-8"))


@dataclass
class Place:
    """A scratch folder with the vector's repository, and what its placeholders stand for so far."""

    folder: Path
    tree: Path
    root: Path
    known: dict[str, str] = field(default_factory=dict)

    def git(self, *arguments: str, stdin: str | None = None, index: Path | None = None) -> str:
        dates = {"GIT_AUTHOR_DATE": EPOCH, "GIT_COMMITTER_DATE": EPOCH}
        env = {**os.environ, **dates, **({"GIT_INDEX_FILE": str(index)} if index else {})}
        command = ["git", "-c", "core.autocrlf=false", *arguments]
        done = subprocess.run(command, cwd=self.tree, env=env, input=stdin, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def fill(self, value: Any) -> Any:
        """`value` with the placeholders of a request replaced."""
        if isinstance(value, str):
            return _NAMED.sub(lambda match: self.known.get(match[1], match[0]), value)
        if isinstance(value, list):
            return [self.fill(item) for item in value]
        return {self.fill(key): self.fill(item) for key, item in value.items()} if isinstance(value, dict) else value


def build(given: Mapping[str, Any], folder: Path, root: Path) -> Place:
    """The repository that a vector starts with, its base snapshot, and the placeholders that come with both."""
    place = Place(folder, folder / "tree", root)
    place.tree.mkdir()
    kind = given.get("kind", "ordinary")
    if kind != "none":
        place.git("init", "--quiet", *(["--bare"] if kind == "bare" else []))
    if kind == "ordinary":
        write(place.tree, given["committed"])
        place.git("add", "--all", "--force")
        place.git("commit", "--quiet", "--message", "base")
        write(place.tree, given.get("untracked", {}))
        place.known |= {"head": place.git("rev-parse", "HEAD"), "base": snapshot(place)}
    place.known |= {"root": str(place.tree), "project": hashlib.sha256(str(place.tree).encode()).hexdigest()[:16]}
    return place


def write(tree: Path, files: Mapping[str, Any]) -> None:
    """Each path gets its text, its bytes, its link, or (null) is taken away."""
    for name, content in files.items():
        path = tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        if isinstance(content, str):
            path.write_bytes(content.encode())
            path.chmod(0o644)
        elif content is not None and "link" in content:
            path.symlink_to(content["link"])
        elif content is not None:
            path.write_bytes(base64.b64decode(content["base64"]))
            path.chmod(int(content.get("mode", "644"), 8))


def snapshot(place: Place) -> str:
    """A commit shaped like a stash entry: the tree, with HEAD, the index and the untracked files as its parents."""
    index = place.folder / "index"
    untracked = place.git("ls-files", "--others", "--exclude-standard", "-z")
    place.git("update-index", "--add", "-z", "--stdin", stdin=untracked, index=index)
    third = place.git("commit-tree", place.git("write-tree", index=index), "-m", "untracked")
    index.unlink(missing_ok=True)
    second = place.git("commit-tree", place.git("write-tree"), "-p", "HEAD", "-m", "index")
    shutil.copy(place.tree / ".git" / "index", index)
    place.git("add", "--update", index=index)
    tree = place.git("write-tree", index=index)
    index.unlink()
    return place.git("commit-tree", tree, "-p", "HEAD", "-p", second, "-p", third, "-m", "snapshot")


def answer(place: Place, stdin: bytes) -> tuple[Any, int]:
    """What the engine says to `stdin`, as a process outside the tree: the one line of its stdout, and its status."""
    command = [sys.executable, "-P", "-m", "intervention", "intervene"]
    env = {**os.environ, "PYTHONPATH": str(place.root)}
    done = subprocess.run(command, cwd=place.folder, env=env, input=stdin, capture_output=True, check=False)
    lines = done.stdout.decode().splitlines()
    assert len(lines) == 1, (done.stdout, done.stderr)
    return json.loads(lines[0]), done.returncode


def stdin_of(pieces: Any, place: Place) -> bytes:
    """Raw input: a text, or pieces of which some are repeated or given as base64."""
    if isinstance(pieces, str):
        return str(place.fill(pieces)).encode()
    if isinstance(pieces, list):
        return b"".join(stdin_of(piece, place) for piece in pieces)
    if "base64" in pieces:
        return base64.b64decode(pieces["base64"])
    return stdin_of(pieces["repeat"], place) * int(pieces["times"])


def differences(expected: Any, actual: Any, known: dict[str, str], where: str = "") -> Iterator[str]:
    """Each place where `actual` is not what `expected` asks for. Named placeholders are learnt where first met."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key in sorted({*expected, *actual}):
            here = f"{where}.{key}"
            if key not in expected or key not in actual:
                yield f"{here} is {'missing' if key in expected else 'too much'}"
            else:
                yield from differences(expected[key], actual[key], known, here)
    elif isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        for index, pair in enumerate(zip(expected, actual, strict=True)):
            yield from differences(*pair, known, f"{where}[{index}]")
    elif isinstance(expected, str) and expected in _WHOLE:
        if actual == "" or not isinstance(actual, _WHOLE[expected]):
            yield f"{where} is {actual!r}, no {expected}"
    elif not _fits(expected, actual, known):
        yield f"{where} is {actual!r}, not {expected!r}"


def _fits(expected: Any, actual: Any, known: dict[str, str]) -> bool:
    if not (isinstance(expected, str) and isinstance(actual, str)):
        return type(expected) is type(actual) and bool(expected == actual)
    pieces = _NAMED.split(expected)
    pattern = "".join(
        f"(?P<{piece}>{_SHAPES[piece.rstrip('0123456789')]})"
        if at % 2 and piece not in known
        else re.escape(known[piece] if at % 2 else piece)
        for at, piece in enumerate(pieces)
    )
    match = re.fullmatch(pattern, actual)
    known.update(match.groupdict() if match else {})
    return match is not None


def contents(tree: Path) -> dict[str, Any]:
    """Every file of the work tree in the form of a vector, with its mode where it is not 644."""
    found: dict[str, Any] = {}
    for path in sorted(tree.rglob("*")):
        name = path.relative_to(tree).as_posix()
        if name.startswith(".git/") or (path.is_dir() and not path.is_symlink()) or name == ".git":
            continue
        found[name] = content_of(path)
    return found


def content_of(path: Path) -> Any:
    if path.is_symlink():
        return {"link": os.readlink(path)}
    mode = f"{path.stat().st_mode & 0o777:o}"
    raw = path.read_bytes()
    try:
        text: str | None = raw.decode()
    except UnicodeDecodeError:
        text = None
    if text is not None and mode == "644":
        return text
    return {"base64": base64.b64encode(raw).decode(), "mode": mode}
