"""What the commands about logs share: which logs, how far it is, how many processes, what is missing."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import click

from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick
from intervention.replay.join import Joined
from intervention.replay.sources import STDIN, MissingPart, Piece, find_logs

#: Below so many bytes a second process costs more than it gains.
_WORTH_JOBS = 32 * 1024 * 1024


def find(names: Sequence[str]) -> list[str]:
    """The logs that are meant. Raises Failure where there is none, OSError where a name is not there."""
    found = find_logs(names)
    if not found:
        raise _no_logs()
    return found


@contextmanager
def progress(logs: list[str], *, is_json: bool) -> Iterator[Callable[[Piece], None]]:
    """A bar on stderr, where that is a terminal and how much there is to read is known."""
    if is_json or STDIN in logs or not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=max(_size_of(logs), 1), file=sys.stderr) as bar:
        yield lambda piece: bar.update(piece.end - piece.start if piece.data is None else len(piece.data))


def _size_of(logs: list[str]) -> int:
    return sum(os.stat(log).st_size for log in logs if log != STDIN)


def jobs_for(logs: list[str]) -> int:
    """One for little, else as many as there are cores for this process."""
    is_small = STDIN not in logs and _size_of(logs) < _WORTH_JOBS
    return 1 if is_small else len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def asking(story: Iterator[Joined]) -> Iterator[Joined]:
    """The story, with a missing package said as what to install."""
    try:
        yield from story
    except MissingPart as missing:
        raise missing_part(missing) from missing


def missing_part(missing: MissingPart) -> Failure:
    message = pick(
        f"{missing.source} needs the Python package {missing.part}, which is not installed",
        f"{missing.source} 需要 Python 包 {missing.part}，但尚未安装",
    )
    hint = pick(
        "install it into the guard's environment; the extra `analysis` names all of them",
        "请将其安装到守卫所在环境；附加组件 `analysis` 列出了全部所需的包",
    )
    return Failure("missing_part", message, hint)


def _no_logs() -> Failure:
    message = pick("there is no log here", "此处没有日志")
    hint = pick(
        "name files that end in .jsonl, or a folder that holds some", "请指定以 .jsonl 结尾的文件，或包含它们的目录"
    )
    return Failure("no_logs", message, hint)


def no_entries() -> Failure:
    """For what was read without finding anything to decide."""
    message = pick("nothing in there is an entry of the guard's log", "其中没有守卫日志的条目")
    hint = pick(
        "name an audit.jsonl; those of this worktree are in runs/ of its state folder (`intervention doctor` shows it)",
        "请指定 audit.jsonl；此工作区的日志在其状态目录的 runs/ 中（见 `intervention doctor`）",
    )
    return Failure("no_logs", message, hint)
