"""`intervention gc`: frees what is old and needed by no run and no undo that a person would still want."""

from __future__ import annotations

import time

from intervention.effects.collecting import Collection
from intervention.entrypoints.cli import consent, live, person, place, screen, status, wording
from intervention.entrypoints.cli.base import command as make
from intervention.entrypoints.cli.base import dry_run_option, json_option, option, root_option, yes_option
from intervention.entrypoints.cli.durations import Duration
from intervention.entrypoints.cli.language import pick

_MONTH = 30 * 86_400.0


@make(
    "gc",
    "Free what ended runs have kept: quarantined versions, snapshots, stash entries of the guard's. What is removed "
    "can no longer be undone, so it is shown first. The live run is never touched; logs stay unless --logs is given.",
    "清理已结束运行所保存的内容：隔离的版本、快照、守卫的 stash 条目。清理后无法再撤销，因此会先显示。"
    "不会触及进行中的运行；除非给出 --logs，否则保留日志。",
    "intervention gc --older-than 2w --dry-run",
)
@option(
    "--older-than",
    "age",
    type=Duration(),
    default=_MONTH,
    metavar="SPAN",
    en="As 12h, 30d or 8w (default 30d).",
    zh="如 12h、30d、8w（默认 30d）。",
)
@option("--logs", "with_logs", is_flag=True, en="Also the logs of ended runs.", zh="包括已结束运行的日志。")
@dry_run_option
@yes_option
@root_option
@json_option
def command(age: float, with_logs: bool, is_rehearsal: bool, is_sure: bool, root: str | None, is_json: bool) -> int:
    from intervention.effects import collecting

    repo = place.find(root)
    run = live.find_run(repo)
    live_run, before = run.run_id if run is not None else None, time.time() - age
    found = collecting.find_collectable(repo, live_run, before, with_logs)
    if is_rehearsal:
        return _tell(found, is_json, is_done=False)
    with person.act(repo.state, "gc", before=before, with_logs=with_logs):
        if found.is_empty:
            return _tell(found, is_json, is_done=False)
        if not is_json:
            _preview(found)
        consent.ask(is_sure=is_sure, is_json=is_json)
        found = collecting.collect(repo, live_run, before, with_logs)
    return _tell(found, is_json, is_done=True)


def _tell(found: Collection, is_json: bool, *, is_done: bool) -> int:
    if is_json:
        screen.show_json({"v": 1, "ok": True, "is_done": is_done, "found": found._asdict()})
    elif found.is_empty:
        screen.show(pick("There is nothing to free.", "没有可清理的内容。"))
    elif is_done:
        screen.show(pick(f"Freed {_size(found)}.", f"已清理 {_size(found)}。"))
    else:
        _preview(found)
    return status.DONE


def _preview(found: Collection) -> None:
    rows = [
        (found.operations, "operation", "operations", ", which can then no longer be undone", "项操作，之后无法再撤销"),
        (found.folders, "folder", "folders", " of the quarantine", "个隔离目录"),
        (found.refs, "snapshot", "snapshots", "", "个快照"),
        (found.stashes, "stash entry", "stash entries", " of the guard's", "个守卫的 stash 条目"),
        (found.runs, "log", "logs", " of ended runs", "份已结束运行的日志"),
        (found.decisions, "answered decision", "answered decisions", " of ended runs", "项已结束运行的已答复决定"),
        (found.kept, "version", "versions", " of the guard's own files", "份守卫自身文件的其他版本"),
    ]
    screen.show(screen.paint(pick(f"To be removed ({_size(found)}):", f"将要移除（{_size(found)}）："), "bold"))
    for listed, one, many, rest, zh in rows:
        if listed:
            screen.show(f"  {len(listed):6} {pick((one if len(listed) == 1 else many) + rest, zh)}")
    if found.operations:
        screen.show(*screen.hang("  ", wording.files_line(found.operations)))


def _size(found: Collection) -> str:
    return f"{found.bytes / (1024 * 1024):.1f} MiB"
