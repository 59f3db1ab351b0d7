"""`intervention undo`: takes one operation back, exactly."""

from __future__ import annotations

from functools import partial

import click

from intervention.entrypoints.cli import consent, ids, names, person, place, taking_back
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import dry_run_option, json_option, root_option, yes_option
from intervention.entrypoints.cli.language import current, pick
from intervention.entrypoints.cli.obstacles import name_obstacles


@make(
    "undo",
    "Take one operation back: files, modes and index entries are what they were before it. A path that has changed "
    "since is left, with the reason.",
    "撤回一项操作：文件、权限和索引条目恢复到操作之前。之后又有改动的路径不处理，并说明原因。",
    "intervention undo op_0193f2b8a7e4c1",
)
@click.argument("operation", shell_complete=names.operations)
@dry_run_option
@yes_option
@root_option
@json_option
def command(operation: str, is_rehearsal: bool, is_sure: bool, root: str | None, is_json: bool) -> int:
    from intervention.effects import operations

    repo = place.find(root)
    operation = ids.operation(repo, operation)
    remedy = partial(taking_back.find_remedy, repo, operation)
    if is_rehearsal:
        report = name_obstacles(repo, operations.preview_undo(repo, operation, current()))
        return taking_back.rehearse(_title(operation), report, remedy, is_json, would_undo=operation)
    with person.act(repo.state, "undo", operation=operation) as author:
        planned = name_obstacles(repo, operations.preview_undo(repo, operation, current()))
        taking_back.require_something(planned, remedy)
        if not is_json and not is_sure:
            taking_back.preview(_title(operation), planned)
        consent.ask(is_sure=is_sure, is_json=is_json)
        done = operations.undo(repo, operation, author, current())
    return taking_back.tell(name_obstacles(repo, done), remedy, is_json, undid=operation)


def _title(operation: str) -> str:
    return pick(f"Undoing {operation}:", f"撤销 {operation}：")
