"""What undo and restore show alike: the preview, the question, and what became of each path."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from intervention.contract.result import FileOutcome
from intervention.core.messages import show_path
from intervention.effects import operations
from intervention.effects.operations import Report
from intervention.effects.repo import Repository
from intervention.entrypoints.cli import obstacles, screen, status, wording
from intervention.entrypoints.cli.failures import Failure
from intervention.entrypoints.cli.language import current, pick
from intervention.errors import Declined, EngineError


def preview(title: str, report: Report) -> None:
    screen.show(screen.paint(title, "bold"))
    rows = wording.outcomes(report.files, is_preview=True)
    screen.show(*screen.columns([f"  {path}", said] for path, said in rows))


def rehearse(title: str, report: Report, remedy: Callable[[], str], is_json: bool, **about: Any) -> int:
    """Only the preview, with what can be done about paths that would be left."""
    if is_json:
        return tell(report, remedy, is_json=True, **about)
    preview(title, report)
    if _refused(report):
        screen.show(*screen.hang("  → ", remedy()))
    return status.DONE


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
        screen.show(*screen.hang("", _closing(report, is_whole)))
    if not is_whole:
        screen.show(*screen.hang("  → ", remedy()))
    return status.DONE if is_whole else status.FAILED


def _closing(report: Report, is_whole: bool) -> str:
    take_back = f"intervention undo {report.operation_id}"
    if is_whole:
        return pick(f"Done. `{take_back}` takes this back.", f"完成。`{take_back}` 可撤回此操作。")
    left = len(_refused(report))
    verb = "was" if left == 1 else "were"
    en = f"Done in part: {left} of {len(report.files)} paths {verb} left. `{take_back}` takes back what was done."
    return pick(en, f"部分完成：{len(report.files)} 个路径中有 {left} 个未处理。`{take_back}` 可撤回已完成的部分。")


def _refused(report: Report) -> list[FileOutcome]:
    return [file for file in report.files if file.outcome == "refused"]


class Named(NamedTuple):
    """The paths that were named, none meaning all: as a person typed them, and as the contract has them."""

    typed: Sequence[str] = ()
    inside: Sequence[str] = ()


ALL = Named()


def find_remedy(repo: Repository, operation: str, named: Named = ALL, *, is_forced: bool = False) -> str:
    """What a person can do about paths that are left, `named` being those that were asked for."""
    try:
        could = operations.preview_restore(repo, operation, named.inside, force=True, language=current())
        in_the_way = obstacles.find_obstacles(repo, could.files)
        helps = bool(in_the_way) or any(file.outcome == "restored" for file in could.files)
    except Declined:
        in_the_way, helps = [], False
    except (EngineError, OSError):
        in_the_way, helps = [], True  # the act is done and has to be told; the command that is named says what is wrong
    listed = ", ".join(in_the_way) or pick("what is there now", "现有内容")
    away = pick(f"move {listed} away", f"请移走 {listed}")
    if is_forced:
        return pick(f"{away}, then run this again", f"{away}，然后重新运行")
    if not helps:
        said = pick("`intervention doctor` says whether anything is amiss", "`intervention doctor` 会说明是否有异常")
        return pick(f"{away}, then run this again; {said}", f"{away}，然后重新运行；{said}")
    command = f"`{_write_forced(operation, named.typed)}`"
    en, zh = "puts the kept version there, and keeps what is there now", "会放回所保存的版本，并保存现有内容"
    if in_the_way:
        return pick(f"{away}; then {command} {en}", f"{away}；然后 {command} {zh}")
    return pick(f"{command} {en}", f"{command} {zh}")


def _write_forced(operation: str, typed: Sequence[str]) -> str:
    """The command line; behind `--` a path may begin with a dash."""
    paths = [shlex.quote(path) for path in typed]
    if any(path.startswith("-") for path in typed):
        return " ".join(["intervention restore --force", operation, "--", *paths])
    return " ".join(["intervention restore", operation, *paths, "--force"])
