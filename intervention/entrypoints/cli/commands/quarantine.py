"""`intervention quarantine`: the versions that were taken away and are kept."""

from __future__ import annotations

import os

import click

from intervention.core.messages import show_path
from intervention.entrypoints.cli import place, screen, status, wording
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import group, json_option, option, root_option
from intervention.entrypoints.cli.language import pick

command = group(
    "quarantine",
    "The versions of files that were taken away and are kept.",
    "已移走并保存的文件版本。",
    "intervention quarantine list",
)


@make(
    "list",
    "List every kept version, newest first, with how to bring it back.",
    "列出所有保存的版本（最新的在前）及取回方法。",
    "intervention quarantine list",
)
@option(
    "--limit",
    "-n",
    type=click.IntRange(1),
    default=100,
    metavar="N",
    show_default=True,
    en="How many operations.",
    zh="操作条数。",
)
@root_option
@json_option
def listing(limit: int, root: str | None, is_json: bool) -> int:
    from intervention.effects.carry import quarantine_folder
    from intervention.effects.report_ledger import look

    repo = place.find(root)
    with look(repo) as ledger:
        found = ledger.recorded(limit) if ledger is not None else []
    folder = quarantine_folder(repo)
    kept = [
        {
            "operation_id": one.operation.id,
            "path": change.path,
            "kept_at": os.path.join(folder, where),
            "bytes": change.before.size,
            "is_there": os.path.lexists(os.path.join(folder, where)),
            "at": one.operation.at,
        }
        for one in found
        for change in one.operation.changes
        if one.state == "done" and (where := one.operation.kept_at(change)) is not None
    ]
    if is_json:
        screen.show_json({"v": 1, "ok": True, "folder": folder, "kept": kept})
        return status.DONE
    if not kept:
        screen.show(pick("Nothing is kept in the quarantine.", "隔离区中没有保存任何内容。"))
        return status.DONE
    rows = [
        [
            str(one["operation_id"]),
            wording.moment(str(one["at"])),
            _size(one["bytes"], bool(one["is_there"])),
            show_path(str(one["path"])),
        ]
        for one in kept
    ]
    screen.show(*screen.columns(rows))
    screen.show(pick("They lie in this folder:", "它们位于此目录："), f"  {screen.plain(folder)}")
    screen.show(pick("`intervention restore OP PATH` brings one back.", "`intervention restore OP PATH` 可取回。"))
    return status.DONE


def _size(size: object, is_there: bool) -> str:
    return f"{size} B" if is_there else pick("missing", "缺失")


command.add_command(listing)
