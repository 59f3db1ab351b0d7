"""`intervention mine`: a person says who changed a path."""

from __future__ import annotations

import click

from intervention.core.messages import show_path
from intervention.effects.repo import Repository
from intervention.effects.report_run import RunView
from intervention.entrypoints.cli import consent, live, person, place, screen, status, wording
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option, root_option, yes_option
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick


@make(
    "mine",
    "Say that what is at PATHS now is your own doing and not the agent's. A later version is looked at again.",
    "声明 PATHS 的当前内容是您自己的改动，而非代理所为。之后的版本会重新检查。",
    "intervention mine src/login.py",
)
@click.argument("paths", nargs=-1, type=click.Path())
@yes_option
@root_option
@json_option
def command(paths: tuple[str, ...], is_sure: bool, root: str | None, is_json: bool) -> int:
    from intervention.effects import allowing
    from intervention.effects.withdrawing import name_exception

    repo = place.find(root)
    run = live.find_run(repo)
    if not paths:
        raise _which(run.unattributed if run is not None else ())
    names = [place.inside(repo, path, root) for path in paths]
    with person.act(repo.state, "mine", paths=names) as author:
        _require_known(repo, names, run)
        if not is_json:
            screen.show(pick("Yours, as they are now:", "以下文件的当前内容是您的："))
            screen.show(*(f"  {wording.files_line([name])}" for name in names))
        consent.ask(is_sure=is_sure, is_json=is_json)
        entries = allowing.mine(repo, names, author=author, run_id=run.run_id if run is not None else None)
    if is_json:
        noted = [{"name": name_exception(one), **one.model_dump(mode="json")} for one in entries]
        screen.show_json({"v": 1, "ok": True, "exceptions": noted})
    else:
        screen.show(
            pick("Noted. `intervention exceptions list` shows it.", "已记录。`intervention exceptions list` 可查看。")
        )
    return status.DONE


def _require_known(repo: Repository, names: list[str], run: RunView | None) -> None:
    """A file that was removed can be claimed, a name that was never there is a slip. Raises Failure."""
    from intervention.effects.report_paths import find_strangers, list_files

    open_ones = [*run.unattributed, *(path for one in run.open for path in one.files)] if run is not None else []
    wanted = [name for name in names if name not in open_ones]
    strangers = find_strangers(repo, wanted, run.base_snapshot if run is not None else None)
    if not strangers:
        return
    from difflib import get_close_matches

    meant = get_close_matches(strangers[0], [*open_ones, *list_files(repo)], 1)
    name = wording.files_line(strangers)
    message = pick(f"there is no {name}, and there was none before", f"{name} 不存在，之前也不曾存在")
    if meant:
        close = show_path(meant[0])
        raise Failure("not_there", message, pick(f"did you mean {close}?", f"是否指 {close}？"))
    hint = pick(
        "name a file of this worktree; `intervention status` lists changes that nobody has claimed",
        "请指定此工作区内的文件；`intervention status` 会列出来源不明的改动",
    )
    raise Failure("not_there", message, hint)


def _which(unattributed: tuple[str, ...]) -> Failure:
    message = pick("no path was named", "没有指定路径")
    if not unattributed:
        hint = pick(
            "name the files that you changed; none waits to be claimed", "请指出您改动的文件；目前没有待认领的文件"
        )
    else:
        listed = " ".join(wording.files_line([path]) for path in unattributed[:20])
        hint = pick(f"nobody knows who changed these: {listed}", f"以下改动来源不明：{listed}")
    return Failure("usage", message, hint, status.USAGE)
