"""The command line as a whole: the table of commands, their help in two languages, and the one place where errors end.

A command's module is imported when it is called or when all are listed, so that none pays for another.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from intervention import __version__
from intervention.entrypoints.cli import failures, screen, status
from intervention.entrypoints.cli.base import HelpfulCommand, HelpfulGroup
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick
from intervention.entrypoints.cli.usage import explain_usage

#: In the order in which help lists them: see, decide, undo, health, set-up, for programs.
COMMANDS = (
    "status",
    "log",
    "show",
    "explain",
    "quarantine",
    "runs",
    "decisions",
    "decide",
    "allow",
    "mine",
    "exceptions",
    "config",
    "undo",
    "restore",
    "ki",
    "doctor",
    "gc",
    "replay",
    "report",
    "demo",
    "install",
    "uninstall",
    "completion",
    "version",
    "snapshot",
    "intervene",
)


class Program(HelpfulGroup):
    """Finds a command by its module."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"intervention.entrypoints.cli.commands.{cmd_name}")
        command: click.Command = module.command
        return command


def build() -> Program:
    """The whole program, with its texts in this process's language."""
    return Program(
        "intervention",
        help=pick(
            "A guard that holds coding agents to test-driven development: see what it did, decide, undo.",
            "让编码代理遵守测试驱动开发的守卫：查看其操作、作出决定、撤销。",
        ),
        example="intervention status",
        params=[_version_option()],
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
    )


def _version_option() -> click.Option:
    def tell(ctx: click.Context, _: click.Parameter, is_asked: bool) -> None:
        if is_asked and not ctx.resilient_parsing:
            screen.show(f"intervention {__version__}")
            ctx.exit()

    help_text = pick("Show the version and exit.", "显示版本并退出。")
    return click.Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=tell, help=help_text)


def serve(arguments: Sequence[str]) -> int:
    """Runs one command and returns its exit status. Every error leaves here as a sentence and what to do."""
    is_json = "--json" in arguments
    try:
        ended = build().main(list(arguments), "intervention", standalone_mode=False)
    except click.exceptions.Exit as ended_early:
        return ended_early.exit_code
    except click.UsageError as error:
        meant = arguments[0] if arguments and arguments[0] in COMMANDS else None
        return failures.report(explain_usage(error, meant), is_json)
    except (click.Abort, KeyboardInterrupt):
        message = pick("stopped; nothing more was done", "已中止；没有再做任何操作")
        hint = pick("`intervention log` shows what was done before", "`intervention log` 会显示此前的操作")
        return failures.report(Failure("interrupted", message, hint, status.INTERRUPTED), is_json)
    except BrokenPipeError:
        return _leave_pipe()
    except Exception as error:  # the one place where a person's command may meet what nobody expected
        _drop_unwritable()
        return failures.report(failures.describe(error), is_json)
    return ended if isinstance(ended, int) else status.DONE


def _leave_pipe() -> int:
    """Nobody reads on: that is no fault, and nothing more can be said. What is still to be flushed goes nowhere."""
    _silence_stdout()
    return status.FAILED


def _drop_unwritable() -> None:
    """What a full disk did not take is not tried again when the process ends, which would change the exit status."""
    try:
        sys.stdout.flush()
    except OSError:
        _silence_stdout()


def _silence_stdout() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


__all__ = ["COMMANDS", "HelpfulCommand", "Program", "build", "serve"]
