"""`intervention allow`: a person says that a path may be changed."""

from __future__ import annotations

import click

from intervention.contract.exceptions import ExceptionEntry
from intervention.entrypoints.cli import consent, live, person, place, screen, status, wording
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option, option, root_option, yes_option
from intervention.entrypoints.cli.durations import Duration
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick
from intervention.entrypoints.cli.texts import Words


@make(
    "allow",
    "Let PATH be changed: no version of it counts as a violation, in the live run unless you say otherwise.",
    "允许改动 PATH：其任何版本都不算违规；除非另行指定，仅限当前运行。",
    'intervention allow tests/test_login.py --reason "the expected text was wrong" --for 2h',
)
@click.argument("path", type=click.Path())
@option(
    "--reason", type=Words(), required=True, metavar="TEXT", en="Why; it goes into the record.", zh="原因；会写入记录。"
)
@option("--once", is_flag=True, en="Only the next time it is looked at.", zh="仅限下一次检查。")
@option(
    "--for", "seconds", type=Duration(), metavar="SPAN", en="How long, as 90m, 2h or 3d.", zh="时长，如 90m、2h、3d。"
)
@option("--every-run", is_flag=True, en="In this run and in all later ones.", zh="当前及以后的所有运行。")
@yes_option
@root_option
@json_option
def command(
    path: str,
    reason: str,
    once: bool,
    seconds: float | None,
    every_run: bool,
    is_sure: bool,
    root: str | None,
    is_json: bool,
) -> int:
    from intervention.effects import allowing

    repo = place.find(root)
    name = place.inside(repo, path, root)
    with person.act(repo.state, "allow", path=name, reason=reason) as author:
        run_id = None if every_run else live.require_run_or(repo, _no_run())
        if not is_json:
            screen.show(_preview(name, once, seconds, every_run))
        consent.ask(is_sure=is_sure, is_json=is_json)
        entry = allowing.allow(repo, name, reason, author=author, run_id=run_id, once=once, seconds=seconds)
    return _tell(entry, is_json)


def _no_run() -> Failure:
    message = pick("no run is live in this worktree to allow it in", "此工作区没有可供允许的进行中的运行")
    hint = pick("add --every-run to allow it in every run from now on", "加上 --every-run 可在今后所有运行中允许")
    return Failure("no_run", message, hint)


def _preview(name: str, once: bool, seconds: float | None, every_run: bool) -> str:
    path = wording.files_line([name])
    scope = pick("in every run", "在所有运行中") if every_run else pick("in the live run", "在当前运行中")
    until = pick(", once", "，一次") if once else ""
    if seconds is not None:
        until += pick(f", for {int(seconds)} s from now", f"，从现在起 {int(seconds)} 秒")
    return pick(f"{path} may be changed {scope}{until}.", f"{path} 可{scope}改动{until}。")


def _tell(entry: ExceptionEntry, is_json: bool) -> int:
    from intervention.effects.withdrawing import name_exception

    name = name_exception(entry)
    if is_json:
        screen.show_json({"v": 1, "ok": True, "name": name, "exception": entry.model_dump(mode="json")})
    else:
        back = f"intervention exceptions remove {name}"
        screen.show(pick(f"Allowed. `{back}` takes it back.", f"已允许。`{back}` 可撤回。"))
    return status.DONE
