"""The engine and its commands as forks of a process that has imported everything: the same calls on the disk as those
of a process of their own, at a quarter of its cost, of which most is importing."""

import ctypes
import fcntl
import gc
import io
import os
import subprocess
import sys
import traceback
from collections.abc import Mapping, Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout, suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import NamedTuple, NoReturn

from tests.faults.operations import Start

_ANYONE_MAY_TRACE = (0x59616D61, ctypes.c_ulong(-1))
#: More than any answer has, so that nobody has to read while it is written.
_PIPE_BYTES = 1 << 20


class Outcome(NamedTuple):
    """How the process ended, negative for a signal, and what it had said."""

    status: int
    out: bytes
    err: bytes


def run(start: Start, environment: Mapping[str, str], tracer: Sequence[str] = ()) -> Outcome:
    """Runs it to its end. `tracer` is a command that takes `-p PID` and says on stderr when it has attached itself."""
    _import_all()
    reads, writes = zip(*(_pipe() for _ in range(4)), strict=True)  # its input, its two outputs, and the word to begin
    pid = os.fork()
    if pid == 0:
        _be(start, environment, (reads[0], writes[1], writes[2]), go=reads[3], others=(writes[0], writes[3]))
    for handle in (reads[0], writes[1], writes[2], reads[3]):
        os.close(handle)
    try:
        with _Traced(tracer, pid):
            _hand_over(writes[0], start.stdin)
            os.close(writes[3])
            _, status = os.waitpid(pid, 0)
        return Outcome(os.waitstatus_to_exitcode(status), _read(reads[1]), _read(reads[2]))
    finally:
        os.close(reads[1])
        os.close(reads[2])


def warm_up(start: Start) -> None:
    """Runs it once in this very process, so that whatever is built at its first use is there for every fork."""
    from intervention.entrypoints import stdio
    from intervention.entrypoints.cli import program

    _import_all()
    arguments = _arguments(start)
    silent = io.StringIO()
    with chdir(start.folder), redirect_stdout(silent), redirect_stderr(silent), suppress(SystemExit):
        stdio.answer(start.stdin) if arguments == ["intervene"] else program.serve(arguments)
    gc.freeze()  # a fork then leaves the pages shared that it does not change


def _arguments(start: Start) -> list[str]:
    return start.command[start.command.index("intervention") + 1 :]


def _pipe() -> tuple[int, int]:
    read, write = os.pipe()
    fcntl.fcntl(write, fcntl.F_SETPIPE_SZ, _PIPE_BYTES)
    return read, write


def _hand_over(handle: int, data: bytes) -> None:
    if len(data) >= _PIPE_BYTES:
        raise ValueError("a request that does not fit into a pipe")
    os.write(handle, data)
    os.close(handle)


def _read(handle: int) -> bytes:
    """What is there; a git that outlives its engine may hold the other end."""
    os.set_blocking(handle, False)
    pieces: list[bytes] = []
    try:
        while piece := os.read(handle, _PIPE_BYTES):
            pieces.append(piece)
    except BlockingIOError:
        pass
    return b"".join(pieces)


class _Traced:
    """While it lasts, the tracer is attached."""

    def __init__(self, tracer: Sequence[str], pid: int) -> None:
        self._process = (
            subprocess.Popen([*tracer, "-p", str(pid)], stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
            if tracer
            else None
        )

    def __enter__(self) -> None:
        if self._process is not None:
            assert self._process.stderr is not None
            said = self._process.stderr.readline()
            assert b"attached" in said, said

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.communicate()


def _be(
    start: Start, environment: Mapping[str, str], own: tuple[int, int, int], *, go: int, others: Sequence[int]
) -> NoReturn:
    """Becomes the process: its own three streams, folder and environment, and begins when it is told to."""
    status = 1
    try:
        for handle in others:
            os.close(handle)
        for handle, number in zip(own, range(3), strict=True):
            os.dup2(handle, number)
            os.close(handle)
        sys.stdin, sys.stdout, sys.stderr = os.fdopen(0), os.fdopen(1, "w"), os.fdopen(2, "w")
        os.chdir(start.folder)
        os.environ.clear()
        os.environ.update(environment)
        sys.argv = ["intervention", *_arguments(start)]
        ctypes.CDLL(None).prctl(*_ANYONE_MAY_TRACE)
        os.read(go, 1)
        os.close(go)
        status = _main()
        sys.stdout.flush()
    except BaseException:
        traceback.print_exc()
        sys.stderr.flush()
    finally:
        os._exit(status)


def _main() -> int:
    from intervention.__main__ import main

    try:
        return main()
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)


@cache
def _import_all() -> None:
    package = import_module("intervention")
    for module in walk_packages([str(Path(str(package.__file__)).parent)], "intervention."):
        if module.name not in sys.modules and not module.name.endswith("__main__"):
            import_module(module.name)
