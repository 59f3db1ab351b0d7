"""Scratch repositories, and the command as people start it: a real process in a real worktree."""

import fcntl
import json
import os
import pty
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]


INTERRUPT = "\x03"


class Answer(NamedTuple):
    """What a command said. `value` is its JSON."""

    status: int
    out: str
    err: str

    @property
    def value(self) -> Any:
        return json.loads(self.out)


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The tests' environment with the checkout's engine in it."""
    return {**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1", **(extra or {})}


def start(*arguments: str) -> list[str]:
    return [sys.executable, "-P", "-m", "intervention", *arguments]


def call(
    folder: Path,
    *arguments: str,
    extra: Mapping[str, str] | None = None,
    stdin: str = "",
    through: Sequence[str] = (),
) -> Answer:
    """Start the command in a folder, without a terminal; `through` is a program that starts it in turn."""
    done = subprocess.run(
        [*through, *start(*arguments)],
        cwd=folder,
        env=environment(extra),
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )
    return Answer(done.returncode, done.stdout, done.stderr)


def call_json(folder: Path, *arguments: str, extra: Mapping[str, str] | None = None) -> Any:
    """The JSON of a command that has to succeed."""
    answer = call(folder, *arguments, "--json", extra=extra)
    assert answer.status == 0, answer
    return answer.value


def call_on_terminal(
    folder: Path, typed: str, *arguments: str, extra: Mapping[str, str] | None = None, after: str = ""
) -> Answer:
    """Start the command on a terminal of its own and type something, at once or after it has shown some words. Its two
    outputs are one there. What is typed can be an interrupt: one that comes just before the command begins to read is
    noticed only after it has read, so that it is typed again, as a person would."""
    ours, theirs = pty.openpty()
    command, env = start(*arguments), environment(extra)
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=env,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=_lead_session,
    )
    os.close(theirs)
    pieces: list[bytes] = []
    try:
        while after.encode() not in b"".join(pieces):
            pieces.append(os.read(ours, 65536))
        os.write(ours, typed.encode())
        while True:
            if typed == INTERRUPT and not select.select([ours], [], [], 1.0)[0]:
                os.write(ours, typed.encode())
            elif piece := os.read(ours, 65536):
                pieces.append(piece)
            else:
                break
    except OSError:  # the other side is closed: how a terminal says that there is no more
        pass
    status = process.wait()
    os.close(ours)
    return Answer(status, b"".join(pieces).decode("utf-8", "replace").replace("\r\n", "\n"), "")


def _lead_session() -> None:
    """As a terminal starts its first process, also where these tests run in a background that ignores interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def git(folder: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout


def make_repository(folder: Path, files: Mapping[str, str] | None = None) -> Path:
    """A repository with one commit of these files."""
    folder.mkdir(parents=True, exist_ok=True)
    git(folder, "init", "-q")
    for name, text in (files or {"README.md": "hello\n"}).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "first")
    return folder
