"""`intervention report`: captured logs as one self-contained page."""

from __future__ import annotations

import os

import click

from intervention.entrypoints.cli import replaying, screen, status
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option, option
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import current, pick
from intervention.entrypoints.cli.replay_input import asking, find, no_entries, progress
from intervention.entrypoints.cli.wording import counted
from intervention.replay.join import Totals
from intervention.replay.problems import Problem
from intervention.replay.sources import Piece
from intervention.replay.story import replay_logs
from intervention.replay.summary import Summary
from intervention.replay.timeline import Timeline


@make(
    "report",
    "Write one page about captured logs: totals, the timeline of each run, the evidence. It needs no network. "
    "`intervention replay --help` says where logs lie.",
    "将已捕获的日志写成一个页面：合计、每次运行的时间线及依据。无需网络。日志的位置见 `intervention replay --help`。",
    "intervention report .git/intervention/main/runs -o report.html",
)
@click.argument("logs", nargs=-1, required=True, type=click.Path())
@option("--output", "-o", metavar="FILE", default="report.html", show_default=True, en="The page.", zh="页面文件。")
@option("--force", "is_forced", is_flag=True, en="Replace a file that is there.", zh="替换已存在的文件。")
@json_option
def command(logs: tuple[str, ...], output: str, is_forced: bool, is_json: bool) -> int:
    from intervention.replay.report import render

    found = find(logs)
    if os.path.lexists(output) and not is_forced:
        raise _is_there(output)
    summary, totals, timeline, problems = Summary(), Totals(), Timeline(), list[Problem]()
    with progress(found, is_json=is_json) as step:

        def take(piece: Piece) -> None:
            timeline.take(piece)
            step(piece)

        for joined in asking(replay_logs(found, totals=totals, on_piece=take)):
            summary.add(joined.rows)
            problems += joined.problems
    if not totals.entries and problems:
        raise no_entries()
    _write(output, render(summary, totals, timeline, problems, current()))
    if is_json:
        facts = {"runs": totals.runs, "decisions": summary.whole.decisions, "problems": len(problems)}
        screen.show_json({"v": 1, "ok": True, "output": output, **facts})
        return status.DONE
    for problem in problems:
        replaying.show_problem(problem)
    screen.show(pick(f"Written: {output} ({counted(totals.runs, 'run')})", f"已写入：{output}（{totals.runs} 次运行）"))
    return status.DONE


def _write(path: str, text: str) -> None:
    """Whole or not at all: the new page takes the place of an older one in one step."""
    from intervention.effects.files import replace

    replace(os.path.abspath(path), text.encode(), 0o644)


def _is_there(output: str) -> Failure:
    message = pick(f"{output} is there already", f"{output} 已存在")
    hint = pick("name another file with -o, or replace it with --force", "请用 -o 指定其他文件，或用 --force 替换")
    return Failure("exists", message, hint)
