"""What undo and restore show alike: the preview, the question, and what became of each path."""

from __future__ import annotations

from typing import Any

from intervention.core.messages import show_path
from intervention.effects.operations import Report
from intervention.entrypoints.cli import screen, status, wording
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick


def preview(title: str, report: Report) -> None:
    screen.show(screen.paint(title, "bold"))
    rows = wording.outcomes(report.files, is_preview=True)
    screen.show(*screen.columns([f"  {path}", said] for path, said in rows))


def require_something(report: Report) -> None:
    """Raises Failure where no path can be brought back, with the first reason."""
    if any(file.outcome in ("restored", "quarantined", "written") for file in report.files):
        return
    refused = [file for file in report.files if file.outcome == "refused"]
    if refused:
        message = pick("nothing can be brought back now", "目前无法恢复任何内容")
        hint = f"{show_path(refused[0].path)}: {refused[0].reason}"
        raise Failure("nothing_possible", message, hint)
    message = pick("everything is already as it would be brought back", "一切已是恢复后的状态")
    hint = pick(
        "there is nothing to do; `intervention log` shows the operations", "无需操作；`intervention log` 显示各项操作"
    )
    raise Failure("nothing_to_do", message, hint)


def tell(report: Report, is_json: bool, **about: Any) -> int:
    """The outcome of each path, and how to take this back. Failed where a path was refused."""
    is_whole = all(file.outcome != "refused" for file in report.files)
    if is_json:
        files = [file.model_dump(mode="json") for file in report.files]
        facts = {"operation_id": report.operation_id, "files": files, "dropped_stash": report.dropped_stash}
        screen.show_json({"v": 1, "ok": is_whole, **about, **facts})
        return status.DONE if is_whole else status.FAILED
    rows = wording.outcomes(report.files, is_preview=False)
    screen.show(*screen.columns([f"  {path}", said] for path, said in rows))
    if report.dropped_stash:
        screen.show(pick("Its safety state has left `git stash list`.", "其安全状态已从 `git stash list` 移除。"))
    if report.operation_id is not None:
        take_back = f"intervention undo {report.operation_id}"
        screen.show(pick(f"Done. `{take_back}` takes this back.", f"完成。`{take_back}` 可撤回此操作。"))
    return status.DONE if is_whole else status.FAILED
