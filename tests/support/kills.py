"""Killing the engine, or a git of its own, right before a system call that changes something."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

#: Every call by which a file, a folder or a name comes, goes or becomes durable.
CHANGING = (
    "rename,renameat,renameat2,link,linkat,symlink,symlinkat,unlink,unlinkat,rmdir,mkdir,mkdirat,"
    "write,pwrite64,writev,fsync,fdatasync,ftruncate,fchmod,fchmodat,chmod"
)
STRACE = shutil.which("strace")


def run(command: Sequence[str], stdin: bytes, inject: str, *, follow: bool) -> tuple[int, bytes]:
    """Runs the command under strace with one injection; gives exit status (negative: a signal) and stdout."""
    if STRACE is None:
        raise AssertionError("strace is not installed; ask for it with `has_strace` first")
    flags = ["-f"] if follow else []
    traced = [STRACE, *flags, "-qq", "-o", os.devnull, "-e", f"trace={CHANGING}", "-e", f"inject={inject}", *command]
    done = subprocess.run(traced, cwd="/", input=stdin, capture_output=True, check=False)
    return done.returncode, done.stdout


def kill_each(command: Sequence[str], stdin: bytes, *, follow: bool) -> Iterator[int]:
    """The numbers of the calls before which a kill has an effect, one by one. The caller resets the place between
    two of them; it ends when a run ends by itself."""
    number = 1
    while True:
        status, _ = run(command, stdin, f"{CHANGING}:signal=KILL:when={number}", follow=follow)
        if status == 0:
            return
        yield number
        number += 1


def count(command: Sequence[str], stdin: bytes, folder: Path) -> int:
    """How many changing calls the engine itself makes."""
    log = folder / "calls"
    traced = [STRACE or "strace", "-qq", "-o", str(log), "-e", f"trace={CHANGING}", *command]
    subprocess.run(traced, cwd="/", input=stdin, capture_output=True, check=False)
    return len(log.read_text().splitlines())
