"""`intervention restore`: brings kept versions back out of the quarantine."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import click

from intervention.effects.operations import Report
from intervention.entrypoints.cli import consent, ids, names, person, place, status, taking_back
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import dry_run_option, json_option, option, root_option, yes_option
from intervention.entrypoints.cli.language import current, pick


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
    remedy = partial(taking_back.find_remedy, repo, operation, paths, is_forced=force)
    wanted = [place.inside(repo, path, root) for path in paths]
    if is_rehearsal:
        report = operations.preview_restore(repo, operation, wanted, force=force, language=current())
        return _rehearse(report, operation, remedy, is_json)
    with person.act(repo.state, "restore", operation=operation, paths=wanted, force=force) as author:
        planned = operations.preview_restore(repo, operation, wanted, force=force, language=current())
        taking_back.require_something(planned, remedy)
        if not is_json and not is_sure:
            taking_back.preview(_title(operation), planned)
        consent.ask(is_sure=is_sure, is_json=is_json)
        done = operations.restore(repo, operation, wanted, force=force, author=author, language=current())
    return taking_back.tell(done, remedy, is_json, restored_from=operation)


def _rehearse(report: Report, operation: str, remedy: Callable[[], str], is_json: bool) -> int:
    if is_json:
        return taking_back.tell(report, remedy, is_json=True, would_restore_from=operation)
    taking_back.preview(_title(operation), report)
    return status.DONE


def _title(operation: str) -> str:
    return pick(f"Restoring from {operation}:", f"从 {operation} 取回：")
