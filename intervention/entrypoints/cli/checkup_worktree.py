"""What `doctor` finds about one worktree: the run, the log's chain, the ledger against the disk, what waits."""

from __future__ import annotations

from collections.abc import Iterator

from intervention import __version__
from intervention.core.messages import show_path
from intervention.effects import report_health
from intervention.effects.repo import Repository
from intervention.effects.report_log import list_runs, read_log
from intervention.effects.report_run import read_state
from intervention.entrypoints.cli import checkup_ground, checkup_others, overview, wording
from intervention.entrypoints.cli.checkup import Finding
from intervention.entrypoints.cli.language import pick
from intervention.entrypoints.cli.overview import Overview

_MOST_RUNS = 20
_LARGE = 1024 * 1024 * 1024


def check_worktree(repo: Repository) -> Iterator[Finding]:
    """Raises OSError where the state folder cannot be read at all."""
    ledger = report_health.look_at_ledger(repo)
    yield from _ledger(ledger)
    if not ledger.problems:
        seen = overview.look(repo)
        yield from _state(seen)
        if seen.run is not None:
            yield from checkup_others.check_inherited(repo, seen.run)
        yield from _live(seen)
        yield from _waiting(seen)
        yield from checkup_ground.check_ground(repo, seen)
    yield from _chains(repo)
    yield from _folder(repo)
    yield from checkup_others.check_others(repo)


def _ledger(seen: report_health.LedgerSeen) -> Iterator[Finding]:
    if seen.problems:
        text = pick(f"it cannot be read: {seen.problems[0]}", f"无法读取：{seen.problems[0]}")
        fix = pick(
            "move ledger.db aside in the state folder; the manifests in quarantine/ still say where each file belongs",
            "请把状态目录中的 ledger.db 移开；quarantine/ 中的清单仍记录每个文件的位置",
        )
        yield Finding("ledger", "bad", text, fix)
        return
    if seen.interrupted:
        text = pick(f"interrupted: {', '.join(seen.interrupted[:5])}", f"被中断：{'、'.join(seen.interrupted[:5])}")
        fix = pick(
            "run any command that acts, such as `intervention undo`; it is settled first",
            "运行任何会执行操作的命令（如 `intervention undo`）；会先处理它",
        )
        yield Finding("ledger", "warn", text, fix)
    if seen.missing:
        count = len(seen.missing)
        text = pick(
            f"no longer on the disk: {wording.counted(count, 'kept version')}, first {seen.missing[0]}",
            f"{count} 个保存的版本已不在磁盘上，首个为 {seen.missing[0]}",
        )
        yield Finding("ledger", "bad", text, _bring_back(seen))
    if seen.strays:
        text = pick(
            f"kept without a record: {', '.join(seen.strays[:5])}", f"有保存内容但无记录：{'、'.join(seen.strays[:5])}"
        )
        fix = pick(
            "look into quarantine/ in the state folder; `intervention gc` removes old ones",
            "请查看状态目录中的 quarantine/；`intervention gc` 会清理旧的",
        )
        yield Finding("ledger", "warn", text, fix)
    if not seen.exists:
        yield Finding("ledger", "ok", pick("none yet, since nothing was done here", "尚无账本，这里还没有操作"))
    elif not (seen.interrupted or seen.missing or seen.strays):
        yield Finding("ledger", "ok", pick("sound, and as the disk has it", "完好，且与磁盘一致"))


def _bring_back(seen: report_health.LedgerSeen) -> str:
    """What was taken away was in the safety state before: in its tree, or among its untracked files."""
    if seen.missing_state is None:
        return pick("bring them back from a backup; their undo will be refused", "请从备份恢复；对应的撤销会被拒绝")
    state, path = seen.missing_state[:12], show_path(seen.missing[0].partition("/files/")[2])
    return pick(
        f"the safety state may still hold it: `git show {state}^3:{path}` or `git show {state}:{path}`; the undo will"
        " be refused",
        f"安全状态可能仍保存该内容：`git show {state}^3:{path}` 或 `git show {state}:{path}`；对应的撤销会被拒绝",
    )


def _state(seen: Overview) -> Iterator[Finding]:
    if seen.state.condition == "damaged":
        text = pick("state.json cannot be read", "state.json 无法读取")
        fix = pick(
            "keep OpenCode running if it is: the plugin writes it again; else move the file aside and start a new run",
            "若 OpenCode 正在运行请勿关闭：插件会重新写入；否则请移开该文件并开始新的运行",
        )
        yield Finding("state", "bad", text, fix)
    elif seen.run is None:
        yield Finding("run", "ok", pick("none is live here", "这里没有进行中的运行"))
    else:
        where = pick(f"phase {seen.run.phase}", f"阶段 {seen.run.phase}")
        yield Finding("run", "ok", f"{seen.run.run_id}, {where}, {wording.status_name(seen.run.status)}")


def _live(seen: Overview) -> Iterator[Finding]:
    if seen.run is None:
        text = pick("whether it is live shows once a run has begun here", "运行开始后才能看出是否在线")
        yield Finding("guard", "ok", text)
        return
    live = seen.log.live
    if live is None:
        text = pick("the guard was never seen live in this run", "本次运行中守卫从未在线")
        fix = pick(
            "start OpenCode without --pure, and anew after installing", "请不带 --pure 启动 OpenCode；安装后须重启"
        )
        yield Finding("guard", "bad", text, fix)
        return
    at, plugin = wording.moment(live.get("ts")), str(live["detail"].get("plugin_version"))
    if plugin != __version__:
        text = pick(
            f"the plugin that is live is {plugin}, this engine {__version__}",
            f"在线插件为 {plugin}，引擎为 {__version__}",
        )
        fix = pick(
            "run `intervention install`, then start OpenCode anew", "请运行 `intervention install`，然后重启 OpenCode"
        )
        yield Finding("guard", "bad", text, fix)
    else:
        yield Finding("guard", "ok", pick(f"live, last session {at}", f"在线，最近会话 {at}"))
    last = seen.log.last_degraded
    if last is not None:
        parts = ", ".join(f"{what} {count}" for what, count in sorted(seen.log.degraded.items()))
        text = pick(
            f"degraded: {parts}; last: {last['detail'].get('message')}",
            f"降级：{parts}；最近：{last['detail'].get('message')}",
        )
        fix = pick(
            "see to what is named; open violations are looked at again at the next checkpoint",
            "请处理所提到的问题；未解决的违规会在下一个检查点重新检查",
        )
        yield Finding("guard", "warn", text, fix)


def _waiting(seen: Overview) -> Iterator[Finding]:
    for one in seen.waiting:
        yield Finding("decision", "note", one.id, f"intervention decide {one.id}")
    if seen.requests:
        text = pick(
            f"{wording.counted(len(seen.requests), 'answer')} not taken up by the guard yet",
            f"{len(seen.requests)} 项答复守卫尚未处理",
        )
        fix = pick("let the agent make its next call in OpenCode", "请让代理在 OpenCode 中进行下一次调用")
        yield Finding("decision", "note", text, fix)


def _chains(repo: Repository) -> Iterator[Finding]:
    broken = False
    state = read_state(repo)
    for run_id in list_runs(repo)[-_MOST_RUNS:]:
        is_live = state.run is not None and state.run.run_id == run_id
        wanted = [state.head] if is_live and state.head is not None else []
        log = read_log(repo, run_id, wanted)
        is_cut = len(log.met) < len(wanted)
        if log.broken_at is None and not is_cut:
            continue
        broken = True
        where = pick(f"line {log.broken_at}", f"第 {log.broken_at} 行") if log.broken_at else pick("its end", "末尾")
        text = pick(f"the log of {run_id} was changed from outside at {where}", f"{run_id} 的日志在{where}被外部改动")
        fix = pick(
            "compare it with a backup; what it says from there on proves nothing", "请与备份比较；此后的内容不足为凭"
        )
        yield Finding("log", "bad", text, fix)
    if not broken:
        yield Finding("log", "ok", pick("every line continues the one before it", "各行首尾相接"))


def _folder(repo: Repository) -> Iterator[Finding]:
    if not report_health.is_private(repo):
        text = pick(f"others can look into {repo.state}", f"其他用户可以查看 {repo.state}")
        yield Finding("folder", "warn", text, f"chmod 700 {repo.state}")
    size = report_health.measure(repo.state)
    shown = f"{size / (1024 * 1024):.1f} MiB"
    if size > _LARGE:
        text = pick(f"the state folder takes {shown}", f"状态目录占用 {shown}")
        yield Finding("folder", "note", text, "intervention gc --dry-run")
    else:
        yield Finding("folder", "ok", pick(f"{shown} of state, quarantine and logs", f"状态、隔离区与日志共 {shown}"))
