"""A repository in which an agent and a person have both been at work, and the check that claims equal effects."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.support.engine import Place, make

#: What the agent did to each path after the base.
DEEDS = ("modified", "untracked", "staged", "deleted", "committed")
BASE_CODE = "def f(x):\n    raise NotImplementedError\n"
CODE = "def f(x):\n    return x + 1\n"
BASE_TEST = "from a import f\n\n\ndef test_f():\n    assert f(1) == 2\n"
WEAK_TEST = "from a import f\n\n\ndef test_f():\n    assert f(1)\n"


def business(deed: str) -> str:
    return f"src/{deed}.py"


def test_of(deed: str) -> str:
    return f"tests/test_{deed}.py"


def two_at_work(folder: Path, more: Callable[[Place], None] = lambda _: None) -> Place:
    """Business files and tests in every condition, beside a person's staged, unstaged and stashed edits. `more` adds to
    the first commit."""
    place = make(folder, {}, snapshot=False)
    for deed in DEEDS:
        if deed != "untracked":
            place.write(business(deed), BASE_CODE, 0o600 if deed == "modified" else 0o644)
            place.write(test_of(deed), BASE_TEST)
    for name in ("staged", "unstaged", "stashed"):
        place.write(f"person/{name}.txt", "before\n")
    more(place)
    place.git("add", "--all")
    place.git("commit", "-qm", "base")
    place.write("person/stashed.txt", "kept by the person\n")
    place.git("stash", "push", "-qm", "the person's own")
    place.write("person/staged.txt", "staged by the person\n")
    place.git("add", "person/staged.txt")
    place.write("person/staged.txt", "and edited on\n")
    place.write("person/unstaged.txt", "edited by the person\n")
    place.write("person/new.txt", "the person's new file\n")
    place.snapshot()
    for path_of, now, later in ((business, CODE, CODE + "# more\n"), (test_of, WEAK_TEST, WEAK_TEST + "# more\n")):
        do_everything(place, path_of, now, later)
    return place


def do_everything(place: Place, path_of: Any, now: str, later: str) -> None:
    place.write(path_of("modified"), now)
    place.write(path_of("untracked"), now)
    place.write(path_of("staged"), now)
    place.git("add", path_of("staged"))
    place.write(path_of("staged"), later)
    (place.tree / path_of("deleted")).unlink()
    place.write(path_of("committed"), now)
    place.git("commit", "-qm", "by the agent", "--", path_of("committed"))


def check_claims(place: Place, before: dict[str, Any], handled: dict[str, Any]) -> None:
    """Every outcome is what the disk shows, and whatever is not named is as it was."""
    after = place.look()
    touched = set()
    for file in handled["files"]:
        path, outcome = file["path"], file["outcome"]
        if outcome in ("quarantined", "restored", "written"):
            touched.add(path)
            check_act(place, before, after, file, handled["facts"])
        if file["kept_at"] is not None:
            assert kept(place, file["kept_at"]) == before["files"][path][2], path
    for path in before["files"].keys() | after["files"].keys():
        if path not in touched:
            assert after["files"].get(path) == before["files"].get(path), path
    assert entries(after, without=touched) == entries(before, without=touched)
    assert (after["head"], after["refs"]) == (before["head"], before["refs"])
    own = after["stash"].removesuffix(before["stash"]).splitlines()
    assert after["stash"].endswith(before["stash"])
    if handled["action"] == "rollback":
        assert len(own) == 1
        assert own[0].startswith(f"{handled['snapshot']} intervention: main run_1 {handled['violation_type']} op_")
    else:
        assert own == []


def check_act(place: Place, before: Any, after: Any, file: dict[str, Any], facts: dict[str, Any]) -> None:
    path = file["path"]
    if file["outcome"] == "quarantined":
        assert path not in after["files"], path
        assert file["kept_at"] is not None, path
    elif file["outcome"] == "restored":
        fact = next(one for one in facts["paths"] if one["path"] == path)
        kind, _, data = after["files"][path]
        mark = b"symlink\0" if kind == "link" else b""
        assert hashlib.sha256(mark + data).hexdigest() == fact["base_sha256"], path
    else:
        was = before["files"].get(path, ("file", 0, b""))[2]
        assert after["files"][path][2].startswith(was), path
        assert after["files"][path][2] != was, path


def kept(place: Place, name: str) -> bytes:
    file = place.state / "quarantine" / name
    return bytes(file.readlink()) if file.is_symlink() else file.read_bytes()


def entries(look: dict[str, Any], *, without: set[str]) -> list[str]:
    return [line for line in look["index"].split("\0") if line.partition("\t")[2] not in without]


def files_of(place: Place) -> list[str]:
    """The paths of everything in the tree."""
    return sorted(place.look()["files"])
