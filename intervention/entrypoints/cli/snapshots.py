"""Taking a snapshot: for the watchdog at every phase, and for people by the same command."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from intervention.entrypoints.cli import failures, place, screen, status
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import current, pick

_VALUES = {"--run": "run", "--name": "name", "--root": "root", "--keep-from": "keep_from", "--keep-file": "keep_file"}
_MAX_KEEP_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Call:
    """`keep_file` holds a JSON list of paths that keep what they are in the snapshot `keep_from`; `-` is stdin."""

    run: str
    name: str
    root: str | None = None
    keep_from: str | None = None
    keep_file: str | None = None
    is_json: bool = False


def read_plain(arguments: Sequence[str]) -> Call | None:
    """The call, where it is written in full and holds nothing else; None leaves it to the whole command line."""
    given: dict[str, str] = {}
    rest = [argument for argument in arguments if argument != "--json"]
    if len(rest) % 2:
        return None
    for name, value in zip(rest[::2], rest[1::2], strict=True):
        if name not in _VALUES or _VALUES[name] in given or value.startswith("--"):
            return None
        given[_VALUES[name]] = value
    if not {"run", "name"} <= given.keys() or ("keep_from" in given) != ("keep_file" in given):
        return None
    return Call(**given, is_json=len(rest) != len(arguments))


def run(call: Call) -> int:
    """Takes the snapshot, says which it is, and returns the exit status."""
    from intervention.errors import Declined, EngineError

    try:
        return _take(call)
    except (Failure, Declined, EngineError, OSError) as error:
        return failures.report(failures.describe(error), call.is_json)


def _take(call: Call) -> int:
    from intervention.effects.safety import take_snapshot
    from intervention.effects.world import open_world

    keep = _read_keep(call.keep_file) if call.keep_file is not None else ()
    repo = place.find(call.root)
    with open_world(repo):
        taken = take_snapshot(repo, call.run, call.name, call.keep_from, keep)
    left_out = dict(taken.left_out)
    if call.is_json:
        screen.show_json({"v": 1, "ok": True, "commit": taken.sha, "ref": taken.ref, "left_out": left_out})
        return status.DONE
    screen.show(taken.sha, f"  {taken.ref}")
    if left_out:
        _name_left_out(left_out)
    return status.DONE


def _name_left_out(left_out: dict[str, str]) -> None:
    from intervention.core.messages import show_path
    from intervention.effects.words import left

    screen.show(pick("It does not hold:", "其中不包含："))
    screen.show(*(f"  {show_path(path)}: {left(key, current())}" for path, key in sorted(left_out.items())))


def _read_keep(name: str) -> list[str]:
    try:
        paths = json.loads(_read_bounded(name))
    except (OSError, ValueError, RecursionError):
        paths = None
    if not isinstance(paths, list) or not all(isinstance(path, str) for path in paths):
        message = pick(f"{name} does not hold a JSON list of paths", f"{name} 不是 JSON 路径列表")
        raise Failure("bad_keep_file", message, pick('write it as ["a.py", "b.py"]', '请写成 ["a.py", "b.py"]'))
    return paths


def _read_bounded(name: str) -> bytes:
    if name == "-":
        raw = sys.stdin.buffer.read(_MAX_KEEP_BYTES + 1)
    else:
        with open(name, "rb") as file:
            raw = file.read(_MAX_KEEP_BYTES + 1)
    if len(raw) > _MAX_KEEP_BYTES:
        raise ValueError(name)
    return raw
