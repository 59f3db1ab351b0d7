"""What `doctor` finds about the guard's own ground: what was changed there, and what of it no longer agrees."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from intervention.core.messages import show_path
from intervention.effects import report_ground
from intervention.effects.repo import Repository
from intervention.effects.report_ground import GroundSeen
from intervention.effects.report_ledger import SafetyState
from intervention.entrypoints.cli import wording
from intervention.entrypoints.cli.checkup import Finding
from intervention.entrypoints.cli.language import pick
from intervention.entrypoints.cli.overview import Overview

_SHOWN = 3


def check_ground(repo: Repository, seen: Overview) -> Iterator[Finding]:
    """Raises GitFailed, LedgerBroken, OSError."""
    found = [*_seal(repo), *_forgotten(repo, seen), *_changed(repo, seen)]
    if seen.run is not None:
        ground = report_ground.look_at_ground(repo, seen.run, seen.log)
        found += [*_records(ground), *_snapshots(ground)]
    if not found:
        found.append(Finding("ground", "ok", pick("log, ledger and snapshots agree", "日志、账本与快照一致")))
    yield from found


def _seal(repo: Repository) -> Iterator[Finding]:
    broken = report_ground.broken_seals(repo)
    if "state.json" in broken:
        text = pick("state.json is not as the guard wrote it", "state.json 与守卫写入的内容不符")
        fix = pick(
            "keep OpenCode running if it is: the plugin writes it again; else move the file aside and start a new run",
            "若 OpenCode 正在运行请勿关闭：插件会重新写入；否则请移开该文件并开始新的运行",
        )
        yield Finding("state", "bad", text, fix)
    others = [name for name in broken if name != "state.json"]
    if others:
        names = ", ".join(others[:_SHOWN])
        text = pick(
            f"not written by the guard's commands, and not heeded: {names}", f"并非由守卫的命令写入，不予采信：{names}"
        )
        fix = pick(
            f"look into them in {repo.state}, then remove them; what was yours, say again with `intervention allow` or"
            " `intervention mine`",
            f"请在 {repo.state} 中查看后移除；属于您的决定请用 `intervention allow` 或 `intervention mine` 重新执行",
        )
        yield Finding("ground", "bad", text, fix)


def _forgotten(repo: Repository, seen: Overview) -> Iterator[Finding]:
    known = [one.run_id for one in seen.state.archived] + ([seen.run.run_id] if seen.run is not None else [])
    runs = report_ground.forgotten_runs(repo, known)
    if not runs:
        return
    names = ", ".join(runs[:_SHOWN])
    text = pick(
        f"snapshots of runs whose state and log are gone: {names}", f"有快照，但其运行的状态和日志已丢失：{names}"
    )
    fix = pick(
        "if nobody removed the state folder on purpose, look at what the agent did; `intervention gc` frees them",
        "若非有意删除状态目录，请检查代理做了什么；`intervention gc` 会清理这些快照",
    )
    yield Finding("ground", "warn", text, fix)


def _changed(repo: Repository, seen: Overview) -> Iterator[Finding]:
    """What calls of the agent made of it: put back or not, a person should know."""
    entry = seen.log.ground
    if entry is None:
        return
    paths = entry["detail"].get("paths")
    names = ", ".join(show_path(str(one)) for one in paths[:_SHOWN]) if isinstance(paths, list) else ""
    count, at = seen.log.ground_count, wording.moment(entry.get("ts"))
    text = pick(
        f"the agent changed the guard's own ground, {wording.counted(count, 'time')}; last {at}: {names}",
        f"代理改动了守卫自身的领地，共 {count} 次；最近 {at}：{names}",
    )
    kept = os.path.join(repo.state, "kept")
    fix = pick(
        f"look at the call in the log; what was put back left its other version in {kept}",
        f"请查看日志中的该次调用；被恢复文件的另一版本在 {kept}",
    )
    yield Finding("ground", "warn", text, fix)


def _records(ground: GroundSeen) -> Iterator[Finding]:
    if ground.rewritten is not None:
        line = ground.rewritten.lines
        text = pick(
            f"the log is not the one that the engine was told of at line {line}",
            f"日志与引擎在第 {line} 行时所知的不同",
        )
        fix = pick(
            "compare it with a backup; lines were cut, or all were written anew",
            "请与备份比较；有行被删除，或整体被重写",
        )
        yield Finding("log", "bad", text, fix)
    if ground.unknown:
        names = ", ".join(ground.unknown[:_SHOWN])
        text = pick(
            f"the log names {wording.counted(len(ground.unknown), 'operation')} unknown to the ledger: {names}",
            f"日志中有 {len(ground.unknown)} 项操作不在账本中：{names}",
        )
        fix = pick(
            "bring ledger.db back from a backup; without it `undo` cannot take these back, and the manifests in"
            " quarantine/ still say where each file belongs",
            "请从备份恢复 ledger.db；否则 `undo` 无法撤销这些操作，quarantine/ 中的清单仍记录每个文件的位置",
        )
        yield Finding("ledger", "bad", text, fix)


def _snapshots(ground: GroundSeen) -> Iterator[Finding]:
    if ground.base is not None:
        text = pick(
            f"the snapshot of the phase's beginning is gone: {ground.base[:12]}",
            f"本阶段起点的快照已丢失：{ground.base[:12]}",
        )
        fix = pick(
            "let the agent return to this phase (`phase_return`), which takes a new one; until then uncommitted files"
            " are only told about",
            "请让代理返回本阶段（`phase_return`）以重新建立快照；在此之前未提交的文件只会提示",
        )
        yield Finding("ground", "bad", text, fix)
    if ground.lost:
        text = pick(
            f"safety states that git no longer holds: {_named(ground.lost)}",
            f"git 已不再保存的安全状态：{_named(ground.lost)}",
        )
        fix = pick(
            "`intervention undo` still works from the quarantine where that is whole",
            "隔离区完好时 `intervention undo` 仍可用",
        )
        yield Finding("ground", "bad", text, fix)
    if ground.unnamed:
        text = pick(
            f"safety states that no ref holds: {_named(ground.unnamed)}",
            f"没有引用的安全状态：{_named(ground.unnamed)}",
        )
        sha = ground.unnamed[0].sha
        fix = pick(
            f"let the agent make its next call in OpenCode, or `git stash store {sha[:12]}` before git removes it",
            f"请让代理在 OpenCode 中进行下一次调用，或在 git 清理前运行 `git stash store {sha[:12]}`",
        )
        yield Finding("ground", "warn", text, fix)
    if ground.unlisted:
        one = ground.unlisted[0]
        text = pick(
            f"no longer in the stash list: {_named(ground.unlisted)}", f"已不在 stash 列表中：{_named(ground.unlisted)}"
        )
        fix = pick(
            f"nothing is lost: `git stash store {one.sha[:12]}` lists it again, and `intervention undo {one.operation}`"
            " works",
            f"没有丢失内容：`git stash store {one.sha[:12]}` 可重新列出，`intervention undo {one.operation}` 可用",
        )
        yield Finding("ground", "note", text, fix)


def _named(states: Sequence[SafetyState]) -> str:
    return ", ".join(one.operation for one in states[:_SHOWN]) + (", …" if len(states) > _SHOWN else "")
