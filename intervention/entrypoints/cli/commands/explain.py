"""`intervention explain`: the rule, the evidence, the setting behind a violation or an operation."""

from __future__ import annotations

import click

from intervention.entrypoints.cli import explaining, ids, names, place, screen, status
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option, root_option
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick


@make(
    "explain",
    "Say which rule a violation or an operation is about, on what evidence, by which setting, and what would have been "
    "allowed. A code such as V-4 explains that type of violation.",
    "说明某项违规或操作所依据的规则、证据、设置，以及本可允许的做法。给出 V-4 这样的代码则说明该违规类型。",
    "intervention explain op_0193f2b8a7e4c1",
)
@click.argument("id_", metavar="ID", shell_complete=names.operations)
@root_option
@json_option
def command(id_: str, root: str | None, is_json: bool) -> int:
    repo = place.find(root)
    id_ = ids.operation(repo, id_)
    found = explaining.gather(repo, id_)
    if not found:
        message = pick(f"nothing is known of {screen.plain(id_)}", f"没有关于 {screen.plain(id_)} 的记录")
        hint = pick(
            "take an id from `intervention log` or `intervention status`, or a code from V-1 to V-13",
            "请使用 `intervention log` 或 `intervention status` 中的标识，或 V-1 至 V-13 的代码",
        )
        raise Failure("no_violation", message, hint)
    if is_json:
        screen.show_json({"v": 1, "ok": True, "explained": [one.facts() for one in found]})
        return status.DONE
    for one in found:
        explaining.show(one)
    return status.DONE
