"""What every command has: help with an example, headings in this process's language, `--json`, `--root`, `--yes`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import click

from intervention.entrypoints.cli import screen
from intervention.entrypoints.cli.language import pick

_LONGEST_NAME = 30

Function = TypeVar("Function", bound=Callable[..., Any])


class _Helpful(click.Command):
    """Help whose headings are in both languages, with an example at its end. The library counts characters, so what
    may be Chinese is laid out here."""

    example = ""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.help:
            formatter.write("\n")
            formatter.write("".join(f"{line}\n" for line in screen.hang("  ", self.help, formatter.width)))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=pick("Usage: ", "用法："))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [describe(one) for one in self.get_params(ctx) if isinstance(one, click.Option) and not one.hidden]
        if records:
            with formatter.section(pick("Options", "选项")):
                _write_rows(formatter, records)
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.example:
            with formatter.section(pick("Example", "示例")):
                formatter.write_text(self.example)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = pick("Show this message and exit.", "显示此帮助并退出。")
        return option


class HelpfulCommand(_Helpful):
    def __init__(self, *args: Any, example: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.example = example


class HelpfulGroup(_Helpful, click.Group):
    def __init__(self, *args: Any, example: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.example = example

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args and not self.invoke_without_command and not ctx.resilient_parsing:
            screen.show(ctx.get_help())
            ctx.exit()
        return super().parse_args(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        commands = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        rows = [(name, _first_clause(one.help or "")) for name, one in commands if one is not None and not one.hidden]
        with formatter.section(pick("Commands", "命令")):
            _write_rows(formatter, rows)


def _write_rows(formatter: click.HelpFormatter, rows: list[tuple[str, str]]) -> None:
    """Names and meanings below each other; a long name has its meaning in the lines below."""
    indent = " " * formatter.current_indent
    short = [row for row in rows if screen.measure(row[0]) <= _LONGEST_NAME]
    widest = max((screen.measure(name) for name, _ in short), default=0)
    for name, said in rows:
        head = f"{indent}{name}"
        if screen.measure(name) > _LONGEST_NAME:
            formatter.write(f"{head}\n")
            head = indent
        gap = " " * (formatter.current_indent + widest + 2 - screen.measure(head))
        formatter.write("".join(f"{line}\n" for line in screen.hang(f"{head}{gap}", said, formatter.width)))


def describe(one: click.Option) -> tuple[str, str]:
    """Names and meaning of an option; said here, since the library's words are English and change with its version."""
    names = ", ".join(sorted(one.opts, key=len))
    if not one.is_flag:
        names += f" {one.metavar or '|'.join(getattr(one.type, 'choices', ['TEXT']))}"
    said = one.help or ""
    if one.required:
        said += pick(" Needed.", " 必填。")
    elif one.show_default and not one.is_flag:
        said += pick(f" Default: {one.default}.", f" 默认：{one.default}。")
    return names, said


def _first_clause(text: str) -> str:
    return re.split(r"[.:;,] |[。：；]", text.strip(), maxsplit=1)[0].rstrip(".")


def command(name: str, en: str, zh: str, example: str) -> Callable[[Callable[..., Any]], HelpfulCommand]:
    """A command with its help in both languages. Options are added below it."""
    settings = {"help_option_names": ["-h", "--help"], "max_content_width": 80}
    return click.command(name, HelpfulCommand, help=pick(en, zh), example=example, context_settings=settings)


def group(name: str, en: str, zh: str, example: str) -> HelpfulGroup:
    """A command that has commands below it."""
    settings = {"help_option_names": ["-h", "--help"], "max_content_width": 80}
    return HelpfulGroup(name, help=pick(en, zh), example=example, context_settings=settings)


def answering_group(name: str, en: str, zh: str, example: str) -> Callable[[Callable[..., Any]], HelpfulGroup]:
    """The same, with an answer of its own where none of them is named."""
    settings = {"help_option_names": ["-h", "--help"], "max_content_width": 80}
    return click.group(
        name, HelpfulGroup, help=pick(en, zh), example=example, context_settings=settings, invoke_without_command=True
    )


def option(*names: str, en: str, zh: str, **rest: Any) -> Callable[[Function], Function]:
    return click.option(*names, help=pick(en, zh), **rest)


def json_option(function: Function) -> Function:
    return option("--json", "is_json", is_flag=True, en="Print one JSON value.", zh="输出一个 JSON 值。")(function)


def root_option(function: Function) -> Function:
    en, zh = "A folder of the worktree (default: where you are).", "工作区中的目录（默认：当前目录）。"
    return option("--root", metavar="DIR", en=en, zh=zh)(function)


def yes_option(function: Function) -> Function:
    return option("--yes", "-y", "is_sure", is_flag=True, en="Do not ask.", zh="不再询问。")(function)


def dry_run_option(function: Function) -> Function:
    en, zh = "Only show what would be done.", "只显示将要执行的操作。"
    return option("--dry-run", "is_rehearsal", is_flag=True, en=en, zh=zh)(function)
