"""`intervention replay`: captured logs, decided again; what differs, or what another policy would change."""

from __future__ import annotations

import click

from intervention.contract.words import Preset
from intervention.entrypoints.cli import place, replaying, screen, status
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option, option, root_option
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.imagining import PRESETS, read_what_if
from intervention.entrypoints.cli.language import pick
from intervention.entrypoints.cli.replay_input import asking, find, jobs_for, missing_part, no_entries, progress
from intervention.replay.join import Joined, Totals
from intervention.replay.parquet import ParquetFolder
from intervention.replay.rows import Row
from intervention.replay.sources import MissingPart
from intervention.replay.story import replay_logs
from intervention.replay.summary import Summary


@make(
    "replay",
    "Decide captured logs again: compare with what was recorded, or see what another policy would have done. "
    "Exit status 1 where a decision differs. Logs lie in git's folder, for each worktree by itself: "
    "intervention/WORKTREE/runs/RUN/audit.jsonl, where WORKTREE is `main`, or `wt-NAME` for a linked one.",
    "重新对已捕获的日志作决定：与记录比较，或查看其他策略会怎样。有决定不同时退出码为 1。日志在 git 目录中，"
    "各工作区分开：intervention/WORKTREE/runs/RUN/audit.jsonl，WORKTREE 为 `main`，链接工作区为 `wt-NAME`。",
    "intervention replay .git/intervention/main/runs --preset strict",
)
@click.argument("logs", nargs=-1, required=True, type=click.Path())
@option("--preset", type=click.Choice(PRESETS), en="Another preset.", zh="使用其他预设。")
@option("--ladder", "ladders", multiple=True, metavar="TYPE=a,b,c", en="Another ladder.", zh="使用其他阶梯。")
@option("--config", metavar="FILE", en="The policy of a configuration file.", zh="使用某个配置文件的策略。")
@option("--strict", "is_strict", is_flag=True, en="Stop at the first problem of a log.", zh="日志一有问题即停止。")
@option(
    "--jobs", "-j", type=click.IntRange(1, 256), en="Processes (default: all cores).", zh="进程数（默认：全部核心）。"
)
@option("--to", "folder", metavar="DIR", en="Write decisions as Parquet too.", zh="同时将决定写为 Parquet。")
@option("--apply", "is_applied", is_flag=True, en="Carry the decisions out in a copy.", zh="在副本中执行这些决定。")
@option(
    "--into", "scratch", metavar="DIR", en="The copy: an empty folder (with --apply).", zh="副本目录（配合 --apply）。"
)
@root_option
@option(
    "--limit", "-n", type=click.IntRange(0), default=20, show_default=True, en="Differences shown.", zh="显示的差异数。"
)
@json_option
def command(
    logs: tuple[str, ...],
    preset: Preset | None,
    ladders: tuple[str, ...],
    config: str | None,
    is_strict: bool,
    jobs: int | None,
    folder: str | None,
    is_applied: bool,
    scratch: str | None,
    root: str | None,
    limit: int,
    is_json: bool,
) -> int:
    what_if = read_what_if(preset, ladders, config)
    if is_applied != (scratch is not None):
        raise click.UsageError(pick("--apply and --into go together", "--apply 与 --into 须同时使用"))
    found = find(logs)
    if scratch is not None:
        from intervention.entrypoints.cli.carrying_screen import carry_out

        return carry_out(found, what_if, place.find(root), scratch, is_json=is_json)
    totals, summary = Totals(), Summary()
    output = _open_output(folder) if folder is not None else None
    view = _View(is_json=is_json, limit=limit, is_strict=is_strict)
    with progress(found, is_json=is_json) as on_piece:
        story = replay_logs(found, what_if, jobs=jobs or jobs_for(found), totals=totals, on_piece=on_piece)
        for joined in asking(story):
            summary.add(joined.rows)
            view.take(joined)
            if output is not None:
                output.add(joined.rows)
    if output is not None:
        output.close()
    if not totals.entries and view.has_problems:
        raise no_entries()
    view.end(summary, totals, is_imagined=what_if is not None)
    return status.FAILED if summary.whole.different else status.DONE


class _View:
    """Shows decisions as they come: all of them to programs, to people those that are not as recorded."""

    def __init__(self, *, is_json: bool, limit: int, is_strict: bool) -> None:
        self._is_json = is_json
        self._left = limit
        self._is_strict = is_strict
        self._held: list[Row] = []
        self._hidden = 0
        self._problems = 0

    def take(self, joined: Joined) -> None:
        for problem in joined.problems:
            self._problems += 1
            if self._is_json:
                screen.show_json(replaying.problem_facts(problem))
            else:
                replaying.show_problem(problem)
            if self._is_strict:
                raise _stopped()
        for row in joined.rows:
            if self._is_json:
                screen.show_json(replaying.row_facts(row))
            elif row.state != "same":
                self._hold(row)

    def _hold(self, row: Row) -> None:
        if len(self._held) < self._left:
            self._held.append(row)
        else:
            self._hidden += 1

    @property
    def has_problems(self) -> bool:
        return self._problems > 0

    def end(self, summary: Summary, totals: Totals, *, is_imagined: bool) -> None:
        if self._is_json:
            screen.show_json(replaying.summary_facts(summary, totals, self._problems))
            return
        replaying.show_summary(summary, totals, is_imagined=is_imagined)
        for row in self._held:
            screen.show("")
            replaying.show_difference(row)
        if self._hidden:
            more = self._hidden
            screen.show(pick(f"… and {more} more (--limit shows more)", f"……另有 {more} 项（--limit 可显示更多）"))


def _open_output(folder: str) -> ParquetFolder:
    try:
        return ParquetFolder(folder)
    except MissingPart as missing:
        raise missing_part(missing) from missing
    except FileExistsError as error:
        message = pick(f"{folder} is not empty", f"{folder} 不是空目录")
        hint = pick("name a folder that is empty or not there yet", "请指定空目录或尚不存在的目录")
        raise Failure("not_empty", message, hint) from error


def _stopped() -> Failure:
    message = pick("a log has a problem, and --strict stops at the first", "日志有问题，--strict 会在第一处停止")
    hint = pick("mend the log, or replay without --strict", "请修复日志，或不使用 --strict 重放")
    return Failure("bad_log", message, hint)
