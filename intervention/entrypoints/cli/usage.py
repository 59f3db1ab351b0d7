"""A wrong command line, said in both languages. The library's own words are English and change with its version, so
what is said in Chinese is made from what it knows of the mistake."""

from __future__ import annotations

import re

import click

from intervention.entrypoints.cli import status
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import current, pick


def explain_usage(error: click.UsageError, meant: str | None) -> Failure:
    """The failure with a pointer to the help of the command that was `meant`, null where that is none."""
    path = error.ctx.command_path if error.ctx is not None else "intervention"
    # Where the parser itself gave up it knows only the outermost command.
    is_outermost = error.ctx is None or error.ctx.parent is None
    if meant is not None and is_outermost:
        path = f"{path} {meant}"
    message = error.format_message() if current() == "en" else _in_chinese(error)
    hint = pick(f"`{path} --help` shows how it is called", f"`{path} --help` 会显示用法")
    if isinstance(error, click.NoSuchOption) and _takes_paths(error, meant if is_outermost else None):
        hint += pick(
            "; before a path that begins with a dash write `--`, after all options",
            "；路径以短横线开头时，请在其前写 `--`，并置于所有选项之后",
        )
    return Failure("usage", message.rstrip("."), hint, status.USAGE)


def _takes_paths(error: click.UsageError, meant: str | None) -> bool:
    if error.ctx is None:
        return False
    command: click.Command | None = error.ctx.command
    if meant is not None and isinstance(command, click.Group):
        command = command.get_command(error.ctx, meant)
    known = command.params if command is not None else []
    return any(isinstance(one, click.Argument) and isinstance(one.type, click.Path) for one in known)


def _in_chinese(error: click.UsageError) -> str:
    if isinstance(error, click.NoSuchOption):
        meant = f"；是否指 {'、'.join(error.possibilities)}？" if error.possibilities else ""
        return f"没有选项 {error.option_name}{meant}"
    if isinstance(error, click.MissingParameter):
        return f"缺少 {_name_of(error)}"
    if isinstance(error, click.BadParameter):
        return f"{_name_of(error)} 的值不合适：{_expected(error)}"
    if isinstance(error, click.BadOptionUsage):
        return f"选项 {error.option_name} {'不带值' if _is_flag(error) else '需要一个值'}"
    return _plain(error.message)


def _plain(message: str) -> str:
    """What the library has no kind of its own for; everything else is ours and in Chinese already."""
    if found := re.match(r"No such command '(.*?)'", message):
        return f"没有命令 {found[1]}"
    if found := re.match(r"Got unexpected extra arguments? \((.*)\)", message):
        return f"多余的参数：{found[1]}"
    return "缺少命令" if message.startswith("Missing command") else message


def _name_of(error: click.BadParameter) -> str:
    if isinstance(error.param, click.Option):
        return str(error.param.opts[0])
    return (error.param.human_readable_name if error.param is not None else "") or "参数"


def _expected(error: click.BadParameter) -> str:
    kind = error.param.type if error.param is not None else None
    if isinstance(kind, click.Choice):
        return f"应为 {'、'.join(map(str, kind.choices))} 之一"
    if isinstance(kind, click.IntRange):
        return f"应为不小于 {kind.min} 的整数" if kind.max is None else f"应为 {kind.min} 到 {kind.max} 的整数"
    return error.message


def _is_flag(error: click.BadOptionUsage) -> bool:
    known = error.ctx.command.params if error.ctx is not None else []
    return any(isinstance(one, click.Option) and one.is_flag and error.option_name in one.opts for one in known)
