"""What can be seen of a repository from outside: its state, every byte that it holds, and whether ledger and disk
agree."""

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from tests.support.engine import Place, files

#: What a durable write, or a copy to another file system, is called before it is complete.
_UNFINISHED = re.compile(r"^\.(.+\.\d+\.[0-9a-f]{8}|op_[0-9a-f]+(\.\d+)?\.(part|held))$")

_REQUESTS = ("runs_end", "config_accept")

#: A document says when it was written, so its digest differs from one trial to the next.
_TIME = re.compile(rb"\d{4}-\d\d-\d\dT[\d:.]+Z")


class Seen(NamedTuple):
    """All that an operation may change, and all that it must not. Ids and times of its own making are left out."""

    files: dict[str, Any]
    entries: str
    refs: str
    own_stash: tuple[str, ...]
    guard_stash: int
    snapshots: tuple[str, ...]
    decisions: tuple[str, ...]
    exceptions: frozenset[tuple[str, str, str]]


class Held(NamedTuple):
    """Digests of every file of tree and quarantine, and the objects that index, refs and stash name."""

    contents: frozenset[str]
    objects: frozenset[str]


def see(place: Place) -> Seen:
    look = place.look()
    stash = look["stash"].splitlines()
    guard = [line for line in stash if " intervention: " in line]
    refs = place.git("for-each-ref", "--format=%(refname)", "refs/intervention").splitlines()
    return Seen(
        {path: (kind, mode, _TIME.sub(b"TIME", data)) for path, (kind, mode, data) in look["files"].items()},
        look["index"],
        look["head"] + look["refs"],
        tuple(line for line in stash if line not in guard),
        len(guard),
        tuple(name for name in refs if "/safety-" not in name),
        _decided(_decision_files(place)),
        frozenset((one["path"], _content(one), one["kind"]) for one in _exceptions(place)),
    )


def hold(place: Place) -> Held:
    index = [line.split()[2] for line in place.git("ls-files", "--stage", "-v").splitlines()]
    refs = place.git("for-each-ref", "--format=%(objectname)").split()
    stash = place.git("stash", "list", "--format=%H").split()
    return Held(frozenset([*_digests(place), *_kept(place)]), frozenset([*index, *refs, *stash]))


def missing(place: Place, before: Held) -> list[str]:
    """What was held before and is nowhere now."""
    everywhere = {*_digests(place), *_kept(place)}
    lost = [f"content {digest}" for digest in sorted(before.contents - everywhere)]
    asked = "\n".join(sorted(before.objects)) + "\n"
    said = place.git("cat-file", "--batch-check", stdin=asked).splitlines()
    return lost + [f"object {line}" for line in said if line.endswith("missing")]


def disagreements(place: Place) -> Iterator[str]:
    """Where ledger and disk tell different stories, and what an interruption left lying about."""
    from intervention.effects.repo import locate
    from intervention.effects.report_health import look_at_ledger
    from intervention.effects.report_ledger import look

    repo = locate(str(place.tree))
    ledger = look_at_ledger(repo)
    for name in ("problems", "interrupted", "missing", "strays", "owed"):
        if found := getattr(ledger, name):
            yield f"{name}: {found}"
    with look(repo) as view:
        known = view.recorded(-1) if view is not None else []
        told = {json.loads(body)["id"]: json.loads(body)["status"] for body in view.decisions()} if view else {}
    stashed = sorted(
        one.operation.id for one in known if one.operation.is_stashed and (one.state, one.reversed_by) == ("done", None)
    )
    listed = place.git("stash", "list", "--format=%gs").splitlines()
    if stashed != sorted(line.split()[-1] for line in listed if line.startswith("intervention: ")):
        yield f"stash list {listed} beside operations {stashed}"
    written = {body["id"]: body["status"] for body in _decision_files(place)}
    if told != written:
        yield f"decisions {told} beside files {written}"
    everything = {*place.tree.rglob("*"), *place.state.rglob("*")}
    yield from (f"left over: {file.name}" for file in everything if _UNFINISHED.match(file.name))


def _digests(place: Place) -> Iterator[str]:
    return (hashlib.sha256(data).hexdigest() for _, _, data in files(place.tree).values())


def _kept(place: Place) -> Iterator[str]:
    return (hashlib.sha256(data).hexdigest() for _, _, data in files(place.state / "quarantine").values())


def _decision_files(place: Place) -> list[dict[str, Any]]:
    return [json.loads(file.read_text()) for file in (place.state / "decisions").glob("*.json")]


def _decided(bodies: list[dict[str, Any]]) -> tuple[str, ...]:
    """How each decision stands; a request to the watchdog is the same when it is made twice."""
    requests = {f"{one['kind']} {one['status']}" for one in bodies if one["kind"] in _REQUESTS}
    decisions = [one["status"] for one in bodies if one["kind"] not in _REQUESTS]
    return tuple(sorted([*requests, *decisions]))


def _exceptions(place: Place) -> list[dict[str, Any]]:
    file = place.state / "exceptions.json"
    entries: list[dict[str, Any]] = json.loads(file.read_text())["entries"] if file.exists() else []
    return entries


def _content(exception: dict[str, Any]) -> str:
    return "a document" if exception["path"].endswith(".md") else str(exception["content"])
