"""`intervention install`: registers the plugin and the engine with OpenCode."""

from __future__ import annotations

from pathlib import Path

import click

from intervention.entrypoints.cli import installing
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import dry_run_option, json_option, option, yes_option
from intervention.entrypoints.install.registration import Request


@make(
    "install",
    "Register the guard with OpenCode, for you or for one project. A configuration of yours is kept; running it again "
    "changes nothing.",
    "在 OpenCode 中注册守卫（用户级或单个项目）。保留您的配置；重复运行不会改变任何内容。",
    "intervention install --project .",
)
@option("--project", type=click.Path(path_type=Path), metavar="DIR", en="For this project only.", zh="仅限此项目。")
@option("--uninstall", is_flag=True, en="Remove what was installed.", zh="移除已安装的内容。")
@dry_run_option
@yes_option
@json_option
def command(project: Path | None, uninstall: bool, is_rehearsal: bool, is_sure: bool, is_json: bool) -> int:
    request = Request(project=project, uninstall=uninstall, dry_run=is_rehearsal)
    return installing.run(request, is_sure=is_sure, is_json=is_json)
