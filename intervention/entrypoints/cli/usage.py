"""A wrong command line, said in both languages."""

from __future__ import annotations

import click

from intervention.entrypoints.cli import status
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import current, pick


def explain_usage(error: click.UsageError, meant: str | None) -> Failure:
    """The failure with a pointer to the help of the command that was `meant`, null where that is none."""
    path = error.ctx.command_path if error.ctx is not None else "intervention"
    # Where the parser itself gave up it knows only the outermost command.
    if meant is not None and (error.ctx is None or error.ctx.parent is None):
        path = f"{path} {meant}"
    message = error.format_message() if current() == "en" else _in_chinese(error)
    hint = pick(f"`{path} --help` shows how it is called", f"`{path} --help` 会显示用法")
    return Failure("usage", message.rstrip("."), hint, status.USAGE)


def _in_chinese(error: click.UsageError) -> str:
    if isinstance(error, click.NoSuchOption):
        return f"没有选项 {error.option_name}"
    if isinstance(error, click.MissingParameter):
        is_option = isinstance(error.param, click.Option)
        name = error.param.opts[0] if is_option and error.param is not None else (error.param_hint or _name_of(error))
        return f"缺少 {name}"
    if isinstance(error, click.BadParameter):
        return f"参数值不合适：{error.message}"
    if isinstance(error, click.BadOptionUsage):
        return f"选项 {error.option_name} 需要一个值"
    return f"命令行有误：{error.message}"


def _name_of(error: click.BadParameter) -> str:
    return (error.param.human_readable_name if error.param is not None else "") or "参数"
