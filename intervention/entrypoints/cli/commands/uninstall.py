"""`intervention uninstall`: takes away exactly what `install` added."""

from __future__ import annotations

from pathlib import Path

import click

from intervention.entrypoints.cli import installing
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import dry_run_option, json_option, option, yes_option
from intervention.entrypoints.install.registration import Request


@make(
    "uninstall",
    "Remove what `install` added, and nothing else. What was changed since is left and named.",
    "移除 `install` 所添加的内容，别无其他。之后被修改过的会保留并指出。",
    "intervention uninstall --dry-run",
)
@option("--project", type=click.Path(path_type=Path), metavar="DIR", en="Of this project only.", zh="仅限此项目。")
@dry_run_option
@yes_option
@json_option
def command(project: Path | None, is_rehearsal: bool, is_sure: bool, is_json: bool) -> int:
    request = Request(project=project, uninstall=True, dry_run=is_rehearsal)
    return installing.run(request, is_sure=is_sure, is_json=is_json)
