"""The list of what was installed: enough to take away exactly that, and nothing a person changed since."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

Kind = Literal["file", "link", "folder"]


@dataclass(frozen=True)
class Owned:
    """One thing that this installer made. `mark`: SHA-256 of a file's bytes, a link's target, empty for a folder."""

    path: str
    kind: Kind
    mark: str
    scope: str


def read_manifest(path: Path) -> tuple[Owned, ...]:
    """Return what is listed, oldest first; nothing when there is no list. ValueError when it is not ours."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ()
    try:
        return tuple(_parse(item) for item in json.loads(text)["owned"])
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{path} is not a list of installed files") from error


def manifest_text(owned: Iterable[Owned]) -> bytes:
    """Return the list as the text to keep on disk."""
    return (
        json.dumps({"v": 1, "owned": [asdict(item) for item in owned]}, indent=1, ensure_ascii=False) + "\n"
    ).encode()


def _parse(item: dict[str, object]) -> Owned:
    path, kind, mark, scope = (item[name] for name in ("path", "kind", "mark", "scope"))
    if not (isinstance(path, str) and path.startswith("/") and isinstance(mark, str) and isinstance(scope, str)):
        raise ValueError("path, mark and scope are text, and the path is absolute")
    if kind == "file" or kind == "link" or kind == "folder":
        return Owned(path, kind, mark, scope)
    raise ValueError("kind is file, link or folder")
