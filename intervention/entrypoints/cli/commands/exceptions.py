"""`intervention exceptions`: what is nobody's violation, and taking such a word back."""

from __future__ import annotations

import click

from intervention.contract.exceptions import ExceptionEntry
from intervention.core.messages import show_path
from intervention.entrypoints.cli import consent, person, place, screen, status, wording
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import group, json_option, option, root_option, yes_option
from intervention.entrypoints.cli.language import pick

_KINDS = {
    "allow": ("allowed", "已允许"),
    "mine": ("yours", "您的改动"),
    "undo": ("brought back by undo", "经撤销恢复"),
    "restore": ("brought back by restore", "经取回恢复"),
    "engine": ("written by the guard", "守卫写入"),
}

command = group(
    "exceptions",
    "The versions of files that are nobody's violation: what you allowed, called yours, or brought back.",
    "不算违规的文件版本：您允许的、认领的或取回的。",
    "intervention exceptions list",
)


@make("list", "List them.", "列出例外。", "intervention exceptions list --all")
@option("--all", "is_all", is_flag=True, en="Also what the guard itself wrote.", zh="包括守卫自己写入的。")
@root_option
@json_option
def listing(is_all: bool, root: str | None, is_json: bool) -> int:
    from intervention.effects.exceptions import read_exceptions
    from intervention.effects.withdrawing import name_exception

    found = [one for one in read_exceptions(place.find(root)) if is_all or one.kind != "engine"]
    if is_json:
        rows = [{"name": name_exception(one), **one.model_dump(mode="json")} for one in found]
        screen.show_json({"v": 1, "ok": True, "exceptions": rows})
    elif not found:
        screen.show(pick("There are no exceptions.", "没有例外。"))
    else:
        screen.show(*screen.columns([name_exception(one), show_path(one.path), _describe(one)] for one in found))
    return status.DONE


@make("remove", "Take exceptions back.", "撤回例外。", "intervention exceptions remove ex_1f0c9a2b3d")
@click.argument("names", nargs=-1, required=True)
@yes_option
@root_option
@json_option
def remove(names: tuple[str, ...], is_sure: bool, root: str | None, is_json: bool) -> int:
    from intervention.effects.withdrawing import find_exceptions, withdraw

    repo = place.find(root)
    with person.act(repo.state, "exceptions remove", names=list(names)):
        found = find_exceptions(repo, names)
        if not is_json and not is_sure:
            screen.show(pick("No longer excepted:", "不再作为例外："))
            screen.show(*screen.columns([f"  {show_path(one.path)}", _describe(one)] for one in found))
        consent.ask(is_sure=is_sure, is_json=is_json)
        gone = withdraw(repo, list(names))
    if is_json:
        screen.show_json({"v": 1, "ok": True, "removed": [one.model_dump(mode="json") for one in gone]})
    else:
        screen.show(pick("Removed.", "已撤回。"))
    return status.DONE


def _describe(entry: ExceptionEntry) -> str:
    parts = [pick(*_KINDS[entry.kind])]
    if entry.content not in ("any", "absent"):
        parts.append(pick(f"this version ({entry.content[:8]})", f"此版本（{entry.content[:8]}）"))
    elif entry.content == "absent":
        parts.append(pick("that it is not there", "不存在这一状态"))
    parts.append(pick("every run", "所有运行") if entry.run_id is None else entry.run_id)
    if entry.once:
        parts.append(pick("once", "一次"))
    if entry.expires_at is not None:
        until = wording.moment(entry.expires_at)
        parts.append(pick(f"until {until}", f"至 {until}"))
    if entry.kind == "allow":
        parts.append(f'"{screen.plain(entry.reason)}"')
    return pick(", ", "，").join(parts)


command.add_command(listing)
command.add_command(remove)
