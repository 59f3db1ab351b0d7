"""The one function that starts git, and what it takes so that git runs nothing that the repository names.

Hooks, file-system monitors, transports and pagers are switched off for every call; `filter_overrides` switches off the
repository's own clean and smudge commands for the calls that would start them.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from intervention.errors import GitFailed

TIMEOUT_S = 120.0
_GRACE_S = 2.0
#: How git ends when it is called wrongly.
_USAGE = 129
_SETTINGS = (
    "core.hooksPath=/dev/null",
    "core.fsmonitor=false",
    "core.quotePath=false",
    # Whoever edits a file and puts its time back cannot put this one back.
    "core.trustctime=true",
    "core.checkStat=default",
    "core.fsync=all",
    "core.fsyncMethod=batch",
    "core.pager=cat",
    "log.showSignature=false",
    "protocol.allow=never",
    "gc.auto=0",
    "maintenance.auto=false",
    "submodule.recurse=false",
    "advice.detachedHead=false",
)
#: Set for every git, so that who commits, in which language and with which prompts never depends on the caller.
_OWN_ENVIRONMENT = {
    "GIT_AUTHOR_NAME": "intervention",
    "GIT_AUTHOR_EMAIL": "intervention@localhost",
    "GIT_COMMITTER_NAME": "intervention",
    "GIT_COMMITTER_EMAIL": "intervention@localhost",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_NO_REPLACE_OBJECTS": "1",
    "GIT_ALLOW_PROTOCOL": "",
    "GIT_PAGER": "cat",
    "LC_ALL": "C",
}


class Output(NamedTuple):
    code: int
    out: bytes
    err: bytes


def environment(settings: Iterable[str] = ()) -> dict[str, str]:
    """The caller's environment without anything that steers git, and with these settings (`key=value`, no equals sign
    in the value): `-c` ends a key at its first equals sign, which a filter's name may hold."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    pairs = [setting.rpartition("=") for setting in settings]
    numbered = {f"GIT_CONFIG_KEY_{at}": key for at, (key, _, _) in enumerate(pairs)}
    numbered |= {f"GIT_CONFIG_VALUE_{at}": value for at, (_, _, value) in enumerate(pairs)}
    return kept | _OWN_ENVIRONMENT | ({"GIT_CONFIG_COUNT": str(len(pairs)), **numbered} if pairs else {})


def command(arguments: Sequence[str]) -> list[str]:
    flags = [part for setting in _SETTINGS for part in ("-c", setting)]
    return ["git", "--no-pager", "--literal-pathspecs", *flags, *arguments]


def start(root: str, arguments: Sequence[str], settings: Iterable[str] = ()) -> subprocess.Popen[bytes]:
    """A git process with pipes on all three streams. Raises GitFailed where git is not installed."""
    try:
        return subprocess.Popen(
            command(arguments),
            cwd=root,
            env=environment(settings),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
    except OSError as error:
        raise GitFailed("git_missing", detail=str(error)) from error


def run(
    root: str,
    arguments: Sequence[str],
    stdin: bytes = b"",
    *,
    settings: Iterable[str] = (),
    accept: Sequence[int] = (0,),
    timeout: float = TIMEOUT_S,
) -> Output:
    """One git call in `root`. Raises GitFailed with command, exit code and git's own words when the code is not among
    `accept`, and when it took longer than `timeout` seconds."""
    return finish(start(root, arguments, settings), arguments[0], stdin, accept=accept, timeout=timeout)


def finish(
    process: subprocess.Popen[bytes],
    name: str,
    stdin: bytes = b"",
    *,
    accept: Sequence[int] = (0,),
    timeout: float = TIMEOUT_S,
) -> Output:
    """What a started git says once it has ended. Raises as `run` does."""
    try:
        out, err = process.communicate(stdin, timeout)
    except subprocess.TimeoutExpired as error:
        stop(process)
        raise GitFailed("git_timeout", command=name, seconds=str(int(timeout))) from error
    if process.returncode not in accept:
        raise failure(name, process.returncode, err)
    return Output(process.returncode, out, err)


def failure(name: str, code: int, err: bytes) -> GitFailed:
    """The error for a git that ended badly; a lock file in its way has a hint of its own, as has a git that does not
    know an option."""
    said = err.decode("utf-8", "replace").strip()
    key = "git_locked" if ".lock" in said and "exists" in said else "git_error"
    if "dubious ownership" in said:
        key = "git_ownership"
    elif code == _USAGE:
        key = "git_old"
    return GitFailed(key, command=name, code=str(code), said=said[-400:])


def nonsense(name: str, said: bytes | str) -> GitFailed:
    """The error for an answer that no git gives."""
    text = said if isinstance(said, str) else said.decode("utf-8", "replace")
    return GitFailed("git_nonsense", command=name, said=text[:80])


def stop(process: subprocess.Popen[bytes]) -> None:
    """Asks the process to end, and ends it when it does not."""
    process.terminate()
    try:
        process.wait(_GRACE_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            with suppress(BrokenPipeError):  # what it no longer wanted to read
                stream.close()


def read_settings(root: str, pattern: str) -> dict[str, str]:
    """The configuration's values whose key matches `pattern`; of several the last counts."""
    out = run(root, ["config", "-z", "--get-regexp", pattern], accept=(0, 1)).out
    pairs = (item.partition("\n") for item in out.decode("utf-8", "surrogateescape").split("\0") if item)
    return {key: value for key, _, value in pairs}


def filter_overrides(settings: Mapping[str, str]) -> tuple[str, ...]:
    """Settings that turn every configured content filter into none, so that reading a status starts no foreign
    command."""
    keys = [key for key in settings if key.startswith("filter.") and key.count(".") > 1]
    names = sorted({key.split(".", 1)[1].rsplit(".", 1)[0] for key in keys})
    parts = ("clean=", "smudge=", "process=", "required=false")
    return tuple(f"filter.{name}.{part}" for name in names for part in parts)
