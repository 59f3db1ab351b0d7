"""The commands as a document: for the repository as Markdown, for `man` as roff. Both are made from the help itself;
`tools/documents.sh` writes them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

import click

from intervention import __version__
from intervention.entrypoints.cli import status
from intervention.entrypoints.cli.base import describe
from intervention.entrypoints.cli.language import pick
from intervention.entrypoints.cli.program import build


class Page(NamedTuple):
    """One command: how it is called, what it does, its options as (names, meaning), an example."""

    usage: str
    help: str
    options: list[tuple[str, str]]
    example: str


def read_pages() -> list[Page]:
    """All commands in the order of the help; a group is followed by the commands below it."""
    program = build()
    with click.Context(program, info_name="intervention") as ctx:
        return [page for name in program.list_commands(ctx) for page in _pages(program, name, ctx)]


def exit_statuses() -> list[tuple[int, str]]:
    """What scripts may rely on."""
    return [
        (status.DONE, pick("done", "完成")),
        (
            status.FAILED,
            pick("it could not be done, or a check found something to mend", "未能完成，或检查发现了需要修复的问题"),
        ),
        (status.USAGE, pick("the command line is wrong", "命令行有误")),
        (status.UNCONFIRMED, pick("nobody confirmed it; nothing has changed", "未经确认；没有任何改动")),
        (
            status.AGENT,
            pick(
                "a person's act was called from an agent's session; nothing has changed",
                "由代理会话调用了须由人执行的操作；没有任何改动",
            ),
        ),
        (status.BUSY, pick("another process is at work here; try again", "另一个进程正在此处工作；请重试")),
        (status.INTERRUPTED, pick("interrupted by the keyboard", "被键盘中断")),
    ]


def environment() -> list[tuple[str, str]]:
    return [
        (
            "INTERVENTION_LANGUAGE",
            pick(
                "`en` or `zh`; else the configuration's, else the locale's",
                "`en` 或 `zh`；否则取配置，再否则取区域设置",
            ),
        ),
        (
            "INTERVENTION_COMMAND",
            pick("how the plugin starts the engine, as a JSON list", "插件如何启动引擎，JSON 列表"),
        ),
        (
            "INTERVENTION_AGENT",
            pick(
                "marks an agent's shell; a person's acts are refused then", "标记代理的 shell；此时拒绝须由人执行的操作"
            ),
        ),
        ("INTERVENTION_DEBUG", pick("`1` shows the traceback of what nobody expected", "`1` 显示意外错误的调用栈")),
        ("NO_COLOR", pick("no colours, also on a terminal", "即使在终端上也不使用颜色")),
    ]


def write_markdown() -> str:
    lines = [_generated("<!-- {} -->"), "", pick("# Commands", "# 命令"), "", *_intro(), ""]
    lines += [pick("| exit status | meaning |", "| 退出码 | 含义 |"), "| --- | --- |"]
    lines += [f"| {number} | {said} |" for number, said in exit_statuses()]
    lines += ["", pick("| variable | meaning |", "| 变量 | 含义 |"), "| --- | --- |"]
    lines += [f"| `{name}` | {said} |" for name, said in environment()]
    for page in read_pages():
        lines += ["", f"## `{page.usage}`", "", page.help, ""]
        lines += [f"- `{names}`: {said}" for names, said in page.options]
        lines += ["", f"    {page.example}"]
    return "\n".join(lines) + "\n"


def write_man() -> str:
    lines = [_generated('.\\" {}'), f'.TH INTERVENTION 1 "" "intervention {__version__}"', ".SH NAME"]
    lines += [r"intervention \- a guard that holds coding agents to test-driven development", ".SH SYNOPSIS"]
    lines += [
        r"\fBintervention\fR \fICOMMAND\fR [\fIOPTIONS\fR]",
        ".SH DESCRIPTION",
        *map(_roff, _intro()),
        ".SH COMMANDS",
    ]
    for page in read_pages():
        lines += [".SS " + _roff(page.usage), _roff(page.help)]
        for names, said in page.options:
            lines += [".TP", rf"\fB{_roff(names)}\fR", _roff(said)]
        lines += [".PP", "Example:", ".PP", ".nf", ".RS", _roff(page.example), ".RE", ".fi"]
    lines += [".SH EXIT STATUS"]
    for number, said in exit_statuses():
        lines += [".TP", str(number), _roff(said)]
    lines += [".SH ENVIRONMENT"]
    for name, said in environment():
        lines += [".TP", f".B {name}", _roff(said)]
    return "\n".join(lines) + "\n"


def _intro() -> list[str]:
    return [
        pick(
            "Every command takes `--help`, and `--json` for one JSON value on stdout; after an error it has `code`, "
            "`message` and `hint`. What changes something shows it first and asks on a terminal; a script says "
            "`--yes`. A person's acts are refused inside an agent's session, and recorded in `commands.jsonl` beside "
            "the state.",
            "每个命令都支持 `--help`；`--json` 在标准输出给出一个 JSON 值，出错时其中有 `code`、`message` 和 `hint`。"
            "会改变内容的命令先显示再在终端询问；脚本使用 `--yes`。须由人执行的操作在代理会话中会被拒绝，"
            "并记录在状态目录的 `commands.jsonl` 中。",
        )
    ]


def _pages(parent: click.Group, name: str, ctx: click.Context) -> Iterator[Page]:
    command = parent.get_command(ctx, name)
    if command is None:
        return
    with click.Context(command, info_name=name, parent=ctx) as own:
        usage = " ".join([own.command_path, *command.collect_usage_pieces(own)])
        options = [describe(one) for one in command.params if isinstance(one, click.Option)]
        yield Page(usage, command.help or "", options, str(getattr(command, "example", "")))
        if isinstance(command, click.Group):
            for below in command.list_commands(own):
                yield from _pages(command, below, own)


def _generated(shape: str) -> str:
    return shape.format("Generated by tools/documents.sh from the help of the commands. Do not edit.")


def _roff(text: str) -> str:
    escaped = text.replace("\\", r"\e").replace("-", r"\-").replace("`", "")
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped


if __name__ == "__main__":
    sys.stdout.write(write_man() if sys.argv[1:] == ["man"] else write_markdown())
