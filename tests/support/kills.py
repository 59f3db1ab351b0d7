"""Killing the engine, or a git of its own, right before a system call that changes something."""

import os
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

#: Every call by which a file, a folder or a name comes, goes or becomes durable.
CHANGING = (
    "rename,renameat,renameat2,link,linkat,symlink,symlinkat,unlink,unlinkat,rmdir,mkdir,mkdirat,"
    "write,pwrite64,writev,fsync,fdatasync,ftruncate,fchmod,fchmodat,chmod"
)
STRACE = shutil.which("strace")
_CALL = re.compile(r"^(?:\d+ +)?(\w+)\(")


class Moment(NamedTuple):
    """Right before the `number`-th call of `name`; strace counts each name, and each process, by itself."""

    name: str
    number: int


def run(command: Sequence[str], stdin: bytes, moment: Moment, *, follow: bool = False) -> tuple[int, bytes]:
    """Runs the command and kills it (with `follow`, also each git of its own) at that moment; gives its exit status,
    negative or above 128 for a signal, and its stdout."""
    inject = ["-e", f"inject={moment.name}:signal=KILL:when={moment.number}"]
    done = subprocess.run(
        [*_strace(os.devnull, follow), *inject, *command], cwd="/", input=stdin, capture_output=True, check=False
    )
    return done.returncode, done.stdout


@contextmanager
def held_up(command: Sequence[str], stdin: bytes, moment: Moment, seconds: float) -> Iterator[None]:
    """While the block runs, the command runs too, and is held up so long at that moment; it has ended afterwards."""
    inject = ["-e", f"inject={moment.name}:delay_enter={int(seconds * 1e6)}:when={moment.number}"]
    whole = [*_strace(os.devnull, False), *inject, *command]
    with subprocess.Popen(whole, cwd="/", stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stdin is not None
        process.stdin.write(stdin)
        process.stdin.close()
        yield


def moments(command: Sequence[str], stdin: bytes, folder: Path) -> list[Moment]:
    """Every moment of the engine itself, in the order of a run that is left alone. The run has its effect."""
    log = folder / "calls"
    subprocess.run([*_strace(str(log), False), *command], cwd="/", input=stdin, capture_output=True, check=True)
    seen: Counter[str] = Counter()
    found: list[Moment] = []
    for line in log.read_text(errors="replace").splitlines():
        call = _CALL.match(line)
        if call is not None:
            seen[call[1]] += 1
            found.append(Moment(call[1], seen[call[1]]))
    return found


def spread(found: Sequence[Moment], count: int) -> list[Moment]:
    """`count` of them from the first to the last, evenly apart."""
    last = len(found) - 1
    return [found[at] for at in sorted({round(step * last / (count - 1)) for step in range(count)})]


def _strace(log: str, follow: bool) -> list[str]:
    if STRACE is None:
        raise AssertionError("strace is not installed; look at STRACE first")
    return [STRACE, *(["-f"] if follow else []), "-qq", "-o", log, "-e", f"trace={CHANGING}", "-e", "signal=none"]
