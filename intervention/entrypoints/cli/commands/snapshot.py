"""`intervention snapshot`: the worktree's state as one commit, held by a ref of the guard's own."""

from __future__ import annotations

import click

from intervention.entrypoints.cli import snapshots
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option, option, root_option
from intervention.entrypoints.cli.language import pick


@make(
    "snapshot",
    "Keep the state of the worktree: tracked files, index and untracked files, without touching any of them.",
    "保存工作区的状态：受跟踪文件、索引和未跟踪文件；不改动其中任何一个。",
    "intervention snapshot --run run_1 --name before-lunch",
)
@option("--run", required=True, metavar="RUN", en="The run that it belongs to.", zh="所属运行。")
@option("--name", required=True, metavar="NAME", en="Its name within the run.", zh="在该运行中的名称。")
@option("--keep-from", metavar="COMMIT", en="An older snapshot to take some paths from.", zh="部分路径取自的旧快照。")
@option("--keep-file", metavar="FILE", en="A JSON list of those paths.", zh="这些路径的 JSON 列表。")
@root_option
@json_option
def command(run: str, name: str, keep_from: str | None, keep_file: str | None, root: str | None, is_json: bool) -> int:
    if (keep_from is None) != (keep_file is None):
        raise click.UsageError(pick("--keep-from and --keep-file go together", "--keep-from 与 --keep-file 须同时使用"))
    return snapshots.run(snapshots.Call(run, name, root, keep_from, keep_file, is_json))
