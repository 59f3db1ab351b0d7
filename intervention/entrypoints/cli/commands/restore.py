"""`intervention restore`: brings kept versions back out of the quarantine."""

from __future__ import annotations

from functools import partial

import click

from intervention.entrypoints.cli import consent, ids, names, person, place, taking_back
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import dry_run_option, json_option, option, root_option, yes_option
from intervention.entrypoints.cli.language import current, pick
from intervention.entrypoints.cli.obstacles import name_obstacles


@make(
    "restore",
    "Bring the versions that an operation keeps back to their places: all of them, or those at PATHS. A place that is "
    "taken is refused; with --force the version there is kept first.",
    "把某项操作保存的版本放回原处：全部，或仅 PATHS 所指。已被占用的位置会被拒绝；使用 --force 时先保存现有版本。",
    "intervention restore op_0193f2b8a7e4c1 src/login.py",
)
@click.argument("operation", shell_complete=names.operations)
@click.argument("paths", nargs=-1, type=click.Path())
@option("--force", is_flag=True, en="Keep what is in the place, then put it there.", zh="先保存占用者，再放回。")
@dry_run_option
@yes_option
@root_option
@json_option
def command(
    operation: str,
    paths: tuple[str, ...],
    force: bool,
    is_rehearsal: bool,
    is_sure: bool,
    root: str | None,
    is_json: bool,
) -> int:
    from intervention.effects import operations

    repo = place.find(root)
    operation = ids.operation(repo, operation)
    wanted = [place.inside(repo, path, root) for path in paths]
    remedy = partial(taking_back.find_remedy, repo, operation, taking_back.Named(paths, wanted), is_forced=force)
    if is_rehearsal:
        report = operations.preview_restore(repo, operation, wanted, force=force, language=current())
        report = name_obstacles(repo, report)
        return taking_back.rehearse(_title(operation), report, remedy, is_json, would_restore_from=operation)
    with person.act(repo.state, "restore", operation=operation, paths=wanted, force=force) as author:
        planned = operations.preview_restore(repo, operation, wanted, force=force, language=current())
        planned = name_obstacles(repo, planned)
        taking_back.require_something(planned, remedy)
        if not is_json and not is_sure:
            taking_back.preview(_title(operation), planned)
        consent.ask(is_sure=is_sure, is_json=is_json)
        done = operations.restore(repo, operation, wanted, force=force, author=author, language=current())
    return taking_back.tell(name_obstacles(repo, done), remedy, is_json, restored_from=operation)


def _title(operation: str) -> str:
    return pick(f"Restoring from {operation}:", f"从 {operation} 取回：")
