"""The processes of an operation, the engine's own and each git that it starts, and a fault in one of them."""

import os
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.faults import forks
from tests.faults.forks import Outcome
from tests.faults.operations import Start
from tests.support import kills
from tests.support.kills import Moment

ENGINE = "engine"
#: Opening a file makes one, or empties it, where the flags say so.
CALLS = f"{kills.CHANGING},openat"
_MAKES = re.compile(r"\b(O_CREAT|O_WRONLY|O_RDWR)\b")
#: Stands before the real git on the PATH: counts the calls of each name, and traces those or brings a fault into one.
_STAND_IN = """#!/bin/sh
name= skip=
for word; do
    if [ -n "$skip" ]; then
        skip=
        continue
    fi
    case $word in
    -c) skip=1 ;;
    -*) ;;
    *) name=$word && break ;;
    esac
done
echo >>"$FAULT_FOLDER/$name"
number=$(($(wc -l <"$FAULT_FOLDER/$name")))
trace="trace=$FAULT_CALLS"
if [ -z "$FAULT_AT" ]; then
    exec strace -f -y -qq -o "$FAULT_FOLDER/calls $name $number" -e "$trace" -e signal=none "$FAULT_GIT" "$@"
fi
[ "$name $number" = "$FAULT_AT" ] || exec "$FAULT_GIT" "$@"
strace -f -qq -o /dev/null -e "$trace" -e signal=none -e "inject=$FAULT" "$FAULT_GIT" "$@"
status=$?
[ -z "$FAULT_BOTH" ] || [ $status -lt 128 ] || kill -KILL $PPID
exit $status
"""
_LINE = re.compile(r"^(?:(\d+) +)?(\w+)\((?:\d+<([^>]*)>)?")


class Point(NamedTuple):
    """Right before a call that changes something, in the engine or in one of its gits (`update-index 2`: the second of
    that name). `is_piped` marks a write into a pipe, which no disk can refuse."""

    process: str
    moment: Moment
    is_piped: bool


def trace(start: Start, scratch: Path) -> list[Point]:
    """Every point of the operation, in each process in its order. The operation has its effect."""
    environment = _stand_in(scratch, at="")
    log = scratch / f"calls {ENGINE} 1"
    traced = ["strace", "-y", "-o", str(log), "-e", f"trace={CALLS}", "-e", "signal=none"]
    done = forks.run(start, environment, traced)
    if done.status != 0:
        raise AssertionError(f"the operation fails by itself: {done}")
    logs = sorted(scratch.glob("calls *"), key=lambda file: file.stat().st_mtime_ns)
    return [point for file in logs for point in _points(file)]


def _points(log: Path) -> Iterator[Point]:
    """Writes into a pipe change nothing on the disk: of those of a process the first and the last count."""
    _, name, number = log.name.split(" ")
    process = ENGINE if name == ENGINE else f"{name} {number}"
    seen: Counter[tuple[str, str]] = Counter()
    found: dict[Moment, bool] = {}
    for line in log.read_text(errors="replace").splitlines():
        call = _LINE.match(line)
        if call is None:
            continue
        pid, what, target = call[1] or "", call[2], call[3] or ""
        seen[pid, what] += 1
        if what == "openat" and not _MAKES.search(line):
            continue
        found.setdefault(Moment(what, seen[pid, what]), target.startswith("pipe:"))
    piped = [moment for moment, is_piped in found.items() if is_piped]
    for moment, is_piped in found.items():
        if not is_piped or moment in (piped[0], piped[-1]):
            yield Point(process, moment, is_piped)


def run(start: Start, point: Point, fault: str, scratch: Path, *, both: bool = False) -> Outcome:
    """Runs the operation with a fault, as strace spells it, at that point; with `both` the engine is killed as soon as
    its git was."""
    injected = f"{point.moment.name}:{fault}"
    if point.process == ENGINE:
        quiet = ["strace", "-o", os.devnull, "-e", f"trace={CALLS}", "-e", "signal=none"]
        return forks.run(start, os.environ, [*quiet, "-e", f"inject={injected}"])
    return forks.run(start, _stand_in(scratch, at=point.process, fault=injected, both=both))


def undisturbed(start: Start) -> Outcome:
    return forks.run(start, os.environ)


def _stand_in(scratch: Path, *, at: str, fault: str = "", both: bool = False) -> dict[str, str]:
    """The environment in which the stand-in is the git that is found."""
    shutil.rmtree(scratch, ignore_errors=True)
    (scratch / "bin").mkdir(parents=True)
    (scratch / "bin/git").write_text(_STAND_IN)
    (scratch / "bin/git").chmod(0o755)
    real = shutil.which("git")
    assert real is not None
    steering = {"FAULT_FOLDER": str(scratch), "FAULT_CALLS": CALLS, "FAULT_GIT": real, "FAULT_AT": at}
    own = {**steering, "FAULT": fault, "FAULT_BOTH": "1" if both else ""}
    return {**os.environ, **own, "PATH": f"{scratch / 'bin'}:{os.environ['PATH']}"}
