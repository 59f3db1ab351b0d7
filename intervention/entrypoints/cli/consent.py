"""Asking a person before something is done: on a terminal by a question, in a script by `--yes`."""

from __future__ import annotations

import sys

from intervention.entrypoints.cli import screen, status
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick


def ask(*, is_sure: bool, is_json: bool) -> None:
    """Returns where the answer is yes. Raises Failure where it is no, or where nobody can be asked."""
    if is_sure:
        return
    if is_json or not is_interactive():
        raise _unasked()
    # The question goes to stderr: what is piped from stdout stays the answer.
    sys.stderr.write(pick("Go on? [y/N] ", "是否继续？[y/N] "))
    sys.stderr.flush()
    if sys.stdin.readline().strip().lower() not in ("y", "yes", "是", "好"):
        raise Failure(
            "not_confirmed",
            pick("nothing was changed", "没有做任何改动"),
            pick("run it again and answer y to go on", "如需继续，请重新运行并回答 y"),
            status.UNCONFIRMED,
        )


def choose(keys: list[str], question: str) -> str:
    """One of the keys, typed by a person. Raises Failure where nobody can be asked or the answer is none of them."""
    if not is_interactive():
        raise Failure(
            "no_option",
            pick("the option is missing, and there is no terminal to ask on", "缺少选项，且没有可供询问的终端"),
            pick(f"add one of: {', '.join(keys)}", f"请加上其中之一：{', '.join(keys)}"),
            status.USAGE,
        )
    sys.stderr.write(f"{question} [{'/'.join(keys)}] ")
    sys.stderr.flush()
    given = sys.stdin.readline().strip()
    if given not in keys:
        message = pick(f"{screen.plain(given)} is none of the options", f"{screen.plain(given)} 不是可选项")
        raise Failure("no_option", message, pick(f"choose from {', '.join(keys)}", f"请从 {', '.join(keys)} 中选择"))
    return given


def is_interactive() -> bool:
    return sys.stdin.isatty() and sys.stderr.isatty()


def _unasked() -> Failure:
    return Failure(
        "not_confirmed",
        pick("this needs a person's yes, and there is no terminal to ask on", "此操作需要人确认，但没有可供询问的终端"),
        pick("look at it with --dry-run, then add --yes", "请先用 --dry-run 查看，然后加上 --yes"),
        status.UNCONFIRMED,
    )
