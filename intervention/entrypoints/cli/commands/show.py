"""`intervention show`: one operation: what was done, why, and the difference."""

from __future__ import annotations

from typing import Any

import click

from intervention.effects.history import Recorded
from intervention.effects.repo import Repository
from intervention.effects.report_ledger import LedgerView
from intervention.entrypoints.cli import ids, names, operation_screen, place, screen, status
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import json_option, option, root_option
from intervention.entrypoints.cli.commands.log import facts
from intervention.errors import Declined


@make(
    "show",
    "Show one operation: what was done to which files, why, the difference, and how to take it back.",
    "显示一项操作：对哪些文件做了什么、原因、差异，以及如何撤回。",
    "intervention show op_0193f2b8a7e4c1",
)
@click.argument("operation", shell_complete=names.operations)
@option("--no-diff", is_flag=True, en="Leave the difference out.", zh="不显示差异。")
@root_option
@json_option
def command(operation: str, no_diff: bool, root: str | None, is_json: bool) -> int:
    from intervention.effects.report_ledger import look

    repo = place.find(root)
    operation = ids.operation(repo, operation)
    with look(repo) as ledger:
        found = ledger.find(operation) if ledger is not None else None
        if ledger is None or found is None:
            raise Declined("no_operation", id=operation)
        reason = _reason(ledger, found)
    differences = [] if no_diff or found.state == "reverted" else _differences(repo, found)
    if is_json:
        shown = {"reason": reason, "differences": [dict(one) for one in differences]}
        screen.show_json({"v": 1, "ok": True, "operation": facts(found), **shown})
    else:
        operation_screen.show(repo, found, reason, differences)
    return status.DONE


def _reason(ledger: LedgerView, found: Recorded) -> dict[str, Any] | None:
    """What the guard said of it at the time: the part of the batch's result that names this operation."""
    if found.operation.batch_id is None:
        return None
    result = ledger.result_of_batch(found.operation.batch_id)
    parts = result["results"] if result is not None else []
    return next((part for part in parts if part["operation_id"] == found.operation.id), None)


def _differences(repo: Repository, found: Recorded) -> list[dict[str, Any]]:
    from intervention.effects.objects import Objects
    from intervention.effects.report_diff import compare

    shown: list[dict[str, Any]] = []
    with Objects(repo.root, repo.is_sha256) as objects:
        for change in found.operation.changes:
            difference = compare(repo, objects, found.operation, change)
            shown.append({"path": change.path, "lines": difference.lines, "reason": difference.reason})
    return shown
