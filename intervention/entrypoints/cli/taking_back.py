"""What undo and restore show alike: the preview, the question, and what became of each path."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from typing import Any

from intervention.contract.result import FileOutcome
from intervention.core.messages import show_path
from intervention.effects import operations
from intervention.effects.operations import Report
from intervention.effects.repo import Repository
from intervention.entrypoints.cli import screen, status, wording
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import pick
from intervention.errors import Declined, EngineError


def preview(title: str, report: Report) -> None:
    screen.show(screen.paint(title, "bold"))
    rows = wording.outcomes(report.files, is_preview=True)
    screen.show(*screen.columns([f"  {path}", said] for path, said in rows))


def require_something(report: Report, remedy: Callable[[], str]) -> None:
    """Raises Failure where no path can be brought back, with the first reason and what to do about it."""
    if any(file.outcome in ("restored", "quarantined", "written") for file in report.files):
        return
    refused = _refused(report)
    if refused:
        message = pick("nothing can be brought back now", "目前无法恢复任何内容")
        reason = f"{show_path(refused[0].path)}: {refused[0].reason}"
        raise Failure("nothing_possible", f"{message}; {reason}", remedy())
    message = pick("everything is already as it would be brought back", "一切已是恢复后的状态")
    hint = pick(
        "there is nothing to do; `intervention log` shows the operations", "无需操作；`intervention log` 显示各项操作"
    )
    raise Failure("nothing_to_do", message, hint)


def tell(report: Report, remedy: Callable[[], str], is_json: bool, **about: Any) -> int:
    """The outcome of each path, and how to take this back; where a path was refused Failed, with the remedy."""
    is_whole = all(file.outcome != "refused" for file in report.files)
    if is_json:
        files = [file.model_dump(mode="json") for file in report.files]
        facts = {"operation_id": report.operation_id, "files": files, "dropped_stash": report.dropped_stash}
        hint = {} if is_whole else {"hint": remedy()}
        screen.show_json({"v": 1, "ok": is_whole, **about, **facts, **hint})
        return status.DONE if is_whole else status.FAILED
    rows = wording.outcomes(report.files, is_preview=False)
    screen.show(*screen.columns([f"  {path}", said] for path, said in rows))
    if report.dropped_stash:
        screen.show(pick("Its safety state has left `git stash list`.", "其安全状态已从 `git stash list` 移除。"))
    if report.operation_id is not None:
        screen.show(_closing(report, is_whole))
    if not is_whole:
        screen.show(*screen.hang("  → ", remedy()))
    return status.DONE if is_whole else status.FAILED


def _closing(report: Report, is_whole: bool) -> str:
    take_back = f"intervention undo {report.operation_id}"
    if is_whole:
        return pick(f"Done. `{take_back}` takes this back.", f"完成。`{take_back}` 可撤回此操作。")
    left = len(_refused(report))
    en = f"Done in part: {left} of {len(report.files)} paths were left. `{take_back}` takes back what was done."
    return pick(en, f"部分完成：{len(report.files)} 个路径中有 {left} 个未处理。`{take_back}` 可撤回已完成的部分。")


def _refused(report: Report) -> list[FileOutcome]:
    return [file for file in report.files if file.outcome == "refused"]


def find_remedy(repo: Repository, operation: str, paths: Sequence[str] = (), *, is_forced: bool = False) -> str:
    """What a person can do about paths that are left, `paths` being those that were named, as they were typed."""
    if is_forced:
        return pick("move away what is there now, then run this again", "请移走现有内容，然后重新运行")
    if not _can_be_forced(repo, operation):
        return pick(
            "move away what is there now, then run this again; `intervention doctor` says whether anything is amiss",
            "请移走现有内容，然后重新运行；`intervention doctor` 会说明是否有异常",
        )
    command = " ".join(["intervention restore", operation, *map(shlex.quote, paths), "--force"])
    en = f"`{command}` puts the kept version there, and keeps what is there now"
    return pick(en, f"`{command}` 会放回所保存的版本，并保存现有内容")


def _can_be_forced(repo: Repository, operation: str) -> bool:
    try:
        report = operations.preview_restore(repo, operation, (), force=True)
    except Declined:
        return False
    except (EngineError, OSError):
        return True  # the act is done and has to be told; the command that is named will say what is in its way
    return any(file.outcome == "restored" for file in report.files)
